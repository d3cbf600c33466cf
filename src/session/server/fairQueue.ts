/**
 * A queue in which each caller has a lane, served in turn: whoever asks much waits for themselves
 * and holds up nobody else for longer than one piece of work a lane.
 */
import { busy } from '../../server/errors'

export interface FairQueue {
  /** Throws `busy` if too much waits and nobody has more in the queue than this lane. */
  run<Result>(lane: string, work: () => Promise<Result>): Promise<Result>
}

interface Waiting {
  start(): void
  refuse(): void
}

export function createFairQueue(limits: {
  readonly atOnce: number
  readonly longest: number
}): FairQueue {
  /** None is empty; the first one is next. */
  const lanes = new Map<string, Waiting[]>()
  let running = 0
  let waiting = 0

  function startNext(): void {
    const [next] = lanes
    if (!next || running >= limits.atOnce) return
    const [lane, [first, ...others]] = next
    lanes.delete(lane)
    if (others.length > 0) lanes.set(lane, others)
    waiting -= 1
    running += 1
    first?.start()
  }

  /** Whoever has the most in the queue loses the last of it. */
  function makeRoom(lane: string): void {
    if (waiting < limits.longest) return
    const own = lanes.get(lane)?.length ?? 0
    const [longest = '', theirs = []] =
      [...lanes].toSorted(([, one], [, other]) => other.length - one.length)[0] ?? []
    if (theirs.length <= own + 1) throw busy()
    lanes.set(longest, theirs.slice(0, -1))
    waiting -= 1
    theirs.at(-1)?.refuse()
  }

  const turnIn = (lane: string) =>
    new Promise<void>((resolve, reject) => {
      lanes.set(lane, [
        ...(lanes.get(lane) ?? []),
        { start: resolve, refuse: () => reject(busy()) },
      ])
      waiting += 1
      startNext()
    })

  return {
    async run(lane, work) {
      if (running >= limits.atOnce) makeRoom(lane)
      await turnIn(lane)
      try {
        return await work()
      } finally {
        running -= 1
        startNext()
      }
    },
  }
}
