/** A few at once, some waiting, the rest refused. */
export function createSlots(atOnce: number, longestQueue: number, refusal: () => Error) {
  const waiting: Array<() => void> = []
  let running = 0

  const enter = () => {
    if (running < atOnce) {
      running += 1
      return Promise.resolve()
    }
    if (waiting.length >= longestQueue) return Promise.reject(refusal())
    return new Promise<void>((resolve) => waiting.push(resolve))
  }

  const leave = () => {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }

  return {
    async run<Result>(work: () => Promise<Result>): Promise<Result> {
      await enter()
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}
