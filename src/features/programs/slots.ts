// Places of a timeline that wait for accepted takes (work.md 2): what fills and empties them. Both wings read it.
import type { Block, Timeline } from '../../../generated/facts/features/programs'
import { emptyTimeline } from './emptyTimeline'
import { begun } from './startOp'
import { apply, isRefusal, type Op, type TemplateOp } from './timeline'

/** A film that comes into a slot. */
export interface SlotClip {
  readonly id: string
  readonly assetId: string
  readonly durationMs: number
}

/** A place as it is planned. */
export interface PlannedSlot {
  readonly slotId: string
  /** A second at least is kept free. */
  readonly lengthMs: number
  readonly clip?: SlotClip | undefined
}

const framesIn = (ms: number, { fps }: Pick<Timeline, 'fps'>) => Math.floor((ms * fps) / 1_000)

const leastMs = 1_000

/** What a template puts around the places, and which of its blocks are outros. */
export interface DraftStart {
  readonly op: TemplateOp
  readonly outroIds: ReadonlySet<string>
}

/** One block a slot, in order; those that have a clip are filled. A template stands around them. */
export function draftOf(
  aspect: Timeline['aspect'],
  slots: readonly PlannedSlot[],
  start?: DraftStart,
): Timeline {
  const empty = emptyTimeline(aspect)
  const blocks = slots.map(({ slotId, lengthMs }): Block => ({
    id: slotId,
    kind: 'clip',
    slotId,
    in: 0,
    out: framesIn(Math.max(leastMs, lengthMs), empty),
    fit: 'fill',
    focus: { x: 0.5, y: 0.5 },
    gainDb: 0,
    join: { kind: 'cut', frames: 0 },
    overlays: [],
  }))
  const begin = start ? framed(blocks, { ...start, empty }) : { ...empty, blocks }
  return slots.reduce<Timeline>(
    (timeline, { slotId, clip }) => (clip ? filled(timeline, slotId, clip) : timeline),
    begin,
  )
}

/** Its look, music and fixed parts; the places are in the place of its own. It is not followed later. */
function framed(
  places: readonly Block[],
  { op, outroIds, empty }: DraftStart & { readonly empty: Timeline },
): Timeline {
  const { template: _, music, ...timeline } = begun(empty, op)
  const own = op.blocks.filter(({ slotId }) => slotId === undefined)
  const first = op.blocks.findIndex(({ slotId }) => slotId !== undefined)
  const at =
    first < 0
      ? endOfBody(own, outroIds)
      : own.filter((block) => op.blocks.indexOf(block) < first).length
  const blocks = own.map(({ locked: __, ...block }): Block => block).toSpliced(at, 0, ...places)
  const body = blocks.filter(({ kind }) => kind !== 'bumper')
  const [from, to] = [body[0]?.id, body.at(-1)?.id]
  return {
    ...timeline,
    blocks,
    ...(music && from && to && { music: { ...music, from, to } }),
  }
}

/** Where more comes in: before the outro, at the end without one. */
export function endOfBody(blocks: readonly Block[], outroIds: ReadonlySet<string>): number {
  const at = blocks.findIndex(({ id }) => outroIds.has(id))
  return at < 0 ? blocks.length : at
}

const blocksOf = ({ blocks }: Timeline, slotId: string) =>
  blocks.filter((block) => block.slotId === slotId)

const isKept = ({ slotState }: Block) => slotState === 'kept'

export type SlotStanding = 'empty' | 'auto' | 'kept' | 'gone'

/** kept: somebody worked on what is in it; gone: the timeline has it no more. */
export function standingOf(timeline: Timeline, slotId: string): SlotStanding {
  const blocks = blocksOf(timeline, slotId)
  if (blocks.length === 0) return 'gone'
  if (blocks.some(isKept)) return 'kept'
  return blocks.some(({ media }) => media) ? 'auto' : 'empty'
}

const done = (timeline: Timeline, op: Op): Timeline => {
  const applied = apply(timeline, op)
  return isRefusal(applied) ? timeline : applied.timeline
}

/** The whole clip, whatever was in it; pieces of an earlier one go. */
export function filled(timeline: Timeline, slotId: string, clip: SlotClip): Timeline {
  const [first, ...pieces] = blocksOf(timeline, slotId)
  if (!first) return timeline
  const { id, assetId, durationMs } = clip
  const whole =
    pieces.length === 0
      ? timeline
      : done(timeline, { op: 'remove', blockIds: pieces.map((piece) => piece.id) })
  return done(whole, {
    op: 'setMedia',
    blockId: first.id,
    media: { type: 'clip', id, assetId },
    in: 0,
    out: framesIn(durationMs, timeline),
    kind: 'clip',
    by: 'auto',
  })
}

/** Where this clip came in by itself, and nobody worked on it since. */
export const emptied = (timeline: Timeline, slotId: string, clipId: string): Timeline =>
  blocksOf(timeline, slotId)
    .filter((block) => block.media?.id === clipId && !isKept(block))
    .reduce((before, { id }) => done(before, { op: 'setMedia', blockId: id }), timeline)

/** As it was built here, with what came into its untouched slots meanwhile, or left them. */
export function withSlotsOf(stored: Timeline, built: Timeline): Timeline {
  const blocks = built.blocks.map((block) => {
    if (block.slotId === undefined || isKept(block)) return block
    const now = stored.blocks.find(({ id }) => id === block.id)
    if (!now || isKept(now)) return block
    const { media: _, slotState: __, ...bare } = block
    const { kind, in: from, out, media, slotState } = now
    return {
      ...bare,
      kind,
      in: from,
      out,
      ...(media && { media }),
      ...(slotState && { slotState }),
    }
  })
  return { ...built, blocks }
}
