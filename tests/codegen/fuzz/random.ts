/** A source of chance that a seed repeats. */
export interface Random {
  /** From 0 up to but without the limit. */
  below(limit: number): number
  chance(probability: number): boolean
  pick<T>(all: readonly T[]): T
  some<T>(all: readonly T[]): T[]
}

/** Mulberry32. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    chance: (probability) => next() < probability,
    pick: (all) => all[below(all.length)]!,
    some: (all) => all.filter(() => next() < 0.5),
  }
}
