import { createHash } from 'node:crypto'
import type { Rule } from '../../../generated/facts/access'
import type { RowScope } from '../../../generated/facts/call'
import type { PermissionEntry } from '../../../generated/facts/features/session'
import { screenCalls } from '../../../generated/facts/permissions'
import { routes, type Route } from '../../../generated/facts/routes'
import { can } from '../../access/can'
import { rolesFor } from '../../access/ownRole'
import { rowScopeOf } from '../../access/rowScope'
import { ruleFor } from '../../access/ruleFor'
import { worldOf } from '../../access/worldOf'
import type { Handler, Member } from '../../server/context'
import type { SessionServices } from './services'
import { listRoles } from './userQueries'

/** The role-list service (spec §6). */
export const getRoles: Handler<'getRoles'> = (_, { db, member }) => listRoles(db, member.customerId)

/** Spec §3: one entry per route and call, computed with the rules that guard them. */
export const getRolePermissions: Handler<'getRolePermissions'> = async (request, context) => {
  const { member, services, audit } = context
  const { browserName, browserVersion, operatingSystem } = request.clientDetails
  audit({ action: 'permissions.loaded', details: { browserName, browserVersion, operatingSystem } })
  return { rolePermissionVO: permissionsOf(member, services.session) }
}

type Manifest = Pick<SessionServices, 'calls' | 'overlaid'>

/** Whether a call or a route of the manifest is open to somebody, by its id. */
export function mayUse(
  id: string,
  { customerId, held, flags }: Member,
  { calls, overlaid }: Manifest,
): boolean {
  const call = calls.find((each) => each.id === id)
  const route = Object.values<Route>(routes).find((each) => each.id === id)
  const own = overlaid[customerId]
  const rule = call ? ruleFor(call, own?.calls) : route && ruleFor(route, own?.routes)
  return rule !== undefined && can(rule, worldOf(rolesFor(id, held), flags))
}

/** Calls and routes that the manifest's roles open to a person, but the customer's own ones do not. */
export function closedTo({ customerId, held, flags }: Member, { calls, overlaid }: Manifest) {
  if (held.every(({ closed }) => closed.size === 0)) return []
  const own = overlaid[customerId]
  const whole = worldOf(
    held.map(({ role }) => role),
    flags,
  )
  const isClosed = (rule: Rule, id: string) =>
    can(rule, whole) && !can(rule, worldOf(rolesFor(id, held), flags))
  return [
    ...calls.filter((call) => isClosed(ruleFor(call, own?.calls), call.id)),
    ...Object.values<Route>(routes).filter((route) =>
      isClosed(ruleFor(route, own?.routes), route.id),
    ),
  ].map(({ id }) => id)
}

/** Another one where what getOrganizationAccess answers the person has changed. */
export function accessStampOf(
  member: Member,
  manifest: Manifest,
  closed = closedTo(member, manifest),
): string {
  const told = JSON.stringify([
    member.name,
    member.pictureUrl,
    member.roleIds,
    member.flags,
    closed,
  ])
  return createHash('sha256').update(told).digest('base64url').slice(0, 16)
}

function permissionsOf(
  member: Member,
  { calls, overlaid }: Manifest,
): Record<string, PermissionEntry> {
  const own = overlaid[member.customerId]
  const worldFor = ({ id }: { id: string }) => worldOf(rolesFor(id, member.held), member.flags)
  const scopes = new Map(
    calls
      .filter((call) => can(ruleFor(call, own?.calls), worldFor(call)))
      .map((call) => [call.id, rowScopeOf(call, rolesFor(call.id, member.held))]),
  )
  const entries = [
    ...calls.map((call) => [call.id, entryOf(scopes.get(call.id))] as const),
    ...Object.values<Route>(routes).map((route) => {
      const isOpen = can(ruleFor(route, own?.routes), worldFor(route))
      const roles = rolesFor(route.id, member.held)
      const scope = rowScopeOf({ rows: screenCalls[route.id]?.rows ?? 'own' }, roles)
      return [route.id, entryOf(isOpen ? scope : undefined)] as const
    }),
  ]
  return Object.fromEntries(entries)
}

/** A route's row scope is the widest of what its screen is about. */
const entryOf = (scope: RowScope | undefined): PermissionEntry => ({
  allowed: scope !== undefined,
  scope: scope ?? 'none',
})
