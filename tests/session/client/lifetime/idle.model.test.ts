import { allSettled, createWatch, fork } from 'effector'
import { describe, expect, test } from 'vitest'
import { readClockFx } from '../../../../src/browser/clock'
import { filmWatched } from '../../../../src/browser/film'
import { inputNoticed } from '../../../../src/browser/input'
import { LockWaitRanOut, acquireLockFx } from '../../../../src/browser/locks'
import { pageFocused, pageShown, storageChangedElsewhere } from '../../../../src/browser/tabs'
import { secondPassed, startTickFx, stopTickFx } from '../../../../src/browser/tick'
import { callMade } from '../../../../src/calls/announcements'
import { authorizeFx } from '../../../../src/calls/authorize'
import { sendFx } from '../../../../src/calls/send'
import { signOutPressed } from '../../../../src/session/client/lifetime/ending.model'
import { $idleness, activityNoticed } from '../../../../src/session/client/lifetime/idle.model'
import {
  $session,
  sessionDropped,
  sessionHeld,
} from '../../../../src/session/client/tokens/session.model'
import type { StoredSession } from '../../../../src/session/client/tokens/storedSession'
import {
  aLoginResponse,
  aSession,
  browserEdge,
  http,
  sessionIn,
  storedWith,
} from '../../../support/browserEdge'

const signedInAt = 1_800_000_000_000
const minutes = (count: number) => count * 60_000
const session = (over: Partial<StoredSession> = {}) =>
  aSession({ expiresAt: signedInAt + minutes(600), idleMinutes: 30, ...over })

type Handlers = ReturnType<typeof browserEdge>['handlers']

/** One browser: its tabs share storage and clock. */
function aBrowser(over: Partial<StoredSession> = {}) {
  const stored = new Map([
    ...storedWith(session(over)),
    ['auth.activityAt', `1:${signedInAt}`] as const,
  ])
  const clock = { now: signedInAt }

  function openTab(tabId = 'tabA', more: Handlers = []) {
    const edge = browserEdge({ stored, tabId, answer: () => http(200, {}) })
    const scope = fork({
      handlers: [...edge.handlers, [readClockFx, () => clock.now], ...more],
      values: [[$session, sessionIn(stored)]],
    })
    const idleness = () => scope.getState($idleness)
    const happens = (unit: typeof activityNoticed) => allSettled(unit, { scope })
    const tick = async () => {
      await allSettled(secondPassed, { scope, params: clock.now })
      return idleness()
    }
    return { ...edge, scope, idleness, happens, tick }
  }
  return { stored, clock, openTab, activity: () => stored.get('auth.activityAt') }
}

describe('case 32: an idle limit of 30 minutes', () => {
  test('after 29:00 of quiet the countdown begins at 60, and falls with every second', async () => {
    const { clock, openTab } = aBrowser()
    const tab = openTab()
    clock.now += minutes(29) - 1000
    expect(await tab.tick()).toEqual({ kind: 'active' })
    for (let left = 60; left > 0; left -= 1) {
      clock.now += 1000
      expect(await tab.tick()).toEqual({ kind: 'warning', seconds: left })
    }
    expect(tab.seen.left).toEqual([])
    clock.now += 1000
    await tab.tick()
    expect(tab.seen.left).toEqual(['/login/status/sessionExpired'])
    expect(sessionIn(tab.stored)).toBeNull()
    expect(tab.stored.get('flag.logout')).toMatch(/:idle:/)
    expect(tab.stored.has('auth.activityAt')).toBe(false)
  })

  test.each([
    { idleMinutes: null, limit: 30 },
    { idleMinutes: 0, limit: 30 },
    { idleMinutes: 'abc' as unknown as number, limit: 30 },
    { idleMinutes: 1, limit: 2 },
    { idleMinutes: 45, limit: 45 },
  ])('case 40: a stored limit of $idleMinutes ends after $limit minutes', async (given) => {
    const { clock, openTab } = aBrowser({ idleMinutes: given.idleMinutes })
    const tab = openTab()
    clock.now += minutes(given.limit) - 1
    await tab.tick()
    expect(tab.seen.left).toEqual([])
    clock.now += 1
    await tab.tick()
    expect(tab.seen.left).toHaveLength(1)
  })
})

test('the limit outlives a refresh', async () => {
  const { openTab } = aBrowser({ idleMinutes: 45, expiresAt: signedInAt })
  const renewed = Promise.resolve(http(200, aLoginResponse()))
  const { scope, stored } = openTab('tabA', [[sendFx, () => renewed]])
  await allSettled(authorizeFx, { scope, params: {} })
  expect(sessionIn(stored)).toMatchObject({ gen: 2, idleMinutes: 45 })
})

describe('what counts as activity', () => {
  test.each([
    { name: 'input in a visible tab', counts: true, act: (tab: Tab) => tab.happens(inputNoticed) },
    { name: 'bytes on their way', counts: true, act: (tab: Tab) => tab.happens(activityNoticed) },
    { name: 'a film that plays', counts: true, act: (tab: Tab) => tab.happens(filmWatched) },
    { name: 'a call of the person', counts: true, act: (tab: Tab) => made(tab, false) },
    { name: 'a background call', counts: false, act: (tab: Tab) => made(tab, true) },
    { name: 'a tab that is shown', counts: false, act: (tab: Tab) => tab.happens(pageShown) },
    { name: 'a window turned to', counts: false, act: (tab: Tab) => tab.happens(pageFocused) },
  ])('$name: $counts', async ({ counts, act }) => {
    const { clock, openTab, activity } = aBrowser()
    const tab = openTab()
    clock.now += minutes(29.5)
    await act(tab)
    await tab.tick()
    expect(tab.idleness().kind).toBe(counts ? 'active' : 'warning')
    expect(activity()).toBe(`1:${counts ? clock.now : signedInAt}`)
  })

  test('the warning stays under the finger that presses it, and goes with the next second', async () => {
    const { clock, openTab, activity } = aBrowser()
    const tab = openTab()
    clock.now += minutes(29.5)
    await tab.tick()
    await tab.happens(inputNoticed)
    expect(activity()).toBe(`1:${clock.now}`)
    expect(tab.idleness()).toEqual({ kind: 'warning', seconds: 30 })
    clock.now += 1000
    expect(await tab.tick()).toEqual({ kind: 'active' })
  })

  test('who presses "Stay signed in" sees it go at once', async () => {
    const { clock, openTab } = aBrowser()
    const tab = openTab()
    clock.now += minutes(29.5)
    await tab.tick()
    await tab.happens(inputNoticed)
    await tab.happens(activityNoticed)
    expect(tab.idleness()).toEqual({ kind: 'active' })
  })

  test('it is written down at most every five seconds', async () => {
    const { stored, clock, openTab } = aBrowser()
    const tab = openTab()
    const written = new Set<string>()
    for (let tenths = 0; tenths < 300; tenths += 1) {
      clock.now += 100
      await tab.happens(inputNoticed)
      written.add(stored.get('auth.activityAt') ?? '')
    }
    expect(written.size).toBe(6 + 1)
  })

  test('the touch that wakes a laptop after the limit revives nothing', async () => {
    const { clock, openTab } = aBrowser()
    const tab = openTab()
    clock.now += minutes(180)
    await tab.happens(inputNoticed)
    expect(tab.seen.left).toEqual(['/login/status/sessionExpired'])
  })

  test('nobody signed in, nothing is written', async () => {
    const { stored, openTab } = aBrowser()
    stored.clear()
    const tab = openTab()
    await tab.happens(inputNoticed)
    await tab.tick()
    expect([...stored.keys()]).toEqual([])
  })
})

describe('several tabs', () => {
  test('case 33: what happens in one takes the warning away in the other at once', async () => {
    const { clock, openTab } = aBrowser()
    const [one, other] = [openTab('tabA'), openTab('tabB')]
    clock.now += minutes(30) - 12_000
    expect(await one.tick()).toEqual({ kind: 'warning', seconds: 12 })
    expect(await other.tick()).toEqual({ kind: 'warning', seconds: 12 })
    await made(other, false)
    expect(other.idleness()).toEqual({ kind: 'active' })
    await allSettled(storageChangedElsewhere, {
      scope: one.scope,
      params: { key: 'auth.activityAt', value: '' },
    })
    expect(one.idleness()).toEqual({ kind: 'active' })
  })

  test('case 34: a tab that saw nothing for the whole limit stays while another was used', async () => {
    const { clock, openTab } = aBrowser()
    const [quiet, used] = [openTab('tabA'), openTab('tabB')]
    clock.now += minutes(30) - 3000
    await used.happens(inputNoticed)
    clock.now += 3000
    expect(await quiet.tick()).toEqual({ kind: 'active' })
    expect(quiet.seen.left).toEqual([])
  })

  test('case 34: used while the end was being decided, it does not end', async () => {
    const { clock, openTab, stored } = aBrowser()
    const usedMeanwhile = () => {
      stored.set('auth.activityAt', `1:${clock.now}`)
      return () => {}
    }
    const tab = openTab('tabA', [[acquireLockFx, usedMeanwhile]])
    clock.now += minutes(30)
    expect(await tab.tick()).toEqual({ kind: 'active' })
    expect(tab.seen.left).toEqual([])
  })

  test('case 37: a frozen tab that keeps the lock does not keep the session', async () => {
    const { clock, openTab } = aBrowser()
    const keptElsewhere = Promise.reject(new LockWaitRanOut('auth.idle'))
    const tab = openTab('tabA', [[acquireLockFx, () => keptElsewhere]])
    clock.now += minutes(30)
    await tab.tick()
    expect(tab.seen.left).toEqual(['/login/status/sessionExpired'])
  })

  test('what an earlier session left behind does not count for this one', async () => {
    const { clock, openTab } = aBrowser({ ep: 2 })
    clock.now += minutes(300)
    const tab = openTab()
    expect(await tab.tick()).toEqual({ kind: 'active' })
  })
})

describe('case 31: the clock jumps back a day', () => {
  test('nobody is signed out, and the limit runs from there', async () => {
    const { clock, openTab } = aBrowser()
    const tab = openTab()
    clock.now -= minutes(24 * 60)
    expect(await tab.tick()).toEqual({ kind: 'active' })
    clock.now += minutes(29)
    expect(await tab.tick()).toEqual({ kind: 'warning', seconds: 60 })
    clock.now += minutes(1)
    await tab.tick()
    expect(tab.seen.left).toHaveLength(1)
  })
})

describe('case 36: after three hours of sleep', () => {
  test('no call leaves, whoever asks first', async () => {
    const { clock, openTab } = aBrowser({ expiresAt: signedInAt + minutes(10) })
    const tab = openTab()
    clock.now += minutes(180)
    const asked = await allSettled(authorizeFx, { scope: tab.scope, params: {} })
    expect(asked).toMatchObject({ status: 'fail', value: { kind: 'signedOut' } })
    expect(tab.seen.sent.map(({ url }) => url)).toEqual(['/oauth/revoke'])
    expect(tab.seen.left).toEqual(['/login/status/sessionExpired'])
  })

  test('the tab that is shown ends at once, without a warning', async () => {
    const { clock, openTab } = aBrowser()
    const tab = openTab()
    const warned: string[] = []
    createWatch({ unit: $idleness, scope: tab.scope, fn: ({ kind }) => warned.push(kind) })
    clock.now += minutes(180)
    await tab.happens(pageShown)
    expect(tab.seen.left).toEqual(['/login/status/sessionExpired'])
    expect(warned).not.toContain('warning')
  })
})

test('the timer runs while somebody is signed in, and no longer', async () => {
  const { openTab, stored } = aBrowser()
  stored.clear()
  const reported: string[] = []
  const tab = openTab('tabA', [
    [startTickFx, () => void reported.push('start')],
    [stopTickFx, () => void reported.push('stop')],
  ])
  await allSettled(sessionHeld, { scope: tab.scope, params: session() })
  await allSettled(sessionHeld, { scope: tab.scope, params: session({ gen: 2 }) })
  expect(reported).toEqual(['start'])
  await allSettled(sessionDropped, { scope: tab.scope })
  expect(reported).toEqual(['start', 'stop'])
  await allSettled(sessionHeld, { scope: tab.scope, params: session() })
  await allSettled(signOutPressed, { scope: tab.scope })
  expect(reported).toEqual(['start', 'stop', 'start', 'stop'])
})

type Tab = ReturnType<ReturnType<typeof aBrowser>['openTab']>

async function made({ scope }: Tab, isBackground: boolean) {
  await allSettled(callMade, { scope, params: { call: 'getRoles', isBackground } })
}
