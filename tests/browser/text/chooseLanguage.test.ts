import { expect, test } from 'vitest'
import { chooseLanguage } from '../../../src/browser/text/chooseLanguage'

test.each([
  { stored: 'de', preferred: ['en-US'], language: 'de' },
  { stored: null, preferred: ['de-AT', 'en'], language: 'de' },
  { stored: null, preferred: ['fr-FR', 'de'], language: 'de' },
  { stored: null, preferred: ['fr'], language: 'en' },
  { stored: 'xx', preferred: [], language: 'en' },
])('chosen $stored, preferred $preferred: the words are in $language', (given) => {
  expect(chooseLanguage(given.stored, given.preferred)).toBe(given.language)
})
