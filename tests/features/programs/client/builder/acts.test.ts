// What cannot be done to a block is known, with its reason, before somebody tries.
import { expect, test } from 'vitest'
import { acts, whyNot } from '../../../../../src/features/programs/client/builder/acts'
import { whyNotPut } from '../../../../../src/features/programs/client/builder/drawer.model'
import { aBlock, aSlot, aTimeline } from '../../../../support/timelines'

const timeline = aTimeline(
  [
    aBlock('intro', { kind: 'bumper', locked: true, out: 90 }),
    aBlock('part', { locked: true, out: 90 }),
    aSlot('first', 'first', { out: 90 }),
    aSlot('second', 'second', { out: 90 }),
    aBlock('own', { out: 90 }),
  ],
  { template: { templateId: 't', versionNo: 1, may: [] } },
)
const at = (place: number) => ({
  timeline,
  chosen: { block: timeline.blocks[place]!, place, start: place * 90 },
  frame: place * 90 + 45,
})

test.each([
  ['a part of the template', 1, 'remove', 'blockLocked'],
  ['a part of the template', 1, 'split', 'blockLocked'],
  ['the opening of the template', 0, 'remove', 'blockLocked'],
  ['what somebody put in', 4, 'remove', undefined],
  ['what somebody put in', 4, 'split', undefined],
] as const)('%s (%i): %s is %s', (_, place, act, why) => {
  expect(whyNot(timeline, acts[act](at(place)))).toBe(why)
})

test('places of a template keep their order', () => {
  expect(whyNot(timeline, acts.move(at(3), -1))).toBe('slotOrder')
  expect(whyNot(timeline, acts.move(at(4), -1))).toBeUndefined()
})

test('what the template closes says so at what puts it in; an empty place takes footage', () => {
  const chosen = (place: number) => ({ timeline, chosen: at(place).chosen })
  expect(whyNot(timeline, acts.addTitle(at(4)))).toBe('keptByTemplate')
  expect(whyNotPut('clip', chosen(4))).toBe('keptByTemplate')
  expect(whyNotPut('clip', chosen(2))).toBeUndefined()
  expect(whyNotPut('music', chosen(4))).toBe('keptByTemplate')
})

test('music needs something to play with', () => {
  expect(whyNotPut('music', { timeline: aTimeline([]), chosen: null })).toBe('nothingYet')
})
