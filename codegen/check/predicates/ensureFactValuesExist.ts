import { nearest } from '../../problems/nearest'
import type { Problem, Spot } from '../../problems/problem'
import { problemAt, spotAt, within } from '../../problems/spot'
import type { Manifest } from '../../read/manifest'
import { clausesOf, predicatesOf } from './predicatesOf'

/** Reports unknown values such as `viewport: tiny`, in predicates and in the screens of a tree. */
export function ensureFactValuesExist(manifest: Manifest): Problem[] {
  const reported = (fact: string, value: string, spot: Spot) => {
    const values = manifest.access.facts[fact]?.values
    // Undeclared facts are reported by the check of references.
    if (!values || values.includes(value)) return []
    const message = `${fact} is one of ${values.join(', ')}, never ${value}.`
    return problemAt('FACT-UNKNOWN', spot, message, { suggestion: nearest(value, values) })
  }
  const noScreens = 'There is no fact viewport, by which trees are chosen.'
  return [
    ...('viewport' in manifest.access.facts
      ? []
      : [problemAt('FACT-UNKNOWN', spotAt('access.yaml', 'facts'), noScreens)]),
    ...predicatesOf(manifest)
      .flatMap(clausesOf)
      .flatMap(({ clause, spot }) =>
        Object.entries(clause.facts ?? {}).flatMap(([fact, value]) =>
          reported(fact, value, within(spot, 'facts', fact)),
        ),
      ),
    ...manifest.navigation.trees.flatMap(({ viewports }, at) =>
      viewports.flatMap((viewport, index) =>
        reported('viewport', viewport, spotAt('navigation.yaml', 'trees', at, 'viewports', index)),
      ),
    ),
  ]
}
