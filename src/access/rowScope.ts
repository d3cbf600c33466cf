import type { RowScope, Rows } from '../../generated/facts/call'
import type { RoleId } from '../../generated/facts/roles'

const order: readonly RowScope[] = ['own', 'shared', 'customer']

/** Whose rows a person touches by a call they may make: the widest of what their roles allow. */
export function rowScopeOf(
  { rows = 'own' }: { readonly rows?: Rows },
  roles: readonly RoleId[],
): RowScope {
  if (typeof rows === 'string') return rows
  return widest(roles.map((role) => rows[role] ?? 'own'))
}

/** Of none: own. */
export function widest(scopes: readonly RowScope[]): RowScope {
  return order.findLast((scope) => scopes.includes(scope)) ?? 'own'
}
