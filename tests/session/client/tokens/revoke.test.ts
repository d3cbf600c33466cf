import { createHash } from 'node:crypto'
import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { appStarted } from '../../../../src/browser/appStarted'
import { waitFx } from '../../../../src/browser/clock'
import { hashFx } from '../../../../src/browser/digest'
import { networkChanged } from '../../../../src/browser/network'
import type { Reply } from '../../../../src/calls/send'
import { signOutPressed } from '../../../../src/session/client/lifetime/ending.model'
import '../../../../src/session/client/lifetime/start.model'
import {
  aSession,
  browserEdge,
  http,
  noAnswer,
  sessionIn,
  storedWith,
} from '../../../support/browserEdge'
import { withResolvers } from '../../../support/withResolvers'
import { eventually } from '../../../support/eventually'

const hash = createHash('sha256').update('rt1').digest('base64url')

function aPage(stored: Map<string, string>, answer: () => Reply) {
  const edge = browserEdge({ stored, answer })
  const revoked = () =>
    edge.seen.sent
      .filter(({ url }) => url === '/oauth/revoke')
      .map(({ body }) => Object.fromEntries(new URLSearchParams(body)))
  return { ...edge, revoked, scope: fork({ handlers: edge.handlers }) }
}

test('case 83: signed out without a network, the end is local and at once; what is kept is no token', async () => {
  const { scope, seen, stored } = aPage(storedWith(aSession()), () => noAnswer)
  await allSettled(signOutPressed, { scope })
  expect(seen.left).toEqual(['/login'])
  expect(sessionIn(stored)).toBeNull()
  expect(stored.get('auth.revoke')).toBe(hash)
  expect([...stored.values()].join(' ')).not.toContain('rt1')
})

test('case 83: however slow this computer is, the page is left only once that is kept', async () => {
  const digest = withResolvers<string>()
  const { handlers, seen, stored } = aPage(storedWith(aSession()), () => noAnswer)
  const scope = fork({ handlers: [...handlers, [hashFx, () => digest.promise]] })
  const ended = allSettled(signOutPressed, { scope })
  await eventually(() => expect(sessionIn(stored)).toBeNull())
  await new Promise((resolve) => setImmediate(resolve))
  expect(seen.left).toEqual([])
  digest.resolve(hash)
  await ended
  expect([stored.get('auth.revoke'), seen.left]).toEqual([hash, ['/login']])
})

test('case 83: what is kept is given a moment to reach the disk before the page is left', async () => {
  const rest = withResolvers()
  const { handlers, seen, stored } = aPage(storedWith(aSession()), () => noAnswer)
  const scope = fork({ handlers: [...handlers, [waitFx, () => rest.promise]] })
  const ended = allSettled(signOutPressed, { scope })
  await eventually(() => expect(seen.sent).toHaveLength(1))
  await new Promise((resolve) => setImmediate(resolve))
  expect([stored.get('auth.revoke'), seen.left]).toEqual([hash, []])
  rest.resolve()
  await ended
  expect(seen.left).toEqual(['/login'])
})

test('case 83: the next start tells the server, until it has heard', async () => {
  const stored = new Map([['auth.revoke', hash]])
  const offline = aPage(stored, () => noAnswer)
  await allSettled(appStarted, { scope: offline.scope })
  expect(stored.get('auth.revoke')).toBe(hash)

  const online = aPage(stored, () => http(200, {}))
  await allSettled(appStarted, { scope: online.scope })
  expect(online.revoked()).toEqual([{ token_hash: hash, client_id: 'web' }])
  expect(stored.has('auth.revoke')).toBe(false)
})

test('case 83: so does a network that comes back', async () => {
  const { scope, revoked } = aPage(new Map([['auth.revoke', hash]]), () => http(200, {}))
  await allSettled(networkChanged, { scope, params: true })
  expect(revoked()).toHaveLength(1)
})

test('what the server refuses is not asked again; nonsense is never sent', async () => {
  const stored = new Map([['auth.revoke', `${hash} nonsense`]])
  const { scope, revoked } = aPage(stored, () => http(400, {}))
  await allSettled(appStarted, { scope })
  expect(revoked()).toHaveLength(1)
  expect(stored.has('auth.revoke')).toBe(false)
})

test.each([500, 501, 503, 520])('a server that fails with %i has not heard it', async (status) => {
  const stored = new Map([['auth.revoke', hash]])
  await allSettled(appStarted, { scope: aPage(stored, () => http(status, {})).scope })
  expect(stored.get('auth.revoke')).toBe(hash)
})

test('signed out with a network, nothing waits', async () => {
  const { scope, revoked, stored } = aPage(storedWith(aSession()), () => http(200, {}))
  await allSettled(signOutPressed, { scope })
  expect(revoked()).toEqual([{ token: 'rt1', client_id: 'web' }])
  expect(stored.has('auth.revoke')).toBe(false)
})
