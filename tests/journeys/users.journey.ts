// Who runs an organization invites its people, changes them beside others who do, and ends their access.
import type { Browser, Locator, Page } from '@playwright/test'
import { fillSignIn, notices, openAs, pressSignIn, rail } from './actions'
import { said } from './said'
import { expect, expectAccessible, expectReadable, plant, test } from './studio'

const path = '/users/list'

const row = (page: Page, name: string): Locator => page.getByRole('row').filter({ hasText: name })
const panel = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })
const save = (page: Page): Promise<void> => page.keyboard.press('ControlOrMeta+s')

/** In the question whether it is meant. */
const meant = (on: Page): Locator =>
  on.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' })

const guest = { name: 'Noor Aziz', email: 'noor.aziz@northwind.example' }
const theirPassword = 'nine amber kites climb'
plant(theirPassword)

test('somebody is invited, comes in by the letter, and stays out once deactivated', async ({
  page,
  browser,
}) => {
  await openAs(page, 'cm', `${path}?new`)
  const form = panel(page, 'Invite')
  await form.getByLabel('Name').fill(guest.name)
  await form.getByLabel('Email').fill('cc@demo')
  await save(page)
  await expect(form.getByRole('alert')).toContainText('Email needs another look and 1 more')
  await expect(form.getByLabel('Email')).toBeFocused()
  await form.getByLabel('Email').fill('cc@demo.example')
  await form.getByRole('combobox', { name: 'Roles' }).fill('View')
  await page.getByRole('option', { name: 'Viewer' }).click()
  await page.keyboard.press('Escape')
  await save(page)
  await expect(form).toContainText('Somebody here has this e-mail address already.')
  await form.getByLabel('Email').fill(guest.email)
  await save(page)
  await said(page, `Invitation sent to ${guest.name}.`)
  await expect(row(page, guest.name)).toContainText('Invited')

  const theirs = await (await browser.newContext()).newPage()
  await openLetter(theirs)
  await theirs.getByLabel('New password').fill(theirPassword)
  await theirs.getByRole('button', { name: 'Save and continue' }).click()
  await expect(rail(theirs)).toBeVisible()

  await page.goto(`${path}?search=noor`)
  await expect(row(page, guest.name)).toContainText('Active')
  await row(page, guest.name).getByRole('button', { name: /^More/ }).click()
  await page.getByRole('menuitem', { name: 'Deactivate' }).click()
  const question = page.getByRole('alertdialog', { name: 'Deactivate' })
  await expect(question).toContainText('Noor Aziz is signed out')
  await question.getByRole('button', { name: 'Deactivate' }).click()
  await expect(row(page, guest.name)).toContainText('Inactive')
  await theirs.goto('/login/status/clear')
  await fillSignIn(theirs, guest.email, theirPassword)
  await pressSignIn(theirs)
  await expect(rail(theirs)).toBeHidden()
  await theirs.context().close()
})

test('two who edit one person merge what each touched alone, and are asked about the rest', async ({
  page,
  browser,
}) => {
  const other = await (await browser.newContext()).newPage()
  for (const [each, person] of [
    [page, 'cm'],
    [other, 'admin'],
  ] as const) {
    await openAs(each, person, `${path}?search=hana`)
    await row(each, 'Hana').click()
    await expect(panel(each, 'Hana Dvořáková').getByLabel('Job title')).not.toHaveValue('')
  }
  // Typed first: whoever has typed nothing goes on from what a look at the rows finds.
  await fillIn(page, { Location: 'Hamburg' })
  await change(other, { 'Job title': 'Senior producer', Department: 'Studio operations' })
  await said(other, '“Hana Dvořáková” saved')

  // Nothing of theirs is lost where both touched other fields.
  await save(page)
  await said(page, 'together with what Adrian Costa changed')
  const form = panel(page, 'Hana Dvořáková')
  await expect(form.getByLabel('Department')).toHaveValue('Studio operations')

  await other.reload()
  await expect(panel(other, 'Hana Dvořáková').getByLabel('Location')).toHaveValue('Hamburg')
  await fillIn(page, { 'Job title': 'Lead producer', Location: 'Bremen' })
  await change(other, { 'Job title': 'Head of production', Location: 'Kiel' })
  await said(other, '“Hana Dvořáková” saved')
  await save(page)
  const conflict = page.getByRole('region', { name: 'Changed by both' })
  await expect(conflict).toContainText('You both changed 2 fields')
  await expect(page.getByRole('button', { name: /^Save this/ })).toBeDisabled()
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectReadable(page)
  await conflict.getByRole('radio', { name: /Lead producer/ }).check()
  await conflict.getByRole('radio', { name: /Kiel/ }).check()
  await save(page)
  await expect(conflict).toBeHidden()
  await page.reload()
  await expect(form.getByLabel('Job title')).toHaveValue('Lead producer')
  await expect(form.getByLabel('Location')).toHaveValue('Kiel')
  await other.context().close()
})

test('what is done with many tells whom it is not possible for, and undoes the others', async ({
  page,
  browser,
}) => {
  await openAs(page, 'cm', `${path}?search=o`)
  const two = ['Daniel Achterberg', 'Gabriel Moreau']
  await page.goto(path)
  for (const name of two) await row(page, name).getByRole('checkbox').check()
  // Somebody else is faster with one of them.
  const other = await inOtherBrowser(browser, 'admin')
  await row(other, two[1]!).getByRole('button', { name: /^More/ }).click()
  await other.getByRole('menuitem', { name: 'Deactivate' }).click()
  await meant(other).click()
  await said(other, '1 person is deactivated.')

  await page
    .getByRole('toolbar', { name: 'Selection' })
    .getByRole('button', { name: /^Deactivate/ })
    .click()
  await meant(page).click()
  await said(page, '1 person is deactivated.')
  await said(page, 'Deactivate: not possible for 1 of 2')
  await notices(page).getByRole('button', { name: 'Show', exact: true }).click()
  const refused = page.getByRole('dialog', { name: 'Deactivate: not possible' })
  await expect(refused).toContainText(two[1]!)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await notices(page).getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, two[0]!)).toContainText('Active')
  await expect(row(page, two[1]!)).toContainText('Inactive')
  await other.context().close()
})

async function inOtherBrowser(browser: Browser, person: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await openAs(page, person, path)
  return page
}

/** Types into the open panel, and saves. */
type Fields = Readonly<Record<string, string>>

async function fillIn(page: Page, fields: Fields): Promise<void> {
  for (const [label, text] of Object.entries(fields))
    await page.getByRole('textbox', { name: label, exact: true }).fill(text)
}

async function change(page: Page, fields: Fields): Promise<void> {
  await fillIn(page, fields)
  await save(page)
}

/** Without a mail server the demo shows its letters. */
async function openLetter(page: Page): Promise<void> {
  await page.goto('/resetpassword')
  const letter = page.getByRole('group').filter({ hasText: guest.email })
  await page.getByRole('button', { name: 'Show letters' }).click()
  await expect(async () => {
    await page.getByRole('button', { name: 'Look again' }).click()
    await expect(letter).toBeVisible({ timeout: 1000 })
  }).toPass()
  await letter.locator('summary').click()
  await letter.getByRole('link', { name: 'Open the link' }).click()
  await page.getByRole('button', { name: /^Sign in as noor/ }).click()
}
