import type { Model } from '../resolve/model'

interface Target {
  readonly route?: string
  readonly link?: string
  readonly action?: string
}

/** Where everything leads, by the name of the subject: a path, an action, a link, a call's method and path. */
export function addressesOf({ manifest, routes, calls, controls, trees }: Model) {
  const pathOf = new Map(routes.map(({ id, path }) => [id, path]))
  const addressOf = ({ route = '', link = '', action = '' }: Target) =>
    pathOf.get(route) ?? manifest.app.links[link]?.url ?? action
  return new Map<string, string>([
    ...routes.map(({ id, path }) => [`route ${id}`, path] as const),
    ...calls.map(({ id, method, path }) => [`call ${id}`, `${method} ${path}`] as const),
    ...controls.map((control) => [`control ${control.id}`, addressOf(control)] as const),
    ...trees.flatMap((tree) =>
      tree.sections.flatMap((section) =>
        section.entries.map(
          (entry) => [`entry ${tree.id}/${section.id}/${entry.id}`, addressOf(entry)] as const,
        ),
      ),
    ),
  ])
}
