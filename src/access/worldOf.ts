import type { World } from '../../generated/facts/access'
import { type FlagId, flags } from '../../generated/facts/flags'
import { type PersonaId, type RoleId, roles } from '../../generated/facts/roles'

/**
 * Builds the world that rules are checked against. Missing flags get their default; an exclusive
 * role excludes all others (spec §6, decision 7).
 */
export function worldOf(
  held: readonly RoleId[],
  flagged: Readonly<Partial<Record<FlagId, boolean>>>,
  facts = 0,
): World {
  const exclusive = held.filter((id) => roles[id].exclusive)
  return {
    roles: (exclusive.length > 0 ? exclusive : held).reduce((mask, id) => mask | roles[id].bit, 0),
    flags: Object.entries(flags).reduce(
      (mask, [id, flag]) => ((flagged[id as FlagId] ?? flag.default) ? mask | flag.bit : mask),
      0,
    ),
    facts,
  }
}

/** The persona for these roles; undefined without roles. */
export function personaOf(held: readonly RoleId[]): PersonaId | undefined {
  const [first] = held.filter((id) => roles[id].exclusive).concat(held)
  return first && roles[first].persona
}
