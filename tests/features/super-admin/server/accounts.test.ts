import { beforeAll, describe, expect, test } from 'vitest'
import type {
  ListAccountsResponse,
  ListAccountsRow,
  LockAccountsResponse,
} from '../../../../generated/facts/features/super-admin'
import type { RoleId } from '../../../../generated/facts/roles'
import type { ServedCallId } from '../../../../generated/wiring/calls'
import { roleIdOf } from '../../../../src/session/server'
import {
  aCustomer,
  aMember,
  aMembership,
  callAs,
  freshApp,
  signIn,
  type TestMember,
  type TestSession,
} from '../../../support/world'

const app = await freshApp()
const { db } = app.database
let staff: TestMember
let session: TestSession

beforeAll(async () => {
  staff = await aMember(db, { roles: ['superAdmin'] })
  session = await signIn(app, staff)
})

async function ask<Reply>(id: ServedCallId, request: object): Promise<Reply> {
  const { status, body } = await callAs(app, session, id, request)
  expect({ status, error: body['errorMessage'] }).toEqual({ status: 200 })
  return body['clientResponse'] as Reply
}

const read = async (userId: string) =>
  (await ask<ListAccountsResponse>('listAccounts', { ids: [userId] })).rows[0]!

const values = (customer: string, role: RoleId, email: string) => ({
  name: 'Aoife Byrne',
  email,
  customer,
  roles: [roleIdOf(role)],
})

describe('the people of all customers', () => {
  test('are listed with every customer they belong to, and filtered by one', async () => {
    const member = await aMember(db, { customer: { name: 'First' }, roles: ['cm'] })
    const second = await aCustomer(db, { name: 'Second' })
    await aMembership(db, { userId: member.userId, customerId: second, roles: ['cc'] })
    expect((await read(member.userId)).customers.map(({ name }) => name)).toEqual([
      'First',
      'Second',
    ])
    const filters = [{ field: 'customers', op: 'is', value: second }]
    const found = await ask<ListAccountsResponse>('listAccounts', { filters })
    expect(found.rows.map(({ userId }) => userId)).toEqual([member.userId])
  })

  test('begin with an invitation, for which a letter is written', async () => {
    const customer = await aCustomer(db)
    const added = await ask<ListAccountsRow>('addAccount', {
      values: values(customer, 'cm', 'aoife@first.example'),
    })
    expect(added).toMatchObject({
      state: 'invited',
      customer: { id: customer },
      roles: [{ id: roleIdOf('cm') }],
      may: ['edit', 'resend'],
    })
    const letters = db.selectFrom('letters').select('kind').where('customerId', '=', customer)
    expect(await letters.execute()).toHaveLength(1)
  })

  test.each([
    { what: 'is full', customer: { seats: 1 }, code: 'seatsUsedUp' },
    { what: 'is locked', customer: { isLocked: true }, code: 'customerLocked' },
    { what: 'is closed', customer: { lifeState: 'closed' as const }, code: 'customerLocked' },
    { what: 'is not of staff', customer: {}, role: 'superAdmin' as const, code: 'roleAboveOwn' },
  ])('are not invited where the customer $what', async ({ customer: given, role, code }) => {
    const customer = await aCustomer(db, given)
    await aMember(db, { customerId: customer })
    const request = { values: values(customer, role ?? 'cm', `${code}@second.example`) }
    const { body } = await callAs(app, session, 'addAccount', request)
    expect(body).toMatchObject({ status: 'Error', errorCode: code })
  })

  test('that are locked are let into no customer, and nobody locks themselves', async () => {
    const member = await aMember(db, { roles: ['cc'] })
    const inside = await signIn(app, member)
    const selection = { ids: [member.userId, staff.userId] }
    expect(await ask<LockAccountsResponse>('lockAccounts', { selection })).toEqual({
      changed: [member.userId],
      refused: [{ id: staff.userId, code: 'forbidden' }],
    })
    expect((await callAs(app, inside, 'getOrganizationAccess')).status).toBe(401)
    await ask('unlockAccounts', { selection: { ids: [member.userId] } })
    expect(await read(member.userId)).toMatchObject({ state: 'active', may: ['edit', 'lock'] })
  })

  test('keep addresses that nobody else has', async () => {
    const [one, other] = [await aMember(db), await aMember(db)]
    const { email } = await read(other.userId)
    const { rev } = await read(one.userId)
    const change = (given: object) => ({ userId: one.userId, rev, values: given })
    const refused = await callAs(app, session, 'updateAccount', change({ email }))
    expect(refused.body).toMatchObject({ errorCode: 'emailTaken' })
    const renamed = await ask<ListAccountsRow>('updateAccount', change({ name: 'Niamh Doyle' }))
    expect(renamed).toMatchObject({ name: 'Niamh Doyle', email: (await read(one.userId)).email })
  })
})
