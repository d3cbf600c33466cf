import { expect, test } from 'vitest'
import { getRoles, refreshSession, signIn } from '../../generated/facts/features/session'
import { headersFor } from '../../src/calls/headers'

const appVersion = '1.2.3'

test('all calls carry Bearer, Web-Version and Bypass-Cache', () => {
  expect(headersFor(getRoles, { accessToken: 'at', appVersion })).toEqual({
    Authorization: 'Bearer at',
    'Web-Version': '1.2.3',
    'Bypass-Cache': 'true',
    'Content-Type': 'application/json',
  })
})

test('refresh calls add a header that bypasses the service worker', () => {
  expect(headersFor(refreshSession, { accessToken: 'at', appVersion })).toMatchObject({
    'ngsw-bypass': 'true',
    'Content-Type': 'application/x-www-form-urlencoded',
  })
})

test('nobody signed in, no Bearer', () => {
  expect(headersFor(signIn, { accessToken: null, appVersion })).not.toHaveProperty('Authorization')
})
