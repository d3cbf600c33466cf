import type { Timeline } from '../../../generated/facts/features/programs'
import { draftOf, endOfBody, type PlannedSlot } from './slots'
import { apply, isRefusal } from './timeline'

export interface GrowingSlot extends PlannedSlot {
  /** The slot behind which it comes. */
  readonly after?: string | undefined
}

/** With more slots, each where it says or after the last one, before its outro; undefined: it holds no more. */
export const grown = (
  timeline: Timeline,
  slots: readonly GrowingSlot[],
  outroIds: ReadonlySet<string>,
): Timeline | undefined =>
  slots.reduce<Timeline | undefined>(
    (before, slot) => before && withSlot(before, slot, outroIds),
    timeline,
  )

/** Music goes on under it. */
function withSlot(
  timeline: Timeline,
  slot: GrowingSlot,
  outroIds: ReadonlySet<string>,
): Timeline | undefined {
  const end = endOfBody(timeline.blocks, outroIds)
  const placed = timeline.blocks.findLastIndex(
    ({ slotId }) => slotId !== undefined && slotId === slot.after,
  )
  const last =
    placed < 0 ? timeline.blocks.findLastIndex(({ slotId }) => slotId !== undefined) : placed
  const at = last < 0 ? end : Math.min(last + 1, end)
  const { blocks } = draftOf(timeline.aspect, [slot])
  const applied = apply(timeline, { op: 'insert', at, blocks })
  if (isRefusal(applied)) return undefined
  const { music } = timeline
  const to = blocks.at(-1)?.id
  return music && to !== undefined && music.to === timeline.blocks[at - 1]?.id
    ? { ...applied.timeline, music: { ...music, to } }
    : applied.timeline
}
