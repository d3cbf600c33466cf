import type { Page } from '@playwright/test'
import { expect, expectInside, test } from './signInServices'
import { fillSignIn, pressSignIn, signOut } from './actions'
import { expectAccessible, password } from './studio'

const thirdParty = (page: Page) => page.getByRole('link', { name: 'Continue with Northwind ID' })

async function signInByPassword(page: Page): Promise<void> {
  await fillSignIn(page, 'cm')
  await page.getByRole('button', { name: 'I am human' }).click()
  await pressSignIn(page)
  await expectInside(page)
}

test('an account elsewhere opens nothing before it is connected, and everything after', async ({
  page,
}) => {
  await test.step('an unknown account is told how to get in', async () => {
    await page.goto('/login')
    await thirdParty(page).click()
    await page.getByRole('link', { name: 'Continue as Ada' }).click()
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByRole('alert')).toContainText(
      'This Northwind ID account is not connected to anybody here.',
    )
    await expectAccessible(page)
  })

  await test.step('a person who is signed in connects it', async () => {
    await signInByPassword(page)
    await page.goto('/myprofile/changepassword')
    await page.getByRole('button', { name: 'Connect Northwind ID' }).click()
    const dialog = page.getByRole('dialog', { name: 'Connect Northwind ID' })
    await expect(dialog.getByLabel('Current password')).toBeFocused()
    await page.keyboard.type('not my password')
    await page.keyboard.press('Enter')
    await expect(dialog).toContainText('The current password is not right.')
    await expectAccessible(page)
    await dialog.getByLabel('Current password').fill(password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/myprofile\/changepassword$/)
    const section = page.getByRole('region', { name: 'Sign in with another account' })
    await expect(section).toContainText('Your Northwind ID account is connected.')
  })

  await test.step('from then on one press signs them in, and nothing of it stays in the address', async () => {
    await signOut(page)
    await expect(page).toHaveURL(/\/login$/)
    await thirdParty(page).click()
    await expectInside(page)
    await expect(page).toHaveURL(/\/home\/library$/)
    expect(await page.evaluate(() => location.href)).not.toContain('otc_')
  })
})

test('who cancels there is told so here, and can still use a password', async ({ page }) => {
  await page.goto('/login')
  await thirdParty(page).click()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByRole('alert')).toContainText('Signing in with Northwind ID was cancelled.')
  await signInByPassword(page)
})

test('a ticket of somebody else’s signs nobody in', async ({ page }) => {
  await page.goto('/login#ticket=otc_somebodyElses')
  await expect(page.getByRole('alert')).toContainText('Signing in with Northwind ID did not work.')
  await expect(page).toHaveURL(/\/login$/)
})
