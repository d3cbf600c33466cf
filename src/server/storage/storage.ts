import type { Readable } from 'node:stream'

/**
 * Where bytes live: a folder, or a bucket. Keys are made by the server from ids alone (`in/…` what arrives,
 * `media/…` what is kept); what a person called a file never becomes part of one.
 * A promise that resolves means the bytes survive a power cut.
 */
export interface Storage {
  find(key: string): Promise<StoredObject | undefined>
  read(key: string, range?: ByteRange): Promise<Readable>
  /** Every object whose key starts with `prefix`, in the order of the keys. */
  list(prefix: string): Promise<StoredObject[]>
  put(key: string, body: Readable | Uint8Array): Promise<void>
  /** Takes the file over: it is no longer at `path` afterwards, or must not be used there. */
  putFile(key: string, path: string): Promise<void>
  /** One object of the parts in their order. The parts stay. */
  assemble(partKeys: readonly string[], key: string): Promise<void>
  remove(keys: readonly string[]): Promise<void>
  /** ffmpeg reads files: the object as one, for as long as `use` runs. */
  withFile<Result>(key: string, use: (path: string) => Promise<Result>): Promise<Result>
  /** An empty folder for as long as `use` runs, where putFile can take files from cheaply. */
  withFolder<Result>(use: (folder: string) => Promise<Result>): Promise<Result>
  /** What an interrupted write left behind. */
  sweep(olderThan: Date): Promise<void>
}

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
