import { array, assert, constantFrom, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { minimise } from '../../../codegen/questions/minimise'
import { asks, contains, createSpace, subtract, type Cube } from '../../../codegen/questions/space'
import { sized } from '../../support/sizes'

const flag = (name: string) => ({ name, kind: 'flag', answers: ['off', 'on'] }) as const
const small = createSpace([
  flag('a'),
  flag('b'),
  { name: 'viewport', kind: 'fact', answers: ['tablet', 'compact', 'wide'] },
])

/** Every choice of at least one answer to each variable. */
const cubesOf = ({ variables }: typeof small): Cube[] =>
  variables.reduce<Cube[]>(
    (cubes, { first, mask }) => {
      const choices: Cube[] = []
      for (let bits = first; bits <= mask; bits += first) choices.push(bits)
      return cubes.flatMap((cube) => choices.map((bits) => cube | bits))
    },
    [0n],
  )

const cubes = cubesOf(small)
const worlds = cubes.filter((cube) =>
  small.variables.every(({ mask }) => (cube & mask & ((cube & mask) - 1n)) === 0n),
)
const within = (some: readonly Cube[]) =>
  worlds.filter((world) => some.some((cube) => contains(cube, world)))

/** Whether so many cubes, all of them inside the room, can cover the worlds. */
function canCover(needed: readonly Cube[], inside: readonly Cube[], count: number): boolean {
  const [first] = needed
  if (first === undefined) return true
  if (count === 0) return false
  return inside
    .filter((cube) => contains(cube, first))
    .some((cube) =>
      canCover(
        needed.filter((world) => !contains(cube, world)),
        inside,
        count - 1,
      ),
    )
}

const someCubes = array(constantFrom(...cubes), { maxLength: 6 })

describe('the shortest condition', () => {
  test('covers what it must and nothing it must not, and no fewer cubes could', () => {
    assert(
      property(someCubes, someCubes, (needed, free) => {
        const room = [...needed, ...free]
        const found = minimise(subtract(needed, free, small), room, small)
        const wanted = within(needed).filter((world) => !within(free).includes(world))
        const allowed = within(room)
        expect(within(found)).toEqual(expect.arrayContaining(wanted))
        expect(allowed).toEqual(expect.arrayContaining(within(found)))
        const inside = cubes.filter((cube) =>
          within([cube]).every((world) => allowed.includes(world)),
        )
        expect(canCover(wanted, inside, found.length - 1)).toBe(wanted.length === 0)
      }),
      sized(400, { seed: 7 }),
    )
  })

  test('none of its cubes can be made wider', () => {
    assert(
      property(someCubes, (needed) => {
        for (const cube of minimise(needed, needed, small))
          for (const wider of cubes.filter((other) => other !== cube && contains(other, cube)))
            expect(subtract([wider], needed, small)).not.toEqual([])
      }),
      sized(400, { seed: 11 }),
    )
  })

  test('is the same whatever the order of the cubes', () => {
    assert(
      property(someCubes, (needed) => {
        const turned = needed.toReversed()
        expect(minimise(turned, turned, small)).toEqual(minimise(needed, needed, small))
      }),
      sized(200, { seed: 13 }),
    )
  })

  test('stays exact over eight flags and more', () => {
    const eight = createSpace([...'abcdefgh'].map(flag))
    const cube = array(constantFrom(1n, 2n, 3n, 3n, 3n), { minLength: 8, maxLength: 8 }).map(
      (bits) => bits.reduce((all, bit, index) => all | (bit << BigInt(2 * index)), 0n),
    )
    assert(
      property(array(cube, { minLength: 1, maxLength: 10 }), (needed) => {
        const found = minimise(needed, needed, eight)
        expect(subtract(needed, found, eight)).toEqual([])
        expect(subtract(found, needed, eight)).toEqual([])
        expect(found.length).toBeLessThanOrEqual(needed.length)
      }),
      sized(100, { seed: 17 }),
    )
  })

  test('of thirty flags in sixty clauses is not looked for: it is said as it was found', () => {
    const thirty = createSpace(Array.from({ length: 30 }, (_, index) => flag(`f${index}`)))
    const asked = Array.from({ length: 60 }, (_, no) =>
      thirty.variables.reduce(
        (cube, { first, mask }, index) => cube | ((no * 7 + index) % 11 === 0 ? first : mask),
        0n,
      ),
    )
    const found = minimise(asked, asked, thirty)
    expect(subtract(asked, found, thirty)).toEqual([])
    expect(found.every((cube) => asked.includes(cube))).toBe(true)
  })

  test('of an odd number of five flags is every odd world: nothing can be joined', () => {
    const five = createSpace([...'abcde'].map(flag))
    const odd = Array.from({ length: 32 }, (_, number) => number)
      .filter((number) => number.toString(2).replaceAll('0', '').length % 2 === 1)
      .map((number) =>
        [...'abcde'].reduce(
          (world, _, index) => world | (((number >> index) & 1 ? 2n : 1n) << BigInt(2 * index)),
          0n,
        ),
      )
    const found = minimise(odd, odd, five)
    expect(found).toHaveLength(16)
    expect(found.every((cube) => asks(cube, five) === 5)).toBe(true)
  })
})
