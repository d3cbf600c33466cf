import type { Problem, Spot } from '../../problems/problem'
import { problemAt } from '../../problems/spot'
import type { Predicate } from '../../read/manifest'
import type { Rule } from '../../resolve/rule'
import type { CheckContext } from '../checkContext'
import { partsOf } from '../predicates/partsOf'
import { clausesOf } from '../predicates/predicatesOf'
import { placesOf, type Half } from './findFaultyHalf'

/** All that decides who sees an entry in one tree, besides the access in question. */
export type Context = readonly Half[]

/** An access that keeps nobody out in any of its contexts, or else the first flag or fact in it that does not. */
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
      // A role left out narrows; what decides nothing in any world is told as redundant.
      if (!counterexample(wider, own) || !isIdle(wider)) return []
      return reported(part.spot, `The ${part.kind} ${part.words}`, wider)
    }),
  )
  // Of two that say the same, either can be left out, but not both.
  return parts.slice(0, 1)
}
