/** Making, changing and deleting the roles of a customer. */
import { randomInt } from 'node:crypto'
import { roles } from '../../../../generated/facts/roles'
import { closable } from '../../../access/ownRole'
import { changeRow, changeRows, createdNow, createRow } from '../../../screens/server'
import type { Context } from '../../../server/context'
import { failure } from '../../../server/errors'
import { findRoles } from '../../../session/server'
import { baseOf, mayMake } from '../role'
import { customerRoles } from './roles'

const table = { table: 'roles', key: 'roleId', customer: 'customerId' } as const
const taken = { roles_own_name: 'nameTaken' } as const

export const addRole = createRow('addRole', customerRoles, {
  ...table,
  taken,
  async insert({ name, description, from, closed = [] }, _, context) {
    await findRoles(context.db, context.member.customerId, [from])
    const base = baseOf(from)
    if (!base || roles[base].exclusive) throw failure('roleUnknown')
    return {
      roleId: `${randomInt(1e12, 2 ** 47)}${roles[base].idSuffix}`,
      roleName: name.trim(),
      description: description?.trim() || null,
      sequence: 0,
      customerId: context.member.customerId,
      closed: judged(from, closed, context),
      ...createdNow(context),
    }
  },
})

export const updateRole = changeRow('updateRole', customerRoles, {
  ...table,
  taken,
  may: 'edit',
  set: ({ name, description, closed }, { roleId }, context) => ({
    ...(name === undefined ? {} : { roleName: name.trim() }),
    ...(description === undefined ? {} : { description: description?.trim() || null }),
    ...(closed === undefined ? {} : { closed: judged(roleId, closed, context) }),
  }),
})

export const deleteRoles = changeRows('deleteRoles', customerRoles, {
  ...table,
  may: 'delete',
  removes: true,
  each: async ({ roleId }, _, { db }) => {
    const held = await db
      .selectFrom('membershipRoles')
      .select('userId')
      .where('roleId', '=', roleId)
      .limit(1)
      .executeTakeFirst()
    if (held) throw failure('roleHeld')
  },
})

/** In one order, so that the same choice is always the same row. */
function judged(roleId: string, closed: readonly string[], { member }: Context): string[] {
  const wanted = [...new Set(closed)].sort()
  if (!wanted.every((id) => closable.has(id))) throw failure('permissionUnknown')
  if (!mayMake(member.held, roleId, wanted)) throw failure('roleAboveOwn')
  return wanted
}
