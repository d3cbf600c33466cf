import { isRefusal } from './control'
import { edgeHash } from './edgeHash'
import { maxAttempts, retryDelayMs } from './retryDelay'
import { UploadStopped } from './uploadStopped'
import type { ServerUpload } from './conversation'
import type { Wire } from './transfer'

/** What the server needs to know about a file before it is sent. */
export interface FileFacts {
  name: string
  bytes: number
  mime: string
  edgeHash: string
}

export interface Registered {
  subjectId: string
  upload: ServerUpload
}

export type Register = (facts: FileFacts) => Promise<Registered>

/**
 * Repeated after a network failure: the same file gets the same open upload, so nothing is created
 * twice.
 */
export async function registerFile(
  file: File,
  register: Register,
  wire: Wire,
  signal: AbortSignal,
): Promise<Registered> {
  const facts = await factsOf(file)
  return untilRegistered(() => register(facts), wire, signal)
}

/** Asks until there is an answer. Rejects with UploadStopped: refused, or no answer after eight tries. */
export async function untilRegistered<T>(
  ask: () => Promise<T>,
  wire: Wire,
  signal: AbortSignal,
): Promise<T> {
  for (let failed = 0; failed < maxAttempts; failed += 1) {
    if (failed > 0) await wire.pause(retryDelayMs(failed, wire.random()), signal)
    await wire.untilOnline(signal)
    signal.throwIfAborted()
    try {
      return await ask()
    } catch (failure) {
      if (isRefusal(failure)) throw new UploadStopped('refused', failure.text)
    }
  }
  throw new UploadStopped('network')
}

async function factsOf(file: File): Promise<FileFacts> {
  const digest = await edgeHash(file).catch(() => {
    throw new UploadStopped('unreadable')
  })
  return { name: file.name, bytes: file.size, mime: file.type, edgeHash: digest }
}
