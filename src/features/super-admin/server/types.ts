/** What shot types and industry types have in common. */
import { sql } from 'kysely'

/** Of the table `type`. */
export const typeState = sql<string>`case when type.is_active then 'inUse' else 'archived' end`

export const stateOf = ({ isActive }: { readonly isActive: boolean }) =>
  isActive ? ('inUse' as const) : ('archived' as const)

export const mayOf = ({ isActive }: { readonly isActive: boolean }) =>
  ['edit', isActive ? 'archive' : 'restore'] as const

const step = 10
const highest = 9_999

/** A position behind the last one, with room for others between. */
export const positionAfter = (last: number | null | undefined): number =>
  Math.min((last ?? 0) + step, highest)
