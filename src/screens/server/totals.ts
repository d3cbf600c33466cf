/** What is told of a whole list beside a page of it: counts, sums, and the values of a field. */
import { sql, type RawBuilder } from 'kysely'
import { flags } from '../../../generated/facts/flags'
import { malformedRequest } from '../../server/errors'
import type { Db } from '../../server/database/tables'
import { isFlagOn, isSeveral, naming } from './conditions'
import type { Rows } from './definition'
import type { Field } from './fields'
import type { Through } from './sources'
import { countedAtMost, summed, sumsOf } from './findPage'

export async function countExactly(db: Db, rows: Rows): Promise<number> {
  const { rows: found } = await sql<{ total: number }>`
    select count(*)::int as total from (${rows.select(sql`1`.as('one'))}) as matching
  `.execute(db)
  return found[0]!.total
}

export interface Count {
  readonly id: string
  readonly count: number
  readonly isFloor: boolean
}

/** Each up to 10,000, all of them in one statement. */
export async function countEach(
  db: Db,
  asked: ReadonlyArray<{ readonly id: string; readonly rows: Rows }>,
): Promise<Count[]> {
  if (asked.length === 0) return []
  const limit = sql.lit(countedAtMost + 1)
  const counts = asked.map(
    ({ rows }) => sql`(select count(*)::int from (
      ${rows.select(sql`1`.as('one')).limit(limit)}) as matching)`,
  )
  const { rows: found } = await sql<{ counts: number[] }>`
    select array[${sql.join(counts)}] as counts`.execute(db)
  return asked.map(({ id }, at) => {
    const count = found[0]!.counts[at]!
    return { id, count: Math.min(count, countedAtMost), isFloor: count > countedAtMost }
  })
}

/** In the order of the values. */
export async function sumEach(
  db: Db,
  rows: Rows,
  values: readonly RawBuilder<unknown>[],
): Promise<readonly number[]> {
  const { rows: found } = await sql<{ sums: number[] }>`
    select ${sumsOf(values)} as sums from (${rows.select(summed(values))}) as matching
  `.execute(db)
  return found[0]!.sums
}

export interface Value {
  readonly value: string
  readonly name?: string
  readonly count: number
}

const mostValues = 200

/** The values of a field among these rows, the most frequent first. */
export async function countValues(db: Db, rows: Rows, field: Field): Promise<Value[]> {
  const each = eachValue(rows, field)
  const names = field.names
  const named = names
    ? sql`left join ${sql.table(names.table)} as named on ${sql.ref(`named.${names.id}`)} = counted.value`
    : sql``
  const name = names ? sql.ref(`named.${names.name}`) : sql`null`
  const { rows: found } = await sql<{ value: string; name: string | null; count: number }>`
    select counted.value, ${name} as name, counted.count from (
      select each_value.value::text as value, count(*)::int as count
      from (${each}) as each_value where each_value.value is not null
      group by 1 order by 2 desc, 1 limit ${sql.lit(mostValues)}
    ) as counted ${named} order by counted.count desc, counted.value`.execute(db)
  return found.map((value) => ({
    value: value.value,
    ...(value.name === null ? {} : { name: value.name }),
    count: value.count,
  }))
}

const sameOf = ({ same }: Through) => (same ? [sql.ref(same[1]).as('same')] : [])

/** A query of one column `value`, with each value as often as rows have it. */
function eachValue(rows: Rows, { name, type, through, value, shown, rowId }: Field) {
  const ofRows = (select: RawBuilder<unknown>) => sql`${rows.select(select.as('value'))}`
  switch (type) {
    case 'refs':
    case 'ref':
      if (!through) return ofRows(isSeveral(type) ? sql`unnest(${value})` : value)
      return sql`select ${sql.ref(through.other)} as value from ${sql.table(through.table)}
        where (${naming(through)}) in (${rows.select([rowId.as('id'), ...sameOf(through)])})`
    case 'texts':
      return ofRows(sql`unnest(${value})`)
    case 'flags': {
      const on = Object.keys(flags).map((id) => sql`when ${isFlagOn(value)(id)} then ${id}::text`)
      const each = on.map((when) => sql`case ${when} end`)
      return ofRows(sql`unnest(array[${sql.join(each)}])`)
    }
    case 'integer':
    case 'number':
    case 'date':
    case 'moment':
    case 'other':
      throw malformedRequest(`\`values\`: those of ${name} are asked for by \`from\` and \`to\`.`)
    default:
      return ofRows(shown)
  }
}
