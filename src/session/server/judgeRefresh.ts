/** What to do with a presented refresh token: session.md B1 6 as one pure function. */
export interface FamilyState {
  readonly generation: number
  /** The newest generation whose access token was used on a call. */
  readonly seenGeneration: number
  readonly lastActiveAt: Date
  readonly expiresAt: Date
  readonly endReason: string | null
}

export interface PresentedToken {
  readonly generation: number
  readonly usedAt: Date | null
}

export interface RefreshWorld {
  readonly now: Date
  readonly idleLimitMs: number
  readonly isBound: boolean
  readonly isUserActive: boolean
}

export type RefreshVerdict =
  /** The current token: it is marked as used and gets a successor. */
  | 'rotate'
  /**
   * The parent of the current token again (two tabs, a lost reply): the same successor is returned.
   */
  | 'repeat'
  /** A token that was used and replaced long ago: it may be stolen, so the family ends. */
  | 'reuse'
  /** The browser does not hold the session's cookie. */
  | 'unbound'
  | 'ended'
  | 'inactive'
  | 'idle'
  | 'expired'

const graceMs = 30_000

export function judgeRefresh(
  family: FamilyState,
  token: PresentedToken,
  { now, idleLimitMs, isBound, isUserActive }: RefreshWorld,
): RefreshVerdict {
  if (!isBound) return 'unbound'
  if (!isUserActive || family.endReason === 'inactive') return 'inactive'
  if (family.endReason === 'idle' || family.endReason === 'expired') return family.endReason
  if (family.endReason !== null) return 'ended'
  if (now > family.expiresAt) return 'expired'
  if (now.getTime() - family.lastActiveAt.getTime() > idleLimitMs + idleSlackMs) return 'idle'
  if (token.usedAt === null) return 'rotate'
  if (token.generation !== family.generation - 1) return 'reuse'
  if (isInGrace(token.usedAt, now)) return 'repeat'
  return family.seenGeneration < family.generation ? 'repeat' : 'reuse'
}

/** A clock that was set back must not extend the grace period. */
export function isInGrace(usedAt: Date, now: Date): boolean {
  return Math.abs(now.getTime() - usedAt.getTime()) <= graceMs
}

/** Activity is saved at most this often, so the server waits this much longer than the client. */
export const activityStepMs = 15_000
export const idleSlackMs = activityStepMs
