import type { Block, Timeline } from '../../../../generated/facts/features/programs'
import { isStill } from './block'
import { align } from './changes/align'
import { spansOf } from './plan/spans'

/**
 * From a frame of one version to the frame of another that shows the same; undefined: it shows it
 * nowhere.
 */
export function followCut(from: Timeline, to: Timeline): (frame: number) => number | undefined {
  const here = spansOf(from)
  const there = spansOf(to)
  const pairs = align(to.blocks, from.blocks).map(({ was }) => was)
  return (frame) => {
    // In a crossfade the block that comes in counts.
    const place = here.findLastIndex(({ start, end }) => start <= frame && frame < end)
    const span = here[place]
    const other = there[pairs[place] ?? -1]
    if (!span || !other || !showSame(span.block, other.block)) return undefined
    const shift = isStill(span.block) ? 0 : span.block.in - other.block.in
    const found = frame - span.start + other.start + shift
    return found >= other.start && found < other.end ? found : undefined
  }
}

const showSame = (one: Block, other: Block) =>
  one.kind === other.kind && one.media?.assetId === other.media?.assetId
