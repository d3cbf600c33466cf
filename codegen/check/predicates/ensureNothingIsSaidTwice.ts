import type { Problem, Spot } from '../../problems/problem'
import { problemAt, related, spotAt, within } from '../../problems/spot'
import type { ClauseEntry, Manifest } from '../../read/manifest'
import { membersOf } from '../../resolve/rule'
import type { RuleBook } from '../../resolve/ruleBook'
import type { CheckContext } from '../checkContext'
import { partsOf, type Part } from './partsOf'
import { clausesOf, predicatesOf, type PlacedClause } from './predicatesOf'

/** No clause, role, flag or fact of a predicate is redundant; neither is any role of a group. */
export function ensureNothingIsSaidTwice({ manifest, rules }: CheckContext): Problem[] {
  return [
    ...groupProblems(manifest),
    ...predicatesOf(manifest).flatMap((placed) => surplusIn(clausesOf(placed), manifest, rules)),
  ]
}

/** Removes redundant parts one by one; of two equal ones the last is reported. */
function surplusIn(clauses: PlacedClause[], manifest: Manifest, book: RuleBook): Problem[] {
  for (const surplus of clauses.toReversed().flatMap((clause) => candidates(clause, clauses))) {
    const { lets, by } = surplus
    if (by.length === 0 || book.counterexample(book.ruleOf(lets), ruleOf(by, book))) continue
    const twin = surplus.twin(manifest, book)
    const said = twin && { related: [related(twin, 'for what says it already.')] }
    const reported = problemAt('PRED-REDUNDANT', surplus.spot, surplus.message, said)
    // Without a flag or fact the clause is wider, and may make others redundant that are not so
    // now.
    return surplus.isWider ? [reported] : [reported, ...surplusIn(surplus.rest, manifest, book)]
  }
  return []
}

/** A part that may be redundant. */
interface Candidate {
  readonly spot: Spot
  readonly message: string
  /** It is redundant if everybody whom this allows … */
  readonly lets: ClauseEntry
  /** … is allowed by these. */
  readonly by: readonly PlacedClause[]
  readonly rest: PlacedClause[]
  /** Without the part, the rest allows more people. */
  readonly isWider: boolean
  /** The place that says the same. */
  readonly twin: (manifest: Manifest, book: RuleBook) => Spot | undefined
}

/** Whole clauses come before their parts. */
function candidates(placed: PlacedClause, clauses: readonly PlacedClause[]): Candidate[] {
  const others = clauses.filter((other) => other !== placed)
  const impliedBy = (clause: ClauseEntry | undefined, { ruleOf, counterexample }: RuleBook) =>
    clause && others.find((other) => !counterexample(ruleOf(clause), ruleOf(other.clause)))?.spot
  const whole: Candidate = {
    spot: placed.spot,
    message: 'This clause can be left out: the others let in everybody whom it lets in.',
    lets: placed.clause,
    by: others,
    rest: others,
    isWider: false,
    twin: (_, book) => impliedBy(placed.clause, book),
  }
  const parts = partsOf(placed)
    .toReversed()
    .map((part): Candidate => {
      const shorter = { ...placed, clause: part.without }
      const rest = clauses.map((other) => (other === placed ? shorter : other))
      const isWider = part.kind !== 'role'
      return {
        spot: part.spot,
        message: messageOf(part),
        lets: isWider ? part.without : part.difference!,
        by: isWider ? clauses : rest,
        rest,
        isWider,
        twin: (manifest, book) =>
          (part.kind === 'role' ? twinOfRole(part, placed, manifest) : undefined) ??
          impliedBy(part.difference, book),
      }
    })
  return [whole, ...parts]
}

const ruleOf = (clauses: readonly PlacedClause[], book: RuleBook) =>
  book.ruleOf(clauses.map(({ clause }) => clause))

const messageOf = ({ kind, words }: Part) =>
  kind === 'role'
    ? `The role ${words} can be left out: whom it lets in is let in already.`
    : `The ${kind} ${words} decides nothing here and can be left out.`

/** The same role, or a group that contains it, elsewhere in the clause. */
function twinOfRole(part: Part, { clause, spot }: PlacedClause, manifest: Manifest) {
  const own = part.spot.path.at(-1)
  const wanted = membersOf(part.words, manifest)
  const at = (clause.roles ?? []).findIndex(
    (role, index) => index !== own && wanted.every((id) => membersOf(role, manifest).includes(id)),
  )
  return at < 0 ? undefined : within(spot, 'roles', at)
}

function groupProblems({ roles }: Manifest): Problem[] {
  return Object.entries(roles.groups).flatMap(([group, members]) =>
    members.flatMap((role, index) => {
      const first = members.indexOf(role)
      const spot = (at: number) => spotAt('roles.yaml', 'groups', group, at)
      if (first === index) return []
      return problemAt('PRED-REDUNDANT', spot(index), `The group ${group} has ${role} already.`, {
        related: [related(spot(first), 'for the first.')],
      })
    }),
  )
}
