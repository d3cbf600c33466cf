import { defaultIdleMinutes, maxIdleMinutes, minIdleMinutes } from '../../generated/facts/constants'

/** idleSessionTimeoutMins as both sides read it: missing, zero or nonsense is the default (session.md B5 8). */
export function idleLimitMs(minutes: unknown): number {
  const given = Number(minutes)
  const usable = Number.isFinite(given) && given > 0 ? given : defaultIdleMinutes
  return Math.min(maxIdleMinutes, Math.max(minIdleMinutes, usable)) * 60_000
}
