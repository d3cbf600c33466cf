// A script as it is read aloud (record.md 2 and 8).
import { expect, test } from 'vitest'
import {
  advance,
  countWords,
  readingMs,
  readScript,
  scriptStart,
} from '../../../src/features/recorder/script'

test.each([
  { text: '', words: 0, seconds: 0 },
  { text: '  \n\n ', words: 0, seconds: 0 },
  { text: 'one two three', words: 3, seconds: 1.5 },
  { text: 'one\ntwo', words: 2, seconds: 1 },
  { text: 'one\n\ntwo', words: 2, seconds: 2 },
  { text: 'one\n \n\n\ntwo', words: 2, seconds: 2 },
  { text: 'one two\n\n', words: 2, seconds: 1 },
  { text: '[smile at the lens] one [hold] two', words: 2, seconds: 1 },
  { text: '[only a note]', words: 0, seconds: 0 },
])('$text has $words words, read in $seconds s at 120 a minute', ({ text, words, seconds }) => {
  const read = readScript(text)
  expect(countWords(read)).toBe(words)
  expect(readingMs(read, 120)).toBe(seconds * 1000)
})

test.each([
  { afterMs: 0, word: 0 },
  { afterMs: 500, word: 1 },
  { afterMs: 1100, word: 3, what: 'over the note at once' },
  { afterMs: 1500, word: 4, what: 'the pause begins' },
  { afterMs: 2400, word: 4, what: 'still in the pause' },
  { afterMs: 2500, word: 4, what: 'the pause is over' },
  { afterMs: 3000, word: 5, what: 'the end' },
])('after $afterMs ms the word $word is read', ({ afterMs, word }) => {
  const words = readScript('one two [nod] three\n\nfour')
  const steps = Array.from({ length: afterMs / 100 })
  const place = steps.reduce<typeof scriptStart>(
    (at) => advance(words, at, { passedMs: 100, wordsPerMinute: 120 }),
    scriptStart,
  )
  expect(Math.floor(place.word + 1e-9)).toBe(word)
})
