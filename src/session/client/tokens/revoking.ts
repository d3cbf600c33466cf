import { hashFx } from '../../../browser/digest'
import { changeStorageFx, readStorageFx } from '../../../browser/storage'
import { exchangeFx } from '../../../calls/exchange'
import { clientId } from './clientId'
import { loadSessionCallsFx } from './sessionCalls'

/**
 * Sessions that ended here but are not revoked on the server yet. Only hashes of their refresh
 * tokens are stored, which are useless to anybody who reads them.
 */
const queueKey = 'auth.revoke'
const longestQueue = 20

/** A session that is over: null where its hash cannot be made. */
export interface Revoked {
  readonly token: string
  readonly hash: string | null
}

/** Before the page is left: what is stored is told to the server with the next start at the latest. */
export async function keepRevoked(token: string): Promise<Revoked> {
  const hash = await hashFx(token).catch(() => null)
  if (hash) await queue((hashes) => [...hashes, hash])
  return { token, hash }
}

export async function tellRevoked({ token, hash }: Revoked): Promise<void> {
  if ((await tell({ token })) && hash) await queue((hashes) => without(hashes, hash))
}

export async function revokeQueued(): Promise<void> {
  for (const hash of parseQueue(await readStorageFx({ key: queueKey }))) {
    if (!(await tell({ token_hash: hash }))) return
    await queue((hashes) => without(hashes, hash))
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

function queue(change: (hashes: string[]) => string[]) {
  return changeStorageFx({
    key: queueKey,
    change: (text) => change(parseQueue(text)).slice(-longestQueue).join(' ') || null,
  })
}

function parseQueue(text: string | null): string[] {
  return (text ?? '').split(' ').filter((hash) => /^[A-Za-z0-9_-]{43}$/.test(hash))
}

function without(hashes: string[], hash: string): string[] {
  return hashes.filter((each) => each !== hash)
}
