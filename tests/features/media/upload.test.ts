import { expect, test } from 'vitest'
import {
  bytesOfPart,
  isUploadStopped,
  partCountOf,
  partKey,
  partNoOf,
} from '../../../src/features/media/upload'

const partBytes = 5_242_880

test.each([
  { bytes: 1, sizes: [1] },
  { bytes: partBytes, sizes: [partBytes] },
  { bytes: partBytes + 1, sizes: [partBytes, 1] },
  { bytes: 3 * partBytes - 5, sizes: [partBytes, partBytes, partBytes - 5] },
])('$bytes bytes travel in parts of $sizes', ({ bytes, sizes }) => {
  const division = { bytes, partBytes }
  expect(partCountOf(division)).toBe(sizes.length)
  expect(sizes.map((_, index) => bytesOfPart(division, index + 1))).toEqual(sizes)
})

test('parts sort by name in the order of the file', () => {
  const keys = [1, 2, 10, 9999, 10_000].map((partNo) => partKey('in/c/u/x/', partNo))
  expect([...keys].sort()).toEqual(keys)
  expect(keys.map(partNoOf)).toEqual([1, 2, 10, 9999, 10_000])
  expect(partNoOf('in/c/u/x/other')).toBeUndefined()
})

test.each([
  { heard: 'never again', agoMs: null, isStopped: true },
  { heard: 'just now', agoMs: 0, isStopped: false },
  { heard: '20 seconds ago', agoMs: 20_000, isStopped: false },
  { heard: 'longer ago', agoMs: 20_001, isStopped: true },
])('an upload that was heard of $heard has stopped: $isStopped', ({ agoMs, isStopped }) => {
  const now = new Date('2026-11-20T09:30:00Z')
  const sentAt = agoMs === null ? null : new Date(now.getTime() - agoMs)
  expect(isUploadStopped(sentAt, now)).toBe(isStopped)
})
