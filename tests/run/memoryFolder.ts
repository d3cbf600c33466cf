/** A temporary folder in memory, for the files that tests write and nobody keeps. */
import { chmodSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'
import { join } from 'node:path'

const memory = '/dev/shm'
const name = 'studio-tests-'
/** The product of a journey takes 0.2 GB, and up to four run at once; PostgreSQL keeps up to 1 GB of its log. */
const leastBytes = 8 * 1024 ** 3

/** The variable that names it to the runners, or none where there is too little memory. */
export function temporaryFolder(): Readonly<Record<string, string>> {
  if (!hasRoom()) return {}
  for (const old of readdirSync(memory))
    if (old.startsWith(name) && !isRunning(Number(old.slice(name.length))))
      rmSync(join(memory, old), { recursive: true, force: true })
  const folder = join(memory, `${name}${process.pid}`)
  mkdirSync(folder, { recursive: true })
  // Like /tmp: PostgreSQL and others run as users of their own.
  chmodSync(folder, 0o1777)
  return { TMPDIR: folder }
}

export function removeTemporaryFolder(): void {
  rmSync(join(memory, `${name}${process.pid}`), { recursive: true, force: true })
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return Math.min(bavail * bsize, freemem()) >= leastBytes
  } catch {
    return false
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
