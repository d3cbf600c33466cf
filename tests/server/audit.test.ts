import { describe, expect, test } from 'vitest'
import { issueCode } from '../../src/session/server/oneTimeCodes'
import { callAs, postForm, refresh, signIn, trySignIn, type TestSession } from '../support/talk'
import { aCustomer, aMember, aMembership, freshApp, type TestMember } from '../support/world'

const app = await freshApp()
const { db } = app.database

interface Given {
  readonly member: TestMember
  readonly session: TestSession
}

const newPassword = 'Quiet river, seven stones'
const wrong = (member: TestMember) => trySignIn(app, { ...member, password: 'wrong' })
const setUser = (member: TestMember, change: { state: 'inactive' }) =>
  db.updateTable('users').set(change).where('id', '=', member.userId).execute()

async function traded(session: TestSession): Promise<TestSession> {
  const { body } = await refresh(app, session)
  return { ...session, reply: body as never }
}

/** security-reliability.md D20; what each event says besides stands with the part that writes it. */
const acts: Record<string, (given: Given) => Promise<unknown>> = {
  signIn: ({ member }) => trySignIn(app, member),
  'signIn.refused': ({ member }) => wrong(member),
  'signIn.limited': async ({ member }) => {
    for (let n = 0; n < 6; n += 1) await wrong(member)
  },
  'signIn.inactive': async ({ member }) => {
    await setUser(member, { state: 'inactive' })
    await trySignIn(app, member)
  },
  'signIn.codeRefused': async ({ member }) => {
    const code = await issueCode(db, 'analytics', member, app.clock.now)
    await postForm(app, 'oauth/token', { grant_type: 'one_time_code', code, client_id: 'web' })
  },
  'refresh.unbound': ({ session }) => refresh(app, { ...session, cookies: {} }),
  'refresh.reuse': async ({ session }) => {
    await traded(await traded(session))
    await refresh(app, session)
  },
  'refresh.inactive': async ({ member, session }) => {
    await setUser(member, { state: 'inactive' })
    await refresh(app, session)
  },
  switch: async ({ member, session }) => {
    const customerId = await aCustomer(db)
    await aMembership(db, { userId: member.userId, customerId, roles: ['cm'] })
    await callAs(app, session, 'switchCustomer', { customerId })
  },
  'switch.refused': async ({ session }) =>
    callAs(app, session, 'switchCustomer', { customerId: await aCustomer(db) }),
  signOut: ({ session: { reply, cookies } }) =>
    postForm(app, 'oauth/revoke', { token: reply.refresh_token, client_id: 'web' }, { cookies }),
  'password.refused': ({ session }) =>
    callAs(app, session, 'changePassword', { currentPassword: 'wrong', newPassword }),
  'password.limited': async ({ session }) => {
    for (let n = 0; n < 6; n += 1)
      await callAs(app, session, 'changePassword', { currentPassword: 'wrong', newPassword })
  },
  'password.changed': ({ member, session }) =>
    callAs(app, session, 'changePassword', { currentPassword: member.password, newPassword }),
  'session.ended': async ({ session }) => {
    const { body } = await callAs(app, session, 'listSessions')
    const [{ sessionId }] = body['clientResponse'] as [{ sessionId: string }]
    await callAs(app, session, 'endSession', { sessionId })
  },
  'session.refused': ({ session }) => callAs(app, session, 'endSession', { sessionId: 'x' }),
  'session.othersEnded': ({ session }) => callAs(app, session, 'endOtherSessions'),
  'access.refused': async ({ member, session }) => {
    await db.deleteFrom('membershipRoles').where('userId', '=', member.userId).execute()
    await callAs(app, session, 'listClips')
  },
}

let addresses = 0

describe('the audit remembers', () => {
  test.each(Object.entries(acts))('%s, when, and from where', async (action, act) => {
    app.clock.now = new Date(`2026-03-01T09:${String((addresses += 1)).padStart(2, '0')}:00Z`)
    const member = await aMember(db)
    const given = {
      member,
      session: await signIn(app, member),
    }
    await act(given)
    const events = await db
      .selectFrom('auditEvents')
      .selectAll()
      .where('action', '=', action)
      .where('at', '=', app.clock.now)
      .execute()
    expect(events).not.toEqual([])
    const isKnown = action !== 'signIn.codeRefused' && action !== 'signIn.limited'
    for (const { ip, userId } of events)
      expect({ ip, userId }).toEqual({ ip: '127.0.0.1', userId: isKnown ? member.userId : null })
  })
})

test('refused calls fill no disk by it: beyond sixty of an address in five minutes one tells of the rest', async () => {
  const own = await freshApp({ database: app.database })
  const member = await aMember(db, { roles: ['viewer'] })
  const session = await signIn(own, member)
  const told = async () => {
    const rows = await db
      .selectFrom('auditEvents')
      .select('action')
      .where('userId', '=', member.userId)
      .where('action', 'in', ['access.refused', 'audit.limited'])
      .execute()
    return (action: string) => rows.filter((row) => row.action === action).length
  }
  for (let times = 0; times < 80; times += 1) await callAs(own, session, 'inviteUser')
  const first = await told()
  expect([first('access.refused'), first('audit.limited')]).toEqual([60, 1])

  own.clock.now = new Date(own.clock.now.getTime() + 5 * 60_000)
  await callAs(own, session, 'inviteUser')
  expect((await told())('access.refused')).toBe(61)
})
