import { openDesk, type Desk } from '../support/workbenchServer'
import { expect, expectAccessible, test as base } from './studio'
import { changes, contacts, hideUnlessNewFlag, inspector, line, open, stage } from './workbenchPage'

/** The workbench on a copy of the project; live.journey.ts tests it together with the product. */
const test = base.extend<object, { desk: Desk }>({
  desk: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs from its pattern
    async ({}, use) => {
      const desk = await openDesk()
      await use(desk)
      await desk.close()
    },
    { scope: 'worker', timeout: 0 },
  ],
  baseURL: async ({ desk }, use) => use(desk.origin),
})

const navigation = 'manifest/navigation.yaml'
test('what breaks the manifest cannot be saved, and says why at its line', async ({ page }) => {
  await open(page, `/?roles=cm&of=${encodeURIComponent(contacts)}`)
  const panel = inspector(page)
  await panel.getByRole('combobox', { name: 'Who' }).selectOption('Own conditions')
  await panel.getByRole('checkbox', { name: 'Viewer', exact: true }).check()
  await expect(changes(page).getByRole('button', { name: 'Save' })).toBeDisabled()
  await expect(changes(page)).toContainText('The changes break the manifest')
  await changes(page).getByRole('button', { name: '1 change' }).click()
  await expect(changes(page).getByRole('link', { name: /navigation\.yaml:\d+:\d+/ })).toBeVisible()
  await changes(page).getByRole('button', { name: 'Discard' }).click()
  await expect(changes(page)).toBeHidden()
})

test('a part that cannot be drawn leaves the rest of the page, and may be tried again', async ({
  page,
}) => {
  await page.route('**/inspector/SubjectBody.tsx*', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export function SubjectBody() { if (!window.isMended) throw new Error('broken'); return 'mended' }`,
    }),
  )
  await open(page, `/?roles=cm&of=${encodeURIComponent(contacts)}`)
  await expect(inspector(page).getByText('This part cannot be drawn')).toBeVisible()
  await expect(line(page, 'Contacts')).toBeVisible()
  await page.evaluate(() => Object.assign(window, { isMended: true }))
  await inspector(page).getByRole('button', { name: 'Try again' }).click()
  await expect(inspector(page)).toContainText('mended')
})

test('another hand on the folder: the changes stay and are checked on the new manifest', async ({
  page,
  desk,
}) => {
  await open(page, `/?roles=cm&of=${encodeURIComponent(contacts)}`)
  await inspector(page).getByLabel('English').fill('People')
  await expect(changes(page)).toContainText('1 change')
  desk.edit('manifest/text/de.yaml', 'Kontakte', 'Leute')
  await expect(page.getByText('The folder has changed meanwhile')).toBeVisible()
  const clashes = page.getByRole('list', { name: 'Changed by somebody else as well' })
  await expect(clashes).toBeHidden()
  await expect(inspector(page).getByLabel('English')).toHaveValue('People')
  await expect(inspector(page).getByLabel('Deutsch')).toHaveValue('Leute')
  desk.edit('manifest/text/en.yaml', 'Contacts', 'Outsiders')
  await expect(clashes).toContainText('Outsiders')
  await expect(clashes).toContainText('People')
  await expectAccessible(page)
  desk.undo()
  await expect(clashes).toBeHidden()
  await changes(page).getByRole('button', { name: 'Discard' }).click()
  desk.undo()
})

test('a manifest that is broken on disk is shown, and the last menus stay', async ({
  page,
  desk,
}) => {
  await open(page, '/?roles=cm')
  desk.edit(navigation, 'route: users.list', 'route: users.lisst')
  const notice = page.getByRole('region', { name: 'The manifest on disk has an error' }).first()
  await expect(notice).toContainText('users.lisst')
  await expect(stage(page).getByRole('navigation').first()).toBeVisible()
  await expectAccessible(page)
  desk.undo()
  await expect(notice).toBeHidden()
})

test('a customer in the lens: what is hidden for it is in its overlay, and undo gives it back', async ({
  page,
  desk,
}) => {
  const overlay = 'manifest/overlays/harbour.yaml'
  const before = [desk.read(overlay), desk.read(navigation)]
  await open(page, `/?roles=cm&of=${encodeURIComponent(contacts)}`)
  await page.getByRole('combobox', { name: 'Customer' }).selectOption('harbour')
  await expect(line(page, 'Media own')).toBeVisible()
  await inspector(page).getByRole('button', { name: 'Hide from harbour' }).click()
  await expect(changes(page)).toContainText('Removed 1')
  await expect(inspector(page)).toContainText('The overlay harbour leaves it out of the menu.')
  await expect(stage(page).getByText('Contacts', { exact: true })).toBeHidden()
  await expectAccessible(page)
  await changes(page).getByRole('button', { name: 'Save' }).click()
  await expect(changes(page)).toBeHidden()
  expect(desk.read(overlay)).toContain(`- ${contacts}\n`)
  expect(desk.read(navigation)).toBe(before[1])
  await page.getByRole('button', { name: /^Undo:/ }).click()
  await expect(inspector(page).getByRole('button', { name: 'Hide from harbour' })).toBeVisible()
  expect(desk.read(overlay)).toBe(before[0])
})

test('a screen: its columns and words are changed in the files where they stand, and undo gives them back', async ({
  page,
  desk,
}) => {
  const [feature, words] = ['manifest/features/contacts.yaml', 'manifest/text/en/contacts.yaml']
  const before = [desk.read(feature), desk.read(words)]
  await page.goto('/?view=screens&roles=cm')
  await page.getByRole('searchbox', { name: 'Search screens' }).fill('company lists')
  await page.getByRole('row', { name: /^contacts / }).click()
  const panel = inspector(page)
  const columns = panel.getByRole('list', { name: 'Columns' })
  await expect(columns.getByRole('checkbox', { name: 'Phone' })).not.toBeChecked()
  await columns.getByRole('checkbox', { name: 'Phone' }).check()
  await columns.getByRole('button', { name: 'Move Company' }).press('ArrowDown')
  await panel.getByLabel('English').fill('Full name')
  await expect(columns.getByRole('checkbox').first()).toHaveAccessibleName('Full name')
  await changes(page).getByRole('button', { name: 'Save' }).click()
  await expect(changes(page)).toBeHidden()
  expect(desk.read(feature)).toMatch(
    /- \{ field: lists, linkTo: contactLists \}\n +- company\n[^]*- createdAt\n +- phone\n/,
  )
  expect(desk.read(words)).toContain('Full name')
  await page.getByRole('button', { name: /^Undo:/ }).click()
  await expect(columns.getByRole('checkbox', { name: 'Phone' })).not.toBeChecked()
  expect([desk.read(feature), desk.read(words)]).toEqual(before)
})

test('by keyboard alone: walk, find, read, move, save and take back', async ({ page, desk }) => {
  const before = desk.read(navigation)
  await open(page, '/?roles=cm')
  const tree = page.getByRole('tree', { name: 'All entries' })
  const focused = page.locator(':focus')
  const reach = async (label: RegExp) => {
    await expect(async () => {
      await page.keyboard.press('Tab')
      await expect(focused).toHaveAccessibleName(label, { timeout: 200 })
    }).toPass()
  }
  await reach(/^Tree normal/)
  // A pause between two letters starts a new word, and a slow machine may cause one.
  await expect(async () => {
    await page.keyboard.press('Home')
    await page.keyboard.type('contacts')
    await expect(focused).toHaveAccessibleName('Contacts', { timeout: 500 })
  }).toPass()
  await expect(inspector(page).getByText(contacts, { exact: true })).toBeVisible()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(changes(page)).toContainText('Moved')
  await expect(tree.getByRole('treeitem', { name: 'Contacts', exact: true })).toBeFocused()
  await page.keyboard.press('Control+s')
  await expect(changes(page)).toBeHidden()
  expect(desk.read(navigation)).not.toBe(before)
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('button', { name: /^Redo:/ })).toBeEnabled()
  expect(desk.read(navigation)).toBe(before)
})

for (const theme of ['light', 'dark'] as const)
  for (const view of ['menu', 'screens', 'routes', 'calls', 'rules', 'tests'])
    test(`${view} is accessible in ${theme}`, async ({ page }) => {
      await page.addInitScript((chosen) => localStorage.setItem('pref.theme', chosen), theme)
      const of =
        { rules: 'rule toldByScreenBusy', calls: 'call listClips', screens: 'screen contacts' }[
          view
        ] ?? contacts
      await page.goto(`/?view=${view}&roles=cm&of=${encodeURIComponent(of)}`)
      await expect(inspector(page).getByRole('heading', { level: 2 })).toBeVisible()
      await expectAccessible(page)
      if (view !== 'menu') return
      await hideUnlessNewFlag(page)
      await changes(page).getByRole('button', { name: '2 changes' }).click()
      await expect(changes(page).getByText('Loses').first()).toBeVisible()
      await expectAccessible(page)
      await changes(page).getByRole('button', { name: 'Discard' }).click()
    })
