import { afterAll, beforeEach, expect, test } from 'vitest'
import { freshApp } from '../../../../support/freshApp'
import { aBrowser, connect, origin, pressConnect, somebody } from '../../../../support/integrations'
import { callAs } from '../../../../support/talk'
import { account, hostId, openZoom } from '../../../../standins/zoom'

const zoom = await openZoom()
afterAll(() => zoom.close())
const app = await freshApp({ environment: { PUBLIC_ORIGIN: origin, ...zoom.environment } })
const { db } = app.database

beforeEach(() => {
  zoom.desk.cancels = false
  zoom.desk.isDown = false
})

const page = '/integrations/zoom'
const connectionOf = (userId: string) =>
  db
    .selectFrom('integrationConnections')
    .selectAll()
    .where('userId', '=', userId)
    .executeTakeFirst()

test('whoever allows it at the service is connected, with keys that nobody can read', async () => {
  const who = await somebody(app)
  expect(await connect(app, who)).toBe(`${page}#connection=connected`)
  const kept = await connectionOf(who.member.userId)
  expect(kept).toMatchObject({ kind: 'zoom', accountId: hostId, account, state: 'active' })
  expect(JSON.stringify(kept)).not.toMatch(/(access|refresh)-[0-9a-f]{18}/)
  const { body } = await callAs(app, who.session, 'getZoom')
  expect(body['clientResponse']).toMatchObject({ connection: { state: 'active', account } })
  expect(JSON.stringify(body)).not.toMatch(/(access|refresh)-[0-9a-f]{18}/)
})

test.each<[string, () => void, string]>([
  ['cancels there', () => (zoom.desk.cancels = true), 'cancelled'],
  ['meets a service that breaks down', () => (zoom.desk.isDown = true), 'unreachable'],
])('whoever %s is told so, and is not connected', async (_, prepare, outcome) => {
  const who = await somebody(app)
  const { url, browser } = await pressConnect(app, who, 'connectZoom')
  const away = await browser.visit(url)
  if (outcome === 'cancelled') prepare()
  const back = await browser.atService(away)
  prepare()
  expect(await browser.visit(back)).toBe(`${page}#connection=${outcome}`)
  expect(await connectionOf(who.member.userId)).toBeUndefined()
})

test('an answer of the service counts only in the browser that asked, once, with its state', async () => {
  const who = await somebody(app)
  const { url, browser } = await pressConnect(app, who, 'connectZoom')
  const back = await browser.atService(await browser.visit(url))
  expect(await aBrowser(app, {}).visit(back)).toBe(`${page}#connection=late`)
  const forged = new URL(back)
  forged.searchParams.set('state', 'of-somebody-else')
  const other = aBrowser(app, browser.ours)
  expect(await other.visit(forged.href)).toBe(`${page}#connection=failed`)
  expect(await other.visit(back)).toBe(`${page}#connection=late`)
  expect(await connectionOf(who.member.userId)).toBeUndefined()
})

test('the way to the service begins with a press here, and lasts a minute', async () => {
  const who = await somebody(app)
  const start = '/oauth/zoom/start'
  expect(await aBrowser(app, {}).visit(start)).toBe(`${page}#connection=late`)
  const pressed = await pressConnect(app, who, 'connectZoom')
  const foreign = { 'sec-fetch-site': 'cross-site' }
  expect(await pressed.browser.visit(start, foreign)).toBe(`${page}#connection=late`)
  const again = await pressConnect(app, who, 'connectZoom')
  const before = app.clock.now
  app.clock.now = new Date(before.getTime() + 61_000)
  expect(await again.browser.visit(start)).toBe(`${page}#connection=late`)
  app.clock.now = before
})

test('whoever signed out meanwhile is not connected', async () => {
  const who = await somebody(app)
  const { url, browser } = await pressConnect(app, who, 'connectZoom')
  const back = await browser.atService(await browser.visit(url))
  await db
    .updateTable('sessionFamilies')
    .set({ endReason: 'signOut', endedAt: app.clock.now })
    .where('userId', '=', who.member.userId)
    .execute()
  expect(await browser.visit(back)).toBe(`${page}#connection=late`)
  expect(await connectionOf(who.member.userId)).toBeUndefined()
})

test('connecting again takes the place of the connection before', async () => {
  const who = await somebody(app)
  await connect(app, who)
  const first = await connectionOf(who.member.userId)
  await connect(app, who)
  const second = await connectionOf(who.member.userId)
  expect(second?.id).toBe(first?.id)
  expect(second?.sealedTokens).not.toBe(first?.sealedTokens)
})

test('disconnecting forgets the keys and withdraws them at the service', async () => {
  const who = await somebody(app)
  await connect(app, who)
  const before = zoom.desk.revoked.length
  const { body } = await callAs(app, who.session, 'disconnectZoom')
  expect(body['clientResponse']).toEqual({ isWithdrawn: true })
  expect(zoom.desk.revoked).toHaveLength(before + 1)
  expect(await connectionOf(who.member.userId)).toMatchObject({
    state: 'revoked',
    sealedTokens: null,
  })
})

test('a service that cannot be told keeps nobody connected here', async () => {
  const who = await somebody(app)
  await connect(app, who)
  zoom.desk.isDown = true
  const { body } = await callAs(app, who.session, 'disconnectZoom')
  expect(body['clientResponse']).toEqual({ isWithdrawn: false })
  expect(await connectionOf(who.member.userId)).toMatchObject({ state: 'revoked' })
})

test('where nothing is set up the page says so, and nothing can be connected', async () => {
  const bare = await freshApp({ database: app.database })
  const who = await somebody(bare)
  const { body } = await callAs(bare, who.session, 'getZoom')
  expect(body['clientResponse']).toMatchObject({
    connection: { state: 'notSetUp' },
    hasNotices: false,
  })
  const setUp = await callAs(bare, who.session, 'getIntegrationSetUp', { service: 'zoom' })
  expect(setUp.body['clientResponse']).toEqual({
    returnPath: '/oauth/zoom/callback',
    hookPath: '/hooks/zoom',
  })
  const viewer = await somebody(bare, { roles: ['viewer'], customerId: who.member.customerId })
  const { body: theirs } = await callAs(bare, viewer.session, 'getIntegrationSetUp', {
    service: 'zoom',
  })
  expect(theirs['status']).not.toBe('Ok')
  const refused = await callAs(bare, who.session, 'connectZoom')
  expect(refused.body['errorMessage']).toBe('Zoom is not set up here.')
  expect((await bare.server.inject('/oauth/zoom/start')).headers.location).toMatch(/late$/)
})
