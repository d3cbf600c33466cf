import { expect, test } from 'vitest'
import { parseInvited } from '../../../../src/features/audience/client/parseInvited'

test.each([
  [
    'a@x.example, B@x.example;c@x.example\nd@x.example',
    ['a@x.example', 'B@x.example', 'c@x.example', 'd@x.example'],
    [],
  ],
  ['a@x.example A@X.example', ['a@x.example'], []],
  ['a@x.example, nobody, @x', ['a@x.example'], ['nobody', '@x']],
  ['', [], []],
])('%j names %j, and is wrong in %j', (text, emails, wrong) => {
  const parsed = parseInvited(text)
  expect(parsed.people.map(({ email }) => email)).toEqual(emails)
  expect(parsed.wrong).toEqual(wrong)
})

test('whoever has no name is called by the address', () => {
  const text = '"Doe, Jane" <jane@x.example>, Kim Ito <kim@x.example>; ana.de-sol@x.example'
  expect(parseInvited(text).people.map(({ name }) => name)).toEqual([
    'Doe, Jane',
    'Kim Ito',
    'Ana De Sol',
  ])
})
