import type { Problem } from '../../problems/problem'
import type { Reference } from '../../read/checkShape'
import type { House } from '../../read/house'
import type { Manifest } from '../../read/manifest'
import { ensureUsed } from './ensureUsed'
import { ensureUsedFields } from './ensureUsedFields'
import { ensureUsedTexts } from './ensureUsedTexts'

/**
 * Every declaration is used. Checked only if all references exist: a misspelling would be reported
 * twice.
 */
export function ensureNothingIsDead(
  manifest: Manifest,
  references: readonly Reference[],
  house: House,
): Problem[] {
  return [
    ...ensureUsed(manifest, references, house),
    ...ensureUsedFields(manifest, house),
    ...ensureUsedTexts(manifest, references, house),
  ]
}
