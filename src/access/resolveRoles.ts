import { type RoleId, roles } from '../../generated/facts/roles'

const bySuffix = new Map(
  Object.entries(roles).map(([id, { idSuffix }]) => [idSuffix, id as RoleId]),
)

/** Role ids are any digits followed by the four of a role (spec §6); unknown ones are told, never dropped in silence. */
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
