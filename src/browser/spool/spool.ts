// One take on this computer's disk, written as it is recorded (record.md 4).
import { holdTake, type Hold } from './holdTake'
import { SpoolFailed, SpoolUnsupported, startSpoolWorker, type SpoolWorker } from './spoolWorker'
import { readStored } from './storedTakes'
import { memoryTail } from './memoryTail'

export { SpaceOut, SpoolFailed } from './spoolWorker'
export { TakeHeld } from './holdTake'

export interface Spool {
  /** Whether the take outlives this tab. */
  readonly isKept: boolean
  /**
   * Resolves with the bytes on the disk once these are. Rejects with SpoolFailed or SpaceOut; the
   * chunk is then in memory, where readMedia finds it, and close tries to write it once more.
   */
  put(chunk: Blob): Promise<{ bytes: number }>
  /** Adds a line to the take's log. */
  note(line: object): Promise<void>
  /** The disk and what is still in memory joined; works after close too. */
  readMedia(from: number, to: number): Promise<Uint8Array<ArrayBuffer>>
  /** Bytes, those in memory included. */
  size(): number
  close(): Promise<void>
}

const mostWaitingBytes = 32 * 1024 * 1024

/**
 * Begins a take in this folder, whose last name is the take's, with the first line of its log.
 * Rejects with TakeHeld, SpoolFailed or SpaceOut. Where the browser keeps no files, the take is in memory.
 */
export async function openTake(folder: readonly string[], first: object): Promise<Spool> {
  const spool = await reopenTake(folder)
  await spool.note(first)
  return spool
}

/** A take that is there already: to go on with its log, or to read it. */
export async function reopenTake(folder: readonly string[]): Promise<Spool> {
  const hold = await holdTake(folder)
  try {
    const worker = await openWorker(folder)
    return createSpool(folder, hold, worker)
  } catch (failure) {
    hold.release()
    throw failure
  }
}

interface Opened {
  worker?: SpoolWorker
  bytes: number
}

async function openWorker(folder: readonly string[], keep?: number): Promise<Opened> {
  if (!navigator.storage?.getDirectory) return { bytes: 0 }
  const worker = startSpoolWorker()
  try {
    const { bytes } = await worker.ask({ do: 'open', folder, keep })
    return { worker, bytes }
  } catch (failure) {
    worker.terminate()
    if (failure instanceof SpoolUnsupported) return { bytes: 0 }
    throw failure
  }
}

function createSpool(folder: readonly string[], hold: Hold, opened: Opened): Spool {
  const isKept = opened.worker !== undefined
  const tail = memoryTail()
  const lines: string[] = []
  let { worker, bytes: stored } = opened
  let failure: Error | undefined

  /** Nothing more is written, so that nothing stands behind a gap. */
  function fail(reason: unknown): Error {
    failure ??= reason instanceof Error ? reason : new SpoolFailed(String(reason))
    worker?.terminate()
    worker = undefined
    return failure
  }

  async function put(chunk: Blob): Promise<{ bytes: number }> {
    tail.add(chunk)
    if (failure) throw failure
    if (!worker) return { bytes: tail.size() }
    if (tail.size() > mostWaitingBytes) throw fail(new SpoolFailed('Too much waits for the disk.'))
    try {
      const answer = await worker.ask({ do: 'put', chunk })
      tail.drop(chunk)
      stored = answer.bytes
      return { bytes: stored }
    } catch (reason) {
      throw fail(reason)
    }
  }

  async function note(line: object): Promise<void> {
    const text = `${JSON.stringify(line)}\n`
    if (!worker) return void lines.push(text)
    try {
      await worker.ask({ do: 'note', text })
    } catch (reason) {
      lines.push(text)
      throw fail(reason)
    }
  }

  async function readDisk(from: number, to: number): Promise<Uint8Array<ArrayBuffer>> {
    if (to <= from) return new Uint8Array()
    if (!worker) return readStored(folder, from, to)
    return (await worker.ask({ do: 'read', from, to })).read ?? new Uint8Array()
  }

  async function readMedia(from: number, to: number): Promise<Uint8Array<ArrayBuffer>> {
    // Both ends are taken at once: a chunk may be written while the disk is read.
    const border = stored
    const inMemory = tail.slice(from - border, to - border)
    const onDisk = await readDisk(Math.min(from, border), Math.min(to, border))
    return new Uint8Array(await new Blob([onDisk, inMemory]).arrayBuffer())
  }

  /** What the former worker did not get written. */
  async function writeRest(): Promise<void> {
    const again = await openWorker(folder, stored)
    worker = again.worker
    if (!worker) return
    for (const chunk of tail.chunks()) {
      stored = (await worker.ask({ do: 'put', chunk })).bytes
      tail.drop(chunk)
    }
    for (const text of lines.splice(0)) await worker.ask({ do: 'note', text })
  }

  async function close(): Promise<void> {
    try {
      if (isKept && failure) await writeRest()
      await worker?.ask({ do: 'close' })
    } finally {
      worker?.terminate()
      worker = undefined
      hold.release()
    }
  }

  return { isKept, put, note, readMedia, size: () => stored + tail.size(), close }
}
