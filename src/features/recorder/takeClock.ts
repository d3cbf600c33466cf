// How long a take goes on, and how far its data are behind. Moments are those of performance.now().

export interface TakeClock {
  readonly passedMs: number
  /** Since when it runs; undefined: it is paused. */
  readonly since?: number | undefined
}

export const stoppedClock: TakeClock = { passedMs: 0 }

export const passedMs = ({ passedMs: before, since }: TakeClock, now: number): number =>
  since === undefined ? before : before + now - since

export const runClock = ({ passedMs: before }: TakeClock, now: number): TakeClock => ({
  passedMs: before,
  since: now,
})

export const holdClock = (clock: TakeClock, now: number): TakeClock => ({
  passedMs: passedMs(clock, now),
})

/** Every recorder needs a moment to begin: `leastMs` is the least its data were behind in the take. */
export interface Behind {
  readonly ms: number
  readonly leastMs: number
}

export const notBehind: Behind = { ms: 0, leastMs: Infinity }

/** `recordedMs`: what has arrived of what was recorded in so many ms. */
export function fallBehind({ leastMs }: Behind, ms: number, recordedMs: number): Behind {
  const late = ms - recordedMs
  const least = recordedMs > 0 ? Math.min(leastMs, late) : leastMs
  return { ms: late - (least === Infinity ? 0 : least), leastMs: least }
}
