import { namesOf } from '../names/namesOf'
import { nearest } from '../problems/nearest'
import { problem, type Problem } from '../problems/problem'
import type { Reference } from '../read/checkShape'
import type { Manifest } from '../read/manifest'

/** Every role, flag, route, call, text key … that is named is declared. */
export function ensureReferencesExist(
  manifest: Manifest,
  references: readonly Reference[],
): Problem[] {
  const declared = namesOf(manifest)
  const isMute = declared.text.known.size === 0
  return references.flatMap(({ kind, name, file, path, at }) => {
    const { known, code, noun, meant } = declared[kind]
    // If the default language is missing, which is reported separately, every text would be
    // reported.
    if (known.has(name) || (isMute && code === 'TEXT-UNKNOWN')) return []
    const suggestion = meant?.(name) ?? nearest(name, known)
    return problem(code, file, path, `There is no ${noun} ${name}.`.replace('  ', ' '), {
      at,
      suggestion,
    })
  })
}
