// What people do to a program at the frame that they see, as edits.
import type { Block, Timeline } from '../../../../../generated/facts/features/programs'
import {
  apply,
  framesOf,
  isRefusal,
  isStill,
  startsOf,
  type Op,
  type RefusalCode,
} from '../../timeline'

export interface Given {
  readonly timeline: Timeline
  readonly chosen: { readonly block: Block; readonly place: number; readonly start: number } | null
  /** That is seen. */
  readonly frame: number
}

/** Why it would be refused, asked before it is done; undefined: it can be done. */
export function whyNot(timeline: Timeline, ops: readonly Op[]): RefusalCode | undefined {
  let now = timeline
  for (const op of ops) {
    const applied = apply(now, op)
    if (isRefusal(applied)) return applied.refused
    now = applied.timeline
  }
  return undefined
}

const newId = () => crypto.randomUUID().slice(0, 8)

/** Seconds of a title, a picture and a lower third that somebody has just put in. */
const usualSeconds = 4

export const usualBlock = (given: Partial<Block> & Pick<Block, 'kind' | 'out'>): Block => ({
  id: newId(),
  in: 0,
  fit: 'fill',
  focus: { x: 0.5, y: 0.5 },
  gainDb: 0,
  join: { kind: 'cut', frames: 0 },
  overlays: [],
  ...given,
})

/** After the chosen block, or else at the end. */
export const placeFor = ({ chosen, timeline }: Given) =>
  chosen ? chosen.place + 1 : timeline.blocks.length

/** The block that is seen at a frame. */
function seenAt({ timeline, frame }: Given) {
  const starts = startsOf(timeline)
  const place = starts.findLastIndex((start) => start <= frame)
  const block = timeline.blocks[place]
  return block && { block, at: frame - starts[place]! }
}

export const acts = {
  move: ({ chosen }: Given, by: 1 | -1): Op[] =>
    chosen ? [{ op: 'move', blockId: chosen.block.id, to: Math.max(0, chosen.place + by) }] : [],
  remove: ({ chosen }: Given): Op[] =>
    chosen ? [{ op: 'remove', blockIds: [chosen.block.id] }] : [],
  toggleSound: ({ chosen }: Given): Op[] =>
    chosen && !isStill(chosen.block)
      ? [{ op: 'setSound', blockId: chosen.block.id, muted: chosen.block.muted !== true }]
      : [],
  split: (given: Given): Op[] => {
    const seen = seenAt(given)
    return seen ? [{ op: 'split', blockId: seen.block.id, at: seen.at, newId: newId() }] : []
  },
  /** Its beginning or its end is the frame that is seen. */
  trimHere: ({ chosen, frame }: Given, side: 'in' | 'out'): Op[] => {
    if (!chosen) return []
    const at = chosen.block.in + frame - chosen.start
    return [{ op: 'trim', blockId: chosen.block.id, [side]: side === 'in' ? at : at + 1 }]
  },
  duplicate: (given: Given): Op[] => {
    const { chosen } = given
    if (!chosen) return []
    const { slotId: _, slotState: __, locked: ___, ...block } = chosen.block
    const overlays = block.overlays.map((overlay) => ({ ...overlay, id: newId() }))
    return [{ op: 'insert', at: placeFor(given), blocks: [{ ...block, id: newId(), overlays }] }]
  },
  addTitle: (given: Given): Op[] => [
    {
      op: 'insert',
      at: placeFor(given),
      blocks: [
        usualBlock({
          kind: 'title',
          out: usualSeconds * given.timeline.fps,
          text: { style: 'titleBarLeft', fields: {} },
        }),
      ],
    },
  ],
  addThird: (given: Given): Op[] => {
    const seen = seenAt(given)
    if (!seen) return []
    const { fps } = given.timeline
    const at = Math.min(seen.at, Math.max(0, framesOf(seen.block) - fps))
    const frames = Math.min(usualSeconds * fps, framesOf(seen.block) - at)
    const overlay = { id: newId(), style: 'lowerThirdBar', at, frames, fields: {} }
    return [{ op: 'addOverlay', blockId: seen.block.id, overlay }]
  },
}
