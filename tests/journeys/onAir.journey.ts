// A film from a template to the air: recorded, built, rendered, talked about, changed, approved, published, downloaded.
import { join } from 'node:path'
import type { Story } from '../../generated/facts/features/templates'
import type { Locator, Page } from '@playwright/test'
import { said as answerOf } from '../support/numberedFilms'
import { openRecorder, rail } from './actions'
import { ask, signInOverHttp } from './api'
import { record, recordedFor, review } from './recorderPage'
import { said } from './said'
import { keepSession } from './session/stored'
import { expect, expectAccessible, test, type Studio } from './studio'

// Who waits for whose yes is counted in menus.
test.use({ house: 'on air' })

const cut = { kind: 'cut', frames: 0 } as const
const story = {
  parts: [
    {
      id: 'title',
      kind: 'title',
      label: 'Title',
      lengthMs: 1_000,
      text: { style: 'titleCentre', fields: { title: 'The pier', subtitle: '' } },
      isOpen: true,
      join: cut,
    },
    {
      id: 'who',
      kind: 'slot',
      label: 'Who speaks',
      direction: 'Head and shoulders, quiet room.',
      required: true,
      minMs: 500,
      maxMs: 2_000,
      lowerThird: 'lowerThirdBar',
      join: cut,
    },
  ],
  may: ['reorder', 'addBlocks', 'music'],
} as const

test('a film goes from a template to the air, and version 2 shows what changed', async ({
  page,
  browser,
  studio,
}) => {
  await writeTemplate(studio.origin)
  await openRecorder(page)
  await record(page).click()
  await recordedFor(page, 5)
  await page.keyboard.press('r')
  await expect(review(page)).toBeVisible()
  await page.getByRole('textbox', { name: 'Title' }).fill('Said at the pier')
  await page.keyboard.press('Control+Enter')
  await expect(page).toHaveURL(/\/clips\/list/)

  // The bytes are still on their way.
  await rail(page).getByRole('link', { name: 'Create' }).click()
  await page.getByRole('button', { name: 'New program' }).first().click()
  await page.getByLabel('Title', { exact: true }).fill('Pier hours')
  await page.getByRole('combobox', { name: 'Template' }).fill('Short story')
  await page.getByRole('option', { name: 'Short story' }).click()
  await page.keyboard.press('Control+s')
  const program = page.getByRole('region', { name: 'Pier hours' })
  const strip = program.getByRole('region', { name: 'What the program consists of' })
  const block = program.getByRole('region', { name: 'The block' })
  await strip.getByRole('button', { name: /^Who speaks/ }).click()
  await program.getByRole('button', { name: 'Put in Said at the pier' }).click()
  await block.getByLabel('To', { exact: true }).fill('1.5')
  await block.getByLabel('To', { exact: true }).press('Enter')
  await block.getByLabel('Name', { exact: true }).fill('Chloe Brandt')
  await block.getByLabel('Role').fill('Content creator')
  await program.getByText('Music', { exact: true }).click()
  await program.getByRole('button', { name: 'Put in Slow tide' }).click()
  await expect(program.getByRole('button', { name: 'Remove the music' })).toBeVisible()
  await program.getByRole('button', { name: 'Make version 1' }).click()
  await expect(program.getByRole('button', { name: 'Watch' })).toBeVisible()

  await program.getByRole('link', { name: 'Review and approve' }).click()
  await askForApproval(page)
  const manager = await (await browser.newContext({ viewport: page.viewportSize() })).newPage()
  await keepSession(manager.context(), 'cm')
  await openAsked(manager, 1)
  await sayOfRange(manager, 'Say where it is')
  await manager.getByRole('button', { name: 'Ask for changes' }).click()
  const why = manager.getByRole('dialog')
  await why.getByLabel('What has to be changed').fill('See the comment')
  await why.getByRole('button', { name: 'Ask for changes' }).click()
  await expect(manager.getByRole('main')).toContainText('Changes asked for')

  await page.reload()
  await expect(page.getByRole('main')).toContainText('Say where it is')
  await page.getByRole('link', { name: 'To the program' }).click()
  await strip.getByRole('button', { name: /title, 1 s, 1 of 2/ }).click()
  await block.getByLabel('Words').fill('The pier in winter')
  await program.getByRole('button', { name: 'Make version 2' }).click()
  await expect(program.getByRole('button', { name: 'Watch' })).toHaveCount(2)
  await program.getByRole('link', { name: 'Review and approve' }).click()
  await page.getByRole('button', { name: 'Changes' }).click()
  await page.getByRole('button', { name: 'Compare with version 1' }).click()
  const changed = page.getByRole('row').filter({ hasText: 'The pier in winter' })
  await expect(changed).toContainText('“The pier”')
  const films = page.locator('video')
  await expect(films).toHaveCount(2)
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  for (const film of await films.all())
    await expect
      .poll(() => film.evaluate(({ currentTime }: HTMLVideoElement) => currentTime))
      .toBeGreaterThan(2)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Captions', exact: true }).click()
  await expect(page.getByText('One clip has no captions:')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Said at the pier' })).toBeVisible()

  await askForApproval(page)
  await openAsked(manager, 2)
  await manager.getByRole('button', { name: 'Resolve' }).click()
  await expect(manager.getByRole('main')).toContainText('Open 0')
  await manager.getByRole('button', { name: 'Approve', exact: true }).click()
  await manager.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click()
  await expect(manager.getByRole('main')).toContainText('Approved')
  await page.reload()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const toAir = page.getByRole('dialog')
  await toAir.getByRole('button', { name: 'Publish' }).click()
  // What is said in it cannot be read.
  await expect(toAir.getByRole('link', { name: 'Said at the pier' })).toBeVisible()
  await toAir.getByRole('button', { name: 'Publish anyway' }).click()
  await expect(toAir).toBeHidden()
  await said(page, 'Published')
  await expect(page.getByRole('main').getByText('Published', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Unpublish' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeHidden()

  await page.getByRole('link', { name: 'To the program' }).click()
  const [first, second] = [await filmOf(program, 1, studio), await filmOf(program, 2, studio)]
  expect(streamsOf(second)).toEqual(['h264,75', expect.stringMatching(/^aac,/)])
  // What is said is brought to -16; under the title there is only music, 9 dB quieter.
  const loudness = loudnessOf(second)
  expect(loudness).toBeGreaterThan(-25)
  expect(loudness).toBeLessThan(-15)
  // Nothing but the title was drawn again.
  const [was, is] = [framesOf(first), framesOf(second)]
  expect(was).toHaveLength(75)
  expect(is.slice(30)).toEqual(was.slice(30))
  expect(is[15]).not.toBe(was[15])

  await chooseOf(program, 1, 'Bring back')
  await said(page, 'as it was in version 1')
  await expect(strip.getByRole('button', { name: /^The pier, title/ })).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(strip.getByRole('button', { name: /^The pier in winter, title/ })).toBeVisible()
})

async function chooseOf(program: Locator, version: number, act: string): Promise<void> {
  const name = `More for version ${version}`
  await program.getByRole('button', { name }).click()
  await program.page().getByRole('group', { name }).getByRole('menuitem', { name: act }).click()
}

/** What somebody downloads of a version. */
async function filmOf(program: Locator, version: number, { folder }: Studio): Promise<string> {
  const page = program.page()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    chooseOf(program, version, 'Download'),
  ])
  expect(download.suggestedFilename()).toBe(`Pier hours ${version}.mp4`)
  const path = join(folder, `on-air-${version}.mp4`)
  await download.saveAs(path)
  return path
}

const asked = (path: string, entries: string, ...more: string[]) =>
  answerOf('ffprobe', '-v', 'error', ...more, '-show_entries', entries, '-of', 'csv=p=0', path)

const streamsOf = (path: string) => asked(path, 'stream=codec_name,nb_frames')

/** LUFS, of the whole film. */
const loudnessOf = (path: string) =>
  Number(
    asked(`amovie=${path},ebur128=metadata=1`, 'frame_tags=lavfi.r128.I', '-f', 'lavfi').at(-1),
  )

/** A hash of each picture. */
const framesOf = (path: string) =>
  answerOf('ffmpeg', '-v', 'error', '-i', path, '-map', '0:v', '-f', 'framemd5', '-')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split(',').at(-1)!.trim())

async function openAsked(page: Page, version: number): Promise<void> {
  await page.goto('/tasks/approvals')
  const rows = page.getByRole('row').filter({ hasText: 'Pier hours' })
  await rows
    .filter({ hasText: `Version ${version}` })
    .getByRole('link', { name: 'Pier hours' })
    .click()
}

async function askForApproval(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ask for approval' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Policy').selectOption('Communications')
  await expect(dialog.getByRole('region', { name: 'Who approves' })).toContainText('Mira Lindqvist')
  await dialog.getByRole('button', { name: 'Ask for approval' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Withdraw' })).toBeVisible()
}

/** From where the film stands to a second later. */
async function sayOfRange(page: Page, words: string): Promise<void> {
  const film = page.locator('video')
  await expect
    .poll(() => film.evaluate(({ duration }: HTMLVideoElement) => duration))
    .toBeGreaterThan(2)
  await page.keyboard.press('i')
  await film.evaluate((video: HTMLVideoElement) => {
    video.currentTime = 1
  })
  await page.keyboard.press('o')
  const box = page.getByLabel('Say something about this moment')
  await box.fill(words)
  await box.press('Control+Enter')
  await expect(page.getByRole('main')).toContainText(/0:00.* – 0:01/)
}

async function writeTemplate(origin: string): Promise<void> {
  const { access_token: token } = await signInOverHttp(origin, 'cm')
  const { templateId } = await ask<{ templateId: string }>(origin, token, 'templates/addTemplate', {
    values: { title: 'Short story' },
  })
  const read = await ask<{ story: Story; storyRev: number }>(origin, token, 'templates/getStory', {
    templateId,
  })
  const { storyRev } = await ask<{ storyRev: number }>(origin, token, 'templates/saveStory', {
    templateId,
    storyRev: read.storyRev,
    story: { ...read.story, ...story },
  })
  await ask(origin, token, 'templates/publishTemplate', { templateId, storyRev })
}
