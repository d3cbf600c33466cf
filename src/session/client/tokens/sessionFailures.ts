import type { EndingId } from '../../../../generated/facts/endings'
import type { CallFailure } from '../../../calls/failures'

/** Why no pass is given. The call that asked puts its own name in. */
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

/** The lock did not come: this call gives up, the session stays (session.md B1.5). */
export function refreshBusy(call: CallFailure['call'] = 'refreshSession'): CallFailure {
  return {
    call,
    kind: 'unreachable',
    retryAfterMs: null,
    reactions: [{ do: 'retry', text: { key: 'errors.busy' }, afterMs: null }],
  }
}

/** A fault that passes: the session stays, and the refresh is tried again. */
export function isPassing({ reactions }: CallFailure): boolean {
  return reactions.some((reaction) => reaction.do === 'retry')
}

/** How long the server asks to be left alone. */
export function retryAfterOf(failure: CallFailure): number {
  return failure.kind === 'unreachable' ? (failure.retryAfterMs ?? 0) : 0
}
