// Which stretches of a version were watched, of at most two hundred (reach.md 7).

const mostBuckets = 200

export const bucketsOf = (seconds: number) => Math.min(mostBuckets, seconds)

/** One visit: whose, and a sign for each second: 1 where it was watched. */
export interface Watched {
  readonly viewer: string
  readonly coverage: string
}

export interface Curve {
  readonly plays: number
  /** In how many visits each stretch was watched. */
  readonly watched: readonly number[]
  /** In how many of them by somebody who had watched it in an earlier one. */
  readonly again: readonly number[]
}

/** Adds up visits that come by viewer; each is looked at once. */
export function createCurve() {
  let plays = 0
  let watched: number[] = []
  let again: number[] = []
  let viewer: string | undefined
  let before = new Uint8Array()
  return {
    add(visit: Watched): void {
      const count = bucketsOf(visit.coverage.length)
      if (plays === 0) {
        watched = Array.from({ length: count }, () => 0)
        again = Array.from({ length: count }, () => 0)
      }
      if (visit.viewer !== viewer) {
        viewer = visit.viewer
        before = new Uint8Array(count)
      }
      plays += 1
      for (let at = 0; at < count; at += 1) {
        if (!isWatched(visit.coverage, at, count)) continue
        watched[at]! += 1
        if (before[at] === 1) again[at]! += 1
        before[at] = 1
      }
    },
    sum: (): Curve => ({ plays, watched, again }),
  }
}

const one = '1'.charCodeAt(0)

/** Half of its seconds at least were. */
function isWatched(coverage: string, at: number, count: number): boolean {
  const from = Math.floor((at * coverage.length) / count)
  const to = Math.floor(((at + 1) * coverage.length) / count)
  let seconds = 0
  for (let second = from; second < to; second += 1)
    if (coverage.charCodeAt(second) === one) seconds += 1
  return seconds * 2 >= to - from
}
