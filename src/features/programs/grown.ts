import type { Timeline } from '../../../generated/facts/features/programs'
import { draftOf, type PlannedSlot } from './slots'
import { apply, isRefusal } from './timeline'

/** With more slots before its outro; undefined: it holds no more. */
export function grown(timeline: Timeline, slots: readonly PlannedSlot[]): Timeline | undefined {
  const at = timeline.blocks.findLastIndex(({ kind }) => kind !== 'bumper') + 1
  const { blocks } = draftOf(timeline.aspect, slots)
  const applied = apply(timeline, { op: 'insert', at, blocks })
  return isRefusal(applied) ? undefined : applied.timeline
}
