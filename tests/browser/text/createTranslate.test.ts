import { expect, test } from 'vitest'
import type { TextKey } from '../../../generated/facts/text'
import { createTranslate, type Vocabulary } from '../../../src/browser/text/createTranslate'

type SayFreely = (key: string, params?: Record<string, string | number>) => string

const english: Vocabulary = {
  hello: 'Hello {name}',
  clips_one: '{count} clip',
  clips_other: '{count} clips',
}

const say = (language: string, words: Vocabulary) =>
  createTranslate(language, words) as unknown as SayFreely

test.each<{ key: string; params: Record<string, string | number>; reads: string }>([
  { key: 'hello', params: { name: 'Maya' }, reads: 'Hello Maya' },
  { key: 'hello', params: { name: '<b>' }, reads: 'Hello <b>' },
  { key: 'hello', params: {}, reads: 'Hello {name}' },
  { key: 'clips', params: { count: 1 }, reads: '1 clip' },
  { key: 'clips', params: { count: 0 }, reads: '0 clips' },
  { key: 'unknown.key', params: {}, reads: 'unknown.key' },
])('$key with $params reads "$reads"', ({ key, params, reads }) => {
  expect(say('en', english)(key as TextKey, params)).toBe(reads)
})

test('a language counts in its own way', () => {
  const polish = { clips_one: 'klip', clips_few: 'klipy', clips_many: 'klipów' }
  const counted = [1, 3, 5].map((count) => say('pl', polish)('clips', { count }))
  expect(counted).toEqual(['klip', 'klipy', 'klipów'])
})
