// A browser that blocks all storage (session.md B0).
import { callFrom, notices, rail, signIn, switcherOf } from '../actions'
import { expect, test } from './browser'

test('case 63: where storage is refused, somebody signs in and works for as long as the tab lives', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, area, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
  })
  const faults: Error[] = []
  page.on('pageerror', (fault) => faults.push(fault))
  await signIn(page, 'cm')
  expect(await callFrom(page)).toBe(200)
  expect(await callFrom(page)).toBe(200)
  await expect(switcherOf(page)).toBeVisible()
  await expect(notices(page).getByRole('listitem')).toHaveCount(1)
  expect(faults).toEqual([])

  await page.reload()
  await expect(page).toHaveURL(/\/login$/)
  await expect(rail(page)).toBeHidden()
})
