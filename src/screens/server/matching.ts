import { sql } from 'kysely'
import type { Context } from '../../server/context'
import type { Question, SearchFilter, Sort } from '../question'
import { conditionsOf, searchConditions } from './conditions'
import type { AnyDefinition, Rows } from './definition'
import { columnOf, type Fields } from './fields'
import type { Order } from './findPage'
import type { ListFacts } from './listFacts'

/** The rows that match a judged question, among those the member may see. */
export function matchingRows(
  { search = '', filters = [], trash = false }: Question,
  definition: AnyDefinition,
  fields: Fields,
  context: Context,
): Rows {
  const place = definition.trash && columnOf(definition.trash)
  const conditions = [
    ...(place ? [trash ? sql<boolean>`${place} is not null` : sql<boolean>`${place} is null`] : []),
    ...(definition.search ? searchConditions(columnOf(definition.search), search) : []),
    ...conditionsOf(filters, fields, context.now),
  ]
  return narrowedBy(definition.rows(context.db, context), conditions)
}

export const narrowedBy = (rows: Rows, conditions: ReturnType<typeof conditionsOf>): Rows =>
  conditions.reduce((narrowed, condition) => narrowed.where(condition), rows)

export const narrowed = (
  rows: Rows,
  filters: readonly SearchFilter[],
  fields: Fields,
  { now }: Context,
): Rows => narrowedBy(rows, conditionsOf(filters, fields, now))

export interface ListOrder {
  /** What a cursor names; empty where nobody can ask for the order. */
  readonly sort: Sort
  readonly order: Order
}

/** The order that is asked for, or the list's own; lists without any go by id. */
export function orderOf(
  asked: Sort | undefined,
  facts: ListFacts,
  definition: AnyDefinition,
  fields: Fields,
): ListOrder {
  const [first = ''] = Object.keys(facts.sort)
  const usual = asked ?? definition.order ?? { field: first, desc: false }
  const rowId = columnOf(definition.id)
  const { desc } = usual
  if ('by' in usual) {
    const order = { by: columnOf(usual.by), rowId, desc, isOptional: false }
    return { sort: { field: '', desc }, order }
  }
  const field = fields.get(usual.field)
  const isOptional = field?.isOptional ?? false
  return { sort: usual, order: { by: field?.sort ?? rowId, rowId, desc, isOptional } }
}
