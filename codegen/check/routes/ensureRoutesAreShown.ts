import { problem, type Problem } from '../../problems/problem'
import type { Manifest } from '../../read/manifest'

/** A route is in a menu or behind a control, or gives a reason why not; never both. */
export function ensureRoutesAreShown({ navigation, features }: Manifest): Problem[] {
  const shown = new Map<string, readonly (string | number)[]>()
  for (const [id, { route }] of Object.entries(navigation.controls))
    if (route !== undefined) shown.set(route, ['controls', id, 'route'])
  for (const [at, { sections }] of navigation.trees.entries())
    for (const [index, section] of sections.entries())
      if (section.sameAs === undefined)
        for (const [no, { route }] of section.entries.entries())
          if (route !== undefined && !shown.has(route))
            shown.set(route, ['trees', at, 'sections', index, 'entries', no, 'route'])

  return features.flatMap(({ file, routes = [] }) =>
    routes.flatMap(({ id, unlisted }, index) => {
      const place = shown.get(id)
      if ((place === undefined) === (unlisted !== undefined)) return []
      if (place === undefined)
        return problem(
          'ROUTE-UNLISTED',
          file,
          ['routes', index, 'id'],
          `No menu and no control leads to ${id}; add an entry, or say how people get there: unlisted: <reason>.`,
        )
      return problem(
        'ROUTE-LISTED',
        file,
        ['routes', index, 'unlisted'],
        `${id} is said to be unlisted, but is shown; remove the reason.`,
        {
          related: [{ file: 'navigation.yaml', path: place, at: 'value', message: `shows ${id}.` }],
        },
      )
    }),
  )
}
