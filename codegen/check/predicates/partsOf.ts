import type { Spot } from '../../problems/problem'
import { keyOf, within } from '../../problems/spot'
import type { ClauseEntry } from '../../read/manifest'
import type { PlacedClause } from './predicatesOf'

/** A removable part of a clause: one of its roles, a flag or a fact. */
export interface Part {
  readonly kind: 'role' | 'flag' | 'fact'
  /** `cm`, `hideOrganization: false`. */
  readonly words: string
  readonly spot: Spot
  readonly without: ClauseEntry
  /**
   * The people who are affected by removing it: those with this role alone, or with another flag
   * value.
   */
  readonly difference?: ClauseEntry
}

export function partsOf({ clause, spot }: PlacedClause): Part[] {
  const { roles = [] } = clause
  const named = roles.map((role, index): Part => {
    const others = roles.filter((_, at) => at !== index)
    return {
      kind: 'role',
      words: role,
      spot: within(spot, 'roles', index),
      without: { ...clause, roles: others },
      difference: { ...clause, roles: [role] },
    }
  })
  return [
    // The only role of a clause is not removable: without it the clause would require none.
    ...(roles.length > 1 ? named : []),
    ...literalsOf('flag', 'flags', clause, spot),
    ...literalsOf('fact', 'facts', clause, spot),
  ]
}

function literalsOf(
  kind: 'flag' | 'fact',
  key: 'flags' | 'facts',
  clause: ClauseEntry,
  spot: Spot,
): Part[] {
  const { [key]: literals = {}, ...rest } = clause
  return Object.entries(literals).map(([name, value]) => {
    const others = Object.entries(literals).filter(([other]) => other !== name)
    const turned = typeof value === 'boolean' && { ...clause.flags, [name]: !value }
    return {
      kind,
      words: `${name}: ${String(value)}`,
      spot: keyOf(within(spot, key, name)),
      without: others.length === 0 ? rest : { ...rest, [key]: Object.fromEntries(others) },
      ...(turned && { difference: { ...clause, flags: turned } }),
    }
  })
}
