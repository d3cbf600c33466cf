// What every timeline keeps, whatever was done to it: lengths, joins, overlays and music fit.
import type { Block, Music, Overlay, Timeline } from '../../../../generated/facts/features/programs'
import { framesOf, isStill, leastFrames } from './block'

/** The same blocks where nothing has to change, and the same timeline where no block has. */
export function settle(timeline: Timeline): Timeline {
  const lengths = timeline.blocks.map(settleLength)
  const blocks = lengths.map((block, index) => settleJoin(block, lengths[index - 1]))
  return blocks.every((block, index) => block === timeline.blocks[index])
    ? timeline
    : { ...timeline, blocks }
}

function settleLength(block: Block): Block {
  const from = isStill(block) ? 0 : block.in
  const frames = Math.max(leastFrames, framesOf(block))
  const overlays = block.overlays.map((overlay) => settleOverlay(overlay, frames))
  const isSettled =
    from === block.in &&
    frames === framesOf(block) &&
    overlays.every((overlay, index) => overlay === block.overlays[index])
  return isSettled ? block : { ...block, in: from, out: from + frames, overlays }
}

/** Ends with its block. */
function settleOverlay(overlay: Overlay, length: number): Overlay {
  const at = clamp(overlay.at, 0, length - leastFrames)
  const frames = clamp(overlay.frames, leastFrames, length - at)
  return at === overlay.at && frames === overlay.frames ? overlay : { ...overlay, at, frames }
}

const leastJoin = 2

/** At most half of the shorter of two neighbours, so that the joins of a block never meet. */
function settleJoin(block: Block, before: Block | undefined): Block {
  const { join } = block
  if (!before || join.kind === 'cut') {
    const isPlain = join.kind === 'cut' && join.frames === 0
    return isPlain ? block : { ...block, join: { kind: 'cut', frames: 0 } }
  }
  const most = Math.floor(Math.min(framesOf(before), framesOf(block)) / 2)
  const frames = clamp(join.frames, leastJoin, most)
  return frames === join.frames ? block : { ...block, join: { ...join, frames } }
}

/** Music that lost its first or last block takes the neighbour of that. */
export function settleMusic(before: Timeline, after: Timeline): Timeline {
  const { music } = after
  if (!music) return after
  const from = survivor(music.from, before.blocks, after.blocks, 1)
  const to = survivor(music.to, before.blocks, after.blocks, -1)
  if (from === undefined || to === undefined) return withMusic(after, undefined)
  const placeOf = (wanted: string) => after.blocks.findIndex(({ id }) => id === wanted)
  const [first, last] = placeOf(from) <= placeOf(to) ? [from, to] : [to, from]
  return first === music.from && last === music.to
    ? after
    : withMusic(after, { ...music, from: first, to: last })
}

export function withMusic(timeline: Timeline, music: Music | undefined): Timeline {
  const { music: _, ...rest } = timeline
  return music ? { ...rest, music } : rest
}

/** The nearest one left, first towards the middle of what it sounds under. */
function survivor(
  wanted: string,
  before: readonly Block[],
  after: readonly Block[],
  step: 1 | -1,
): string | undefined {
  const left = new Set(after.map(({ id }) => id))
  if (left.has(wanted)) return wanted
  const place = before.findIndex(({ id }) => id === wanted)
  if (place < 0) return undefined
  const inward = step > 0 ? before.slice(place + 1) : before.slice(0, place).toReversed()
  const outward = step > 0 ? before.slice(0, place).toReversed() : before.slice(place + 1)
  return [...inward, ...outward].find(({ id }) => left.has(id))?.id
}

/** What is no number stays so, for the shape to refuse. */
const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)
