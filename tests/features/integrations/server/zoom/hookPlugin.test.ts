import { afterAll, beforeEach, expect, test } from 'vitest'
import { freshApp } from '../../../../support/freshApp'
import { connect, origin, somebody, type Connecting } from '../../../../support/integrations'
import { callAs } from '../../../../support/talk'
import {
  hostId,
  noticeOf,
  openZoom,
  recorded,
  webhookSecret,
  type NoticeOptions,
} from '../../../../standins/zoom'

const zoom = await openZoom()
afterAll(() => zoom.close())
const app = await freshApp({ environment: { PUBLIC_ORIGIN: origin, ...zoom.environment } })
const { db } = app.database
const now = app.clock.now

// Every connection is of one account at Zoom, and so of one host.
beforeEach(async () => {
  await db.deleteFrom('integrationConnections').execute()
})

const wanting = { isOn: true, words: ['All Hands'], picture: 'speaker', withTranscript: true }

async function host(rule: object = wanting, given = {}): Promise<Connecting> {
  const who = await somebody(app, given)
  await connect(app, who)
  await callAs(app, who.session, 'saveImportRule', rule)
  return who
}

async function tell(event: string, payload: object, options: Partial<NoticeOptions> = {}) {
  const { body, headers } = noticeOf(event, payload, { now, ...options })
  const answer = await app.server.inject({
    method: 'POST',
    url: '/hooks/zoom',
    payload: body,
    headers,
  })
  return { status: answer.statusCode, body: answer.body }
}

const meeting = () =>
  zoom.record({ topic: 'All hands, November', start_time: '2026-02-27T09:00:00Z' })
const completed = 'recording.completed'
const importsOf = ({ member: { customerId } }: Connecting) =>
  db.selectFrom('zoomImports').selectAll().where('customerId', '=', customerId).execute()
const stateOf = async ({ member: { userId } }: Connecting) =>
  db
    .selectFrom('integrationConnections')
    .select(['state', 'lastNoticeAt'])
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()

test('a finished recording that the rule wants comes in, once, however often it is told', async () => {
  const who = await host()
  const one = meeting()
  for (const _ of [1, 2, 3]) expect((await tell(completed, recorded(one))).status).toBe(204)
  expect(await importsOf(who)).toMatchObject([
    { meetingId: one.uuid, isByRule: true, state: 'waiting' },
  ])
  expect((await stateOf(who)).lastNoticeAt).toEqual(now)
})

test.each<[string, object, object]>([
  ['whose topic holds none of the words', { ...wanting, words: ['interview'] }, {}],
  ['while the rule is off', { ...wanting, isOn: false }, {}],
  ['of somebody who left', wanting, { left: true }],
  ['of a customer that may not use Zoom any more', wanting, { flagless: true }],
  ['of somebody who makes no videos any more', wanting, { viewer: true }],
  ['of a customer that is locked', wanting, { locked: true }],
])('a recording %s stays where it is', async (_, rule, change) => {
  const who = await host(rule)
  const { userId, customerId } = who.member
  if ('left' in change)
    await db
      .updateTable('memberships')
      .set({ state: 'inactive' })
      .where('userId', '=', userId)
      .execute()
  if ('flagless' in change)
    await db.updateTable('customers').set({ flags: '{}' }).where('id', '=', customerId).execute()
  if ('locked' in change)
    await db.updateTable('customers').set({ isLocked: true }).where('id', '=', customerId).execute()
  if ('viewer' in change)
    await db.deleteFrom('membershipRoles').where('userId', '=', userId).execute()
  expect((await tell(completed, recorded(meeting()))).status).toBe(204)
  expect(await importsOf(who)).toEqual([])
})

test('a host in two customers has it in each whose rule wants it', async () => {
  const one = await host()
  const other = await host({ ...wanting, words: ['weekly'] })
  await tell(completed, recorded(meeting()))
  expect([await importsOf(one), await importsOf(other)]).toMatchObject([[{}], []])
})

test.each<[string, Partial<NoticeOptions>]>([
  ['with a wrong signature', { secret: 'another' }],
  ['by a clock that is six minutes late', { skewMs: -6 * 60_000 }],
  ['by a clock that is six minutes ahead', { skewMs: 6 * 60_000 }],
])('what is signed %s is refused and does nothing', async (_, options) => {
  const who = await host()
  expect((await tell(completed, recorded(meeting()), options)).status).toBe(401)
  expect(await importsOf(who)).toEqual([])
  expect((await stateOf(who)).lastNoticeAt).toBeNull()
})

test('Zoom finds out that we have the secret', async () => {
  const { status, body } = await tell('endpoint.url_validation', { plainToken: 'abc' })
  expect(status).toBe(200)
  expect(JSON.parse(body)).toMatchObject({ plainToken: 'abc' })
  expect(body).not.toContain(webhookSecret)
  const forged = await tell('endpoint.url_validation', { plainToken: 'abc' }, { secret: 'x' })
  expect(forged.status).toBe(401)
})

test('whoever removes us at Zoom is disconnected here', async () => {
  const who = await host()
  const payload = { account_id: 'zoom-account', user_id: hostId, client_id: 'studio-app' }
  expect((await tell('app_deauthorized', payload)).status).toBe(204)
  expect(await stateOf(who)).toMatchObject({ state: 'revoked' })
})

test.each([
  ['an event that we do not know', 'meeting.started', { object: 7 }],
  ['a notice about nobody here', completed, recorded(meeting())],
])('%s is accepted and does nothing', async (_, event, payload) => {
  expect((await tell(event, payload)).status).toBe(204)
})

test('a body that is not JSON, but signed, does nothing', async () => {
  const { body, headers } = noticeOf('x', {}, { now })
  const answer = await app.server.inject({
    method: 'POST',
    url: '/hooks/zoom',
    payload: body.slice(1),
    headers,
  })
  expect(answer.statusCode).toBe(401)
})

test('where the operator set no secret nothing is heard', async () => {
  const { ZOOM_WEBHOOK_SECRET: _, ...environment } = zoom.environment
  const deaf = await freshApp({ database: app.database, environment })
  const { body, headers } = noticeOf(completed, recorded(meeting()), { now })
  const asked = { method: 'POST', url: '/hooks/zoom', payload: body, headers } as const
  expect((await deaf.server.inject(asked)).statusCode).toBe(404)
})
