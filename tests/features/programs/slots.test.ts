// What fills and empties the places that wait for accepted takes (work.md 2, 3).
import { expect, test } from 'vitest'
import type { Block, Timeline } from '../../../generated/facts/features/programs'
import { emptyTimeline } from '../../../src/features/programs/emptyTimeline'
import {
  draftOf,
  emptied,
  filled,
  standingOf,
  withSlotsOf,
} from '../../../src/features/programs/slots'
import {
  apply,
  isRefusal,
  lengthOf,
  msOf,
  type Op,
  type TemplateOp,
} from '../../../src/features/programs/timeline'

const clip = (id: string, durationMs = 4_000) => ({ id, assetId: `film-${id}`, durationMs })
const planned = (slotId: string) => ({ slotId, lengthMs: 2_000 })
const draft = draftOf('16:9', [planned('shot-one'), planned('shot-two')])

function after(timeline: Timeline, ...ops: readonly Op[]): Timeline {
  return ops.reduce<Timeline>((before, op) => {
    const applied = apply(before, op)
    if (isRefusal(applied)) throw new Error(applied.refused)
    return applied.timeline
  }, timeline)
}
const inIt = (timeline: Timeline) => timeline.blocks.map(({ media }) => media?.id ?? '-').join(' ')

test('a place is kept free for a second at least', () => {
  const short = draftOf('16:9', [{ slotId: 'shot-one', lengthMs: 0 }])
  expect(msOf(lengthOf(short), short)).toBe(1_000)
})

test('a draft has a place of its length for each shot, and chosen clips in theirs', () => {
  expect([inIt(draft), msOf(lengthOf(draft), draft)]).toEqual(['- -', 4_000])
  const begun = draftOf('9:16', [{ ...planned('shot-one'), clip: clip('a') }, planned('shot-two')])
  expect([begun.aspect, inIt(begun), msOf(lengthOf(begun), begun)]).toEqual(['9:16', 'a -', 6_000])
})

const begin = emptyTimeline('16:9')
const part = (id: string, kind: Block['kind'], more: Partial<Block> = {}): Block => ({
  ...draft.blocks[0]!,
  id,
  kind,
  slotId: undefined,
  out: 90,
  ...more,
})
const bumper = (id: string) =>
  part(id, 'bumper', { media: { type: 'bumper', id, assetId: id }, locked: true })
const brand = { ...begin.brand, primary: '#123456' }

test.for([
  ['[intro] title [slot] [slot] [outro]', 'intro title shot-one shot-two outro', 'title shot-two'],
  ['[slot] title [outro]', 'shot-one shot-two title outro', 'shot-one title'],
  ['[intro] [outro]', 'intro shot-one shot-two outro', 'shot-one shot-two'],
  ['[intro]', 'intro shot-one shot-two', 'shot-one shot-two'],
  ['[outro]', 'shot-one shot-two outro', 'shot-one shot-two'],
  ['title [outro]', 'title shot-one shot-two outro', 'title shot-two'],
  ['', 'shot-one shot-two', 'shot-one shot-two'],
] as const)('a template of %s gives %s', ([story, shown, scored]) => {
  const blocks = story
    .split(' ')
    .filter(Boolean)
    .map((word, at) => {
      const id = word.replace(/[[\]]/g, '')
      if (id === 'slot') return part(`slot-${at}`, 'clip', { slotId: `slot-${at}` })
      return id === 'title'
        ? part(id, 'title', { text: { style: 'titleBarLeft', fields: {} }, locked: true })
        : bumper(id)
    })
  const op: TemplateOp = {
    op: 'applyTemplate',
    template: { templateId: 'news', versionNo: 1, may: [] },
    blocks,
    brand,
    music: { fileId: 'm', assetId: 'm', gainDb: -12, duckDb: -8, from: 'x', to: 'x', offset: 0 },
  }
  const outroIds = new Set(['outro'])
  const made = draftOf('16:9', [planned('shot-one'), planned('shot-two')], { op, outroIds })
  expect(made.blocks.map(({ id }) => id).join(' ')).toBe(shown)
  expect([made.music?.from, made.music?.to].join(' ')).toBe(scored)
  // What it is from then on is up to whoever builds it.
  expect([made.template, made.blocks.filter(({ locked }) => locked)]).toEqual([undefined, []])
  expect(made.brand).toEqual(brand)
})

const auto = filled(draft, 'shot-one', clip('a'))
const kept = after(auto, { op: 'trim', blockId: 'shot-one', out: 60 })
const inPieces = after(auto, { op: 'split', blockId: 'shot-one', at: 40, newId: 'piece' })
const gone = after(draft, { op: 'remove', blockIds: ['shot-one'] })

test.for([
  ['nothing is in it', draft, 'empty'],
  ['a take came in', auto, 'auto'],
  ['somebody trimmed it', kept, 'kept'],
  ['somebody split it', inPieces, 'kept'],
  ['somebody took it out', gone, 'gone'],
] as const)('where %s a slot is %3$s', ([, timeline, standing]) => {
  expect(standingOf(timeline, 'shot-one')).toBe(standing)
})

test.for([
  ['an empty slot', draft, 'b -'],
  ['another take', auto, 'b -'],
  ['all pieces of what was split', inPieces, 'b -'],
  ['nothing where the slot is gone', gone, '-'],
] as const)('a take takes the place of %s', ([, timeline, shown]) => {
  const next = filled(timeline, 'shot-one', clip('b'))
  expect(inIt(next)).toBe(shown)
  expect(standingOf(next, 'shot-one')).toBe(shown === '-' ? 'gone' : 'auto')
})

test.for([
  ['the take that came in', auto, 'a', 'empty'],
  ['no other take', auto, 'b', 'auto'],
  ['nothing that somebody worked on', kept, 'a', 'kept'],
] as const)('what is not chosen any more takes out %s', ([, timeline, clipId, standing]) => {
  expect(standingOf(emptied(timeline, 'shot-one', clipId), 'shot-one')).toBe(standing)
})

test('nothing to empty leaves the very timeline', () => {
  expect(emptied(kept, 'shot-one', 'a')).toBe(kept)
})

test('what was built here keeps what came into untouched slots meanwhile', () => {
  const built = after(draft, {
    op: 'setMedia',
    blockId: 'shot-two',
    media: { type: 'clip', id: 'mine', assetId: 'film-mine' },
    in: 0,
    out: 90,
  })
  const stored = filled(filled(draft, 'shot-one', clip('a')), 'shot-two', clip('b'))
  const merged = withSlotsOf(stored, built)
  expect(inIt(merged)).toBe('a mine')
  expect(standingOf(merged, 'shot-one')).toBe('auto')
  expect(standingOf(merged, 'shot-two')).toBe('kept')
  expect(inIt(withSlotsOf(draft, auto))).toBe('- -')
})
