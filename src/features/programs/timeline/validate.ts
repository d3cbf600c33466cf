// What is wrong with a program: what cannot be drawn, what may not be shown, what somebody may want to know.
import type { Block, Timeline, Words } from '../../../../generated/facts/features/programs'
import { aspectOf, type BumperAspect } from '../bumper'
import { framesOf, isEmptySlot, isStill } from './block'
import type { Facts, MediaFacts } from './facts'
import { captionsOf } from './captionsOf'
import { lengthOf, msOf, startsOf } from './measure'
import { gainOf, loudness } from './plan/soundOf'

export interface Issue {
  readonly code: IssueCode
  /** Undefined: of the whole program. */
  readonly blockId?: string
  readonly overlayId?: string
  /** That the font lacks. */
  readonly letter?: string
  /** That is required and not there. */
  readonly slotId?: string
}

/** What an issue keeps from being done. */
export const stops = {
  mediaGone: 'rendering',
  mediaFailed: 'rendering',
  mediaProcessing: 'rendering',
  outOfRange: 'rendering',
  noGlyph: 'rendering',
  textTooLong: 'rendering',
  tooLong: 'rendering',
  slotEmpty: 'publishing',
  consentRevoked: 'publishing',
  slotLength: 'nothing',
  rightsEnded: 'nothing',
  noBumper: 'nothing',
  tooLoud: 'nothing',
  silent: 'nothing',
  noWords: 'nothing',
} as const

export type IssueCode = keyof typeof stops

const mostMinutes = 60
/** Louder than all others by this much is a fault. */
const tooMuchDb = 8

/** Never throws, whatever the timeline is. */
export function validate(timeline: Timeline, facts: Facts): Issue[] {
  const scored = musicBlocks(timeline)
  return [
    ...(lengthOf(timeline) > mostMinutes * 60 * timeline.fps ? [{ code: 'tooLong' } as const] : []),
    ...missingSlots(timeline, facts),
    ...musicIssues(timeline, facts),
    ...captionIssues(timeline, facts),
    ...timeline.blocks.flatMap((block) => [
      ...mediaIssues(block, timeline, facts, scored.has(block.id)),
      ...slotIssues(block, timeline, facts),
      ...wordIssues(block, facts),
    ]),
  ]
}

function mediaIssues(block: Block, timeline: Timeline, facts: Facts, hasMusic: boolean): Issue[] {
  const { id: blockId, media } = block
  if (!media) return []
  const known = facts.media[media.assetId]
  if (!known) return [{ code: 'mediaGone', blockId }]
  const codes: (IssueCode | false)[] = [
    stateIssue(known),
    !isStill(block) && msOf(block.out - 1, timeline) > known.durationMs && 'outOfRange',
    known.consentRevoked === true && 'consentRevoked',
    known.rightsEnded === true && 'rightsEnded',
    block.kind === 'bumper' && !hasShape(known, timeline) && 'noBumper',
    !isStill(block) && !block.muted && isTooLoud(known, block.gainDb) && 'tooLoud',
    !isStill(block) && !block.muted && !known.hasSound && !hasMusic && 'silent',
  ]
  return codes.flatMap((code) => (code ? [{ code, blockId }] : []))
}

function stateIssue({ state }: MediaFacts): IssueCode | false {
  if (state === 'failed' || state === 'rejected') return 'mediaFailed'
  return state !== 'ready' && state !== 'playable' && 'mediaProcessing'
}

/** The shape that bumpers of a program have. */
export const bumperAspects: Readonly<Record<Timeline['aspect'], BumperAspect>> = {
  '16:9': 'w16h9',
  '9:16': 'w9h16',
  '1:1': 'w1h1',
}

const hasShape = ({ width, height }: MediaFacts, { aspect }: Timeline) =>
  aspectOf(width, height) === bumperAspects[aspect]

const isTooLoud = (known: MediaFacts, gainDb: number) =>
  known.lufs !== undefined && known.lufs + gainOf(known, gainDb) > loudness + tooMuchDb

/** Of the template, but no block of it is left. */
function missingSlots({ blocks }: Timeline, { slots = {} }: Facts): Issue[] {
  const left = new Set(blocks.map(({ slotId }) => slotId))
  return Object.entries(slots)
    .filter(([slotId, { required }]) => required && !left.has(slotId))
    .map(([slotId]) => ({ code: 'slotEmpty', slotId }))
}

function slotIssues(block: Block, timeline: Timeline, { slots = {} }: Facts): Issue[] {
  const { id: blockId, slotId } = block
  const slot = slotId === undefined ? undefined : slots[slotId]
  if (!slot) return []
  if (isEmptySlot(block)) return slot.required ? [{ code: 'slotEmpty', blockId, slotId }] : []
  const ms = msOf(framesOf(block), timeline)
  const fits = ms >= (slot.minMs ?? 0) && ms <= (slot.maxMs ?? Infinity)
  return fits ? [] : [{ code: 'slotLength', blockId, slotId }]
}

function wordIssues({ id: blockId, text, overlays }: Block, { fits }: Facts): Issue[] {
  const issuesOf = (words: Words, overlayId?: string): Issue[] => {
    const misfit = fits?.(words)
    if (!misfit)
      return saysNothing(words)
        ? [{ code: 'noWords', blockId, ...(overlayId && { overlayId }) }]
        : []
    const { refused: code, letter } = misfit
    return [{ code, blockId, ...(overlayId && { overlayId }), ...(letter && { letter }) }]
  }
  return [
    ...(text ? issuesOf(text) : []),
    ...overlays.flatMap((overlay) => issuesOf(overlay, overlay.id)),
  ]
}

const saysNothing = ({ fields }: Words) =>
  Object.values(fields).every((text) => text === undefined || text.trim() === '')

/** Of those that are drawn into the picture, told of the block in which they are said. */
function captionIssues(timeline: Timeline, { media, fits }: Facts): Issue[] {
  if (timeline.burnIn === undefined || !fits) return []
  const starts = startsOf(timeline)
  const captions = captionsOf(timeline, (assetId) => media[assetId]?.captions ?? [])
  return captions.flatMap(({ from, text }) => {
    const misfit = fits({ style: 'captions', fields: { text } })
    const { id } = timeline.blocks[starts.findLastIndex((start) => start <= from)]!
    return misfit ? [{ code: misfit.refused, blockId: id, letter: misfit.letter }] : []
  })
}

function musicIssues({ music }: Timeline, { media }: Facts): Issue[] {
  if (!music) return []
  const known = media[music.assetId]
  const code = known ? stateIssue(known) : 'mediaGone'
  return code ? [{ code }] : []
}

function musicBlocks({ blocks, music }: Timeline): ReadonlySet<string> {
  if (!music) return new Set()
  const placeOf = (wanted: string) => blocks.findIndex(({ id }) => id === wanted)
  return new Set(blocks.slice(placeOf(music.from), placeOf(music.to) + 1).map(({ id }) => id))
}
