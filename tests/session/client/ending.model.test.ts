import { allSettled, fork } from 'effector'
import { describe, expect, test } from 'vitest'
import type { EndingId } from '../../../generated/facts/errors'
import { sessionEnding, signOutPressed } from '../../../src/session/client/ending.model'
import { aSession, browserEdge, http, sessionIn, storedWith } from '../../support/browserEdge'

function begin(kept: Record<string, string> = {}) {
  const stored = new Map([...storedWith(aSession()), ...Object.entries(kept)])
  const edge = browserEdge({ stored, answer: () => http(200, {}) })
  return { ...edge, scope: fork({ handlers: edge.handlers }) }
}

test.each<{ ending: EndingId; target: string; isPathKept: boolean }>([
  { ending: 'signOut', target: '/login', isPathKept: false },
  { ending: 'idle', target: '/login/status/sessionExpired', isPathKept: false },
  { ending: 'expired', target: '/login/status/sessionExpired', isPathKept: true },
  { ending: 'inactive', target: '/login/status/inActive', isPathKept: false },
  { ending: 'serverError', target: '/login', isPathKept: true },
  { ending: 'oops', target: '/login', isPathKept: false },
  { ending: 'noExpiry', target: '/login', isPathKept: true },
])('$ending leads to $target by a full load', async ({ ending, target, isPathKept }) => {
  const { scope, seen, stored } = begin({ 'nav.lastPath': '{}', 'ui.footage': '{}' })
  await allSettled(sessionEnding, { scope, params: ending })
  expect(seen.left).toEqual([target])
  expect(sessionIn(stored)).toBeNull()
  expect(stored.has('nav.lastPath')).toBe(isPathKept)
  expect(stored.has('ui.footage')).toBe(isPathKept)
  expect(stored.get('flag.logout')).toBe(`1:tabA:${ending}:1000000`)
})

test('sign-out revokes the session at the server, even while the page is left', async () => {
  const { scope, seen } = begin()
  await allSettled(signOutPressed, { scope })
  expect(seen.sent).toMatchObject([{ url: '/oauth/revoke', keepalive: true }])
  expect(seen.sent[0]?.body).toContain('token=rt1')
})

describe('the stored user name stays only if remember me was true, however the session ends', () => {
  test.each<{ remember: string; ending: EndingId; stays: boolean }>(
    (['signOut', 'idle'] as const).flatMap((ending) => [
      { remember: 'true', ending, stays: true },
      { remember: 'false', ending, stays: false },
      { remember: 'yes', ending, stays: false },
    ]),
  )('case 39: $ending, remember me "$remember": stays $stays', async (given) => {
    const { remember, ending, stays } = given
    const { scope, stored } = begin({ 'auth.username': 'maya', 'auth.rememberMe': remember })
    await allSettled(sessionEnding, { scope, params: ending })
    expect(stored.get('auth.username')).toBe(stays ? 'maya' : undefined)
    expect(stored.get('auth.rememberMe')).toBe(stays ? 'true' : undefined)
  })
})

test('twenty reasons to end are one end, and the first one wins', async () => {
  const { scope, seen } = begin()
  const endings: EndingId[] = [
    'expired',
    ...Array.from({ length: 19 }, () => 'serverError' as const),
  ]
  await Promise.all(endings.map((ending) => allSettled(sessionEnding, { scope, params: ending })))
  expect(seen.left).toEqual(['/login/status/sessionExpired'])
  expect(seen.sent).toHaveLength(1)
})

test('the epoch outlives the session', async () => {
  const { scope, stored } = begin({ 'auth.ep': '7' })
  await allSettled(signOutPressed, { scope })
  expect(stored.get('auth.ep')).toBe('8')
})
