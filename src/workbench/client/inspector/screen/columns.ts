import { fieldEntry, type ColumnEntry } from '../../../../../codegen/read/screenEntry'

type Columns = readonly (string | ColumnEntry)[]

/** These fields in this order; what is known of a column stays with it. */
export function columnsShown(fields: readonly string[], known: Columns): Columns {
  const entries = new Map(known.map((column) => [fieldEntry<ColumnEntry>(column).field, column]))
  return fields.map((field) => entries.get(field) ?? field)
}

/** The columns with another width of one, in CSS pixels; without digits it has its usual one. */
export function columnWithWidth(columns: Columns, field: string, text: string): Columns {
  const width = Number(text.replaceAll(/\D/g, ''))
  return columns.map((column) => {
    const { width: _, ...rest } = fieldEntry<ColumnEntry>(column)
    if (rest.field !== field) return column
    if (width > 0) return { ...rest, width }
    return Object.keys(rest).length === 1 ? field : rest
  })
}
