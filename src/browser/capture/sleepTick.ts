export const tickMs = 1000

/** A tick that comes later than this was held up by more than a busy computer. */
const latestMs = 20_000

/** For each tick of the wall clock: the ms that the computer slept before it, else 0. */
export function createSleepJudge(): (now: number) => number {
  let last: number | undefined
  return (now) => {
    const lateMs = last === undefined ? 0 : now - last - tickMs
    last = now
    return lateMs > latestMs ? lateMs : 0
  }
}
