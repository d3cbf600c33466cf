/** One load of the real client in one tab, on an edge that the timeline drives. */
import type { Effect, EventCallable } from 'effector'
import type { StorageChange } from '../../../src/browser/storage'
import type { Outgoing } from '../../../src/calls/send'
import type { StoredSession } from '../../../src/session/client/tokens/storedSession'
import { aProfile } from '../../support/customers'
import type { Client } from './bundle'
import type { World } from './world'

// oxlint-disable-next-line typescript/no-explicit-any -- effects of every kind stand in one list
type Handler = [Effect<any, any, any>, (params: never) => unknown]

export interface Page {
  readonly id: string
  readonly openedAt: number
  isAlive: boolean
  /** A navigation or reload was requested: the page runs on until the next one is loaded. */
  isLeaving: boolean
  session(): StoredSession | null
  phase(): string
  /** Whether input is blocked, because it is ending, switching, signing in or leaving. */
  isBusy(): boolean
  call(): void
  signIn(): void
  signOut(): void
  switchTo(customerId: string): void
  hear(change: { key: string; value: string }): void
  hearNetwork(isOnline: boolean): void
  show(): void
  /** Makes the page check the clock, as it does every second while somebody is signed in. */
  tick(): void
}

/** The call a person makes here; any call that counts as activity would do. */
const asked = {
  isLoggedInFromMobile: false as const,
  clientDetails: {
    geoLocation: { latitude: 0, longitude: 0 },
    browserName: 'Test',
    browserVersion: '1',
    operatingSystem: 'None',
  },
}

/** A new promise each time: a shared one would keep everything that waits for it in memory. */
const never = () => new Promise<never>(() => {})

export function openPage(
  world: World,
  client: Client,
  id: string,
  leave: (page: Page) => void,
): Page {
  const { timeline, storage, locks, network } = world
  let isTicking = false
  const goAway = () => {
    if (page.isLeaving) return
    page.isLeaving = true
    leave(page)
  }
  const wait = (waitMs: number) =>
    new Promise<void>((resolve) => {
      // The jitter of reloads is random; here the timeline decides the order.
      timeline.add({ due: timeline.now + (waitMs <= 300 ? 0 : waitMs), page, run: () => resolve() })
    })
  const keyOf = ({ key, area = 'device' }: { key: string; area?: string }) =>
    area === 'device' ? key : `${id}/${key}`

  const edge: Handler[] = [
    [client.readClockFx, () => timeline.now],
    [client.waitFx, wait],
    [client.readStorageFx, (entry: { key: string }) => storage.get(keyOf(entry)) ?? null],
    [
      client.writeStorageFx,
      (entry: { key: string; value: string }) => world.store(page, keyOf(entry), entry.value),
    ],
    [client.removeStorageFx, (entry: { key: string }) => void storage.delete(keyOf(entry))],
    [client.removeStorageUnderFx, () => undefined],
    [
      client.changeStorageFx,
      ({ change, ...entry }: StorageChange) => {
        const before = storage.get(keyOf(entry)) ?? null
        const next = change(before)
        if (next === null) storage.delete(keyOf(entry))
        else if (next !== before) world.store(page, keyOf(entry), next)
        return before
      },
    ],
    [client.readTabIdFx, () => id],
    [client.startTickFx, () => void (isTicking = true)],
    [client.stopTickFx, () => void (isTicking = false)],
    [
      client.acquireLockFx,
      (request: { name: string; waitMs: number }) =>
        locks.acquire(page, request, () => new client.LockWaitRanOut(request.name)),
    ],
    [client.leaveForFx, goAway],
    [client.guardLeavingFx, () => {}],
    [client.reloadFx, goAway],
    [client.readLocationFx, () => ({ pathname: '/', search: '', hash: '', key: 'k' })],
    [client.logFx, () => undefined],
    [client.readNetworkFx, () => network.isOnline],
    [client.takeSignInLinkFx, () => null],
    [client.startTextFx, never],
    [client.readClientDetailsFx, never],
    // One of the calls made on arrival is enough: the one whose reply is stored.
    [client.getCustomerProfilesFx, () => ({})],
    [client.sendFx, (outgoing: Outgoing) => network.send(page, outgoing)],
    [client.authorizeFx, client.createAuthorize()],
    [client.readActiveSecondsAgoFx, client.readActiveSecondsAgo],
  ]
  const handlers = edge.map(([effect, handle]): Handler => [
    effect,
    (params) => {
      if (!page.isAlive) return never()
      const result = handle(params)
      // A result arriving for a closed page is dropped.
      return result instanceof Promise ? onlyWhileAlive(result) : result
    },
  ])
  const onlyWhileAlive = (result: Promise<unknown>) =>
    new Promise((resolve, reject) => {
      result.then(
        (value) => inScope(() => resolve(value)),
        (reason: unknown) => inScope(() => reject(reason)),
      )
    })
  const scope = client.fork({ handlers })
  const bind = { scope, safe: true }

  /**
   * Effector has one current scope for everything that runs, and a tab has shown other pages
   * before. Whatever wakes a page makes its scope the current one.
   */
  const enter = client.scopeBind(client.readTabIdFx, bind)
  const inScope = async (then: () => void) => {
    if (!page.isAlive) return
    await enter()
    then()
  }
  const on = <T>(event: EventCallable<T>) => {
    const bound = client.scopeBind(event, bind)
    return (payload: T) => void inScope(() => bound(payload))
  }

  const page: Page = {
    id,
    openedAt: timeline.now,
    isAlive: true,
    isLeaving: false,
    session: () => scope.getState(client.$session),
    phase: () => scope.getState(client.$phase),
    isBusy: () =>
      page.isLeaving ||
      scope.getState(client.$isEnding) ||
      scope.getState(client.$isSwitching) ||
      scope.getState(client.$isSigningIn),
    call: () =>
      void inScope(() => {
        const ask = client.scopeBind(client.getRolePermissionsFx, bind)
        void ask(asked).catch(() => {})
      }),
    signIn: () => on(client.signInSubmitted)({ ...world.person, isRemembered: false }),
    signOut: on(client.signOutPressed),
    switchTo(customerID) {
      on(client.inputNoticed)()
      on(client.profileChosen)(aProfile({ customerID }))
    },
    hear: on(client.storageChangedElsewhere),
    hearNetwork: on(client.networkChanged),
    show: on(client.pageShown),
    tick: () => isTicking && on(client.secondPassed)(timeline.now),
  }
  on(client.appStarted)()
  return page
}
