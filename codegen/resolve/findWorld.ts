import type { Bits, Rule, World } from './rule'
import { createSearch, type Settled } from './searchWorlds'

/** The world that is looked for: every rule of `all` holds in it, and of each list of `none` one rule does not. */
export interface Question {
  readonly all: readonly Rule[]
  readonly none: readonly (readonly Rule[])[]
}

/** A world that answers a question, and what of it matters: all other flags and facts may be as they like. */
export interface Witness extends World {
  /** The flags that matter, set or not. */
  readonly care: number
  /** The values that facts may have. */
  readonly among: number
}

/**
 * The smallest such world: fewest roles, then fewest flags set, then fewest words, then the manifest's first roles.
 *
 * Exact without trying them all. Rules are monotone in roles: each of `all` needs one role at most, and more of them
 * only help those of `none`. What is left are demands, each to be met in one of a few ways: by a clause that holds, or
 * by a word against one that must not. The demand with the fewest ways is met first, and what has grown as large as
 * the best so far is left.
 */
export function findWorld({ all, none }: Question, bits: Bits): Witness | undefined {
  const search = createSearch([...new Set(all)], none, bits)
  for (let most = 1; ; most++) {
    const { best, needsMoreRoles } = search(most)
    if (best) return witness(best, bits)
    if (!needsMoreRoles) return undefined
  }
}

/** The smallest world in which `narrow` holds and `wide` does not; none when the one implies the other. */
export function counterexample(narrow: Rule, wide: Rule, bits: Bits): Witness | undefined {
  return narrow === wide ? undefined : findWorld({ all: [narrow], none: [[wide]] }, bits)
}

/** The rules that are not already implied by another of them. */
export function withoutImplied(rules: readonly Rule[], bits: Bits): Rule[] {
  return rules.filter((rule, index) =>
    rules.every((other, at) => {
      if (at === index || counterexample(other, rule, bits)) return true
      return counterexample(rule, other, bits) === undefined && index < at
    }),
  )
}

function witness({ roles, terms }: Settled, bits: Bits): Witness {
  const { care, want, facts: among } = terms
  const facts = bits.factMasks.reduce((chosen, mask) => chosen | lowest(among & mask), 0)
  return { roles, flags: want, facts, care, among }
}

const lowest = (mask: number) => mask & -mask
