import type { Parts } from '../../../ui/collection/useGridLines'
import { valueIn, type Row } from '../row'

interface Format {
  dayTitle(isoTime: string): string
}

/** The days of a moment of the rows, as parts of their list. */
export function daysOf(field: string, format: Format): Parts<Row> {
  const momentOf = (row: Row) => String(valueIn(row, field))
  return {
    keyOf: (row) => new Date(momentOf(row)).toDateString(),
    titleOf: (row) => format.dayTitle(momentOf(row)),
  }
}
