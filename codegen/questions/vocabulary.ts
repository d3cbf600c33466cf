import type { Model } from '../resolve/model'
import type { Bits, Clause, Rule } from '../resolve/rule'
import { createSpace, type Cube, type Space, type Variable } from './space'

/** Rules with the model whose bits they are written in. */
export interface Reading {
  readonly model: Model
  readonly rules: readonly Rule[]
}

/** The flags and facts that rules of one or two models ask, in the order in which they are declared. */
export function spaceOf(...readings: readonly Reading[]): Space {
  const flags = new Map<string, Variable>()
  const facts = new Map<string, Variable>()
  for (const { model, rules } of readings) {
    const clauses = rules.flat()
    for (const [name, bit] of model.bits.flags)
      if (clauses.some(({ care }) => (care & bit) !== 0))
        flags.set(name, { name, kind: 'flag', answers: flagAnswers(name, readings) })
    for (const [name, { values }] of Object.entries(model.manifest.access.facts))
      if (clauses.some((clause) => !saysNothingOf(name, clause, model.bits)))
        facts.set(name, {
          name,
          kind: 'fact',
          answers: [...new Set([...(facts.get(name)?.answers ?? []), ...values])],
        })
  }
  return createSpace([...flags.values(), ...facts.values()])
}

/** When a flag's default changes, a customer who never set it is neither on nor off for both. */
function flagAnswers(name: string, readings: readonly Reading[]): string[] {
  const defaults = readings.flatMap(({ model }) => model.manifest.flags.flags[name]?.default ?? [])
  return new Set(defaults).size > 1 ? ['off', 'on', 'unset'] : ['off', 'on']
}

/** The worlds in which a clause holds for whoever has its roles. */
export function cubeOf(clause: Clause, model: Model, space: Space): Cube {
  return space.variables.reduce((cube, variable) => {
    const isAnswer = variable.kind === 'flag' ? flagAnswer : factAnswer
    return variable.answers.reduce(
      (all, answer, index) =>
        isAnswer(variable.name, answer, clause, model)
          ? all | (variable.first << BigInt(index))
          : all,
      cube,
    )
  }, 0n)
}

function flagAnswer(name: string, answer: string, { care, want }: Clause, model: Model): boolean {
  const bit = model.bits.flags.get(name) ?? 0
  if ((care & bit) === 0) return true
  const isOn = answer === 'unset' ? model.manifest.flags.flags[name]!.default : answer === 'on'
  return isOn === ((want & bit) !== 0)
}

function factAnswer(name: string, answer: string, clause: Clause, { bits }: Model): boolean {
  const bit = bits.facts.get(`${name}:${answer}`) ?? 0
  return saysNothingOf(name, clause, bits) || (clause.facts & bit) !== 0
}

function saysNothingOf(fact: string, { facts }: Clause, bits: Bits): boolean {
  return [...bits.facts].every(([name, bit]) => !name.startsWith(`${fact}:`) || (facts & bit) !== 0)
}
