// The token of analytics opens five calls that read, and nothing else; nothing else opens them (reach.md 7).
import { ulid } from 'ulid'
import { describe, expect, test } from 'vitest'
import { calls } from '../../../../generated/wiring/calls'
import { analyticsTokenOf, askInsights, insightCalls } from '../../../support/analytics'
import { callAs, post, postForm } from '../../../support/talk'
import { anAiredProgram } from '../../../support/work'
import { aMember, freshApp, signIn } from '../../../support/world'

const app = await freshApp()
const { db } = app.database
const days = { from: '2026-11-01', to: '2026-11-22' }
const requests = {
  getOverview: days,
  listWatchedPrograms: days,
  getCurve: { programId: ulid() },
  listRequired: {},
  exportCsv: days,
} as const

test('these are the five', () => {
  expect(insightCalls.toSorted()).toEqual(Object.keys(requests).toSorted())
})

test.each(['cc', 'viewer', 'admin', 'cm'] as const)(
  'a %s is let in to all of them',
  async (role) => {
    const session = await signIn(app, await aMember(db, { roles: [role] }))
    const token = await analyticsTokenOf(app, session)
    const codes = await Promise.all(
      insightCalls.map(async (id) => {
        const { status, body } = await askInsights(app, token, id, requests[id])
        return [id, status, body['errorCode']]
      }),
    )
    // There is no such program.
    expect(codes).toEqual(
      insightCalls.map((id) => [id, 200, id === 'getCurve' ? 'notFound' : undefined]),
    )
  },
)

test('super-admin gets no code for them', async () => {
  const session = await signIn(app, await aMember(db, { roles: ['superAdmin'] }))
  expect((await callAs(app, session, 'getAnalyticsUrl')).status).toBe(403)
})

test('whoever has lost the roles is refused with the token of before', async () => {
  const member = await aMember(db, { roles: ['cm'] })
  const token = await analyticsTokenOf(app, await signIn(app, member))
  await db.deleteFrom('membershipRoles').where('userId', '=', member.userId).execute()
  for (const id of insightCalls)
    expect([id, (await askInsights(app, token, id, requests[id])).status]).toEqual([id, 403])
})

describe.each(insightCalls)('%s', (id) => {
  test('opens to no other token, and to none', async () => {
    const session = await signIn(app, await aMember(db, { roles: ['cm'] }))
    const { access_token, refresh_token } = session.reply
    for (const bearer of [undefined, access_token, refresh_token, 'nonsense'])
      expect((await askInsights(app, bearer, id, requests[id])).status).toBe(401)
  })

  test('is over with the session', async () => {
    const session = await signIn(app, await aMember(db, { roles: ['cm'] }))
    const token = await analyticsTokenOf(app, session)
    await postForm(app, 'oauth/revoke', { token: session.reply.refresh_token, client_id: 'web' })
    expect((await askInsights(app, token, id, requests[id])).status).toBe(401)
  })
})

test('a token that is too old says so', async () => {
  const session = await signIn(app, await aMember(db, { roles: ['cm'] }))
  const token = await analyticsTokenOf(app, session)
  const before = app.clock.now
  app.clock.now = new Date(before.getTime() + 10 * 60_000)
  const { status, headers } = await askInsights(app, token, 'getOverview', days)
  expect([status, headers['x-auth-reason']]).toEqual([401, 'expired'])
  app.clock.now = before
})

test('no other call is opened by it: one of each feature', async () => {
  const session = await signIn(app, await aMember(db, { roles: ['cm'] }))
  const bearer = await analyticsTokenOf(app, session)
  const others = Object.values(calls).filter(({ auth }) => auth === 'bearer')
  const firsts = new Map(others.toReversed().map((call) => [call.feature, call]))
  for (const { path, method } of firsts.values()) {
    const { status } = await post(app, path, { clientRequest: {} }, { bearer, method })
    expect([path, status]).toEqual([path, 401])
  }
})

test('looking does not keep a session awake, whatever the header says', async () => {
  const member = await aMember(db, { roles: ['cm'] })
  const token = await analyticsTokenOf(app, await signIn(app, member))
  const activeAt = async () =>
    (
      await db
        .selectFrom('sessionFamilies')
        .select('lastActiveAt')
        .where('userId', '=', member.userId)
        .executeTakeFirstOrThrow()
    ).lastActiveAt
  const [before, then] = [app.clock.now, await activeAt()]
  app.clock.now = new Date(before.getTime() + 5 * 60_000)
  const headers = { 'active-seconds-ago': '0' }
  const { path } = calls.getOverview
  const { body } = await post(app, path, { clientRequest: days }, { bearer: token, headers })
  expect(body).toMatchObject({ status: 'Ok' })
  expect(await activeAt()).toEqual(then)
  app.clock.now = before
})

test('another organization is as if it were not there', async () => {
  const owner = await aMember(db, { roles: ['cm'] })
  const programId = await anAiredProgram(db, owner)
  const token = await analyticsTokenOf(app, await signIn(app, await aMember(db, { roles: ['cm'] })))
  const answer = await askInsights(app, token, 'getCurve', { programId })
  expect(answer.body).toMatchObject({ errorCode: 'notFound' })
})
