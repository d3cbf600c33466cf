/** Which roles a person holds in a customer. */
import type { HeldRole } from '../../../access/ownRole'
import type { Context } from '../../../server/context'
import type { Db } from '../../../server/database/tables'
import { failure } from '../../../server/errors'
import { heldRolesOf } from '../heldRoles'
import type { Place } from './queries'

/** The roles of these ids, as far as the customer has them; fails with `roleUnknown`. */
export async function findRoles(
  db: Db,
  customerId: string,
  roleIds: readonly string[],
): Promise<HeldRole[]> {
  const wanted = [...new Set(roleIds)]
  if (wanted.length === 0) return []
  const rows = await db
    .selectFrom('roles')
    .select(['roleId', 'closed'])
    .where('roleId', 'in', wanted)
    .where(({ eb, or }) => or([eb('customerId', 'is', null), eb('customerId', '=', customerId)]))
    .execute()
  if (rows.length < wanted.length) throw failure('roleUnknown')
  return heldRolesOf(rows)
}

declare module '../../../server/services' {
  interface Services {
    /** Told once somebody has become a member, or has other roles than before. */
    memberJoined(place: Place, context: Pick<Context, 'db' | 'now'>): Promise<void>
  }
}

export async function replaceRoles(
  { userId, customerId }: Place,
  roleIds: readonly string[],
  context: Pick<Context, 'db' | 'now' | 'services'>,
): Promise<void> {
  const { db, services } = context
  await db
    .deleteFrom('membershipRoles')
    .where('userId', '=', userId)
    .where('customerId', '=', customerId)
    .execute()
  const held = [...new Set(roleIds)].map((roleId) => ({ userId, customerId, roleId }))
  if (held.length > 0) await db.insertInto('membershipRoles').values(held).execute()
  await services.memberJoined({ userId, customerId }, context)
}

export interface NamedRole {
  readonly id: string
  readonly name: string
  readonly held: HeldRole
}

/** The roles of people in a customer, by their ids. */
export async function findRolesOf(
  db: Db,
  customerId: string,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, readonly NamedRole[]>> {
  const rows = await db
    .selectFrom('membershipRoles as held')
    .innerJoin('roles', 'roles.roleId', 'held.roleId')
    .select(['held.userId', 'roles.roleId', 'roles.roleName', 'roles.closed'])
    .where('held.customerId', '=', customerId)
    .where('held.userId', 'in', [...userIds])
    .orderBy('roles.sequence')
    .orderBy('roles.nameKey')
    .execute()
  const rolesOf = new Map<string, NamedRole[]>()
  for (const { userId, roleId: id, roleName: name, closed } of rows) {
    const named = heldRolesOf([{ roleId: id, closed }]).map((held) => ({ id, name, held }))
    rolesOf.set(userId, [...(rolesOf.get(userId) ?? []), ...named])
  }
  return rolesOf
}
