import type { Spot } from '../problems/problem'
import { describeWorld } from '../resolve/describeWorld'
import { findWorld, type Question } from '../resolve/findWorld'
import type { Model } from '../resolve/model'
import type { Bits, Rule } from '../resolve/rule'
import { allDecisionsOf, type PlacedDecision } from './decisionsOf'
import type { SignedRow } from './signedRows'

/** Things that QA cannot tell apart: one page, call or control, or all entries that read the same. */
export interface Judged {
  /** `route users.list`, `menu Home / All`. */
  readonly name: string
  readonly subjects: readonly string[]
  /** What the manifest allows: all rules of one of these lists. */
  readonly allowed: readonly (readonly Rule[])[]
}

export interface Disagreement {
  /** `menu Home / All: cc without hideOrganization is signed but refused`. */
  readonly sentence: string
  /** The row that speaks of it; absent when none does. */
  readonly spot?: Spot
}

/** Everything that access decides about, as QA's tables see it. */
export const judgedOf = (model: Model) => judgedIn(model, allDecisionsOf(model))

export function judgedIn(model: Model, decisions: readonly PlacedDecision[]): Judged[] {
  const byName = new Map<string, { subjects: string[]; allowed: (readonly Rule[])[] }>()
  for (const { subject, name, rulesIn } of decisions) {
    const judged = byName.get(name) ?? { subjects: [], allowed: [] }
    judged.subjects.push(subject)
    judged.allowed.push(rulesIn(model))
    byName.set(name, judged)
  }
  return [...byName].map(([name, judged]) => ({ name, ...judged }))
}

/** The first world in which the tables and the manifest say different things; proved over all worlds. */
export function disagreementOn(
  { name, subjects, allowed }: Judged,
  rows: readonly SignedRow[],
  bits: Bits,
): Disagreement | undefined {
  const own = rows.filter((row) => row.subjects.some((subject) => subjects.includes(subject)))
  const signed = own.flatMap(({ rule }) => rule)
  const reported = (who: string, verdict: string): Disagreement => ({
    sentence: `${name}: ${who} is ${verdict}`,
    ...(own[0] && { spot: own[0].spot }),
  })
  const found = (question: Question, verdict: string) => {
    const world = findWorld(question, bits)
    return world && reported(describeWorld(world, bits), verdict)
  }
  const isOpen = allowed.some((rules) => rules.every(opens))
  if (isOpen !== opens(signed))
    return reported('who is not signed in', isOpen ? 'let in but not signed' : 'signed but refused')
  return (
    found({ all: [signed], none: allowed }, 'signed but refused') ??
    allowed
      .map((all) => found({ all, none: [[signed]] }, 'let in but not signed'))
      .find((disagreement) => disagreement !== undefined)
  )
}

/** Who is not signed in has no role; only clauses that ask for none concern them. */
const opens = (rule: Rule) => rule.some(({ roles }) => roles === 0)
