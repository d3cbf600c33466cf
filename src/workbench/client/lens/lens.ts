import type { Lens, Tables } from '../../../../codegen/workbench/protocol'
import type { World } from '../../../../generated/facts/access'

/** The lens as query parameters, so that a view can be shared by its address. */
export type Query = Readonly<Record<string, string>>
type Known = Pick<Tables, 'roles' | 'flags' | 'facts'>

/**
 * Reads the lens from the address, ignoring unknown ids. By default it has one role, since that is
 * what most people have: the last that is not exclusive.
 */
export function readLens(query: Query, { roles, flags, facts }: Known): Lens {
  const wanted = named(query['roles'])
  const held = roles.filter(({ id }) => wanted.has(id))
  const exclusive = held.filter((role) => role.exclusive).slice(0, 1)
  const chosen = exclusive.length > 0 ? exclusive : held
  const fallback = roles.filter((role) => !role.exclusive).slice(-1)
  const set = named(query['flags'])
  return {
    roles: (chosen.length > 0 ? chosen : fallback).map(({ id }) => id),
    flags: flags
      .filter((flag) => (query['flags'] === undefined ? flag.default : set.has(flag.id)))
      .map(({ id }) => id),
    facts: Object.fromEntries(
      facts.map(({ id, values }) => {
        const known = values.find((value) => value.id === query[id]) ?? values.at(-1)
        return [id, known?.id ?? '']
      }),
    ),
  }
}

const named = (list: string | undefined) => new Set(list?.split(',') ?? [])

/** Exclusive roles exclude all others, and at least one role remains (decision 7). */
export function toggleRole(lens: Lens, id: string, { roles }: Known): readonly string[] {
  if (lens.roles.includes(id)) {
    const rest = lens.roles.filter((each) => each !== id)
    return rest.length > 0 ? rest : lens.roles
  }
  const isExclusive = (role: string) => roles.find((each) => each.id === role)?.exclusive === true
  if (isExclusive(id)) return [id]
  const beside = new Set([...lens.roles.filter((each) => !isExclusive(each)), id])
  return roles.map((role) => role.id).filter((each) => beside.has(each))
}

export function toggleFlag(lens: Lens, id: string): readonly string[] {
  return lens.flags.includes(id) ? lens.flags.filter((each) => each !== id) : [...lens.flags, id]
}

/** undefined: all flags have their defaults, so the address leaves them out. */
export function flagsInAddress(set: readonly string[], { flags }: Known): string | undefined {
  const isDefault = flags.every((flag) => flag.default === set.includes(flag.id))
  return isDefault
    ? undefined
    : flags
        .map(({ id }) => id)
        .filter((id) => set.includes(id))
        .join(',')
}

/** The lens as bits, by the numbering of these tables. */
export function worldOfLens(lens: Lens, { roles, flags, facts }: Known): World {
  return {
    roles: bitsOf(roles, lens.roles),
    flags: bitsOf(flags, lens.flags),
    facts: facts.reduce((mask, { id, values }) => mask | bitsOf(values, [lens.facts[id] ?? '']), 0),
  }
}

const bitsOf = (all: readonly { id: string; bit: number }[], ids: readonly string[]) =>
  all.reduce((mask, { id, bit }) => (ids.includes(id) ? mask | bit : mask), 0)
