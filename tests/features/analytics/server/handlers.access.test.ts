import { describe, expect, test } from 'vitest'
import { roles, type RoleId } from '../../../../generated/facts/roles'
import { overlaidAccess } from '../../../../generated/wiring/overlaidAccess'
import { roleIdOf } from '../../../../src/session/server/writeRoles'
import { callAs, postForm, refresh, signIn, trySignIn, type Answer } from '../../../support/talk'
import {
  aCustomer,
  aMember,
  freshApp,
  type TestMember,
  type TestSession,
} from '../../../support/world'

const app = await freshApp({
  environment: {
    PUBLIC_ORIGIN: 'https://app.studio.example',
    ANALYTICS_ORIGIN: 'https://analytics.studio.example',
  },
})
const { db } = app.database

/** A customer whose overlay keeps analytics for managers. */
const [overlaid = ''] = Object.keys(overlaidAccess).filter(
  (id) => 'getAnalyticsUrl' in overlaidAccess[id]!.calls,
)
await aCustomer(db, { id: overlaid })

const hasCookies = ({ headers }: Answer) => String(headers['set-cookie']).includes('analytics')
const askFor = (fields: Readonly<Record<string, string>>) =>
  postForm(app, 'oauth/analytics', { client_id: 'analytics', ...fields })
const renew = (token: string) => askFor({ grant_type: 'refresh_token', refresh_token: token })
const codeFor = async (session: TestSession) => {
  const { body } = await callAs(app, session, 'getAnalyticsUrl')
  return (body['clientResponse'] as { code: string }).code
}
const open = (code: string) => askFor({ grant_type: 'one_time_code', code })
const tokenFor = async (session: TestSession) =>
  (await open(await codeFor(session))).body['refresh_token'] as string

async function setRole({ userId, customerId }: TestMember, role: RoleId): Promise<void> {
  await db.deleteFrom('membershipRoles').where('userId', '=', userId).execute()
  const held = { userId, customerId, roleId: roleIdOf(role) }
  await db.insertInto('membershipRoles').values(held).execute()
}

const allowed: Readonly<Record<string, readonly RoleId[]>> = {
  'a customer like any': ['cc', 'viewer', 'admin', 'cm'],
  'one that keeps it for managers': ['cm'],
}

const cells = Object.entries(allowed).flatMap(([where, who]) =>
  (Object.keys(roles) as RoleId[]).map((role) => ({ where, role, may: who.includes(role) })),
)

test('the second customer is one of the overlays', () => expect(overlaid).not.toBe(''))

describe.each(cells)('in $where a $role may look at analytics: $may', ({ where, role, may }) => {
  const change = where === 'a customer like any' ? {} : { customerId: overlaid }

  test('the call that opens it', async () => {
    const session = await signIn(app, await aMember(db, { ...change, roles: [role] }))
    const { status } = await callAs(app, session, 'getAnalyticsUrl')
    expect(status).toBe(may ? 200 : 403)
  })

  test('the cookies of its domain, at sign-in and refresh', async () => {
    const answer = await trySignIn(app, await aMember(db, { ...change, roles: [role] }))
    const { cookies, body } = answer
    const again = await refresh(app, { cookies, reply: body as never })
    expect([answer.status, again.status]).toEqual([200, 200])
    expect([hasCookies(answer), hasCookies(again)]).toEqual([may, may])
  })

  test('the code and the token of somebody who was a manager before', async () => {
    const member = await aMember(db, { ...change, roles: ['cm'] })
    const session = await signIn(app, member)
    const [code, token] = [await codeFor(session), await tokenFor(session)]
    await setRole(member, role)
    const statuses = [(await open(code)).status, (await renew(token)).status]
    expect(statuses).toEqual(may ? [200, 200] : [403, 403])
  })
})

const setDue = ({ userId }: TestMember, mustChangePassword: boolean) =>
  db.updateTable('users').set({ mustChangePassword }).where('id', '=', userId).execute()

describe('somebody who has to change the password first', () => {
  test('gets no cookies of the analytics domain', async () => {
    const answer = await trySignIn(app, await aMember(db, { user: { mustChangePassword: true } }))
    expect([answer.status, hasCookies(answer)]).toEqual([200, false])
  })

  test('renews nothing and opens nothing with what was there before', async () => {
    const member = await aMember(db)
    const session = await signIn(app, member)
    const [code, token] = [await codeFor(session), await tokenFor(session)]
    await setDue(member, true)
    for (const answer of [await open(code), await renew(token)])
      expect(answer).toMatchObject({ status: 403, body: { errorCode: 'passwordChangeRequired' } })
  })

  test('gets them with the opening once it is changed', async () => {
    const member = await aMember(db, { user: { mustChangePassword: true } })
    const session = await signIn(app, member)
    await setDue(member, false)
    expect(hasCookies(await callAs(app, session, 'getAnalyticsUrl'))).toBe(true)
  })
})
