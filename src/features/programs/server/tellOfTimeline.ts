// Those who have a program open read it anew as soon as it is built otherwise.
import { sql } from 'kysely'
import { roles } from '../../../../generated/facts/roles'
import type { Context } from '../../../server/context'
import { tellAfterwards } from '../../../server/events/tellAfterwards'
import type { Writer } from './keepTimeline'
import type { LockedProgram } from './moveProgram'

/** As it was until now. */
export async function tellOfTimeline(
  { id, ownerUserId, timelineRev }: Pick<LockedProgram, 'id' | 'ownerUserId' | 'timelineRev'>,
  context: Writer & Pick<Context, 'services' | 'afterCommit'>,
): Promise<void> {
  const { db, member } = context
  const managers = db
    .selectFrom('membershipRoles as held')
    .select('held.userId')
    .where('held.customerId', '=', member.customerId)
    .where(sql`right(held.role_id, 4)`, '=', roles.cm.idSuffix)
  const people = await db
    .selectFrom('programCollaborators')
    .select('userId')
    .where('programId', '=', id)
    .union(managers)
    .execute()
  tellAfterwards(context, {
    topic: 'programs',
    to: { userIds: [...new Set([ownerUserId, ...people.map(({ userId }) => userId)])] },
    row: { id, rev: timelineRev + 1, by: member.userId },
  })
}
