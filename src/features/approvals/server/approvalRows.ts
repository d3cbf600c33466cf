// Which requests there are, and for whom they wait: the list and the menu's count ask the same.
import { sql, type Expression } from 'kysely'
import { rolesFor } from '../../../access/ownRole'
import type { Db } from '../../../server/database/tables'
import { findRolesOf } from '../../../session/server'

export interface Person {
  readonly customerId: string
  readonly userId: string
}

/** Of programs that are not in the trash. */
export const approvalRows = (db: Db, customerId: string) =>
  db
    .selectFrom('approvalRequests as request')
    .innerJoin('programs as program', 'program.id', 'request.programId')
    .innerJoin('programVersions as version', 'version.id', 'request.versionId')
    .where('request.customerId', '=', customerId)
    .where('program.deletedAt', 'is', null)

/** Pending, at a stage of theirs, and not decided by them. */
export const waitsFor = (userId: Expression<string>) => sql<boolean>`(request.state = 'pending'
  and exists (select from approval_approvers asked
    where asked.request_id = request.id and asked.stage_no = request.stage_no
      and asked.user_id = ${userId} and asked.decision is null))`

export const isDecidedBy = (userId: Expression<string>) => sql<boolean>`exists (
  select from approval_approvers asked where asked.request_id = request.id
    and asked.user_id = ${userId} and asked.decision is not null)`

/** programsForApprovalCount as domain.md E8 defines it. */
export function countWaitingApprovals(db: Db, { customerId, userId }: Person): Expression<number> {
  const query = approvalRows(db, customerId)
    .select(sql<number>`count(*)::int`.as('total'))
    .where(waitsFor(sql`${userId}::text`))
  return sql<number>`${query}`
}

/** Those among these people who can decide in this customer, also by roles of its own. */
export async function managersAmong(
  db: Db,
  customerId: string,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set()
  const active = await db
    .selectFrom('memberships as member')
    .innerJoin('users', 'users.id', 'member.userId')
    .select('member.userId')
    .where('member.customerId', '=', customerId)
    .where('member.userId', 'in', [...userIds])
    .where('member.state', '=', 'active')
    .where('users.state', '=', 'active')
    .execute()
  const rolesOf = await findRolesOf(db, customerId, userIds)
  const decides = (userId: string) => {
    const held = (rolesOf.get(userId) ?? []).map((role) => role.held)
    return rolesFor('approveVersions', held).includes('cm')
  }
  return new Set(active.map(({ userId }) => userId).filter(decides))
}

export async function namesOf(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('id', 'in', [...ids])
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
