import { idleWarningSeconds } from '../../generated/facts/constants'

/** How close a session is to its idle end (spec §4 Idle). Off: nobody is signed in. */
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

/** By the wall clock: what a tab slept through counts. */
export function judgeIdleness({ limitMs, ...quiet }: Quiet): Idleness {
  const remainingMs = limitMs - quietMs(quiet)
  if (remainingMs <= 0) return { kind: 'over' }
  const seconds = Math.ceil(remainingMs / 1000)
  return seconds > idleWarningSeconds ? { kind: 'active' } : { kind: 'warning', seconds }
}

/** As the server is told it: rounded towards "just now", so that the client never outlives the server. */
export function activeSecondsAgo(quiet: Pick<Quiet, 'activeAt' | 'now'>): number {
  return Math.floor(quietMs(quiet) / 1000)
}

/** A clock that was set back has seen the future: that was now (session.md case 31). */
function quietMs({ activeAt, now }: Pick<Quiet, 'activeAt' | 'now'>): number {
  return Math.max(0, now - activeAt)
}
