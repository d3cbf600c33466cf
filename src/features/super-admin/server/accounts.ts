/** The people of all customers, as staff keep them (domain.md E6). */
import { roles as known } from '../../../../generated/facts/roles'
import {
  changeRow,
  changeRows,
  createRow,
  defineList,
  namesIn,
  through,
} from '../../../screens/server'
import type { Context } from '../../../server/context'
import type { Db } from '../../../server/database/tables'
import { failure, notFound } from '../../../server/errors'
import {
  changeAccount,
  ensureSeats,
  findRoles,
  invitedMember,
  replaceRoles,
  writeInvitation,
} from '../../../session/server'
import { rolesFaultOf } from '../../audience/user'

const taken = { users_email: 'emailTaken', users_user_name: 'emailTaken' } as const

const accounts = defineList('listAccounts', {
  rows: (db: Db) => db.selectFrom('users as user'),
  id: 'user.id',
  search: 'user.searchKey',
  fields: {
    name: 'user.nameKey',
    state: 'user.state',
    lastSignInAt: 'user.lastLoginAt',
    createdAt: 'user.createdAt',
    customers: through('memberships', 'userId', 'customerId', namesIn('customers')),
    roles: through('membershipRoles', 'userId', 'roleId', namesIn('roles', 'roleId', 'roleName')),
  },
  load: loadAccounts,
  present: (row) => ({
    customer: row.places[0] && refOf(row.places[0]),
    customers: row.places.map(refOf),
    lastSignInAt: row.lastLoginAt?.toISOString(),
  }),
  may: ({ userId }, { id, state, places }) => [
    'edit',
    ...(places.some((place) => place.state === 'invited') ? (['resend'] as const) : []),
    // Nobody locks themselves out.
    ...(state === 'active' && id !== userId ? (['lock'] as const) : []),
    ...(state === 'locked' ? (['unlock'] as const) : []),
  ],
})

const refOf = ({ customerId: id, name }: { customerId: string; name: string }) => ({ id, name })

async function loadAccounts(db: Db, ids: readonly string[]) {
  const users = await db.selectFrom('users').selectAll().where('id', 'in', ids).execute()
  const places = await db
    .selectFrom('memberships as member')
    .innerJoin('customers as customer', 'customer.id', 'member.customerId')
    .select(['member.userId', 'member.customerId', 'member.state', 'customer.name'])
    .where('member.userId', 'in', ids)
    .orderBy('member.isDefault', 'desc')
    .orderBy('customer.nameKey')
    .execute()
  const roles = await db
    .selectFrom('membershipRoles as held')
    .innerJoin('roles as role', 'role.roleId', 'held.roleId')
    .select(['held.userId', 'role.roleId as id', 'role.roleName as name'])
    .distinct()
    .where('held.userId', 'in', ids)
    .orderBy('name')
    .execute()
  return users.map((user) => ({
    ...user,
    places: places.filter(({ userId }) => userId === user.id),
    roles: roles.flatMap(({ userId, ...role }) => (userId === user.id ? [role] : [])),
  }))
}

export const listAccounts = accounts.handler

const generalRoles = defineList('listGeneralRoles', {
  rows: (db: Db) => db.selectFrom('roles as role').where('role.customerId', 'is', null),
  id: 'role.roleId',
  search: 'role.nameKey',
  fields: { name: 'role.nameKey' },
  load: (db: Db, ids) =>
    db
      .selectFrom('roles')
      .select(['roleId as id', 'roleName', 'rev'])
      .where('roleId', 'in', ids)
      .execute(),
  present: ({ roleName }) => ({ name: roleName }),
  may: () => [],
})

export const listGeneralRoles = generalRoles.handler

export const addAccount = createRow('addAccount', accounts, {
  table: 'memberships',
  key: 'userId',
  taken,
  async insert({ customer, roles, ...person }, _, context) {
    await ensureGivable(roles, customer, context)
    await ensureSeats(customer, 1, context.db)
    return invitedMember(person, customer, context)
  },
  async after({ customer: customerId, roles }, userId, context) {
    await replaceRoles({ userId, customerId }, roles, context)
    await writeInvitation({ userId, customerId }, context)
  },
})

async function ensureGivable(
  roleIds: readonly string[],
  customerId: string,
  { db, member }: Context,
): Promise<void> {
  const customer = await db
    .selectFrom('customers')
    .select(['isLocked', 'lifeState'])
    .where('id', '=', customerId)
    .executeTakeFirst()
  if (!customer) throw notFound()
  if (customer.isLocked || customer.lifeState === 'closed') throw failure('customerLocked')
  const wanted = await findRoles(db, customerId, roleIds)
  const fault = rolesFaultOf(member.held, wanted)
  if (fault) throw failure(fault)
  // Staff belong to the customer of staff: elsewhere the role would open every other customer.
  const isStaff = wanted.some(({ role }) => known[role].persona === 'support')
  if (isStaff && customerId !== member.customerId) throw failure('roleAboveOwn')
}

export const updateAccount = changeRow('updateAccount', accounts, {
  table: 'users',
  may: 'edit',
  taken,
  async set({ name, email }, { id: userId, places }, context) {
    const change = { ...(name === undefined ? {} : { name }), ...(email ? { email } : {}) }
    const { isNewAddress } = await changeAccount(userId, change, context)
    if (isNewAddress) await inviteAgain(userId, places, context)
    return {}
  },
})

export const resendAccountInvitations = changeRows('resendAccountInvitations', accounts, {
  table: 'users',
  may: 'resend',
  each: ({ id, places }, _, context) => inviteAgain(id, places, context),
})

async function inviteAgain(
  userId: string,
  places: ReadonlyArray<{ readonly customerId: string; readonly state: string }>,
  context: Context,
): Promise<void> {
  for (const { customerId, state } of places)
    if (state === 'invited') await writeInvitation({ userId, customerId }, context)
}

/** Admission reads it with every call, in whatever customer. */
export const lockAccounts = changeRows('lockAccounts', accounts, {
  table: 'users',
  may: 'lock',
  set: () => ({ state: 'locked' as const }),
})

export const unlockAccounts = changeRows('unlockAccounts', accounts, {
  table: 'users',
  may: 'unlock',
  set: () => ({ state: 'active' as const }),
})
