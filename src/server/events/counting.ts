/** What several processes count together, such as wrong passwords: each tells the others what it has counted. */
export interface Counted {
  /** Which counts. */
  readonly of: string
  readonly key: string
  /** Milliseconds. */
  readonly at: number
  /** It counts no more. */
  readonly isBack?: true
}

type One = Omit<Counted, 'of'>

export interface Counting {
  /** @returns what tells the others; `hear` is told what they say. */
  share(name: string, hear: (counted: One) => void): (counted: One) => void
}

/** For one process that no other shares its counts with. */
export const countingAlone: Counting = { share: () => () => {} }

/** PostgreSQL refuses a notification of 8,000 bytes and more. */
const mostAtOnce = 50

export function createCounting(
  say: (counted: readonly Counted[]) => void,
): Counting & { hear(counted: readonly Counted[]): void } {
  const heard = new Map<string, (counted: One) => void>()
  let waiting: Counted[] = []

  /** What one call counts goes out together. */
  function tell(counted: Counted): void {
    waiting.push(counted)
    if (waiting.length > 1) return
    queueMicrotask(() => {
      const all = waiting
      waiting = []
      for (let from = 0; from < all.length; from += mostAtOnce)
        say(all.slice(from, from + mostAtOnce))
    })
  }

  return {
    share(of, hear) {
      heard.set(of, hear)
      return (counted) => tell({ of, ...counted })
    },
    hear: (counted) => counted.forEach(({ of, ...one }) => heard.get(of)?.(one)),
  }
}
