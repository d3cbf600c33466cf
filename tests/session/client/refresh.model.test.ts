import { allSettled, createWatch, fork } from 'effector'
import { describe, expect, test, vi } from 'vitest'
import { callRejected } from '../../../src/calls/announcements'
import { authorizeFx } from '../../../src/calls/authorize'
import type { CallFailure } from '../../../src/calls/failures'
import type { Outgoing, Reply } from '../../../src/calls/send'
import { refreshFx } from '../../../src/session/client/refresh.model'
import { $epoch } from '../../../src/calls/epoch.model'
import { $session, memberArrived } from '../../../src/session/client/session.model'
import { defaultFlags } from '../../../src/session/client/storedSession'
import { notJson } from '../../../src/calls/send'
import {
  changeStorageFx,
  readStorageFx,
  removeStorageFx,
  removeStorageUnderFx,
  writeStorageFx,
} from '../../../src/browser/storage'
import { sessionEnding } from '../../../src/session/client/ending.model'
import {
  aLoginResponse,
  aSession,
  browserEdge,
  http,
  noAnswer,
  sessionIn,
  storedWith,
} from '../../support/browserEdge'

/** The real ones, in front of a storage of the test. */
const storageEffects: unknown[] = [
  changeStorageFx,
  readStorageFx,
  removeStorageFx,
  removeStorageUnderFx,
  writeStorageFx,
]

const expired = aSession({ expiresAt: 1_000_000 })
const atExpiry = { because: 'expired' } as const

interface Tab {
  stored: Map<string, string>
  answer: (outgoing: Outgoing) => Reply | Promise<Reply>
  held?: ReturnType<typeof aSession>
}

function aTab({ stored, answer, held }: Tab) {
  const edge = browserEdge({ stored, answer })
  const scope = fork({ handlers: edge.handlers, values: [[$session, held ?? sessionIn(stored)]] })
  const rejected: CallFailure[] = []
  createWatch({ unit: callRejected, fn: (failure) => rejected.push(failure), scope })
  return { ...edge, scope, rejected }
}

/** A server that trades each refresh token once. */
function aServer() {
  let rotations = 0
  const answer = () => {
    rotations += 1
    return http(
      200,
      aLoginResponse({ access_token: `at${rotations + 1}`, refresh_token: `rt${rotations + 1}` }),
    )
  }
  return { answer, count: () => rotations }
}

test('twenty calls with an expired token cause one refresh, and all carry the new token', async () => {
  const server = aServer()
  const { scope } = aTab({ stored: storedWith(expired), answer: server.answer })
  const passes = await Promise.all(
    Array.from({ length: 20 }, () => allSettled(authorizeFx, { scope, params: {} })),
  )
  expect(server.count()).toBe(1)
  expect(
    new Set(passes.map(({ value }) => (value as { accessToken: string }).accessToken)),
  ).toEqual(new Set(['at2']))
})

test('two tabs with an expired token refresh once between them, and both go on', async () => {
  const server = aServer()
  const stored = storedWith(expired)
  const one = aTab({ stored, answer: server.answer })
  const other = aTab({ stored, answer: server.answer })
  const [first, second] = await Promise.all([
    allSettled(authorizeFx, { scope: one.scope, params: {} }),
    allSettled(authorizeFx, { scope: other.scope, params: {} }),
  ])
  expect(server.count()).toBe(1)
  expect(first).toEqual(second)
})

test('a token that is not expired goes out without a refresh', async () => {
  const server = aServer()
  const { scope } = aTab({ stored: storedWith(aSession()), answer: server.answer })
  const pass = await allSettled(authorizeFx, { scope, params: {} })
  expect(pass.value).toEqual({ accessToken: 'at1', isRefreshTokenStored: true })
  expect(server.count()).toBe(0)
})

test('the request is the one of the spec', async () => {
  const { scope, seen } = aTab({ stored: storedWith(expired), answer: aServer().answer })
  await allSettled(refreshFx, { scope, params: atExpiry })
  expect(seen.sent[0]).toMatchObject({ url: '/oauth/token', method: 'POST', timeoutMs: 10_000 })
  expect(Object.fromEntries(new URLSearchParams(seen.sent[0]?.body))).toEqual({
    grant_type: 'refresh_token',
    refresh_token: 'rt1',
    client_id: 'web',
  })
})

describe('a refresh that meets no good answer', () => {
  test.each([
    { name: 'case 48: no network', reply: noAnswer },
    { name: 'case 48: 503', reply: http(503, {}) },
    { name: '500', reply: http(500, {}) },
    { name: 'case 12: truncated JSON', reply: http(200, notJson) },
    {
      name: 'case 13: no expires_in',
      reply: http(200, { ...aLoginResponse(), expires_in: undefined }),
    },
    {
      name: 'case 13: NaN as expires_in',
      reply: http(200, { ...aLoginResponse(), expires_in: null }),
    },
    {
      name: 'case 13: a negative expires_in',
      reply: http(200, aLoginResponse({ expires_in: -1 })),
    },
  ])('$name: is tried twice, a second apart, and keeps the tokens', async ({ reply }) => {
    const { scope, seen, stored, rejected } = aTab({
      stored: storedWith(expired),
      answer: () => reply,
    })
    const result = await allSettled(refreshFx, { scope, params: atExpiry })
    expect(result.status).toBe('fail')
    expect(seen.sent).toHaveLength(2)
    expect(seen.waits).toEqual([1000])
    expect(sessionIn(stored)).toEqual(expired)
    expect(rejected).toMatchObject([{ reactions: [{ do: 'retry' }] }])
  })
})

test('case 26: refused, but another tab has renewed the pair meanwhile: its pair is adopted', async () => {
  const stored = storedWith(expired)
  const newer = aSession({ gen: 2, at: 'at9', rt: 'rt9' })
  const { scope, rejected } = aTab({
    stored,
    answer: () => {
      stored.set('auth.session', JSON.stringify(newer))
      return http(401, {})
    },
  })
  const result = await allSettled(refreshFx, { scope, params: atExpiry })
  expect(result).toEqual({ status: 'done', value: newer })
  expect(rejected).toEqual([])
})

describe('the session ended while the refresh was under way', () => {
  test.each([
    { how: 'signed out', left: null },
    { how: 'another epoch', left: aSession({ ep: 2, at: 'other', rt: 'other' }) },
  ])('$how: the new pair is thrown away and revoked', async ({ left }) => {
    const stored = storedWith(expired)
    const { scope, seen } = aTab({
      stored,
      answer: ({ url }) => {
        if (url === '/oauth/revoke') return http(200, {})
        if (left) stored.set('auth.session', JSON.stringify(left))
        else stored.delete('auth.session')
        return http(200, aLoginResponse())
      },
    })
    const result = await allSettled(refreshFx, { scope, params: atExpiry })
    expect(result.status).toBe('fail')
    expect(sessionIn(stored)).toEqual(left)
    expect(seen.sent.map(({ url }) => url)).toEqual(['/oauth/token', '/oauth/revoke'])
    expect(seen.sent[1]?.body).toContain('token=rt2')
  })
})

test('a page that stands in another customer than the stored session makes no call', async () => {
  const { scope, seen } = aTab({
    stored: storedWith(aSession({ ep: 2 })),
    answer: () => noAnswer,
    held: aSession({ ep: 1 }),
  })
  const pass = await allSettled(authorizeFx, { scope, params: {} })
  expect(pass).toMatchObject({ status: 'fail', value: { kind: 'superseded' } })
  expect(seen.sent).toEqual([])
})

test('case 81: no expiry is stored: the session ends at the sign-in page', async () => {
  const stored = storedWith(aSession({ expiresAt: Number.NaN }))
  const { scope } = aTab({ stored, answer: () => noAnswer })
  const pass = await allSettled(authorizeFx, { scope, params: {} })
  expect(pass).toMatchObject({
    status: 'fail',
    value: { reactions: [{ do: 'endSession', ending: 'noExpiry' }] },
  })
})

const busy = (retryAfter: string): Reply => ({
  kind: 'http',
  status: 503,
  headers: { retryAfter, authReason: null },
  body: {},
})

test('case 48: a server that asks for patience is asked again no sooner', async () => {
  const patient = aTab({ stored: storedWith(expired), answer: () => busy('5') })
  await allSettled(refreshFx, { scope: patient.scope, params: atExpiry })
  expect(patient.seen.waits).toEqual([5000])
  expect(patient.seen.sent).toHaveLength(2)

  // Longer than the server remembers a lost reply: it is left to the next call.
  const late = aTab({ stored: storedWith(expired), answer: () => busy('60') })
  await allSettled(refreshFx, { scope: late.scope, params: atExpiry })
  expect(late.seen.waits).toEqual([])
  expect(late.seen.sent).toHaveLength(1)
  expect(sessionIn(late.stored)).toEqual(expired)
})

describe('the server has switched, and the reply of the switch was lost', () => {
  test('nothing of the old customer goes on under the new name', async () => {
    const known = { ...expired, flags: defaultFlags() }
    const stored = new Map([...storedWith(known), ['ui.footage', '{}']])
    const reply = aLoginResponse()
    reply.additionalDetails.CustomerDetails.customerId = 'c2'
    const { scope } = aTab({ stored, answer: () => http(200, reply) })
    const arrived: string[] = []
    createWatch({
      unit: memberArrived,
      fn: ({ customerId }) => void arrived.push(customerId),
      scope,
    })
    const epochBefore = scope.getState($epoch).number
    await allSettled(refreshFx, { scope, params: atExpiry })
    expect(sessionIn(stored)).toMatchObject({ ep: 2, customerId: 'c2', flags: null })
    expect(stored.has('ui.footage')).toBe(false)
    expect(stored.get('flag.switch')).toBe('2:tabA:c2:1000000')
    expect(arrived).toEqual(['c2'])
    expect(scope.getState($epoch).number).toBe(epochBefore + 1)
  })

  test('a page that stands in another epoch neither asks nor adopts', async () => {
    const stored = storedWith(aSession({ ep: 2, customerId: 'c2', lastRefreshAt: 999_999 }))
    const { scope, seen } = aTab({ stored, answer: aServer().answer, held: expired })
    const result = await allSettled(refreshFx, { scope, params: atExpiry })
    expect(result).toMatchObject({ status: 'fail', value: { kind: 'superseded' } })
    expect(seen.sent).toEqual([])
    expect(scope.getState($session)).toMatchObject({ customerId: 'c1' })
  })

  test('the pair of another epoch is not adopted into this page', async () => {
    const stored = storedWith(expired)
    const { scope } = aTab({
      stored,
      answer: () => {
        stored.set('auth.session', JSON.stringify(aSession({ gen: 2, ep: 2, customerId: 'c2' })))
        return http(401, {})
      },
    })
    const result = await allSettled(refreshFx, { scope, params: atExpiry })
    expect(result).toMatchObject({ status: 'fail', value: { kind: 'superseded' } })
    expect(scope.getState($session)).toMatchObject({ customerId: 'c1' })
  })
})

test('case 64: a storage without room keeps nobody from going on with the new pair', async () => {
  const shelf = new Map([...storedWith(expired), ['ui.footage', 'filters']])
  vi.stubGlobal(
    'localStorage',
    new Proxy(Object.fromEntries(shelf), {
      ownKeys: () => [...shelf.keys()],
      get: (_, name) =>
        ({
          getItem: (key: string) => shelf.get(key) ?? null,
          removeItem: (key: string) => void shelf.delete(key),
          setItem: () => {
            throw new Error('QuotaExceededError')
          },
        })[String(name)],
    }),
  )
  const edge = browserEdge({ answer: aServer().answer })
  const own = edge.handlers.filter(([effect]) => !storageEffects.includes(effect))
  const scope = fork({ handlers: own, values: [[$session, expired]] })
  const ended: string[] = []
  createWatch({ unit: sessionEnding, fn: (ending) => void ended.push(ending), scope })
  const first = await allSettled(authorizeFx, { scope, params: {} })
  const second = await allSettled(authorizeFx, { scope, params: {} })
  vi.unstubAllGlobals()
  expect([first.value, second.value]).toMatchObject([
    { accessToken: 'at2' },
    { accessToken: 'at2' },
  ])
  expect(edge.seen.sent).toHaveLength(1)
  expect(shelf.has('ui.footage')).toBe(false)
  expect(ended).toEqual([])
})
