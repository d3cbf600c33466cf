import type { EntityEntry, SchemaEntry } from '../manifest'
import { rowEntity, type ListForm } from './callForms'
import { filterOps, refEntity } from './fieldTypes'
import { array, asRead, count, flag, idText, moment, object, oneOf, present } from './schemas'

/** How a customer's own field is written where fields are named: `extra.01J…`. */
const extraField = 'extra\\.[A-Za-z0-9_-]{1,64}'

/** One of these fields; with `hasExtra` also any of the customer's own. */
export const fieldName = (fields: readonly string[], hasExtra: boolean): SchemaEntry =>
  hasExtra
    ? { type: 'string', maxLength: 80, pattern: `^(${[...fields, extraField].join('|')})$` }
    : oneOf(fields)

const searchText: SchemaEntry = { type: 'string', maxLength: 200 }
export const ids = array(idText, 200)

/** Which rows are meant: the part of a question that exports and changes ask as well. */
export function whichRows({
  search,
  filter = [],
  trash,
  extra,
}: ListForm): Record<string, SchemaEntry> {
  const isFiltered = filter.length > 0 || extra !== undefined
  const filters = array(
    object(
      {
        field: fieldName(filter, extra !== undefined),
        op: oneOf(filterOps),
        value: searchText,
      },
      ['field', 'op'],
    ),
    40,
  )
  return present({
    search: search && searchText,
    filters: isFiltered && filters,
    trash: trash && flag,
  })
}

export const order = ({ sort = [] }: ListForm): Record<string, SchemaEntry> =>
  present({ sort: sort.length > 0 && object({ field: oneOf(sort), desc: flag }) })

export function question(form: ListForm): SchemaEntry {
  const which = whichRows(form)
  return object(
    {
      ...which,
      ...order(form),
      // It holds a sort value, which may be a long name.
      after: { type: 'string', maxLength: 4000 },
      limit: { type: 'integer', minimum: 1, maximum: 200 },
      ids,
      ...present({
        values: which['filters']?.items?.properties?.['field'],
        counts: which['filters'] && array(object({ id: idText, filters: which['filters'] }), 12),
      }),
      exact: flag,
    },
    [],
  )
}

export function page(id: string, form: ListForm, entity: SchemaEntry): SchemaEntry {
  const { filter = [], sums = [], extra } = form
  const isFiltered = filter.length > 0 || extra !== undefined
  const sumOf = (name: string) => ({ type: entity.properties?.[name]?.type ?? 'number' })
  return object(
    {
      rows: array({ $ref: rowEntity(id) }),
      next: { type: 'string' },
      total: count,
      isFloor: flag,
      ...present({
        sums:
          sums.length > 0 && object(Object.fromEntries(sums.map((name) => [name, sumOf(name)]))),
        counts: isFiltered && array(object({ id: { type: 'string' }, count, isFloor: flag })),
        values:
          isFiltered &&
          array(
            object({ value: { type: 'string' }, name: { type: 'string' }, count }, [
              'value',
              'count',
            ]),
          ),
      }),
    },
    ['rows'],
  )
}

/** What the compiler adds to each row; no entity of a list has fields of these names. */
export const rowFields = ['may', 'rev', 'changed', 'trashed', 'extra'] as const

export function rowOf(
  id: string,
  { may = [], trash, extra }: ListForm,
  { properties = {}, required = [], meaning }: SchemaEntry,
): EntityEntry {
  const whoAndWhen = object({ by: { $ref: refEntity }, at: moment }, ['at'])
  return {
    type: 'object',
    from: 'decided',
    meaning: meaning ?? `A row of ${id}.`,
    properties: {
      ...Object.fromEntries(
        Object.entries(properties).map(([name, field]) => [name, asRead(field)]),
      ),
      may: array(may.length > 0 ? oneOf(may) : { type: 'string' }),
      rev: { type: 'integer' },
      changed: whoAndWhen,
      ...present({ trashed: trash && whoAndWhen, extra: extra !== undefined && extraValues }),
    },
    required: [...required, 'may', 'rev', ...(extra === undefined ? [] : ['extra'])],
    rowsOf: id,
  }
}

/** By the id of the field. */
export const extraValues: SchemaEntry = {
  type: 'object',
  additionalProperties: { type: ['string', 'number', 'array'], items: { type: 'string' } },
}
