import { allSettled, createWatch, fork } from 'effector'
import { describe, expect, test, vi } from 'vitest'
import { authorizeFx } from '../../../../src/calls/authorize'
import type { Reply } from '../../../../src/calls/send'
import { refreshFx } from '../../../../src/session/client/tokens/refresh.model'
import { $session } from '../../../../src/session/client/tokens/session.model'
import { notJson } from '../../../../src/calls/send'
import {
  changeStorageFx,
  readStorageFx,
  removeStorageFx,
  removeStorageUnderFx,
  writeStorageFx,
} from '../../../../src/browser/storage'
import { sessionEnding } from '../../../../src/session/client/lifetime/ending.model'
import {
  aLoginResponse,
  aSession,
  browserEdge,
  http,
  noAnswer,
  sessionIn,
  storedWith,
} from '../../../support/browserEdge'
import { aServer, aTab, atExpiry, expired } from './refreshingTab'

/** The real ones, in front of a storage of the test. */
const storageEffects: unknown[] = [
  changeStorageFx,
  readStorageFx,
  removeStorageFx,
  removeStorageUnderFx,
  writeStorageFx,
]

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

test('case 64: a storage without room keeps nobody from going on with the new pair', async () => {
  const storageOf = new Map([...storedWith(expired), ['ui.footage', 'filters']])
  vi.stubGlobal(
    'localStorage',
    new Proxy(Object.fromEntries(storageOf), {
      ownKeys: () => [...storageOf.keys()],
      get: (_, name) =>
        ({
          getItem: (key: string) => storageOf.get(key) ?? null,
          removeItem: (key: string) => void storageOf.delete(key),
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
  expect(storageOf.has('ui.footage')).toBe(false)
  expect(ended).toEqual([])
})
