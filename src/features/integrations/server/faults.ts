// What may go wrong between us and another service.
import { ClientError } from 'openid-client'

/** The service does not accept the token, though it should be valid for a while. */
export class TokenRefused extends Error {}

/** The service ended the connection, or its person did. */
export class ConnectionOver extends Error {}

/** The service, or the way there: it may go better later. */
export class Outage extends Error {}

/** The service refuses what was asked, and says why by status and, mostly, a word. */
export class Refused extends Error {
  readonly status: number
  readonly reason: string

  constructor(status: number, reason: string) {
    super(`The service answered ${status} ${reason}.`)
    this.status = status
    this.reason = reason
  }
}

export function isOutage(fault: unknown): boolean {
  if (fault instanceof Outage || fault instanceof ClientError) return true
  if (!(fault instanceof Error)) return false
  // What fetch throws when there is no response.
  return fault.name === 'TimeoutError' || (fault instanceof TypeError && fault.cause !== undefined)
}
