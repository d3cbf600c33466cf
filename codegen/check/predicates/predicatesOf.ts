import type { Spot } from '../../problems/problem'
import { spotAt, within } from '../../problems/spot'
import type { ClauseEntry, Manifest, Predicate } from '../../read/manifest'

export interface PlacedPredicate {
  readonly predicate: Predicate
  readonly spot: Spot
}

export interface PlacedClause {
  readonly clause: ClauseEntry
  readonly spot: Spot
}

/** Every predicate of the manifest with its place. */
export function predicatesOf({ access, navigation, features }: Manifest): PlacedPredicate[] {
  const found: PlacedPredicate[] = []
  const add = (predicate: Predicate | undefined, owner: Spot, key = 'access') => {
    if (predicate !== undefined) found.push({ predicate, spot: within(owner, key) })
  }
  for (const [id, { when }] of Object.entries(access.predicates))
    add(when, spotAt('access.yaml', 'predicates', id), 'when')
  for (const [id, control] of Object.entries(navigation.controls))
    add(control.access, spotAt('navigation.yaml', 'controls', id))
  for (const [at, { sections }] of navigation.trees.entries())
    for (const [index, section] of sections.entries()) {
      if (section.sameAs !== undefined) continue
      const spot = spotAt('navigation.yaml', 'trees', at, 'sections', index)
      add(section.access, spot)
      for (const [no, entry] of section.entries.entries())
        add(entry.access, within(spot, 'entries', no))
    }
  for (const { file, routes = [], calls = [] } of features) {
    for (const [index, route] of routes.entries()) add(route.access, spotAt(file, 'routes', index))
    for (const [index, call] of calls.entries()) add(call.access, spotAt(file, 'calls', index))
  }
  return found
}

/** The clauses written in a predicate; a reference to another predicate has none. */
export function clausesOf({ predicate, spot }: PlacedPredicate): PlacedClause[] {
  if (typeof predicate === 'string') return []
  if (!Array.isArray(predicate)) return [{ clause: predicate as ClauseEntry, spot }]
  return predicate.map((clause: ClauseEntry, index) => ({ clause, spot: within(spot, index) }))
}
