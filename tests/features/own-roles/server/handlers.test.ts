import { beforeEach, describe, expect, test } from 'vitest'
import { ulid } from 'ulid'
import type { ListCustomerRolesRow } from '../../../../generated/facts/features/own-roles'
import type { RoleId } from '../../../../generated/facts/roles'
import { roleIdOf } from '../../../../src/session/server'
import { anOwnRole } from '../../../support/roles'
import { callAs, signIn, type TestSession } from '../../../support/talk'
import { aCustomer, aMember, freshApp, type TestMember } from '../../../support/world'

const app = await freshApp()
const { db } = app.database

const trashing = 'ownRoles.permission.trashFootage'

interface Person {
  readonly member: TestMember
  readonly session: TestSession
}

async function aPerson(roles: RoleId[], customerId?: string): Promise<Person> {
  const member = await aMember(db, { roles, ...(customerId ? { customerId } : {}) })
  return { member, session: await signIn(app, member) }
}

/** Somebody of the customer who has this role and no other, unless more are given. */
async function holderOf(roleId: string, customerId: string, others: RoleId[] = []) {
  const member = await aMember(db, { roles: others, customerId })
  await db
    .insertInto('membershipRoles')
    .values({ userId: member.userId, customerId, roleId })
    .execute()
  return { member, session: await signIn(app, member) }
}

let cm: Person
let customerId: string
beforeEach(async () => {
  cm = await aPerson(['cm'])
  customerId = cm.member.customerId
})

async function ask({ session }: Person, id: Parameters<typeof callAs>[2], request: object = {}) {
  const { body, status } = await callAs(app, session, id, request)
  return { status, code: body['errorCode'], answer: body['clientResponse'] as never }
}

async function add(by: Person, values: object) {
  const { answer, code } = await ask(by, 'addRole', {
    values: { name: `Role ${ulid()}`, from: roleIdOf('cc'), ...values },
  })
  return { row: answer as ListCustomerRolesRow, code }
}

const rowsOf = async (by: Person, request: object = {}) =>
  ((await ask(by, 'listCustomerRoles', request)).answer as { rows: ListCustomerRolesRow[] }).rows

const update = ({ roleId, rev }: ListCustomerRolesRow, values: object, by = cm) =>
  ask(by, 'updateRole', { roleId, rev, values })

describe('the roles of a customer', () => {
  test('are the fixed ones, which nobody changes, and their own', async () => {
    const { row } = await add(cm, { name: 'Freelance editor', closed: [trashing] })
    await anOwnRole(db, { customerId: await aCustomer(db), role: 'cc' })
    const rows = await rowsOf(cm)
    const fixed = (['cc', 'viewer', 'admin', 'cm'] as const).map(
      (role) => `fixed ${roleIdOf(role)}`,
    )
    expect(rows.map(({ kind, roleId }) => `${kind} ${roleId}`).sort()).toEqual(
      [...fixed, `own ${row.roleId}`].sort(),
    )
    expect(rows.filter(({ kind }) => kind === 'fixed').flatMap(({ may }) => may)).toEqual([])
    expect(rows.find(({ kind }) => kind === 'own')).toMatchObject({
      name: 'Freelance editor',
      from: { id: roleIdOf('cc') },
      closed: [trashing],
      people: 0,
      may: ['edit', 'delete'],
    })
    expect(row.roleId).toMatch(/^\d+1232$/)
  })

  test('say who has them, and who keeps by another role what they take away', async () => {
    const { row } = await add(cm, { closed: [trashing] })
    const { member: only } = await holderOf(row.roleId, customerId)
    const { member: wider } = await holderOf(row.roleId, customerId, ['cc'])
    // A viewer has no footage, so nothing is kept by it.
    await holderOf(row.roleId, customerId, ['viewer'])
    const gone = await holderOf(row.roleId, customerId)
    await db
      .updateTable('memberships')
      .set({ state: 'inactive' })
      .where('userId', '=', gone.member.userId)
      .execute()
    const [read] = await rowsOf(cm, { ids: [row.roleId] })
    expect(read).toMatchObject({ people: 3, keeping: [{ id: wider.userId }] })
    expect(read!.holders.map(({ id }) => id)).toContain(only.userId)
    expect(read!.holders.map(({ id }) => id)).not.toContain(gone.member.userId)
  })
})

describe('a saved role', () => {
  test('is everybody’s with their next call, and told with the next counts', async () => {
    const { row } = await add(cm, {})
    const holder = await holderOf(row.roleId, customerId)
    const counts = async () => {
      const { answer } = await ask(holder, 'getMenuNotificationCount', {
        customerUserId: holder.member.userId,
      })
      return (answer as { access: string }).access
    }
    const before = await counts()
    expect(await counts()).toBe(before)
    expect((await ask(holder, 'listClips')).status).toBe(200)
    expect((await update(row, { closed: ['clips.list'] })).status).toBe(200)
    expect((await ask(holder, 'listClips')).status).toBe(403)
    expect(await counts()).not.toBe(before)
    const { answer } = await ask(holder, 'getOrganizationAccess')
    expect((answer as { closed: string[] }).closed).toContain('clips.list')
  })

  test('closes a permission to its holders and to nobody else', async () => {
    const { row } = await add(cm, { closed: [trashing] })
    const holder = await holderOf(row.roleId, customerId)
    const other = await aPerson(['cc'], customerId)
    const trash = { clipIds: [ulid()] }
    expect((await ask(holder, 'trashClips', trash)).status).toBe(403)
    expect((await ask(holder, 'restoreClips', trash)).status).toBe(403)
    expect((await ask(holder, 'listClips')).status).toBe(200)
    expect((await ask(other, 'trashClips', trash)).status).toBe(200)
  })

  test.each([
    { what: 'another name of theirs', values: { name: 'Taken' }, code: 'nameTaken' },
    {
      what: 'what no role closes',
      values: { closed: ['home.library'] },
      code: 'permissionUnknown',
    },
    { what: 'what is not there', values: { closed: ['nothing'] }, code: 'permissionUnknown' },
  ])('is refused with $what', async ({ values, code }) => {
    await add(cm, { name: 'Taken' })
    const { row } = await add(cm, {})
    expect((await update(row, values)).code).toBe(code)
  })

  test('of somebody who read an older one is refused', async () => {
    const { row } = await add(cm, {})
    await update(row, { description: 'First' })
    expect((await update(row, { description: 'Second' })).code).toBe('changedMeanwhile')
  })
})

describe('nobody makes a role above themselves:', () => {
  test('an administrator makes none of a campaign manager, nor changes one', async () => {
    const admin = await aPerson(['admin'], customerId)
    expect((await add(admin, { from: roleIdOf('cm') })).code).toBe('roleAboveOwn')
    const { row } = await add(cm, { from: roleIdOf('cm'), closed: [trashing] })
    expect((await rowsOf(admin, { ids: [row.roleId] }))[0]!.may).toEqual([])
    expect((await update(row, { closed: [] }, admin)).status).toBe(403)
    const bases = await ask(admin, 'listRoleBases')
    expect(
      (bases.answer as { rows: { roleId: string }[] }).rows.map(({ roleId }) => roleId),
    ).toEqual([roleIdOf('admin'), roleIdOf('cc'), roleIdOf('viewer')])
  })

  test('whoever lacks something opens it to nobody, themselves included', async () => {
    const { row } = await add(cm, { from: roleIdOf('cm'), closed: [trashing] })
    const narrow = await holderOf(row.roleId, customerId)
    expect((await add(narrow, { from: roleIdOf('cm') })).code).toBe('roleAboveOwn')
    expect((await add(narrow, { from: roleIdOf('cm'), closed: [trashing] })).code).toBeUndefined()
    expect((await update(row, { closed: [] }, narrow)).code).toBe('roleAboveOwn')
  })

  test('a role of super-admin is nobody’s', async () => {
    expect((await add(cm, { from: roleIdOf('superAdmin') })).code).toBe('roleUnknown')
  })

  test('the only campaign manager cannot be left with less', async () => {
    const { row } = await add(cm, { from: roleIdOf('cm'), closed: ['roles.creator'] })
    const second = await aPerson(['cm'], customerId)
    const give = (userId: string, by: Person) =>
      ask(by, 'setRoles', { selection: { ids: [userId] }, values: { roles: [row.roleId] } })
    expect((await give(second.member.userId, cm)).answer).toMatchObject({ refused: [] })
    await db
      .updateTable('memberships')
      .set({ state: 'inactive' })
      .where('userId', '=', cm.member.userId)
      .execute()
    const admin = await aPerson(['cm'], customerId)
    expect((await give(admin.member.userId, admin)).answer).toMatchObject({
      refused: [{ id: admin.member.userId }],
    })
  })
})

const remove = async (roleId: string, by = cm) =>
  (await ask(by, 'deleteRoles', { selection: { ids: [roleId] } })).answer as unknown

describe('deleting', () => {
  test('is refused while somebody has the role', async () => {
    const { row } = await add(cm, {})
    const { member } = await holderOf(row.roleId, customerId)
    const refused = { changed: [], refused: [{ id: row.roleId, code: 'forbidden' }] }
    expect(await rowsOf(cm, { ids: [row.roleId] })).toMatchObject([{ isHeld: true, may: ['edit'] }])
    expect(await remove(row.roleId)).toEqual(refused)
    const here = db.updateTable('memberships').where('userId', '=', member.userId)
    await here.set({ state: 'inactive' }).execute()
    expect(await rowsOf(cm, { ids: [row.roleId] })).toMatchObject([
      { people: 0, isHeld: true, may: ['edit'] },
    ])
    expect(await remove(row.roleId)).toEqual(refused)
    await db.deleteFrom('membershipRoles').where('userId', '=', member.userId).execute()
    expect(await remove(row.roleId)).toEqual({ changed: [row.roleId], refused: [] })
    expect(await rowsOf(cm, { ids: [row.roleId] })).toEqual([])
  })

  test("is of no fixed role, and of no other customer's", async () => {
    const other = await anOwnRole(db, { customerId: await aCustomer(db), role: 'cc' })
    expect(await remove(roleIdOf('viewer'))).toMatchObject({ refused: [{ code: 'forbidden' }] })
    expect(await remove(other)).toMatchObject({ refused: [{ code: 'notFound' }] })
  })
})
