import type { PermissionEntry } from '../../../generated/facts/features/session'
import type { RoleId } from '../../../generated/facts/roles'
import { routes } from '../../../generated/facts/routes'
import { can } from '../../access/can'
import { ruleFor } from '../../access/ruleFor'
import { worldOf } from '../../access/worldOf'
import type { Handler, Member } from '../../server/context'
import type { SessionServices } from './services'
import { listRoles } from './userQueries'

/** The role-list service (spec §6). */
export const getRoles: Handler<'getRoles'> = (_, { db }) => listRoles(db)

/** Spec §3: one entry per route and call, by the same predicates that guard them. */
export const getRolePermissions: Handler<'getRolePermissions'> = async (request, context) => {
  const { member, services, audit } = context
  const { browserName, browserVersion, operatingSystem } = request.clientDetails
  audit({ action: 'permissions.loaded', details: { browserName, browserVersion, operatingSystem } })
  return { rolePermissionVO: permissionsOf(member, services.session) }
}

function permissionsOf(
  member: Member,
  { calls, overlaid }: Pick<SessionServices, 'calls' | 'overlaid'>,
): Record<string, PermissionEntry> {
  const world = worldOf(member.roles, member.flags)
  const own = overlaid[member.customerId]
  const told = [
    ...Object.values(routes).map((route) => ({ entry: route, rule: ruleFor(route, own?.routes) })),
    ...calls.map((call) => ({ entry: call, rule: ruleFor(call, own?.calls) })),
  ]
  const entries = told.map(({ entry, rule }): [string, PermissionEntry] => {
    const allowed = can(rule, world)
    return [entry.id, { allowed, scope: allowed ? scopeOf(member.roles, entry) : 'none' }]
  })
  return Object.fromEntries(entries)
}

/** domain.md E7: cm, admin and super-admin act on all rows of the customer; cc reads what is shared. */
function scopeOf(held: readonly RoleId[], entry: object): PermissionEntry['scope'] {
  if (held.some((role) => role === 'cm' || role === 'admin' || role === 'superAdmin'))
    return 'customer'
  const isWrite = 'idempotent' in entry && entry.idempotent === false
  return held.includes('cc') && !isWrite ? 'shared' : 'own'
}
