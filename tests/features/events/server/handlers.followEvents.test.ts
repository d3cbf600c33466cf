// What concerns somebody is told within a second, to nobody else, and for no longer than they may hear it.
import { ulid } from 'ulid'
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { roles, type RoleId } from '../../../../generated/facts/roles'
import type { Told } from '../../../../src/server/events/message'
import { customersOf, roleIdOf } from '../../../../src/session/server'
import { follow } from '../../../support/streams'
import { callAs, postForm, refresh, signIn, type TestSession } from '../../../support/talk'
import { aCustomer, aMember, aMembership, freshApp } from '../../../support/world'

const app = await freshApp()
// A connection that is kept for later requests would keep the server.
afterAll(() => app.server.server.closeAllConnections())
const { db } = app.database
const { events } = app.services

const tell = (customerId: string, to: Told['to'], topic: Told['topic'] = 'tasks') =>
  events.tell({ customerId, topic, to })
const later = (ms: number) => void (app.clock.now = new Date(app.clock.now.getTime() + ms))
const sweep = () => events.sweep((ids) => customersOf(db, ids, app.clock.now))

async function aListener(options: Parameters<typeof aMember>[1] = {}) {
  const member = await aMember(db, options)
  const session = await signIn(app, member)
  return { member, session, stream: await follow(app, session) }
}

test.each(Object.keys(roles) as RoleId[])('%s is told what is theirs', async (role) => {
  const { member, stream } = await aListener({ roles: [role] })
  tell(member.customerId, { userIds: [member.userId] })
  expect(await stream.next()).toEqual({ topic: 'tasks' })
})

test('a row that people have open is told with whoever changed it', async () => {
  const { member, stream } = await aListener()
  const row = { id: 'task', rev: 3, by: 'maya' }
  events.tell({ customerId: member.customerId, topic: 'tasks', to: 'all', row })
  expect(await stream.next()).toEqual({ topic: 'tasks', row })
})

test('it is a reply like others, which nothing on the way keeps or gathers', async () => {
  const { session } = await aListener()
  const { status, headers, text } = await follow(app, session, { 'accept-encoding': 'gzip, br' })
  expect(status).toBe(200)
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  expect(headers.get('content-encoding')).toBeNull()
  expect(text).toBe('')
})

test('a stranger hears nothing, nor does a page of another site', async () => {
  const session = await signIn(app, await aMember(db))
  const crossSite = { 'sec-fetch-site': 'cross-site' }
  expect((await follow(app, undefined)).status).toBe(401)
  expect((await follow(app, session, crossSite)).status).toBe(403)
})

describe('whom something is told', () => {
  test('people by name, whoever follows a channel, or all of a customer', async () => {
    const first = await aListener()
    const { customerId } = first.member
    const second = await aListener({ customerId })
    const channelId = ulid()
    await db
      .insertInto('channels')
      .values({
        id: channelId,
        customerId,
        name: 'News',
        createdAt: app.clock.now,
        updatedAt: app.clock.now,
      })
      .execute()
    for (const [{ member }, state] of [
      [first, 'left'],
      [second, 'active'],
    ] as const)
      await db
        .insertInto('channelSubscriptions')
        .values({
          customerId,
          channelId,
          userId: member.userId,
          state,
          askedAt: app.clock.now,
          joinedAt: app.clock.now,
          fromAt: app.clock.now,
        })
        .execute()
    tell(customerId, { channelId }, 'inbox')
    expect(await second.stream.next()).toEqual({ topic: 'inbox' })
    tell(customerId, { userIds: [first.member.userId, 'nobody'] }, 'orders')
    tell(customerId, 'all', 'campaign')
    expect(await first.stream.next()).toEqual({ topic: 'orders' })
    expect(await first.stream.next()).toEqual({ topic: 'campaign' })
    expect(await second.stream.next()).toEqual({ topic: 'campaign' })
  })

  test('never somebody in another customer, not even the same person there', async () => {
    const { member, stream } = await aListener()
    const elsewhere = await aCustomer(db)
    await aMembership(db, { userId: member.userId, customerId: elsewhere, roles: ['cm'] })
    tell(elsewhere, 'all', 'orders')
    tell(elsewhere, { userIds: [member.userId] }, 'orders')
    tell(member.customerId, 'all', 'tasks')
    expect(await stream.next()).toEqual({ topic: 'tasks' })
  })
})

describe('a stream ends', () => {
  const ends: Record<string, (session: TestSession, userId: string) => Promise<unknown>> = {
    'as somebody signs out': ({ reply, cookies }) =>
      postForm(app, 'oauth/revoke', { token: reply.refresh_token, client_id: 'web' }, { cookies }),
    'as somebody moves to another customer': async (session, userId) => {
      const customerId = await aCustomer(db)
      await aMembership(db, { userId, customerId, roles: ['cm'] })
      return callAs(app, session, 'switchCustomer', { customerId })
    },
    'as its session is ended from another device': async (session, userId) => {
      const { id: sessionId } = await db
        .selectFrom('sessionFamilies')
        .select('id')
        .where('userId', '=', userId)
        .executeTakeFirstOrThrow()
      return callAs(app, session, 'endSession', { sessionId })
    },
  }
  test.each(Object.entries(ends))('%s', async (_, end) => {
    const { member, session, stream } = await aListener()
    expect(await end(session, member.userId)).toMatchObject({ status: 200 })
    expect(await stream.rest()).toEqual([])
  })

  test.each([
    ['roles change', 'setRoles', { values: { roles: [roleIdOf('cc')] } }],
    ['membership is taken', 'deactivateUsers', {}],
  ] as const)('as somebody’s %s', async (_, call, values) => {
    const manager = await aListener()
    const { customerId } = manager.member
    const { member, stream } = await aListener({ customerId, roles: ['viewer'] })
    const answer = await callAs(app, manager.session, call, {
      selection: { ids: [member.userId] },
      ...values,
    })
    expect(answer.body).toMatchObject({ clientResponse: { changed: [member.userId] } })
    expect(await stream.rest()).toEqual([])
  })

  test('with the token that opened it', async () => {
    const { stream } = await aListener()
    later(600_001)
    events.beat()
    expect(await stream.rest()).toEqual([])
  })

  test('once its session is over for whatever reason, within 15 s', async () => {
    const [over, kept] = [await aListener(), await aListener()]
    await db
      .updateTable('sessionFamilies')
      .set({ endedAt: app.clock.now, endReason: 'reuse' })
      .where('userId', '=', over.member.userId)
      .execute()
    await sweep()
    expect(await over.stream.rest()).toEqual([])
    tell(kept.member.customerId, 'all')
    expect(await kept.stream.next()).toEqual({ topic: 'tasks' })
  })
})

test('a stream lives on while its session gets new tokens', async () => {
  const { member, session, stream } = await aListener()
  expect(await refresh(app, session)).toMatchObject({ status: 200 })
  await sweep()
  tell(member.customerId, 'all')
  expect(await stream.next()).toEqual({ topic: 'tasks' })
})

test('a stream is not taken for a request that does not end', async () => {
  const member = await aMember(db)
  const session = await signIn(app, member)
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const stream = await follow(app, session)
  vi.advanceTimersByTime(31_000)
  vi.useRealTimers()
  tell(member.customerId, 'all')
  expect(await stream.next()).toEqual({ topic: 'tasks' })
})

test('whoever only listens is not active', async () => {
  const { member } = await aListener()
  const seen = () =>
    db
      .selectFrom('sessionFamilies')
      .select('lastActiveAt')
      .where('userId', '=', member.userId)
      .executeTakeFirstOrThrow()
  const before = await seen()
  later(300_000)
  await follow(app, await signIn(app, await aMember(db)))
  expect(await seen()).toEqual(before)
})

test('three pages of a session listen; a fourth one asks now and then', async () => {
  const { session, stream } = await aListener()
  await follow(app, session)
  await follow(app, session)
  const refused = await follow(app, session)
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('60')
  const before = events.count()
  stream.close()
  while (events.count() === before) await new Promise((resolve) => setImmediate(resolve))
  expect((await follow(app, session)).status).toBe(200)
})

test('a comment every 25 s keeps what lies between from closing it', async () => {
  const { member, stream } = await aListener()
  later(24_000)
  events.beat()
  later(1_000)
  events.beat()
  tell(member.customerId, 'all')
  await stream.next()
  expect(stream.text.match(/^:$/gm)).toHaveLength(2)
})

test('a server that stops ends the streams first', async () => {
  const other = await freshApp({ database: app.database })
  const stream = await follow(other, await signIn(other, await aMember(db)))
  await other.server.close()
  expect(await stream.rest()).toEqual([])
})
