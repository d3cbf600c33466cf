import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { guardLeavingFx } from '../../../../src/browser/leaving'
import { pageRestored, pageSuspended, storageChangedElsewhere } from '../../../../src/browser/tabs'
import type { EndingId } from '../../../../generated/facts/endings'
import { $ending } from '../../../../src/session/client/lifetime/ending.model'
import { supersededElsewhere } from '../../../../src/session/client/lifetime/otherTabs.model'
import { refreshFx } from '../../../../src/session/client/tokens/refresh.model'
import { $session } from '../../../../src/session/client/tokens/session.model'
import {
  aLoginResponse,
  aSession,
  browserEdge,
  http,
  storedWith,
} from '../../../support/browserEdge'

async function hear(change: { key: string | null; value: string | null }, isSignedIn = true) {
  const edge = browserEdge()
  const values: [typeof $session, ReturnType<typeof aSession> | null][] = [
    [$session, isSignedIn ? aSession({ ep: 1 }) : null],
  ]
  const scope = fork({ handlers: edge.handlers, values })
  await allSettled(storageChangedElsewhere, { scope, params: change })
  return edge.seen.reloads
}

test.each([
  { key: 'flag.login', value: '2:tabB:signIn:1', signedIn: true, reloads: 1 },
  { key: 'flag.logout', value: '2:tabB:signOut:1', signedIn: true, reloads: 1 },
  { key: 'flag.switch', value: '2:tabB:c2:1', signedIn: true, reloads: 1 },
  { key: 'flag.login', value: '2:tabB:signIn:1', signedIn: false, reloads: 1 },
  // Signed out already.
  { key: 'flag.logout', value: '2:tabB:signOut:1', signedIn: false, reloads: 0 },
  // Its own flag, and the epoch it already lives in.
  { key: 'flag.switch', value: '2:tabA:c2:1', signedIn: true, reloads: 0 },
  { key: 'flag.login', value: '1:tabB:signIn:1', signedIn: true, reloads: 0 },
  // A refresh in another tab changes the session, not the flags.
  { key: 'auth.session', value: '{}', signedIn: true, reloads: 0 },
  { key: 'flag.other', value: '2:tabB:x:1', signedIn: true, reloads: 0 },
  // Everything was cleared by hand.
  { key: null, value: null, signedIn: true, reloads: 1 },
])('another tab sets $key to $value, signed in $signedIn: $reloads reload', async (given) => {
  expect(await hear({ key: given.key, value: given.value }, given.signedIn)).toBe(given.reloads)
})

test.each([
  { stored: storedWith(aSession({ ep: 1 })), reloads: 0 },
  { stored: storedWith(aSession({ ep: 2 })), reloads: 1 },
  { stored: new Map<string, string>(), reloads: 1 },
])('a page that comes back compares epochs: $reloads reload', async ({ stored, reloads }) => {
  const edge = browserEdge({ stored })
  const scope = fork({ handlers: edge.handlers, values: [[$session, aSession({ ep: 1 })]] })
  await allSettled(pageSuspended, { scope })
  expect(edge.seen.isHidden).toBe(true)
  await allSettled(pageRestored, { scope })
  expect(edge.seen.reloads).toBe(reloads)
  expect(edge.seen.isHidden).toBe(reloads > 0)
})

test('a page that loads again already does not begin a second time', async () => {
  const edge = browserEdge()
  const scope = fork({ handlers: edge.handlers, values: [[$session, aSession({ ep: 1 })]] })
  const params = { key: 'flag.logout', value: '2:tabB:signOut:1' }
  await allSettled(storageChangedElsewhere, { scope, params })
  await allSettled(supersededElsewhere, { scope })
  expect(edge.seen.reloads).toBe(1)
})

test('nobody is asked whether to leave a page whose session is over elsewhere', async () => {
  const edge = browserEdge()
  const scope = fork({ handlers: edge.handlers, values: [[$session, aSession({ ep: 1 })]] })
  await allSettled(guardLeavingFx, { scope, params: true })
  const params = { key: 'flag.logout', value: '2:tabB:signOut:1' }
  await allSettled(storageChangedElsewhere, { scope, params })
  expect(edge.seen).toMatchObject({ reloads: 1, isLeavingGuarded: false })
})

test('a page that had ended and comes back by the Back button is loaded again', async () => {
  const edge = browserEdge()
  const values: [typeof $ending, EndingId | null][] = [[$ending, 'signOut']]
  const scope = fork({ handlers: edge.handlers, values })
  await allSettled(pageRestored, { scope })
  expect(edge.seen).toMatchObject({ reloads: 1, isHidden: true })
})

test('a pair renewed for a session that is another by now: the page is loaded again', async () => {
  const expired = aSession({ expiresAt: 1_000_000 })
  const stored = storedWith(expired)
  const edge = browserEdge({
    stored,
    answer: () => {
      stored.set('auth.session', JSON.stringify(aSession({ ep: 2 })))
      return http(200, aLoginResponse())
    },
  })
  const scope = fork({ handlers: edge.handlers, values: [[$session, expired]] })
  await allSettled(refreshFx, { scope, params: { because: 'expired' } })
  expect(edge.seen.reloads).toBe(1)
})

test('tabs that have each other loaded again without end are stopped', async () => {
  const stored = new Map<string, string>()
  const hearOnce = async () => {
    const edge = browserEdge({ stored })
    const scope = fork({ handlers: edge.handlers, values: [[$session, aSession({ ep: 1 })]] })
    const params = { key: 'flag.switch', value: '2:tabB:c2:1' }
    await allSettled(storageChangedElsewhere, { scope, params })
    return [edge.seen.reloads, ...edge.seen.left]
  }
  expect([await hearOnce(), await hearOnce(), await hearOnce()]).toEqual([[1], [1], [1]])
  expect(await hearOnce()).toEqual([0, '/signed-out-again'])
})
