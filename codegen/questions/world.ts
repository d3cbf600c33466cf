import type { Model } from '../resolve/model'
import { named, type World } from '../resolve/rule'

/** A person in certain circumstances, by the manifest's names. */
export interface Lens {
  readonly roles: readonly string[]
  /** Those that are set. */
  readonly flags: readonly string[]
  /** A fact that is not given has the last of its values: the widest screen, many profiles. */
  readonly facts: Readonly<Record<string, string>>
}

/** The same in bits; an exclusive role leaves no other beside it (spec §6, decision 7). */
export function worldOf({ roles, flags, facts }: Lens, { manifest, bits }: Model): World {
  const held = sum(roles, bits.roles)
  const values = Object.entries(manifest.access.facts).map(
    ([fact, { values: known }]) => `${fact}:${facts[fact] ?? known.at(-1)!}`,
  )
  return {
    roles: (held & bits.exclusiveRoles) === 0 ? held : held & bits.exclusiveRoles,
    flags: sum(flags, bits.flags),
    facts: sum(values, bits.facts),
  }
}

/** A world back in words. */
export function lensOf(world: World, { manifest, bits }: Model): Lens {
  return {
    roles: named(bits.roles, world.roles),
    flags: named(bits.flags, world.flags),
    facts: Object.fromEntries(
      Object.entries(manifest.access.facts).map(([fact, { values }]) => [
        fact,
        values.find((value) => (bits.facts.get(`${fact}:${value}`)! & world.facts) !== 0)!,
      ]),
    ),
  }
}

const sum = (names: readonly string[], bits: ReadonlyMap<string, number>) =>
  names.reduce((mask, name) => mask | (bits.get(name) ?? 0), 0)
