import { describe, expect, test } from 'vitest'
import { issueCode } from '../../../src/session/server'
import { callAs, postForm, refresh, signIn, trySignIn } from '../../support/talk'
import { aCustomer, aMember, aMembership, freshApp, type TestMember } from '../../support/world'

const app = await freshApp()
const { db } = app.database

const present = (code: string) =>
  postForm(app, 'oauth/token', { grant_type: 'one_time_code', code, client_id: 'web' })

const invite = ({ userId, customerId }: Pick<TestMember, 'userId' | 'customerId'>) =>
  db
    .updateTable('memberships')
    .set({ state: 'invited', invitedName: 'As typed' })
    .where('userId', '=', userId)
    .where('customerId', '=', customerId)
    .execute()

const membershipOf = ({ userId, customerId }: Pick<TestMember, 'userId' | 'customerId'>) =>
  db
    .selectFrom('memberships')
    .select(['state', 'invitedName', 'lastSignInAt'])
    .where('userId', '=', userId)
    .where('customerId', '=', customerId)
    .executeTakeFirstOrThrow()

const customerIn = ({ body }: { body: Readonly<Record<string, unknown>> }) =>
  (body as { additionalDetails?: { CustomerDetails: { customerId: string } } }).additionalDetails
    ?.CustomerDetails.customerId

async function anInvited() {
  const member = await aMember(db, {
    user: { state: 'invited', passwordHash: null, isFirstTimeLogin: true },
  })
  await invite(member)
  const code = await issueCode(db, 'invitation', member, app.clock.now)
  return { member, code }
}

describe('somebody invited who has no account yet', () => {
  test.each(['', 'null', 'correct horse battery staple'])(
    'is opened by no password (%s)',
    async (password) => {
      const { member } = await anInvited()
      expect((await trySignIn(app, { ...member, password })).status).toBe(400)
    },
  )

  test('opens the letter, chooses a password and belongs to the customer', async () => {
    const { member, code } = await anInvited()
    const opened = await present(code)
    expect(opened).toMatchObject({ status: 200, body: { redirect: 'Change Password' } })
    expect(customerIn(opened)).toBe(member.customerId)
    expect(await membershipOf(member)).toEqual({
      state: 'active',
      invitedName: null,
      lastSignInAt: app.clock.now,
    })
    const session = { reply: opened.body as never, cookies: opened.cookies }
    const newPassword = 'Quiet river, seven stones'
    const chosen = await callAs(app, session, 'changePassword', { newPassword })
    expect(chosen.body).toMatchObject({ status: 'Ok' })
    expect((await trySignIn(app, { ...member, password: newPassword })).status).toBe(200)
    expect((await present(code)).body).toMatchObject({ errorCode: 'invalidCode' })
  })

  test('cannot open it after a week', async () => {
    const { code } = await anInvited()
    const before = app.clock.now
    app.clock.now = new Date(before.getTime() + 7 * 86_400_000)
    expect((await present(code)).body).toMatchObject({ errorCode: 'invalidCode' })
    app.clock.now = before
  })
})

async function anAdded() {
  const member = await aMember(db)
  const customerId = await aCustomer(db)
  await aMembership(db, { userId: member.userId, customerId, roles: ['viewer'] })
  const added = { ...member, customerId }
  await invite(added)
  return { member, added }
}

describe('somebody with an account who is invited by another customer', () => {
  test('stays where they are until they choose it', async () => {
    const { member, added } = await anAdded()
    const { reply } = await signIn(app, member)
    expect(reply.additionalDetails.CustomerDetails.customerId).toBe(member.customerId)
    expect((await membershipOf(added)).state).toBe('invited')
  })

  test('accepts by switching to it', async () => {
    const { member, added } = await anAdded()
    const { customerId } = added
    const session = await signIn(app, member)
    const { body } = await callAs(app, session, 'switchCustomer', { customerId })
    expect(body).toMatchObject({ status: 'Ok' })
    expect(await membershipOf(added)).toMatchObject({ state: 'active', invitedName: null })
  })

  test('lands there if there is no other customer left', async () => {
    const { member, added } = await anAdded()
    await db.deleteFrom('memberships').where('customerId', '=', member.customerId).execute()
    const { reply } = await signIn(app, member)
    expect(reply.additionalDetails.CustomerDetails.customerId).toBe(added.customerId)
  })

  test('is not moved there by a refresh', async () => {
    const { member, added } = await anAdded()
    const session = await signIn(app, member)
    await db.deleteFrom('memberships').where('customerId', '=', member.customerId).execute()
    expect((await refresh(app, session)).body).toMatchObject({ errorCode: 'inactiveUser' })
    expect((await membershipOf(added)).state).toBe('invited')
  })
})

const deactivate = ({ userId, customerId }: TestMember) =>
  db
    .updateTable('memberships')
    .set({ state: 'inactive' })
    .where('userId', '=', userId)
    .where('customerId', '=', customerId)
    .execute()

describe('somebody a customer has deactivated', () => {
  test('is out at the next call, and cannot come back', async () => {
    const member = await aMember(db)
    const session = await signIn(app, member)
    await deactivate(member)
    expect(await callAs(app, session, 'getRoles')).toMatchObject({
      status: 401,
      headers: { 'x-auth-reason': 'stale' },
    })
    expect((await refresh(app, session)).body).toMatchObject({ errorCode: 'inactiveUser' })
    expect((await trySignIn(app, member)).body).toMatchObject({ errorCode: 'inactiveUser' })
  })

  test('still has their other customers', async () => {
    const member = await aMember(db)
    const customerId = await aCustomer(db)
    await aMembership(db, { userId: member.userId, customerId, roles: ['viewer'] })
    await deactivate(member)
    const { reply } = await signIn(app, member)
    expect(reply.additionalDetails.CustomerDetails.customerId).toBe(customerId)
  })
})

test.each(['inactive', 'locked'] as const)('an account that is %s opens nothing', async (state) => {
  const member = await aMember(db, { user: { state } })
  expect((await trySignIn(app, member)).body).toMatchObject({ errorCode: 'inactiveUser' })
  const code = await issueCode(db, 'signInLink', member, app.clock.now)
  expect((await present(code)).body).toMatchObject({ errorCode: 'inactiveUser' })
})
