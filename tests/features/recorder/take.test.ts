import { expect, test } from 'vitest'
import {
  bestOf,
  foldTake,
  isOver,
  isUndone,
  longestTakeMs,
  wasCutOff,
  type TakeLine,
} from '../../../src/features/recorder/take'

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
    story: 'one that was deleted says when, until that is taken back',
    lines: [stopped, { at: 7, is: 'deleted', isDeleted: true }],
    take: { deletedAt: 7 },
  },
  {
    story: 'one whose deletion was taken back is as before',
    lines: [
      stopped,
      { at: 7, is: 'deleted', isDeleted: true },
      { at: 8, is: 'deleted', isDeleted: false },
    ],
    take: { state: 'stopped', deletedAt: undefined },
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

const retaken: TakeLine = { at: 9000, is: 'stopped', why: 'retakePressed', ms: 8000 }
const deleted: TakeLine = { at: 10_000, is: 'deleted', isDeleted: true }
const dayMs = 24 * 60 * 60_000

test.each<{ story: string; lines: object[]; now: number; isHeld?: boolean; isOver: boolean }>([
  { story: 'cut off stays', lines: [], now: 300 * dayMs, isOver: false },
  { story: 'waiting for its maker stays', lines: [stopped], now: 300 * dayMs, isOver: false },
  { story: 'taken anew stays for days', lines: [retaken], now: 6 * dayMs, isOver: false },
  { story: 'taken anew goes after a week', lines: [retaken], now: 8 * dayMs, isOver: true },
  {
    story: 'taken anew, and the best all the same, stays',
    lines: [retaken, { at: 1, is: 'best', isBest: true }],
    now: 8 * dayMs,
    isOver: false,
  },
  { story: 'deleted stays while that can be undone', lines: [deleted], now: 17_000, isOver: false },
  { story: 'deleted goes after that', lines: [deleted], now: 18_000, isOver: true },
  {
    story: 'deleted stays while a tab works with it',
    lines: [deleted],
    now: 18_000,
    isHeld: true,
    isOver: false,
  },
])('a take that was $story', ({ lines, isHeld, now, isOver: expected }) => {
  expect(isOver(fold(lines, isHeld)!, now)).toBe(expected)
})

test('a take may last four hours, for a task a fifth more than it asks for', () => {
  expect(longestTakeMs()).toBe(240 * 60_000)
  expect(longestTakeMs(90_000)).toBe(108_000)
})

const saved: TakeLine = { at: 9500, is: 'saved', clipId: 'clip' }

test.each<{ story: string; lines: object[]; isHeld?: boolean; shown: object }>([
  { story: 'cut off', lines: [], shown: { isUndone: true, wasCutOff: true } },
  {
    story: 'recorded',
    lines: [],
    isHeld: true,
    shown: { isUndone: false, wasCutOff: false },
  },
  { story: 'stopped', lines: [stopped], shown: { isUndone: true, wasCutOff: false } },
  {
    story: 'stopped because the session ended',
    lines: [{ ...stopped, why: 'sessionEnding' }],
    shown: { isUndone: true, wasCutOff: true },
  },
  {
    story: 'recorded anew',
    lines: [{ ...stopped, why: 'retakePressed' }],
    shown: { isUndone: false, wasCutOff: false },
  },
  {
    story: 'saved, and on its way',
    lines: [stopped, saved],
    shown: { isUndone: true, wasCutOff: false },
  },
])('one that is $story: $shown', ({ lines, isHeld, shown }) => {
  const take = fold(lines, isHeld)!
  expect({ isUndone: isUndone(take), wasCutOff: wasCutOff(take) }).toEqual(shown)
})
