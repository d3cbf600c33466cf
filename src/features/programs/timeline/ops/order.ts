// Which blocks there are, and in which order.
import type { Block, Timeline } from '../../../../../generated/facts/features/programs'
import { isRefusal, refused, type Change } from '../op'
import { findOpenBlock, leaves, spliced } from './onBlock'

export const insert: Change<'insert'> = (timeline, { at, blocks }) => {
  if (!leaves(timeline, 'addBlocks')) return refused('keptByTemplate')
  if (!Number.isInteger(at)) return refused('malformed')
  return spliced(timeline, betweenBumpers(timeline.blocks, at), 0, blocks)
}

export const remove: Change<'remove'> = (timeline, { blockIds }) => {
  for (const blockId of blockIds) {
    const found = findOpenBlock(timeline, blockId)
    if (isRefusal(found)) return found
    if (found.block.overlays.some(({ locked }) => locked)) return refused('blockLocked')
  }
  const gone = new Set(blockIds)
  return { ...timeline, blocks: timeline.blocks.filter(({ id }) => !gone.has(id)) }
}

export const move: Change<'move'> = (timeline, { blockId, to }) => {
  if (!Number.isInteger(to)) return refused('malformed')
  const found = findOpenBlock(timeline, blockId)
  if (isRefusal(found)) return found
  const others = spliced(timeline, found.place, 1, [])
  const place = betweenBumpers(others.blocks, to)
  if (place === found.place) return timeline
  const moved = spliced(others, place, 0, [found.block])
  return leaves(timeline, 'reorder') || orderOf(moved) === orderOf(timeline)
    ? moved
    : refused('slotOrder')
}

/** What a template put into an order. */
const orderOf = ({ blocks }: Timeline): string =>
  JSON.stringify(
    blocks.flatMap(({ id, slotId, locked }) => ((slotId ?? locked) ? [slotId ?? id] : [])),
  )

const isFixedBumper = ({ kind, locked = false }: Block) => kind === 'bumper' && locked

/** Nothing stands before the intro nor after the outro of a template. */
function betweenBumpers(blocks: readonly Block[], place: number): number {
  const first = blocks.findIndex((block) => !isFixedBumper(block))
  const least = first < 0 ? 0 : first
  const most =
    first < 0 ? blocks.length : blocks.findLastIndex((block) => !isFixedBumper(block)) + 1
  return Math.min(Math.max(place, least), most)
}
