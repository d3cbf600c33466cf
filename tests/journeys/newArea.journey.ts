// What README's "A new area" promises: one YAML file with its words makes a whole area, and its migration is written from
// it. The one in newArea/ is put into a copy of the project, built and used.
import { execSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Locator, Page } from '@playwright/test'
import { freePort } from '../support/freePort'
import { copyProject } from '../support/projectCopy'
import { projectRoot } from '../support/projectRoot'
import { notices, openAs, openTab, place, switchTo } from './actions'
import { said } from './said'
import { copySeededData } from './seededData'
import { startBuilt } from './startBuilt'
import { expect, expectAccessible, test as base } from './studio'

const area = join(import.meta.dirname, 'newArea')

const files = readdirSync(area, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(area.length + 1))

const test = base.extend<object, { origin: string }>({
  origin: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs from its pattern
    async ({}, use) => {
      const { root, remove } = copyProject()
      try {
        cpSync(area, root, { recursive: true })
        const run = (command: string) => execSync(command, { cwd: root, stdio: 'pipe' })
        run('npm run --silent manifest -- migration equipment')
        run('npm run --silent codegen')
        run('npm run --silent types')
        run('npm run --silent build')
        const dataDir = join(root, '.data')
        copySeededData(dataDir)
        const port = await freePort()
        const server = await startBuilt({ cwd: root, port, dataDir })
        try {
          await use(`http://127.0.0.1:${port}`)
        } finally {
          await server.stop()
        }
      } finally {
        remove()
      }
    },
    { scope: 'worker', timeout: 0 },
  ],
  baseURL: async ({ origin }, use) => use(origin),
})

test('a new area is one YAML file and no code', () => {
  expect(files).toEqual(['manifest/features/equipment.yaml'])
  expect(files.filter((file) => existsSync(join(projectRoot, file)))).toEqual([])
})

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const press = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name }).click()

test('its rows are added, imported, found, exported and put into the trash, and all of it undone', async ({
  page,
}) => {
  await openAs(page, 'cm', '/equipment/list')
  await expect(page.getByText('No equipment yet')).toBeVisible()
  await add(page, { name: 'Nordlicht Lamp', serial: 'NL-1', kind: 'Light' })
  await said(page, '“Nordlicht Lamp” added')
  await press(panel(page, 'Nordlicht Lamp'), 'Close')

  await press(page, 'Import')
  await importRows(page)
  await press(page, 'Undo the import')
  await expect(page.getByRole('heading', { name: 'The import was undone' })).toBeVisible()
  await press(page, 'Another file')
  await importRows(page)
  await press(page, 'Back to the list')
  await expect(page.getByRole('main')).toContainText('3 items')

  await page.getByRole('button', { name: 'Kind', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Camera', exact: true }).check()
  await expect(row(page, 'Nordlicht Lamp')).toBeHidden()
  await expect(row(page, 'Åse Kit')).toContainText('Mar 1, 2019')
  await expect(row(page, 'Åse Kit')).toContainText('€850.00')
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(row(page, 'Åse Kit')).toBeVisible()
  await expect(row(page, 'Nordlicht Lamp')).toBeHidden()
  const saved = page.waitForEvent('download')
  await press(page, 'Export')
  const text = readFileSync(await (await saved).path(), 'utf8')
  expect(text).toMatch(
    /^\uFEFF.*Name.*Serial number.*Kind.*Price.*Bought.*\r?\nÅse Kit,.*€850\.00.*2019-03-01/,
  )
  expect(text).not.toContain('Nordlicht')

  await press(row(page, 'Åse Kit'), 'More for Åse Kit')
  await page.getByRole('menuitem', { name: 'Move to trash' }).click()
  await expect(row(page, 'Åse Kit')).toBeHidden()
  await press(notices(page), 'Undo')
  await expect(row(page, 'Åse Kit')).toBeVisible()
  await expectAccessible(page)
})

test('its rows are edited by two people at once, who are asked what both of them changed', async ({
  page,
  browser,
  origin,
}) => {
  await openAs(page, 'cm', '/equipment/list?new')
  await fill(page, { name: 'Dock 9', serial: 'D-9', kind: 'Sound' })
  await expect(panel(page, 'Dock 9')).toBeVisible()
  const other = await anotherBrowser(browser, origin, 'cm', page.url())
  await expect(panel(other, 'Dock 9')).toBeVisible()

  await panel(page, 'Dock 9').getByLabel('Name').fill('Dock Nine')
  await press(panel(page, 'Dock 9'), /^Save/)
  await said(page, '“Dock Nine” saved')

  await panel(other, 'Dock 9').getByLabel('Name').fill('Pier 9')
  await panel(other, 'Dock 9').getByLabel('Price').fill('1299.50')
  await press(other, /^Save/)
  const choice = other.getByRole('group', { name: 'Name' })
  await expect(choice).toContainText('Dock Nine')
  await choice.getByRole('radio', { name: 'Pier 9' }).check()
  await press(other, /^Save this/)
  await said(other, '“Pier 9” saved')
  await other.context().close()
  await page.reload()
  await expect(panel(page, 'Pier 9').getByLabel('Price')).toHaveValue('1,299.50')
})

test('what nobody may have twice is told at its field, whatever the case', async ({ page }) => {
  await openAs(page, 'cm', '/equipment/list?new')
  await fill(page, { name: 'Boom pole', serial: 'BP-Å', kind: 'Sound' })
  await expect(panel(page, 'Boom pole')).toBeVisible()
  await page.goto('/equipment/list?new')
  await fill(page, { name: 'Another pole', serial: 'bp-a', kind: 'Sound' })
  const serial = panel(page, 'Add equipment').getByLabel('Serial number')
  await expect(serial).toHaveAttribute('aria-invalid', 'true')
  await serial.fill('BP-2')
  await press(panel(page, 'Add equipment'), 'Add equipment')
  await said(page, '“Another pole” added')
})

test('each role does what its calls allow: a manager all of it, a creator lends, a viewer looks', async ({
  page,
  browser,
  origin,
}) => {
  await openAs(page, 'cm', '/equipment/list?new')
  await fill(page, { name: 'Slider', serial: 'S-1', kind: 'Camera' })
  await expect(panel(page, 'Slider')).toBeVisible()

  const creator = await anotherBrowser(browser, origin, 'cc', page.url())
  await expect(panel(creator, 'Slider')).toBeVisible()
  await expect(panel(creator, 'Slider').getByLabel('Name')).toBeHidden()
  await expect(creator.getByRole('button', { name: 'Add equipment' })).toBeHidden()
  await press(row(creator, 'Slider'), 'More for Slider')
  await creator.getByRole('menuitem', { name: 'Lend' }).click()
  await said(creator, '1 item lent')
  await creator.context().close()

  const viewer = await anotherBrowser(browser, origin, 'viewer', page.url())
  await expect(panel(viewer, 'Slider')).toContainText('Lent')
  await expect(row(viewer, 'Slider').getByRole('button')).toHaveCount(0)
  await viewer.context().close()
})

test('an amount is typed as people write it, and a contact that a row names opens among the contacts', async ({
  page,
  browser,
  origin,
}) => {
  await openAs(page, 'cm', '/equipment/list?new')
  const form = panel(page, 'Add equipment')
  await form.getByLabel('Price').fill('1.299,50 €')
  await form.getByRole('combobox', { name: 'Supplier' }).fill('Jens')
  await page.getByRole('option', { name: 'Jens Petersen' }).click()
  await fill(page, { name: 'Crane', serial: 'C-1', kind: 'Camera' })
  await expect(panel(page, 'Crane').getByLabel('Price')).toHaveValue('1,299.50')
  await expect(row(page, 'Crane')).toContainText('€1,299.50')
  const address = page.url()
  await panel(page, 'Crane').getByRole('link', { name: 'Open Jens Petersen' }).click()
  await expect(page).toHaveURL(/\/audience\/contacts\?open=/)
  await expect(panel(page, 'Jens Petersen').getByLabel('Company')).toHaveValue('Harbour Press')
  await expectAccessible(page)

  // Contacts are for managers; a viewer of the equipment need not be able to list them.
  const viewer = await anotherBrowser(browser, origin, 'viewer', address)
  await expect(panel(viewer, 'Crane')).toContainText('Jens Petersen')
  await expect(panel(viewer, 'Crane')).toContainText('€1,299.50')
  await expect(panel(viewer, 'Crane').getByRole('link')).toHaveCount(0)
  await viewer.context().close()
})

test('a link to a row of another customer of the person leads there, and opens it', async ({
  page,
}) => {
  await openAs(page, 'cm', '/equipment/list?new')
  await fill(page, { name: 'Northern Light', serial: 'N-1', kind: 'Light' })
  await expect(panel(page, 'Northern Light')).toBeVisible()
  const link = page.url()
  await page.goto('/equipment/list')
  await switchTo(page, 'Brightcut Post Production')
  await openTab(page, '/equipment/list')
  await expect(page.getByText('No equipment yet')).toBeVisible()
  await page.goto(link)
  await expect(place(page)).toHaveText('Northwind Studios')
  await expect(panel(page, 'Northern Light')).toBeVisible()
})

interface Thing {
  readonly name: string
  readonly serial: string
  readonly kind: string
}

async function add(page: Page, thing: Thing): Promise<void> {
  await page.getByRole('button', { name: 'Add equipment' }).first().click()
  await fill(page, thing)
}

/** Fills in the panel of a new row, and saves. */
async function fill(page: Page, { name, serial, kind }: Thing): Promise<void> {
  const form = panel(page, 'Add equipment')
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Serial number').fill(serial)
  await form.getByLabel(kind, { exact: true }).check()
  await press(form, 'Add equipment')
}

async function importRows(page: Page): Promise<void> {
  const file = {
    name: 'equipment.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      'Name;Seriennummer;Art;Gekauft;Preis\nÅse Kit;AC-7;Kamera;2019-03-01;850\nKran;K-2;Licht;;\n',
    ),
  }
  await page.locator('input[type=file]').setInputFiles(file)
  await press(page, 'Import 2 rows')
  await expect(page.getByRole('heading', { name: 'The import is done' })).toBeVisible()
}

async function anotherBrowser(
  browser: Browser,
  origin: string,
  role: 'cm' | 'cc' | 'viewer',
  address: string,
): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin })
  const page = await context.newPage()
  await openAs(page, role, address)
  return page
}
