import type { Block, Timeline } from '../../../../generated/facts/features/programs'
import { isStill } from './block'
import { align } from './changes/align'
import { lengthOf } from './measure'
import { spansOf } from './plan/spans'

/** Where another version is while one is at a frame. */
export interface Beside {
  readonly frame: number
  /** Otherwise the block is nowhere there: it stands where what comes before it ended. */
  readonly isThere: boolean
}

/** Block by block: another clip in the place of one is beside it, to its last frame. */
export function followBlocks(from: Timeline, to: Timeline): (frame: number) => Beside {
  const find = pairing(from, to)
  const last = Math.max(0, lengthOf(from) - 1)
  return (given) => {
    // A film that has ended shows its last frame.
    const frame = Math.min(given, last)
    const { place, span, other } = find(frame)
    if (!span || !other) return { frame: endBefore(place), isThere: false }
    const found = frame - span.start + other.start + shiftOf(span.block, other.block)
    return { frame: Math.max(other.start, Math.min(found, other.end - 1)), isThere: true }
  }

  function endBefore(place: number): number {
    for (let before = place - 1; before >= 0; before--) {
      const other = find.otherOf(before)
      if (other) return other.end - 1
    }
    return 0
  }
}

/**
 * From a frame of one version to the frame of another that shows the same; undefined: it shows it
 * nowhere.
 */
export function followCut(from: Timeline, to: Timeline): (frame: number) => number | undefined {
  const find = pairing(from, to)
  return (frame) => {
    const { span, other } = find(frame)
    if (!span || !other || !showSame(span.block, other.block)) return undefined
    const found = frame - span.start + other.start + shiftOf(span.block, other.block)
    return found >= other.start && found < other.end ? found : undefined
  }
}

function pairing(from: Timeline, to: Timeline) {
  const here = spansOf(from)
  const there = spansOf(to)
  const pairs = align(to.blocks, from.blocks).map(({ was }) => was)
  const otherOf = (place: number) => there[pairs[place] ?? -1]
  const find = (frame: number) => {
    // In a crossfade the block that comes in counts.
    const place = here.findLastIndex(({ start, end }) => start <= frame && frame < end)
    return { place, span: here[place], other: otherOf(place) }
  }
  return Object.assign(find, { otherOf })
}

const shiftOf = (one: Block, other: Block): number =>
  isStill(one) || !showSame(one, other) ? 0 : one.in - other.in

const showSame = (one: Block, other: Block) =>
  one.kind === other.kind && one.media?.assetId === other.media?.assetId
