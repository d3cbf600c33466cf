// Rules of one block.
import type { Block } from '../../../../generated/facts/features/programs'

/** Shorter is seen as a fault. */
export const leastFrames = 10

export const framesOf = ({ in: from, out }: Block): number => out - from

/** Has no time of its own in a source. */
export const isStill = ({ kind }: Block): boolean => kind === 'title' || kind === 'image'

export const isEmptySlot = ({ slotId, media }: Block): boolean =>
  slotId !== undefined && media === undefined

/** Frames it shares with the block before it. */
export const overlapOf = ({ join }: Block): number => (join.kind === 'crossfade' ? join.frames : 0)
