import type { Problem, ProblemCode } from '../problems/problem'
import type { Reference } from '../read/checkShape'
import type { House } from '../read/house'
import type { Manifest } from '../read/manifest'
import { ensureCallsHold } from './ensureCallsHold'
import { ensureIdsAreDistinct } from './ensureIdsAreDistinct'
import { ensureMenusHold } from './ensureMenusHold'
import { ensureNamesAreUsable } from './ensureNamesAreUsable'
import { ensureFactValuesExist, ensurePredicatesEnd } from './ensurePredicatesEnd'
import { ensureReferencesExist } from './ensureReferencesExist'
import { ensureTextsMatch } from './ensureTextsMatch'

/** Mistakes after which following references would only tell the same again in other words. */
const misleading: ReadonlySet<ProblemCode> = new Set([
  'ROLE-UNKNOWN',
  'FLAG-UNKNOWN',
  'FACT-UNKNOWN',
  'PREDICATE-UNKNOWN',
  'PREDICATE-LOOP',
  'ENTITY-UNKNOWN',
])

/** The laws of the manifest across files. Those that follow references wait until all references exist. */
export function checkManifest(
  manifest: Manifest,
  references: readonly Reference[],
  house?: House,
): Problem[] {
  const loose = [
    ...ensureReferencesExist(manifest, references),
    ...ensureIdsAreDistinct(manifest),
    ...ensureNamesAreUsable(manifest),
    ...ensurePredicatesEnd(manifest),
    ...ensureFactValuesExist(manifest),
    ...ensureTextsMatch(manifest),
  ]
  const dangling = loose.some(({ code }) => misleading.has(code))
  if (dangling) return loose
  void house
  return [...loose, ...ensureMenusHold(manifest), ...ensureCallsHold(manifest)]
}
