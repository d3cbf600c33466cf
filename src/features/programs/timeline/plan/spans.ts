import type { Block, Timeline } from '../../../../../generated/facts/features/programs'
import { framesOf, overlapOf } from '../block'
import { startsOf } from '../measure'

/** Where a block stands in the film, and how its neighbours reach into it. Half open, in frames. */
export interface Span {
  readonly block: Block
  readonly start: number
  readonly end: number
  /** Frames in which it comes: out of the block before, or out of black. */
  readonly comes: number
  readonly goes: number
  /** Of these frames, those it shares with its neighbours. */
  readonly sharedBefore: number
  readonly sharedAfter: number
}

export function spansOf(timeline: Timeline): Span[] {
  const { blocks } = timeline
  return startsOf(timeline).map((start, index) => {
    const block = blocks[index]!
    const after = blocks[index + 1]
    return {
      block,
      start,
      end: start + framesOf(block),
      comes: joinFrames(block, 'in'),
      goes: after ? joinFrames(after, 'out') : 0,
      sharedBefore: overlapOf(block),
      sharedAfter: after ? overlapOf(after) : 0,
    }
  })
}

/** A dip is half out into black, half in out of it. */
function joinFrames({ join }: Block, side: 'in' | 'out'): number {
  if (join.kind === 'cut') return 0
  if (join.kind === 'crossfade') return join.frames
  const out = Math.floor(join.frames / 2)
  return side === 'out' ? out : join.frames - out
}
