import { describe, expect, test } from 'vitest'
import { callAs, postForm, refresh, signIn, type TestSession } from '../../support/talk'
import { aCustomer, aMember, aMembership, freshApp, type TestMember } from '../../support/world'

const app = await freshApp()
const { db } = app.database

interface Given {
  readonly member: TestMember
  readonly session: TestSession
  readonly elsewhere: TestSession
}

interface Case {
  readonly what: string
  revoke(given: Given): Promise<unknown>
  readonly status: number
  readonly reason?: 'stale'
}

const newPassword = 'Quiet river, seven stones'

/** security-reliability.md D16: the token is the same and its time is not over; no second passes. */
describe('the same access token is refused at once after', () => {
  test.each<Case>([
    {
      what: 'signing out',
      revoke: ({ session: { reply, cookies } }) =>
        postForm(
          app,
          'oauth/revoke',
          { token: reply.refresh_token, client_id: 'web' },
          { cookies },
        ),
      status: 401,
    },
    {
      what: 'a sign-in in the same browser',
      revoke: async ({ session }) => {
        const { userName, password } = await aMember(db)
        const fields = { grant_type: 'password', username: userName, password, client_id: 'web' }
        return postForm(app, 'oauth/token', fields, { cookies: session.cookies })
      },
      status: 401,
    },
    {
      what: 'the person was made inactive',
      revoke: ({ member }) =>
        db
          .updateTable('users')
          .set({ state: 'inactive' })
          .where('id', '=', member.userId)
          .execute(),
      status: 401,
      reason: 'stale',
    },
    {
      what: 'the role was taken away',
      revoke: ({ member }) =>
        db.deleteFrom('membershipRoles').where('userId', '=', member.userId).execute(),
      status: 403,
    },
    {
      what: 'the role was changed to one that may not',
      revoke: ({ member }) =>
        db
          .updateTable('membershipRoles')
          .set({ roleId: '5001432' })
          .where('userId', '=', member.userId)
          .execute(),
      status: 403,
    },
    {
      what: 'the session went on in another customer',
      revoke: async ({ member, session }) => {
        const customerId = await aCustomer(db)
        await aMembership(db, { userId: member.userId, customerId, roles: ['cm'] })
        return callAs(app, session, 'switchCustomer', { customerId })
      },
      status: 401,
      reason: 'stale',
    },
    {
      what: 'the person left the customer',
      revoke: ({ member }) =>
        db.deleteFrom('memberships').where('userId', '=', member.userId).execute(),
      status: 401,
      reason: 'stale',
    },
    ...[
      { what: 'locked', to: { isLocked: true } },
      { what: 'closed', to: { lifeState: 'closed' } as const },
    ].map(({ what, to }): Case => ({
      what: `the customer was ${what}`,
      revoke: ({ member }) =>
        db.updateTable('customers').set(to).where('id', '=', member.customerId).execute(),
      status: 401,
      reason: 'stale',
    })),
    {
      what: 'the password was changed elsewhere',
      revoke: ({ member, elsewhere }) =>
        callAs(app, elsewhere, 'changePassword', { currentPassword: member.password, newPassword }),
      status: 401,
    },
    {
      what: 'every other session was ended elsewhere',
      revoke: ({ elsewhere }) => callAs(app, elsewhere, 'endOtherSessions'),
      status: 401,
    },
    {
      what: 'a used refresh token came back',
      revoke: async ({ session }) => {
        const { body } = await refresh(app, session)
        await refresh(app, { ...session, reply: body as never })
        return refresh(app, session)
      },
      status: 401,
    },
  ])('$what', async ({ revoke, status, reason }) => {
    const member = await aMember(db)
    const elsewhere = await signIn(app, member)
    const session = await signIn(app, member)
    expect(await callAs(app, session, 'listClips')).not.toMatchObject({ status })
    await revoke({ member, session, elsewhere })
    const after = await callAs(app, session, 'listClips')
    expect({ status: after.status, reason: after.headers['x-auth-reason'] }).toEqual({
      status,
      reason,
    })
  })
})
