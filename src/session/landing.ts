import {
  landingOrder,
  personas,
  roles as roleFacts,
  type RoleId,
} from '../../generated/facts/roles'
import type { RouteId } from '../../generated/facts/routes'

/** The role that decides where a person lands; the order is given by roles.yaml. */
export function leadingRole(held: readonly RoleId[]): RoleId | undefined {
  return landingOrder.find((role) => held.includes(role))
}

/** The landing page of the leading role; undefined for somebody without a role. */
export function landingRoute(held: readonly RoleId[]): RouteId | undefined {
  const role = leadingRole(held)
  return role && personas[roleFacts[role].persona].landing
}
