// What a write will have made of rows, shown until the server has told what it did.
import { valueIn, type Row } from '../row'
import type { IdOf, Pages } from './pages'

export interface Guess {
  /** The row this is about; any newer one knows better. */
  readonly rev: number
  readonly values?: Readonly<Record<string, unknown>>
  readonly isGone?: boolean
}

export type Guesses = ReadonlyMap<string, Guess>

export const noGuesses: Guesses = new Map()

export function guess(
  guesses: Guesses,
  rows: readonly Row[],
  what: Omit<Guess, 'rev'>,
  idOf: IdOf,
): Guesses {
  return new Map([
    ...guesses,
    ...rows.map((row) => [idOf(row), { ...what, rev: row.rev }] as const),
  ])
}

export function forget(guesses: Guesses, ids: readonly string[]): Guesses {
  const left = new Map(guesses)
  const isAny = ids.map((id) => left.delete(id)).some(Boolean)
  return isAny ? left : guesses
}

export function withGuesses(pages: Pages, guesses: Guesses, idOf: IdOf): Pages {
  if (guesses.size === 0) return pages
  const rows = pages.rows.flatMap((row) => {
    const { rev, values, isGone = false } = guesses.get(idOf(row)) ?? { rev: -1 }
    if (row.rev > rev) return [row]
    return isGone ? [] : [{ ...row, ...values }]
  })
  if (rows.length === pages.rows.length) return { ...pages, rows }
  const left = new Set(rows.map(idOf))
  const gone = pages.rows.filter((row) => !left.has(idOf(row)))
  const total = pages.total === null ? null : Math.max(0, pages.total - gone.length)
  const sums = Object.fromEntries(
    Object.entries(pages.sums).map(([field, sum]) => [
      field,
      gone.reduce((rest, row) => rest - Number(valueIn(row, field) ?? 0), sum),
    ]),
  )
  return { ...pages, rows, total, sums }
}
