import type { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

export interface ZipEntry {
  /** Its name in the zip; no two are the same. */
  readonly name: string
  readonly bytes: number
  readonly changedAt: Date
  /** Asked for when its turn comes. */
  open(): Promise<Readable>
}

export interface Zip {
  /** Destroying it ends the work; a fault in an entry breaks it off. */
  readonly body: Readable
  readonly bytes: number
}

/** A zip made while it is sent: entries are stored as they are, since films do not get smaller. */
export function zipOf(entries: readonly ZipEntry[]): Zip {
  const zip = new ZipFile()
  const body = zip.outputStream as Readable
  let reading: Readable | undefined
  for (const { name, bytes, changedAt, open } of entries) {
    zip.addReadStreamLazy(name, { compress: false, size: bytes, mtime: changedAt }, (give) => {
      open().then(
        (stream) => {
          reading = stream
          if (body.destroyed) stream.destroy()
          else give(null, stream)
        },
        (fault: unknown) => give(fault, undefined as never),
      )
    })
  }
  zip.on('error', (fault: Error) => body.destroy(fault))
  body.once('close', () => reading?.destroy())
  return { body, bytes: bytesOf(zip) }
}

/** Known before anything is read, because every size is. */
function bytesOf(zip: ZipFile): number {
  let total = 0
  // Its types forget what the callback is given.
  const end = zip.end.bind(zip) as (options: undefined, onTotal: (bytes: number) => void) => void
  end(undefined, (bytes) => {
    total = bytes
  })
  return total
}
