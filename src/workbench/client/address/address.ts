/** The state of the page as query parameters: `?view=routes&of=route+users.list&roles=cm`. */
export const views = ['menu', 'screens', 'routes', 'calls', 'rules', 'tests'] as const
export type View = (typeof views)[number]

export function readView(query: Readonly<Record<string, string>>): View {
  return views.find((view) => view === query['view']) ?? 'menu'
}

/** The address with some parameters changed; undefined removes one. */
export function addressWith(
  query: Readonly<Record<string, string>>,
  changes: Readonly<Record<string, string | undefined>>,
): string {
  const next = Object.entries({ ...query, ...changes }).filter(
    (part): part is [string, string] => part[1] !== undefined,
  )
  const search = new URLSearchParams(next).toString()
  return search === '' ? '?' : `?${search}`
}
