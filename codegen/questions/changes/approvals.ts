import type { Approval } from '../../read/manifest'
import type { Model } from '../../resolve/model'
import { printFlow } from '../../edit/yaml/printFlow'
import type { AccessChange } from '../diff'
import type { Edition } from '../edition'
import { nameOf, subjectsOf } from '../subjects'

/**
 * Marks every gain that nobody has agreed to. Only approvals that are new count, so that an old one never covers a
 * later widening; that of a route covers the entries and controls that lead to it.
 */
export function withApprovals(
  changes: readonly AccessChange[],
  before: Edition,
  after: Edition,
): AccessChange[] {
  const old = new Set(approvalsOf(before).map((approval) => JSON.stringify(approval)))
  const fresh = approvalsOf(after).filter((approval) => !old.has(JSON.stringify(approval)))
  const routeOf = routesIn(after.model)
  return changes.map((change) => {
    const widened = [change.subject, routeOf.get(change.subject)]
    const agreed = fresh.filter(({ widens }) => widened.includes(widens))
    return { ...change, needsApproval: change.kind === 'GAIN' && !isCovered(change, agreed) }
  })
}

const approvalsOf = ({ model }: Edition) => model.manifest.access.approvals ?? []

function isCovered({ roles }: AccessChange, approvals: readonly Approval[]): boolean {
  return covers(new Set(approvals.flatMap((approval) => approval.for)), namesIn(roles))
}

const covers = (agreed: ReadonlySet<string>, roles: readonly string[]) =>
  agreed.has('public') || roles.every((role) => agreed.has(role))

/** `viewer and admin` together are two names. */
const namesIn = (roles: readonly string[]) => [
  ...new Set(roles.flatMap((role) => role.split(' and '))),
]

/** The lines of access.yaml that would approve every widening that is not approved; empty when all are. */
export function missingApprovals(
  changes: readonly AccessChange[],
  { model }: Edition,
  on: string,
): string[] {
  const wanted = new Map<string, ReadonlySet<string>>()
  for (const { subject, roles } of changes.filter(({ needsApproval }) => needsApproval))
    wanted.set(subject, new Set([...(wanted.get(subject) ?? []), ...namesIn(roles)]))
  const routeOf = routesIn(model)
  const lines = [...wanted].flatMap(([widens, roles]) => {
    const ofRoute = widens.startsWith('route ') ? undefined : wanted.get(routeOf.get(widens)!)
    if (ofRoute && covers(ofRoute, [...roles])) return []
    return `  - ${printFlow({ widens, for: [...roles], by: 'your name', on, because: 'why' })}`
  })
  return lines.length === 0 ? [] : ['approvals:', ...lines]
}

/** By the name of a subject, that of the route it leads to. */
const routesIn = (model: Model) =>
  new Map(subjectsOf(model).map((subject) => [nameOf(subject), `route ${subject.route}`]))
