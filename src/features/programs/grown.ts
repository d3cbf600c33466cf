import type { Timeline } from '../../../generated/facts/features/programs'
import { draftOf, endOfBody, type PlannedSlot } from './slots'
import { apply, isRefusal } from './timeline'

/** With more slots before its outro; undefined: it holds no more. */
export function grown(
  timeline: Timeline,
  slots: readonly PlannedSlot[],
  outroIds: ReadonlySet<string>,
): Timeline | undefined {
  const at = endOfBody(timeline.blocks, outroIds)
  const { blocks } = draftOf(timeline.aspect, slots)
  const applied = apply(timeline, { op: 'insert', at, blocks })
  return isRefusal(applied) ? undefined : applied.timeline
}
