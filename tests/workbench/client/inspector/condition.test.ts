import { describe, expect, test } from 'vitest'
import {
  actionName,
  fillingOf,
  freshAction,
  listOf,
  readNumbers,
  withMatcher,
  withPart,
} from '../../../../src/workbench/client/inspector/condition'

describe('a condition asks for what is filled in', () => {
  test.each([
    { part: 'status', value: [401], makes: { call: 'signIn', status: [401] } },
    { part: 'status', value: [], makes: { call: 'signIn' } },
    { part: 'call', value: undefined, makes: {} },
    {
      part: 'refreshTokenStored',
      value: false,
      makes: { call: 'signIn', refreshTokenStored: false },
    },
  ] as const)('$part $value', ({ part, value, makes }) => {
    expect(withPart({ call: 'signIn' }, part, value)).toEqual(makes)
  })

  test('its parts stand as people write them', () => {
    expect(Object.keys(withPart({ outcome: ['http'] }, 'call', ['signIn']))).toEqual([
      'call',
      'outcome',
    ])
  })

  test('a message that is compared with nothing is not asked for', () => {
    const compared = withMatcher({}, 'prefix', ['Oops'])
    expect(compared).toEqual({ message: { prefix: ['Oops'] } })
    expect(withMatcher(compared, 'prefix', [])).toEqual({})
    expect(withMatcher(compared, 'contains', ['##'])).toEqual({
      message: { prefix: ['Oops'], contains: ['##'] },
    })
  })
})

test.each([
  ['400, 404', [400, 404]],
  ['400 400', [400]],
  ['4', []],
  ['', []],
  ['401, x', [401]],
])('%j is read as %j', (text, numbers) => {
  expect(readNumbers(text)).toEqual(numbers)
})

test('one and several are lists, nothing is an empty one', () => {
  expect([listOf('a'), listOf(['a', 'b']), listOf(undefined)]).toEqual([['a'], ['a', 'b'], []])
})

describe('an act is named and filled', () => {
  const known = { texts: ['errors.busy'], endings: ['expired'] }
  test.each([
    ['leave', 'leave'],
    ['endSession', { endSession: 'expired' }],
    ['toast', { toast: '$errorMessage' }],
    ['log', { log: 'errors.busy' }],
    ['switchProfile', { switchProfile: { after: '##', ignore: [''], orElse: 'errors.busy' } }],
  ] as const)('%s begins as %o', (name, action) => {
    expect(freshAction(name, known)).toEqual(action)
    expect(actionName(action)).toBe(name)
  })

  test('what it is filled with', () => {
    expect([fillingOf('leave'), fillingOf({ toast: 'a' })]).toEqual([undefined, 'a'])
  })
})
