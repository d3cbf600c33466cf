/** A temporary folder in memory: half of what tests wait for is files that nobody keeps. */
import { chmodSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'
import { join } from 'node:path'

const memory = '/dev/shm'
const name = 'studio-tests-'
/** Both runners write less than a quarter of it at any time. */
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
