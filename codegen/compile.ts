import { checkManifest } from './check'
import { ensureSourcesHave } from './check/ensureSourcesHave'
import { ensureLogosExist } from './overlay/ensureLogosExist'
import { ensureOverlaysHold } from './overlay/ensureOverlaysHold'
import { severityOf } from './problems/codes'
import type { Problem } from './problems/problem'
import type { House } from './read/house'
import type { Manifest } from './read/manifest'
import { readManifest } from './read/readManifest'
import { resolve, type Model } from './resolve/model'

export interface Compilation {
  /** Errors and warnings. */
  readonly problems: readonly Problem[]
  /** What the files say; absent when one is missing or has not the right shape. */
  readonly manifest?: Manifest
  /** The same with its references followed; absent when there is an error. */
  readonly model?: Model
}

/**
 * A manifest folder, given as path to text, as one checked model. Pure. With the house, names that only the sources
 * know are checked too: screens, icons, and what nothing uses.
 */
export function compileManifest(files: ReadonlyMap<string, string>, house?: House): Compilation {
  const { problems: unread, references, manifest } = readManifest(files)
  if (!manifest) return { problems: unread }
  const own = [...checkManifest(manifest, references, house), ...ensureLogosExist(manifest, files)]
  if (isBroken(own)) return { problems: own, manifest }
  // References were followed before anything was merged; without them everything would look unused.
  const checkMerged = (merged: Manifest) => [
    ...checkManifest(merged, []),
    ...(house ? ensureSourcesHave(merged, house) : []),
  ]
  const problems = [...own, ...ensureOverlaysHold(manifest, own, checkMerged)]
  return isBroken(problems)
    ? { problems, manifest }
    : { problems, manifest, model: resolve(manifest) }
}

const isBroken = (problems: readonly Problem[]) =>
  problems.some(({ code }) => severityOf(code) === 'error')
