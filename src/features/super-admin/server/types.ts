/** What shot types and industry types have in common. */
import { sql } from 'kysely'

/** Of the table `type`. */
export const typeState = sql<string>`case when type.is_active then 'inUse' else 'archived' end`

export const stateOf = ({ isActive }: { readonly isActive: boolean }) =>
  isActive ? ('inUse' as const) : ('archived' as const)

export const mayOf = ({ isActive }: { readonly isActive: boolean }) =>
  ['edit', isActive ? 'archive' : 'restore'] as const
