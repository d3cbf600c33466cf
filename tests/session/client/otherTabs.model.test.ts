import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { pageRestored, storageChangedElsewhere } from '../../../src/browser/tabs'
import '../../../src/session/client/otherTabs.model'
import { $session } from '../../../src/session/client/session.model'
import { aSession, browserEdge, storedWith } from '../../support/browserEdge'

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
  await allSettled(pageRestored, { scope })
  expect(edge.seen.reloads).toBe(reloads)
})
