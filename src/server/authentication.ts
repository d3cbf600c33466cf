/**
 * The interface by which a bearer token becomes a member. The session area implements it; the
 * server only calls it.
 */
import type { Caller, Member } from './context'
import type { Db } from './database/tables'

export interface TokenClaims {
  readonly userId: string
  readonly customerId: string
  readonly familyId: string
  /** The generation of the token pair within its family; every refresh adds one. */
  readonly generation: number
}

/** What a token that was read says. */
export interface ReadClaims extends TokenClaims {
  readonly expiresAt: Date
}

export interface Admission {
  readonly now: Date
  readonly caller: Caller
  /** A background call does not count as activity (session.md B5 6). */
  readonly background: boolean
}

export interface Authentication {
  /** Whether we issued the token and it has not expired. Needs no database. */
  readToken(bearer: string | undefined, now: Date): Promise<ReadClaims>
  /** The same of the token of the analytics site, which opens nothing else. */
  readAnalyticsToken(bearer: string | undefined, now: Date): Promise<ReadClaims>
  /** Whether the token's session, user and membership are still valid. */
  admit(db: Db, claims: TokenClaims, admission: Admission): Promise<Member>
}
