// People are asked to record shots here; what they are asked then is as the shot is now.
import type {
  AssignShotsRequest,
  AssignShotsResponse,
} from '../../../../generated/facts/features/storyboards'
import type { Context } from '../../../server/context'
import { assignTasks, freeWithdrawn } from '../../tasks/server'
import { activate, lockToAsk } from './askedShots'
import { storyboards } from './storyboards'
import { threadsOf } from './threads'

export async function assignShots(
  { storyboardId, shotIds, ...asked }: AssignShotsRequest,
  context: Context,
): Promise<AssignShotsResponse> {
  const { title, shots, allIds } = await lockToAsk({ storyboardId, shotIds }, context)
  await freeWithdrawn(shotIds, context)
  await assignTasks(
    {
      ...asked,
      storyboard: { id: storyboardId, title },
      recordings: shots.map(({ id, no, values }) => ({
        shotId: id,
        shotNo: no,
        title: values.title ?? '',
        instructions: values.direction,
        script: values.script,
        orientation: values.orientation,
        minMs: values.leastMs,
        maxMs: values.mostMs,
      })),
    },
    context,
  )
  await activate(storyboardId, context)
  return {
    storyboard: await storyboards.shown(storyboardId, context),
    threads: await threadsOf(allIds, context),
  }
}
