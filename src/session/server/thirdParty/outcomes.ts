/** How a third-party sign-in may end other than with a session, as reported to the client. */
import { AuthorizationResponseError, ClientError } from 'openid-client'
import type { ThirdPartyOutcome } from '../../thirdPartyOutcome'

export interface Trouble {
  readonly outcome: Extract<ThirdPartyOutcome, 'cancelled' | 'unreachable' | 'failed'>
  /** Error names of the protocol, never values: those may contain codes and tokens. */
  readonly why: string
}

export function troubleOf(error: unknown): Trouble {
  if (error instanceof AuthorizationResponseError) {
    const outcome = error.error === 'access_denied' ? 'cancelled' : 'failed'
    return { outcome, why: wordOf(error.error) }
  }
  if (error instanceof ClientError) {
    const outcome = unreachableCodes.has(error.code ?? '') ? 'unreachable' : 'failed'
    return { outcome, why: wordOf(error.code) }
  }
  if (error instanceof Error && 'error' in error) {
    return { outcome: 'failed', why: wordOf(error.error) }
  }
  // The error fetch throws when there is no response.
  if (error instanceof TypeError && error.cause !== undefined)
    return { outcome: 'unreachable', why: 'network' }
  return { outcome: 'failed', why: error instanceof Error ? wordOf(error.name) : 'unknown' }
}

const unreachableCodes = new Set(['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM'])

const wordOf = (value: unknown) =>
  String(value)
    .replace(/[^\w.-]/g, '_')
    .slice(0, 60)
