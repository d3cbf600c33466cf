/**
 * How many cases a property tries. By default a twentieth of its measure, which together with the counterexamples once
 * found is enough for a loop; PROVE=measure tries all of it, PROVE=whole as many as somebody would wait an hour for.
 */
export type Size = 'few' | 'measure' | 'whole'

const { PROVE, CI } = process.env

const size: Size = PROVE === 'measure' || PROVE === 'whole' ? PROVE : 'few'

/** By chance in a loop, which so tries more from day to day; always the same cases where nobody could tell why. */
export const seed = CI ? 2026 : Date.now() % 1_000_000

export function countOf(measure: number, whole = measure): number {
  const counts: Record<Size, number> = { few: Math.max(5, measure / 20), measure, whole }
  return Math.ceil(counts[size])
}

/** For `fc.assert`; a seed of its own makes a property try the same cases everywhere. */
export const sized = (measure: number, own: { whole?: number; seed?: number } = {}) => ({
  numRuns: countOf(measure, own.whole),
  seed: own.seed ?? seed,
})
