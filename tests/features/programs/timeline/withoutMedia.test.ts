// What may not be shown any more leaves a timeline, whoever keeps its blocks (work.md 6).
import { expect, test } from 'vitest'
import { flawOf, withoutMedia } from '../../../../src/features/programs/timeline'
import { aBlock, aSlot, aTimeline, aTitle } from '../../../support/timelines'

const of = (id: string, assetId: string, given = {}) =>
  aBlock(id, { media: { type: 'clip', id: `clip-${id}`, assetId }, ...given })
const music = { fileId: 'f', assetId: 'm', gainDb: 0, duckDb: 0, from: 'a', to: 'c', offset: 0 }
const ids = ({ blocks }: ReturnType<typeof aTimeline>) => blocks.map(({ id }) => id)

test('its blocks go, also locked ones, and others stay as they are', () => {
  const before = aTimeline([of('a', 'x'), of('b', 'gone', { locked: true }), aTitle('c')])
  const after = withoutMedia(before, ['gone'])
  expect(ids(after)).toEqual(['a', 'c'])
  expect(after.blocks[0]).toBe(before.blocks[0])
})

test('a slot of a template is empty and as long as it was', () => {
  const filled = of('a', 'gone', { slotId: 's', slotState: 'auto', in: 20, out: 120 })
  expect(withoutMedia(aTimeline([filled]), ['gone']).blocks).toEqual([aSlot('a', 's')])
})

test('music keeps to blocks that are left, and goes with the last', () => {
  const before = aTimeline([of('a', 'gone'), of('b', 'x'), of('c', 'gone')], { music })
  expect(withoutMedia(before, ['gone']).music).toMatchObject({ from: 'b', to: 'b' })
  expect(withoutMedia(before, ['gone', 'x']).music).toBeUndefined()
})

test('what is left is a timeline that can be saved', () => {
  const joined = of('b', 'x', { join: { kind: 'crossfade', frames: 20 } })
  const after = withoutMedia(aTimeline([of('a', 'gone'), joined]), ['gone'])
  expect(flawOf(after)).toBeUndefined()
  expect(after.blocks[0]?.join).toEqual({ kind: 'cut', frames: 0 })
})

test('a timeline that shows none of it is the same', () => {
  const before = aTimeline([of('a', 'x')])
  expect(withoutMedia(before, ['gone']).blocks[0]).toBe(before.blocks[0])
})
