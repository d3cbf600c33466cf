import type { Block, Timeline } from '../../../../../generated/facts/features/programs'
import { isRefusal, refused, type Refusal } from '../op'

export type Freedom = NonNullable<Timeline['template']>['may'][number]

/** Whether its template leaves this open; without one everything is. */
export const leaves = ({ template }: Timeline, freedom: Freedom): boolean =>
  template === undefined || template.may.includes(freedom)

export function findBlock({ blocks }: Timeline, blockId: string) {
  const place = blocks.findIndex(({ id }) => id === blockId)
  const block = blocks[place]
  return block ? { block, place } : refused('notThere')
}

/** Of a block that may be changed. */
export function findOpenBlock(timeline: Timeline, blockId: string) {
  const found = findBlock(timeline, blockId)
  return 'block' in found && found.block.locked ? refused('blockLocked') : found
}

/** The same timeline with other blocks at one place. */
export const spliced = (
  timeline: Timeline,
  place: number,
  drop: number,
  blocks: readonly Block[],
): Timeline => ({
  ...timeline,
  blocks: [...timeline.blocks.slice(0, place), ...blocks, ...timeline.blocks.slice(place + drop)],
})

/** Changes one block that is open to it. */
export function onBlock(
  timeline: Timeline,
  blockId: string,
  change: (block: Block) => Block | Refusal,
): Timeline | Refusal {
  const found = findOpenBlock(timeline, blockId)
  if (isRefusal(found)) return found
  const changed = change(found.block)
  return isRefusal(changed) ? changed : spliced(timeline, found.place, 1, [changed])
}

/** Somebody worked on what fills this slot, so that no later take replaces it by itself. */
export const kept = (block: Block): Block =>
  block.slotId !== undefined && block.media ? { ...block, slotState: 'kept' } : block
