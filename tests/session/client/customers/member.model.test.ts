import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { callRejected } from '../../../../src/calls/announcements'
import { getOrganizationAccessFx } from '../../../../src/session/client/customers/member.model'
import { $session } from '../../../../src/session/client/tokens/session.model'
import {
  aSession,
  browserEdge,
  http,
  ok,
  sessionIn,
  storedWith,
} from '../../../support/browserEdge'
import { aFlags } from '../../../support/customers'

async function readFlags(stored: Map<string, string>) {
  const edge = browserEdge({ stored, answer: () => ok(aFlags({ enableStoryBoard: true })) })
  const scope = fork({ handlers: edge.handlers, values: [[$session, aSession()]] })
  await allSettled(getOrganizationAccessFx, { scope, params: {} })
  return scope.getState($session)
}

test('flags are kept beside the pair that another tab has renewed meanwhile', async () => {
  const stored = storedWith(aSession({ gen: 2, at: 'at9', rt: 'rt9' }))
  const held = await readFlags(stored)
  expect(held).toMatchObject({ rt: 'rt9', flags: { enableStoryBoard: true } })
  expect(sessionIn(stored)).toEqual(held)
})

test('roles, name and picture follow what the server says by now', async () => {
  const edge = browserEdge({
    stored: storedWith(aSession()),
    answer: () =>
      ok(aFlags({ userRoles: ['9991432'], name: 'Kim', pictureUrl: '/pictures/a.webp' })),
  })
  const scope = fork({ handlers: edge.handlers, values: [[$session, aSession()]] })
  await allSettled(getOrganizationAccessFx, { scope, params: {} })
  const now = { roles: ['viewer'], name: 'Kim', pictureUrl: '/pictures/a.webp' }
  expect(scope.getState($session)).toMatchObject(now)
})

test('flags of a session that is gone bring nothing back', async () => {
  const stored = new Map<string, string>()
  await readFlags(stored)
  expect(sessionIn(stored)).toBeNull()
})

test.each([
  { failures: 2, known: true, waits: [5000, 15_000] },
  { failures: 99, known: false, waits: [5000, 15_000, 30_000, 60_000, 60_000] },
])('flags that did not come are asked for again: $failures failures', async (given) => {
  let failures = given.failures
  const edge = browserEdge({
    stored: storedWith(aSession({ flags: null })),
    answer: () => (failures-- > 0 ? http(503, {}) : ok(aFlags())),
  })
  const session = aSession({ flags: null })
  const scope = fork({ handlers: edge.handlers, values: [[$session, session]] })
  await allSettled(getOrganizationAccessFx, { scope, params: {} })
  expect(scope.getState($session)?.flags !== null).toBe(given.known)
  expect(edge.seen.waits).toEqual(given.waits)
})

test.each([
  { code: 'forbidden', status: 403, times: 1 },
  { code: 'notFound', status: 404, times: 0 },
])(
  'a call that is refused as $code has roles and flags asked for $times times',
  async ({ code, status, times }) => {
    const edge = browserEdge({ stored: storedWith(aSession()), answer: () => ok(aFlags()) })
    const scope = fork({ handlers: edge.handlers, values: [[$session, aSession()]] })
    const text = { key: 'failures.forbidden' } as const
    const refusal = { kind: 'refused', status, code, message: null, text, faults: [] } as const
    await allSettled(callRejected, {
      scope,
      params: { call: 'listClips', reactions: [], ...refusal },
    })
    expect(edge.seen.sent).toHaveLength(times)
  },
)
