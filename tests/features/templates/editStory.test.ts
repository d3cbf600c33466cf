import { expect, test } from 'vitest'
import { editStory, mostParts, type StoryEdit } from '../../../src/features/templates/editStory'
import { emptyStory } from '../../../src/features/templates/story'

const add = (kind: 'slot' | 'title' | 'intro' | 'outro', id: string): StoryEdit => ({
  do: 'addPart',
  kind,
  id,
  label: id,
})
const made = (...edits: readonly StoryEdit[]) => edits.reduce(editStory, emptyStory)
const ids = (...edits: readonly StoryEdit[]) => made(...edits).parts.map(({ id }) => id)
const all = [add('slot', 'a'), add('outro', 'z'), add('intro', 'i'), add('slot', 'b')]

test.each<[string, readonly StoryEdit[], readonly string[]]>([
  ['an intro stands first, an outro last', all, ['i', 'a', 'b', 'z']],
  [
    'a part goes where it is moved',
    [...all, { do: 'movePart', id: 'b', to: 1 }],
    ['i', 'b', 'a', 'z'],
  ],
  [
    'none goes before the intro or behind the outro',
    [...all, { do: 'movePart', id: 'b', to: 0 }, { do: 'movePart', id: 'a', to: 9 }],
    ['i', 'b', 'a', 'z'],
  ],
  ['the intro stays', [...all, { do: 'movePart', id: 'i', to: 2 }], ['i', 'a', 'b', 'z']],
  ['a part that is gone is gone', [...all, { do: 'removePart', id: 'a' }], ['i', 'b', 'z']],
  [
    'nothing moves what is not there',
    [...all, { do: 'movePart', id: 'x', to: 0 }],
    ['i', 'a', 'b', 'z'],
  ],
])('%s', (_, edits, order) => {
  expect(ids(...edits)).toEqual(order)
})

test('a value that is taken away leaves no trace of itself', () => {
  const story = made(
    add('slot', 'a'),
    { do: 'setPart', id: 'a', values: { direction: 'Smile' } },
    { do: 'setPart', id: 'a', values: { direction: undefined } },
  )
  expect(story.parts[0]).not.toHaveProperty('direction')
})

test('a story has so many parts and no more', () => {
  const edits = Array.from({ length: mostParts + 1 }, (_, no) => add('slot', `p${no}`))
  expect(made(...edits).parts).toHaveLength(mostParts)
})
