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

test.each([
  { reported: 0, header: '0' },
  { reported: 90, header: '90' },
  { reported: null, header: undefined },
])('a call tells how long ago the person was active: $told', ({ reported, header }) => {
  const values = { accessToken: 'at', appVersion, activeSecondsAgo: reported }
  expect(headersFor(getRoles, values)['Active-Seconds-Ago']).toBe(header)
  expect(headersFor(refreshSession, values)['Active-Seconds-Ago']).toBe(header)
})

test('a call is answered in the language of the interface', () => {
  const values = { accessToken: 'at', appVersion, language: 'de' }
  expect(headersFor(getRoles, values)['Accept-Language']).toBe('de')
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
