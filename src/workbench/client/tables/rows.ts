import type { Column, Sort } from '../../../ui/collection/columns'

/** A column whose cells can be searched and sorted by their text. */
export interface WordColumn<Row> extends Column<Row> {
  text: (row: Row) => string
}

/** Rows that contain every word of the search in any cell, ignoring case. */
export function findRows<Row>(
  rows: readonly Row[],
  columns: readonly WordColumn<Row>[],
  search: string,
): readonly Row[] {
  const wanted = search.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return rows
  return rows.filter((row) => {
    const said = columns
      .map(({ text }) => text(row))
      .join('\n')
      .toLocaleLowerCase()
    return wanted.every((word) => said.includes(word))
  })
}

/** Sorts by a column's text, numbers numerically; by default in the order of the manifest. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly WordColumn<Row>[],
  sort: Sort | undefined,
): readonly Row[] {
  const column = columns.find(({ id }) => id === sort?.columnId)
  if (!column || !sort) return rows
  const turn = sort.direction === 'ascending' ? 1 : -1
  return rows.toSorted((a, b) => turn * order.compare(column.text(a), column.text(b)))
}

const order = new Intl.Collator('en', { numeric: true })
