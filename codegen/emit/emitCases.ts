import { quoted } from '../questions/matrixCsv'
import type { Model } from '../resolve/model'
import { named, type Bits, type Rule, type World } from '../resolve/rule'
import { decisionsOf } from '../tables/decisionsOf'
import { pairsOf } from '../tables/pairsOf'
import type { Output } from './output'

const head = 'subject,condition,outcome,roles,flags,facts'

/**
 * visibility-cases.csv: for every condition of every decision two people who differ only in it, one
 * allowed and one not (MC/DC). Flags not named are off; facts not named may have any value.
 */
export function emitCases(model: Model): Output {
  const { bits } = model
  // Many routes and calls share the same rules, so results are cached.
  const known = new Map<string, readonly string[]>()
  const rows = decisionsOf(model).flatMap(({ subject, rules }) => {
    const meaning = JSON.stringify(rules)
    const cases = known.get(meaning) ?? casesOf(rules, bits)
    known.set(meaning, cases)
    return cases.map((row) => `${quoted(subject)},${row}`)
  })
  return { path: 'visibility-cases.csv', text: `${[head, ...rows].join('\n')}\n` }
}

function casesOf(rules: readonly Rule[], bits: Bits): string[] {
  const asked = rules
    .flat()
    .reduce(
      (mask, { facts }) =>
        mask | bits.factMasks.reduce((all, own) => ((facts & own) === own ? all : all | own), 0),
      0,
    )
  const reported = (world: World) =>
    [
      named(bits.roles, world.roles).join(' ') || 'nobody',
      named(bits.flags, world.flags).join(' '),
      named(bits.facts, world.facts & asked).join(' '),
    ]
      .map(quoted)
      .join(',')
  return pairsOf(rules, bits).flatMap(({ condition, allowed, refused }) => [
    `${quoted(condition)},yes,${reported(allowed)}`,
    `${quoted(condition)},no,${reported(refused)}`,
  ])
}
