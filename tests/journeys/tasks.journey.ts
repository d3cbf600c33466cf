// From a shot to the place of a program: what one person plans, another records, until it is accepted.
import type { Page } from '@playwright/test'
import { openAs, readyToRecord, savedText } from './actions'
import { ask, signInOverHttp } from './api'
import { filmOf, leaveTake } from './leftTakes'
import { record, recordedFor, review } from './recorderPage'
import { said } from './said'
import { keepSession } from './session/stored'
import { expect, expectAccessible, test } from './studio'

test.use({ house: 'tasks' })

const title = 'Why I stayed'
const taskIn = (page: Page) =>
  page
    .getByRole('navigation', { name: /^(Recording Tasks|To review)$/ })
    .getByRole('button', { name: title })
const act = (page: Page, name: RegExp | string) => page.getByRole('button', { name })

/** Records a take for the task that stands open, and comes back to it. */
async function recordTake(page: Page): Promise<void> {
  await act(page, /^Record/).click()
  await expect(page).toHaveURL(/\/tasks\/record\//)
  await readyToRecord(page)
  await record(page).click()
  await recordedFor(page, 1)
  await page.keyboard.press('r')
  await expect(review(page)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(title)
  await page.keyboard.press('Control+Enter')
  await expect(page).toHaveURL(/\/tasks\/ctr\/task\//)
}

/** Plans one shot, makes a draft that waits for it, and asks Chloe to record it. */
async function planAndAsk(page: Page): Promise<string> {
  await openAs(page, 'cm', '/storyboards/list')
  await act(page, 'New storyboard').first().click()
  await page.getByLabel('Title', { exact: true }).fill('Why we stay')
  await page.keyboard.press('Control+s')
  await act(page, 'Add a shot').click()
  const shot = page.getByRole('region', { name: 'Shot', exact: true })
  await shot.getByLabel('Title').fill(title)
  await shot.getByLabel('Script').fill('I came for six months.')
  await expect(savedText(page)).toBeVisible()
  await act(page, 'Assign').click()
  const asking = page.getByRole('dialog')
  await asking.getByRole('combobox', { name: 'Person' }).fill('Chloe')
  await page.getByRole('option', { name: /Chloe/ }).click()
  await asking.getByRole('button', { name: /^Ask Chloe .* for 1 recording/ }).click()
  await expect(page.getByRole('strong').filter({ hasText: '0 of 1 accepted' })).toBeVisible()
  await act(page, 'Assemble program').click()
  await expect(page).toHaveURL(/\/myprograms\/edit\//)
  return page.url()
}

test('the recorder of a task shows what is asked for, its limits and shape, and a take that was cut off, which is added to the task', async ({
  page,
  browser,
  studio,
}) => {
  const asker = await signInOverHttp(studio.origin, 'cm')
  const { userUUID } = await signInOverHttp(studio.origin, 'cc')
  const name = 'Upright hello'
  const { taskId } = await ask<{ taskId: string }>(
    studio.origin,
    asker.access_token,
    'tasks/addRecordingTask',
    {
      values: {
        title: name,
        instructions: 'Head and shoulders',
        words: 'Look into the lens',
        orientation: 'portrait',
        minSeconds: 3,
        maxSeconds: 30,
        askedOf: [userUUID],
      },
    },
  )
  await page.context().grantPermissions(['camera', 'microphone'])
  await openAs(page, 'cc', '/tasks/ctr')
  await leaveTake(page, filmOf(studio.folder), [], { taskId, taskTitle: name })
  await page.goto(`/tasks/record/${taskId}`)
  await readyToRecord(page)
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  const brief = page.getByRole('region', { name: 'Brief' })
  for (const line of ['Head and shoulders', 'Look into the lens', '00:03 to 00:30 requested'])
    await expect(brief).toContainText(line)
  await expect(page.getByText('Portrait is requested: keep inside the frame')).toHaveCount(2)
  await expect(page.getByText('Your take of 00:02 is still here')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Watch', exact: true }).click()
  await expect(review(page)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(name)
  await expect(page.getByText('Portrait was requested')).toBeVisible()
  await expect(page.getByText('Shorter than requested')).toBeVisible()
  // A take is added to the task; it is handed in only by submitting it there.
  await expect(act(page, /^Add to the task/)).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(page).toHaveURL(/\/tasks\/ctr\/task\//)
  await expect(act(page, /^Submit take 1/)).toBeVisible()

  await act(page, /^Decline/).click()
  const declining = page.getByRole('dialog')
  await declining.getByText('No time').click()
  await declining.getByRole('button', { name: /^Decline/ }).click()
  const manager = await (await browser.newContext({ baseURL: studio.origin })).newPage()
  await openAs(manager, 'cm', `/tasks/ctr/task/${taskId}`)
  await act(manager, 'Ask somebody else').first().click()
  await expect(manager.getByRole('dialog', { name: 'Ask somebody else' })).toBeVisible()
  await manager.context().close()
})

const whenThere = (begin: string) =>
  [...document.querySelectorAll('button')].some((button) =>
    button.getAttribute('aria-label')?.startsWith(begin),
  ) && Date.now()

/** When a page shows a button whose name begins so, looked for at each of its frames. */
const seenAt = async (page: Page, name: string): Promise<number> =>
  Number(await (await page.waitForFunction(whenThere, name)).jsonValue())

test('a shot is planned, recorded, asked for again, accepted, comes into its program at once, and goes on air', async ({
  page,
  browser,
  studio,
}) => {
  const programUrl = await planAndAsk(page)
  const program = await page.context().newPage()
  await program.goto(programUrl)
  const inStrip = (kind: string) => program.getByRole('button', { name: `${title}, ${kind}` })
  await expect(inStrip('empty slot')).toBeVisible()

  const elsewhere = await browser.newContext({
    baseURL: studio.origin,
    permissions: ['camera', 'microphone'],
    viewport: { width: 1600, height: 900 },
  })
  await keepSession(elsewhere, 'cc', {
    beside: ({ userUUID }) => ({
      [`pref.recorder.${userUUID}`]: JSON.stringify({ countdown: 0, height: 720 }),
    }),
  })
  const creator = await elsewhere.newPage()
  await creator.goto('/tasks/ctr')
  await taskIn(creator).click()
  await expect(creator.getByText('I came for six months.')).toBeVisible()
  await expectAccessible(creator)
  await recordTake(creator)
  await act(creator, /^Submit take 1/).click()
  await expect(taskIn(creator)).toBeHidden()

  await page.goto('/tasks/ctr/review')
  await taskIn(page).click()
  await expect(act(page, /^Accept take 1/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('textbox', { name: /^Note at/ }).fill('The fan starts here')
  await page.keyboard.press('Enter')
  const notes = page.getByRole('region', { name: 'Notes' })
  await expect(notes.getByText('The fan starts here')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('t')
  const retake = page.getByRole('complementary', { name: 'Ask for a retake' })
  await page.keyboard.press('2')
  await expect(retake.getByText('A quiet room, fan and door shut')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('A retake is asked for')).toBeVisible()
  await expect(taskIn(page)).toBeHidden()

  await creator.goto('/tasks/ctr')
  await taskIn(creator).click()
  await expect(creator.getByText('The fan starts here')).toBeVisible()
  await creator.getByRole('checkbox', { name: 'A quiet room, fan and door shut' }).check()
  await expect(creator.getByText('1 of 1 done')).toBeVisible()
  await recordTake(creator)
  await act(creator, /^Submit take 2/).click()
  await expect(taskIn(creator)).toBeHidden()

  await page.goto('/tasks/ctr/review')
  await taskIn(page).click()
  // Both takes stand beside each other, and the latest one is heard.
  await expect(act(page, 'Hear take 2')).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('1')
  await expect(act(page, 'Hear take 1')).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('2')
  const filled = seenAt(program, `${title}, clip`)
  const told = expect(page.getByText('Take 2 accepted, and put into “Why we stay”')).toBeVisible()
  const acceptedAt = Date.now()
  await page.keyboard.press('a')
  const tookMs = (await filled) - acceptedAt
  test.info().annotations.push({ type: 'accepted to filled slot', description: `${tookMs} ms` })
  // A second is the aim (work.md 8); machines that do other things meanwhile take longer.
  expect(tookMs).toBeLessThan(10_000)
  await told

  // What was asked of an earlier take is over.
  await creator.goto('/tasks/ctr/all')
  await creator.getByRole('row').getByText(title).click()
  await expect(creator.getByText('Accepted', { exact: true }).first()).toBeVisible()
  await expect(creator.getByText('A quiet room, fan and door shut')).toBeHidden()

  await act(program, 'Make version 1').click()
  await expect(act(program, 'Watch')).toBeVisible()
  await program.getByRole('link', { name: 'Review and approve' }).click()
  await program.getByRole('button', { name: 'Publish', exact: true }).click()
  const toAir = program.getByRole('dialog')
  await toAir.getByRole('button', { name: 'Publish' }).click()
  // What is said in it cannot be read.
  await toAir.getByRole('button', { name: 'Publish anyway' }).click()
  await said(program, 'Published')
})
