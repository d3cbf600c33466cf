import type { Page } from '@playwright/test'
import { expect, expectInside, test } from './signInServices'
import { fillSignIn, pressSignIn } from './actions'
import { expectAccessible, password } from './studio'

/** Whether the current document may load scripts from an origin. */
const mayLoad = (page: Page, origin: string) =>
  page.evaluate(async (from) => {
    const script = document.createElement('script')
    try {
      script.src = `${from}/api.js?onload=nothing`
    } catch {
      // Trusted Types: a plain string may not become the address of a script.
      return false
    }
    const loaded = new Promise((resolve) => {
      script.addEventListener('load', () => resolve(true))
      script.addEventListener('error', () => resolve(false))
    })
    Object.assign(window, { nothing: () => {} })
    document.head.append(script)
    return loaded
  }, origin)

test('programs stay out, people get in, and the foreign script stays at the door', async ({
  page,
  botCheck,
}) => {
  botCheck.asked.length = 0

  await test.step('a deep link leads to a sign-in page of its own document', async () => {
    await page.goto('/clips/list')
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByRole('button', { name: 'I am human' })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('without the check nothing is sent', async () => {
    await fillSignIn(page, 'cm')
    await pressSignIn(page)
    await expect(page.getByText('Complete the check above the button first.')).toBeVisible()
    expect(botCheck.asked).toEqual([])
  })

  await test.step('a wrong password needs a new check', async () => {
    await fillSignIn(page, 'cm', 'not the password')
    await page.getByRole('button', { name: 'I am human' }).click()
    await pressSignIn(page)
    await expect(page.getByText('The name or the password is not right.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'I am human' })).toBeEnabled()
  })

  await test.step('signed in, the deep link opens, in a document that admits no script from elsewhere', async () => {
    await fillSignIn(page, 'cm')
    await page.getByRole('button', { name: 'I am human' }).click()
    await pressSignIn(page)
    await expectInside(page)
    await expect(page).toHaveURL(/\/clips\/list$/)
    expect(await mayLoad(page, botCheck.origin)).toBe(false)
    expect(JSON.stringify(botCheck.asked)).not.toContain(password)
  })
})

test('a check that cannot be loaded says so, and is tried again', async ({ page, botCheck }) => {
  botCheck.isScriptThere = false
  await page.goto('/login')
  await expect(page.getByText('could not be loaded')).toBeVisible()
  await expectAccessible(page)
  botCheck.isScriptThere = true
  await page.getByRole('button', { name: 'Try again' }).click()
  await fillSignIn(page, 'cm')
  await page.getByRole('button', { name: 'I am human' }).click()
  await pressSignIn(page)
  await expectInside(page)
})
