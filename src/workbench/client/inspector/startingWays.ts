import type { ClauseEntry, Predicate } from '../../../../codegen/read/manifest'
import type { Tables } from '../../../../codegen/workbench/protocol'
import { formOf } from './predicate'

type Named = Pick<Tables, 'predicates' | 'groups'>

/**
 * Initial clauses for own access: equivalent to the inherited access, so that nothing opens or
 * closes before a change. If everybody has access, the first group of roles.
 */
export function startingWays(
  replaced: readonly Predicate[],
  tables: Named,
): readonly ClauseEntry[] {
  const ways = replaced.flatMap((access) => waysOf(access, tables))
  const needed = ways.filter((way, at) =>
    ways.every((other, index) => {
      if (index === at || !implies(way, other, tables)) return true
      // Of two equivalent clauses the first is kept.
      return implies(other, way, tables) && at < index
    }),
  )
  const [group] = Object.keys(tables.groups)
  return needed.length > 0 ? needed : [group === undefined ? {} : { roles: [`$${group}`] }]
}

function waysOf(access: Predicate, tables: Named): readonly ClauseEntry[] {
  const form = formOf(access)
  if (form.kind === 'named') return waysOf(tables.predicates[form.name] ?? 'public', tables)
  return form.kind === 'ways' ? form.ways : []
}

/** Whether everybody allowed by the first clause is allowed by the other. */
function implies(one: ClauseEntry, other: ClauseEntry, { groups }: Named): boolean {
  const membersOf = ({ roles = [] }: ClauseEntry) =>
    roles.flatMap((role) => (role.startsWith('$') ? (groups[role.slice(1)] ?? []) : role))
  const [few, many] = [membersOf(one), membersOf(other)]
  return (
    (many.length === 0 || (few.length > 0 && few.every((role) => many.includes(role)))) &&
    (['flags', 'facts'] as const).every((kind) =>
      Object.entries(other[kind] ?? {}).every(([name, value]) => one[kind]?.[name] === value),
    )
  )
}
