// Writes one take. Each answer is given once the bytes are on the disk.
import type { Answer, Ask, Asked, Fault } from './messages'
import { openSyncFile, type SyncFile } from './syncFile'
import { folderAt, logName, mediaName } from './takeFiles'

const unsupported = new Error('This browser writes no files from a worker.')
const newLine = 10

let media: SyncFile | undefined
let log: SyncFile | undefined

/** The synchronous reader that workers have; the DOM types declare it only for workers. */
declare const FileReaderSync: new () => { readAsArrayBuffer(blob: Blob): ArrayBuffer }

const tell = (reply: Answer, transfer: Transferable[] = []) => postMessage(reply, { transfer })

// One after the other: opening waits, and what follows must find the files open.
let last: Promise<unknown> = Promise.resolve()
addEventListener('message', ({ data: { no, ask } }: MessageEvent<Asked>) => {
  last = last.then(() => answer(no, ask))
})

async function answer(no: number, ask: Ask): Promise<void> {
  try {
    const found = await act(ask)
    const bytes = media?.getSize() ?? 0
    tell({ no, bytes, read: found }, found ? [found.buffer] : [])
  } catch (failure) {
    tell({ no, failed: faultOf(failure), message: String(failure) })
  }
}

async function act(ask: Ask): Promise<Uint8Array<ArrayBuffer> | undefined> {
  switch (ask.do) {
    case 'open':
      await open(ask.folder, ask.keep)
      return undefined
    case 'put':
      append(media, new Uint8Array(readNow(ask.chunk)))
      return undefined
    case 'note':
      append(log, new TextEncoder().encode(ask.text))
      return undefined
    case 'read':
      return read(ask.from, ask.to)
    case 'close':
      close()
  }
}

async function open(path: readonly string[], keep?: number): Promise<void> {
  const folder = await folderAt(path, { create: true })
  media = await openSyncFile(await folder.getFileHandle(mediaName, { create: true }))
  log = await openSyncFile(await folder.getFileHandle(logName, { create: true }))
  if (!media || !log) throw unsupported
  if (keep !== undefined && media.getSize() > keep) media.truncate(keep)
  endLine(log)
}

/** A line that was cut off must not swallow the next one. */
function endLine(file: SyncFile): void {
  const size = file.getSize()
  const end = new Uint8Array(1)
  if (size === 0) return
  file.read(end, { at: size - 1 })
  if (end[0] !== newLine) append(file, Uint8Array.of(newLine))
}

function append(file: SyncFile | undefined, bytes: Uint8Array): void {
  if (!file) throw new Error('The take is not open.')
  const size = file.getSize()
  try {
    const written = file.write(bytes, { at: size })
    if (written < bytes.length) throw new DOMException('Not all was written.', 'QuotaExceededError')
    file.flush()
  } catch (failure) {
    file.truncate(size)
    throw failure
  }
}

function read(from: number, to: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(to - from)
  const count = media?.read(bytes, { at: from }) ?? 0
  return bytes.slice(0, count)
}

function close(): void {
  media?.close()
  log?.close()
  media = undefined
  log = undefined
}

function readNow(chunk: Blob): ArrayBuffer {
  return new FileReaderSync().readAsArrayBuffer(chunk)
}

function faultOf(failure: unknown): Fault {
  if (failure === unsupported) return 'unsupported'
  const name = failure instanceof DOMException ? failure.name : ''
  if (name === 'QuotaExceededError') return 'space'
  return name === 'SecurityError' || failure instanceof TypeError ? 'unsupported' : 'other'
}
