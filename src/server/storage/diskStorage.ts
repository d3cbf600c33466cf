import { createReadStream, createWriteStream, statSync } from 'node:fs'
import { open, readdir, rm, rmdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setImmediate as othersTurn } from 'node:timers/promises'
import { makeFolder, moveDurably, syncFile } from './durable'
import { diskRoomOf, type DiskRoom } from './diskRoom'
import { assertSafeKey } from './key'
import { mostListed, objectsPerPage } from './storage'
import { isMissing, unlessMissing } from './missing'
import { sweepWork, withWorkFolder } from './workFolder'
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
    async function found(): Promise<StoredObject[]> {
      const page: StoredObject[] = []
      for (const [at, key] of keys.entries()) {
        // Asked for one by one in the background each would cost four times as much of the one thread that answers all.
        const file = statSync(pathOf(key), { throwIfNoEntry: false })
        if (file?.isFile()) page.push({ key, bytes: file.size, changedAt: file.mtime })
        if (at % inARow === inARow - 1) await othersTurn()
      }
      return page
    }
    for await (const path of filesBelow(join(objects, folder))) {
      const key = path.slice(objects.length + 1)
      if (key.startsWith(prefix)) keys.push(key)
      if (keys.length < objectsPerPage) continue
      yield await found()
      keys = []
    }
    if (keys.length > 0) yield await found()
  }

  async function listAll(prefix: string): Promise<StoredObject[]> {
    const found: StoredObject[] = []
    for await (const page of pages(prefix)) {
      found.push(...page.slice(0, mostListed - found.length))
      if (found.length === mostListed) break
    }
    return found.sort((one, other) => (one.key < other.key ? -1 : 1))
  }

  let lastLook: Promise<unknown> = Promise.resolve()
  /** Several looks at once would leave others a turn only after each of them. */
  function oneByOne<Found>(look: () => Promise<Found>): Promise<Found> {
    const found = lastLook.then(look)
    lastLook = found.then(ended, ended)
    return found
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
    list: (prefix) => oneByOne(() => listAll(prefix)),
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
      return withWorkFolder(writing, use)
    },
    sweep: (which) => sweepWork(writing, which),
  }
}

const ended = () => undefined

/** Files that are looked at before others have their turn. */
const inARow = 50

/** Folder by folder: no more names are held than the largest of them has. */
async function* filesBelow(folder: string): AsyncGenerator<string> {
  const entries = (await unlessMissing(readdir(folder, { withFileTypes: true }))) ?? []
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const path = join(folder, entry.name)
    if (entry.isFile()) yield path
    if (entry.isDirectory()) yield* filesBelow(path)
  }
}

/** Ignores a folder that is not empty or no longer there. */
function overlookKept(fault: unknown): void {
  const code = fault instanceof Error && 'code' in fault ? fault.code : undefined
  if (code !== 'ENOTEMPTY' && code !== 'EEXIST' && !isMissing(fault)) throw fault
}
