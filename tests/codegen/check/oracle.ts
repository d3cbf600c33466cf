import type {
  ClauseEntry,
  Manifest,
  MenuEntry,
  Predicate,
  SectionBody,
  TreeEntry,
} from '../../../codegen/read/manifest'

/** A person somewhere, in the words of the manifest. */
export interface Person {
  readonly roles: readonly string[]
  readonly flags: Readonly<Record<string, boolean>>
  readonly facts: Readonly<Record<string, string>>
}

/** Everybody everywhere: what the laws say is compared with trying each of these, one by one and without bits. */
export function everybody({ roles, flags, access }: Manifest): Person[] {
  const exclusive = Object.keys(roles.roles).filter((id) => roles.roles[id]!.exclusive)
  const others = Object.keys(roles.roles).filter((id) => !exclusive.includes(id))
  const held = [
    ...exclusive.map((id) => [id]),
    ...subsetsOf(others).filter((set) => set.length > 0),
  ]
  const settings = subsetsOf(Object.keys(flags.flags)).map((set) =>
    Object.fromEntries(Object.keys(flags.flags).map((id) => [id, set.includes(id)])),
  )
  return held.flatMap((each) =>
    settings.flatMap((setting) =>
      access.facts['viewport']!.values.map((viewport) => ({
        roles: each,
        flags: setting,
        facts: { viewport },
      })),
    ),
  )
}

export function isLetIn(
  predicate: Predicate | undefined,
  person: Person,
  manifest: Manifest,
): boolean {
  if (predicate === undefined || predicate === 'public') return true
  if (typeof predicate === 'string')
    return isLetIn(manifest.access.predicates[predicate.slice(1)]!.when, person, manifest)
  return [predicate].flat().some((each) => {
    const { roles, flags = {}, facts = {} } = each as ClauseEntry
    const wanted = roles?.flatMap((role) =>
      role.startsWith('$') ? manifest.roles.groups[role.slice(1)]! : [role],
    )
    return (
      (!wanted || wanted.some((role) => person.roles.includes(role))) &&
      Object.entries(flags).every(([flag, value]) => person.flags[flag] === value) &&
      Object.entries(facts).every(([fact, value]) => person.facts[fact] === value)
    )
  })
}

export const seesTree = (tree: TreeEntry, { roles, facts }: Person, manifest: Manifest) =>
  tree.viewports.includes(facts['viewport']!) &&
  roles.some((role) => manifest.roles.roles[role]!.persona === tree.persona)

export const routeOf = (id: string | undefined, { features }: Manifest) =>
  features.flatMap(({ routes = [] }) => routes).find((route) => route.id === id)

export const callOf = (id: string, { features }: Manifest) =>
  features.flatMap(({ calls = [] }) => calls).find((call) => call.id === id)!

export const seesEntry = (
  entry: MenuEntry,
  section: SectionBody,
  tree: TreeEntry,
  person: Person,
  manifest: Manifest,
) =>
  seesTree(tree, person, manifest) &&
  [routeOf(entry.route, manifest)?.access, section.access, entry.access].every((access) =>
    isLetIn(access, person, manifest),
  )

export function subsetsOf<T>(all: readonly T[]): T[][] {
  return all.reduce<T[][]>((sets, item) => [...sets, ...sets.map((set) => [...set, item])], [[]])
}
