import { createEffect } from 'effector'
import { signalAfter } from './signalAfter'

/**
 * A lock with one holder at a time across all tabs of this browser. Without Web Locks (an insecure
 * context, an old browser) it works within this tab only.
 */
export interface LockRequest {
  name: string
  waitMs: number
}

export type Release = () => void

export class LockWaitRanOut extends Error {}

const queues = new Map<string, Promise<void>>()

export const acquireLockFx = createEffect<LockRequest, Release>((request) =>
  globalThis.navigator?.locks ? acquireAcrossTabs(request) : acquireHere(request),
)

export const releaseLockFx = createEffect((release: Release): void => release())

function acquireAcrossTabs({ name, waitMs }: LockRequest): Promise<Release> {
  return new Promise((granted, refused) => {
    navigator.locks
      .request(name, { signal: signalAfter(waitMs) }, () => new Promise<void>(granted))
      .catch(() => refused(new LockWaitRanOut(name)))
  })
}

function acquireHere({ name, waitMs }: LockRequest): Promise<Release> {
  const ahead = queues.get(name) ?? Promise.resolve()
  return new Promise((granted, refused) => {
    const done = new Promise<void>((release) => {
      const giveUp = setTimeout(() => {
        refused(new LockWaitRanOut(name))
        release()
      }, waitMs)
      void ahead.then(() => {
        clearTimeout(giveUp)
        granted(release)
      })
    })
    queues.set(
      name,
      Promise.all([ahead, done]).then(() => undefined),
    )
  })
}
