import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { holds, type Bits, type Rule, type World } from '../../../codegen/resolve/rule'
import { pairsOf } from '../../../codegen/tables/pairsOf'
import { sized } from '../../support/sizes'

const bits: Bits = {
  roles: new Map([
    ['staff', 1],
    ['cc', 2],
    ['viewer', 4],
    ['cm', 8],
  ]),
  flags: new Map([
    ['storyboard', 1],
    ['hidden', 2],
    ['vendor', 4],
  ]),
  facts: new Map([
    ['viewport:tablet', 1],
    ['viewport:wide', 2],
    ['profiles:one', 4],
    ['profiles:many', 8],
  ]),
  factMasks: [3, 12],
  allFacts: 15,
  exclusiveRoles: 1,
}

const rule = (over: Partial<Rule[number]>): Rule => [
  { roles: 0, care: 0, want: 0, facts: 15, ...over },
]

test('one role of two decides where the other is absent', () => {
  expect(pairsOf([rule({ roles: 10 })], bits)).toEqual([
    {
      condition: 'role cc',
      allowed: { roles: 2, flags: 0, facts: 5 },
      refused: { roles: 0, flags: 0, facts: 5 },
    },
    {
      condition: 'role cm',
      allowed: { roles: 8, flags: 0, facts: 5 },
      refused: { roles: 0, flags: 0, facts: 5 },
    },
  ])
})

test('a flag decides for who is let in by nothing else', () => {
  const organization: Rule = [...rule({ roles: 8 }), ...rule({ roles: 4, care: 2, want: 0 })]
  expect(
    pairsOf([organization], bits).find(({ condition }) => condition === 'flag hidden'),
  ).toEqual({
    condition: 'flag hidden',
    allowed: { roles: 4, flags: 0, facts: 5 },
    refused: { roles: 4, flags: 2, facts: 5 },
  })
})

test('each value of a fact that lets in is set against one that does not', () => {
  expect(pairsOf([rule({ roles: 2, facts: 13 })], bits).map(({ condition }) => condition)).toEqual([
    'role cc',
    'viewport tablet',
  ])
})

test('what is never asked, or never decides, has no pair', () => {
  expect(pairsOf([rule({})], bits)).toEqual([])
  expect(
    pairsOf([rule({ roles: 2 }), rule({ roles: 6 })], bits).map(({ condition }) => condition),
  ).toEqual(['role cc'])
})

const clause = fc.record({
  roles: fc.integer({ min: 0, max: 15 }),
  care: fc.integer({ min: 0, max: 7 }),
  want: fc.integer({ min: 0, max: 7 }),
  facts: fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 })),
})
const rules = fc.array(
  fc.array(clause, { minLength: 1, maxLength: 4 }).map((clauses): Rule =>
    clauses.map(({ want, facts: [viewport, profiles], ...rest }) => ({
      ...rest,
      want: want & rest.care,
      facts: viewport | (profiles << 2),
    })),
  ),
  { minLength: 1, maxLength: 3 },
)

test('of any rules, exactly the conditions that decide alone in some world have a pair, and it is true', () => {
  fc.assert(
    fc.property(rules, (all) => {
      const pairs = pairsOf(all, bits)
      expect(pairs.map(({ condition }) => condition)).toEqual(decidingIn(all))
      for (const { allowed, refused } of pairs) {
        expect(all.every((own) => holds(own, allowed))).toBe(true)
        expect(all.every((own) => holds(own, refused))).toBe(false)
      }
    }),
    sized(300),
  )
})

/** By trying every world. */
function decidingIn(all: readonly Rule[]): string[] {
  const isAllowed = (world: World) => all.every((own) => holds(own, world))
  const allowed = worlds.filter(isAllowed)
  const decides = (change: (world: World) => readonly World[]) =>
    allowed.some((world) => change(world).some((other) => !isAllowed(other)))
  return [
    ...[...bits.roles]
      .filter(([, bit]) => decides((world) => [{ ...world, roles: world.roles & ~bit }]))
      .map(([role]) => `role ${role}`),
    ...[...bits.flags]
      .filter(([, bit]) => decides((world) => [{ ...world, flags: world.flags ^ bit }]))
      .map(([flag]) => `flag ${flag}`),
    ...bits.factMasks.flatMap((mask) =>
      [...bits.facts]
        .filter(([, bit]) => bit & mask)
        .filter(([, bit]) =>
          decides((world) =>
            world.facts & bit
              ? [...bits.facts.values()]
                  .filter((other) => other & mask)
                  .map((other) => ({ ...world, facts: (world.facts & ~mask) | other }))
              : [],
          ),
        )
        .map(([value]) => value.replace(':', ' ')),
    ),
  ]
}

/** Every set of roles, staff alone, with all standings of the flags, in every place. */
const worlds: readonly World[] = [1, 2, 4, 6, 8, 10, 12, 14].flatMap((roles) =>
  [0, 1, 2, 3, 4, 5, 6, 7].flatMap((flags) =>
    [5, 6, 9, 10].map((facts) => ({ roles, flags, facts })),
  ),
)
