// Generated from manifest/features/*.yaml by npm run codegen. Edit the manifest, not this file.

import type { Rule } from './access'
import type { CallId } from './calls'
import type { RoleId } from './roles'
import type { FeatureId } from './routes'

/** Of the rows of a customer: those of the person, also those shared with them, or all; each holds the one before. */
export type RowScope = 'own' | 'shared' | 'customer'

export type Rows = RowScope | Readonly<Partial<Record<RoleId, RowScope>>>

/** Checks a value without throwing. */
export interface Schema<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false; error: unknown }
}

/** One call of the API: everything both sides need to know of it. */
export interface Call<Id extends CallId = CallId, Request = unknown, Response = unknown> {
  readonly id: Id
  readonly feature: FeatureId
  readonly method: 'GET' | 'POST'
  /** Without a leading slash. */
  readonly path: string
  /** Form fields that tell calls of one path apart. */
  readonly variant?: Readonly<Record<string, string>>
  /**
   * bearer: a member; analytics: a member by the token of the analytics site, who reads only; guest: whoever
   * holds a link to record by, in the header Guest-Token.
   */
  readonly auth: 'none' | 'bearer' | 'guest' | 'analytics'
  /**
   * envelope: {clientRequest} to {status, clientResponse, errorMessage}; form: form-encoded to bare JSON;
   * csv: {clientRequest} to lines of CSV; events: nothing to text/event-stream.
   */
  readonly body: 'envelope' | 'form' | 'none' | 'csv' | 'events'
  readonly access: Rule
  /** Does not count as activity. */
  readonly background: boolean
  readonly idempotent: boolean
  /** Answered also while the person must choose a new password. */
  readonly beforePasswordChange?: boolean
  /** Whose rows it is about; a role that is not named touches its own. */
  readonly rows?: Rows
  /** The handler makes its own transactions. */
  readonly transaction?: 'own'
  /** Where a usual body is too short. */
  readonly bodyLimit?: { readonly bytes: number; readonly keys: number }
  /** Where browsers check what they send; the server checks every request. */
  readonly request?: Schema<Request>
  readonly response: Schema<Response>
}

/** A call for which people fill in a form. */
export interface WriteCall<Id extends CallId = CallId, Request = unknown, Response = unknown> extends Call<Id, Request, Response> {
  readonly request: Schema<Request>
}
