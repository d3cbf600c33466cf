import * as fc from 'fast-check'
import { assignBits, holds, type Bits, type Rule, type World } from '../../../codegen/resolve/rule'
import { worldsOf } from './worldsOf'

/** Four roles, one of them exclusive, four flags and two facts: small enough to try every world. */
export const bits: Bits = assignBits({
  roles: {
    personas: {},
    roles: {
      chief: { idSuffix: '0001', persona: 'any', title: 'any', from: 'decided', exclusive: true },
      viewer: { idSuffix: '0002', persona: 'any', title: 'any', from: 'decided' },
      admin: { idSuffix: '0003', persona: 'any', title: 'any', from: 'decided' },
      cm: { idSuffix: '0004', persona: 'any', title: 'any', from: 'decided' },
    },
    groups: {},
    landing: [],
  },
  flags: {
    flags: Object.fromEntries(
      ['hidden', 'zoom', 'vendor', 'boards'].map((id) => [
        id,
        { default: false, meaning: 'any', from: 'decided' },
      ]),
    ),
  },
  access: {
    facts: {
      viewport: { values: ['tablet', 'compact', 'wide'], meaning: 'any', from: 'decided' },
      profiles: { values: ['one', 'many'], meaning: 'any', from: 'decided' },
    },
    predicates: {},
  },
})

/** Every person everywhere, smallest first: fewest roles, then fewest flags set. */
export const everyWorld: readonly World[] = [
  ...worldsOf([[{ roles: 0, care: 15, want: 0, facts: bits.allFacts }]], bits),
].toSorted((a, b) => countOf(a.roles) - countOf(b.roles) || countOf(a.flags) - countOf(b.flags))

const clause = fc
  .record({
    roles: fc.integer({ min: 0, max: 15 }),
    care: fc.integer({ min: 0, max: 15 }),
    want: fc.integer({ min: 0, max: 15 }),
    width: fc.constantFrom(7, 7, 7, 1, 2, 4, 6),
    profiles: fc.constantFrom(24, 24, 8, 16),
  })
  .map(({ roles, care, want, width, profiles }) => ({
    roles,
    care,
    want: want & care,
    facts: width | profiles,
  }))

export const anyRule: fc.Arbitrary<Rule> = fc.array(clause, { minLength: 1, maxLength: 4 })

export const allHold = (rules: readonly Rule[], world: World) =>
  rules.every((rule) => holds(rule, world))

export function countOf(mask: number): number {
  return mask === 0 ? 0 : 1 + countOf(mask & (mask - 1))
}
