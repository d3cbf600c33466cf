import type { ListCustomerRolesRow } from '../../../../generated/facts/features/own-roles'
import type { RoleId } from '../../../../generated/facts/roles'
import type { Values } from '../../../screens/client'
import { baseOf } from '../role'

export interface TypedRole {
  readonly base: RoleId
  readonly name: string
  readonly closed: readonly string[]
}

/** The role as it is typed; undefined while a new one says not yet from which it is made. */
export function roleOf(row: ListCustomerRolesRow | null, fields: Values): TypedRole | undefined {
  const from = fields['from'] as { readonly id: string } | null | undefined
  const base = baseOf(row?.roleId ?? from?.id ?? '')
  const name = typeof fields['name'] === 'string' ? fields['name'] : ''
  return base && { base, name, closed: (fields['closed'] ?? []) as readonly string[] }
}
