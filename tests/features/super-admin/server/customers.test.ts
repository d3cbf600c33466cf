import { ulid } from 'ulid'
import { beforeAll, describe, expect, test } from 'vitest'
import type {
  ListCustomersResponse,
  ListCustomersRow,
  LockCustomersResponse,
} from '../../../../generated/facts/features/super-admin'
import type { ServedCallId } from '../../../../generated/wiring/calls'
import {
  aCustomer,
  aMember,
  callAs,
  freshApp,
  signIn,
  type TestMember,
  type TestSession,
} from '../../../support/world'
import { refresh, trySignIn } from '../../../support/talk'

const app = await freshApp()
const { db } = app.database
let staff: TestMember
let session: TestSession

beforeAll(async () => {
  staff = await aMember(db, { roles: ['superAdmin'], customer: { name: 'House' } })
  session = await signIn(app, staff)
})

async function ask<Reply>(id: ServedCallId, request: object): Promise<Reply> {
  const { status, body } = await callAs(app, session, id, request)
  expect({ status, error: body['errorMessage'] }).toEqual({ status: 200 })
  return body['clientResponse'] as Reply
}

const list = (request: object) => ask<ListCustomersResponse>('listCustomers', request)

const read = async (customerId: string) => (await list({ ids: [customerId] })).rows[0]!

const change = (id: ServedCallId, ...ids: string[]) =>
  ask<LockCustomersResponse>(id, { selection: { ids } })

const values = {
  name: 'Tidewater Museum',
  seats: 40,
  storageBytes: 1_000_000_000_000,
  idleSessionTimeoutMins: 30,
  flags: {
    allowZoomIntegration: false,
    allowYoutubeIntegration: false,
    enableStoryBoard: true,
    campaignManagerAccess: false,
    hideOrganization: false,
    proEditVendor: false,
  },
}

describe('a customer', () => {
  test('that is added is on trial, has nobody and nothing yet, and is found by its town', async () => {
    const added = await ask<ListCustomersRow>('addCustomer', {
      values: { ...values, city: 'Åmål' },
    })
    expect(added).toMatchObject({
      ...values,
      lifeState: 'trial',
      people: 0,
      storedBytes: 0,
      drawnMinutes: 0,
      renderMinutes: 300,
      rev: 1,
      may: ['edit', 'activate', 'lock', 'close'],
    })
    expect((await list({ search: 'amal' })).rows).toMatchObject([{ customerId: added.customerId }])
  })

  test.each([
    { what: 'without a name', over: { name: '  ' } },
    { what: 'without seats', over: { seats: 0 } },
    { what: 'whose people are signed out at once', over: { idleSessionTimeoutMins: 1 } },
    { what: 'of a feature nobody knows', over: { flags: { ...values.flags, flying: true } } },
  ])('$what is refused', async ({ over }) => {
    const answer = await callAs(app, session, 'addCustomer', { values: { ...values, ...over } })
    expect(answer.body).toMatchObject({ status: 'Error' })
    expect(answer.body['errorMessage']).toContain(Object.keys(over)[0])
  })

  test('counts who takes a seat, what it has stored, and when somebody was last there', async () => {
    const customerId = await aCustomer(db)
    const at = new Date('2026-02-01T08:00:00Z')
    for (const [state, lastSignInAt] of [['active', at], ['invited'], ['inactive']] as const) {
      const { userId } = await aMember(db, { customerId })
      await db
        .updateTable('memberships')
        .set({ state, lastSignInAt: lastSignInAt ?? null })
        .where('userId', '=', userId)
        .execute()
    }
    await anAsset(customerId, 600)
    await anAsset(customerId, 300, { madeBytes: 100 })
    const row = await read(customerId)
    expect(row).toMatchObject({ people: 2, storedBytes: 1000, lastActiveAt: at.toISOString() })
  })

  test('is sorted and summed with all others, and filtered by what it may use', async () => {
    const small = await aCustomer(db, { name: 'Quorum small' })
    const large = await aCustomer(db, {
      name: 'Quorum large',
      flags: JSON.stringify({ proEditVendor: true }),
    })
    await anAsset(small, 5)
    await anAsset(large, 50)
    await aMember(db, { customerId: large })
    const question = { search: 'quorum', sort: { field: 'storedBytes', desc: true } }
    const found = await list(question)
    expect(found.rows.map(({ name }) => name)).toEqual(['Quorum large', 'Quorum small'])
    expect(found.sums).toEqual({ people: 1, storedBytes: 55 })
    const vendors = [{ field: 'flags', op: 'is', value: 'proEditVendor' }]
    expect((await list({ ...question, filters: vendors })).total).toBe(1)
  })

  test('that two people change at once keeps what the first one saved', async () => {
    const { customerId, rev } = await read(await aCustomer(db))
    const saved = await ask<ListCustomersRow>('updateCustomer', {
      customerId,
      rev,
      values: { seats: 7, flags: { ...values.flags, proEditVendor: true } },
    })
    expect(saved).toMatchObject({ seats: 7, rev: rev + 1, flags: { proEditVendor: true } })
    expect(saved.changed).toMatchObject({ by: { id: staff.userId } })
    const second = { customerId, rev, values: { seats: 8 } }
    const refused = await callAs(app, session, 'updateCustomer', second)
    expect(refused.body).toMatchObject({ status: 'Error', errorCode: 'changedMeanwhile' })
    expect((await read(customerId)).seats).toBe(7)
  })
})

describe('locking a customer', () => {
  test('ends what its people do at their next call, until it is unlocked', async () => {
    const member = await aMember(db, { roles: ['cc'], customer: { lifeState: 'trial' } })
    const inside = await signIn(app, member)
    const works = async () => (await callAs(app, inside, 'getOrganizationAccess')).status

    expect(await works()).toBe(200)
    expect((await read(member.customerId)).signedIn).toBe(1)
    expect((await change('lockCustomers', member.customerId)).changed).toHaveLength(1)
    expect(await read(member.customerId)).toMatchObject({
      lifeState: 'locked',
      may: ['edit', 'unlock', 'close'],
    })
    expect(await works()).toBe(401)
    expect((await refresh(app, inside)).status).toBe(400)
    expect(await trySigningIn(member)).not.toBe(200)

    await change('unlockCustomers', member.customerId)
    expect((await read(member.customerId)).lifeState).toBe('trial')
    expect(await trySigningIn(member)).toBe(200)
  })

  test("leaves out one's own, which nobody could open again, and those that are locked", async () => {
    const open = await aCustomer(db)
    const locked = await aCustomer(db, { isLocked: true })
    expect(await change('lockCustomers', staff.customerId, open, locked)).toEqual({
      changed: [open],
      refused: [
        { id: staff.customerId, code: 'forbidden' },
        { id: locked, code: 'forbidden' },
      ],
    })
  })

  test('for good lets nothing more be done with it', async () => {
    const customerId = await aCustomer(db, { isLocked: true })
    await change('closeCustomers', customerId)
    expect(await read(customerId)).toMatchObject({ lifeState: 'closed', may: [] })
    expect((await change('unlockCustomers', customerId)).changed).toEqual([])
  })
})

async function trySigningIn(member: TestMember): Promise<number> {
  return (await trySignIn(app, member)).status
}

const anAsset = (customerId: string, bytes: number, made: { madeBytes?: number } = {}) =>
  db
    .insertInto('mediaAssets')
    .values({
      id: ulid(),
      customerId,
      name: 'film.mp4',
      state: 'uploading',
      bytes,
      ...made,
      createdAt: app.clock.now,
      updatedAt: app.clock.now,
    })
    .execute()
