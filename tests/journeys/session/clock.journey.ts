// The client's clock differs from the server's (session.md cases 29, 30).
import { callFrom, notices, openTab, rail, signIn } from '../actions'
import { expect, test } from './browser'
import { expiredTokenOf } from './server'
import { changeSession, readSession, rotationsOf } from './stored'

const hourMs = 3_600_000

test('case 29: a clock two hours ahead signs in and works, without a refresh for every call', async ({
  page,
  wire,
}) => {
  await page.clock.install({ time: Date.now() + 2 * hourMs })
  await signIn(page, 'cm')
  expect(await callFrom(page)).toBe(200)
  expect(await callFrom(page)).toBe(200)
  expect(wire.asked('refresh')).toBe(0)
  await page.reload()
  await expect(rail(page)).toBeVisible()
  expect(await callFrom(page)).toBe(200)
  expect(wire.asked('refresh')).toBeLessThanOrEqual(1)
})

test('case 30: with a clock two hours behind, what the server calls expired is refreshed and repeated', async ({
  page,
  signedIn,
  studio,
  wire,
}) => {
  const clientNow = Date.now() - 2 * hourMs
  const fresh = await signedIn('cm')
  await page.goto('/readyz')
  await changeSession(page, {
    at: await expiredTokenOf(studio, fresh),
    expiresAt: clientNow + hourMs / 6,
    lastRefreshAt: clientNow,
  })
  const refused: number[] = []
  page.on('response', (response) => {
    if (response.status() === 401) refused.push(response.status())
  })
  await page.clock.install({ time: clientNow })
  await openTab(page, '/clips/list')
  await expect(page).toHaveURL(/\/clips\/list$/)
  expect(await callFrom(page)).toBe(200)

  expect(refused.length).toBeGreaterThan(0)
  expect(wire.asked('refresh')).toBe(1)
  expect(rotationsOf(await readSession(page))).toBe(rotationsOf(fresh) + 1)
  await expect(notices(page).getByRole('listitem')).toHaveCount(0)
})
