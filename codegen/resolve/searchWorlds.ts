import type { Bits, Clause, Rule } from './rule'
import { countBits, includes, meet, sizeOf, waysAgainst, type Terms } from './terms'

/** As much of a world as is settled. */
export interface Settled {
  readonly roles: number
  readonly terms: Terms
}

/** Looks for the smallest world of so many roles at most in which all these rules hold and none of these lists does. */
export function createSearch(all: readonly Rule[], none: readonly (readonly Rule[])[], bits: Bits) {
  const roles = distinctRoles([...all, ...none.flat()], bits)
  const anybody: Rule = [{ roles: ~0, care: 0, want: 0, facts: bits.allFacts }]
  const refusals = rememberRefusals(none, bits)

  return (most: number) => {
    let best: Settled | undefined
    let bestSize = Infinity
    let needsMoreRoles = false

    const waysToHold = (state: Settled, rule: Rule): Settled[] =>
      rule
        .flatMap((clause) => {
          const terms = meet(state.terms, clause, bits)
          if (!terms) return []
          if (isHeld(state.roles, clause)) return { roles: state.roles, terms }
          const wider = roles
            .filter((role) => clause.roles & role)
            .map((role) => state.roles | role)
          const allowed = wider.filter((held) => !isMixed(held, bits))
          const few = allowed.filter((held) => countBits(held) <= most)
          needsMoreRoles ||= few.length < allowed.length
          return few.map((held) => ({ roles: held, terms }))
        })
        .toSorted((a, b) => a.roles - b.roles)

    /** The demands that are not met yet, each as the ways to meet it. */
    function* demands(state: Settled): Generator<Settled[]> {
      const { roles: held, terms } = state
      for (const words of refusals(held))
        if (!words.some((word) => includes(terms, word))) yield waysToRefuse(state, words, bits)
      for (const rule of all)
        if (!rule.some((clause) => isHeld(held, clause) && includes(terms, clause)))
          yield waysToHold(state, rule)
      if (held === 0) yield waysToHold(state, anybody)
    }
    const visit = (state: Settled): void => {
      const size = sizeOf(state.terms, bits)
      if (size >= bestSize) return
      let fewest: Settled[] | undefined
      for (const ways of demands(state)) {
        if (!fewest || ways.length < fewest.length) fewest = ways
        if (ways.length === 0) return
      }
      if (fewest) return fewest.forEach(visit)
      best = state
      bestSize = size
    }
    visit({ roles: 0, terms: { care: 0, want: 0, facts: bits.allFacts } })
    return { best: best as Settled | undefined, needsMoreRoles }
  }
}

/** With these roles held, what must be contradicted: each as the words of which one is needed. */
function rememberRefusals(none: readonly (readonly Rule[])[], bits: Bits) {
  const known = new Map<number, readonly Terms[][]>()
  return (held: number): readonly Terms[][] => {
    const before = known.get(held)
    if (before) return before
    const applying = none.map((rules) => rules.map((rule) => heldBy(held, rule)))
    const refused = applying.flatMap((rules) => meetAll(rules, bits))
    const words = refused.map((terms) => waysAgainst(terms, bits))
    known.set(held, words)
    return words
  }
}

function waysToRefuse({ roles, terms }: Settled, words: readonly Terms[], bits: Bits): Settled[] {
  return words.flatMap((word) => {
    const met = meet(terms, word, bits)
    return met ? { roles, terms: met } : []
  })
}

const isHeld = (roles: number, clause: Clause) => clause.roles === 0 || (clause.roles & roles) !== 0

const heldBy = (roles: number, rule: Rule) => rule.filter((clause) => isHeld(roles, clause))

/** All rules at once, as one list of alternatives. */
function meetAll(rules: readonly Rule[], bits: Bits): Terms[] {
  const nothing: Terms = { care: 0, want: 0, facts: bits.allFacts }
  return rules.reduce<Terms[]>(
    (alternatives, rule) =>
      alternatives.flatMap((terms) => rule.flatMap((clause) => meet(terms, clause, bits) ?? [])),
    [nothing],
  )
}

/** One role, the manifest's first, of those that the rules cannot tell apart. */
function distinctRoles(rules: readonly Rule[], bits: Bits): number[] {
  const kinds = [...new Set([...rules.flat().map(({ roles }) => roles), bits.exclusiveRoles])]
  const first = new Map<string, number>()
  for (const bit of bits.roles.values()) {
    const kind = kinds.map((mask) => (mask & bit ? 1 : 0)).join('')
    if (!first.has(kind)) first.set(kind, bit)
  }
  return [...first.values()]
}

/** An exclusive role leaves no other beside it. */
const isMixed = (roles: number, { exclusiveRoles }: Bits) =>
  (roles & exclusiveRoles) !== 0 && (roles & ~exclusiveRoles) !== 0
