export interface WindowLimits {
  readonly windowMs: number
  readonly perAddress: number
  readonly all: number
}

/** Counts what addresses do in one stretch of time after another; false: this one is too much. */
export function createWindow(now: () => Date, limits: WindowLimits): (address: string) => boolean {
  let counts = new Map<string, number>()
  let total = 0
  let endsAt = 0
  return (address) => {
    const time = now().getTime()
    if (time >= endsAt) {
      counts = new Map()
      total = 0
      endsAt = time + limits.windowMs
    }
    const count = counts.get(address) ?? 0
    // What is refused to one does not count against the total of the others.
    if (total >= limits.all || count >= limits.perAddress) return false
    counts.set(address, count + 1)
    total += 1
    return true
  }
}
