import { beforeEach, describe, expect, test } from 'vitest'
import type { SessionEntry } from '../../../generated/facts/features/session'
import { callAs, refresh, trySignIn, type TestSession } from '../../support/talk'
import { aMember, freshApp, signIn, type TestMember } from '../../support/world'

const app = await freshApp()
const { db } = app.database

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0'

let member: TestMember
let here: TestSession
let there: TestSession

beforeEach(async () => {
  app.clock.now = new Date('2026-03-01T09:00:00Z')
  member = await aMember(db, { customer: { name: 'Fjord Films', idleSessionTimeoutMins: 30 } })
  const { body, cookies } = await trySignIn(app, member, { headers: { 'user-agent': firefox } })
  there = { reply: body as never, cookies }
  app.clock.now = new Date('2026-03-01T09:02:00Z')
  here = await signIn(app, member)
})

async function listed(of = here): Promise<SessionEntry[]> {
  const { body } = await callAs(app, of, 'listSessions')
  return body['clientResponse'] as SessionEntry[]
}

const end = (sessionId: string, of = here) => callAs(app, of, 'endSession', { sessionId })
const isOpen = async (session: TestSession) =>
  (await callAs(app, session, 'getRoles')).status === 200

const audited = async () => {
  const events = await db
    .selectFrom('auditEvents')
    .select('action')
    .where('userId', '=', member.userId)
    .execute()
  return events.map(({ action }) => action)
}

describe('the list of sessions', () => {
  test('tells of each device, the latest active first, and which one asks', async () => {
    await signIn(app, await aMember(db))
    const address = { ip: '127.0.0.1', customerName: 'Fjord Films', sessionId: expect.any(String) }
    expect(await listed()).toEqual([
      {
        ...address,
        browserName: 'unknown',
        operatingSystem: 'unknown',
        createdAt: '2026-03-01T09:02:00.000Z',
        lastActiveAt: '2026-03-01T09:02:00.000Z',
        isCurrent: true,
      },
      {
        ...address,
        browserName: 'Firefox',
        operatingSystem: 'Linux',
        createdAt: '2026-03-01T09:00:00.000Z',
        lastActiveAt: '2026-03-01T09:00:00.000Z',
        isCurrent: false,
      },
    ])
  })

  test('leaves out what is over: ended, idle, or a day old', async () => {
    app.clock.now = new Date('2026-03-01T09:31:30Z')
    const { body } = await refresh(app, here)
    const active = { ...here, reply: body as never }
    expect((await listed(active)).map(({ isCurrent }) => isCurrent)).toEqual([true])
  })
})

describe('a session of one’s own', () => {
  test('can be ended from another', async () => {
    const [, other] = await listed()
    expect(await end(other!.sessionId)).toMatchObject({ body: { status: 'Ok' } })
    expect([await isOpen(here), await isOpen(there)]).toEqual([true, false])
    expect(await refresh(app, there)).toMatchObject({ status: 400 })
    expect(await audited()).toContain('session.ended')
  })

  test('that asks loses its cookies with it', async () => {
    const [own] = await listed()
    const { headers } = await end(own!.sessionId)
    expect(String(headers['set-cookie'])).toMatch(/^sid=;.*CloudFront-Policy=;/)
    expect(await isOpen(here)).toBe(false)
  })
})

test('a session of somebody else answers like one that does not exist, and lives on', async () => {
  const unknownField = await signIn(app, await aMember(db))
  const colleague = await signIn(app, await aMember(db, { customerId: member.customerId }))
  const nowhere = await end('01M0000000000000000000000A')
  expect(nowhere.body).toMatchObject({ status: 'Error', errorCode: 'notFound' })
  for (const other of [unknownField, colleague]) {
    const [theirs] = await listed(other)
    const { status, body, headers } = await end(theirs!.sessionId)
    expect({ status, body }).toEqual({ status: nowhere.status, body: nowhere.body })
    expect(Object.keys(headers)).toEqual(Object.keys(nowhere.headers))
    expect(await isOpen(other)).toBe(true)
  }
  expect(await end('nonsense')).toMatchObject({ body: nowhere.body })
})

test('every other session ends at once; the one that asks and those of others stay', async () => {
  const third = await signIn(app, member)
  const unknownField = await signIn(app, await aMember(db))
  const { body } = await callAs(app, here, 'endOtherSessions')
  expect(body['clientResponse']).toEqual({ ended: 2 })
  const open = await Promise.all([here, there, third, unknownField].map(isOpen))
  expect(open).toEqual([true, false, false, true])
  expect(await audited()).toContain('session.othersEnded')
  expect((await callAs(app, here, 'endOtherSessions')).body['clientResponse']).toEqual({ ended: 0 })
})

/** Long enough ago that each call also writes down that its person is active. */
const later = () => (app.clock.now = new Date(app.clock.now.getTime() + 20_000))

describe('two devices at once never wait for each other in a circle', () => {
  test.each([1, 2, 3, 4, 5])('each ends every other session, round %i', async () => {
    const devices = [here, there, await signIn(app, member), await signIn(app, member)]
    later()
    const answers = await Promise.all(devices.map((one) => callAs(app, one, 'endOtherSessions')))
    expect(answers.filter(({ status }) => status !== 200 && status !== 401)).toEqual([])
    const open = await Promise.all(devices.map(isOpen))
    expect(open.filter(Boolean)).toHaveLength(1)
  })

  test.each([1, 2, 3, 4, 5])('each ends the other session, round %i', async () => {
    const ids = (await listed()).map(({ sessionId, isCurrent }) => ({ sessionId, isCurrent }))
    const own = ids.find(({ isCurrent }) => isCurrent)!.sessionId
    const other = ids.find(({ isCurrent }) => !isCurrent)!.sessionId
    later()
    const answers = await Promise.all([end(other, here), end(own, there)])
    expect(answers.filter(({ status }) => status !== 200 && status !== 401)).toEqual([])
  })
})
