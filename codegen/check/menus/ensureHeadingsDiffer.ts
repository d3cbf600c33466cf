import type { Problem, Spot } from '../../problems/problem'
import { problemAt, related, within } from '../../problems/spot'
import type { CheckContext } from '../checkContext'

/** A route has one heading per tree: a second would never be shown. */
export function ensureHeadingsDiffer({ trees }: CheckContext): Problem[] {
  return trees.flatMap(({ tree, spot }) => {
    const first = new Map<string, Spot>()
    return (tree.headings ?? []).flatMap(({ routes }, index) =>
      routes.flatMap((route, at) => {
        const here = within(spot, 'headings', index, 'routes', at)
        const before = first.get(route)
        if (!before) first.set(route, here)
        if (!before) return []
        return problemAt('HEADING-DOUBLED', here, `The route ${route} has a heading already.`, {
          related: [related(before, 'for the first.')],
        })
      }),
    )
  })
}
