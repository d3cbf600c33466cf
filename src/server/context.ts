/** What a handler is given. It never reads the clock, the environment or the request itself. */
import type { RowScope } from '../../generated/facts/call'
import type { CallId, Calls } from '../../generated/facts/calls'
import type { FlagId } from '../../generated/facts/flags'
import type { RoleId } from '../../generated/facts/roles'
import type { HeldRole } from '../access/ownRole'
import type { Db } from './database/tables'
import type { Services } from './services'

/** Who is calling, in which customer; read anew from the database for every call. */
export interface Member {
  readonly userId: string
  readonly customerId: string
  readonly familyId: string
  readonly name: string
  readonly pictureUrl: string | null
  readonly roleIds: readonly string[]
  readonly roles: readonly RoleId[]
  /** The same roles with what the customer's own ones close; `rolesFor` asks them. */
  readonly held: readonly HeldRole[]
  readonly flags: Readonly<Record<FlagId, boolean>>
  /** Until then only calls marked `beforePasswordChange` are answered. */
  readonly mustChangePassword: boolean
}

/** Somebody without an account, who came by a link to record. */
export interface Guest {
  readonly customerId: string
  readonly requestId: string
  /** Undefined: they came by the link for everybody, and have not said who they are. */
  readonly submissionId: string | undefined
  /** Somebody of the customer looks at it as guests do, and leaves nothing behind. */
  readonly isTrial?: boolean
}

export interface AuditEvent {
  readonly action: string
  readonly target?: string
  readonly details?: Readonly<Record<string, unknown>>
  readonly userId?: string
  readonly customerId?: string
}

/** Where the browser sends a cookie. To remove one, exactly the same place must be named. */
export interface CookiePlace {
  readonly path?: string
  /** Absent: the cookie is sent to this host only. */
  readonly domain?: string
}

export interface CookieOptions extends CookiePlace {
  readonly expires: Date
  readonly sameSite?: 'strict' | 'lax'
}

/** The cookies of this request and its answer. cookieEdge.ts adds `Secure` and the name prefix. */
export interface Cookies {
  read(name: string): string | undefined
  set(name: string, value: string, options: CookieOptions): void
  /**
   * Takes the place and the SameSite with which it was set, so that the browser removes exactly
   * this cookie.
   */
  expire(name: string, place?: Omit<CookieOptions, 'expires'>): void
  /** Has the browser forget the answers that it kept, such as media. */
  forgetAnswers(): void
}

/** Where the call came from, as far as a decision or the audit needs it. */
export interface Caller {
  readonly ip: string
  readonly userAgent: string
  /** The Accept-Language header, e.g. `de-AT,de;q=0.9`. */
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
  /** Records an audit event, which is written whether the call succeeds or fails. */
  audit(event: AuditEvent): void
  /**
   * The task runs after the transaction is committed; if it is rolled back, the task never runs.
   */
  afterCommit(task: () => void | Promise<void>): void
}

/**
 * A call that needs no sign-in gets the connection instead of a transaction, because it hashes
 * passwords between its queries.
 */
export type PublicContext = AnyContext

/**
 * A call of a signed-in member runs inside one transaction, and `db` is that transaction. Calls
 * marked `transaction: own` in the manifest get the connection and begin their own.
 */
export interface Context extends AnyContext {
  readonly member: Member
  /** When the token of this call is over. */
  readonly passEndsAt: Date
  /** Which rows of the customer the member may reach with this call, from the manifest. */
  readonly rows: RowScope
}

/**
 * A call of a guest runs inside one transaction, like that of a member, and gets the connection where
 * it is marked `transaction: own`.
 */
export interface GuestContext extends AnyContext {
  readonly guest: Guest
}

interface Contexts {
  readonly none: PublicContext
  readonly guest: GuestContext
  readonly bearer: Context
  readonly analytics: Context
}

type ContextOf<Id extends CallId> = Contexts[Calls[Id]['auth']]

export type Handler<Id extends CallId> = (
  request: Calls[Id]['request'],
  context: ContextOf<Id>,
) => Promise<Calls[Id]['response']>
