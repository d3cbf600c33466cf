import { expect, test } from 'vitest'
import { bestOf, foldTake, longestTakeMs, type TakeLine } from '../../../src/features/recorder/take'

const opened: TakeLine = {
  at: 1000,
  is: 'opened',
  takeId: '01TAKE',
  mime: 'video/mp4',
  source: 'camera',
  appVersion: '1.0.0',
  taskId: 'task',
  scriptText: 'Hello.',
}
const stopped: TakeLine = { at: 9000, is: 'stopped', why: 'stopPressed', ms: 8000 }
const fold = (lines: readonly object[], isHeld = false) =>
  foldTake([opened, ...lines], { bytes: 500, isHeld })

test.each<{ story: string; lines: object[]; isHeld?: boolean; take: object }>([
  {
    story: 'one that nobody stopped and nobody records was cut off',
    lines: [],
    take: { state: 'cutOff', bytes: 500, takeId: '01TAKE', openedAt: 1000, taskId: 'task' },
  },
  {
    story: 'one whose tab lives is recorded',
    lines: [],
    isHeld: true,
    take: { state: 'recording' },
  },
  {
    story: 'one that was cut off in a pause is as long as it was then',
    lines: [{ at: 5000, is: 'paused', ms: 4000 }],
    take: { state: 'cutOff', durationMs: 4000 },
  },
  {
    story: 'one that was stopped says why and how long it is, also while a tab looks at it',
    lines: [stopped],
    isHeld: true,
    take: { state: 'stopped', why: 'stopPressed', durationMs: 8000 },
  },
  {
    story: 'the last trim counts',
    lines: [stopped, { at: 1, is: 'trim', inMs: 10, outMs: 20 }, { at: 2, is: 'trim', inMs: 5 }],
    take: { inMs: 5, outMs: undefined },
  },
  {
    story: 'it can be the best, and no longer',
    lines: [
      { at: 1, is: 'best', isBest: true },
      { at: 2, is: 'best', isBest: false },
    ],
    take: { isBest: false },
  },
  {
    story: 'one that was saved offline waits with what was written',
    lines: [stopped, { at: 1, is: 'kept', form: { title: 'Harbour' } }],
    take: { state: 'kept', form: { title: 'Harbour' } },
  },
  {
    story: 'one that is a clip is saved',
    lines: [stopped, { at: 1, is: 'upload', uploadId: 'u' }, { at: 2, is: 'saved', clipId: 'c' }],
    take: { state: 'saved', uploadId: 'u', clipId: 'c' },
  },
  {
    story: 'a line of a later version changes nothing',
    lines: [stopped, { at: 1, is: 'starred' }],
    take: { state: 'stopped' },
  },
])('of takes, $story', ({ lines, isHeld, take }) => {
  expect(fold(lines, isHeld)).toMatchObject(take)
})

test('a folder without a first line holds no take', () => {
  expect(foldTake([stopped])).toBeUndefined()
})

test('one take is the best: the one marked last', () => {
  const best = fold([{ at: 1, is: 'best', isBest: true }])!
  expect(bestOf([best, { ...best, takeId: '02' }, fold([])!])?.takeId).toBe('02')
  expect(bestOf([fold([])!])).toBeUndefined()
})

test('a take may last four hours, for a task a fifth more than it asks for', () => {
  expect(longestTakeMs()).toBe(240 * 60_000)
  expect(longestTakeMs(90_000)).toBe(108_000)
})
