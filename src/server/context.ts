/** What a handler is given. It never reads the clock, the environment or the request itself. */
import type { RowScope } from '../../generated/facts/call'
import type { CallId, Calls } from '../../generated/facts/calls'
import type { FlagId } from '../../generated/facts/flags'
import type { RoleId } from '../../generated/facts/roles'
import type { Db } from './database/tables'
import type { Services } from './services'

/** Who is calling, in which customer; read anew from the database for every call. */
export interface Member {
  readonly userId: string
  readonly customerId: string
  readonly familyId: string
  readonly name: string
  readonly roleIds: readonly string[]
  readonly roles: readonly RoleId[]
  readonly flags: Readonly<Record<FlagId, boolean>>
  /** Until then only calls marked `beforePasswordChange` are answered. */
  readonly mustChangePassword: boolean
}

export interface AuditEvent {
  readonly action: string
  readonly target?: string
  readonly details?: Readonly<Record<string, unknown>>
  readonly userId?: string
  readonly customerId?: string
}

/** Where a cookie is sent. One is expired only by naming the very same place. */
export interface CookiePlace {
  readonly path?: string
  /** Absent: to this host alone. */
  readonly domain?: string
}

export interface CookieOptions extends CookiePlace {
  readonly expires: Date
  readonly sameSite?: 'strict' | 'lax'
}

/** The cookies of this request and answer. `Secure` and the prefix that says so are put on by the edge. */
export interface Cookies {
  read(name: string): string | undefined
  set(name: string, value: string, options: CookieOptions): void
  /** With the place and the SameSite it was set with, so that the browser forgets exactly that one. */
  expire(name: string, place?: Omit<CookieOptions, 'expires'>): void
}

/** Where the call came from, as far as a decision or the audit may need it. */
export interface Caller {
  readonly ip: string
  readonly userAgent: string
  /** As the browser asks for it, e.g. `de-AT,de;q=0.9`. */
  readonly acceptLanguage: string
  /** How long ago the person last did something in the tab, when the client says so (session.md B5 7). */
  readonly activeSecondsAgo?: number
}

interface AnyContext {
  readonly db: Db
  readonly now: Date
  readonly services: Services
  readonly cookies: Cookies
  readonly caller: Caller
  newId(): string
  /** Written whatever the outcome of the call is. */
  audit(event: AuditEvent): void
  /** Runs once the answer's transaction is committed; never when it was not. */
  afterCommit(task: () => void | Promise<void>): void
}

/** A call anyone may make gets the connection, not a transaction: it hashes passwords between its queries. */
export type PublicContext = AnyContext

/**
 * A call of a signed-in member runs inside one transaction: `db` is that transaction; but for those that make
 * their own (`transaction: own` in the manifest).
 */
export interface Context extends AnyContext {
  readonly member: Member
  /** Whose rows of the customer the member touches by this call, as the manifest says. */
  readonly rows: RowScope
}

type ContextOf<Id extends CallId> = Calls[Id]['auth'] extends 'none' ? PublicContext : Context

export type Handler<Id extends CallId> = (
  request: Calls[Id]['request'],
  context: ContextOf<Id>,
) => Promise<Calls[Id]['response']>
