// One tab records at a time: it holds a lock, which a crash lets go of, too.
import { signalAfter } from '../../../browser/signalAfter'

export class RecordedElsewhere extends Error {}

/** A tab that has just died holds its lock a moment longer, on a busy computer for seconds. */
const waitMs = 10_000

let letGo: (() => void) | undefined

/** Rejects with RecordedElsewhere. Without Web Locks (an insecure context) nobody is asked. */
export async function holdRecorder(): Promise<void> {
  if (letGo || !globalThis.navigator?.locks) return
  // The time may be over before the answer to the first request is read.
  await lockWith({ signal: signalAfter(waitMs) }).catch(() => lockWith({ ifAvailable: true }))
}

function lockWith(options: LockOptions): Promise<void> {
  return new Promise((held, refused) => {
    navigator.locks
      .request('recorder', options, (lock) => {
        if (!lock) return refused(new RecordedElsewhere('Another tab records.'))
        held()
        return new Promise<void>((over) => (letGo = over))
      })
      .catch(refused)
  })
}

export function releaseRecorder(): void {
  letGo?.()
  letGo = undefined
}
