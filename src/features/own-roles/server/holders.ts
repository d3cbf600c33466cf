/** Who has the roles of a customer. */
import type { Ref } from '../../../../generated/facts/features/screens'
import { sql } from 'kysely'
import type { HeldRole } from '../../../access/ownRole'
import type { Db } from '../../../server/database/tables'
import { findRolesOf } from '../../../session/server'

export interface Holder {
  readonly ref: Ref
  /** Every role they hold, by its id. */
  readonly roles: ReadonlyArray<{ readonly id: string; readonly held: HeldRole }>
}

export interface Holders {
  readonly shown: readonly Ref[]
  readonly all: readonly Holder[]
}

const shownAtOnce = 4
const lookedAt = 100

const holding = (db: Db, customerId: string, roleIds: readonly string[]) =>
  db
    .selectFrom('membershipRoles as held')
    .innerJoin('memberships as m', (join) =>
      join.onRef('m.userId', '=', 'held.userId').onRef('m.customerId', '=', 'held.customerId'),
    )
    .where('held.customerId', '=', customerId)
    .where('held.roleId', 'in', [...roleIds])
    .where('m.state', '<>', 'inactive')

/** By role id. Whoever belongs to the customer no more is not counted. */
export async function countHolders(
  db: Db,
  customerId: string,
  roleIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await holding(db, customerId, roleIds)
    .select(({ fn }) => ['held.roleId', fn.countAll<string>().as('people')])
    .groupBy('held.roleId')
    .execute()
  return new Map(rows.map(({ roleId, people }) => [roleId, Number(people)]))
}

/** Of these roles, those that somebody has, also people who were deactivated. */
export async function findHeld(
  db: Db,
  customerId: string,
  roleIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (roleIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('membershipRoles')
    .select('roleId')
    .distinct()
    .where('customerId', '=', customerId)
    .where('roleId', 'in', [...roleIds])
    .execute()
  return new Set(rows.map(({ roleId }) => roleId))
}

/** The first hundred holders of each role, by name. */
export async function findHolders(
  db: Db,
  customerId: string,
  roleIds: readonly string[],
): Promise<ReadonlyMap<string, Holders>> {
  if (roleIds.length === 0) return new Map()
  const nameKey = sql<string>`coalesce(m.invited_key, u.name_key)`
  const rows = await db
    .selectFrom(
      holding(db, customerId, roleIds)
        .innerJoin('users as u', 'u.id', 'held.userId')
        .select(['held.roleId', 'held.userId', 'u.name', 'u.pictureUrl', 'm.invitedName'])
        .select(nameKey.as('nameKey'))
        .select(
          sql<number>`row_number() over (partition by held.role_id order by ${nameKey}, u.id)`.as(
            'place',
          ),
        )
        .as('holder'),
    )
    .selectAll()
    .where('place', '<=', lookedAt)
    .orderBy('nameKey')
    .orderBy('userId')
    .execute()
  if (rows.length === 0) return new Map()
  const rolesOf = await findRolesOf(db, customerId, [...new Set(rows.map((row) => row.userId))])
  return new Map(
    roleIds.map((roleId) => {
      const all = rows
        .filter((row) => row.roleId === roleId)
        .map((row) => ({ ref: refOf(row), roles: rolesOf.get(row.userId) ?? [] }))
      return [roleId, { all, shown: all.slice(0, shownAtOnce).map(({ ref }) => ref) }]
    }),
  )
}

/** Until an invitation is opened, an account that was there before shows no more than was typed. */
const refOf = (row: {
  userId: string
  name: string
  invitedName: string | null
  pictureUrl: string | null
}): Ref => ({
  id: row.userId,
  name: row.invitedName ?? row.name,
  ...(row.invitedName === null && row.pictureUrl !== null ? { pictureUrl: row.pictureUrl } : {}),
})
