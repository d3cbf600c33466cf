import { type RoleId, roles } from '../../generated/facts/roles'

const bySuffix = new Map(
  Object.entries(roles).map(([id, { idSuffix }]) => [idSuffix, id as RoleId]),
)

/**
 * Maps role ids to roles. An id is some digits followed by a role's four (spec §6). Unknown ids are reported
 * separately.
 */
export function resolveRoles(ids: readonly (string | number)[]): {
  roles: RoleId[]
  unknown: string[]
} {
  const found = new Set<RoleId>()
  const unknown: string[] = []
  for (const id of ids.map(String)) {
    const role = /^\d{4,}$/.test(id) ? bySuffix.get(id.slice(-4)) : undefined
    if (role) found.add(role)
    else unknown.push(id)
  }
  return { roles: [...found], unknown }
}
