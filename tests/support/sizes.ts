/**
 * How many cases a property test tries. The default is a twentieth of its measure, which is enough
 * for a loop together with the counterexamples found before. PROVE=measure tries the measure,
 * PROVE=whole as many as fit into about an hour.
 */
export type Size = 'few' | 'measure' | 'whole'

const { PROVE, CI } = process.env

const size: Size = PROVE === 'measure' || PROVE === 'whole' ? PROVE : 'few'

/**
 * Random locally, so that repeated runs try more cases; fixed in CI, where failures must be
 * repeatable.
 */
export const seed = CI ? 2026 : Date.now() % 1_000_000

export function countOf(measure: number, whole = measure): number {
  const counts: Record<Size, number> = { few: Math.max(5, measure / 20), measure, whole }
  return Math.ceil(counts[size])
}

/** Options for `fc.assert`; a property with its own seed tries the same cases everywhere. */
export const sized = (measure: number, own: { whole?: number; seed?: number } = {}) => ({
  numRuns: countOf(measure, own.whole),
  seed: own.seed ?? seed,
})
