import type { RoleId } from '../../generated/facts/roles'

/** What may decide where a person goes right after signing in. */
export interface Waiting {
  mustChangePassword: boolean
  roles: readonly RoleId[]
  pendingChannel: string | null
  pendingZoomUser: string | null
  lastPath: string | null
}

export type NextPlace =
  | { kind: 'changePassword' }
  | { kind: 'channel'; id: string }
  | { kind: 'zoom'; userId: string }
  | { kind: 'path'; path: string }
  | { kind: 'landing' }

/**
 * Spec §4 Post-login redirects, in the order of session.md B2 #27. Inactive users have been refused
 * before this, and a customer named by `cust` has already been switched to.
 */
export function afterSignIn(waiting: Waiting): NextPlace {
  const { mustChangePassword, roles, pendingChannel, pendingZoomUser, lastPath } = waiting
  if (mustChangePassword) return { kind: 'changePassword' }
  if (roles.includes('superAdmin')) return { kind: 'landing' }
  if (pendingChannel !== null) return { kind: 'channel', id: pendingChannel }
  if (pendingZoomUser !== null) return { kind: 'zoom', userId: pendingZoomUser }
  return lastPath === null ? { kind: 'landing' } : { kind: 'path', path: lastPath }
}
