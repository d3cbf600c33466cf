// One tab records at a time: it holds a lock, which a crash lets go of, too.

export class RecordedElsewhere extends Error {}

export interface RecorderClaim {
  /** Instead of whichever tab records. */
  takesOver?: boolean
  /** The tab that recorded is done, after RecordedElsewhere or onLost told of it. */
  onFreed: () => void
  /** Another tab took it over. */
  onLost: () => void
}

interface Hold {
  readonly granted: Promise<void>
  isGranted: boolean
  release(): void
}

const name = 'recorder'
/** A tab that has just died holds its lock a moment longer. */
const patienceMs = 5_000
const lookEveryMs = 1_000

/** One request at a time: a second one would wait for the first one of the same tab. */
let hold: Hold | undefined

/**
 * Rejects with RecordedElsewhere; the request waits on, so that a tab which only was slow to die
 * lets this one record. Without Web Locks (an insecure context) nobody is asked.
 */
export async function holdRecorder(claim: RecorderClaim): Promise<void> {
  if (!globalThis.navigator?.locks) return
  if (claim.takesOver && !hold?.isGranted) releaseRecorder()
  hold ??= ask(claim)
  await Promise.race([hold.granted, heldElsewhere(hold, claim)])
}

export function releaseRecorder(): void {
  hold?.release()
  hold = undefined
}

function ask({ takesOver, onLost, onFreed }: RecorderClaim): Hold {
  const waiting = new AbortController()
  let isOver = false
  let letGo = () => waiting.abort()
  const options = takesOver ? { steal: true } : { signal: waiting.signal }
  const asked: Hold = {
    isGranted: false,
    release() {
      isOver = true
      letGo()
    },
    granted: new Promise((granted, refused) => {
      navigator.locks
        .request(name, options, () => {
          if (isOver) return
          asked.isGranted = true
          granted()
          return new Promise<void>((over) => (letGo = over))
        })
        .catch((failure: unknown) => {
          if (isOver) return
          hold = undefined
          if (!asked.isGranted) return refused(failure)
          onLost()
          hold = ask({ onLost, onFreed })
          void hold.granted.then(onFreed)
        })
    }),
  }
  return asked
}

/** The browser tells of a lock that was given to this tab before it tells who holds it. */
async function heldElsewhere(asked: Hold, { onFreed }: RecorderClaim): Promise<never> {
  for (let waitMs = patienceMs; ; waitMs = lookEveryMs) {
    await new Promise((passed) => setTimeout(passed, waitMs))
    const { held = [] } = await navigator.locks.query()
    // Granted or let go of: there is nothing left to tell.
    if (asked.isGranted || hold !== asked) return new Promise<never>(() => undefined)
    if (!held.some((lock) => lock.name === name)) continue
    void asked.granted.then(onFreed)
    throw new RecordedElsewhere('Another tab records.')
  }
}
