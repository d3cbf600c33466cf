import type { RowScope } from '../read/manifest'
import type { Model } from '../resolve/model'
import type { Subject } from './subjects'

/** Whose rows these roles together touch by a call; undefined where the manifest does not tell people apart. */
export function rowsOf(
  { calls }: Model,
  { kind, id }: Subject,
  roles: readonly string[],
): RowScope | undefined {
  const rows = kind === 'call' ? calls.find((call) => call.id === id)?.rows : undefined
  if (rows === undefined || typeof rows === 'string') return rows
  const scopes = roles.map((role) => rows[role] ?? 'own')
  return (['customer', 'shared'] as const).find((scope) => scopes.includes(scope)) ?? 'own'
}

export const rowWords: Readonly<Record<RowScope, string>> = {
  own: 'their own rows',
  shared: 'their own rows and shared ones',
  customer: 'all rows of the customer',
}
