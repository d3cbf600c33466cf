import type { Witness } from './findWorld'
import { listed } from './listed'
import { named, type Bits, type World } from './rule'

/**
 * A world in words: `viewer with hideOrganization on a tablet screen`. Of a witness only what matters is told, flags
 * that must not be set included; of any other world its flags and facts.
 */
export function describeWorld(world: World | Witness, bits: Bits): string {
  const { care, among } = 'care' in world ? world : { care: world.flags, among: world.facts }
  const [first, ...others] = named(bits.roles, world.roles)
  const set = named(bits.flags, care & world.flags)
  const unset = named(bits.flags, care & ~world.flags)
  return [
    first,
    others.length > 0 && `who is also ${listed(others, 'and')}`,
    set.length > 0 && `with ${listed(set, 'and')}`,
    set.length > 0 && unset.length > 0 && 'but',
    unset.length > 0 && `without ${listed(unset, 'or')}`,
    ...bits.factMasks.map((mask) => (among & mask) !== mask && place(among & mask, bits)),
  ]
    .filter(Boolean)
    .join(' ')
}

/** The width of the screen is a fact of the language; others are named as they are. */
function place(values: number, { facts }: Bits): string {
  const pairs = named(facts, values).map((name) => name.split(':', 2) as [string, string])
  const either = listed(
    pairs.map(([, value]) => value),
    'or',
  )
  const fact = pairs[0]?.[0]
  return fact === 'viewport' ? `on a ${either} screen` : `where ${fact} is ${either}`
}
