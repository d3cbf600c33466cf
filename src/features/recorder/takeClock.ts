// How much of a take is recorded. Moments are those of performance.now().

export interface TakeClock {
  readonly recordedMs: number
  /** Since when it runs; undefined: it is paused. */
  readonly since?: number | undefined
}

export const stoppedClock: TakeClock = { recordedMs: 0 }

export const recordedMs = ({ recordedMs: before, since }: TakeClock, now: number): number =>
  since === undefined ? before : before + now - since

export const runClock = ({ recordedMs: before }: TakeClock, now: number): TakeClock => ({
  recordedMs: before,
  since: now,
})

export const holdClock = (clock: TakeClock, now: number): TakeClock => ({
  recordedMs: recordedMs(clock, now),
})
