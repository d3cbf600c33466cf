import { asks, contains, corner, meet, subtract, type Cube, type Space } from './space'

/** Beyond this many variables conditions are exact but not minimised, because nobody reads them. */
const mostVariables = 10
const mostCubes = 24
/** Limit of search steps; after it the best cover so far is used. */
const mostTries = 100_000

/**
 * The fewest and shortest cubes that cover `needed` and stay within `room`, which contains it.
 * Quine and McCluskey's method, with iterated consensus in place of tables so that facts may have many answers.
 */
export function minimise(needed: readonly Cube[], room: readonly Cube[], space: Space): Cube[] {
  if (needed.length === 0) return []
  const given = widest(room)
  if (space.variables.length > mostVariables || given.length > mostCubes) return widest(needed)
  const primes = primesOf(given, space).sort(byLength(space))
  return cheapestCover(primes, needed, space)
}

/** Prime implicants: cubes within the given ones that cannot be made wider. */
function primesOf(cubes: readonly Cube[], space: Space): Cube[] {
  const waiting = [...cubes]
  let primes: Cube[] = []
  for (let cube = waiting.pop(); cube !== undefined; cube = waiting.pop()) {
    const next = cube
    if (primes.some((prime) => contains(prime, next))) continue
    primes = primes.filter((prime) => !contains(next, prime))
    waiting.push(...primes.flatMap((prime) => consensus(next, prime, space)))
    primes.push(next)
  }
  return primes
}

const widest = (cubes: readonly Cube[]) =>
  [...new Set(cubes)].filter((cube, _, all) =>
    all.every((other) => other === cube || !contains(other, cube)),
  )

/** Wherever two cubes agree on all variables but one, either answer to that one will do. */
function consensus(a: Cube, b: Cube, space: Space): Cube[] {
  return space.variables.flatMap(({ mask }) => {
    const joined = (a & b & ~mask) | ((a | b) & mask)
    return meet(joined, joined, space) ?? []
  })
}

/** Tries the wider primes first and leaves a branch that can no longer be better than the best so far. */
function cheapestCover(primes: readonly Cube[], needed: readonly Cube[], space: Space): Cube[] {
  const lengths = new Map(primes.map((prime) => [prime, asks(prime, space)]))
  let best: Cover | undefined
  let tries = 0
  const search = (cubes: readonly Cube[], length: number, left: readonly Cube[]): void => {
    if (left.length === 0) {
      best = better(best, { cubes: cubes.toSorted(byLength(space)), length })
      return
    }
    if (best && tries > mostTries) return
    tries += left.length * primes.length
    for (const prime of candidatesFor(primes, left, space)) {
      const next = { cubes: [...cubes, prime], length: length + lengths.get(prime)! }
      if (best && isLonger(next, best)) continue
      search(next.cubes, next.length, subtract(left, [prime], space))
    }
  }
  search([], 0, needed)
  return [...best!.cubes]
}

interface Cover {
  readonly cubes: readonly Cube[]
  /** Of all cubes together. */
  readonly length: number
}

const isLonger = (a: Cover, b: Cover) =>
  a.cubes.length > b.cubes.length || (a.cubes.length === b.cubes.length && a.length > b.length)

/** Of two that are as short, the same one is chosen however the question was put. */
function better(best: Cover | undefined, cover: Cover): Cover {
  if (!best || isLonger(best, cover)) return cover
  if (isLonger(cover, best)) return best
  const differs = cover.cubes.findIndex((cube, index) => cube !== best.cubes[index])
  return differs >= 0 && cover.cubes[differs]! < best.cubes[differs]! ? cover : best
}

/** The primes that cover one world of what is left: the world with the fewest, so that there is least to try. */
function candidatesFor(primes: readonly Cube[], left: readonly Cube[], space: Space): Cube[] {
  const choices = left.map((cube) => {
    const world = corner(cube, space)
    return primes.filter((prime) => contains(prime, world))
  })
  return choices.reduce((fewest, choice) => (choice.length < fewest.length ? choice : fewest))
}

const byLength = (space: Space) => (a: Cube, b: Cube) =>
  asks(a, space) - asks(b, space) || (a > b ? -1 : a < b ? 1 : 0)
