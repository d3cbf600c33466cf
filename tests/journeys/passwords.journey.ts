// Choosing a new password: by mail after forgetting it, or by changing it (session.md B5 5).
import type { Page } from '@playwright/test'
import type { Mailbox } from '../support/openMailbox'
import { fillSignIn, openAs, pressSignIn, rail, signOut } from './actions'
import { test } from './mailed'
import { expect, expectAccessible, password, plant } from './studio'

test('a forgotten password: the mail, its link, and the forced change the whole way', async ({
  page,
  mailbox,
}) => {
  await page.goto('/clips/list')
  await page.getByLabel('Email or user name').fill('cc@demo.example')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page).toHaveURL(/\/resetpassword$/)
  await expect(page.getByLabel('Email or user name')).toHaveValue('cc@demo.example')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText('If there is an account for cc@demo.example')).toBeVisible()
  await expectAccessible(page)

  const link = await linkFor(mailbox, 'cc@demo.example')
  await page.goto(link)
  await expect(page).toHaveURL(/\/login$/)
  await page.getByRole('button', { name: 'Sign in as cc' }).click()
  await expectForcedChange(page)
  await expectAccessible(page)
  await page.goto('/myprofile/changepassword')
  await expectForcedChange(page)

  const fresh = 'four quiet herons wade'
  plant(fresh)
  await choose(page, 'short')
  await expect(page.getByText('Use at least 10 characters.')).toBeVisible()
  await choose(page, '1234567890')
  await expect(page.getByText('Many people use this password. Choose another.')).toBeVisible()
  await choose(page, fresh)
  // Back to the page requested before the mail.
  await expect(page).toHaveURL(/\/clips\/list$/)
  await expect(rail(page)).toBeVisible()
  await page.reload()
  await expect(page).toHaveURL(/\/clips\/list$/)

  // The link is used up; the new password works and the old one does not.
  await signOut(page)
  await expect(page).toHaveURL(/\/login$/)
  await page.goto(link)
  await page.getByRole('button', { name: 'Sign in as cc' }).click()
  await expect(page.getByText('This sign-in link is used up or too old.')).toBeVisible()
  await fillSignIn(page, 'cc')
  await pressSignIn(page)
  await expect(page.getByText('The name or the password is not right.')).toBeVisible()
  await fillSignIn(page, 'cc', fresh)
  await pressSignIn(page)
  await expect(rail(page)).toBeVisible()
})

test('/changepassword leads to the password, and a new one is chosen there', async ({ page }) => {
  await openAs(page, 'admin')
  await page.goto('/changepassword')
  await expect(page).toHaveURL(/\/myprofile\/changepassword$/)
  await expect(page.getByText('This device')).toBeVisible()
  await expectAccessible(page)
  const fresh = 'seven slow otters drift'
  plant(fresh)
  await page.getByLabel('Current password').fill('not the password')
  await page.getByLabel('New password').fill(fresh)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('The current password is not right.')).toBeVisible()
  await page.getByLabel('Current password').fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your password is changed.')).toBeVisible()
  await expect(page.getByLabel('Current password')).toHaveValue('')
})

/** The sign-in link in the last mail to an address. */
async function linkFor({ letters }: Mailbox, address: string): Promise<string> {
  const link = () => {
    const letter = letters.findLast(({ to }) => to.includes(address))
    return /https?:\/\/\S+\/login\/\S+#code=[\w-]+/.exec(letter?.text ?? '')?.[0]
  }
  await expect.poll(link).toBeDefined()
  return link() ?? ''
}

async function expectForcedChange(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/resetpassword$/)
  const heading = page.getByRole('heading', { name: 'Choose a new password', exact: true })
  await expect(heading).toBeVisible()
}

async function choose(page: Page, fresh: string): Promise<void> {
  await page.getByLabel('New password').fill(fresh)
  await page.getByRole('button', { name: 'Save and continue' }).click()
}
