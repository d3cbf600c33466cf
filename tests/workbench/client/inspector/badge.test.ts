import { expect, test } from 'vitest'
import {
  badgeOfKind,
  kindOfBadge,
  withLimit,
} from '../../../../src/workbench/client/inspector/badge'

const countable = { getCounts: ['inbox', 'tasks'] }
const badge = { call: 'getCounts', field: 'inbox' }

test.each([
  ['none', null],
  ['sum', { sum: 'entries' }],
  ['count', badge],
] as const)('a badge of the kind %s is %o', (kind, made) => {
  expect(badgeOfKind(kind, countable)).toEqual(made)
  expect(kindOfBadge(made)).toBe(kind)
})

test.each([
  ['5', { ...badge, cap: 5 }],
  ['', badge],
  ['-1', badge],
  ['1.5', badge],
])('a limit of %j makes %o', (text, made) => {
  expect(withLimit({ ...badge, cap: 9 }, 'cap', text)).toEqual(made)
})
