// Those who have a program open read it anew as soon as it is built otherwise.
import type { Context } from '../../../server/context'
import { tellAfterwards } from '../../../server/events/tellAfterwards'
import { managersOf } from '../../../session/server'
import type { Writer } from './keepTimeline'
import type { LockedProgram } from './moveProgram'

/** As it was until now. */
export async function tellOfTimeline(
  { id, ownerUserId, timelineRev }: Pick<LockedProgram, 'id' | 'ownerUserId' | 'timelineRev'>,
  context: Writer & Pick<Context, 'services' | 'afterCommit'>,
): Promise<void> {
  const { db, member } = context
  const managers = await managersOf(db, member.customerId)
  const collaborators = await db
    .selectFrom('programCollaborators')
    .select('userId')
    .where('programId', '=', id)
    .execute()
  tellAfterwards(context, {
    topic: 'programs',
    to: {
      userIds: [
        ...new Set([ownerUserId, ...managers, ...collaborators.map(({ userId }) => userId)]),
      ],
    },
    row: { id, rev: timelineRev + 1, by: member.userId },
  })
}
