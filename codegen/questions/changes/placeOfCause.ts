import { holds, type World } from '../../resolve/rule'
import { spell } from '../clauses'
import type { Edition } from '../edition'
import type { Grant } from '../grants'
import type { Space } from '../space'
import type { Subject } from '../subjects'
import { worldOf } from '../world'
import { changedUnderneath } from './changedUnderneath'

interface Change {
  readonly before: Edition
  readonly after: Edition
  readonly old: Subject
  readonly now: Subject
  readonly space: Space
  /** Somebody for whom it changed. */
  readonly example: Grant
}

/**
 * Where the newer manifest says what changed for somebody: the predicate that refuses now, or the clause that holds
 * where none did. One that is written as before means something else because of a group, a flag or a persona; one
 * that is gone leaves only the subject to point at.
 */
export function placeOfCause({ before, after, old, now, space, example }: Change): string {
  const [past, world] = [worldIn(before, space, example), worldIn(after, space, example)]
  const refusal = now.predicates.find(({ rule }) => !holds(rule, world))
  const cause = refusal ?? old.predicates.find(({ rule }) => !holds(rule, past))
  const was = old.predicates.find(({ of }) => of === cause?.of)
  const is = now.predicates.find(({ of }) => of === cause?.of)
  if (!is) return after.placeOf(now.spot)
  const underneath = was && changedUnderneath(before, after, was, is)
  if (underneath) return after.placeOf(underneath)
  const { spot, clauses } = spell(is, after.model)
  const holding = is.rule.findIndex((clause) => holds([clause], world))
  return after.placeOf(clauses[holding]?.spot ?? spot)
}

/** The example as one edition sees it: what a customer never set has the default of that edition. */
function worldIn({ model }: Edition, { variables }: Space, { roles, example }: Grant): World {
  const answers = variables.map(({ name, kind, answers: all, first }) => ({
    name,
    kind,
    answer: all.find((_, index) => (example & (first << BigInt(index))) !== 0n)!,
  }))
  const flags = answers.filter(
    ({ kind, name, answer }) =>
      kind === 'flag' &&
      (answer === 'on' || (answer === 'unset' && model.manifest.flags.flags[name]!.default)),
  )
  const facts = answers.filter(({ kind }) => kind === 'fact')
  const lens = {
    roles,
    flags: flags.map(({ name }) => name),
    facts: Object.fromEntries(facts.map(({ name, answer }) => [name, answer])),
  }
  return worldOf(lens, model)
}
