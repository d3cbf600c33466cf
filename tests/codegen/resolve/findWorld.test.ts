import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  counterexample,
  findWorld,
  withoutImplied,
  type Question,
} from '../../../codegen/resolve/findWorld'
import { holds, type Bits, type Rule, type World } from '../../../codegen/resolve/rule'
import { allHold, anyRule, bits, countOf, everyWorld } from './world'
import { sized } from '../../support/sizes'

const anyQuestion: fc.Arbitrary<Question> = fc.record({
  all: fc.array(anyRule, { maxLength: 3 }),
  none: fc.array(fc.array(anyRule, { minLength: 1, maxLength: 2 }), { maxLength: 3 }),
})

const answers = ({ all, none }: Question, world: World) =>
  allHold(all, world) && none.every((rules) => !allHold(rules, world))

const isLike = (world: World, pattern: World & { care: number; among: number }) =>
  world.roles === pattern.roles &&
  ((world.flags ^ pattern.flags) & pattern.care) === 0 &&
  (world.facts & ~pattern.among) === 0

const anyOf = (roles: number): Rule => [{ roles, care: 0, want: 0, facts: bits.allFacts }]

const many = sized(1000)

describe('a world that is looked for', () => {
  test('is found exactly when there is one, with the fewest roles and then the fewest flags set', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const smallest = everyWorld.find((world) => answers(question, world))
        const found = findWorld(question, bits)
        expect(found && [countOf(found.roles), countOf(found.flags)]).toEqual(
          smallest && [countOf(smallest.roles), countOf(smallest.flags)],
        )
      }),
      many,
    )
  })

  test('answers whatever the flags and facts are that do not matter', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const found = findWorld(question, bits)
        if (!found) return
        const alike = everyWorld.filter((world) => isLike(world, found))
        expect(alike.length).toBeGreaterThan(0)
        expect(alike.filter((world) => !answers(question, world))).toEqual([])
      }),
      many,
    )
  })

  test('names the first of several roles that would do', () => {
    expect(findWorld({ all: [anyOf(14)], none: [] }, bits)).toMatchObject({ roles: 2, care: 0 })
    const cmOrViewer = [...anyOf(8), ...anyOf(2)]
    expect(findWorld({ all: [cmOrViewer], none: [] }, bits)?.roles).toBe(2)
  })

  test('has two roles only when no single one will do', () => {
    expect(findWorld({ all: [anyOf(2), anyOf(4)], none: [] }, bits)?.roles).toBe(6)
    expect(findWorld({ all: [anyOf(2 | 8), anyOf(4 | 8)], none: [] }, bits)?.roles).toBe(8)
    // The exclusive role leaves no other beside it.
    expect(findWorld({ all: [anyOf(1), anyOf(4)], none: [] }, bits)).toBeUndefined()
  })
})

describe('whether one rule implies another', () => {
  test('is decided as by trying every world', () => {
    fc.assert(
      fc.property(anyRule, anyRule, (narrow, wide) => {
        const exists = everyWorld.some((world) => holds(narrow, world) && !holds(wide, world))
        expect(counterexample(narrow, wide, bits) !== undefined).toBe(exists)
      }),
      many,
    )
  })

  test('leaves the fewest rules that together say the same', () => {
    fc.assert(
      fc.property(fc.array(anyRule, { minLength: 1, maxLength: 4 }), (rules) => {
        const kept = withoutImplied(rules, bits)
        for (const world of everyWorld) expect(allHold(kept, world)).toBe(allHold(rules, world))
        const surplus = kept.filter((rule) =>
          kept.some((other) => rule !== other && !counterexample(other, rule, bits)),
        )
        expect(surplus).toEqual([])
      }),
      sized(60),
    )
  })

  test('is decided at once with as many roles and flags as there may be', () => {
    const numbers = Array.from({ length: 31 }, (_, index) => index)
    const wide: Bits = {
      ...bits,
      roles: new Map(numbers.map((no) => [`role${no}`, 2 ** no])),
      flags: new Map(numbers.map((no) => [`flag${no}`, 2 ** no])),
    }
    const everything = 2 ** 31 - 1
    const narrow: Rule = [{ roles: everything, care: 0, want: 0, facts: bits.allFacts }]
    // One role and one flag in each clause, and a last clause for those who have none of the flags.
    const eachRole: Rule = [
      ...numbers.map((no) => ({ roles: 2 ** no, care: 2 ** no, want: 2 ** no, facts: 31 })),
      { roles: everything, care: everything, want: 0, facts: bits.allFacts },
    ]
    expect(counterexample(narrow, eachRole, wide)).toMatchObject({ roles: 1, flags: 2 })
    const eachFlag: Rule = [
      ...numbers.map((no) => ({ ...narrow[0]!, care: 2 ** no, want: 2 ** no })),
      { ...narrow[0]!, care: everything, want: 0 },
    ]
    expect(counterexample(narrow, eachFlag, wide)).toBeUndefined()
  })
})
