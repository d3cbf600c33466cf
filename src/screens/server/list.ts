import { sql } from 'kysely'
import type { Context } from '../../server/context'
import { malformedRequest, notFound, otherCustomer } from '../../server/errors'
import type { Question, SearchFilter } from '../question'
import { readCursor, writeCursor } from './cursor'
import type { AnyDefinition, LoadedRow, Rows } from './definition'
import { columnOf, fieldsOf, type Fields } from './fields'
import { findPage } from './findPage'
import { filterable, judgeFilters, judgeQuestion } from './judgeQuestion'
import type { ListFacts } from './listFacts'
import { matchingRows, narrowed, orderOf } from './matching'
import { namesOwn, withOwnFields } from './ownFields'
import { findOtherCustomer } from './otherCustomer'
import { findPeople, peopleIn, stampsOf } from './stamps'
import { countEach, countExactly, countValues, sumEach, type Count, type Value } from './totals'

export interface ListRequest extends Question {
  readonly after?: string
  readonly limit?: number
  readonly ids?: readonly string[]
  readonly values?: string
  readonly counts?: ReadonlyArray<{
    readonly id: string
    readonly filters: readonly SearchFilter[]
  }>
  readonly exact?: boolean
}

export interface ListReply {
  readonly rows: readonly object[]
  readonly next?: string
  readonly total?: number
  readonly isFloor?: boolean
  readonly sums?: Readonly<Record<string, number>>
  readonly counts?: readonly Count[]
  readonly values?: readonly Value[]
}

/** A list at run time, whatever its rows are. */
export interface List {
  readonly callId: string
  readonly facts: ListFacts
  readonly definition: AnyDefinition
  answer(request: ListRequest, context: Context): Promise<ListReply>
  /** The list's fields, with the customer's own ones where a question names any. */
  fieldsFor(request: Pick<ListRequest, Naming>, context: Context): Promise<Fields>
  /** The rows that a question finds, in no order; refuses what the list cannot be asked. */
  matching(question: Question, fields: Fields, context: Context): Rows
  /** The ids of those of these rows that the member sees, in their order. */
  seen(ids: readonly string[], context: Context): Promise<string[]>
  /** Those of these rows that the member sees, in the order of the ids. */
  find(ids: readonly string[], context: Context): Promise<LoadedRow[]>
  present(rows: readonly LoadedRow[], context: Context): Promise<PresentedRow[]>
  /** One row as it is answered; not found where the member does not see it. */
  shown(id: string, context: Context): Promise<PresentedRow>
}

/** The parts of a question that name fields which may be the customer's own. */
export type Naming = 'filters' | 'values' | 'counts'

/** A row as it is answered. */
export type PresentedRow = Readonly<Record<string, unknown>> & {
  readonly may: readonly string[]
  readonly rev: number
}

const usualPage = 60

export function createList(callId: string, facts: ListFacts, definition: AnyDefinition): List {
  const ownFields = fieldsOf(facts, definition)
  const rowId = columnOf(definition.id)
  const list: List = {
    callId,
    facts,
    definition,
    fieldsFor: async (request, context) =>
      namesOwn(request) ? withOwnFields(ownFields, definition, context) : ownFields,
    answer: (request, context) => answerList(list, request, context),
    matching(question, fields, context) {
      judgeQuestion(question, facts, fields)
      return matchingRows(question, definition, fields, context)
    },
    async seen(ids, context) {
      if (ids.length === 0) return []
      const visible = await definition
        .rows(context.db, context)
        .where(sql<boolean>`${rowId} = any(${[...ids]}::text[])`)
        .select(rowId.as('id'))
        .execute()
      const found = new Set(visible.map(({ id }) => id as string))
      return [...new Set(ids)].filter((id) => found.has(id))
    },
    find: async (ids, context) => loadEach(await list.seen(ids, context), definition, context),
    async present(rows, context) {
      const people = await findPeople(context.db, peopleIn(rows))
      return rows.map((row) => ({
        ...columnsOf(row, facts),
        ...definition.present(row, context),
        ...stampsOf(row, people, facts.trash),
        ...(definition.extra ? { extra: row.extra ?? {} } : {}),
        may: definition.may(context.member, row, context),
        rev: row.rev,
      }))
    },
    async shown(id, context) {
      const [row] = await list.present(await list.find([id], context), context)
      if (!row) throw notFound()
      return row
    },
  }
  return list
}

/** The key, and the fields that are columns: null leaves one out. */
function columnsOf(row: LoadedRow, { key, fields }: ListFacts) {
  const columns: Readonly<Record<string, unknown>> = { ...row }
  const there = fields.flatMap((field) => {
    const value = columns[field]
    if (value === null || value === undefined) return []
    return [[field, value instanceof Date ? value.toISOString() : value]]
  })
  return { ...Object.fromEntries(there), [key]: row.id }
}

/** In the order of the ids. */
async function loadEach(
  ids: readonly string[],
  definition: AnyDefinition,
  context: Context,
): Promise<LoadedRow[]> {
  const rows = ids.length > 0 ? await definition.load(context.db, ids, context) : []
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

async function answerList(list: List, request: ListRequest, context: Context): Promise<ListReply> {
  if (request.ids) return { rows: await answerIds(list, request.ids, context) }
  const { callId: _, facts, definition } = list
  const { db } = context
  const fields = await list.fieldsFor(request, context)
  const matching = list.matching(request, fields, context)
  const { sort, order } = orderOf(request.sort, facts, definition, fields)
  const after = request.after === undefined ? undefined : readCursor(request.after, sort)
  const limit = request.limit ?? usualPage
  const isFirst = after === undefined
  const sums = isFirst ? facts.sums.map((name) => fields.get(name)!.value) : []
  const page = await findPage(db, { matching, order, after, limit, sums })
  const ids = page.places.map(({ id }) => id)
  const last = page.hasMore ? page.places.at(-1) : undefined
  // They were just seen.
  const loaded = await loadEach(ids, definition, context)
  return {
    rows: await list.present(loaded, context),
    ...(last ? { next: writeCursor(sort, last) } : {}),
    ...(request.exact
      ? { total: await countExactly(db, matching), isFloor: false }
      : page.total === undefined
        ? {}
        : { total: page.total, isFloor: page.isFloor }),
    ...(sums.length > 0
      ? { sums: named(facts.sums, page.sums ?? (await sumEach(db, matching, sums))) }
      : {}),
    ...(await valuesOf(list, request, fields, context)),
    ...(await countsOf(list, request, fields, context)),
  }
}

const named = (names: readonly string[], values: readonly number[]) =>
  Object.fromEntries(names.map((name, at) => [name, values[at]!]))

async function answerIds(list: List, ids: readonly string[], context: Context) {
  const rows = await list.find(ids, context)
  const [only, ...others] = ids
  if (rows.length === 0 && only !== undefined && others.length === 0) {
    const customerId = await findOtherCustomer(only, list, context)
    if (customerId !== undefined) throw otherCustomer(customerId)
  }
  return list.present(rows, context)
}

/** Of a field that is filtered, also the values that its own filter leaves out. */
async function valuesOf(
  list: List,
  request: ListRequest,
  fields: Fields,
  context: Context,
): Promise<Pick<ListReply, 'values'>> {
  const { values: name, filters = [] } = request
  if (name === undefined) return {}
  const field = Object.hasOwn(filterable(list.facts, fields), name) ? fields.get(name) : undefined
  if (!field) throw malformedRequest('`values` names no field by which this list is filtered.')
  const others = filters.filter((filter) => filter.field !== name)
  const rows = list.matching({ ...request, filters: others }, fields, context)
  return { values: await countValues(context.db, rows, field) }
}

async function countsOf(
  list: List,
  { counts, ...request }: ListRequest,
  fields: Fields,
  context: Context,
): Promise<Pick<ListReply, 'counts'>> {
  if (!counts) return {}
  const matching = list.matching(request, fields, context)
  counts.forEach(({ filters }, at) =>
    judgeFilters(filters, `counts.${at}.filters`, list.facts, fields),
  )
  const asked = counts.map(({ id, filters }) => ({
    id,
    rows: narrowed(matching, filters, fields, context),
  }))
  return { counts: await countEach(context.db, asked) }
}
