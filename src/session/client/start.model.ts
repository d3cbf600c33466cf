import { attach, createEffect, createEvent, createStore, sample } from 'effector'
import { appStarted } from '../../browser/appStarted'
import { readClockFx, waitFx } from '../../browser/clock'
import { networkChanged } from '../../browser/network'
import type { CallFailure } from '../../calls/failures'
import { epochBegan } from '../../calls/epoch.model'
import { refreshFx } from './refresh.model'
import {
  $session,
  memberArrived,
  readSessionFx,
  removeSessionFx,
  sessionDropped,
  sessionHeld,
} from './session.model'
import { isExpired, type StoredSession } from './storedSession'

/** Spec §4 Startup refresh: when both tokens are stored, a refresh runs before anything else. */
export type Phase = 'starting' | 'restoring' | 'offline' | 'anonymous' | 'signedIn'

export const retryPressed = createEvent()

export const findStoredFx = createEffect(async (): Promise<StoredSession | null> => {
  const session = await readSessionFx()
  if (session && session.rt !== '') return session
  await removeSessionFx()
  return null
})

export const restoreFx = attach({
  effect: refreshFx,
  mapParams: (_: void) => ({ because: 'start' as const }),
})

const judgeOfflineFx = createEffect(async (session: StoredSession | null): Promise<Phase> => {
  const now = await readClockFx()
  return session && !isExpired(session, now) ? 'signedIn' : 'offline'
})

const waitForRetryFx = attach({ effect: waitFx })

/** Seconds between the tries of a start that met no server (session.md B2 #10). */
const retryDelaysMs = [5000, 15_000, 30_000]

export const $phase = createStore<Phase>('starting')
const $retries = createStore(0).on(waitForRetryFx.done, (count) => count + 1)

sample({ clock: appStarted, target: [epochBegan, findStoredFx] })
sample({
  clock: findStoredFx.doneData,
  fn: (session): Phase => (session ? 'restoring' : 'anonymous'),
  target: $phase,
})
sample({ clock: findStoredFx.doneData, filter: (session) => session !== null, target: sessionHeld })
sample({ clock: findStoredFx.doneData, filter: (session) => session !== null, target: restoreFx })

sample({ clock: restoreFx.doneData, target: memberArrived })
sample({ clock: memberArrived, fn: (): Phase => 'signedIn', target: $phase })
sample({
  clock: restoreFx.failData,
  source: $session,
  filter: (_, failure) => isPassing(failure),
  target: judgeOfflineFx,
})
sample({ clock: judgeOfflineFx.doneData, target: $phase })
sample({
  clock: restoreFx.failData,
  source: $retries,
  filter: (count, failure) => isPassing(failure) && count < retryDelaysMs.length,
  fn: (count) => retryDelaysMs[count] ?? 0,
  target: waitForRetryFx,
})
sample({
  clock: [waitForRetryFx.done, retryPressed, networkChanged],
  source: $phase,
  filter: (phase) => phase === 'offline',
  target: restoreFx,
})
// Signed out in another tab while this one was starting.
sample({
  clock: restoreFx.failData,
  filter: ({ kind, reactions }) => kind === 'signedOut' && reactions.length === 0,
  target: sessionDropped,
})
sample({ clock: sessionDropped, fn: (): Phase => 'anonymous', target: $phase })

function isPassing({ kind }: CallFailure): boolean {
  return kind === 'unreachable' || kind === 'malformed'
}
