import type { Timeline } from '../../../generated/facts/features/programs'
import { draftOf, endOfBody, type PlannedSlot } from './slots'
import { apply, isRefusal } from './timeline'

/** With more slots after its last one, before its outro; undefined: it holds no more. Music goes on under them. */
export function grown(
  timeline: Timeline,
  slots: readonly PlannedSlot[],
  outroIds: ReadonlySet<string>,
): Timeline | undefined {
  const end = endOfBody(timeline.blocks, outroIds)
  const last = timeline.blocks.findLastIndex(({ slotId }) => slotId !== undefined)
  const at = last < 0 ? end : Math.min(last + 1, end)
  const { blocks } = draftOf(timeline.aspect, slots)
  const applied = apply(timeline, { op: 'insert', at, blocks })
  if (isRefusal(applied)) return undefined
  const { music } = timeline
  const to = blocks.at(-1)?.id
  return music && to !== undefined && music.to === timeline.blocks[at - 1]?.id
    ? { ...applied.timeline, music: { ...music, to } }
    : applied.timeline
}
