import { within } from '../../problems/spot'
import type { RowScope } from '../../read/manifest'
import { accessOf, less, type Access } from '../access'
import type { AccessChange } from '../diff'
import type { Edition } from '../edition'
import { grantsOf } from '../grants'
import { rowScopes, rowsOf, rowsRule, rowsSaid, rowWords } from '../rowsOf'
import { subtract, type Space } from '../space'
import { nameOf, type Subject } from '../subjects'
import { spaceOf } from '../vocabulary'
import { alternativesOf } from '../whoCan'
import { grouped } from './groups'
import type { Pairing } from './pairSubjects'

/** Who touches more rows, and who fewer, by calls that they could make before and can make now. */
export function rowChanges(
  before: Edition,
  after: Edition,
  { after: present, olderOf }: Pairing,
): AccessChange[] {
  return present.flatMap((now) => {
    const old = olderOf.get(now)
    const isRewritten =
      old &&
      JSON.stringify(rowsSaid(before.model, old)) !== JSON.stringify(rowsSaid(after.model, now))
    return isRewritten ? changesOf(before, after, old, now) : []
  })
}

function changesOf(before: Edition, after: Edition, old: Subject, now: Subject): AccessChange[] {
  const space = spaceOf(
    { model: before.model, rules: alternativesOf(old).flat() },
    { model: after.model, rules: alternativesOf(now).flat() },
  )
  const [past, present] = [touching(before, old, space), touching(after, now, space)]
  const reported = (kind: 'GAIN' | 'LOSE', was: RowScope, is: RowScope) => {
    const access =
      kind === 'GAIN'
        ? widened(past, present, was, is, space)
        : widened(present, past, is, was, space)
    return grouped(grantsOf(access, space), space).map(({ roles, when, first }): AccessChange => ({
      kind,
      subject: nameOf(now),
      roles,
      when,
      was: rowWords[was],
      now: rowWords[is],
      place: placeOf(after, now, first.roles),
      needsApproval: false,
    }))
  }
  return steps.flatMap(([few, many]) => [
    ...reported('GAIN', few, many),
    ...reported('LOSE', many, few),
  ])
}

const steps = [
  ['own', 'shared'],
  ['shared', 'customer'],
  ['own', 'customer'],
] as const

/** Who touches these rows by a call or more, and who exactly these: of several roles the one counts that touches most. */
function touching({ model }: Edition, call: Subject, space: Space) {
  const atLeast = (scope: RowScope) => {
    const rule = rowsRule(model, call, scope)
    const alternatives = alternativesOf(call).map((rules) => [...rules, rule])
    return accessOf(model, alternatives, space)
  }
  const exactly = (scope: RowScope) => {
    const more = rowScopes[rowScopes.indexOf(scope) + 1]
    return more ? less(atLeast(scope), atLeast(more), space) : atLeast(scope)
  }
  return { atLeast, exactly }
}

type Touching = ReturnType<typeof touching>

/** Who touched exactly `few` and touches exactly `many`, of those whose roles alone make the difference. */
function widened(
  past: Touching,
  present: Touching,
  few: RowScope,
  many: RowScope,
  space: Space,
): Access {
  const [had, has] = [past.exactly(few), present.exactly(many)]
  const gained = grantsOf(less(present.atLeast(many), past.atLeast(many), space), space)
  return {
    roleSets: gained.map(({ roles }) => roles),
    whenFor: (roles) =>
      subtract(has.whenFor(roles), subtract([space.all], had.whenFor(roles), space), space),
  }
}

/** Where the newer manifest says it of one of the roles, else where it says anything of rows. */
function placeOf({ model, placeOf: place }: Edition, call: Subject, roles: readonly string[]) {
  const rows = rowsSaid(model, call)
  const said = rowsOf(model, call, roles)
  const role = typeof rows === 'object' ? roles.find((name) => rows[name] === said) : undefined
  return place(within(call.spot, 'rows', ...(role === undefined ? [] : [role])))
}
