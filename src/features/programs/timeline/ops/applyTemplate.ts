import type { Block, Overlay, Timeline } from '../../../../../generated/facts/features/programs'
import type { Change } from '../op'
import { withMusic } from '../settle'

/** Look and fixed parts become those of the template; what people put in, wrote and added stays. */
export const applyTemplate: Change<'applyTemplate'> = (timeline, op) => {
  const { logo: _, ...rest } = timeline
  const { may } = op.template
  const blocks = op.blocks.flatMap((part) => refilled(part, timeline.blocks))
  const own = may.includes('addBlocks') ? withOwn(blocks, timeline.blocks) : blocks
  const next: Timeline = {
    ...rest,
    template: op.template,
    brand: op.brand,
    ...(op.logo && { logo: op.logo }),
    blocks: own,
  }
  return may.includes('music') && timeline.music ? next : withMusic(next, op.music)
}

function refilled(part: Block, had: readonly Block[]): Block[] {
  const written = had.find(({ id, locked }) => id === part.id && !locked)
  if (part.slotId === undefined) return [written ? rewritten(part, written) : part]
  const filled = had.filter(({ slotId, media }) => slotId === part.slotId && media)
  // An empty slot stays as the template has it.
  return filled.length === 0 ? [part] : filledWith(part, filled)
}

/** A title that people write keeps their words, in the style of the template. */
function rewritten(part: Block, { text, in: from, out, overlays }: Block): Block {
  if (part.locked || !part.text || !text) return part
  const { style } = part.text
  return { ...part, in: from, out, overlays, text: { style, fields: text.fields } }
}

/** A slot with all that filled it, in the order it had. */
function filledWith({ kind, locked, join, overlays }: Block, filled: readonly Block[]): Block[] {
  const had = filled.flatMap((block) => block.overlays)
  const fromTemplate = overlays.map((overlay) => named(overlay, had))
  return filled.map((block, index) => ({
    ...block,
    kind,
    locked,
    ...(index === 0 && { join }),
    overlays: [
      ...(index === 0 ? fromTemplate : []),
      ...block.overlays.filter((one) => !one.locked && !overlays.some(({ id }) => id === one.id)),
    ],
  }))
}

/** With the words that people wrote into it. */
function named(overlay: Overlay, had: readonly Overlay[]): Overlay {
  const before = had.find(({ id, locked }) => id === overlay.id && !locked)
  return before && !overlay.locked ? { ...overlay, fields: before.fields } : overlay
}

const isOwn = ({ slotId, locked }: Block) => slotId === undefined && !locked

/** Each where it was: after the block it followed, or first. */
function withOwn(blocks: readonly Block[], had: readonly Block[]): Block[] {
  const result = [...blocks]
  had.forEach((block, place) => {
    if (!isOwn(block) || blocks.some(({ id }) => id === block.id)) return
    const before = had.slice(0, place).findLast(({ id }) => result.some((one) => one.id === id))
    const at = before ? result.findIndex(({ id }) => id === before.id) + 1 : leading(result)
    result.splice(at, 0, block)
  })
  return result
}

/** After the intro. */
function leading(blocks: readonly Block[]): number {
  const place = blocks.findIndex(({ kind, locked }) => !(kind === 'bumper' && locked))
  return place < 0 ? blocks.length : place
}
