// Contacts come in by a file whose mistakes are mended in place, leave in one, and are erased for ever.
import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { openAs } from './actions'
import { said } from './said'
import { expect, expectAccessible, expectReadable, test } from './studio'

const path = '/audience/contacts'

const row = (page: Page, name: string): Locator => page.getByRole('row').filter({ hasText: name })

const table = [
  'Vorname;Nachname;E-Mail;Firma;Sprache;Opt-in;Kundennr.',
  'Åse;Bergström;ase@skerry.example;Skerry AS;nb;in;1',
  'Bruno;Keller;bruno.keller@harbourpress.example;Harbour Press;de;in;2',
  'Carla;"Müller; Söhne";carla@skerry;Skerry AS;de;in;3',
  'Dag;Holm;;Skerry AS;nb;in;4',
  'Eva;Lie;eva@skerry.example;Skerry AS;nb;maybe;5',
  'Finn;Lie;EVA@skerry.example;Skerry AS;nb;in;6',
].join('\r\n')

test('a file with mistakes is mended in place and imported, and the import undone', async ({
  page,
}) => {
  await openAs(page, 'cm', path)
  await page.getByRole('button', { name: 'Import' }).click()
  await page.locator('input[type=file]').setInputFiles({
    name: 'skerry.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(table, 'latin1'),
  })
  await expect(page.getByText('4 rows need another look.')).toBeVisible()
  const views = page.getByRole('radiogroup', { name: 'Rows shown' })
  await views.getByText(/^Need another look/).click()
  const cell = (name: string) => page.getByRole('textbox', { name })
  await expect(page.getByText(/^Stands twice: also in row/).first()).toBeVisible()
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectReadable(page)
  await cell('E-Mail, row 4').fill('carla@skerry.example')
  // Enter leads from one to the next.
  await cell('E-Mail, row 4').press('Enter')
  await page.keyboard.type('dag@skerry.example')
  await page.keyboard.press('Enter')
  await cell('Opt-in, row 6').fill('in')
  await cell('Opt-in, row 6').press('Tab')
  await cell('E-Mail, row 7').fill('finn@skerry.example')
  await cell('E-Mail, row 7').press('Tab')
  await page.getByRole('button', { name: 'Import 5 rows' }).click()
  await expect(page.getByRole('heading', { name: 'The import is done' })).toBeVisible()
  await page.getByRole('button', { name: 'Back to the list' }).click()
  await page.getByRole('searchbox').fill('skerry')
  await expect(row(page, 'Carla Müller; Söhne')).toContainText('carla@skerry.example')

  // What the file of an export says is what the list shows, byte by byte.
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  const bytes = readFileSync(await (await saved).path())
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const lines = bytes.toString('utf8').slice(1).trimEnd().split('\r\n')
  expect(lines[0]).toMatch(/^Name,/)
  expect(lines).toHaveLength(6)
  expect(lines.find((line) => line.includes('Åse'))).toContain('Åse Bergström')

  // Whoever comes back to the import finds what it did, and a way to take it back.
  await page.getByRole('button', { name: 'Import' }).click()
  await page.getByRole('button', { name: 'Undo the import' }).click()
  await expect(page.getByRole('heading', { name: 'The import was undone' })).toBeVisible()
  await page.getByRole('button', { name: 'Back to the list' }).click()
  await page.goto(`${path}?search=skerry`)
  await expect(page.getByRole('main')).toContainText('Nothing found')
})

test('a contact is erased only once its name is typed, and its address is never taken again', async ({
  page,
}) => {
  await openAs(page, 'cm', `${path}?search=kristjan`)
  await row(page, 'Kristjan Tamm').getByText('Kristjan Tamm').click()
  const panel = page.getByRole('region', { name: 'Kristjan Tamm' })
  const address = await panel.getByLabel('Email').inputValue()
  await panel.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Erase for ever' }).click()
  const dialog = page.getByRole('alertdialog')
  const erase = dialog.getByRole('button', { name: 'Erase for ever' })
  await dialog.getByRole('textbox').fill('kristjan tamm')
  await expect(erase).toBeDisabled()
  await expectAccessible(page)
  await dialog.getByRole('textbox').fill('Kristjan Tamm')
  await erase.click()
  await said(page, '1 contact erased')
  await expect(row(page, 'Kristjan Tamm')).toBeHidden()

  await page.goto(`${path}?new`)
  const form = page.getByRole('region', { name: 'Add contact' })
  await form.getByLabel('Email').fill(address)
  await page.keyboard.press('ControlOrMeta+s')
  await expect(form).toContainText('this address cannot be added again')
})

test('a search is kept for everybody with its columns, and its address leads others to it', async ({
  page,
}) => {
  await openAs(page, 'cm', path)
  await page.getByRole('button', { name: 'Opt-in', exact: true }).click()
  await page.getByRole('checkbox', { name: /^Declined/ }).check()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('checkbox', { name: 'Phone' }).check()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Save this search' }).click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Never to be written to')
  await page.getByRole('checkbox', { name: 'Everybody may use it' }).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await said(page, '“Never to be written to” saved')
  await expect(page).toHaveURL(/saved=/)
  await page.reload()
  await expect(page.getByRole('columnheader', { name: 'Phone' })).toBeVisible()
  await page.getByRole('button', { name: 'Options of Never to be written to' }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await expect(page.getByText('Never to be written to', { exact: true })).toBeHidden()
})
