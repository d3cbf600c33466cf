import { sql, type RawBuilder } from 'kysely'
import { isDataFault } from '../../server/database/faults'
import type { Db } from '../../server/database/tables'
import { misplaced, type Place } from './cursor'
import type { Rows } from './definition'

/** Up to here everything that matches is counted, and sorted in one go. */
export const countedAtMost = 10_000

export interface Order {
  readonly by: RawBuilder<unknown>
  readonly rowId: RawBuilder<unknown>
  readonly desc: boolean
  /** Whether rows may lack a value; they come last either way. */
  readonly isOptional: boolean
}

export interface PageQuestion {
  /** The rows that match, in no order. */
  readonly matching: Rows
  readonly order: Order
  readonly after?: Place | undefined
  readonly limit: number
  /** What is summed of the whole list. */
  readonly sums?: readonly RawBuilder<unknown>[]
}

export interface FoundPage {
  readonly places: readonly Place[]
  readonly hasMore: boolean
  /** Undefined on an empty page behind others. */
  readonly total: number | undefined
  readonly isFloor: boolean
  /** In the order of the question's; undefined unless all that matches was collected. */
  readonly sums: readonly number[] | undefined
}

/**
 * Finds and counts by one statement. What matches is collected up to one more than is counted. If
 * that is all, it is sorted; else the index of the order is walked, which is quick just because so
 * many rows match.
 */
export async function findPage(db: Db, question: PageQuestion): Promise<FoundPage> {
  const { after, limit, sums = [] } = question
  const rows = await runPage(db, question)
  const found = rows.slice(0, limit).map(({ id, place }) => ({ id, value: place }))
  const total = rows[0]?.total ?? (after ? undefined : 0)
  const isFloor = total !== undefined && total > countedAtMost
  return {
    places: found,
    hasMore: rows.length > limit,
    total: total === undefined ? undefined : Math.min(total, countedAtMost),
    isFloor,
    sums: isFloor || total === undefined ? undefined : (rows[0]?.sums ?? sums.map(() => 0)),
  }
}

interface PageRow {
  readonly total: number
  readonly sums: readonly number[]
  readonly id: string
  readonly place: string | null
}

async function runPage(db: Db, question: PageQuestion): Promise<readonly PageRow[]> {
  try {
    return (await pageQuery(question).execute(db)).rows
  } catch (fault) {
    // Only the value of a cursor is read by the database as what it is compared with.
    throw question.after && isDataFault(fault) ? misplaced() : fault
  }
}

export function pageQuery({
  matching,
  order,
  after,
  limit,
  sums = [],
}: PageQuestion): RawBuilder<PageRow> {
  const { by, rowId } = order
  const collected: Order = { ...order, by: sql.ref('found.by'), rowId: sql.ref('found.id') }
  const page: Order = { ...order, by: sql.ref('page.by'), rowId: sql.ref('page.id') }
  const one = sql.lit(limit + 1)
  return sql<PageRow>`
    with found as materialized (
      ${matching.select([rowId.as('id'), by.as('by'), ...summed(sums)]).limit(sql.lit(countedAtMost + 1))}
    ), size as (select count(*)::int as total, ${sumsOf(sums)} as sums from found)
    select (select total from size) as total, (select sums from size) as sums,
      page.id, page.by::text as place from (
      (select found.id, found.by from found
        where (select total from size) <= ${sql.lit(countedAtMost)} and ${isBeyond(collected, after)}
        order by ${orderBy(collected)} limit ${one})
      union all
      (${matching
        .select([rowId.as('id'), by.as('by')])
        .where(sql<boolean>`(select total from size) > ${sql.lit(countedAtMost)}`)
        .where(isBeyond(order, after))
        .orderBy(orderBy(order))
        .limit(one)})
    ) as page
    order by ${orderBy(page)} limit ${one}`
}

/** Each under a name of its own, for `sumsOf`. */
export const summed = (values: readonly RawBuilder<unknown>[]) =>
  values.map((value, at) => value.as(`sum${at}`))

export function sumsOf(values: readonly RawBuilder<unknown>[]): RawBuilder<number[]> {
  const sums = values.map((_, at) => sql`coalesce(sum(${sql.ref(`sum${at}`)}), 0)`)
  return sql`array[${sql.join(sums)}]::float8[]`
}

/** By the value, then by the id, so that no two rows are at one place. */
export function orderBy({ by, rowId, desc, isOptional }: Order): RawBuilder<unknown> {
  const direction = sql.raw(desc ? 'desc' : 'asc')
  // An index serves `desc` only where nulls are not spoken of.
  const nulls = sql.raw(isOptional ? ' nulls last' : '')
  return sql`${by} ${direction}${nulls}, ${rowId} ${direction}`
}

export function isBeyond(
  { by, rowId, desc, isOptional }: Order,
  after: Place | undefined,
): RawBuilder<boolean> {
  if (!after) return sql`true`
  const { value, id } = after
  const past = sql.raw(desc ? '<' : '>')
  if (value === null) return sql`(${by} is null and ${rowId} ${past} ${id})`
  const further = sql<boolean>`(${by}, ${rowId}) ${past} (${value}, ${id})`
  return isOptional ? sql`(${further} or ${by} is null)` : further
}
