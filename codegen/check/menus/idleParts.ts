import type { Problem, Spot } from '../../problems/problem'
import { problemAt } from '../../problems/spot'
import type { Predicate } from '../../read/manifest'
import type { Rule } from '../../resolve/rule'
import type { CheckContext } from '../checkContext'
import { partsOf } from '../predicates/partsOf'
import { clausesOf } from '../predicates/predicatesOf'
import { placesOf, type Half } from './findFaultyHalf'

/** All predicates that decide who sees an entry in one tree, besides the one in question. */
export type Context = readonly Half[]

/**
 * Whether an access excludes nobody in any of its contexts; otherwise its first flag or fact that
 * does not.
 */
export function idleParts(
  access: Predicate,
  spot: Spot,
  contexts: readonly Context[],
  { rules: { ruleOf, find, counterexample } }: CheckContext,
): Problem[] {
  const own = ruleOf(access)
  const isImplied = (...all: readonly Rule[]) => !find({ all, none: [[own]] })
  const rulesOf = (context: Context) => context.map(({ rule }) => rule)
  const seen = contexts.filter((context) => find({ all: [...rulesOf(context), own], none: [] }))
  const isIdle = (...more: readonly Rule[]) =>
    seen.length > 0 && seen.every((context) => isImplied(...rulesOf(context), ...more))
  const reported = (at: Spot, what: string, ...more: readonly Rule[]) => {
    const because = seen[0]!.find(({ rule }) => isImplied(rule, ...more))
    const why = because ? `: ${because.words} says as much` : ''
    return problemAt('PRED-VACUOUS', at, `${what} narrows nothing and can be left out${why}.`, {
      related: placesOf(because ? [because] : seen[0]!),
    })
  }

  if (isIdle()) return [reported(spot, 'This access')]
  const clauses = clausesOf({ predicate: access, spot })
  const parts = clauses.flatMap((placed) =>
    partsOf(placed).flatMap((part) => {
      const wider = ruleOf(clauses.map((other) => (other === placed ? part.without : other.clause)))
      // Leaving out a role narrows the access; parts that never decide are reported as redundant
      // elsewhere.
      if (!counterexample(wider, own) || !isIdle(wider)) return []
      return reported(part.spot, `The ${part.kind} ${part.words}`, wider)
    }),
  )
  // Of two equivalent parts either can be left out, but not both.
  return parts.slice(0, 1)
}
