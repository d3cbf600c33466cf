import { problem, type Problem } from '../../problems/problem'
import type { Manifest, Predicate } from '../../read/manifest'

/** No predicate refers to itself, directly or through others. */
export function ensurePredicatesEnd({ access: { predicates } }: Manifest): Problem[] {
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
