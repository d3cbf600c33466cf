/**
 * Keeps a second process from opening the same database folder, which would destroy it. The lock is
 * a local socket that answers, so the system releases it however the process ends. It stands in the
 * folder, where processes of other containers and those that mounted it elsewhere find it too, and
 * beside that under a name, for file systems that hold no sockets.
 */
import { createHash, randomBytes } from 'node:crypto'
import {
  closeSync,
  linkSync,
  mkdirSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * A socket outlives its close for a moment where a child process begins just then: between its fork
 * and what it runs it holds what its parent held.
 */
const mostTries = 5
const pauseMs = 40

const lockName = 'server.lock'

export class FolderInUse extends Error {
  constructor(folder: string, holder = '') {
    const process = holder && ` (process ${holder})`
    super(
      `Another server is running on ${folder}${process}. Stop it, or give this one another DATA_DIR.`,
    )
    this.name = 'FolderInUse'
  }
}

type Unlock = () => Promise<void>

export async function lockFolder(folder: string): Promise<Unlock> {
  mkdirSync(folder, { recursive: true })
  const unlockName = await lockByName(folder)
  try {
    const unlockInside = await lockInside(folder)
    return async () => {
      await unlockInside()
      await unlockName()
    }
  } catch (error) {
    await unlockName()
    throw error
  }
}

async function lockByName(folder: string): Promise<Unlock> {
  const name = createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 32)
  const address = lockAddress(`studio-${name}`)
  const isFile = address.startsWith('/')
  if (isFile && (await holderOf(address)) === undefined) rmSync(address, { force: true })

  const server = createServer(sayWho)
  for (let tries = 1; !(await isListening(server, address)); tries += 1) {
    if (tries === mostTries) throw new FolderInUse(folder, await holderOf(address))
    await pause(pauseMs)
  }
  server.unref()
  return () => closed(server)
}

async function lockInside(folder: string): Promise<Unlock> {
  if (process.platform === 'win32') return async () => {}
  const short = shortPath(folder)
  const own = `${lockName}.${randomBytes(6).toString('hex')}`
  const at = (name: string) => join(short.path, name)
  const server = createServer(sayWho)
  const giveUp = async () => {
    await closed(server)
    short.close()
  }
  try {
    await isListening(server, at(own))
  } catch (error) {
    short.close()
    if (isWithoutSockets(error)) return async () => {}
    throw error
  }
  server.unref()
  try {
    for (let tries = 1; !takes(at(own), at(lockName)); tries += 1) {
      const holder = await holderOf(at(lockName))
      if (holder !== undefined) {
        if (tries >= mostTries) throw new FolderInUse(folder, holder)
        await pause(pauseMs)
      } else await removeStale(at)
    }
    // Somebody who came at the same moment may have taken ours for one that was left behind.
    const { ino } = statSync(at(own))
    rmSync(at(own))
    await pause(pauseMs)
    if (statSync(at(lockName), { throwIfNoEntry: false })?.ino !== ino)
      throw new FolderInUse(folder)
  } catch (error) {
    await giveUp()
    throw error
  }
  return async () => {
    rmSync(at(lockName), { force: true })
    await giveUp()
  }
}

/** A link appears whole or not at all, and takes the place of nothing. */
function takes(own: string, place: string): boolean {
  try {
    linkSync(own, place)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

/** Moved away first, so that of two who find it only one removes it; a living one is put back. */
async function removeStale(at: (name: string) => string): Promise<void> {
  const stale = at(`${lockName}.${randomBytes(6).toString('hex')}`)
  try {
    renameSync(at(lockName), stale)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return
    throw error
  }
  if ((await holderOf(stale)) !== undefined) takes(stale, at(lockName))
  rmSync(stale, { force: true })
}

/** The address of a socket has room for 107 bytes; on Linux an open folder has a short name. */
function shortPath(folder: string): { path: string; close(): void } {
  if (process.platform !== 'linux') return { path: folder, close: () => {} }
  const open = openSync(folder, 'r')
  return { path: `/proc/self/fd/${open}`, close: () => closeSync(open) }
}

const isWithoutSockets = (error: unknown) =>
  ['EOPNOTSUPP', 'ENOTSUP', 'EPERM', 'EACCES', 'EINVAL', 'ENOENT'].includes(codeOf(error))

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : ''

const closed = (server: Server) => new Promise<void>((resolve) => server.close(() => resolve()))

/** false: the name is taken. */
const isListening = (server: Server, address: string) =>
  new Promise<boolean>((resolve, reject) => {
    const settle = (error?: NodeJS.ErrnoException) => {
      server.off('error', settle).off('listening', settle)
      if (error && error.code !== 'EADDRINUSE') reject(error)
      else resolve(error === undefined)
    }
    server.once('error', settle).once('listening', settle).listen(address)
  })

/**
 * Linux and Windows have socket names that disappear with their process; other systems need a
 * socket file.
 */
function lockAddress(name: string): string {
  if (process.platform === 'linux') return `\0${name}`
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`
  return join(tmpdir(), `${name}.sock`)
}

const sayWho = (socket: Socket) => {
  socket.on('error', () => {})
  socket.end(String(process.pid))
}

/** The process id of the lock's holder; undefined if nobody holds it. */
const holderOf = (address: string) =>
  new Promise<string | undefined>((resolve) => {
    let said = ''
    const socket = connect(address)
    socket.setEncoding('utf8').on('data', (text: string) => (said += text))
    socket.once('connect', () => socket.once('close', () => resolve(said)))
    socket.once('error', () => resolve(undefined))
  })
