import type { RowScope, Rows } from '../../generated/facts/call'
import type { RoleId } from '../../generated/facts/roles'

const order: readonly RowScope[] = ['own', 'shared', 'customer']

/** The rows a person may touch by a call: the widest scope of their roles. */
export function rowScopeOf(
  { rows = 'own' }: { readonly rows?: Rows },
  roles: readonly RoleId[],
): RowScope {
  if (typeof rows === 'string') return rows
  return widest(roles.map((role) => rows[role] ?? 'own'))
}

/** The scope of an empty list is `own`. */
export function widest(scopes: readonly RowScope[]): RowScope {
  return order.findLast((scope) => scopes.includes(scope)) ?? 'own'
}
