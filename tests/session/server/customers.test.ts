import { beforeEach, describe, expect, test } from 'vitest'
import type { LoginResponse } from '../../../generated/facts/features/session'
import { callAs, refresh, signIn, type TestSession } from '../../support/talk'
import { aCustomer, aMember, aMembership, freshApp, type TestMember } from '../../support/world'

const app = await freshApp()
const { db } = app.database

let member: TestMember
let session: TestSession
let second: string
let locked: string

beforeEach(async () => {
  member = await aMember(db, { roles: ['cm'], customer: { name: 'Home', sequence: 5 } })
  second = await aCustomer(db, {
    name: 'Second',
    sequence: 1,
    city: null,
    flags: '{"proEditVendor":true}',
    idleSessionTimeoutMins: 45,
  })
  locked = await aCustomer(db, { name: 'Locked', sequence: 3, isLocked: true })
  await aMembership(db, { userId: member.userId, customerId: second, roles: ['viewer'] })
  await aMembership(db, { userId: member.userId, customerId: locked, roles: ['cm'] })
  await db
    .updateTable('memberships')
    .set({ isDefault: true })
    .where('customerId', '=', member.customerId)
    .execute()
  session = await signIn(app, member)
})

const switchTo = (customerId: string, of = session) =>
  callAs(app, of, 'switchCustomer', { customerId })
const sessionOf = (body: Readonly<Record<string, unknown>>): TestSession => ({
  reply: body['clientResponse'] as LoginResponse,
  cookies: session.cookies,
})

describe('customer profiles', () => {
  test('are a map by id in the order of sequence, locked ones among them (spec §3)', async () => {
    const { body } = await callAs(app, session, 'getCustomerProfiles')
    const profiles = body['clientResponse'] as Record<
      string,
      { customerName: string; isLocked: boolean }
    >
    expect(Object.keys(profiles)).toEqual([second, locked, member.customerId])
    expect(Object.values(profiles).map(({ isLocked }) => isLocked)).toEqual([false, true, false])
    expect(profiles[second]).toEqual({
      customerID: second,
      customerName: 'Second',
      customerLogoAddnl: null,
      customerCity: null,
      customerState: 'OS',
      customerZip: '0150',
      sequence: 1,
      isLocked: false,
    })
  })

  test('are only those the person belongs to', async () => {
    await aCustomer(db)
    const { body } = await callAs(app, session, 'getCustomerProfiles')
    expect(Object.keys(body['clientResponse'] as object)).toHaveLength(3)
  })
})

describe('switching the customer', () => {
  test('goes on in the other one with its roles, flags and media', async () => {
    const { body } = await switchTo(second)
    const switched = sessionOf(body)
    expect(switched.reply).toMatchObject({
      userRoles: ['5001432'],
      additionalDetails: { CustomerDetails: { customerId: second, name: 'Second' } },
    })
    const access = await callAs(app, switched, 'getOrganizationAccess')
    expect(access.body['clientResponse']).toMatchObject({
      proEditVendor: true,
      idleSessionTimeoutMins: 45,
    })
  })

  test('makes the old access token stale at once', async () => {
    await switchTo(second)
    const { status, headers } = await callAs(app, session, 'getRoles')
    expect({ status, reason: headers['x-auth-reason'] }).toEqual({ status: 401, reason: 'stale' })
  })

  test('whose reply was lost is found by refreshing with the old token', async () => {
    const { body } = await switchTo(second)
    const again = await refresh(app, session)
    expect(again.body).toMatchObject({
      refresh_token: sessionOf(body).reply.refresh_token,
      additionalDetails: { CustomerDetails: { customerId: second } },
    })
  })

  test('back and forth keeps one session', async () => {
    const there = sessionOf((await switchTo(second)).body)
    const back = sessionOf((await switchTo(member.customerId, there)).body)
    expect(await callAs(app, back, 'getRoles')).toMatchObject({ status: 200 })
    const families = await db
      .selectFrom('sessionFamilies')
      .select('id')
      .where('userId', '=', member.userId)
      .execute()
    expect(families).toHaveLength(1)
  })

  test('case 52: to a customer of somebody else is refused like one that does not exist', async () => {
    const foreign = await aCustomer(db)
    const one = await switchTo(foreign)
    const other = await switchTo('no-such-customer')
    expect(one).toMatchObject({
      status: 200,
      body: { status: 'Error', errorCode: 'notYourCustomer' },
    })
    expect(other.body).toEqual(one.body)
    expect(await callAs(app, session, 'getRoles')).toMatchObject({ status: 200 })
  })

  test('to a locked customer is refused', async () => {
    expect(await switchTo(locked)).toMatchObject({
      status: 200,
      body: { errorCode: 'customerLocked' },
    })
  })
})

test('the flags and the idle limit are those of spec §3, beside who one is by now', async () => {
  const { body } = await callAs(app, session, 'getOrganizationAccess')
  expect(body['clientResponse']).toEqual({
    allowZoomIntegration: false,
    allowYoutubeIntegration: false,
    enableStoryBoard: false,
    campaignManagerAccess: false,
    hideOrganization: false,
    proEditVendor: false,
    idleSessionTimeoutMins: 30,
    name: expect.any(String) as string,
    userRoles: session.reply.userRoles,
    access: await stampInCounts(),
  })
})

/** The counts of the menu name the same state, so that a page sees when its own is outdated. */
async function stampInCounts(): Promise<string> {
  const { userId: customerUserId } = member
  const { body } = await callAs(app, session, 'getMenuNotificationCount', { customerUserId })
  return (body['clientResponse'] as { access: string }).access
}
