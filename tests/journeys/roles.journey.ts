import { openAs, rail } from './actions'
import { said } from './said'
import { expect, expectAccessible, test } from './studio'

/** Somebody of the demo whom no other journey changes. */
const person = { account: 'beatriz.prado', name: 'Beatriz Prado' }

test('a role made of another takes a screen from whoever has it, in their menu and at the server', async ({
  page,
  browser,
}) => {
  await openAs(page, 'cm', '/roles/creator')
  const roles = page.getByRole('navigation', { name: 'Roles' })
  await roles.getByRole('button', { name: /^Content creator/ }).click()
  await page.getByRole('button', { name: 'Copy' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Freelance editor')
  await page.getByRole('switch', { name: 'Trash and restore footage' }).click()
  await page.getByRole('button', { name: 'New role' }).last().click()
  await said(page, '“Freelance editor” added')

  // Given like every other role.
  await page.goto('/users/list?search=Beatriz')
  await page.getByRole('row', { name: /Beatriz Prado/ }).click()
  const panel = page.getByRole('region', { name: person.name })
  await panel.getByRole('combobox', { name: 'Roles' }).fill('Freelance')
  await page.getByRole('option', { name: 'Freelance editor' }).click()
  await page.getByRole('option', { name: 'Content creator' }).click()
  await page.keyboard.press('Escape')
  await panel.getByRole('button', { name: /^Save/ }).click()
  await said(page, 'saved')

  const theirs = await browser.newPage()
  await openAs(theirs, person.account, '/clips/list')
  await expect(theirs.getByRole('heading', { name: 'Footage' })).toBeVisible()

  // The menu follows as it is typed, and theirs once it is saved.
  await page.goto('/roles/creator')
  await roles.getByRole('button', { name: /^Freelance editor/ }).click()
  const preview = page.getByRole('figure', { name: /^Menu:/ })
  await expect(preview).toHaveAccessibleName(/Footage/)
  await page.getByRole('switch', { name: 'Footage', exact: true }).click()
  await expect(preview).not.toHaveAccessibleName(/Footage/)
  await expect(page.getByText('1 person gets it with their next click')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Save/ }).click()
  await said(page, 'saved')

  await theirs.goto('/home/library')
  await rail(theirs).getByText('Create').click()
  await expect(theirs.getByRole('link', { name: 'Programs' })).toBeVisible()
  await expect(theirs.getByRole('link', { name: 'Footage' })).toHaveCount(0)
  await theirs.goto('/clips/list')
  await expect(theirs).toHaveURL(/\/home\/library$/)
  await theirs.close()
})
