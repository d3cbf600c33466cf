// Sends a take while it is recorded, so that little is left when it ends (record.md 5).
import pLimit from 'p-limit'
import { takePartBytes } from '../../../../generated/facts/constants'
import { driveUpload } from './driveUpload'
import { untilRegistered } from './registerFile'
import { sendParts } from './transfer'
import { isFinal, UploadStopped } from './uploadStopped'
import type { Control, ServerUpload } from './conversation'
import type { Digests, PartSource, Wire } from './transfer'

/** What has been recorded by now; bytes never change once they are there. */
export interface GrowingSource {
  size(): number
  readMedia(from: number, to: number): Promise<Uint8Array<ArrayBuffer>>
}

export interface Growing {
  source: GrowingSource
  /** People who save data send nothing before the take has ended. */
  savesData?: boolean
  /** `stopped`: nothing more is sent of itself; finish says so too. */
  onProgress: (progress: { sentBytes: number; stopped?: UploadStopped }) => void
}

export interface TakeServer extends Control {
  /** Begins the upload, or goes on with that of the same take. */
  start(): Promise<ServerUpload>
  discard(): Promise<void>
}

export interface GrowUpload {
  /** Recording is over: the last part follows. */
  ended(): void
  /**
   * Sends what is left and has the server put it together, once the take is saved. Rejects with
   * UploadStopped; may be called again. A pause meanwhile rejects it with an AbortError.
   */
  finish(): Promise<void>
  /** Another take goes first. What has arrived stays. */
  pause(): void
  resume(): void
  /** Forgets the take, here and at the server. */
  discard(): Promise<void>
}

/** The recording's own disk and encoder come first. */
const partsAtOnce = 2
const lookMs = 1000

export function growUpload(growing: Growing, server: TakeServer, wire: Wire): GrowUpload {
  const { source, onProgress, savesData = false } = growing
  const few: Wire = { ...wire, limit: pLimit(partsAtOnce) }
  const digests: Digests = new Map()
  const end = new AbortController()
  let stop = new AbortController()
  let isDiscarded = false
  const told = (sentBytes: number) => onProgress({ sentBytes })
  let running = run(stop.signal)

  async function run(signal: AbortSignal): Promise<void> {
    let sentBytes = 0
    const onSent = (bytes: number) => onProgress({ sentBytes: (sentBytes = bytes) })
    try {
      await sendAsItGrows(signal, onSent)
    } catch (failure) {
      if (signal.aborted) return
      const stopped = failure instanceof UploadStopped ? failure : new UploadStopped('unreadable')
      // Once recording is over, whoever finishes tries again.
      if (isFinal(stopped.reason) || end.signal.aborted) return onProgress({ sentBytes, stopped })
      await wire.pause(lookMs, signal).catch(() => undefined)
      return run(signal)
    }
  }

  async function sendAsItGrows(
    signal: AbortSignal,
    onSent: (bytes: number) => void,
  ): Promise<void> {
    let upload: ServerUpload | undefined
    for (let sent = 0; ;) {
      const isLast = end.signal.aborted
      const partBytes = upload?.partBytes ?? takePartBytes
      const ready = isLast ? source.size() : wholeParts(source.size(), partBytes)
      if (ready > sent && (isLast || !savesData)) {
        upload ??= await untilRegistered(server.start, few, signal)
        if (upload.state !== 'open') return
        await sendParts({ ...upload, file: upTo(ready, source), signal, onSent }, digests, few)
        sent = ready
        upload = { ...upload, receivedParts: [...digests.keys()] }
      }
      if (isLast) return
      await untilLater(signal)
    }
  }

  /** A second, or until recording is over. */
  async function untilLater(signal: AbortSignal): Promise<void> {
    await wire.pause(lookMs, AbortSignal.any([signal, end.signal])).catch(() => undefined)
    signal.throwIfAborted()
  }

  function resume(): void {
    if (!stop.signal.aborted || isDiscarded) return
    stop = new AbortController()
    running = run(stop.signal)
  }

  return {
    ended: () => end.abort(),
    pause: () => stop.abort(),
    resume,
    async finish() {
      if (isDiscarded) throw new UploadStopped('gone')
      end.abort()
      resume()
      const { signal } = stop
      await running
      signal.throwIfAborted()
      const upload = await untilRegistered(server.start, wire, signal)
      const file = upTo(source.size(), source)
      await driveUpload(
        { file, upload, digests, signal, onSent: told, onStage: () => undefined },
        server,
        wire,
      )
    },
    async discard() {
      isDiscarded = true
      stop.abort()
      await running
      await server.discard()
    },
  }
}

const wholeParts = (bytes: number, partBytes: number) => bytes - (bytes % partBytes)

/** Read into memory at once: a piece of a file that grows cannot be read late. */
function upTo(size: number, source: GrowingSource): PartSource {
  return {
    size,
    slice: async (start, end) => new Blob([await source.readMedia(start, end)]),
  }
}
