import { isAlike, type FieldNames } from './mapping'
import type { Table } from './readTable'

/** The field of a whole name, and what other products call its two halves. */
export interface NameParts {
  readonly field: string
  readonly first: readonly string[]
  readonly last: readonly string[]
}

/** First and last name become one column, unless the file has whole names as well. */
export function joinNames(table: Table, names: FieldNames, parts: NameParts | null): Table {
  if (parts === null || table.joined) return table
  const columnOf = (called: readonly string[]) =>
    table.heads.findIndex((head) => called.some((name) => isAlike(name, head)))
  const first = columnOf(parts.first)
  const last = columnOf(parts.last)
  if (first < 0 || last < 0 || columnOf(names[parts.field] ?? []) >= 0) return table
  const join = (cells: readonly string[], between: string) =>
    cells.with(first, [cells[first], cells[last]].filter(Boolean).join(between)).toSpliced(last, 1)
  const heads = join(table.heads, ' + ')
  const head = heads[first - (last < first ? 1 : 0)] ?? ''
  return {
    ...table,
    heads,
    rows: table.rows.map((cells) => join(cells, ' ')),
    joined: { field: parts.field, head },
  }
}

/** With the name of the column that was joined. */
export const withJoined = (names: FieldNames, { joined }: Table): FieldNames =>
  joined ? { ...names, [joined.field]: [...(names[joined.field] ?? []), joined.head] } : names
