import { describe, expect, test } from 'vitest'
import {
  isExpired,
  isFresh,
  parseSession,
  sessionOf,
} from '../../../../src/session/client/tokens/storedSession'
import { aLoginResponse, aSession } from '../../../support/browserEdge'

test.each([
  { text: null, why: 'nothing is stored' },
  { text: '{"at":"a"}', why: 'half a pair is stored' },
  { text: '{"rt":"a"}', why: 'the other half is stored' },
  { text: '{broken', why: 'it is torn' },
  { text: '"text"', why: 'it is no object' },
])('case 65: nobody is signed in when $why', ({ text }) => {
  expect(parseSession(text)).toBeNull()
})

test.each([
  { why: 'it is of a later version', over: { version: 2 } },
  { why: 'a token is no text', over: { at: 7 } },
  { why: 'its generation is no number', over: { gen: 'x' } },
  { why: 'its epoch is missing', over: { ep: undefined } },
  { why: 'a role is none of ours', over: { roles: ['king'] } },
  { why: 'its roles are no list', over: { roles: 'cm' } },
  { why: 'its logo is a number', over: { customerLogo: 1 } },
  { why: 'its expiry is a text', over: { expiresAt: 'soon' } },
  { why: 'whether the password must change is not said', over: { mustChangePassword: undefined } },
  { why: 'it is five megabytes long', over: { name: 'x'.repeat(5_000_000) } },
])('case 65: nobody is signed in when $why', ({ over }) => {
  expect(parseSession(JSON.stringify({ ...aSession(), ...over }))).toBeNull()
})

test('flags that came with a new version are asked for again, and the session stays', () => {
  const stored = JSON.stringify({ ...aSession(), flags: { hideOrganization: true } })
  expect(parseSession(stored)).toEqual(aSession())
})

test('a session whose refresh token was refused lives as long as its access token', () => {
  const stale = aSession({ rt: '' })
  expect(parseSession(JSON.stringify(stale))).toEqual(stale)
})

test('an expiry that is not known is expired', () => {
  expect(isExpired(aSession({ expiresAt: Number.NaN }), 0)).toBe(true)
})

test('a stored session reads back as it was', () => {
  const session = aSession()
  expect(parseSession(JSON.stringify(session))).toEqual(session)
})

describe('a login response becomes a session', () => {
  const stamp = { gen: 3, ep: 2, now: 1000, flags: null }

  test('whose tokens last from the moment of receipt', () => {
    expect(sessionOf(aLoginResponse({ expires_in: 600 }), stamp)).toMatchObject({
      gen: 3,
      ep: 2,
      expiresAt: 601_000,
      lastRefreshAt: 1000,
      roles: ['cm'],
      mustChangePassword: false,
    })
  })

  test('that must change its password first when the server says so', () => {
    const reply = aLoginResponse({ redirect: 'Change Password' })
    expect(sessionOf(reply, stamp).mustChangePassword).toBe(true)
  })

  test('with unknown role ids told apart, never fatal', () => {
    const reply = aLoginResponse({ userRoles: ['77', '5001432'] })
    expect(sessionOf(reply, stamp)).toMatchObject({ roles: ['viewer'], unknownRoles: ['77'] })
  })
})

test.each([
  { now: 1_994_999, expired: false },
  { now: 1_995_000, expired: true },
])('a token that ends at 2,000,000 is expired at $now: $expired', ({ now, expired }) => {
  expect(isExpired(aSession({ expiresAt: 2_000_000 }), now)).toBe(expired)
})

test('a pair of nine seconds ago is fresh, one of ten is not', () => {
  const session = aSession({ lastRefreshAt: 100_000 })
  expect(isFresh(session, 109_000)).toBe(true)
  expect(isFresh(session, 110_000)).toBe(false)
})
