import type { SchemaEntry } from '../read/manifest'
import {
  columnOf,
  snake,
  stampFields,
  type StoredColumn,
  type StoredEntity,
} from './storedEntities'
import { ident } from './ident'
import type { Part, TablePicture } from './tablePicture'

/** The table that a stored entity needs, as PostgreSQL describes it once it is made. */
export function tableOf(entity: StoredEntity): TablePicture {
  const { stored, hasTrash } = entity
  const { table, global: isGlobal = false, search = [] } = stored
  const own = entity.columns.filter(({ field }) => !stampFields.has(field))
  const keys = own.filter(({ isKeyed }) => isKeyed)
  const columns: Part[] = [
    part('id', 'text not null'),
    ...(isGlobal ? [] : [part('customer_id', 'text not null')]),
    ...own.map((column) => part(column.column, columnLine(column, stored.defaults))),
    ...keys.map(({ column }) => part(`${column}_key`, generatedAs(`search_key(${ident(column)})`))),
    ...(search.length > 0
      ? [part('search_key', generatedAs(`search_key(${searched(search, own)})`))]
      : []),
    part('created_by', 'text'),
    part('created_at', 'timestamp with time zone not null'),
    part('updated_by', 'text'),
    part('updated_at', 'timestamp with time zone'),
    ...(hasTrash ? [part('deleted_by', 'text'), part('deleted_at', moment)] : []),
    part('rev', 'integer not null default 1'),
  ]
  const people = ['created_by', 'updated_by', ...(hasTrash ? ['deleted_by'] : [])]
  const constraints: Part[] = [
    part(`${table}_id_check`, `CHECK ((id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'::text))`),
    ...own.flatMap((column) => checksOf(table, column)),
    part(`${table}_rev_check`, 'CHECK ((rev > 0))'),
    ...people.map((column) => reference(table, column, 'users', 'SET NULL')),
    ...(isGlobal ? [] : [reference(table, 'customer_id', 'customers', 'CASCADE')]),
    ...own.flatMap(({ column, field, type, isRequired }) => {
      const other = stored.refs?.[field]
      if (type !== 'ref' || other === undefined) return []
      return [reference(table, column, other, isRequired ? undefined : 'SET NULL')]
    }),
    part(`${table}_pkey`, 'PRIMARY KEY (id)'),
  ]
  return { name: table, columns, constraints, indexes: indexesOf(entity), comments: [] }
}

const moment = 'timestamp with time zone'
const part = (name: string, line: string): Part => ({ name, line })
const generatedAs = (expression: string) => `text generated always as (${expression})`

function reference(table: string, column: string, other: string, gone: string | undefined): Part {
  const action = gone === undefined ? '' : ` ON DELETE ${gone}`
  return part(
    `${table}_${column}_fkey`,
    `FOREIGN KEY (${ident(column)}) REFERENCES ${other}(id)${action}`,
  )
}

/** `a || ' ' || b` as PostgreSQL writes it back. */
const searched = (fields: readonly string[], columns: readonly StoredColumn[]) =>
  fields
    .map((field) => textOf(field, columns))
    .reduce((one, other) => `((${one} || ' '::text) || ${other})`)

function textOf(field: string, columns: readonly StoredColumn[]): string {
  const found = columns.find((each) => each.field === field)
  const column = ident(found?.column ?? snake(field))
  return found?.isRequired ? column : `COALESCE(${column}, ''::text)`
}

const highestInteger = 2_147_483_647

export function sqlTypeOf({ type, schema }: StoredColumn): string {
  switch (type) {
    case 'integer':
      return (schema.maximum ?? Infinity) <= highestInteger ? 'integer' : 'bigint'
    case 'number':
      return schema.currency === undefined ? 'double precision' : amountType(schema.currency)
    case 'boolean':
      return 'boolean'
    case 'date':
      return 'date'
    case 'moment':
      return moment
    case 'texts':
      return 'text[]'
    default:
      return 'text'
  }
}

/** As many digits as a number of JSON holds exactly; those behind the point are the currency's. */
function amountType(currency: string): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  return `numeric(15,${format.resolvedOptions().maximumFractionDigits})`
}

function columnLine(column: StoredColumn, defaults: StoredEntity['stored']['defaults'] = {}) {
  const type = sqlTypeOf(column)
  const usual = defaults[column.field]
  return [
    type,
    column.isRequired ? ' not null' : '',
    usual === undefined ? '' : ` default ${literalOf(usual)}`,
  ].join('')
}

export const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

const literalOf = (value: string | number | boolean) =>
  typeof value === 'string' ? `${quoted(value)}::text` : String(value)

function checksOf(table: string, { column: raw, type, schema, isRequired }: StoredColumn): Part[] {
  const name = `${table}_${raw}_check`
  const column = ident(raw)
  if (type === 'enum') return [part(name, `CHECK ((${column} = ANY (ARRAY[${valuesOf(schema)}])))`)]
  if (type === 'email') return [part(name, `CHECK ((${column} = lower(${column})))`)]
  return type === 'text' && isRequired && schema.pattern === String.raw`\S`
    ? [part(name, `CHECK ((btrim(${column}) <> ''::text))`)]
    : []
}

const valuesOf = ({ enum: values = [] }: SchemaEntry) =>
  values.map((value) => `${quoted(String(value))}::text`).join(', ')

function indexesOf({ stored, columns, order, hasTrash }: StoredEntity): Part[] {
  const { table, global: isGlobal, unique = {} } = stored
  const among = hasTrash ? ' WHERE (deleted_at IS NULL)' : ''
  const owner = isGlobal ? [] : ['customer_id']
  const index = (kind: string, name: string, by: readonly string[]) =>
    part(
      name,
      `CREATE ${kind} ${name} ON ${table} USING btree (${[...owner, ...by].map(ident).join(', ')})${among}`,
    )
  const comparedBy = (field: string) => {
    const found = columns.find((each) => each.field === field)
    if (found?.isKeyed) return `${found.column}_key`
    return found?.column ?? columnOf(field, 'text')
  }
  const sorted = order.field === '' ? [] : [comparedBy(order.field)]
  return [
    ...Object.keys(unique).map((field) =>
      index('UNIQUE INDEX', uniqueIndex(table, field), [comparedBy(field)]),
    ),
    index('INDEX', `${table}_sorted`, [...sorted, 'id']),
  ]
}

/** The index by which the database refuses a second row that is alike in this field. */
export const uniqueIndex = (table: string, field: string) => `${table}_${snake(field)}`
