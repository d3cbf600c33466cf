import { fieldTypeOf, type FieldType } from '../../read/forms/fieldTypes'
import type { ColumnEntry, Look } from '../../read/screenEntry'
import { columnsIn, fieldsOf } from './fieldsOf'
import { propertiesOfRows, type ScreenParts } from './screenParts'

type Column = Omit<ColumnEntry, 'alert'> & {
  readonly as: Look
  readonly alert?: { readonly field: string; readonly values: readonly string[] }
}

/** How a field is shown where nothing is said. */
const usualLook: Readonly<Record<FieldType, Look>> = {
  text: 'text',
  email: 'text',
  uri: 'link',
  enum: 'text',
  ref: 'chips',
  refs: 'chips',
  texts: 'chips',
  boolean: 'check',
  integer: 'count',
  number: 'count',
  date: 'date',
  moment: 'age',
  flags: 'chips',
  other: 'text',
}

/** In one order of keys, whatever order YAML has. */
const looked = (
  { field, as, under, picture, of, tones, alert, width, cell }: ColumnEntry,
  type: FieldType,
): Column => ({
  field,
  as: as ?? (tones ? 'status' : usualLook[type]),
  ...present({ under, picture, of, tones, alert: alertOf(alert), width, cell }),
})

const alertOf = (alert: ColumnEntry['alert']) =>
  Object.entries(alert ?? {}).map(([field, values]) => ({ field, values }))[0]

const present = <Parts extends object>(parts: Parts) =>
  Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined)) as {
    [Key in keyof Parts]: NonNullable<Parts[Key]>
  }

/** The columns a list begins with, and those that may be shown besides. */
export function columnsOf(screen: ScreenParts): { columns: Column[]; moreColumns: Column[] } {
  const properties = propertiesOfRows(screen)
  const columns = columnsIn(screen).map((column) =>
    looked(column, fieldTypeOf(properties[column.field] ?? {})),
  )
  if (screen.block.page) return { columns: [], moreColumns: [] }
  const shown = new Set(columns.flatMap(({ field, under, of }) => [field, under, of]))
  const moreColumns = fieldsOf(screen).flatMap(([field, schema]) => {
    const type = fieldTypeOf(schema)
    const isHidden = shown.has(field) || screen.block.hides?.includes(field)
    return isHidden || type === 'other' ? [] : [looked({ field }, type)]
  })
  return { columns, moreColumns }
}
