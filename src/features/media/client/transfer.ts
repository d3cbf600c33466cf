// Sends the parts of one file that the server does not have yet. Temporary faults (network,
// signature, store) are retried; permanent ones stop the transfer with a reason.
import type { LimitFunction } from 'p-limit'
import { judgePartAnswer } from './partAnswer'
import { partKey } from '../upload'
import { missingParts, partsOf, sizeOf } from './parts'
import { maxAttempts, retryDelayMs } from './retryDelay'
import { sha256 } from './sha256'
import { UploadStopped } from './uploadStopped'
import type { PartAnswer } from './partAnswer'
import type { Part } from './parts'
import type { PartPost } from './postPart'
import type { SignatureSource } from './signature'

/** Everything a transfer needs from outside. */
export interface Wire {
  signatures: SignatureSource
  /** Limits how many parts are sent at once, over all files. */
  limit: LimitFunction
  post(request: PartPost): Promise<PartAnswer>
  untilOnline(signal: AbortSignal): Promise<void>
  pause(waitMs: number, signal: AbortSignal): Promise<void>
  random(): number
}

/** A file, or a take that is read part by part. */
export interface PartSource {
  readonly size: number
  slice(start: number, end: number): Blob | Promise<Blob>
}

export interface Transfer {
  file: PartSource
  partBytes: number
  receivedParts: readonly number[]
  url: string
  keyPrefix: string
  signal: AbortSignal
  onSent: (bytes: number) => void
}

/** Digests by part number. A part sent earlier is read again to compute its digest. */
export type Digests = Map<number, string>

export async function sendParts(transfer: Transfer, digests: Digests, wire: Wire): Promise<void> {
  const parts = partsOf(transfer.file.size, transfer.partBytes)
  const missing = missingParts(parts, transfer.receivedParts)
  const sent = new Map(
    parts.map((part) => [part.partNo, missing.includes(part) ? 0 : sizeOf(part)]),
  )
  const group = new AbortController()
  const signal = AbortSignal.any([transfer.signal, group.signal])

  function progressed(partNo: number, bytes: number) {
    sent.set(partNo, bytes)
    transfer.onSent([...sent.values()].reduce((sum, each) => sum + each, 0))
  }

  async function send(part: Part) {
    const body = await transfer.file.slice(part.start, part.end)
    digests.set(part.partNo, await digestOf(body, part))
    if (!missing.includes(part)) return
    await sendPart(body, part, { ...transfer, signal }, wire, (bytes) =>
      progressed(part.partNo, bytes),
    )
    progressed(part.partNo, sizeOf(part))
  }

  transfer.onSent([...sent.values()].reduce((sum, each) => sum + each, 0))
  const wanted = parts.filter((part) => missing.includes(part) || !digests.has(part.partNo))
  const results = await Promise.allSettled(
    wanted.map((part) =>
      wire
        .limit(async () => {
          signal.throwIfAborted()
          await send(part)
        })
        .catch((failure: unknown) => {
          group.abort(failure)
          throw failure
        }),
    ),
  )
  const failed = results.find((result) => result.status === 'rejected')
  if (failed) throw group.signal.aborted ? group.signal.reason : failed.reason
}

async function sendPart(
  body: Blob,
  part: Part,
  { url, keyPrefix, signal }: Transfer,
  wire: Wire,
  onSent: (bytes: number) => void,
): Promise<void> {
  let isFull = false
  for (let failed = 0; failed < maxAttempts; failed += 1) {
    if (failed > 0) await wire.pause(retryDelayMs(failed, wire.random()), signal)
    await wire.untilOnline(signal)
    const signature = await wire.signatures.current().catch(() => undefined)
    if (!signature) continue

    const key = partKey(keyPrefix, part.partNo)
    const answer = await wire.post({ url, key, body, signature, signal, onSent })
    isFull = answer.kind === 'answered' && answer.status === 507
    const verdict = judgePartAnswer(answer)
    if (verdict === 'stored') return
    if (verdict !== 'again') throw new UploadStopped(verdict)
    // A store that answers early closes the connection before its 403 can be read, so any fault may
    // be due to the signature.
    wire.signatures.refused(signature)
    onSent(0)
  }
  throw new UploadStopped(isFull ? 'full' : 'network')
}

async function digestOf(body: Blob, part: Part): Promise<string> {
  const bytes = await body.arrayBuffer().catch(() => {
    throw new UploadStopped('unreadable')
  })
  if (bytes.byteLength !== sizeOf(part)) throw new UploadStopped('unreadable')
  return sha256(bytes)
}
