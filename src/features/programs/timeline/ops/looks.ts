// How a block looks and sounds, and the words on it.
import type { Block } from '../../../../../generated/facts/features/programs'
import { refused, type Change, type Refusal } from '../op'
import { kept, onBlock } from './onBlock'

export const setText: Change<'setText'> = (timeline, { blockId, text }) =>
  onBlock(timeline, blockId, (block) =>
    block.kind === 'title' ? { ...block, text } : refused('wrongKind'),
  )

export const setSound: Change<'setSound'> = (timeline, { blockId, gainDb, muted }) =>
  onBlock(timeline, blockId, ({ muted: wasMuted = false, ...block }) =>
    kept({
      ...block,
      gainDb: gainDb ?? block.gainDb,
      ...((muted ?? wasMuted) && { muted: true }),
    }),
  )

export const setFit: Change<'setFit'> = (timeline, { blockId, fit, focus }) =>
  onBlock(timeline, blockId, (block) =>
    kept({ ...block, fit: fit ?? block.fit, focus: focus ?? block.focus }),
  )

export const addOverlay: Change<'addOverlay'> = (timeline, { blockId, overlay }) =>
  onBlock(timeline, blockId, (block) => ({ ...block, overlays: [...block.overlays, overlay] }))

export const setOverlay: Change<'setOverlay'> = (timeline, { blockId, overlay }) =>
  onBlock(timeline, blockId, (block) =>
    onOverlay(block, overlay.id, (overlays) =>
      overlays.map((each) => (each.id === overlay.id ? overlay : each)),
    ),
  )

export const removeOverlay: Change<'removeOverlay'> = (timeline, { blockId, overlayId }) =>
  onBlock(timeline, blockId, (block) =>
    onOverlay(block, overlayId, (overlays) => overlays.filter(({ id }) => id !== overlayId)),
  )

function onOverlay(
  block: Block,
  overlayId: string,
  change: (overlays: Block['overlays']) => Block['overlays'],
): Block | Refusal {
  const found = block.overlays.find(({ id }) => id === overlayId)
  if (!found) return refused('notThere')
  return found.locked ? refused('blockLocked') : { ...block, overlays: change(block.overlays) }
}
