import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { DevProject } from '../support/devProject'
import { startWorkbench } from '../support/workbenchServer'
import { cards, expect, expectSamePage, navigation, searchOf, test } from './developing'
import { clipPage, hasMark, leaveMark, openAs } from './actions'
import { said } from './said'
import { expectAccessible } from './studio'
import { changes, contacts, hideUnlessNewFlag, inspector, line, open, stage } from './workbenchPage'

const flags = 'manifest/flags.yaml'
const words = 'manifest/text/en.yaml'
const footage = 'manifest/features/footage.yaml'
const contactsArea = 'manifest/features/contacts.yaml'

const entry = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
const mistakes = (page: Page) => page.getByRole('alertdialog')

/** Makes a call as the page does. */
function ask(
  page: Page,
  call: string,
  clientRequest: object,
): Promise<{ errorCode?: string; errorMessage?: string; status: string }> {
  return page.evaluate(
    async ([path, body]) => {
      const { at } = JSON.parse(localStorage.getItem('auth.session') ?? '{}') as { at: string }
      const headers = { authorization: `Bearer ${at}`, 'content-type': 'application/json' }
      const reply = await fetch(`/rest/secure/service/${path}`, { method: 'POST', headers, body })
      return reply.json()
    },
    [call, JSON.stringify({ clientRequest })] as const,
  )
}

const narrowedToVendors = '{ roles: [cm], flags: { proEditVendor: true } }'

test('an entry hidden in YAML vanishes and comes back; the page keeps its state', async ({
  clips,
  project,
}) => {
  await expect(entry(clips, 'Files')).toBeVisible()
  project.edit(
    navigation,
    '- route: files.list',
    `- { route: files.list, access: ${narrowedToVendors} }`,
  )
  await expect(entry(clips, 'Files')).toBeHidden()
  await expectSamePage(clips)
  project.undo()
  await expect(entry(clips, 'Files')).toBeVisible()
  await expectSamePage(clips)
})

test('words change in the menu, in the heading and in the title; focus stays', async ({
  clips,
  project,
}) => {
  project.edit(words, 'create.footage: Footage', 'create.footage: Media')
  await expect(entry(clips, 'Media')).toBeVisible()
  await expect(clips).toHaveTitle(/^Media ·/)
  await expectSamePage(clips)
  await expect(searchOf(clips)).toBeFocused()
  // So do those that came with the screen.
  project.edit('manifest/text/en/footage.yaml', 'upload: Upload footage', 'upload: Send footage')
  await expect(clips.getByRole('button', { name: 'Send footage' })).toBeVisible()
  await expectSamePage(clips)
})

test('an open dialog and a playing film stay as they are', async ({ clips, project }) => {
  await cards(clips).first().click()
  const film = clipPage(clips).locator('video')
  await clipPage(clips).getByRole('button', { name: /^Play/ }).first().click()
  const at = () => film.evaluate((video: HTMLVideoElement) => video.currentTime)
  await expect.poll(at).toBeGreaterThan(0.3)
  const before = await film.elementHandle()
  const playedBefore = await at()
  project.edit(words, 'create.footage: Footage', 'create.footage: Media')
  project.edit(
    navigation,
    '- route: files.list',
    `- { route: files.list, access: ${narrowedToVendors} }`,
  )
  await expect(clips).toHaveTitle(/ · Media · /)
  // It still plays, or has ended in the meantime.
  expect(await at()).toBeGreaterThan(playedBefore)
  expect(await film.evaluate((video, old) => video === old, before)).toBe(true)
  expect(await hasMark(clips)).toBe(true)
})

test('columns and words of a screen drawn from YAML change; what was typed into its panel stays', async ({
  clips,
  project,
}) => {
  await clips.setViewportSize({ width: 1900, height: 900 })
  await clips.goto('/users/list?open=new')
  const title = clips.getByRole('textbox', { name: 'Job title' })
  const header = (name: string) => clips.getByRole('columnheader', { name })
  await expect(header('Last sign-in')).toBeVisible()
  await clips.locator('summary', { hasText: 'More' }).click()
  await title.fill('Gaffer')
  await leaveMark(clips)
  project.edit('manifest/features/audience.yaml', 'lastSignInAt, openTasks]', 'openTasks]')
  await expect(header('Last sign-in')).toBeHidden()
  project.edit('manifest/text/en/audience.yaml', 'department: Department', 'department: Team')
  await expect(header('Team')).toBeVisible()
  await expect(clips.getByRole('textbox', { name: 'Team' })).toBeVisible()
  await expect(title).toHaveValue('Gaffer')
  await expect(title).toBeFocused()
  expect(await hasMark(clips)).toBe(true)
})

test('who stands on a route that is narrowed is led away, and its deep link is refused', async ({
  clips,
  project,
}) => {
  const route = 'title: nav.audience.contacts, icon: contact'
  await clips.goto('/audience/contacts')
  await expect(clips).toHaveTitle(/^Contacts ·/)
  await leaveMark(clips)
  project.edit(contactsArea, route, `${route}, access: ${narrowedToVendors}`)
  await expect(clips).toHaveURL(/\/home\/library$/)
  await said(clips, 'Contacts')
  expect(await hasMark(clips)).toBe(true)

  await clips.goto('/audience/contacts')
  await expect(clips).toHaveURL(/\/home\/library$/)
})

test('a mistake stands over the page and in the terminal, and goes when it is mended', async ({
  clips,
  project,
}) => {
  project.edit(navigation, '- route: files.list', '- route: files.lisst')
  await expect(mistakes(clips)).toContainText('There is no route files.lisst.')
  await expect(mistakes(clips)).toContainText('Did you mean files.list?')
  await expect(mistakes(clips)).toContainText(/manifest\/navigation\.yaml:\d+:\d+/)
  await expect(mistakes(clips)).toContainText('^^^^^^^^^^^')
  expect(project.said()).toMatch(/^manifest\/navigation\.yaml:\d+:\d+ ROUTE-UNKNOWN /m)
  await expect(entry(clips, 'Files')).toBeVisible()
  await expectSamePage(clips)
  await expect(searchOf(clips)).toBeFocused()
  for (const colorScheme of ['light', 'dark'] as const) {
    await clips.emulateMedia({ colorScheme })
    await expectAccessible(clips)
  }
  project.undo()
  await expect(mistakes(clips)).toBeHidden()
  await expectSamePage(clips)
})

test('the mistakes are reached by the keyboard, dismissed, and told again to a new page', async ({
  clips,
  project,
}) => {
  await searchOf(clips).blur()
  project.edit(navigation, '- route: files.list', '- route: files.lisst')
  await expect(mistakes(clips)).toBeFocused()
  await clips.keyboard.press('Tab')
  await expect(mistakes(clips).getByRole('button', { name: 'Dismiss' })).toBeFocused()
  await clips.keyboard.press('Tab')
  await expect(mistakes(clips).getByRole('button', { name: /^manifest/ })).toBeFocused()
  await clips.keyboard.press('Escape')
  await expect(mistakes(clips)).toBeHidden()
  await clips.reload()
  await expect(mistakes(clips)).toBeVisible()
})

test('the running server follows: what a call admits, who may make it, and what a failure says', async ({
  clips,
  project,
}) => {
  const nothing = { clipId: 'no clip at all' }
  expect(await ask(clips, 'clip/cancelClipUpload', nothing)).toMatchObject({ status: 'Ok' })

  project.edit(
    footage,
    'clipId: { type: string, minLength: 1, maxLength: 64 }',
    'clipId: { type: string, minLength: 1, maxLength: 5 }',
  )
  await expect
    .poll(async () => (await ask(clips, 'clip/cancelClipUpload', nothing)).errorCode)
    .toBe('malformedRequest')
  project.edit(words, "malformedRequest: '", "malformedRequest: 'In other words: ")
  await expect
    .poll(async () => (await ask(clips, 'clip/cancelClipUpload', nothing)).errorMessage)
    .toMatch(/^In other words/)
  project.undo()
  await expect
    .poll(async () => (await ask(clips, 'clip/cancelClipUpload', nothing)).status)
    .toBe('Ok')
})

test('a new flag restarts the server alone; calls wait for it, and the page goes on', async ({
  clips,
  project,
}) => {
  const before = startsOf(project)
  const flag = '  hideOrganization:'
  for (const language of ['en', 'de']) {
    const word = '          hideOrganization:'
    const file = `manifest/text/${language}/super-admin.yaml`
    project.edit(file, word, `          mayRest: Rest\n${word}`)
  }
  project.edit(
    flags,
    flag,
    `  mayRest: { default: true, from: decided, meaning: A flag of this test. }\n${flag}`,
  )
  project.edit(
    navigation,
    '- route: files.list',
    '- { route: files.list, access: { roles: [cm, cc], flags: { mayRest: false } } }',
  )
  await expect(entry(clips, 'Files')).toBeHidden()
  expect(await ask(clips, 'clip/listClips', {})).toMatchObject({ status: 'Ok' })
  await expect.poll(() => startsOf(project)).toBe(before + 1)
  await isLive(project)
  expect(await ask(clips, 'clip/listClips', {})).toMatchObject({ status: 'Ok' })
  await expectSamePage(clips)
  await restarting(project, () => project.undo())
})

const startsOf = (project: DevProject) => project.said().match(/Studio is ready/g)?.length ?? 0

const isLive = (project: DevProject) =>
  expect
    .poll(() => project.said().trimEnd().split('\n').at(-1))
    .toMatch(/^The page is live at http:\/\/localhost:\d+\/$/)

/** What another test asks is answered by the server that is started now. */
async function restarting(project: DevProject, act: () => void | Promise<void>): Promise<void> {
  const before = startsOf(project)
  await act()
  await expect.poll(() => startsOf(project)).toBeGreaterThan(before)
  await isLive(project)
}

const commentsOf = (text: string) => text.split('\n').filter((each) => /^\s*#/.test(each))

test('Contacts are hidden from cm unless a new flag is set, and shown again', async ({
  page: product,
  context,
  project,
}) => {
  const read = (file: string) => readFileSync(join(project.root, file), 'utf8')
  const [navigationBefore, flagsBefore] = [read(navigation), read(flags)]
  await openAs(product, 'cm', '/users/list')
  const shown = entry(product, 'Contacts')
  await expect(shown).toBeVisible()

  const workbench = await startWorkbench(project.root)
  const page = await context.newPage()
  await open(page, `${workbench.origin}/?roles=cm`)
  await line(page, 'Audience').click()
  await stage(page).getByRole('link', { name: 'Contacts', exact: true }).click()
  await expect(inspector(page).getByText(contacts, { exact: true })).toBeVisible()
  await expect(inspector(page).getByText('Visible in this lens')).toBeVisible()

  await hideUnlessNewFlag(page)
  await expect(inspector(page).getByText('Hidden in this lens')).toBeVisible()
  await expect(stage(page).getByRole('link', { name: 'Contacts', exact: true })).toBeHidden()
  await changes(page).getByRole('button', { name: '2 changes' }).click()
  const effects = changes(page).getByRole('region', { name: 'Who gains, who loses' })
  await expect(effects.getByRole('listitem')).toHaveText([
    /Loses.*Campaign manager.*contacts.*!showContacts/,
  ])
  await expect(changes(page).getByRole('region', { name: 'YAML' })).toContainText('+')

  await page.getByRole('button', { name: /^\d flags? set|No flag set/ }).click()
  await page.getByRole('checkbox', { name: /^showContacts/ }).check()
  await page.keyboard.press('Escape')
  await expect(stage(page).getByRole('link', { name: 'Contacts', exact: true })).toBeVisible()

  await restarting(project, () => page.keyboard.press('Control+s'))
  await expect(changes(page)).toBeHidden()
  expect(read(navigation)).toContain('showContacts: true')
  expect(read(flags)).toContain('showContacts:')
  expect(commentsOf(read(navigation))).toEqual(commentsOf(navigationBefore))
  await expect(shown).toBeHidden()

  await restarting(project, () => page.getByRole('button', { name: /^Undo:/ }).click())
  await expect.poll(() => read(navigation)).toBe(navigationBefore)
  expect(read(flags)).toBe(flagsBefore)
  await expect(shown).toBeVisible()
  await workbench.stop()
})

test('a constant may be in use already: the page starts anew and says why', async ({
  clips,
  project,
}) => {
  const reported = clips.waitForEvent('console', (message) =>
    message.text().includes('starts anew'),
  )
  project.edit('manifest/app.yaml', 'undoMs: { value: 8000', 'undoMs: { value: 9000')
  expect((await reported).text()).toContain('undoMs')
  // During a reload the page cannot answer.
  await expect(async () => expect(await hasMark(clips)).toBe(false)).toPass()
  // The server restarts too, and the calls of the new page wait for it.
  await expect(searchOf(clips)).toHaveValue('interview')
})
