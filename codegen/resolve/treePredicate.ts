import type { ClauseEntry, Manifest, TreeEntry } from '../read/manifest'

/** Who sees a tree: the roles of its persona, on its screens. */
export function treePredicate(
  { persona, viewports }: Pick<TreeEntry, 'persona' | 'viewports'>,
  { roles }: Pick<Manifest, 'roles'>,
): ClauseEntry[] {
  const own = rolesOf(persona, { roles })
  return viewports.map((viewport) => ({ roles: own, facts: { viewport } }))
}

/** The roles of a persona, in their order. */
export function rolesOf(persona: string, { roles }: Pick<Manifest, 'roles'>): string[] {
  return Object.entries(roles.roles)
    .filter(([, role]) => role.persona === persona)
    .map(([id]) => id)
}
