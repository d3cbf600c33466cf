/** What a question's conditions are in SQL. Every value is a parameter. */
import { sql, type RawBuilder } from 'kysely'
import { flags } from '../../../generated/facts/flags'
import { boundOf, dayOf } from '../filterValue'
import type { FilterOp, SearchFilter } from '../question'
import type { Field, Fields } from './fields'
import type { Through } from './sources'

export type Condition = RawBuilder<boolean>

/** Filters that were judged before. With `is` on one field any of them, otherwise all must hold. */
export function conditionsOf(
  filters: readonly SearchFilter[],
  fields: Fields,
  now: Date,
): Condition[] {
  const groups = new Map<string, { field: Field; op: FilterOp; values: string[] }>()
  filters.forEach(({ field: name, op, value = '' }, at) => {
    const field = fields.get(name)!
    const key = op === 'is' ? name : String(at)
    const group = groups.get(key) ?? { field, op, values: [] }
    group.values.push(value)
    groups.set(key, group)
  })
  return [...groups.values()].map(({ field, op, values }) => conditionOf(field, op, values, now))
}

function conditionOf(field: Field, op: FilterOp, values: readonly string[], now: Date): Condition {
  const [value = ''] = values
  switch (op) {
    case 'is':
      return isAnyOf(field, values)
    case 'has':
      return hasWithin(field, value)
    case 'none':
      return isMissing(field)
    default:
      return isBeyond(field, op, value, now)
  }
}

function isAnyOf(field: Field, all: readonly string[]): Condition {
  const { type, value, isKey, through, rowId } = field
  if (through) {
    const { table, other } = through
    return sql`${namedBy(through, rowId)} in (
      select ${naming(through)} from ${sql.table(table)} where ${sql.ref(other)} = any(${all}::text[]))`
  }
  if (type === 'boolean') {
    return sql`${value} = any(${all.map((each) => each === 'true')}::boolean[])`
  }
  if (isSeveral(type)) return sql`${value} && ${all}::text[]`
  if (type === 'flags') return sql`(${sql.join(all.map(isFlagOn(value)), sql` or `)})`
  if (isKey || type === 'text') {
    return sql`${keyIn(field)} in (${sql.join(all.map(keyOf))})`
  }
  return sql`${value} = any(${all}::text[])`
}

/** An array, where no table stands between. */
export const isSeveral = (type: Field['type']) => type === 'texts' || type === 'refs'

/** As a query of its own, so that the key is not made again for every row. */
const keyOf = (text: string): RawBuilder<string> => sql`(select search_key(${text}::text))`

/** By what a table between names a row of the list, on its own side and on the list's. */
export const naming = ({ own, same }: Through) =>
  same ? sql`${sql.ref(own)}, ${sql.ref(same[0])}` : sql.ref(own)

const namedBy = ({ same }: Through, rowId: RawBuilder<unknown>) =>
  same ? sql`(${rowId}, ${sql.ref(same[1])})` : rowId

/** A flag that was never set counts as its default. */
export const isFlagOn = (value: RawBuilder<unknown>) => (id: string) => {
  const usual = Object.hasOwn(flags, id) && flags[id as keyof typeof flags].default
  return sql`coalesce((${value} ->> ${id}::text)::boolean, ${usual}::boolean)`
}

/** Texts are compared without accents and case; where the list has no key of them, by one made now. */
const keyIn = ({ value, isKey }: Field) => (isKey ? value : sql`search_key(${value})`)

const hasWithin = (field: Field, text: string): Condition =>
  field.isKey || field.type === 'text'
    ? sql`position(${keyOf(text)} in ${keyIn(field)}) > 0`
    : sql`position(lower(${text}::text) in lower(${field.value})) > 0`

function isMissing({ type, value, isKey, through, rowId }: Field): Condition {
  if (through) {
    const { table, own, same } = through
    const isSame = same && sql`and ${sql.ref(`${table}.${same[0]}`)} = ${sql.ref(same[1])}`
    return sql`not exists (
      select from ${sql.table(table)} where ${sql.ref(`${table}.${own}`)} = ${rowId} ${isSame ?? sql``})`
  }
  if (isSeveral(type)) return sql`coalesce(cardinality(${value}), 0) = 0`
  return isKey ? sql`coalesce(${value}, '') = ''` : sql`${value} is null`
}

function isBeyond({ type, value }: Field, op: 'from' | 'to', text: string, now: Date): Condition {
  const isFrom = op === 'from'
  if (type === 'date') {
    return sql`${value} ${sql.raw(isFrom ? '>=' : '<=')} ${dayOf(text, now)}::date`
  }
  if (type === 'moment') {
    const { at, isIncluded } = boundOf(op, text, now)
    const compared = sql.raw((isFrom ? '>' : '<') + (isIncluded ? '=' : ''))
    return sql`${value} ${compared} ${at.toISOString()}::timestamptz`
  }
  return sql`${value} ${sql.raw(isFrom ? '>=' : '<=')} ${text}::numeric`
}

/** All words, in any order, without accents and case. */
export const searchConditions = (column: RawBuilder<unknown>, search: string): Condition[] =>
  [...new Set(search.split(/\s+/))]
    .filter((word) => word !== '')
    .map((word) => sql`position(${keyOf(word)} in ${column}) > 0`)
