import type { ClauseEntry } from '../../../../codegen/read/manifest'
import type { Tables } from '../../../../codegen/workbench/protocol'

/** The ways that are left for others; none: nobody would be left. */
export function hiddenFrom(
  hidden: readonly string[],
  ways: readonly ClauseEntry[],
  { roles: known, groups }: Pick<Tables, 'roles' | 'groups'>,
): readonly ClauseEntry[] {
  const without = (ids: readonly string[]) => ids.filter((id) => !hidden.includes(id))
  const rest = (role: string) => {
    const members = role.startsWith('$') ? (groups[role.slice(1)] ?? []) : [role]
    const left = without(members)
    return left.length === members.length ? [role] : left
  }
  return ways.flatMap((way) => {
    const roles = way.roles?.flatMap(rest) ?? without(known.map(({ id }) => id))
    return roles.length > 0 ? { ...way, roles: [...new Set(roles)] } : []
  })
}
