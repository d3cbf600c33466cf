import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { getMenuNotificationCount } from '../../../generated/facts/features/home'
import { readClockFx } from '../../../src/browser/clock'
import { $isOnline } from '../../../src/browser/network'
import { readIsVisibleFx } from '../../../src/browser/tabs'
import { secondPassed } from '../../../src/browser/tick'
import { activityNoticed } from '../../../src/session/client/lifetime/idle.model'
import { $session } from '../../../src/session/client/tokens/session.model'
import { screenOpened } from '../../../src/shell/routing/screen.model'
import '../../../src/shell/sidebar/counts.model'
import { aSession, browserEdge, ok, storedWith } from '../../support/browserEdge'

const minuteMs = 60_000

interface Given {
  isSignedIn?: boolean
  isOnline?: boolean
  isVisible?: boolean
}

/** A page whose screen has just opened: the counts were asked for once. */
async function aPage({ isSignedIn = true, isOnline = true, isVisible = true }: Given = {}) {
  const session = aSession({ expiresAt: 9_000_000_000, idleMinutes: 480 })
  const edge = browserEdge({ stored: storedWith(session), answer: () => ok({}) })
  const clock = { now: 1_000_000_000 }
  const scope = fork({
    handlers: [
      ...edge.handlers,
      [readClockFx, () => clock.now],
      [readIsVisibleFx, () => isVisible],
    ],
    values: [
      [$session, isSignedIn ? session : null],
      [$isOnline, isOnline],
    ],
  })
  const params = { routeId: 'home', params: {}, customerId: 'c1' } as const
  await allSettled(screenOpened, { scope, params: params as never })
  const begunWith = edge.seen.sent.length

  /** Seconds pass; the times at which the counts were asked for. */
  async function pass(ms: number) {
    const asked: number[] = []
    const until = clock.now + ms
    while (clock.now < until) {
      clock.now += 1000
      const before = edge.seen.sent.length
      await allSettled(secondPassed, { scope, params: clock.now })
      if (edge.seen.sent.length > before) asked.push(clock.now)
    }
    return asked
  }
  return { ...edge, clock, scope, pass, begunWith }
}

test('the poll is a background call: it keeps nobody from going idle', () => {
  expect(getMenuNotificationCount.background).toBe(true)
})

test('the counts are asked for every 30 s, give or take a fifth', async () => {
  const { pass, clock, begunWith } = await aPage()
  expect(begunWith).toBe(1)
  const began = clock.now
  const asked = await pass(60 * minuteMs)
  const gaps = asked.map((at, index) => (at - (asked[index - 1] ?? began)) / 1000)
  expect(gaps.length).toBeGreaterThan(90)
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(24)
  expect(Math.max(...gaps)).toBeLessThanOrEqual(37)
  expect(new Set(gaps).size).toBeGreaterThan(3)
})

test.each<{ name: string; given: Given }>([
  { name: 'nobody is signed in', given: { isSignedIn: false } },
  { name: 'there is no network', given: { isOnline: false } },
  { name: 'the tab is hidden', given: { isVisible: false } },
])('not while $name', async ({ given }) => {
  const { pass } = await aPage(given)
  expect(await pass(5 * minuteMs)).toEqual([])
})

test('a hidden tab in which an upload runs goes on telling the server of it', async () => {
  const { pass, scope } = await aPage({ isVisible: false })
  await pass(minuteMs)
  await allSettled(activityNoticed, { scope })
  expect(await pass(5 * minuteMs)).toHaveLength(1)
})

test('a clock that is set back a day does not stop them for a day', async () => {
  const { pass, clock } = await aPage()
  clock.now -= 24 * 60 * minuteMs
  expect((await pass(minuteMs)).length).toBeGreaterThan(0)
})
