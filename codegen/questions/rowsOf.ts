import type { RowScope } from '../read/manifest'
import type { Model } from '../resolve/model'
import type { Rule } from '../resolve/rule'
import type { Subject } from './subjects'

/** Each touches more than the one before. */
export const rowScopes = ['own', 'shared', 'customer'] as const

/** What a call says of rows; undefined where the manifest does not tell people apart. */
export const rowsSaid = ({ calls }: Model, { kind, id }: Subject) =>
  kind === 'call' ? calls.find((call) => call.id === id)?.rows : undefined

/** Whose rows these roles together touch by a call; undefined where the manifest does not tell people apart. */
export function rowsOf(
  model: Model,
  subject: Subject,
  roles: readonly string[],
): RowScope | undefined {
  const rows = rowsSaid(model, subject)
  if (rows === undefined || typeof rows === 'string') return rows
  const scopes = roles.map((role) => rows[role] ?? 'own')
  return rowScopes.findLast((scope) => scopes.includes(scope)) ?? 'own'
}

/** Who touches these rows or more by a call, provided they may make it. */
export function rowsRule(model: Model, subject: Subject, scope: RowScope): Rule {
  const { roles, allFacts } = model.bits
  const rows = rowsSaid(model, subject) ?? 'own'
  const reaches = (said: RowScope) => rowScopes.indexOf(said) >= rowScopes.indexOf(scope)
  const clause = (mask: number) => ({ roles: mask, care: 0, want: 0, facts: allFacts })
  if (reaches('own')) return [clause(0)]
  if (typeof rows === 'string') return reaches(rows) ? [clause(0)] : []
  return Object.entries(rows)
    .filter(([, said]) => reaches(said))
    .map(([role]) => clause(roles.get(role)!))
}

export const rowWords: Readonly<Record<RowScope, string>> = {
  own: 'their own rows',
  shared: 'their own rows and shared ones',
  customer: 'all rows of the customer',
}
