import type { Problem } from '../problems/problem'
import { keyOf, problemAt, spotAt } from '../problems/spot'
import type { Manifest, SchemaEntry } from '../read/manifest'
import { refsOf } from '../resolve/refsOf'
import { entitiesOf } from './propertiesOf'

/** No entity contains itself. */
export function ensureEntitiesEnd(manifest: Manifest): Problem[] {
  const circular = circularIn(entitiesOf(manifest))
  return manifest.features.flatMap(({ file, entities = {} }) =>
    Object.keys(entities)
      .filter((name) => circular.has(name))
      .map((name) => {
        const message = `The entity ${name} contains itself; refer to it by an id instead.`
        return problemAt('ENTITY-LOOP', keyOf(spotAt(file, 'entities', name)), message)
      }),
  )
}

/** Depth-first search that visits each entity once; returns the names on a cycle. */
function circularIn(entities: ReadonlyMap<string, SchemaEntry>): ReadonlySet<string> {
  const circular = new Set<string>()
  const done = new Set<string>()
  const follow = (name: string, trail: readonly string[]) => {
    const start = trail.indexOf(name)
    if (start >= 0) return trail.slice(start).forEach((each) => circular.add(each))
    if (done.has(name)) return
    for (const inner of refsOf(entities.get(name) ?? {})) follow(inner, [...trail, name])
    done.add(name)
  }
  for (const name of entities.keys()) follow(name, [])
  return circular
}
