import type { ClauseEntry } from '../../../../codegen/read/manifest'
import type { Tables } from '../../../../codegen/workbench/protocol'
import { withFlag } from './predicate'

type Known = Pick<Tables, 'roles' | 'groups'>

/** The ways that are left for others; none: nobody would be left. */
export const hiddenFrom = (
  hidden: readonly string[],
  ways: readonly ClauseEntry[],
  known: Known,
): readonly ClauseEntry[] => waysFor((role) => !hidden.includes(role), ways, known)

/** The ways of these roles need a flag, those of others stay. Ways that hold for none of them begin anew. */
export function withFlagFor(
  roles: readonly string[],
  ways: readonly ClauseEntry[],
  [flag, value]: readonly [id: string, value: boolean],
  known: Known,
): readonly ClauseEntry[] {
  const own = waysFor((role) => roles.includes(role), ways, known)
  const flagged = (own.length > 0 ? own : [{ roles }]).map((way) => withFlag(way, flag, value))
  return [...hiddenFrom(roles, ways, known), ...flagged]
}

/** The ways cut to some of the roles; those that hold for none of them are left out. */
function waysFor(
  isMeant: (role: string) => boolean,
  ways: readonly ClauseEntry[],
  { roles: known, groups }: Known,
): readonly ClauseEntry[] {
  const rest = (role: string) => {
    const members = role.startsWith('$') ? (groups[role.slice(1)] ?? []) : [role]
    const left = members.filter(isMeant)
    return left.length === members.length ? [role] : left
  }
  return ways.flatMap((way) => {
    const roles = way.roles?.flatMap(rest) ?? known.map(({ id }) => id).filter(isMeant)
    return roles.length > 0 ? { ...way, roles: [...new Set(roles)] } : []
  })
}
