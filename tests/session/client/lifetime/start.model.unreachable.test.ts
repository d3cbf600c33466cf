import { allSettled, createWatch, fork } from 'effector'
import { describe, expect, test } from 'vitest'
import { appStarted } from '../../../../src/browser/appStarted'
import { networkChanged } from '../../../../src/browser/network'
import { notJson, type Reply } from '../../../../src/calls/send'
import { noticeRaised } from '../../../../src/session/client/announcements'
import '../../../../src/session/client/lifetime/reactions.model'
import { $session } from '../../../../src/session/client/tokens/session.model'
import {
  $isDegraded,
  $phase,
  retryPressed,
} from '../../../../src/session/client/lifetime/start.model'
import {
  aLoginResponse,
  aSession,
  browserEdge,
  http,
  noAnswer,
  sessionIn,
  storedWith,
} from '../../../support/browserEdge'
import { answering, boot, openMs } from './startedPage'

describe('a start that meets no server', () => {
  test('opens while the access token lasts, and tries again after 5, 15, 30, 30 s and on', async () => {
    const { phase, seen, stored } = await boot(storedWith(aSession()), () => http(503, {}))
    expect(phase).toBe('signedIn')
    const waits = seen.waits.filter((ms) => ms !== 1000)
    expect(waits).toEqual([5000, 15_000, 30_000, 30_000, 30_000])
    expect(sessionIn(stored)).toMatchObject({ at: 'at1', rt: 'rt1' })
  })

  test('waits offline with an expired one; back online it goes on', async () => {
    let isOnline = false
    const { scope, stored } = await boot(storedWith(aSession({ expiresAt: 1_000_000 })), () =>
      isOnline ? http(200, aLoginResponse()) : noAnswer,
    )
    expect(scope.getState($phase)).toBe('offline')
    expect(sessionIn(stored)).toMatchObject({ at: 'at1', rt: 'rt1' })

    isOnline = true
    await allSettled(networkChanged, { scope, params: true })
    expect(scope.getState($phase)).toBe('signedIn')
    expect(scope.getState($session)).toMatchObject({ at: 'at2' })
  })

  test('Try again tries again', async () => {
    let isUp = false
    const { scope } = await boot(storedWith(aSession({ expiresAt: 1_000_000 })), () =>
      isUp ? http(200, aLoginResponse()) : noAnswer,
    )
    isUp = true
    await allSettled(retryPressed, { scope })
    expect(scope.getState($phase)).toBe('signedIn')
  })
})

describe('a server that does not answer', () => {
  test('case 12: truncated JSON is asked for once more; the tokens stay', async () => {
    const tokens: number[] = []
    const { stored } = await boot(storedWith(aSession({ expiresAt: 1_000_000 })), (attempt) => {
      tokens.push(attempt)
      return attempt === 2 ? http(503, {}) : http(200, notJson)
    })
    expect(tokens.slice(0, 2)).toEqual([1, 2])
    expect(sessionIn(stored)).toMatchObject({ at: 'at1', rt: 'rt1', gen: 1 })
  })

  test('degrades the page for as long as it lasts, and says so by that alone', async () => {
    let isUp = false
    const answer = answering(() => (isUp ? http(200, aLoginResponse()) : http(503, {})))
    const edge = browserEdge({ stored: storedWith(aSession()), answer, openMs })
    const scope = fork({ handlers: edge.handlers })
    const notices: object[] = []
    createWatch({ unit: noticeRaised, fn: (notice) => void notices.push(notice), scope })
    await allSettled(appStarted, { scope })
    expect(scope.getState($isDegraded)).toBe(true)
    expect(notices).toEqual([])
    isUp = true
    await allSettled(retryPressed, { scope })
    expect(scope.getState($isDegraded)).toBe(false)
    expect(sessionIn(edge.stored)).toMatchObject({ at: 'at2' })
  })

  test('case 48: is not asked again before it wants to be', async () => {
    const reply: Reply = {
      kind: 'http',
      status: 503,
      headers: { retryAfter: '20', authReason: null },
      body: {},
    }
    const { seen } = await boot(storedWith(aSession()), () => reply)
    expect(seen.waits).toEqual([20_000, 20_000, 30_000, 30_000, 30_000])
  })

  test('going offline is no reason to try', async () => {
    const { scope, seen } = await boot(storedWith(aSession()), () => http(503, {}))
    const asked = seen.sent.length
    await allSettled(networkChanged, { scope, params: false })
    expect(seen.sent).toHaveLength(asked)
  })
})
