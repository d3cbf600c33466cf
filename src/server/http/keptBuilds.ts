/**
 * Keeps the files of earlier builds for a week, so that a tab left open can still load the parts it
 * has not fetched yet.
 */
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildKeepDays } from '../../../generated/facts/constants'
import type { Config } from '../config'

/**
 * Every kept file with the time at which its build was replaced; null for files of the current
 * build.
 */
export type KeptFiles = Readonly<Record<string, number | null>>

const dayMs = 86_400_000

export const keptBuildsFolder = ({ dataDir }: Pick<Config, 'dataDir'>) => join(dataDir, 'builds')

/** At every start: adds the files of the current build and removes those that are too old. */
export async function keepBuild(assetsFolder: string, folder: string, now: Date): Promise<void> {
  if (!existsSync(assetsFolder)) return
  const list = join(folder, 'kept.json')
  await mkdir(join(folder, 'assets'), { recursive: true })
  const current = await readdir(assetsFolder)
  const before = existsSync(list) ? parse(await readFile(list, 'utf8')) : {}
  const kept = retire(before, current, now.getTime())

  for (const name of current)
    if (!(name in before)) await copyFile(join(assetsFolder, name), join(folder, 'assets', name))
  await writeFile(`${list}.new`, JSON.stringify(kept))
  await rename(`${list}.new`, list)
  for (const name of await readdir(join(folder, 'assets')))
    if (!(name in kept)) await rm(join(folder, 'assets', name))
}

export function retire(before: KeptFiles, current: readonly string[], now: number): KeptFiles {
  const isCurrent = new Set(current)
  const earlier = Object.entries(before)
    .filter(([name]) => !isCurrent.has(name))
    .map(([name, replacedAt]) => [name, replacedAt ?? now] as const)
    .filter(([, replacedAt]) => now - replacedAt <= buildKeepDays * dayMs)
  return Object.fromEntries([...earlier, ...current.map((name) => [name, null] as const)])
}

/** A list that cannot be read counts as empty: its files are copied again or removed. */
function parse(text: string): KeptFiles {
  try {
    return JSON.parse(text) as KeptFiles
  } catch {
    return {}
  }
}
