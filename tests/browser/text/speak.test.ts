import { expect, test } from 'vitest'
import { createTranslate } from '../../../src/browser/text/createTranslate'
import { speak } from '../../../src/browser/text/speak'
import type { Words } from '../../../src/browser/text/words'

const t = createTranslate('de', {
  'shell.refused': 'Kein Zutritt zu {screen}',
  'nav.home': 'Start',
  'nav.tasks': 'Aufgaben',
})

test.each<{ text: Words; reads: string }>([
  { text: { words: 'as the server said' }, reads: 'as the server said' },
  { text: { key: 'shell.refused', params: { screen: 'X' } }, reads: 'Kein Zutritt zu X' },
  {
    text: { key: 'shell.refused', params: { screen: { key: 'nav.home' } } },
    reads: 'Kein Zutritt zu Start',
  },
  {
    text: { key: 'shell.refused', params: { screen: { key: 'nav.tasks' } } },
    reads: 'Kein Zutritt zu Aufgaben',
  },
])('$text reads "$reads"', ({ text, reads }) => {
  expect(speak(t, text)).toBe(reads)
})
