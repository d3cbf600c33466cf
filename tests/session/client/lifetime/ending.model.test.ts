import { allSettled, createEffect, createWatch, fork } from 'effector'
import { describe, expect, test } from 'vitest'
import type { EndingId } from '../../../../generated/facts/endings'
import { waitFx } from '../../../../src/browser/clock'
import { guardLeavingFx } from '../../../../src/browser/leaving'
import { acquireLockFx } from '../../../../src/browser/locks'
import { epochBegan } from '../../../../src/calls/epoch.model'
import type { Reply } from '../../../../src/calls/send'
import {
  sessionEnded,
  sessionEnding,
  signOutPressed,
} from '../../../../src/session/client/lifetime/ending.model'
import { lastWordGiven } from '../../../../src/browser/unfinished/lastWords.model'
import { $uploadRoute } from '../../../../src/session/client/lifetime/uploadRoute'
import { aSession, browserEdge, http, sessionIn, storedWith } from '../../../support/browserEdge'
import { withResolvers } from '../../../support/withResolvers'

function begin(kept: Record<string, string> = {}) {
  const stored = new Map([...storedWith(aSession()), ...Object.entries(kept)])
  const edge = browserEdge({ stored, answer: () => http(200, {}) })
  return { ...edge, scope: fork({ handlers: edge.handlers }) }
}

test.each<{ ending: EndingId; target: string; isPathKept: boolean; areFiltersKept: boolean }>([
  { ending: 'signOut', target: '/login', isPathKept: false, areFiltersKept: false },
  {
    ending: 'idle',
    target: '/login/status/sessionExpired',
    isPathKept: true,
    areFiltersKept: false,
  },
  {
    ending: 'expired',
    target: '/login/status/sessionExpired',
    isPathKept: true,
    areFiltersKept: true,
  },
  {
    ending: 'inactive',
    target: '/login/status/inActive',
    isPathKept: false,
    areFiltersKept: false,
  },
  { ending: 'serverError', target: '/login', isPathKept: true, areFiltersKept: true },
  { ending: 'oops', target: '/login', isPathKept: false, areFiltersKept: false },
  { ending: 'noExpiry', target: '/login', isPathKept: true, areFiltersKept: true },
])('$ending leads to $target by a full load', async (given) => {
  const { ending, target, isPathKept, areFiltersKept } = given
  const { scope, seen, stored } = begin({ 'nav.lastPath': '{}', 'ui.footage': '{}' })
  await allSettled(sessionEnding, { scope, params: ending })
  expect(seen.left).toEqual([target])
  expect(sessionIn(stored)).toBeNull()
  expect(stored.has('nav.lastPath')).toBe(isPathKept)
  expect(stored.has('ui.footage')).toBe(areFiltersKept)
  expect(stored.get('flag.logout')).toBe(`2:tabA:${ending}:1000000`)
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

test('nothing is left to go on with before anybody else is told (session.md End)', async () => {
  const { handlers, stored, seen } = begin()
  const steps: string[] = []
  const never = new Promise<void>(() => undefined)
  const scope = fork({ handlers: [...handlers, [waitFx, () => never]] })
  const note = (step: string) => () =>
    void steps.push(`${step}, stored ${sessionIn(stored) !== null}, sent ${seen.sent.length}`)
  createWatch({ unit: epochBegan, fn: note('calls end'), scope })
  createWatch({ unit: sessionEnded, fn: note('announced'), scope })
  void allSettled(signOutPressed, { scope })
  await expect.poll(() => seen.left).toHaveLength(1)
  expect(steps).toEqual(['calls end, stored false, sent 0', 'announced, stored false, sent 0'])
  expect(seen.sent).toHaveLength(1)
})

test('a session without a refresh token lets the server expire its cookies all the same', async () => {
  const edge = browserEdge({
    stored: storedWith(aSession({ rt: '' })),
    answer: () => http(200, {}),
  })
  await allSettled(sessionEnding, { scope: fork({ handlers: edge.handlers }), params: 'expired' })
  expect(edge.seen.sent).toMatchObject([{ url: '/oauth/revoke' }])
  expect(edge.seen.sent[0]?.body).toContain('token=at1')
})

test('nobody is asked whether to leave a page whose session is over', async () => {
  const { scope, seen } = begin()
  await allSettled(guardLeavingFx, { scope, params: true })
  await allSettled(signOutPressed, { scope })
  expect(seen).toMatchObject({ left: ['/login'], isLeavingGuarded: false })
})

test('a server that does not answer the sign-out keeps nobody waiting', async () => {
  const reply = withResolvers<Reply>()
  const edge = browserEdge({ stored: storedWith(aSession()), answer: () => reply.promise })
  const scope = fork({ handlers: edge.handlers })
  const ended = allSettled(signOutPressed, { scope })
  await expect.poll(() => edge.seen.left).toEqual(['/login'])
  expect(edge.seen.waits).toEqual([300])
  reply.resolve(http(200, {}))
  await ended
})

const unending = () => new Promise<void>(() => undefined)

describe('what has to end before the page is left', () => {
  test.each<{ it: string; word: () => Promise<void> | void; waits: number[] }>([
    { it: 'ends', word: () => undefined, waits: [300, 1500] },
    {
      it: 'fails',
      word: () => {
        throw new Error('no')
      },
      waits: [300, 1500],
    },
  ])('is waited for until it $it', async ({ word, waits }) => {
    const { handlers, seen } = begin()
    const scope = fork({
      handlers: [...handlers, [waitFx, (ms: number) => (seen.waits.push(ms), unending())]],
    })
    const said: string[] = []
    await allSettled(lastWordGiven, {
      scope,
      params: createEffect(async () => {
        said.push(`left ${seen.left.length} pages before`)
        await word()
      }),
    })
    void allSettled(sessionEnding, { scope, params: 'idle' })
    await expect.poll(() => seen.left).toHaveLength(1)
    expect({ said, waits: seen.waits }).toEqual({ said: ['left 0 pages before'], waits })
  })

  test('is left behind after a second and a half', async () => {
    const { scope, seen } = begin()
    await allSettled(lastWordGiven, { scope, params: createEffect(unending) })
    void allSettled(sessionEnding, { scope, params: 'expired' })
    await expect.poll(() => seen.left).toHaveLength(1)
    expect(seen.waits).toContain(1500)
  })
})

test('a refresh that holds the lock does not hold up the sign-out', async () => {
  const { handlers, seen } = begin()
  const never = new Promise<() => void>(() => undefined)
  const scope = fork({ handlers: [...handlers, [acquireLockFx, () => never]] })
  await allSettled(signOutPressed, { scope })
  expect(seen.left).toEqual(['/login'])
})

const endAgain = async (stored: Map<string, string>, now: number, ending: EndingId) => {
  stored.set('auth.session', JSON.stringify(aSession()))
  const edge = browserEdge({ stored, now, answer: () => http(200, {}) })
  await allSettled(sessionEnding, { scope: fork({ handlers: edge.handlers }), params: ending })
  return edge.seen.left
}

describe('a loop of endings', () => {
  test('after three in half a minute leads to the page that breaks it', async () => {
    const stored = new Map<string, string>()
    for (const now of [1000, 9000, 17_000])
      expect(await endAgain(stored, now, 'expired')).toEqual(['/login/status/sessionExpired'])
    expect(await endAgain(stored, 30_000, 'expired')).toEqual(['/signed-out-again'])
  })

  test('is none when they are far apart, or the person signs out', async () => {
    const stored = new Map<string, string>()
    for (const now of [1000, 11_000, 21_000, 31_001, 41_001])
      expect(await endAgain(stored, now, 'expired')).toEqual(['/login/status/sessionExpired'])
    for (const now of [50_000, 50_001, 50_002, 50_003])
      expect(await endAgain(stored, now, 'signOut')).toEqual(['/login'])
  })
})

test.each([
  {
    pathname: '/background-upload',
    host: 'known.example',
    target: '/no-support/info/background-upload-clips',
  },
  { pathname: '/background-upload', host: 'other.example', target: '/login' },
  { pathname: '/clips/list', host: 'known.example', target: '/login' },
])('case 81: no expiry on $pathname of $host leads to $target', async (given) => {
  const edge = browserEdge({ stored: storedWith(aSession()), ...given })
  const scope = fork({
    handlers: edge.handlers,
    values: [[$uploadRoute, { path: '/background-upload', hosts: ['known.example'] }]],
  })
  await allSettled(sessionEnding, { scope, params: 'noExpiry' })
  expect(edge.seen.left).toEqual([given.target])
})
