import { idleWarningSeconds } from '../../generated/facts/constants'

/** How close a session is to its idle timeout (spec §4 Idle). `off`: nobody is signed in. */
export type Idleness =
  | { kind: 'off' }
  | { kind: 'active' }
  | { kind: 'warning'; seconds: number }
  | { kind: 'over' }

export interface Quiet {
  /** When the person was last active, by this device's clock. */
  activeAt: number
  now: number
  limitMs: number
}

/** Uses the wall clock, so time during which the tab was suspended counts. */
export function judgeIdleness({ limitMs, ...quiet }: Quiet): Idleness {
  const remainingMs = limitMs - quietMs(quiet)
  if (remainingMs <= 0) return { kind: 'over' }
  const seconds = Math.ceil(remainingMs / 1000)
  return seconds > idleWarningSeconds ? { kind: 'active' } : { kind: 'warning', seconds }
}

/**
 * Seconds since the last activity, as reported to the server. Rounded down, so that the client
 * never outlives the server.
 */
export function activeSecondsAgo(quiet: Pick<Quiet, 'activeAt' | 'now'>): number {
  return Math.floor(quietMs(quiet) / 1000)
}

/**
 * If the clock was set back, the last activity lies in the future; it counts as now (session.md
 * case 31).
 */
function quietMs({ activeAt, now }: Pick<Quiet, 'activeAt' | 'now'>): number {
  return Math.max(0, now - activeAt)
}
