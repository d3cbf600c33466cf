/** A tab with a session in its storage, and a server that renews it. */
import { createWatch, fork } from 'effector'
import { callRejected } from '../../../../src/calls/announcements'
import type { CallFailure } from '../../../../src/calls/failures'
import type { Outgoing, Reply } from '../../../../src/calls/send'
import { $session } from '../../../../src/session/client/tokens/session.model'
import {
  aLoginResponse,
  aSession,
  browserEdge,
  http,
  sessionIn,
} from '../../../support/browserEdge'

export const expired = aSession({ expiresAt: 1_000_000 })
export const atExpiry = { because: 'expired' } as const

interface Tab {
  stored: Map<string, string>
  answer: (outgoing: Outgoing) => Reply | Promise<Reply>
  held?: ReturnType<typeof aSession>
}

export function aTab({ stored, answer, held }: Tab) {
  const edge = browserEdge({ stored, answer })
  const scope = fork({ handlers: edge.handlers, values: [[$session, held ?? sessionIn(stored)]] })
  const rejected: CallFailure[] = []
  createWatch({ unit: callRejected, fn: (failure) => rejected.push(failure), scope })
  return { ...edge, scope, rejected }
}

/** A server that trades each refresh token once. */
export function aServer() {
  let rotations = 0
  const answer = () => {
    rotations += 1
    return http(
      200,
      aLoginResponse({ access_token: `at${rotations + 1}`, refresh_token: `rt${rotations + 1}` }),
    )
  }
  return { answer, count: () => rotations }
}
