import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector'
import type { EndingId } from '../../../../generated/facts/endings'
import { href } from '../../../../generated/facts/routes'
import { appStarted } from '../../../browser/appStarted'
import { readClockFx, waitFx } from '../../../browser/clock'
import { leaveForFx, readAddressFx } from '../../../browser/location'
import { networkChanged } from '../../../browser/network'
import { epochBegan } from '../../../calls/epoch.model'
import { judgeIdlenessFx } from './activity'
import { $isEnding } from './ending.model'
import { refreshFx } from '../tokens/refresh.model'
import { revokeQueuedFx } from '../tokens/revoke'
import {
  $session,
  beginStoredEpochFx,
  memberArrived,
  readSessionFx,
  sessionDropped,
  sessionHeld,
  takeSessionFx,
} from '../tokens/session.model'
import { isPassing, retryAfterOf } from '../tokens/sessionFailures'
import { isExpired, type StoredSession } from '../tokens/storedSession'
import { raiseFlagFx } from '../tokens/tabFlags'
import { readIsUploadUnsupportedFx } from './uploadRoute'

/** Spec §4 Startup refresh: when both tokens are stored, a refresh runs before anything else. */
export type Phase = 'starting' | 'restoring' | 'offline' | 'anonymous' | 'signedIn'

export const retryPressed = createEvent()

/**
 * Whether a session may start at this address (session.md B2 #1); not on the page that breaks a
 * loop of sign-outs.
 */
const judgePlaceFx = createEffect(async (): Promise<boolean> => {
  if (await readIsUploadUnsupportedFx()) {
    await leaveForFx(href('noSupport.backgroundUpload'))
    return false
  }
  return (await readAddressFx()).pathname !== href('signedOutAgain')
})

export const findStoredFx = createEffect(async (): Promise<StoredSession | null> => {
  const session = await readSessionFx()
  if (session && session.rt !== '') return session
  // Another tab may be using what is left of the session (case 7).
  if (await takeSessionFx()) {
    const epoch = await beginStoredEpochFx()
    await raiseFlagFx({ name: 'logout', epoch, reason: 'noExpiry' satisfies EndingId })
  }
  return null
})

export const restoreFx = attach({ effect: refreshFx })

const atStart = { because: 'start' } as const

/** Checked before every refresh at startup: an idle session ends without one (session.md B2 #2). */
const checkIdleFx = attach({ effect: judgeIdlenessFx })

/** Without a server the session continues until the access token expires. */
const goOnFx = createEffect(async (session: StoredSession | null) => {
  const now = await readClockFx()
  return session && !isExpired(session, now) ? session : null
})

const waitForRetryFx = attach({ effect: waitFx })

/**
 * Retry delays while the server is unreachable at startup (session.md B2 #10); the last one
 * repeats.
 */
const retryDelaysMs = [5000, 15_000]
const lastRetryDelayMs = 30_000

export const $phase = createStore<Phase>('starting')
const $isRestored = createStore(true)
const $retries = createStore(0)
  .on(waitForRetryFx.done, (count) => count + 1)
  .reset(restoreFx.done)
/** The application is open, but the server does not answer and the session waits for it. */
export const $isDegraded = combine(
  { phase: $phase, isRestored: $isRestored },
  ({ phase, isRestored }) => phase === 'signedIn' && !isRestored,
)

const restorePassed = restoreFx.failData.filter({ fn: isPassing })

sample({ clock: appStarted, target: [epochBegan, judgePlaceFx, revokeQueuedFx] })
sample({ clock: networkChanged, filter: Boolean, fn: () => undefined, target: revokeQueuedFx })
sample({ clock: judgePlaceFx.doneData, filter: Boolean, fn: () => undefined, target: findStoredFx })
sample({
  clock: findStoredFx.doneData,
  fn: (session): Phase => (session ? 'restoring' : 'anonymous'),
  target: $phase,
})
sample({ clock: findStoredFx.doneData, filter: (session) => session !== null, target: sessionHeld })
sample({
  clock: findStoredFx.doneData,
  filter: (session) => session !== null,
  fn: () => undefined,
  target: checkIdleFx,
})
sample({
  clock: checkIdleFx.doneData,
  source: $isEnding,
  filter: (isEnding, { kind }) => !isEnding && kind !== 'over',
  fn: () => atStart,
  target: restoreFx,
})

sample({ clock: restoreFx.doneData, target: memberArrived })
sample({ clock: memberArrived, fn: (): Phase => 'signedIn', target: $phase })
sample({ clock: restoreFx.done, fn: () => true, target: $isRestored })
sample({ clock: restorePassed, fn: () => false, target: $isRestored })

sample({
  clock: restorePassed,
  source: { session: $session, phase: $phase },
  filter: ({ phase }) => phase !== 'signedIn',
  fn: ({ session }) => session,
  target: goOnFx,
})
sample({ clock: goOnFx.doneData, filter: Boolean, target: memberArrived })
sample({
  clock: goOnFx.doneData,
  filter: (session) => session === null,
  fn: (): Phase => 'offline',
  target: $phase,
})
sample({
  clock: restorePassed,
  source: { count: $retries, isWaiting: waitForRetryFx.pending },
  filter: ({ isWaiting }) => !isWaiting,
  fn: ({ count }, failure) =>
    Math.max(retryDelaysMs[count] ?? lastRetryDelayMs, retryAfterOf(failure)),
  target: waitForRetryFx,
})
sample({
  clock: [waitForRetryFx.done, retryPressed, networkChanged.filter({ fn: Boolean })],
  source: { isRestored: $isRestored, isTrying: restoreFx.pending, isEnding: $isEnding },
  filter: ({ isRestored, isTrying, isEnding }) => !isRestored && !isTrying && !isEnding,
  fn: () => undefined,
  target: checkIdleFx,
})
// Another tab signed out while this one was starting.
sample({
  clock: restoreFx.failData,
  source: $isEnding,
  filter: (isEnding, { kind, reactions }) =>
    !isEnding && kind === 'signedOut' && reactions.length === 0,
  target: sessionDropped,
})
sample({ clock: sessionDropped, fn: (): Phase => 'anonymous', target: $phase })
