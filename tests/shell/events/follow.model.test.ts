import { allSettled, createWatch, fork } from 'effector'
import { describe, expect, test } from 'vitest'
import { followEvents } from '../../../generated/facts/features/events'
import { networkChanged } from '../../../src/browser/network'
import { pageHidden, pageShown } from '../../../src/browser/tabs'
import type { Listening, Outgoing } from '../../../src/calls/send'
import { $session, memberArrived } from '../../../src/session/client/tokens/session.model'
import { pauseMs } from '../../../src/shell/events/follow.model'
import { eventHeard, type Heard } from '../../../src/shell/events/heard'
import { screenOpened } from '../../../src/shell/routing/screen.model'
import { aSession, browserEdge, http, storedWith } from '../../support/browserEdge'

const opened = { routeId: 'home', params: {}, customerId: 'c1' } as never

/** A page that has just opened a screen. */
async function aPage({ isSignedIn = true, refuses = (): boolean => false } = {}) {
  const session = aSession({ expiresAt: 9_000_000_000, idleMinutes: 480 })
  const streams: Listening[] = []
  const edge = browserEdge({
    stored: storedWith(session),
    answer({ listen }: Outgoing) {
      if (!listen || refuses()) return http(429, {})
      streams.push(listen)
      listen.signal.addEventListener('abort', () => listen.ended())
      listen.heard(':\n\n')
      return http(200, '')
    },
  })
  const scope = fork({
    handlers: edge.handlers,
    values: [[$session, isSignedIn ? session : null]],
  })
  const heard: Heard[] = []
  createWatch({ unit: eventHeard, fn: (event) => heard.push(event), scope })
  await allSettled(screenOpened, { scope, params: opened })
  const settle = () => allSettled(scope)
  return {
    ...edge,
    scope,
    session,
    streams,
    heard,
    pass: (ms: number) => edge.pass(scope, ms),
    hide: () => allSettled(pageHidden, { scope }),
    show: () => allSettled(pageShown, { scope }),
    async say(...pieces: string[]) {
      for (const piece of pieces) streams.at(-1)!.heard(piece)
      await settle()
    },
    async end() {
      streams.at(-1)!.ended()
      await settle()
    },
    isOpen: () => streams.length > 0 && !streams.at(-1)!.signal.aborted,
  }
}

const line = (event: object) => `data: ${JSON.stringify(event)}\n\n`

test('listening is nothing that people do', () => {
  expect(followEvents.background).toBe(true)
})

test('a page has one stream, with the token of its session, however many screens it opens', async () => {
  const { seen, scope, streams } = await aPage()
  await allSettled(screenOpened, { scope, params: opened })
  expect(streams).toHaveLength(1)
  expect(seen.sent).toMatchObject([
    { method: 'GET', url: `/${followEvents.path}`, headers: { Authorization: 'Bearer at1' } },
  ])
})

test('nobody listens who is not signed in', async () => {
  const { seen } = await aPage({ isSignedIn: false })
  expect(seen.sent).toEqual([])
})

test('what it says is heard, however it is cut; what nobody knows is passed over', async () => {
  const { heard, say } = await aPage()
  const row = { id: 'task', rev: 2, by: 'maya' }
  await say('data: {"top', 'ic":"inbox"}\n', '\n:\n\n', line({ topic: 'tasks', row }))
  await say(line({ topic: 'of a newer server' }), 'data: no JSON\n\n')
  expect(heard).toEqual([{ topic: 'inbox' }, { topic: 'tasks', row }])
})

test('where many are told at once it is heard some time later', async () => {
  const { heard, say, pass } = await aPage()
  await say(line({ topic: 'inbox', spreadMs: 20_000 }), line({ topic: 'tasks', spreadMs: 900 }))

  expect(heard).toEqual([])
  await pass(1_000)
  expect(heard).toEqual([{ topic: 'tasks' }])
  await pass(20_000)
  expect(heard).toEqual([{ topic: 'tasks' }, { topic: 'inbox' }])
})

describe('a tab that is hidden', () => {
  test('closes its stream after ten seconds, and opens one as it is seen again', async () => {
    const { hide, show, pass, isOpen, streams } = await aPage()
    await hide()
    await pass(9_000)
    expect(isOpen()).toBe(true)
    await pass(2_000)
    expect(isOpen()).toBe(false)
    await pass(120_000)
    expect(streams).toHaveLength(1)
    await show()
    expect(streams).toHaveLength(2)
  })

  test('for a moment keeps it', async () => {
    const { hide, show, pass, streams, isOpen } = await aPage()
    await hide()
    await pass(5_000)
    await show()
    await pass(60_000)
    expect(isOpen()).toBe(true)
    expect(streams).toHaveLength(1)
  })
})

describe('a stream that has ended', () => {
  test('is opened anew within five seconds', async () => {
    const { end, pass, streams, scope } = await aPage()
    await end()
    await allSettled(screenOpened, { scope, params: opened })
    expect(streams).toHaveLength(1)
    await pass(5_001)
    expect(streams).toHaveLength(2)
  })

  test('is asked for less and less often as long as it ends at once', async () => {
    const { end, pass, streams, say } = await aPage()
    for (const pause of [5_000, 10_000, 20_000, 30_000, 30_000]) {
      const before = streams.length
      await end()
      await pass(pause - 1)
      expect(streams).toHaveLength(before)
      await pass(2)
      expect(streams).toHaveLength(before + 1)
    }
    await say(line({ topic: 'inbox' }))
    await end()
    await pass(5_001)
    expect(streams).toHaveLength(7)
  })

  test('is opened at once when the network is back', async () => {
    const { end, streams, scope } = await aPage()
    await allSettled(networkChanged, { scope, params: false })
    await end()
    await allSettled(networkChanged, { scope, params: true })
    expect(streams).toHaveLength(2)
  })

  test('is opened for whoever has arrived', async () => {
    const { end, streams, scope, session } = await aPage()
    await end()
    await allSettled(memberArrived, { scope, params: session })
    expect(streams).toHaveLength(2)
  })
})

test('a server that lets nobody more in is asked again now and then', async () => {
  let isFull = true
  const { pass, streams, seen } = await aPage({ refuses: () => isFull })
  await pass(5_001)
  expect(seen.sent).toHaveLength(2)
  isFull = false
  await pass(60_000)
  expect(streams).toHaveLength(1)
})

test.each([
  [0, 5_000],
  [1, 5_000],
  [2, 10_000],
  [9, 30_000],
])('after %i ends in a row at most %i ms pass', (failures, ms) => {
  expect(pauseMs(failures)).toBe(ms)
})
