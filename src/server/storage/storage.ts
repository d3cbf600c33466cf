import type { Readable } from 'node:stream'

/**
 * Where bytes are stored: a folder or a bucket. The server makes keys from ids alone (`in/…` for
 * uploads, `media/…` for what is kept, `render/…` for pieces of films); the name a person gave a
 * file never becomes part of one. When a promise resolves, the bytes survive a power cut.
 */
export interface Storage {
  find(key: string): Promise<StoredObject | undefined>
  read(key: string, range?: ByteRange): Promise<Readable>
  /**
   * The objects whose keys start with `prefix`, in the order of the keys; no more than `mostListed`
   * of them.
   */
  list(prefix: string): Promise<StoredObject[]>
  /** Every object whose key starts with `prefix`, a thousand at a time; what is read may be removed. */
  pages(prefix: string): AsyncIterable<readonly StoredObject[]>
  put(key: string, body: Readable | Uint8Array): Promise<void>
  /** Takes ownership of the file: afterwards it is gone from `path`, or must not be used there. */
  putFile(key: string, path: string): Promise<void>
  /** Joins the parts, in this order, into one object. The parts stay. */
  assemble(partKeys: readonly string[], key: string): Promise<void>
  remove(keys: readonly string[]): Promise<void>
  /** Provides the object as a file while `use` runs, because ffmpeg reads files. */
  withFile<Result>(key: string, use: (path: string) => Promise<Result>): Promise<Result>
  /** Provides an empty folder while `use` runs, from which putFile can take files cheaply. */
  withFolder<Result>(use: (folder: string) => Promise<Result>): Promise<Result>
  /** @throws DiskFull where this machine's disk has no room for so many bytes, of whatever use */
  requireRoom(bytes: number): Promise<void>
  /**
   * Removes what interrupted writes left on this machine's disk: what nobody has touched for an hour,
   * or all of it, where nobody else writes.
   */
  sweep(which: 'idle' | 'all'): Promise<void>
}

/** Twice as many as an upload has parts. */
export const mostListed = 20_000

export const objectsPerPage = 1000

export interface StoredObject {
  key: string
  bytes: number
  changedAt: Date
}

/** Both ends included, as in HTTP. */
export interface ByteRange {
  start: number
  end: number
}
