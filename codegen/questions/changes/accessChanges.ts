import { accessOf, less, type Access } from '../access'
import type { AccessChange } from '../diff'
import type { Edition } from '../edition'
import { grantsOf } from '../grants'
import { shownWhere } from '../screens'
import type { Space } from '../space'
import { nameOf, type Subject } from '../subjects'
import { spaceOf } from '../vocabulary'
import { alternativesOf } from '../whoCan'
import { grouped, type Group } from './groups'
import type { Pairing } from './pairSubjects'
import { placeOfCause } from './placeOfCause'

/** Who gains and who loses what, and what is new or gone. Sections tell nothing that their entries do not. */
export function accessChanges(
  before: Edition,
  after: Edition,
  { before: past, after: present, olderOf, newerOf }: Pairing,
): AccessChange[] {
  const compare = createComparison(before, after)
  return [
    ...present.filter(isShown).flatMap((now) => {
      const old = olderOf.get(now)
      return old ? compare(old, now) : onlyIn(after, now, 'ADDED')
    }),
    ...past
      .filter((old) => isShown(old) && !newerOf.has(old))
      .flatMap((old) => onlyIn(before, old, 'REMOVED')),
  ]
}

const isShown = ({ kind }: Subject) => kind !== 'section'

interface Comparison {
  readonly space: Space
  readonly gains: readonly Group[]
  readonly losses: readonly Group[]
}

/** Subjects that had the same rules, and have the same rules now, are compared once. */
function createComparison(before: Edition, after: Edition) {
  const known = new Map<string, Comparison>()
  return (old: Subject, now: Subject): AccessChange[] => {
    const key = JSON.stringify([alternativesOf(old), alternativesOf(now)])
    const comparison = known.get(key) ?? comparisonOf(before, after, old, now)
    known.set(key, comparison)
    const { space, gains, losses } = comparison
    const reported = (kind: 'GAIN' | 'LOSE', groups: readonly Group[]) =>
      groups.map(({ roles, when, first }): AccessChange => {
        const place = placeOfCause({ before, after, old, now, space, example: first })
        return { kind, subject: nameOf(now), roles, when, place, needsApproval: false }
      })
    return [...reported('GAIN', gains), ...reported('LOSE', losses)]
  }
}

function comparisonOf(before: Edition, after: Edition, old: Subject, now: Subject): Comparison {
  const [had, has] = [alternativesOf(old), alternativesOf(now)]
  const space = spaceOf(
    { model: before.model, rules: had.flat() },
    { model: after.model, rules: has.flat() },
  )
  const [could, can] = [accessOf(before.model, had, space), accessOf(after.model, has, space)]
  const shown = [shownWhere(old, before.model, space), shownWhere(now, after.model, space)]
  const given = shown[0] === shown[1] ? shown[0] : space.all
  const changed = (access: Access, other: Access) =>
    grouped(grantsOf(less(access, other, space), space, given), space)
  return { space, gains: changed(can, could), losses: changed(could, can) }
}

function onlyIn(edition: Edition, subject: Subject, kind: 'ADDED' | 'REMOVED'): AccessChange[] {
  const { model, placeOf } = edition
  const alternatives = alternativesOf(subject)
  const space = spaceOf({ model, rules: alternatives.flat() })
  const access = accessOf(model, alternatives, space)
  const groups = grouped(grantsOf(access, space, shownWhere(subject, model, space)), space)
  const nobody = { roles: [], when: '' }
  return (groups.length > 0 ? groups : [nobody]).map(({ roles, when }) => ({
    kind,
    subject: nameOf(subject),
    roles,
    when,
    place: placeOf(subject.spot),
    needsApproval: false,
  }))
}
