/** How a bearer becomes a member; the session decides, the server only asks. */
import type { Caller, Member } from './context'
import type { Db } from './database/tables'

export interface TokenClaims {
  readonly userId: string
  readonly customerId: string
  readonly familyId: string
  /** Which pair of the family this token was issued with. */
  readonly generation: number
}

export interface Admission {
  readonly now: Date
  readonly caller: Caller
  /** A background call does not count as activity (session.md B5 6). */
  readonly background: boolean
}

export interface Authentication {
  /** Whether the token is one of ours and still runs; no database needed. */
  readToken(bearer: string | undefined, now: Date): Promise<TokenClaims>
  /** Whether its session, user and membership still hold. */
  admit(db: Db, claims: TokenClaims, admission: Admission): Promise<Member>
}
