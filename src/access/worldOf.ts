import type { World } from '../../generated/facts/access'
import { type FlagId, flags } from '../../generated/facts/flags'
import { type PersonaId, type RoleId, roles } from '../../generated/facts/roles'

/** A missing flag has its declared default; an exclusive role leaves no other beside it (spec §6, decision 7). */
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

/** The persona of somebody with these roles; nobody without a role has one. */
export function personaOf(held: readonly RoleId[]): PersonaId | undefined {
  const [first] = held.filter((id) => roles[id].exclusive).concat(held)
  return first && roles[first].persona
}
