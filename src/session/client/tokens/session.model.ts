import { attach, createEffect, createEvent, createStore, sample } from 'effector'
import { changeStorageFx, readStorageFx, writeStorageFx } from '../../../browser/storage'
import { epochKey, parseSession, sessionKey, type StoredSession } from './storedSession'

/** Who is signed in on this page. Other tabs share the stored copy; each page holds the one it began with. */
export const sessionHeld = createEvent<StoredSession>()
export const sessionDropped = createEvent()
/** Somebody signed in, was restored or switched: person and customer are known from here on. */
export const memberArrived = createEvent<StoredSession>()

export const readSessionFx = createEffect(async (): Promise<StoredSession | null> =>
  parseSession(await readStorageFx({ key: sessionKey })),
)

export const writeSessionFx = createEffect(async (session: StoredSession): Promise<void> => {
  await writeStorageFx({ key: sessionKey, value: JSON.stringify(session) })
})

/**
 * Reads and removes in one step, so that a refresh that finishes meanwhile finds no session to
 * continue.
 */
export const takeSessionFx = createEffect(async (): Promise<StoredSession | null> =>
  parseSession(await changeStorageFx({ key: sessionKey, change: () => null })),
)

/**
 * Replaces the stored session if it is still of the given epoch. Reads and writes in one step, so
 * that an ended session does not come back and no newer pair is overwritten. null: it was another
 * one.
 */
export const replaceSessionFx = createEffect(
  async (given: {
    ep: number
    next: (current: StoredSession) => StoredSession
  }): Promise<StoredSession | null> => {
    const written: StoredSession[] = []
    const change = (text: string | null) => {
      const current = parseSession(text)
      if (current?.ep !== given.ep) return text
      const next = given.next(current)
      written.push(next)
      return JSON.stringify(next)
    }
    await changeStorageFx({ key: sessionKey, change })
    return written[0] ?? null
  },
)

/** The epoch survives clearing, so that an old page never takes a new session for its own. */
export const beginStoredEpochFx = createEffect(async (): Promise<number> => {
  const before = await changeStorageFx({ key: epochKey, change: (last) => String(after(last)) })
  return after(before)
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

function after(text: string | null): number {
  const last = Number(text)
  return (Number.isSafeInteger(last) ? last : 0) + 1
}
