// How far the recordings of shots are, as storyboards show it.
import type { ShotThread } from '../../../../generated/facts/features/storyboards'
import type { Context } from '../../../server/context'
import { shotThreads, type ShotThread as Thread } from '../../tasks/server'

/** Of those shots that somebody is asked to record. */
export async function threadsOf(
  shotIds: readonly string[],
  { db, member }: Context,
): Promise<ShotThread[]> {
  const threads = [...(await shotThreads(db, member.customerId, shotIds)).values()]
  const userIds = threads.flatMap(({ assigneeUserId }) => assigneeUserId ?? [])
  const people =
    userIds.length === 0
      ? []
      : await db
          .selectFrom('users')
          .select(['id', 'name', 'pictureUrl'])
          .where('id', 'in', [...new Set(userIds)])
          .execute()
  return threads.map(({ shotId, taskId, ...thread }) => {
    const { state, isWithdrawn, assigneeUserId, dueOn, clip, takeNo, sentAt } = thread
    const person = people.find(({ id }) => id === assigneeUserId)
    return {
      shotId,
      taskId,
      state: isWithdrawn ? 'withdrawn' : stateOf(state),
      ...(person && {
        person: { id: person.id, name: person.name, pictureUrl: person.pictureUrl ?? undefined },
      }),
      ...(dueOn !== null && { dueOn }),
      ...(clip && { clipId: clip.id }),
      ...(takeNo !== null && { takeNo }),
      ...(sentAt && { sentAt: sentAt.toISOString() }),
    }
  })
}

function stateOf(state: Thread['state']): ShotThread['state'] {
  switch (state) {
    case 'offered':
      return 'open'
    case 'submitted':
    case 'accepted':
      return state
    case 'retake_requested':
      return 'retake'
    default:
      return 'assigned'
  }
}
