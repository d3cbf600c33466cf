import { attach, createEffect, createEvent, createStore, sample } from 'effector'
import { readStorageFx, removeStorageFx, writeStorageFx } from '../../browser/storage'
import { epochKey, parseSession, sessionKey, type StoredSession } from './storedSession'

/** Who is signed in on this page. Other tabs share the stored copy; each page holds the one it began with. */
export const sessionHeld = createEvent<StoredSession>()
export const sessionDropped = createEvent()
/** Signed in, restored or switched: from here on this is the person and the customer. */
export const memberArrived = createEvent<StoredSession>()

export const readSessionFx = createEffect(async (): Promise<StoredSession | null> =>
  parseSession(await readStorageFx({ key: sessionKey })),
)

export const writeSessionFx = createEffect(async (session: StoredSession): Promise<void> => {
  await writeStorageFx({ key: sessionKey, value: JSON.stringify(session) })
})

export const removeSessionFx = createEffect(async (): Promise<void> => {
  await removeStorageFx({ key: sessionKey })
})

/** The epoch survives clearing, so that no old page ever mistakes a new session for its own. */
export const beginStoredEpochFx = createEffect(async (): Promise<number> => {
  const last = Number(await readStorageFx({ key: epochKey }))
  const next = (Number.isSafeInteger(last) ? last : 0) + 1
  await writeStorageFx({ key: epochKey, value: String(next) })
  return next
})

export const $session = createStore<StoredSession | null>(null)

export const readHeldSessionFx = attach({ source: $session, effect: (session) => session })

export const $isSignedIn = $session.map((session) => session !== null)
export const $roles = $session.map((session) => session?.roles ?? [])
export const $userId = $session.map((session) => session?.userUUID ?? '')
export const $customerId = $session.map((session) => session?.customerId ?? '')

sample({ clock: memberArrived, target: sessionHeld })
sample({ clock: sessionHeld, target: $session })
sample({ clock: sessionDropped, fn: () => null, target: $session })
