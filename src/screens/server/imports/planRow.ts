import { createHash } from 'node:crypto'
import type { Context } from '../../../server/context'
import { mayWrite } from '../changeRow'
import { packOwn, unpackOwn } from '../../ownField'
import type { Columns } from '../rowTable'
import type { Match } from './findMatches'
import type { Importing, ImportMode } from './importRows'

/** What is to become of a row: a verdict, or what is to be written for one. */
export type Plan =
  | { readonly verdict: 'same' | 'skipped'; readonly id: string }
  | { readonly verdict: 'refused'; readonly code: string }
  | { readonly verdict: 'new'; readonly values: Columns }
  | {
      readonly verdict: 'changed'
      readonly match: Match
      readonly values: Columns
      /** What the fields hold that are changed. */
      readonly earlier: Columns
    }

export type Written = Extract<Plan, { verdict: 'new' | 'changed' }>

export function planRow(
  { list, change, match: { field: matchField } }: Importing,
  values: Columns,
  mode: ImportMode,
  found: readonly Match[],
  context: Context,
): Plan {
  const [match, another] = found
  if (!match) return { verdict: 'new', values }
  if (another) return { verdict: 'refused', code: 'several' }
  if (mode === 'skip') return { verdict: 'skipped', id: match.row.id }
  const shown = unpackOwn(match.shown)
  // However a file writes it, the match is the same: so the row was found.
  const { [matchField]: _, ...others } = unpackOwn(values)
  const given = differing(others, shown, mode)
  if (Object.keys(given).length === 0) return { verdict: 'same', id: match.row.id }
  const changed = packOwn(given)
  if (!mayWrite(list, change, match.row, changed, context)) {
    return { verdict: 'refused', code: 'forbidden' }
  }
  const earlier = Object.fromEntries(
    Object.keys(given).map((field) => [field, asWritten(shown[field]) ?? null]),
  )
  return { verdict: 'changed', match, values: changed, earlier: packOwn(earlier) }
}

/** The values that change the row. What a file leaves empty stays as it is. */
function differing(values: Columns, shown: Columns, mode: ImportMode): Columns {
  return Object.fromEntries(
    Object.entries(values).filter(([field, value]) => {
      if (isEmpty(value)) return false
      const now = asWritten(shown[field])
      return mode === 'fill' ? isEmpty(now) : canonical(value) !== canonical(now)
    }),
  )
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && !value.length)

/** What is read as a Ref is written as its id. */
function asWritten(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asWritten)
  return typeof value === 'object' && value !== null && 'id' in value && 'name' in value
    ? value.id
    : value
}

export const fingerprintOf = (values: Columns): string =>
  createHash('sha256').update(canonical(values)).digest('base64url')

/** The same text for the same value, whatever the order of its parts. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).toSorted().join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const parts = Object.entries(value).map(
    ([key, each]) => `${JSON.stringify(key)}:${canonical(each)}`,
  )
  return `{${parts.toSorted().join(',')}}`
}
