// What was really played, and what is left (reach.md 1, 2).
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { missing, nextMissing } from '../../../../../src/features/home/client/watch/missing'
import { playedBetween } from '../../../../../src/features/home/client/watch/played'
import {
  inMilliseconds,
  inSeconds,
  union,
} from '../../../../../src/features/home/client/watch/ranges'
import { resumeAt } from '../../../../../src/features/home/client/watch/resume'
import type { FilmMoment } from '../../../../../src/ui/media/filmMoment'

const moment = (atMs: number, given: Partial<FilmMoment> = {}): FilmMoment => ({
  kind: 'time',
  atMs,
  rate: 1,
  isPaused: false,
  isSeeking: false,
  ...given,
})

test.each([
  {
    what: 'a step while it plays',
    last: moment(1_000),
    now: moment(1_250),
    played: [1_000, 1_250],
  },
  { what: 'the longest step', last: moment(0), now: moment(2_000), played: [0, 2_000] },
  { what: 'a longer one', last: moment(0), now: moment(2_001), played: null },
  {
    what: 'the longest at twice the speed',
    last: moment(0, { rate: 2 }),
    now: moment(4_000, { rate: 2 }),
    played: [0, 4_000],
  },
  {
    what: 'a step across a change of speed',
    last: moment(0, { rate: 1 }),
    now: moment(3_000, { rate: 2 }),
    played: [0, 3_000],
  },
  {
    what: 'the step that ends in a pause',
    last: moment(1_000),
    now: moment(1_100, { kind: 'pause', isPaused: true }),
    played: [1_000, 1_100],
  },
  { what: 'the first moment', last: null, now: moment(500), played: null },
  { what: 'a step backwards', last: moment(500), now: moment(400), played: null },
  { what: 'standing still', last: moment(500), now: moment(500), played: null },
  {
    what: 'what a film still played as it stopped',
    last: moment(1_000, { isPaused: true }),
    now: moment(1_200, { kind: 'play' }),
    played: [1_000, 1_200],
  },
  {
    what: 'a longer step from a pause',
    last: moment(1_000, { isPaused: true }),
    now: moment(1_600, { kind: 'play' }),
    played: null,
  },
  {
    what: 'a small seek',
    last: moment(1_000),
    now: moment(2_000, { kind: 'seeking', isSeeking: true }),
    played: null,
  },
  {
    what: 'the end of a seek',
    last: moment(1_000, { kind: 'seeking', isSeeking: true }),
    now: moment(1_500),
    played: null,
  },
  {
    what: 'another source',
    last: moment(1_000, { kind: 'emptied' }),
    now: moment(1_200),
    played: null,
  },
])('$what is $played', ({ last, now, played }) => {
  expect(playedBetween(last, now)).toEqual(played)
})

const lengthMs = 60_000
type Act =
  | { readonly do: 'play'; readonly ms: number; readonly rate: number }
  | { readonly do: 'seek'; readonly toMs: number }
  | { readonly do: 'pause' }
const acts = fc.array(
  fc.oneof(
    fc.record({
      do: fc.constant('play' as const),
      ms: fc.integer({ min: 1, max: 5_000 }),
      rate: fc.constantFrom(0.5, 1, 1.5, 2),
    }),
    fc.record({ do: fc.constant('seek' as const), toMs: fc.integer({ min: 0, max: lengthMs }) }),
    fc.record({ do: fc.constant('pause' as const) }),
  ),
  { maxLength: 40 },
)

/** A film that tells what it does, each 250 ms, and which of its milliseconds were shown. */
function watchFilm(all: readonly Act[]) {
  const told: FilmMoment[] = []
  const shown = new Set<number>()
  let atMs = 0
  let isPaused = true
  for (const act of all) {
    if (act.do === 'seek') {
      told.push(moment(act.toMs, { kind: 'seeking', isSeeking: true, isPaused }))
      atMs = act.toMs
      told.push(moment(atMs, { isPaused }))
    } else if (act.do === 'pause') {
      isPaused = true
      told.push(moment(atMs, { kind: 'pause', isPaused }))
    } else {
      isPaused = false
      told.push(moment(atMs, { kind: 'play', rate: act.rate }))
      const end = Math.min(lengthMs, atMs + Math.round(act.ms * act.rate))
      while (atMs < end) {
        const next = Math.min(end, atMs + Math.round(250 * act.rate))
        for (; atMs < next; atMs += 1) shown.add(atMs)
        told.push(moment(atMs, { rate: act.rate }))
      }
    }
  }
  return { told, shown }
}

const countOf = (ranges: ReadonlyArray<readonly [number, number]>) =>
  ranges.reduce((sum, [from, to]) => sum + to - from, 0)

test('whatever is played, sought and paused: what is counted is what was shown', () => {
  fc.assert(
    fc.property(acts, (all) => {
      const { told, shown } = watchFilm(all)
      const ranges = union(
        told.flatMap((now, at) => {
          const range = playedBetween(told[at - 1] ?? null, now)
          return range ? [range] : []
        }),
      )
      expect(countOf(ranges)).toBe(shown.size)
      expect(ranges.every(([from, to]) => shown.has(from) && shown.has(to - 1))).toBe(true)
    }),
  )
})

const anyRanges = fc.array(
  fc
    .tuple(fc.integer({ min: 0, max: lengthMs }), fc.integer({ min: 0, max: 9_000 }))
    .map(([from, length]) => [from, Math.min(lengthMs, from + length)] as const),
  { maxLength: 30 },
)

test('what is watched and what is missing make the whole, and never meet', () => {
  fc.assert(
    fc.property(anyRanges, (ranges) => {
      const watched = union(ranges)
      const left = missing(ranges, lengthMs, 1)
      expect(countOf(watched) + countOf(left)).toBe(lengthMs)
      expect(countOf(union([...watched, ...left]))).toBe(lengthMs)
    }),
  )
})

test('the order in which ranges come does not matter', () => {
  fc.assert(
    fc.property(anyRanges, (ranges) => {
      expect(union(ranges.toReversed())).toEqual(union(ranges))
      expect(union([...union(ranges), ...ranges])).toEqual(union(ranges))
    }),
  )
})

test('a report holds 200 ranges at most, the longest', () => {
  const many = Array.from(
    { length: 300 },
    (_, at) => [at * 100, at * 100 + (at < 100 ? 5 : 50)] as const,
  )
  const said = inSeconds(many)
  expect(said).toHaveLength(200)
  expect(said[0]).toEqual([10, 10.05])
  expect(inMilliseconds(said)[0]).toEqual([10_000, 10_050])
})

test.each([
  { positionMs: 0, resumes: null },
  { positionMs: 4_999, resumes: null },
  { positionMs: 5_000, resumes: 2_000 },
  { positionMs: 197_000, resumes: 194_000 },
  { positionMs: 390_000, resumes: 387_000 },
  { positionMs: 390_001, resumes: null },
  { positionMs: 400_000, resumes: null },
])('of 6:40 min a film left at $positionMs ms goes on at $resumes', ({ positionMs, resumes }) => {
  expect(resumeAt(positionMs, 400_000)).toBe(resumes)
})

const two = [
  [2_000, 4_000],
  [8_000, 9_000],
] as const

test.each([
  { what: 'goes on', now: moment(3_000), step: null },
  {
    what: 'goes to the next',
    now: moment(4_000),
    step: { left: [two[1]], jump: { toMs: 8_000, plays: true } },
  },
  { what: 'is its own jump', now: moment(2_000, { kind: 'seeking', isSeeking: true }), step: null },
  {
    what: 'is somebody’s',
    now: moment(6_000, { kind: 'seeking', isSeeking: true }),
    step: { left: [] },
  },
])('while what is missing plays, it $what', ({ now, step }) => {
  expect(nextMissing(two, now)).toEqual(step)
})

test('after the last of what is missing the film stops', () => {
  expect(nextMissing([two[1]], moment(9_010))).toEqual({ left: [], jump: { plays: false } })
  expect(nextMissing([], moment(9_010))).toBeNull()
})
