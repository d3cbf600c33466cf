import type { Bits, Clause } from './rule'

/** A clause without roles: the flags under `care` read `want`, every fact is among `facts`. */
export type Terms = Omit<Clause, 'roles'>

/** Both at once; nothing when they contradict each other. */
export function meet(a: Terms, b: Terms, { factMasks }: Bits): Terms | undefined {
  if (a.care & b.care & (a.want ^ b.want)) return undefined
  const facts = a.facts & b.facts
  if (factMasks.some((mask) => (facts & mask) === 0)) return undefined
  return { care: a.care | b.care, want: a.want | b.want, facts }
}

/** Whether the one says all that the other says. */
export const includes = (a: Terms, b: Terms) =>
  (a.care & b.care) === b.care && (a.want & b.care) === b.want && (a.facts & ~b.facts) === 0

/** Fewest flags set, then fewest words. */
export function sizeOf({ care, want, facts }: Terms, { factMasks }: Bits): number {
  const restricted = factMasks.filter((mask) => (facts & mask) !== mask).length
  return countBits(want) * 64 + countBits(care) + restricted
}

/** The ways to contradict terms, each with one word: flags that stay unset first, for these are the smaller. */
export function waysAgainst({ care, want, facts }: Terms, { factMasks, allFacts }: Bits): Terms[] {
  const against = (bits: number[], set: 0 | 1) =>
    bits.map((bit) => ({ care: bit, want: set * bit, facts: allFacts }))
  return [
    ...against(bitsOf(care & want), 0),
    ...factMasks
      .filter((mask) => (mask & ~facts) !== 0)
      .map((mask) => ({ care: 0, want: 0, facts: allFacts & ~(mask & facts) })),
    ...against(bitsOf(care & ~want), 1),
  ]
}

export function bitsOf(mask: number): number[] {
  const found: number[] = []
  for (let rest = mask; rest !== 0; rest &= rest - 1) found.push(rest & -rest)
  return found
}

export function countBits(mask: number): number {
  let count = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++
  return count
}
