import { problem, type Problem } from '../../problems/problem'
import { related, spotAt } from '../../problems/spot'
import type { ActionEntry, Manifest } from '../../read/manifest'
import { listed } from '../../resolve/listed'
import { describeReply } from './describeReply'
import type { Reply } from './reply'
import type { ReplyClass } from './replyClasses'

/** Every rule decides some reply, and overrides later ones only where declared. */
export function ensureRulesDecide(manifest: Manifest, classes: readonly ReplyClass[]): Problem[] {
  const table = tableOf(manifest, classes)
  return manifest.errors.rules.flatMap((_, rule) => [
    ...maskedProblems(table, rule),
    ...overlapProblems(table, rule),
    ...overrideProblems(table, rule),
    ...redundantProblems(table, rule, manifest.errors.default),
  ])
}

interface Table {
  readonly rules: Manifest['errors']['rules']
  readonly classes: readonly ReplyClass[]
  /** For each rule, the rules that would decide its replies without it, each with such a reply. */
  readonly contests: ReadonlyMap<number, ReadonlyMap<number, Reply>>
}

function tableOf({ errors: { rules } }: Manifest, classes: readonly ReplyClass[]): Table {
  const contests = new Map<number, Map<number, Reply>>()
  for (const { rules: matching, reply } of classes) {
    const [winner, next] = matching
    if (winner === undefined || next === undefined) continue
    const own = contests.get(winner) ?? new Map<number, Reply>()
    if (!own.has(next)) own.set(next, reply)
    contests.set(winner, own)
  }
  return { rules, classes, contests }
}

function maskedProblems(table: Table, rule: number): Problem[] {
  const { rules, classes } = table
  const met = classes.filter(({ rules: matching }) => matching.includes(rule))
  if (met.length === 0 || runs(table, rule)) return []
  const takers = [...new Set(met.map(({ rules: [first] }) => first!))]
  const ids = takers.map((taker) => rules[taker]!.id)
  return [
    problem(
      'ERR-MASKED',
      'errors.yaml',
      ['rules', rule, 'when'],
      `${rules[rule]!.id} never runs: every reply it matches is taken by ${listed(ids, 'and')} before it; put it first, or remove it.`,
      { related: takers.map((taker) => placeOf(taker, `takes what ${rules[taker]!.id} matches.`)) },
    ),
  ]
}

function overlapProblems(table: Table, rule: number): Problem[] {
  const { id, overrides = [] } = table.rules[rule]!
  const others = [...(table.contests.get(rule) ?? [])]
    .filter(([other]) => isContest(table, rule, other))
    .filter(([other]) => !overrides.includes(table.rules[other]!.id) && runs(table, other))
    .toSorted(([a], [b]) => a - b)
  if (others.length === 0) return []
  const ids = others.map(([other]) => table.rules[other]!.id)
  return [
    problem(
      'ERR-OVERLAP',
      'errors.yaml',
      ['rules', rule, 'overrides'],
      `${id} wins over ${listed(ids, 'and')} only because it stands first, for ${describeReply(others[0]![1])}; if that is meant, write overrides: [${[...overrides, ...ids].join(', ')}] there.`,
      {
        related: others.map(([other]) =>
          placeOf(other, `is when ${table.rules[other]!.id} matches.`),
        ),
      },
    ),
  ]
}

function overrideProblems(table: Table, rule: number): Problem[] {
  const { id, overrides = [] } = table.rules[rule]!
  return overrides.flatMap((name, index) => {
    const other = table.rules.findIndex((candidate) => candidate.id === name)
    if (other === -1 || (other > rule && isContest(table, rule, other))) return []
    return problem(
      'ERR-OVERRIDES',
      'errors.yaml',
      ['rules', rule, 'overrides', index],
      `${id} ${whyNot(table, rule, other)}`,
      { related: other === rule ? [] : [placeOf(other, `is when ${name} matches.`)] },
    )
  })
}

/** Rules without which the following rules, or the default, would do the same. */
function redundantProblems(
  { rules, classes }: Table,
  rule: number,
  otherwise: readonly ActionEntry[],
): Problem[] {
  const decided = classes.filter(({ rules: [first] }) => first === rule)
  const followers = decided.map(({ rules: [, next] }) => next)
  const changes = followers.some((twin) => {
    const then = twin === undefined ? otherwise : rules[twin]!.then
    return !doSame(then, rules[rule]!.then)
  })
  if (decided.length === 0 || changes) return []
  const named = [...new Set(followers)].flatMap((twin) => twin ?? [])
  const last = followers.includes(undefined) ? ['the default'] : []
  return [
    problem(
      'ERR-REDUNDANT',
      'errors.yaml',
      ['rules', rule, 'id'],
      `${rules[rule]!.id} changes nothing: without it ${listed([...named.map((twin) => rules[twin]!.id), ...last], 'and')} would do the same.`,
      { related: named.map((twin) => placeOf(twin, `is when ${rules[twin]!.id} matches.`)) },
    ),
  ]
}

function whyNot(table: Table, rule: number, other: number): string {
  const name = table.rules[other]!.id
  if (other === rule) return 'cannot override itself.'
  if (other < rule) return `stands after ${name}; only a later rule can be overridden.`
  if (isWithin(table, rule, other))
    return `is an exception of ${name} as it stands; it need not say so.`
  return `takes nothing from ${name} that would get something else there; it need not say so.`
}

const runs = ({ classes }: Table, rule: number) =>
  classes.some(({ rules: [first] }) => first === rule)

/**
 * The earlier rule takes replies that the later would treat differently, without being its special
 * case.
 */
function isContest(table: Table, earlier: number, later: number): boolean {
  const isNext = table.contests.get(earlier)?.has(later) ?? false
  return (
    isNext &&
    !doSame(table.rules[earlier]!.then, table.rules[later]!.then) &&
    !isWithin(table, earlier, later)
  )
}

/** The earlier rule is a special case: whatever it matches, the later one matches too. */
const isWithin = ({ classes }: Table, earlier: number, later: number) =>
  classes.every(({ rules }) => !rules.includes(earlier) || rules.includes(later))

const doSame = (one: readonly ActionEntry[], other: readonly ActionEntry[]) =>
  JSON.stringify(one) === JSON.stringify(other)

const placeOf = (rule: number, message: string) =>
  related(spotAt('errors.yaml', 'rules', rule, 'when'), message)
