import type { Manifest, Predicate } from '../read/manifest'
import { describeWorld } from './describeWorld'
import { findWorld, type Question, type Witness } from './findWorld'
import { assignBits, compile, type Bits, type Rule } from './rule'

/** The predicates of a manifest as rules, and what can be proved of them. */
export interface RuleBook {
  readonly bits: Bits
  /** Equal predicates are one and the same rule. */
  readonly ruleOf: (predicate: Predicate) => Rule
  /** The smallest world that answers; what was asked once is remembered. */
  readonly find: (question: Question) => Witness | undefined
  /** The smallest world in which `narrow` holds and `wide` does not. */
  readonly counterexample: (narrow: Rule, wide: Rule) => Witness | undefined
  readonly describe: (world: Witness) => string
}

/** A manifest says the same few things of many routes and entries: each is compiled once and proved once. */
export function createRuleBook(manifest: Manifest): RuleBook {
  const bits = assignBits(manifest)
  const byPredicate = new Map<Predicate, Rule>()
  const byMeaning = new Map<string, Rule>()
  const numbers = new Map<Rule, number>()
  const answers = new Map<string, Witness | undefined>()

  const ruleOf = (predicate: Predicate): Rule => {
    const known = byPredicate.get(predicate)
    if (known) return known
    const compiled = compile(predicate, manifest, bits)
    const meaning = JSON.stringify(compiled)
    const rule = byMeaning.get(meaning) ?? compiled
    byMeaning.set(meaning, rule)
    byPredicate.set(predicate, rule)
    return rule
  }
  const numberOf = (rule: Rule) => {
    if (!numbers.has(rule)) numbers.set(rule, numbers.size)
    return numbers.get(rule)
  }
  const key = (rules: readonly Rule[]) => rules.map(numberOf).join()
  const find = (question: Question) => {
    const asked = `${key(question.all)}|${question.none.map(key).join('|')}`
    if (!answers.has(asked)) answers.set(asked, findWorld(question, bits))
    return answers.get(asked)
  }
  return {
    bits,
    ruleOf,
    find,
    counterexample: (narrow, wide) =>
      narrow === wide ? undefined : find({ all: [narrow], none: [[wide]] }),
    describe: (world) => describeWorld(world, bits),
  }
}
