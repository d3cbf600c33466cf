/**
 * Expected failures: thrown once where they are noticed, turned into an answer once (http/). The
 * status and text of each come from the manifest (errors.yaml).
 */
import { failureKinds, type FailureCode } from '../../generated/facts/failures'

export interface FailureOptions {
  readonly httpStatus?: number
  readonly retryAfterSeconds?: number
  /** Tells the client to refresh and repeat the call once (session.md B3 rank 4). */
  readonly authReason?: 'expired' | 'stale' | undefined
  /** Values for the {names} in its text, for clients that show it in another language. */
  readonly params?: Readonly<Record<string, string>>
  readonly faults?: readonly FieldFault[]
}

/** What is wrong with one field of a request: the schema keyword it violates. */
export interface FieldFault {
  /** Dotted, as in the request: `uploads.0.sentBytes`; empty: the request itself. */
  readonly field: string
  readonly code: string
  readonly limit?: number
}

export class Failure extends Error {
  readonly code: FailureCode
  readonly httpStatus: number
  readonly retryAfterSeconds: number | undefined
  readonly authReason: 'expired' | 'stale' | undefined
  readonly params: Readonly<Record<string, string>> | undefined
  readonly faults: readonly FieldFault[] | undefined

  constructor(code: FailureCode, message: string, options: FailureOptions = {}) {
    super(message)
    this.name = 'Failure'
    this.code = code
    this.httpStatus = options.httpStatus ?? 200
    this.retryAfterSeconds = options.retryAfterSeconds
    this.authReason = options.authReason
    this.params = options.params
    this.faults = options.faults
  }
}

/** A failure of the manifest's catalogue; `words` fill the {names} of its message. */
export function failure(
  code: FailureCode,
  words: Readonly<Record<string, string>> = {},
  options: FailureOptions = {},
): Failure {
  const { status, message } = failureKinds[code]
  const filled = message.replace(/\{(\w+)\}/g, (whole, name: string) => words[name] ?? whole)
  const params = Object.keys(words).length > 0 ? words : undefined
  return new Failure(code, filled, { httpStatus: status, params, ...options })
}

/**
 * Also the answer for a row of another customer. The two must be indistinguishable, so the noun is
 * never shown.
 */
export const notFound = (_noun?: string) => failure('notFound')
export const forbidden = () => failure('forbidden')
export const changedMeanwhile = () => failure('changedMeanwhile')
export const malformedRequest = (problem: string, faults?: readonly FieldFault[]) =>
  failure('malformedRequest', { problem }, { faults })

export const unauthorized = (authReason?: FailureOptions['authReason']) =>
  failure('unauthorized', {}, { authReason })

export const tooManyAttempts = (retryAfterSeconds: number) =>
  failure('tooManyAttempts', {}, { retryAfterSeconds })

/**
 * Overload, a full disk or a database that is down: the client waits and tries again; it never ends
 * the session.
 */
export const busy = (retryAfterSeconds = 2) => failure('busy', {}, { retryAfterSeconds })

/** An unexpected failure. The incident id stands in the log beside the full error. */
export const internal = (incident: string) => failure('internal', { incident })

/** The row lives in another of the person's customers: the client switches to it (spec §8, 409). */
export const otherCustomer = (customerId: string) => failure('otherCustomer', { customerId })

export const unknownCall = () => failure('unknownCall')
export const crossSite = () => failure('crossSite')
export const unsupportedBody = () => failure('unsupportedBody')
export const bodyTooLarge = () => failure('bodyTooLarge')
