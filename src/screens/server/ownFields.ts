/** The customer's own fields of a list's rows: asked for, judged and written (`extra`). */
import { sql, type RawBuilder } from 'kysely'
import type { Context } from '../../server/context'
import { malformedRequest, type FieldFault } from '../../server/errors'
import {
  faultOfOwn,
  ownFieldId,
  ownFieldName,
  ownFieldTypes,
  type OwnField,
  type OwnValues,
} from '../ownField'
import type { AnyDefinition, LoadedRow } from './definition'
import { columnOf, plain, type Fields } from './fields'
import type { List, ListRequest, Naming } from './list'
import type { Columns } from './rowTable'

export const namesOwn = ({ filters = [], values = '', counts = [] }: Pick<ListRequest, Naming>) =>
  [...filters, ...counts.flatMap((count) => count.filters), { field: values }].some(
    ({ field }) => ownFieldId(field) !== undefined,
  )

/** With the customer's own fields, which are only read for a question that names one. */
export async function withOwnFields(
  fields: Fields,
  { extra, id: rowId }: AnyDefinition,
  context: Context,
): Promise<Fields> {
  if (!extra) return fields
  const values = columnOf(extra.values)
  const own = (await extra.fields(context)).map(({ id, kind }) => {
    const name = ownFieldName(id)
    const said = { name, type: ownFieldTypes[kind], isOptional: true }
    const parts = plain(valueOf(kind, values, id))
    return [name, { ...said, rowId: columnOf(rowId) as RawBuilder<string>, ...parts }] as const
  })
  return new Map([...fields, ...own])
}

function valueOf(kind: OwnField['kind'], values: RawBuilder<unknown>, id: string) {
  const text = sql`(${values} ->> ${id}::text)`
  switch (kind) {
    case 'number':
      return sql`${text}::numeric`
    case 'date':
      return sql`${text}::date`
    case 'multi':
      return sql`array(select jsonb_array_elements_text(${values} -> ${id}::text))`
    default:
      return text
  }
}

/** Values as a request has them: null empties a field, and so does a list of nothing. */
type GivenValues = Readonly<Record<string, unknown>>

/**
 * Takes the own fields out of what is written of a row: `column` is the value of its column `extra`,
 * undefined where nothing of it changes. Refuses (`malformedRequest`) by their names the values that
 * do not fit their fields.
 */
export async function takeOwnValues(
  { definition }: List,
  { extra: given, ...values }: Columns,
  context: Context,
  row?: LoadedRow,
): Promise<{ values: Columns; column?: { extra: unknown } }> {
  if (!definition.extra || given === undefined) return { values }
  const fields = await definition.extra.fields(context)
  const faults = faultsIn(given as GivenValues, fields, row?.extra)
  const [first] = faults
  if (first) throw malformedRequest(`\`${first.field}\` has no value that fits its field.`, faults)
  return { values, column: { extra: written(given as GivenValues, row !== undefined) } }
}

function faultsIn(
  given: GivenValues,
  fields: readonly OwnField[],
  before: OwnValues = {},
): FieldFault[] {
  return Object.entries(given).flatMap(([id, value]) => {
    const field = `values.${ownFieldName(id)}`
    const own = fields.find((each) => each.id === id)
    if (!own) return [{ field, code: 'unknownField' }]
    const fault = isNothing(value) ? undefined : faultOfOwn(own, value, before[id])
    return fault ? [{ field, ...fault }] : []
  })
}

const isNothing = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0)

/** Of a row that exists, the other values stay. */
function written(given: GivenValues, isChange: boolean): unknown {
  const entries = Object.entries(given)
  const kept = entries.filter(([, value]) => !isNothing(value)).map(trimmed)
  const json = JSON.stringify(Object.fromEntries(kept))
  if (!isChange) return json
  const emptied = entries.filter(([, value]) => isNothing(value)).map(([id]) => id)
  return sql`(extra || ${json}::jsonb) - ${emptied}::text[]`
}

const trimmed = ([id, value]: [string, unknown]) =>
  [id, typeof value === 'string' ? value.trim() : value] as const
