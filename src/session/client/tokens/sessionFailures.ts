import type { EndingId } from '../../../../generated/facts/endings'
import type { CallFailure } from '../../../calls/failures'

/** Failures used when no pass is given. The call that asked for it puts its own id in. */
export function signedOut(ending?: EndingId): CallFailure {
  return {
    call: 'refreshSession',
    kind: 'signedOut',
    reactions: ending ? [{ do: 'endSession', ending }] : [],
  }
}

/** Another tab signed out or went to another customer: this page is about to reload. */
export function superseded(): CallFailure {
  return { call: 'refreshSession', kind: 'superseded', reactions: [] }
}

/**
 * The refresh lock was not granted in time: this call fails, the session stays (session.md B1.5).
 */
export function refreshBusy(call: CallFailure['call'] = 'refreshSession'): CallFailure {
  return {
    call,
    kind: 'unreachable',
    retryAfterMs: null,
    reactions: [{ do: 'retry', text: { key: 'errors.busy' }, afterMs: null }],
  }
}

/** A temporary failure: the session stays, and the refresh is tried again. */
export function isPassing({ reactions }: CallFailure): boolean {
  return reactions.some((reaction) => reaction.do === 'retry')
}

/** The delay the server asked for (Retry-After). */
export function retryAfterOf(failure: CallFailure): number {
  return failure.kind === 'unreachable' ? (failure.retryAfterMs ?? 0) : 0
}
