import { findWorld } from '../resolve/findWorld'
import type { Bits, Clause, Rule, World } from '../resolve/rule'

/** Two worlds that differ in one condition alone: in the first the rules hold, in the second they do not. */
export interface Pair {
  /** `role cc`, `flag hideOrganization`, `viewport tablet`. */
  readonly condition: string
  readonly allowed: World
  readonly refused: World
}

/**
 * For each role, flag and fact value that some rules look at, the smallest pair of worlds in which it alone decides
 * (MC/DC with a unique cause). A condition that never decides alone has none.
 */
export function pairsOf(rules: readonly Rule[], bits: Bits): Pair[] {
  /** `changed` is what the rules say of a world after it was changed; `where` narrows the worlds that are looked at. */
  const decided = (
    condition: string,
    changed: (rule: Rule) => Rule,
    change: (world: World) => Partial<World>,
    where: readonly Rule[] = [],
  ): Pair[] => {
    const found = findWorld({ all: [...rules, ...where], none: [rules.map(changed)] }, bits)
    if (!found) return []
    const { roles, flags, facts } = found
    const allowed = { roles, flags, facts }
    return [{ condition, allowed, refused: { ...allowed, ...change(allowed) } }]
  }
  const clauses = rules.flat()
  const asked = {
    roles: [...bits.roles].filter(([, bit]) => clauses.some(({ roles }) => roles & bit)),
    flags: [...bits.flags].filter(([, bit]) => clauses.some(({ care }) => care & bit)),
    facts: bits.factMasks.filter((mask) => clauses.some(({ facts }) => (facts & mask) !== mask)),
  }
  return [
    ...asked.roles.flatMap(([role, bit]) =>
      decided(
        `role ${role}`,
        (rule) => withoutRole(rule, bit),
        ({ roles }) => ({ roles: roles & ~bit }),
      ),
    ),
    ...asked.flags.flatMap(([flag, bit]) =>
      decided(
        `flag ${flag}`,
        (rule) => flipped(rule, bit),
        ({ flags }) => ({ flags: flags ^ bit }),
      ),
    ),
    ...asked.facts.flatMap((mask) => {
      const values = [...bits.facts].filter(([, bit]) => bit & mask)
      return values.flatMap(([value, bit]) => {
        const here: Rule = [{ roles: 0, care: 0, want: 0, facts: (bits.allFacts & ~mask) | bit }]
        const pairs = values.flatMap(([, other]) =>
          decided(
            value.replace(':', ' '),
            (rule) => withValue(rule, bit, other),
            ({ facts }) => ({ facts: (facts & ~mask) | other }),
            [here],
          ),
        )
        return pairs.slice(0, 1)
      })
    }),
  ]
}

/** What the rule says of the same person without the role. */
const withoutRole = (rule: Rule, bit: number) =>
  rule.flatMap((clause): Clause[] =>
    clause.roles === bit ? [] : [{ ...clause, roles: clause.roles & ~bit }],
  )

/** What the rule says when the flag stands the other way. */
const flipped = (rule: Rule, bit: number) =>
  rule.map((clause) => ({ ...clause, want: clause.want ^ (clause.care & bit) }))

/** What the rule says when the fact has the other value. */
const withValue = (rule: Rule, bit: number, other: number) =>
  rule.map((clause) => ({
    ...clause,
    facts: (clause.facts & ~bit) | ((clause.facts & other) !== 0 ? bit : 0),
  }))
