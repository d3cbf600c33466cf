/**
 * A fixed number of places for work that runs at the same time. All files share one set: a browser opens
 * six connections to a server, and the page's own calls need some of them.
 */
export interface Slots {
  use<Result>(work: () => Promise<Result>): Promise<Result>
}

export function createSlots(count: number): Slots {
  const waiting: Array<() => void> = []
  let free = count

  async function take() {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
  }

  function giveBack() {
    const next = waiting.shift()
    if (next) next()
    else free += 1
  }

  return {
    async use(work) {
      await take()
      try {
        return await work()
      } finally {
        giveBack()
      }
    },
  }
}
