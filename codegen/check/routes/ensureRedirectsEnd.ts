import type { Problem } from '../../problems/problem'
import { problemAt, within } from '../../problems/spot'
import type { CheckContext } from '../checkContext'

/** Redirects form no cycles; each cycle is reported once. */
export function ensureRedirectsEnd({ routes }: CheckContext): Problem[] {
  const problems: Problem[] = []
  const done = new Set<string>()
  const follow = (id: string, trail: readonly string[]) => {
    const placed = routes.get(id)
    for (const [index, target] of (placed?.route.redirect ?? []).entries()) {
      const start = [...trail, id].indexOf(target)
      if (start >= 0) {
        const by = [...trail, id].slice(start + 1)
        const way = by.length > 0 ? ` by way of ${by.join(' and ')}` : ''
        const spot = within(placed!.spot, 'redirect', index)
        problems.push(problemAt('REDIRECT-LOOP', spot, `${target} leads back to itself${way}.`))
      } else if (!done.has(target)) follow(target, [...trail, id])
    }
    done.add(id)
  }
  for (const id of routes.keys()) if (!done.has(id)) follow(id, [])
  return problems
}
