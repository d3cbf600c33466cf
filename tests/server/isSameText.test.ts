import { expect, test } from 'vitest'
import { isSameText } from '../../src/server/isSameText'

test.each([
  { given: 'c2VjcmV0', known: 'c2VjcmV0', isSame: true },
  { given: '', known: '', isSame: true },
  { given: 'c2VjcmV1', known: 'c2VjcmV0', isSame: false },
  { given: 'c2VjcmV', known: 'c2VjcmV0', isSame: false },
  { given: '', known: 'c2VjcmV0', isSame: false },
  // The same bytes as base64, another text.
  { given: 'QR', known: 'QQ', isSame: false },
  // As many letters, other lengths in bytes.
  { given: 'é', known: 'e', isSame: false },
])('"$given" against "$known": $isSame', ({ given, known, isSame }) => {
  expect(isSameText(given, known)).toBe(isSame)
})
