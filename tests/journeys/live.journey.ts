import type { Page } from '@playwright/test'
import { type DevProject, startDev } from '../support/devProject'
import { fillSignIn, hasMark, leaveMark, pressSignIn, signIn } from './hands'
import { expect, expectAccessible, test as base } from './studio'

/** What `npm run dev` promises: an edit of the manifest reaches the page that runs, and the page keeps its state. */
const test = base.extend<{ clips: Page }, { project: DevProject }>({
  project: [
    async ({ browser }, use) => {
      const project = await startDev()
      await warmUp(await browser.newPage({ baseURL: project.origin }))
      await use(project)
      await project.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ project }, use) => use(project.origin),
  // cm on the list of clips, with a search typed.
  clips: async ({ page, project }, use) => {
    await signIn(page, 'cm')
    await page.goto('/clips/list')
    await searchOf(page).fill('inter')
    await expect(cards(page)).toHaveCount(2)
    await leaveMark(page)
    await use(page)
    project.undo()
  },
})

/** The first visit is served while Vite still reads the sources: that takes its time. */
async function warmUp(page: Page): Promise<void> {
  page.setDefaultTimeout(120_000)
  await page.goto('/clips/list')
  await fillSignIn(page, 'cm')
  await pressSignIn(page)
  await cards(page).first().waitFor()
  await page.close()
}

const navigation = 'manifest/navigation.yaml'
const words = 'manifest/text/en.yaml'
const footage = 'manifest/features/footage.yaml'
const audience = 'manifest/features/audience.yaml'

const searchOf = (page: Page) => page.getByRole('searchbox')
const cards = (page: Page) => page.getByRole('gridcell')
const entry = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
const mistakes = (page: Page) => page.getByRole('alertdialog')

/** Nothing was loaded anew and nothing typed was lost. */
async function expectSamePage(page: Page): Promise<void> {
  expect(await hasMark(page)).toBe(true)
  await expect(page).toHaveURL(/\/clips\/list/)
  await expect(searchOf(page)).toHaveValue('inter')
}

/** A call as the page makes it. */
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
})

test('an open dialog and a playing film stay as they are', async ({ clips, project }) => {
  await cards(clips).first().click()
  const film = clips.getByRole('dialog').locator('video')
  await clips.getByRole('dialog').getByRole('button', { name: /^Play/ }).first().click()
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
  await expect(clips).toHaveTitle(/^Media ·/)
  // It plays on, or has come to its end meanwhile.
  expect(await at()).toBeGreaterThan(playedBefore)
  expect(await film.evaluate((video, old) => video === old, before)).toBe(true)
  expect(await hasMark(clips)).toBe(true)
})

test('who stands on a route that is narrowed is led away, and its deep link is refused', async ({
  clips,
  project,
}) => {
  const contacts = 'title: nav.audience.contacts, icon: contact, access: { roles: [cm] }'
  await clips.goto('/audience/contacts')
  await expect(clips).toHaveTitle(/^Contacts ·/)
  await leaveMark(clips)
  project.edit(audience, contacts, contacts.replace('{ roles: [cm] }', narrowedToVendors))
  await expect(clips).toHaveURL(/\/home\/library$/)
  await expect(clips.getByRole('status').filter({ hasText: 'Contacts' })).toBeVisible()
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
  const search = { search: 'interview' }
  expect(await ask(clips, 'clip/listClips', search)).toMatchObject({ status: 'Ok' })

  project.edit(
    footage,
    'search: { type: string, maxLength: 200 }',
    'search: { type: string, maxLength: 5 }',
  )
  await expect
    .poll(async () => (await ask(clips, 'clip/listClips', search)).errorCode)
    .toBe('malformedRequest')
  project.edit(words, "malformedRequest: '", "malformedRequest: 'In other words: ")
  await expect
    .poll(async () => (await ask(clips, 'clip/listClips', search)).errorMessage)
    .toMatch(/^In other words/)
  project.undo()
  await expect.poll(async () => (await ask(clips, 'clip/listClips', search)).status).toBe('Ok')
})

test('a new flag restarts the server alone; calls wait for it, and the page goes on', async ({
  clips,
  project,
}) => {
  const flags = 'manifest/flags.yaml'
  const flag = '  hideOrganization:'
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
  await expect.poll(() => project.said().match(/Studio is ready/g)?.length).toBeGreaterThan(1)
  const lastLine = () => project.said().trimEnd().split('\n').at(-1)
  await expect.poll(lastLine).toMatch(/^The page is live at http:\/\/localhost:\d+\/$/)
  expect(await ask(clips, 'clip/listClips', {})).toMatchObject({ status: 'Ok' })
  await expectSamePage(clips)
})

test('a constant may be in use already: the page starts anew and says why', async ({
  clips,
  project,
}) => {
  const told = clips.waitForEvent('console', (message) => message.text().includes('starts anew'))
  project.edit('manifest/app.yaml', 'undoMs: { value: 8000', 'undoMs: { value: 9000')
  expect((await told).text()).toContain('undoMs')
  // Asked in the middle of it, the page answers nothing.
  await expect(async () => expect(await hasMark(clips)).toBe(false)).toPass()
  // The server starts anew as well, and the calls of the new page wait for it.
  await expect(searchOf(clips)).toHaveValue('inter', { timeout: 60_000 })
})
