/** The roles of a customer, as a list. */
import { roles } from '../../../../generated/facts/roles'
import { closable } from '../../../access/ownRole'
import { defineList } from '../../../screens/server'
import type { Context } from '../../../server/context'
import type { Db } from '../../../server/database/tables'
import { roleIdOf } from '../../../session/server'
import { baseOf, mayRole } from '../role'
import { countHolders, findHeld, findHolders, type Holders } from './holders'
import { whoKeeps } from './keeping'

/** Nobody of a customer has an exclusive role. */
const exclusive = Object.keys(roles)
  .map((role) => role as keyof typeof roles)
  .filter((role) => roles[role].exclusive)
  .map(roleIdOf)

export const customerRoles = defineList('listCustomerRoles', {
  rows: (db: Db, { member }: Context) =>
    db
      .selectFrom('roles as r')
      .where(({ eb, or }) =>
        or([eb('r.customerId', 'is', null), eb('r.customerId', '=', member.customerId)]),
      )
      .where('r.roleId', 'not in', exclusive),
  id: 'r.roleId',
  fields: { name: 'r.nameKey' },
  load: loadRoles,
  present: ({ roleName, closed, holders, keeping }) => ({
    name: roleName,
    closed: [...closed],
    holders: [...holders],
    keeping: [...keeping],
  }),
  may: (member, row) => mayRole(member, row),
})

const nobody: Holders = { shown: [], all: [] }

async function loadRoles(db: Db, ids: readonly string[], { member, services }: Context) {
  const { customerId } = member
  const rows = await db
    .selectFrom('roles')
    .selectAll()
    .where('roleId', 'in', [...ids])
    .execute()
  const names = await findBaseNames(db)
  const people = await countHolders(db, customerId, ids)
  const own = rows.filter((row) => row.customerId !== null).map(({ roleId }) => roleId)
  const holders = await findHolders(db, customerId, own)
  const held = await findHeld(db, customerId, ids)
  return rows.map((row) => {
    const { roleId } = row
    const base = baseOf(roleId)
    const baseId = base ? roleIdOf(base) : roleId
    const { shown, all } = holders.get(roleId) ?? nobody
    return {
      ...row,
      id: roleId,
      kind: row.customerId === null ? ('fixed' as const) : ('own' as const),
      from: { id: baseId, name: names.get(baseId) ?? row.roleName },
      // What a release took out of the manifest closes nothing any more.
      closed: row.closed.filter((id) => closable.has(id)),
      people: people.get(roleId) ?? 0,
      isHeld: held.has(roleId),
      holders: shown,
      keeping: whoKeeps({ roleId, closed: row.closed, holders: all, member }, services.session),
    }
  })
}

async function findBaseNames(db: Db): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('roles')
    .select(['roleId', 'roleName'])
    .where('customerId', 'is', null)
    .execute()
  return new Map(rows.map(({ roleId, roleName }) => [roleId, roleName]))
}
