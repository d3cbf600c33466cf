/**
 * Keeps a second process from opening the same database folder, which would destroy it. The lock is
 * a listening local socket named after the folder. The system releases it however the process ends,
 * so there are no stale locks to clean up.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, realpathSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

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
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new FolderInUse(folder) : error),
    )
    server.listen(address, resolve)
  })
  server.unref()
  return () => new Promise((resolve) => server.close(() => resolve()))
}

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
