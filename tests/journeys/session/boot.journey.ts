// The startup refresh against every answer it may get (session.md B2 3-10).
import { readFlag } from './flags'
import { expect, openTab, rail, test } from './browser'
import { readSession, readStorage, rotationsOf } from './stored'
import { answer, countLoads, disconnect } from './wire'

/** Of the right form, and known to no server. */
const strangeToken = `rt_${'A'.repeat(43)}`
const past = () => Date.now() - 1000
/** Flags and preferences are of the browser. */
const isPersonal = (key: string) => !/^(flag|pref)\./.test(key)

test('case 1: a stored pair is refreshed once and the person is where they were', async ({
  context,
  page,
  signedIn,
  studio,
  wire,
}) => {
  const session = await signedIn('cm', {
    beside: ({ userUUID }) => ({
      'nav.lastPath': JSON.stringify({ path: '/clips/list', userId: userUUID }),
    }),
  })
  await context.clearCookies({ name: /^CloudFront/ })
  await page.goto('/')
  await expect(page).toHaveURL(/\/clips\/list$/)
  await expect(rail(page)).toBeVisible()

  await expect.poll(() => wire.asked('getRolePermissions')).toBe(1)
  expect(wire.asked('refresh')).toBe(1)
  expect(rotationsOf(await readSession(page))).toBe(rotationsOf(session) + 1)
  const cookies = (await context.cookies(`${studio.origin}/media/`)).map(({ name }) => name)
  expect(cookies).toEqual(expect.arrayContaining(['CloudFront-Policy', 'CloudFront-Signature']))
})

test('case 5: a refresh token the server does not know lands the person by role, once', async ({
  page,
  signedIn,
  wire,
}) => {
  await signedIn('cm', { session: { rt: strangeToken } })
  await openTab(page, '/clips/list')
  await expect(page).toHaveURL(/\/home\/library$/)
  expect(JSON.stringify(await readStorage(page))).not.toContain(strangeToken)

  await page.reload()
  await expect(page).toHaveURL(/\/login$/)
  expect(wire.asked('refresh')).toBe(1)
})

test('case 6: with the access token over as well it is the sign-in page, without a loop', async ({
  page,
  signedIn,
  wire,
}) => {
  await signedIn('cm', { session: { rt: strangeToken, expiresAt: past() } })
  const loads = countLoads(page)
  await page.goto('/home/library')
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  expect(loads()).toBeLessThanOrEqual(2)
  expect(wire.asked('refresh')).toBe(1)
  expect(await readSession(page)).toBeNull()
})

test('case 8: somebody who is not active any more is told so and nothing stays behind', async ({
  context,
  page,
  signedIn,
}) => {
  await signedIn('cm', {
    beside: ({ userUUID }) => ({
      'nav.lastPath': JSON.stringify({ path: '/clips/list', userId: userUUID }),
      'ui.footage.search': 'dawn',
      'auth.username': 'cm@demo.example',
    }),
  })
  await answer(context, 'refresh', {
    status: 400,
    body: { error: 'invalid_grant', error_description: 'User is not active' },
  })
  await page.goto('/clips/list')
  await expect(page).toHaveURL(/\/login\/status\/inActive$/)
  await expect(page.getByRole('heading', { name: 'Account not active' })).toBeVisible()
  await expect
    .poll(async () => Object.keys(await readStorage(page)).filter(isPersonal))
    .toEqual(['auth.ep'])
})

test('case 9: a refresh that is not found ends at session-expired with a full load', async ({
  context,
  page,
  signedIn,
}) => {
  await signedIn('cm')
  await answer(context, 'refresh', { status: 404, body: {} })
  const loads = countLoads(page)
  await page.goto('/clips/list')
  await expect(page).toHaveURL(/\/login\/status\/sessionExpired$/)
  await expect(page.getByRole('heading', { name: 'Session expired' })).toBeVisible()
  expect(loads()).toBe(2)
  expect(await readFlag(page, 'logout')).toMatchObject({ reason: 'expired' })
})

test('case 10: a busy server is tried again after 5, 15 and 30 seconds while the person works', async ({
  context,
  page,
  signedIn,
  wire,
}) => {
  const session = await signedIn('cm')
  await page.clock.install()
  const tries: number[] = []
  page.on('request', (request) => {
    if ((request.postData() ?? '').includes('grant_type=refresh_token'))
      void page.evaluate(() => Date.now()).then((now) => tries.push(now))
  })
  await answer(context, 'refresh', { status: 503, body: {}, times: 8 })
  await openTab(page, '/clips/list')
  await expect(page).toHaveURL(/\/clips\/list$/)
  expect(await readSession(page)).toMatchObject({ at: session.at, rt: session.rt })

  // Each round is two tries, a second apart (session.md B1 3).
  await expect
    .poll(
      async () => {
        await page.clock.runFor(1000)
        return tries.length
      },
      { intervals: [20], timeout: 60_000 },
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
  const session = await signedIn('cm', { session: { expiresAt: past() } })
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
