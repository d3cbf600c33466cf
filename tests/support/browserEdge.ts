import { allSettled, type Effect, type Scope } from 'effector'
import { withResolvers } from './withResolvers'
import type { LoginResponse } from '../../generated/facts/features/session'
import { drawPartFx, drawRestFx, readClockFx, waitFx } from '../../src/browser/clock'
import {
  leaveForFx,
  navigateFx,
  readAddressFx,
  readLocationFx,
  readWasReloadedFx,
  reloadFx,
  type PageLocation,
} from '../../src/browser/location'
import { guardLeavingFx } from '../../src/browser/leaving'
import { acquireLockFx } from '../../src/browser/locks'
import { hidePageFx, logFx } from '../../src/browser/page'
import { readClientDetailsFx } from '../../src/browser/clientDetails'
import {
  changeStorageFx,
  readStorageFx,
  removeStorageFx,
  removeStorageUnderFx,
  writeStorageFx,
  type StorageChange,
} from '../../src/browser/storage'
import { readIsVisibleFx, readTabIdFx } from '../../src/browser/tabs'
import { startTickFx, stopTickFx } from '../../src/browser/tick'
import { setAlarmFx, type Alarm } from '../../src/browser/timer'
import { readActiveSecondsAgoFx } from '../../src/calls/activity'
import { authorizeFx } from '../../src/calls/authorize'
import { sendFx, type Outgoing, type Reply } from '../../src/calls/send'
import { readActiveSecondsAgo } from '../../src/session/client/lifetime/activity'
import { createAuthorize } from '../../src/session/client/lifetime/authorize'
import {
  epochKey,
  sessionKey,
  type StoredSession,
} from '../../src/session/client/tokens/storedSession'

// oxlint-disable-next-line typescript/no-explicit-any -- effects of every kind stand in one list
type Handler = [Effect<any, any, any>, (params: never) => unknown]

export interface EdgeOptions {
  now?: number
  tabId?: string
  /** Local storage, shared by the tabs of one browser. */
  stored?: Map<string, string>
  answer?: (outgoing: Outgoing) => Reply | Promise<Reply>
  pathname?: string
  host?: string
  isReloaded?: boolean
  /** How long (ms) the person waits before closing the page; by default for ever. */
  openMs?: number
}

/**
 * Replaces what lies between the client and the world: clock, storage, network, address. The rest
 * is real.
 */
export function browserEdge(options: EdgeOptions = {}) {
  const stored = options.stored ?? new Map<string, string>()
  const seen = {
    sent: [] as Outgoing[],
    left: [] as string[],
    visited: [] as string[],
    reloads: 0,
    isHidden: false,
    isLeavingGuarded: null as boolean | null,
    logged: [] as string[],
    waits: [] as number[],
  }
  const clock = { now: options.now ?? 1_000_000 }
  let openMs = options.openMs ?? Infinity
  const answer = options.answer ?? (() => noAnswer)
  const alarms: Array<Alarm & { at: number }> = []

  const handlers: Handler[] = [
    [readClockFx, () => clock.now],
    [
      waitFx,
      (waitMs: number) => {
        openMs -= waitMs
        if (openMs < 0) throw new Error('The page was closed.')
        seen.waits.push(waitMs)
      },
    ],
    [drawRestFx, (ms: number) => ms],
    [drawPartFx, (ms: number) => ms],
    [setAlarmFx, (alarm: Alarm) => void alarms.push({ ...alarm, at: clock.now + alarm.waitMs })],
    [readStorageFx, (entry: { key: string }) => stored.get(keyOf(entry)) ?? null],
    [
      writeStorageFx,
      (entry: { key: string; value: string }) => void stored.set(keyOf(entry), entry.value),
    ],
    [
      changeStorageFx,
      ({ change, ...place }: StorageChange) => {
        const before = stored.get(keyOf(place)) ?? null
        const value = change(before)
        if (value === null) stored.delete(keyOf(place))
        else stored.set(keyOf(place), value)
        return before
      },
    ],
    [removeStorageFx, (entry: { key: string }) => void stored.delete(keyOf(entry))],
    [
      removeStorageUnderFx,
      (prefix: string) => {
        for (const key of stored.keys()) if (key.startsWith(prefix)) stored.delete(key)
      },
    ],
    [readTabIdFx, () => options.tabId ?? 'tabA'],
    [readIsVisibleFx, () => true],
    [startTickFx, () => {}],
    [stopTickFx, () => {}],
    [acquireLockFx, queueHere(stored)],
    [leaveForFx, (to: string) => void seen.left.push(to)],
    [guardLeavingFx, (isGuarded: boolean) => void (seen.isLeavingGuarded = isGuarded)],
    [reloadFx, () => void (seen.reloads += 1)],
    [hidePageFx, (isHidden: boolean) => void (seen.isHidden = isHidden)],
    [readWasReloadedFx, () => options.isReloaded ?? false],
    [
      readAddressFx,
      () => ({ host: options.host ?? 'studio.test', pathname: options.pathname ?? '/' }),
    ],
    [readLocationFx, () => locationOf(options.pathname ?? '/')],
    [
      navigateFx,
      ({ to }: { to: string }) => {
        seen.visited.push(to)
        return locationOf(to)
      },
    ],
    [logFx, (message: string) => void seen.logged.push(message)],
    [
      readClientDetailsFx,
      () => ({ browserName: 'Test', browserVersion: '1', operatingSystem: 'None' }),
    ],
    [
      sendFx,
      (outgoing: Outgoing) => {
        seen.sent.push(outgoing)
        return answer(outgoing)
      },
    ],
    [authorizeFx, createAuthorize()],
    [readActiveSecondsAgoFx, readActiveSecondsAgo],
  ]

  /**
   * Advances the clock: timers fire in order, and the effects of each finish before the next one
   * fires.
   */
  async function pass(scope: Scope, ms: number): Promise<void> {
    const until = clock.now + ms
    for (;;) {
      alarms.sort((one, other) => one.at - other.at)
      const [next] = alarms
      if (!next || next.at > until) break
      alarms.shift()
      clock.now = next.at
      await allSettled(next.rang, { scope, params: next.run })
    }
    clock.now = until
  }
  return { handlers, stored, seen, clock, pass }
}

const keyOf = ({ key, area = 'device' }: { key: string; area?: string }) =>
  area === 'device' ? key : `${area}/${key}`

export const noAnswer: Reply = { kind: 'none', why: 'network' }

export function http(status: number, body: unknown, authReason: string | null = null): Reply {
  return { kind: 'http', status, headers: { retryAfter: null, authReason }, body }
}

export function ok(clientResponse: unknown): Reply {
  return http(200, { status: 'Ok', clientResponse })
}

export function aLoginResponse(over: Partial<LoginResponse> = {}): LoginResponse {
  return {
    access_token: 'at2',
    refresh_token: 'rt2',
    expires_in: 600,
    userRoles: ['5001632'],
    userUUID: 'user1',
    redirect: 'Default',
    additionalDetails: {
      CustomerUserDetails: { isFirstTimeLogin: false, userName: 'maya', youTubeIntegrated: false },
      CustomerDetails: {
        customerId: 'c1',
        name: 'Northwind',
        city: null,
        state: null,
        zip: null,
        addnlLogoFile: null,
      },
      UserDetails: { name: 'Maya Lindqvist' },
    },
    preSignedCookie: { keyPairId: 'k', signature: 's', policy: 'p' },
    ...over,
  }
}

export function aSession(over: Partial<StoredSession> = {}): StoredSession {
  return {
    gen: 1,
    ep: 1,
    at: 'at1',
    rt: 'rt1',
    expiresAt: 2_000_000,
    lastRefreshAt: 0,
    userUUID: 'user1',
    userName: 'maya',
    name: 'Maya Lindqvist',
    pictureUrl: null,
    customerId: 'c1',
    customerName: 'Northwind',
    customerLogo: null,
    roles: ['cm'],
    unknownRoles: [],
    mustChangePassword: false,
    isFirstTimeLogin: false,
    flags: null,
    idleMinutes: null,
    closed: [],
    ...over,
  }
}

export function storedWith(session: StoredSession): Map<string, string> {
  return new Map([
    [sessionKey, JSON.stringify(session)],
    [epochKey, String(session.ep)],
  ])
}

export function sessionIn(stored: Map<string, string>): StoredSession | null {
  return JSON.parse(stored.get(sessionKey) ?? 'null') as StoredSession | null
}

function locationOf(to: string): PageLocation {
  const { pathname, search, hash } = new URL(to, 'http://studio.test')
  return { pathname, search, hash, key: 'k' }
}

const queues = new WeakMap<object, Promise<void>>()

/** A lock with one holder at a time among all pages that share a storage. */
function queueHere(shared: object) {
  return async (): Promise<() => void> => {
    const ahead = queues.get(shared) ?? Promise.resolve()
    const { promise, resolve } = withResolvers()
    const both = Promise.all([ahead, promise]).then(() => undefined)
    queues.set(shared, both)
    await ahead
    return resolve
  }
}
