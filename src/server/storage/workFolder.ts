// Folders for what is being made, and files for what is being written. Whoever ends by a kill leaves
// them; what nobody has touched for an hour is nobody's.
import { mkdir, mkdtemp, readdir, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { unlessMissing } from './missing'

const touchEveryMs = 5 * 60_000
const mostIdleMs = 3_600_000

/** Provides a folder below `root` while `use` runs, which may read for hours what it wrote at first. */
export async function withWorkFolder<Result>(
  root: string,
  use: (folder: string) => Promise<Result>,
): Promise<Result> {
  await mkdir(root, { recursive: true })
  const folder = await mkdtemp(join(root, 'folder-'))
  const touching = setInterval(() => void touch(folder).catch(() => {}), touchEveryMs)
  try {
    return await use(folder)
  } finally {
    clearInterval(touching)
    await rm(folder, { recursive: true, force: true })
  }
}

/** File times are compared with the machine's clock, which sets them; the application's may be moved. */
export async function sweepWork(root: string, which: 'idle' | 'all'): Promise<void> {
  await mkdir(root, { recursive: true })
  for (const name of await readdir(root)) {
    const path = join(root, name)
    const found = await unlessMissing(stat(path))
    const isLeft = which === 'all' || (found && Date.now() - found.mtimeMs > mostIdleMs)
    if (isLeft) await rm(path, { recursive: true, force: true })
  }
}

const touch = (folder: string) => utimes(folder, new Date(), new Date())
