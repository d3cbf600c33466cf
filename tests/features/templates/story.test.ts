import { expect, test } from 'vitest'
import type { Story, StoryPart } from '../../../generated/facts/features/templates'
import { emptyStory, faultsOf, measureStory } from '../../../src/features/templates/story'

const cut = { kind: 'cut', frames: 0 } as const
const slot = (id: string, given: Partial<StoryPart> = {}): StoryPart => ({
  id,
  kind: 'slot',
  label: id,
  join: cut,
  required: true,
  ...given,
})
const title = (id: string, given: Partial<StoryPart> = {}): StoryPart => ({
  id,
  kind: 'title',
  label: '',
  join: cut,
  lengthMs: 4_000,
  ...given,
})
const storyOf = (...parts: StoryPart[]): Story => ({ ...emptyStory, parts })

test.each<[string, Story, ReturnType<typeof measureStory>]>([
  ['nothing', storyOf(), { slots: 0, leastMs: 0, mostMs: 0 }],
  [
    'a required slot lasts from its shortest to its longest',
    storyOf(slot('a', { minMs: 10_000, maxMs: 20_000 })),
    { slots: 1, leastMs: 10_000, mostMs: 20_000 },
  ],
  [
    'a slot that may stay empty is not counted at the least',
    storyOf(slot('a', { minMs: 5_000, maxMs: 12_000, required: false })),
    { slots: 1, leastMs: 0, mostMs: 12_000 },
  ],
  [
    'what is the same in each program always is',
    storyOf(title('t'), slot('a', { minMs: 1_000, maxMs: 2_000 })),
    { slots: 1, leastMs: 5_000, mostMs: 6_000 },
  ],
  [
    'without words about lengths the usual ones count',
    storyOf(slot('a')),
    { slots: 1, leastMs: 3_000, mostMs: 30_000 },
  ],
])('how long programs of it are: %s', (_, story, measures) => {
  expect(measureStory(story)).toEqual(measures)
})

test.each<[string, Story, ReturnType<typeof faultsOf>]>([
  [
    'a story without a place for footage',
    storyOf(title('t', { isOpen: true })),
    [{ code: 'noSlot' }],
  ],
  [
    'a slot without a name',
    storyOf(slot('a', { label: ' ' })),
    [{ code: 'labelEmpty', partId: 'a' }],
  ],
  [
    'a shortest that is longer than the longest',
    storyOf(slot('a', { minMs: 9_000, maxMs: 8_000 })),
    [{ code: 'slotLengths', partId: 'a' }],
  ],
  [
    'a title that nobody may write, without words',
    storyOf(slot('a'), title('t', { text: { style: 'titleBar', fields: { title: ' ' } } })),
    [{ code: 'wordsEmpty', partId: 't' }],
  ],
  ['a title that people write', storyOf(slot('a'), title('t', { isOpen: true })), []],
  [
    'a fixed clip that was not chosen',
    storyOf(slot('a'), { id: 'c', kind: 'clip', label: '', join: cut }),
    [{ code: 'clipMissing', partId: 'c' }],
  ],
])('what keeps a story from being published: %s', (_, story, faults) => {
  expect(faultsOf(story)).toEqual(faults)
})
