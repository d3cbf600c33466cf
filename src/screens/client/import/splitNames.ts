import { isAlike, type FieldNames } from './mapping'
import type { Table } from './readTable'

/** What a whole name and its two halves are called; the likeliest first. */
export interface NameHalves {
  readonly whole: readonly string[]
  readonly first: readonly string[]
  readonly last: readonly string[]
}

/** Whole names become first and last name, unless the file has either or the column is another field's. */
export function splitNames(table: Table, names: FieldNames, halves: NameHalves): Table {
  const { whole, first, last } = halves
  const columnOf = (called: readonly string[]) =>
    table.heads.findIndex((head) => called.some((name) => isAlike(name, head)))
  const column = columnOf(whole)
  const head = table.heads[column] ?? ''
  const isTaken = Object.values(names).some((called) => called.some((name) => isAlike(name, head)))
  if (column < 0 || isTaken || columnOf(first) >= 0 || columnOf(last) >= 0) return table
  return {
    ...table,
    heads: table.heads.toSpliced(column, 1, first[0] ?? '', last[0] ?? ''),
    rows: table.rows.map((cells) => cells.toSpliced(column, 1, ...halvesOf(cells[column] ?? ''))),
  }
}

/** One word is a first name. */
function halvesOf(name: string): [first: string, last: string] {
  const whole = name.trim()
  const at = whole.lastIndexOf(' ')
  return at < 0 ? [whole, ''] : [whole.slice(0, at).trimEnd(), whole.slice(at + 1)]
}
