// Roles that a customer makes of the manifest's, and who may change them (domain.md E7). Used by both
// wings.
import type { RoleId } from '../../../generated/facts/roles'
import { mayGive } from '../../access/mayGive'
import { narrowed, type HeldRole } from '../../access/ownRole'
import { resolveRoles } from '../../access/resolveRoles'

/** The role of the manifest that a role id belongs to: its digits end in that role's four. */
export function baseOf(roleId: string): RoleId | undefined {
  return resolveRoles([roleId]).roles[0]
}

export interface ChangeableRole {
  readonly roleId: string
  readonly kind: 'fixed' | 'own'
  readonly closed: readonly string[]
  readonly isHeld: boolean
}

/**
 * Fixed roles stay as they are; an own one is changed by those who may give it, and deleted once
 * nobody has it.
 */
export function mayRole(
  { held }: { readonly held: readonly HeldRole[] },
  { roleId, kind, closed, isHeld }: ChangeableRole,
): ('edit' | 'delete')[] {
  if (kind !== 'own' || !mayMake(held, roleId, closed)) return []
  return isHeld ? ['edit'] : ['edit', 'delete']
}

/** Nobody makes a role that opens what theirs do not. */
export function mayMake(
  held: readonly HeldRole[],
  fromRoleId: string,
  closed: readonly string[],
): boolean {
  const base = baseOf(fromRoleId)
  return base !== undefined && mayGive(held, narrowed(base, closed))
}
