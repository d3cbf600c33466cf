import { exchangeFx } from '../../../calls/exchange'
import { clientId } from './clientId'
import { dequeue, readQueue } from './revokedQueue'
import { loadSessionCallsFx } from './sessionCalls'

/** A session that is over. */
export interface Revoked {
  readonly token: string
  /** Of its token, as it is kept until the server knows; null where none could be made. */
  readonly hash: string | null
}

export async function tellRevoked({ token, hash }: Revoked): Promise<boolean> {
  const isTold = await tell({ token })
  if (isTold && hash) await dequeue(hash)
  return isTold
}

export async function tellQueued(): Promise<void> {
  for (const hash of await readQueue()) {
    if (!(await tell({ token_hash: hash }))) return
    await dequeue(hash)
  }
}

/** True if the server has answered without a fault of its own; a refusal is not retried. */
async function tell(which: { token: string } | { token_hash: string }): Promise<boolean> {
  const calls = await loadSessionCallsFx().catch(() => null)
  if (!calls) return false
  const request = { ...which, client_id: clientId }
  const verdict = await exchangeFx({ call: calls.revokeSession, request, keepalive: true })
  if (verdict.kind === 'ok') return true
  const { failure } = verdict
  return failure.kind === 'refused' && (failure.status ?? 0) < 500
}
