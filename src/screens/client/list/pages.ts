// The rows this tab holds: the pages read so far, in the server's order.
import type { Row } from '../row'
import type { RowsReply } from './screenCalls'

export interface Pages {
  readonly rows: readonly Row[]
  /** Null until the first page is there. */
  readonly total: number | null
  readonly isFloor: boolean
  readonly sums: Readonly<Record<string, number>>
  readonly next?: string | undefined
}

export type IdOf = (row: Row) => string

export const noPages: Pages = { rows: [], total: null, isFloor: false, sums: {} }

export function firstPage({ rows, next, total, isFloor = false, sums = {} }: RowsReply): Pages {
  return { rows, next, total: total ?? rows.length, isFloor, sums }
}

/** Totals come with the first page only. */
export function addPage(pages: Pages, { rows, next }: RowsReply, idOf: IdOf): Pages {
  const known = new Set(pages.rows.map(idOf))
  return { ...pages, rows: [...pages.rows, ...rows.filter((row) => !known.has(idOf(row)))], next }
}

/**
 * Takes in newer versions where the rows stand, and puts rows that are new on top: nothing moves.
 * `rev` keeps a late answer from replacing a newer one.
 */
export function takeRows(pages: Pages, fresh: readonly Row[], idOf: IdOf): Pages {
  const { rows, news } = renewRows(pages.rows, fresh, idOf)
  if (news.length === 0) return rows === pages.rows ? pages : { ...pages, rows }
  return { ...pages, rows: [...news, ...rows], total: (pages.total ?? 0) + news.length }
}

/** The answer to a look at these ids: newer versions; rows that are not in it are gone. */
export function lookAgain(
  pages: Pages,
  { ids, fresh }: { ids: readonly string[]; fresh: readonly Row[] },
  idOf: IdOf,
): Pages {
  const found = new Set(fresh.map(idOf))
  const gone = new Set(ids.filter((id) => !found.has(id)))
  const { rows } = renewRows(pages.rows, fresh, idOf)
  const left = gone.size === 0 ? rows : rows.filter((row) => !gone.has(idOf(row)))
  if (left === pages.rows) return pages
  const total = pages.total === null ? null : pages.total - (rows.length - left.length)
  return { ...pages, rows: left, total }
}

/**
 * The first page as it is now: rows that came meanwhile stand where they belong, the others stay
 * where they are. Those that are gone are found by a look at their ids.
 */
export function renewHead(pages: Pages, page: RowsReply, idOf: IdOf): Pages {
  const known = new Set(pages.rows.map(idOf))
  const after = new Map<string | undefined, Row[]>()
  let before: string | undefined
  for (const row of page.rows) {
    if (known.has(idOf(row))) before = idOf(row)
    else after.set(before, [...(after.get(before) ?? []), row])
  }
  const { rows } = renewRows(pages.rows, page.rows, idOf)
  return {
    ...firstPage(page),
    rows: [
      ...(after.get(undefined) ?? []),
      ...rows.flatMap((row) => [row, ...(after.get(idOf(row)) ?? [])]),
    ],
    next: pages.rows.length === 0 ? page.next : pages.next,
  }
}

function renewRows(held: readonly Row[], fresh: readonly Row[], idOf: IdOf) {
  const byId = new Map(fresh.map((row) => [idOf(row), row]))
  let isChanged = false
  const rows = held.map((row) => {
    const newer = byId.get(idOf(row))
    byId.delete(idOf(row))
    if (newer === undefined || newer.rev < row.rev) return row
    isChanged = true
    return newer
  })
  return { rows: isChanged ? rows : held, news: [...byId.values()] }
}
