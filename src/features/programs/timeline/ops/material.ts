// What of its source a block shows.
import type { Block, Overlay } from '../../../../../generated/facts/features/programs'
import { framesOf, isStill, leastFrames } from '../block'
import { isRefusal, refused, type Change } from '../op'
import { withMusic } from '../settle'
import { findBlock, findOpenBlock, kept, onBlock, spliced } from './onBlock'

/** The other end stays where it is. */
export const trim: Change<'trim'> = (timeline, { blockId, in: wantedIn, out: wantedOut }) =>
  onBlock(timeline, blockId, (block) => {
    const out = wantedOut ?? block.out
    const from = wantedIn ?? block.in
    const first = wantedOut === undefined ? Math.min(from, out - leastFrames) : from
    return kept({ ...block, in: Math.max(0, first), out })
  })

export const split: Change<'split'> = (timeline, { blockId, at, newId }) => {
  const found = findOpenBlock(timeline, blockId)
  if (isRefusal(found)) return found
  const { place } = found
  const block = kept(found.block)
  if (!Number.isInteger(at)) return refused('malformed')
  if (at < leastFrames || framesOf(block) - at < leastFrames) return refused('tooShort')
  const middle = block.in + at
  const isLater = (overlay: Overlay) => overlay.at >= at
  const first: Block = {
    ...block,
    out: middle,
    overlays: block.overlays.filter((overlay) => !isLater(overlay)),
  }
  const second: Block = {
    ...block,
    id: newId,
    ...(isStill(block) ? { in: 0, out: framesOf(block) - at } : { in: middle }),
    join: { kind: 'cut', frames: 0 },
    overlays: block.overlays.filter(isLater).map((overlay) => shifted(overlay, -at)),
  }
  const { music } = timeline
  const next = spliced(timeline, place, 1, [first, second])
  return music?.to === blockId ? withMusic(next, { ...music, to: newId }) : next
}

export const unsplit: Change<'unsplit'> = (timeline, { blockId }) => {
  const found = findOpenBlock(timeline, blockId)
  if (isRefusal(found)) return found
  const { block, place } = found
  const after = timeline.blocks[place + 1]
  if (!after) return refused('notOnePiece')
  const second = findOpenBlock(timeline, after.id)
  if (isRefusal(second)) return second
  if (!isOnePiece(block, after)) return refused('notOnePiece')
  const whole: Block = kept({
    ...block,
    out: block.out + framesOf(after),
    overlays: [
      ...block.overlays,
      ...after.overlays.map((overlay) => shifted(overlay, framesOf(block))),
    ],
  })
  const { music } = timeline
  const next = spliced(timeline, place, 2, [whole])
  if (!music) return next
  const nowIn = (id: string) => (id === after.id ? blockId : id)
  return withMusic(next, { ...music, from: nowIn(music.from), to: nowIn(music.to) })
}

function isOnePiece(block: Block, after: Block): boolean {
  if (block.kind !== after.kind || after.join.kind !== 'cut') return false
  if (block.media?.assetId !== after.media?.assetId || block.slotId !== after.slotId) return false
  if (!isStill(block)) return block.media !== undefined && block.out === after.in
  return JSON.stringify(block.text) === JSON.stringify(after.text)
}

const shifted = (overlay: Overlay, frames: number): Overlay => ({
  ...overlay,
  at: overlay.at + frames,
})

export const setMedia: Change<'setMedia'> = (timeline, { blockId, media, kind, by, ...range }) =>
  onBlock(timeline, blockId, (block) => {
    if (block.kind === 'title' || (kind && block.kind === 'bumper')) return refused('wrongKind')
    const { media: _, slotState: _state, ...bare } = block
    if (!media) {
      if (block.slotId === undefined) return refused('wrongKind')
      return { ...bare, in: 0, out: framesOf(block) }
    }
    const filled = {
      ...bare,
      kind: kind ?? block.kind,
      media,
      in: range.in ?? block.in,
      out: range.out ?? block.out,
    }
    return block.slotId === undefined ? filled : { ...filled, slotState: by ?? 'kept' }
  })

export const setJoin: Change<'setJoin'> = (timeline, { blockId, join }) => {
  const found = findBlock(timeline, blockId)
  if (!isRefusal(found) && found.place === 0 && join.kind !== 'cut') return refused('wrongKind')
  return onBlock(timeline, blockId, (block) => ({ ...block, join }))
}
