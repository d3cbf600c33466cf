// What guests are asked for a shot (work.md 3, 6).
import { expect, test } from 'vitest'
import type { OutlineValues } from '../../../generated/facts/features/storyboards'
import { questionOf } from '../../../src/features/storyboards/question'

const asked = (values: OutlineValues) =>
  questionOf({ id: 'shot-one', sceneId: 'scene-one', place: 'a0', values, revs: {} })

test.for<[string, OutlineValues, object]>([
  ['its title, and a minute', { title: 'Why?' }, { text: 'Why?', maxSeconds: 60 }],
  ['its direction as the hint', { direction: 'Closer.' }, { hint: 'Closer.' }],
  [
    'its script to be read out',
    { script: 'I came for six months.' },
    { script: 'I came for six months.' },
  ],
  [
    'as long as is planned',
    { leastMs: 20_500, mostMs: 30_000 },
    { minSeconds: 21, maxSeconds: 30 },
  ],
  ['never longer than guests may', { mostMs: 900_000 }, { maxSeconds: 600 }],
  ['with time for all of its words', { script: 'word '.repeat(280) }, { maxSeconds: 120 }],
  ['what is needed', {}, { isRequired: true, shotId: 'shot-one' }],
  ['or not', { isOptional: true }, { isRequired: false }],
])('a shot asks %s', ([, values, question]) => {
  expect(asked(values)).toMatchObject(question)
})

test('a direction that is longer than hints is shortened', () => {
  const { hint = '' } = asked({ direction: 'a'.repeat(2_000) })
  expect(hint).toHaveLength(500)
  expect(hint.endsWith('a…')).toBe(true)
})
