import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { clearPressed } from '../../../../src/session/client/lifetime/clearing.model'
import { aSession, browserEdge, http, storedWith } from '../../../support/browserEdge'

test('clear and sign in: all that is ours goes but the epoch and the device’s preferences', async () => {
  const stored = new Map([
    ...storedWith(aSession()),
    ['auth.ep', '4'],
    ['auth.username', 'maya'],
    ['auth.rememberMe', 'true'],
    ['nav.lastPath', '{}'],
    ['ui.footage', '{}'],
    ['tab/auth.loads', '1 2 3'],
    ['pref.theme', 'dark'],
  ])
  const edge = browserEdge({ stored, answer: () => http(200, {}) })
  await allSettled(clearPressed, { scope: fork({ handlers: edge.handlers }) })
  expect(edge.seen.left).toEqual(['/login'])
  expect([...stored.keys()].toSorted()).toEqual(['auth.ep', 'flag.logout', 'pref.theme'])
})
