import { expect, test } from 'vitest'
import {
  describeAccess,
  describeActions,
  describeCondition,
} from '../../../../src/workbench/client/tables/tell'

test.each([
  ['public', 'public'],
  ['$creators', '$creators'],
  [null, ''],
  [{ roles: ['cc', 'cm'] }, 'cc, cm'],
  [
    { roles: ['cm'], flags: { a: true, b: false }, facts: { viewport: 'tablet' } },
    'cm & a & !b & tablet',
  ],
  [[{ roles: ['cm'] }, { flags: { a: true } }], 'cm or a'],
])('the access %o is told as %j', (access, reported) => {
  expect(describeAccess(access)).toBe(reported)
})

test.each([
  [{ call: 'signIn', status: [400, 401] }, 'signIn · 400, 401'],
  [{ outcome: ['http'], reason: ['stale'] }, 'http · stale'],
  [{ message: { prefix: ['Oops'] } }, 'prefix “Oops”'],
  [{ status: 400, refreshTokenStored: true }, '400 · refresh token'],
  [{ refreshTokenStored: false }, 'no refresh token'],
])('the condition %o is told as %j', (when, reported) => {
  expect(describeCondition(when)).toBe(reported)
})

test('acts are told in their order', () => {
  expect(
    describeActions(['dropRefreshToken', { endSession: 'expired' }, { switchProfile: {} }]),
  ).toBe('dropRefreshToken, endSession expired, switchProfile')
})
