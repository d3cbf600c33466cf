import type { Model } from '../resolve/model'
import { holds, type Clause, type Rule, type World } from '../resolve/rule'
import type { Spoken } from './sentence'
import { lensOf } from './world'

/** What a world lacks for a rule that refuses it: the clause that comes nearest first, then the others. */
export function missingFor(rule: Rule, about: Spoken): string {
  const lacks = joined(rule, about.world).map((clause) => lacksOf(clause, about))
  const reported = lacks.toSorted(byNearness).map(({ words }) => words.join(' and '))
  return [...new Set(reported)].join('; else ')
}

interface Lacks {
  readonly isForOthers: boolean
  readonly words: readonly string[]
}

/** A flag or a screen can change under a person; other roles make another person. */
const byNearness = (a: Lacks, b: Lacks) =>
  Number(a.isForOthers) - Number(b.isForOthers) || a.words.length - b.words.length

function lacksOf(clause: Clause, { world, model, roleName }: Spoken): Lacks {
  const { flags } = lensOf({ ...world, flags: clause.care & (world.flags ^ clause.want) }, model)
  const isForOthers = clause.roles !== 0 && (clause.roles & world.roles) === 0
  const roles = lensOf({ ...world, roles: clause.roles }, model).roles
  return {
    isForOthers,
    words: [
      ...(isForOthers ? [`needs ${roles.map(roleName).join(' or ')}`] : []),
      ...flags.map((flag) => {
        const isSet = (model.bits.flags.get(flag)! & world.flags) !== 0
        return `${flag} is ${isSet ? 'set' : 'not set'}`
      }),
      ...factWords(clause, world, model),
    ],
  }
}

/** `viewport is wide, not tablet`. */
function factWords({ facts }: Clause, world: World, { manifest, bits }: Model): string[] {
  return Object.entries(manifest.access.facts).flatMap(([fact, { values }]) => {
    const bitOf = (value: string) => bits.facts.get(`${fact}:${value}`)!
    const own = values.filter((value) => (bitOf(value) & world.facts) !== 0)
    if (own.every((value) => (bitOf(value) & facts) !== 0)) return []
    const wanted = values.filter((value) => (bitOf(value) & facts) !== 0)
    return `${fact} is ${own.join(' or ')}, not ${wanted.join(' or ')}`
  })
}

/** Clauses that differ only in facts read as one, unless the world would fit in between. */
function joined(rule: Rule, world: World): Rule {
  const clauses = new Map<string, Clause>()
  for (const clause of rule) {
    const key = [clause.roles, clause.care, clause.want].join(' ')
    const facts = clause.facts | (clauses.get(key)?.facts ?? 0)
    clauses.set(key, { ...clause, facts })
  }
  const together = [...clauses.values()]
  return holds(together, world) ? rule : together
}
