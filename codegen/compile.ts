import { checkManifest, isMisleading } from './check'
import { ensureSourcesHave } from './check/ensureSourcesHave'
import { ensureTablesAreMade } from './check/ensureTablesAreMade'
import { ensureLogosExist } from './overlay/ensureLogosExist'
import { ensureOverlaysHold } from './overlay/ensureOverlaysHold'
import { severityOf } from './problems/codes'
import type { Problem } from './problems/problem'
import type { House } from './read/house'
import type { Manifest } from './read/manifest'
import { readManifest } from './read/readManifest'
import { resolve, type Model } from './resolve/model'
import { withCommonWords } from './resolve/screens/commonWords'

export interface Compilation {
  /** Errors and warnings. */
  readonly problems: readonly Problem[]
  /** Whether every check has run; some are left out where they would only report consequences. */
  readonly isWhole: boolean
  /** The parsed files; absent if one is missing or has the wrong shape. */
  readonly manifest?: Manifest
  /** The manifest with references resolved; absent if there is an error. */
  readonly model?: Model
}

/**
 * Compiles a manifest folder (path to text) to a checked model. Pure. With `house`, facts about the
 * sources, it also checks screens, icons and unused declarations; with `picture`, the text of generated/schema.sql, that
 * the tables of stored entities are there.
 */
export function compileManifest(
  files: ReadonlyMap<string, string>,
  house?: House,
  picture?: string,
): Compilation {
  const { problems: unread, references, manifest: written } = readManifest(files)
  if (!written) return { problems: unread, isWhole: false }
  const manifest = withCommonWords(written)
  const own = [...checkManifest(manifest, references, house), ...ensureLogosExist(manifest, files)]
  if (own.some(isMisleading) || isBroken(own.filter(isOfOverlay)))
    return { problems: own, isWhole: false, manifest }
  // References were checked before merging overlays; if they fail, everything would look unused.
  const checkMerged = (merged: Manifest) => [
    ...checkManifest(merged, []),
    ...(house ? ensureSourcesHave(merged, house) : []),
  ]
  const problems = [
    ...own,
    ...ensureOverlaysHold(manifest, own, checkMerged),
    ...(picture === undefined ? [] : ensureTablesAreMade(manifest, picture)),
  ]
  return isBroken(problems)
    ? { problems, isWhole: true, manifest }
    : { problems, isWhole: true, manifest, model: { ...resolve(manifest), picture } }
}

const isOfOverlay = ({ file }: Problem) => file.startsWith('overlays/')

const isBroken = (problems: readonly Problem[]) =>
  problems.some(({ code }) => severityOf(code) === 'error')
