// What an accepted take does to drafts that wait for it (work.md 2).
import type {
  ReplaceSlotsRequest,
  ReplaceSlotsResponse,
} from '../../../../generated/facts/features/tasks'
import type { Context } from '../../../server/context'
import { forbidden } from '../../../server/errors'
import { emptySlots, fillSlots, replaceSlots as replaceIn } from '../../programs/server'
import { eventsOf } from '../task'
import { movedOf, moverOf, type TaskRow } from './loadTasks'
import { lockTask } from './lockTask'
import { canBeWatched, type TakeRow } from './taskTakes'

type OfShot = Pick<TaskRow, 'shotId'>

const clipIn = ({ clipId, assetId, durationMs }: TakeRow) => ({
  id: clipId,
  assetId,
  durationMs: durationMs ?? 0,
})

/** Nothing comes into drafts that cannot be watched yet. */
export async function fillWith({ shotId }: OfShot, take: TakeRow, context: Context) {
  if (shotId === null || !canBeWatched(take)) return { filled: [], offered: [] }
  return fillSlots({ slotId: shotId, clip: clipIn(take) }, context)
}

export async function emptyOf({ shotId, takes }: TaskRow, context: Context): Promise<void> {
  const chosen = takes.find((take) => take.chosen)
  if (shotId === null || !chosen) return
  await emptySlots({ slotId: shotId, clipId: chosen.clipId }, context)
}

export async function replaceSlots(
  { taskId, programIds }: ReplaceSlotsRequest,
  context: Context,
): Promise<ReplaceSlotsResponse> {
  const row = await lockTask(taskId, context)
  if (!eventsOf(movedOf(row), moverOf(context.member)).includes('reconsider')) throw forbidden()
  const chosen = row.takes.find((take) => take.chosen)
  if (row.shotId === null || !chosen) return { filled: [] }
  const slotId = row.shotId
  return { filled: await replaceIn({ slotId, clip: clipIn(chosen), programIds }, context) }
}
