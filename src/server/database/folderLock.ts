/**
 * Keeps a second process from opening the same database folder, which would destroy it. The lock is
 * a listening local socket named after the folder. The system releases it however the process ends,
 * so there are no stale locks to clean up.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, realpathSync, rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * A socket outlives its close for a moment where a child process begins just then: between its fork
 * and what it runs it holds what its parent held.
 */
const mostTries = 5
const pauseMs = 40

export class FolderInUse extends Error {
  constructor(folder: string) {
    super(`Another server is running on ${folder}. Stop it, or give this one another DATA_DIR.`)
    this.name = 'FolderInUse'
  }
}

export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  mkdirSync(folder, { recursive: true })
  const name = createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 32)
  const address = lockAddress(`studio-${name}`)
  const isFile = address.startsWith('/')
  if (isFile && !(await isAnswered(address))) rmSync(address, { force: true })

  const server = createServer((socket) => socket.destroy())
  for (let tries = 1; !(await isListening(server, address)); tries += 1) {
    if (tries === mostTries) throw new FolderInUse(folder)
    await pause(pauseMs)
  }
  server.unref()
  return () => new Promise((resolve) => server.close(() => resolve()))
}

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

const isAnswered = (address: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(address, () => resolve(true))
    socket.once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
