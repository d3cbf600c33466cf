/**
 * How many cases a property test tries. The default is a twentieth of its measure, which is enough
 * for a loop together with the counterexamples found before. PROVE=part tries a fifth, as
 * `prove -- --touched` does, PROVE=measure the measure, as `prove` does, and PROVE=whole, as
 * `prove -- <word>` does, as many as fit into about an hour for each property.
 */
export type Size = 'few' | 'part' | 'measure' | 'whole'

const { PROVE, CI } = process.env

const sizes: readonly Size[] = ['few', 'part', 'measure', 'whole']

const size = sizes.find((each) => each === PROVE) ?? 'few'

/**
 * Random locally, so that repeated runs try more cases; fixed in CI, where failures must be
 * repeatable.
 */
export const seed = CI ? 2026 : Date.now() % 1_000_000

export const atSize = <T>(each: Readonly<Record<Size, T>>): T => each[size]

export function countOf(measure: number, whole = measure): number {
  const [few, part] = [Math.max(5, measure / 20), Math.max(5, measure / 5)]
  return Math.ceil(atSize({ few, part, measure, whole }))
}

/** Options for `fc.assert`; a property with its own seed tries the same cases everywhere. */
export const sized = (measure: number, own: { whole?: number; seed?: number } = {}) => ({
  numRuns: countOf(measure, own.whole),
  seed: own.seed ?? seed,
})
