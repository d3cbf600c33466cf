import type { Block, Timeline } from '../../../../../generated/facts/features/programs'
import type { Change } from '../op'
import { withMusic } from '../settle'

/** Look and fixed parts become those of the template; what people put into its slots, and added, stays. */
export const applyTemplate: Change<'applyTemplate'> = (timeline, op) => {
  const { logo: _, ...rest } = timeline
  const blocks = op.blocks.flatMap((part) => refilled(part, timeline.blocks))
  const own = op.template.may.includes('addBlocks') ? withOwn(blocks, timeline.blocks) : blocks
  const next: Timeline = {
    ...rest,
    template: op.template,
    brand: op.brand,
    ...(op.logo && { logo: op.logo }),
    blocks: own,
  }
  if (op.music) return withMusic(next, op.music)
  return op.template.may.includes('music') ? next : withMusic(next, undefined)
}

/** A slot with all that filled it, in the order it had; an empty one stays as the template has it. */
function refilled(part: Block, had: readonly Block[]): Block[] {
  const { slotId } = part
  if (slotId === undefined) return [part]
  const filled = had.filter((block) => block.slotId === slotId && block.media)
  if (filled.length === 0) return [part]
  return filled.map((block, index) => ({
    ...block,
    kind: part.kind,
    locked: part.locked,
    ...(index === 0 && { join: part.join }),
    overlays: [
      ...(index === 0 ? part.overlays : []),
      ...block.overlays.filter(({ locked }) => !locked),
    ],
  }))
}

const isOwn = ({ slotId, locked }: Block) => slotId === undefined && !locked

/** Each where it was: after the block it followed, or first. */
function withOwn(blocks: readonly Block[], had: readonly Block[]): Block[] {
  const result = [...blocks]
  had.forEach((block, place) => {
    if (!isOwn(block)) return
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
