import { nearest } from '../problems/nearest'
import { problem, type Problem } from '../problems/problem'
import type { ClauseEntry, Manifest, Predicate } from '../read/manifest'

/** No predicate leads back to itself, and every fact is compared with a value it can have. */
export function ensurePredicatesEnd(manifest: Manifest): Problem[] {
  const { predicates } = manifest.access
  return Object.entries(predicates).flatMap(([id, { when }]) => {
    const seen = new Set([id])
    for (
      let next: Predicate | undefined = when;
      typeof next === 'string' && next !== 'public';
      next = predicates[next.slice(1)]?.when
    ) {
      const name = next.slice(1)
      if (seen.has(name))
        return problem(
          'PREDICATE-LOOP',
          'access.yaml',
          ['predicates', id, 'when'],
          `The predicate ${id} leads back to itself.`,
        )
      seen.add(name)
    }
    return []
  })
}

/** `viewport: tiny` is told with the values a viewport has. */
export function ensureFactValuesExist(manifest: Manifest): Problem[] {
  return predicatesOf(manifest).flatMap(({ file, path, predicate }) =>
    clausesOf(predicate, path).flatMap(({ clause, path: at }) =>
      Object.entries(clause.facts ?? {}).flatMap(([fact, value]) => {
        const values = manifest.access.facts[fact]?.values
        if (!values || values.includes(value)) return []
        return problem(
          'FACT-UNKNOWN',
          file,
          [...at, 'facts', fact],
          `${fact} is one of ${values.join(', ')}, never ${value}.`,
          {
            suggestion: nearest(value, values),
          },
        )
      }),
    ),
  )
}

interface PlacedPredicate {
  readonly file: string
  readonly path: readonly (string | number)[]
  readonly predicate: Predicate
}

/** Every predicate of the manifest with its place. */
function predicatesOf({ access, navigation, features }: Manifest): PlacedPredicate[] {
  const named = Object.entries(access.predicates).map(([id, { when }]) => ({
    file: 'access.yaml',
    path: ['predicates', id, 'when'],
    predicate: when,
  }))
  const inMenus = navigation.trees.flatMap((tree, at) =>
    tree.sections.flatMap((section, index) => {
      if (section.sameAs !== undefined) return []
      const path = ['trees', at, 'sections', index]
      const own = { file: 'navigation.yaml', path: [...path, 'access'], predicate: section.access }
      const entries = section.entries.map((entry, no) => ({
        file: 'navigation.yaml',
        path: [...path, 'entries', no, 'access'],
        predicate: entry.access,
      }))
      return [own, ...entries]
    }),
  )
  const inFeatures = features.flatMap(({ file, routes = [], calls = [] }) => [
    ...routes.map((route, index) => ({
      file,
      path: ['routes', index, 'access'],
      predicate: route.access,
    })),
    ...calls.map((call, index) => ({
      file,
      path: ['calls', index, 'access'],
      predicate: call.access,
    })),
  ])
  const inControls = Object.entries(navigation.controls).map(([id, { access: predicate }]) => ({
    file: 'navigation.yaml',
    path: ['controls', id, 'access'],
    predicate,
  }))
  return [...named, ...inControls, ...inMenus, ...inFeatures].flatMap(({ predicate, ...place }) =>
    predicate === undefined ? [] : { ...place, predicate },
  )
}

function clausesOf(predicate: Predicate, path: readonly (string | number)[]) {
  if (typeof predicate === 'string') return []
  if (!Array.isArray(predicate)) return [{ clause: predicate as ClauseEntry, path }]
  return predicate.map((clause: ClauseEntry, index) => ({ clause, path: [...path, index] }))
}
