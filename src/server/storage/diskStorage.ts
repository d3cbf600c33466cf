import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, open, readdir, rm, rmdir, stat } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { makeFolder, moveDurably, syncFile } from './durable'
import { diskRoomOf, type DiskRoom } from './diskRoom'
import { assertSafeKey } from './key'
import { mostListed, objectsPerPage } from './storage'
import type { ByteRange, Storage, StoredObject } from './storage'

/**
 * Objects are files under `objects/`. Unfinished writes are under `writing/`, on the same file
 * system, so that moving is atomic.
 */
export interface DiskStorage extends Storage {
  /** Returns a unique path for one write; `keep` turns the file into the object. */
  newFile(): Promise<string>
  keep(path: string, key: string): Promise<void>
}

export async function openDiskStorage(
  root: string,
  room: DiskRoom = diskRoomOf(root),
): Promise<DiskStorage> {
  const objects = join(root, 'objects')
  const writing = join(root, 'writing')
  await makeFolder(objects)
  await makeFolder(writing)
  let fileNo = 0

  function pathOf(key: string) {
    assertSafeKey(key)
    return join(objects, key)
  }

  async function newFile() {
    fileNo += 1
    return join(writing, `${process.pid}-${Date.now()}-${fileNo}`)
  }

  async function keep(path: string, key: string) {
    const move = () => moveDurably(path, pathOf(key))
    // Another call may remove the empty folder between its creation and the move.
    await move().catch((fault: unknown) => {
      if (!isMissing(fault)) throw fault
      return move()
    })
  }

  async function write(key: string, writeTo: (path: string) => Promise<void>) {
    const path = await newFile()
    try {
      await writeTo(path)
      await syncFile(path)
      await keep(path, key)
    } catch (fault) {
      await rm(path, { force: true })
      throw fault
    }
  }

  async function find(key: string): Promise<StoredObject | undefined> {
    const found = await unlessMissing(stat(pathOf(key)))
    return found?.isFile() ? { key, bytes: found.size, changedAt: found.mtime } : undefined
  }

  async function* pages(prefix: string) {
    const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1)
    let keys: string[] = []
    const found = async () =>
      (await Promise.all(keys.map(find))).filter((each) => each !== undefined)
    for await (const path of filesBelow(join(objects, folder))) {
      const key = relative(objects, path)
      if (key.startsWith(prefix)) keys.push(key)
      if (keys.length < objectsPerPage) continue
      yield await found()
      keys = []
    }
    if (keys.length > 0) yield await found()
  }

  return {
    newFile,
    keep,
    find,
    async read(key, range?: ByteRange) {
      // Opened here, so that a fault is told before an answer has begun.
      const file = await open(pathOf(key))
      return file.createReadStream({ ...range, highWaterMark: 256 * 1024 })
    },
    async list(prefix) {
      const found: StoredObject[] = []
      for await (const page of pages(prefix)) {
        found.push(...page.slice(0, mostListed - found.length))
        if (found.length === mostListed) break
      }
      return found.sort((one, other) => (one.key < other.key ? -1 : 1))
    },
    pages,
    requireRoom: (bytes) => room.require(bytes),
    put: (key, body) =>
      write(key, async (path) => {
        await room.require(body instanceof Uint8Array ? body.length : 0)
        // Opened before anything is read: opened after a fault, it would come back once removed.
        const file = await open(path, 'w')
        await pipeline(Readable.from(body), file.createWriteStream())
      }),
    async putFile(key, path) {
      await syncFile(path)
      await keep(path, key)
    },
    assemble: (partKeys, key) =>
      write(key, async (path) => {
        const parts = await Promise.all(partKeys.map(find))
        await room.require(parts.reduce((sum, part) => sum + (part?.bytes ?? 0), 0))
        for (const partKey of partKeys) {
          await pipeline(
            createReadStream(pathOf(partKey), { highWaterMark: 1024 * 1024 }),
            createWriteStream(path, { flags: 'a' }),
          )
        }
      }),
    async remove(keys) {
      await Promise.all(keys.map((key) => rm(pathOf(key), { force: true })))
      const folders = new Set(keys.map((key) => dirname(pathOf(key))))
      await Promise.all([...folders].map((folder) => rmdir(folder).catch(overlookKept)))
    },
    withFile: (key, use) => use(pathOf(key)),
    async withFolder(use) {
      await room.require(0)
      const folder = await mkdtemp(join(writing, 'folder-'))
      try {
        return await use(folder)
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },
    async sweep(olderThan) {
      for (const name of await readdir(writing)) {
        const path = join(writing, name)
        const found = await unlessMissing(stat(path))
        if (found && found.mtime < olderThan) await rm(path, { recursive: true, force: true })
      }
    },
  }
}

/** Folder by folder: no more names are held than the largest of them has. */
async function* filesBelow(folder: string): AsyncGenerator<string> {
  const entries = (await unlessMissing(readdir(folder, { withFileTypes: true }))) ?? []
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const path = join(folder, entry.name)
    if (entry.isFile()) yield path
    if (entry.isDirectory()) yield* filesBelow(path)
  }
}

async function unlessMissing<Found>(search: Promise<Found>): Promise<Found | undefined> {
  try {
    return await search
  } catch (fault) {
    if (isMissing(fault)) return undefined
    throw fault
  }
}

/** Ignores a folder that is not empty or no longer there. */
function overlookKept(fault: unknown): void {
  const code = fault instanceof Error && 'code' in fault ? fault.code : undefined
  if (code !== 'ENOTEMPTY' && code !== 'EEXIST' && !isMissing(fault)) throw fault
}

function isMissing(fault: unknown): boolean {
  const code = fault instanceof Error && 'code' in fault ? fault.code : undefined
  return code === 'ENOENT' || code === 'ENOTDIR'
}
