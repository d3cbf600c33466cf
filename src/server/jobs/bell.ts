/** A signal for one listener: it wakes whoever waits now, or else the next one to wait. */
export function createBell() {
  let isRung = false
  let wake: (() => void) | undefined

  return {
    ring() {
      isRung = true
      wake?.()
    },
    /** Resolves when the bell rings, at the latest after `longestMs`. */
    async heard(longestMs: number): Promise<void> {
      if (!isRung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, longestMs)
          wake = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      isRung = false
    },
  }
}
