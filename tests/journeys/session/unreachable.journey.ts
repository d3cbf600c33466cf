// Starting without a reachable server (session.md B2 10): the session waits for as long as it
// takes.
import { openTab, rail } from '../actions'
import { expect, test } from './browser'
import { readSession, rotationsOf } from './stored'
import { answer, disconnect } from './wire'

test('case 10: a busy server is tried again after 5, 15 and 30 seconds while the person works', async ({
  context,
  page,
  signedIn,
  wire,
}) => {
  const session = await signedIn('cm')
  await page.clock.install()
  const tries: number[] = []
  let asked = 0
  page.on('request', (request) => {
    if (!(request.postData() ?? '').includes('grant_type=refresh_token')) return
    asked++
    // The clock stands still until the page has its answer, however long that takes.
    void Promise.all([page.evaluate(() => Date.now()), request.response()]).then(([now]) =>
      tries.push(now),
    )
  })
  await answer(context, 'refresh', { status: 503, body: {}, times: 8 })
  await openTab(page, '/clips/list')
  await expect(page).toHaveURL(/\/clips\/list$/)
  expect(await readSession(page)).toMatchObject({ at: session.at, rt: session.rt })

  // Each round is two attempts, a second apart (session.md B1 3).
  await expect
    .poll(
      async () => {
        if (tries.length === asked) await page.clock.runFor(1000)
        return tries.length
      },
      { intervals: [20] },
    )
    .toBe(8)
  const pauses = [2, 4, 6].map((round) => (tries[round] ?? 0) - (tries[round - 1] ?? 0))
  for (const [round, seconds] of [5, 15, 30].entries()) {
    expect(pauses[round]).toBeGreaterThanOrEqual(seconds * 1000)
    expect(pauses[round]).toBeLessThan(seconds * 1000 + 5000)
  }
  await expect(rail(page)).toBeVisible()
  expect(await readSession(page)).toMatchObject({ at: session.at, rt: session.rt })

  await context.setOffline(true)
  await context.setOffline(false)
  await expect.poll(async () => rotationsOf(await readSession(page))).toBe(rotationsOf(session) + 1)
  expect(wire.asked('refresh')).toBe(9)
})

test('case 11: offline with the access token over, the app waits and opens by itself', async ({
  context,
  page,
  signedIn,
}) => {
  const session = await signedIn('cm', { session: { expiresAt: Date.now() - 1000 } })
  const connect = await disconnect(context, 'refresh')
  await page.goto('/clips/list')
  await expect(page.getByRole('heading', { name: 'The server cannot be reached' })).toBeVisible()
  expect(await readSession(page)).toMatchObject({ at: session.at, rt: session.rt })

  await context.setOffline(true)
  await connect()
  expect(await readSession(page)).toMatchObject({ at: session.at, rt: session.rt })
  await context.setOffline(false)
  await expect(rail(page)).toBeVisible()
  await expect(page).toHaveURL(/\/clips\/list$/)
  expect(rotationsOf(await readSession(page))).toBe(rotationsOf(session) + 1)
})
