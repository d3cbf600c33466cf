import type { Spot } from '../problems/problem'
import type { ClauseEntry, Manifest, Predicate } from '../read/manifest'
import type { Model } from '../resolve/model'
import { printFlow } from '../edit/yaml/printFlow'
import { spotAt, within } from '../problems/spot'
import type { AskedPredicate } from './subjects'

/** A predicate where it is spelled out, which may be far from where it is asked. */
export interface SpelledPredicate {
  readonly spot: Spot
  /** Where it asks for roles, when that is not the same place. */
  readonly rolesSpot?: Spot
  /** On one line. */
  readonly yaml: string
  /** In the order of the rule's clauses. */
  readonly clauses: readonly { readonly spot: Spot; readonly yaml: string }[]
  /** The names followed to get there, each with the place that cites it. */
  readonly through: readonly { readonly name: string; readonly spot: Spot }[]
}

export function spell({ spot, written }: AskedPredicate, { manifest }: Model): SpelledPredicate {
  return written === undefined ? spellTree(spot, manifest) : spellWritten(spot, written, manifest)
}

function spellWritten(spot: Spot, written: Predicate, manifest: Manifest): SpelledPredicate {
  if (typeof written === 'string' && written !== 'public') {
    const name = written.slice(1)
    const place = spotAt('access.yaml', 'predicates', name, 'when')
    const { when } = manifest.access.predicates[name]!
    const { through, ...spelled } = spellWritten(place, when, manifest)
    return { ...spelled, through: [{ name: written, spot }, ...through] }
  }
  return {
    spot,
    yaml: printFlow(written),
    clauses: Array.isArray(written)
      ? written.map((clause: ClauseEntry, index) => ({
          spot: within(spot, index),
          yaml: printFlow(clause),
        }))
      : [{ spot, yaml: printFlow(written) }],
    through: [],
  }
}

/** A tree asks for its persona and one of its screens; each screen is a clause. */
function spellTree(spot: Spot, manifest: Manifest): SpelledPredicate {
  const at = Number(spot.path[1])
  const { persona, viewports } = manifest.navigation.trees[at]!
  return {
    spot,
    rolesSpot: spotAt(spot.file, 'trees', at, 'persona'),
    yaml: printFlow({ persona, viewports }),
    clauses: viewports.map((viewport, index) => ({
      spot: within(spot, index),
      yaml: printFlow({ persona, viewports: [viewport] }),
    })),
    through: [],
  }
}
