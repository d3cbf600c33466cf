// What README's "A new area" promises: one YAML file with its words, one migration and one file of handlers make a whole
// area. The one in newArea/ is put into a copy of the sources, built and used.
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

test('a new area is one YAML file with its words, one migration and one file of handlers', () => {
  expect(files.toSorted()).toEqual([
    'manifest/features/suppliers.yaml',
    'manifest/text/de/suppliers.yaml',
    'manifest/text/en/suppliers.yaml',
    'src/features/suppliers/server/handlers.ts',
    expect.stringMatching(/^src\/server\/database\/migrations\/\w+_suppliers_create\.sql$/),
  ])
  expect(files.filter((file) => existsSync(join(projectRoot, file)))).toEqual([])
})

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const press = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name }).click()

test('its rows are added, imported, found, exported and put into the trash, and all of it undone', async ({
  page,
}) => {
  await openAs(page, 'cm', '/suppliers/list')
  await expect(page.getByText('No suppliers yet')).toBeVisible()
  await add(page, { name: 'Lumen Rentals', email: 'desk@lumen.example', kind: 'Equipment' })
  await said(page, '“Lumen Rentals” added')
  await press(panel(page, 'Lumen Rentals'), 'Close')

  await press(page, 'Import')
  await importRows(page)
  await press(page, 'Undo the import')
  await expect(page.getByRole('heading', { name: 'The import was undone' })).toBeVisible()
  await press(page, 'Another file')
  await importRows(page)
  await press(page, 'Back to the list')
  await expect(page.getByRole('main')).toContainText('3 suppliers')

  await page.getByRole('button', { name: 'Kind', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Catering' }).check()
  await expect(row(page, 'Lumen Rentals')).toBeHidden()
  await expect(row(page, 'Café Åse')).toContainText('Mar 1, 2019')
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(row(page, 'Café Åse')).toBeVisible()
  await expect(row(page, 'Lumen Rentals')).toBeHidden()
  const saved = page.waitForEvent('download')
  await press(page, 'Export')
  const text = readFileSync(await (await saved).path(), 'utf8')
  expect(text).toMatch(/^\uFEFF.*Name.*Email.*Kind.*Since.*\r?\nCafé Åse,.*2019-03-01/)
  expect(text).not.toContain('Lumen')

  await press(row(page, 'Café Åse'), 'More for Café Åse')
  await page.getByRole('menuitem', { name: 'Move to trash' }).click()
  await expect(row(page, 'Café Åse')).toBeHidden()
  await press(notices(page), 'Undo')
  await expect(row(page, 'Café Åse')).toBeVisible()
  await expectAccessible(page)
})

test('its rows are edited by two people at once, who are asked what both of them changed', async ({
  page,
  browser,
  origin,
}) => {
  await openAs(page, 'cm', '/suppliers/list?new')
  await fill(page, { name: 'Dock 9', email: 'dock@nine.example', kind: 'Location' })
  await expect(panel(page, 'Dock 9')).toBeVisible()
  const other = await anotherBrowser(browser, origin, page.url())
  await expect(panel(other, 'Dock 9')).toBeVisible()

  await panel(page, 'Dock 9').getByLabel('Name').fill('Dock Nine')
  await press(panel(page, 'Dock 9'), /^Save/)
  await said(page, '“Dock Nine” saved')

  await panel(other, 'Dock 9').getByLabel('Name').fill('Pier 9')
  await panel(other, 'Dock 9').getByLabel('Email').fill('pier@nine.example')
  await press(other, /^Save/)
  const choice = other.getByRole('group', { name: 'Name' })
  await expect(choice).toContainText('Dock Nine')
  await choice.getByRole('radio', { name: 'Pier 9' }).check()
  await press(other, /^Save this/)
  await said(other, '“Pier 9” saved')
  await other.context().close()
  await page.reload()
  await expect(panel(page, 'Pier 9').getByLabel('Email')).toHaveValue('pier@nine.example')
})

test('a link to a row of another customer of the person leads there, and opens it', async ({
  page,
}) => {
  await openAs(page, 'cm', '/suppliers/list?new')
  await fill(page, { name: 'Northern Light', email: 'north@light.example', kind: 'Equipment' })
  await expect(panel(page, 'Northern Light')).toBeVisible()
  const link = page.url()
  await page.goto('/suppliers/list')
  await switchTo(page, 'Brightcut Post Production')
  await openTab(page, '/suppliers/list')
  await expect(page.getByText('No suppliers yet')).toBeVisible()
  await page.goto(link)
  await expect(place(page)).toHaveText('Northwind Studios')
  await expect(panel(page, 'Northern Light')).toBeVisible()
})

interface Supplier {
  readonly name: string
  readonly email: string
  readonly kind: string
}

async function add(page: Page, supplier: Supplier): Promise<void> {
  await page.getByRole('button', { name: 'Add supplier' }).first().click()
  await fill(page, supplier)
}

/** Fills in the panel of a new row, and saves. */
async function fill(page: Page, { name, email, kind }: Supplier): Promise<void> {
  const form = panel(page, 'Add supplier')
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Email').fill(email)
  await form.getByLabel(kind).check()
  await press(form, 'Add supplier')
}

async function importRows(page: Page): Promise<void> {
  const file = {
    name: 'suppliers.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      'Name;E-Mail;Art;Seit\nCafé Åse;kitchen@ase.example;Catering;2019-03-01\nKran AS;kran@as.example;Geräte;\n',
    ),
  }
  await page.locator('input[type=file]').setInputFiles(file)
  await press(page, 'Import 2 rows')
  await expect(page.getByRole('heading', { name: 'The import is done' })).toBeVisible()
}

async function anotherBrowser(browser: Browser, origin: string, address: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin })
  const page = await context.newPage()
  await openAs(page, 'cm', address)
  return page
}
