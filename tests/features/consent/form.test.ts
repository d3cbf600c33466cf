import { expect, test } from 'vitest'
import { actsOnForm, textsOf } from '../../../src/features/consent/form'

test.each([
  ['draft', true, ['edit', 'activate', 'retire']],
  ['active', false, ['edit', 'retire']],
  ['active', true, ['edit', 'activate', 'retire']],
  ['retired', true, ['reopen']],
] as const)('a form that is %s, its draft there: %s, allows %j', (state, hasDraft, acts) => {
  expect(actsOnForm({ state, hasDraft })).toEqual(acts)
})

test.each([
  ['what is not written stays', { en: 'Yes' }, {}, { en: 'Yes' }],
  ['a language is added', { en: 'Yes' }, { german: ' Ja ' }, { de: 'Ja', en: 'Yes' }],
  ['one is emptied', { de: 'Ja', en: 'Yes' }, { english: null }, { de: 'Ja' }],
  ['none is left', { en: 'Yes' }, { english: '  ' }, undefined],
])('texts: %s', (_, before, written, after) => {
  expect(textsOf(before, written)).toEqual(after)
})
