import { expect, expectAccessible, test } from './studio'
import { openAs, openTab } from './actions'

test('a manager asks for something new, fills it in, and everybody finds people by it', async ({
  page,
  context,
}) => {
  await openAs(page, 'cm', '/peoplesearch/advanced-profile')
  await page.getByRole('button', { name: 'Add field' }).click()
  const field = page.getByRole('region', { name: 'Add field' })
  await field.getByLabel('Name').fill('First aid')
  await field.getByLabel('Kind').selectOption('Several choices')
  const added = field.getByLabel('Add a choice')
  await added.fill('Burns, Wounds')
  await added.press('Enter')
  await field.getByRole('textbox', { name: 'Choice 2' }).fill('Cuts')
  // Moved by the keyboard alone.
  await field.getByRole('button', { name: 'Move Cuts', exact: true }).press('ArrowUp')
  await expect(field.getByRole('textbox', { name: 'Choice 1' })).toHaveValue('Cuts')
  await expectAccessible(page)
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByRole('row', { name: /First aid/ })).toContainText('Several choices')

  await openTab(page, '/users/list?search=frida')
  await page.getByText('Frida Nylund').click()
  const frida = page.getByRole('region', { name: 'Frida Nylund' })
  await frida.getByRole('checkbox', { name: 'Burns' }).check()
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByText('1 change not saved')).toBeHidden()

  const viewer = await context.browser()!.newPage({ baseURL: page.url() })
  await openAs(viewer, 'viewer', '/peoplesearch/list')
  await viewer.getByRole('button', { name: 'Filter', exact: true }).click()
  await viewer.getByRole('button', { name: 'First aid' }).click()
  await viewer.getByRole('checkbox', { name: /Burns/ }).check()
  await viewer.keyboard.press('Escape')
  await expect(viewer.getByRole('article')).toHaveCount(1)
  await viewer.getByText('Frida Nylund').click()
  const known = viewer.getByRole('region', { name: 'Frida Nylund' })
  await expect(known).toContainText('Burns')
  await expect(known).not.toContainText('@')
  await expectAccessible(viewer)
  await viewer.close()
})

test('a link to one user opens that person in the list of users', async ({ page }) => {
  await openAs(page, 'admin', '/peoplesearch/list?search=ake')
  await page.getByText('Åke Sjögren').click()
  await page.getByRole('link', { name: 'Edit under Users' }).click()
  const user = page.getByRole('region', { name: 'Åke Sjögren' })
  await expect(user.getByLabel('Job title')).toHaveValue('Editor')
  const open = new URL(page.url()).searchParams.get('open')
  await page.goto(`/user?open=${open}`)
  await expect(page).toHaveURL(`/users/list?open=${open}`)
  await expect(user).toBeVisible()
})
