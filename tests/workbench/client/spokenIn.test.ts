import { expect, test } from 'vitest'
import { sayIn, shownLanguages, spokenIn } from '../../../src/workbench/client/spokenIn'

const words = { en: { save: 'Save' }, de: { save: 'Sichern' } }

test.each([
  { language: 'de', says: 'Sichern' },
  { language: 'en', says: 'Save' },
  { language: 'en-XA', says: '⟦Šååṽéé⟧' },
  { language: 'fr', says: undefined },
])('looked at in $language, the product says $says', ({ language, says }) => {
  expect(spokenIn(words, language)['save']).toBe(says)
})

test('the language that nobody speaks comes after those that one may write', () => {
  expect(shownLanguages(words).map(({ id }) => id)).toEqual(['en', 'de', 'en-XA'])
})

test('what has no words is called by its key', () => {
  expect(['save', 'drop'].map(sayIn(words, 'de'))).toEqual(['Sichern', 'drop'])
})
