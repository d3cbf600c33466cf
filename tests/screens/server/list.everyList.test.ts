// Every list of the manifest, as its area defines it, against loops over the rows that it reads.
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  filterOpsOf,
  judgeFilter,
  type Askable,
  type Question,
} from '../../../src/screens/question'
import type { List, ListRequest } from '../../../src/screens/server'
import { orderBy } from '../../../src/screens/server/findPage'
import { orderOf } from '../../../src/screens/server/matching'
import type { Context } from '../../../src/server/context'
import { sized } from '../../support/sizes'
import { freshApp } from '../../support/world'
import { hostile } from './oracle'
import {
  filtersOf,
  isUnsaid,
  keysOf,
  matching,
  orderings,
  readAll,
  searched,
  textsIn,
  valueIn,
  wordsOf,
  type Seen,
} from './everyList/expected'
import { attempt, createAsking, everyList, fill, rowsFor, screensWith } from './everyList/world'

const size = sized(600, { whole: 3000 })
const timeout = size.numRuns * 1_000 + 300_000

const app = await freshApp({ withMedia: true })
const asking = await createAsking(app)
beforeAll(() => fill(asking, 40))

const listIds = [...everyList.keys()]
const pageLimits = fc.constantFrom(1, 7, 50, 200)

interface Answer {
  readonly total: number | undefined
  readonly ids: readonly string[]
}

/** The total and the ids on the first pages of a question, or why it is refused. */
async function answerTo(
  list: List,
  question: ListRequest,
  limit: number,
  context: Context,
): Promise<Answer | string> {
  try {
    return await pagesOf(list, question, limit, context)
  } catch (fault) {
    return (fault as { code?: string }).code ?? String(fault)
  }
}

async function pagesOf(list: List, question: ListRequest, limit: number, context: Context) {
  const ids: string[] = []
  let after: string | undefined
  let total: number | undefined
  do {
    const page = await list.answer({ ...question, limit, ...(after && { after }) }, context)
    ids.push(...page.rows.map((row) => (row as Record<string, string>)[list.facts.key]!))
    after = page.next
    total = page.total
  } while (after !== undefined && ids.length < 40)
  return { total, ids }
}

/** Questions about what the rows hold, and about what they do not. */
function questionsOf(
  { facts, callId }: List,
  filter: Askable['filter'],
  all: readonly Seen[],
): fc.Arbitrary<Question> {
  const filterOf = (field: string) => {
    const held = all.flatMap(({ row }) => valuesIn(filter[field]!.type, valueIn(row, field)))
    const value = fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...(held.length > 0 ? held : ['x'])) },
      { weight: 2, arbitrary: fc.constantFrom(...held.flatMap(alike), 'x') },
      {
        weight: 1,
        arbitrary: fc.constantFrom('-30d', '2026-01-01', '0', '7', 'ase', 'A', ...hostile),
      },
    )
    const ops = filterOpsOf(filter[field]!)
    return fc
      .record({ op: fc.constantFrom(...ops), value })
      .map((each) => ({ field, op: each.op, ...(each.op === 'none' ? {} : { value: each.value }) }))
  }
  const names = all.flatMap(({ row }) =>
    (searched[callId] ?? []).flatMap((field) => textsIn(row[field])),
  )
  const search = fc.oneof(
    fc.constantFrom('ada', 'ÅSE', 'ost', 'a 1', ...hostile, ...names.slice(0, 30)),
    fc.string({ maxLength: 3 }),
  )
  const [fields, sorts] = [Object.keys(filter), Object.keys(facts.sort)]
  return fc.record(
    {
      ...(facts.search && { search }),
      ...(fields.length > 0 && {
        filters: fc.array(fc.constantFrom(...fields).chain(filterOf), { maxLength: 3 }),
      }),
      ...(sorts.length > 0 && {
        sort: fc.record({ field: fc.constantFrom(...sorts), desc: fc.boolean() }),
      }),
      ...(facts.trash && { trash: fc.boolean() }),
    },
    { requiredKeys: [] },
  ) as fc.Arbitrary<Question>
}

/** The same text otherwise written, and a part of it. */
const alike = (text: string) => [
  text.toLowerCase(),
  text.toUpperCase(),
  text.normalize('NFD').replaceAll(/[\u0300-\u036f]/g, ''),
  text.slice(1, 3),
]

const valuesIn = (type: string, value: unknown): string[] => {
  if (value === undefined || value === null) return []
  if (type === 'flags') return Object.keys(value)
  if (type === 'refs') return (value as { id: string }[]).map(({ id }) => id)
  if (type === 'ref') return [(value as { id: string }).id]
  return Array.isArray(value) ? value.map(String) : [String(value)]
}

/** Others have rows only once something has gone wrong. */
const isFilled = (id: string) => screensWith('create').some(({ calls }) => calls.list.id === id)

/** Lists of some hundred rows, of the people of one customer, whose names are of two tables, and of what is derived. */
const sortedWhole = [
  'listConsents',
  'listOrders',
  'listClipPeople',
  'listInbox',
  'listShareLayouts',
  'listShareLayoutChoices',
  'listUsers',
  'listRoleChoices',
  'listAdminActions',
  'listBrokenAssets',
  'listProfileFields',
  'listProfileFieldsInUse',
  'listGeneralRoles',
  'listCustomerRoles',
  'listRoleBases',
  'listIndustryTypes',
  'listIndustryTypeChoices',
]

const isRefused = ({ search = '', filters = [] }: Question, filter: Askable['filter']) =>
  search.includes('\0') || filters.some((each) => judgeFilter(each, { filter }))

interface Asked {
  readonly list: List
  readonly filter: Askable['filter']
  readonly all: readonly Seen[]
  readonly question: Question
  readonly limit: number
  readonly context: Context
}

/** What is wrong with an answer. */
async function unlike(answer: Answer | string, asked: Asked): Promise<string[]> {
  const { list, filter, all, question, limit, context } = asked
  if (isRefused(question, filter)) return answer === 'malformedRequest' ? [] : ['it is not refused']
  if (typeof answer === 'string') return [answer]
  const held = all.flatMap(({ row }) => textsIn(row))
  const keys = await keysOf([...held, ...wordsOf(question)], context)
  const found = matching(list, filter, all, question, { keys, now: context.now })
  const foundIds = found.map(({ id }) => id)
  const shown = foundIds.slice(0, Math.ceil(40 / limit) * limit).length
  const { sort } = question
  const orders = sort && !isUnsaid(list, sort) ? orderings(list, found, all, sort, keys) : undefined
  const ids = answer.ids.join()
  const faults = {
    'it counts others': (answer.total ?? 0) !== found.length,
    'some come twice, or too few': new Set(answer.ids).size !== shown,
    'others come': answer.ids.some((id) => !foundIds.includes(id)),
    'they come in another order': orders?.every((order) => order.slice(0, shown).join() !== ids),
  }
  return Object.entries(faults).flatMap(([fault, isThere]) => (isThere ? [fault] : []))
}

test('every list that can be searched says here in which fields', () => {
  const searchable = [...everyList.values()].filter(({ facts }) => facts.search)
  expect(searchable.map(({ callId }) => callId).filter((id) => !searched[id])).toEqual([])
})

describe.each(listIds)('%s', (id) => {
  const list = everyList.get(id)!

  test(
    `${size.numRuns} random questions are answered as by loops in memory`,
    async () => {
      const context = asking(list)
      const [all, filter] = [await readAll(list, context), await filtersOf(list, context)]
      expect(all.length > 0 || !isFilled(id)).toBe(true)
      await fc.assert(
        fc.asyncProperty(questionsOf(list, filter, all), pageLimits, async (question, limit) => {
          const answer = await answerTo(list, question, limit, context)
          expect(await unlike(answer, { list, filter, all, question, limit, context })).toEqual([])
        }),
        size,
      )
    },
    timeout,
  )

  const isSorted = sortedWhole.includes(id)
  test(`the usual order is ${isSorted ? 'made of all rows' : 'read from an index'}`, async () => {
    const context = asking(list)
    const fields = await list.fieldsFor({}, context)
    const { order } = orderOf(undefined, list.facts, list.definition, fields)
    const rows = list
      .matching({}, fields, context)
      .select(order.rowId.as('id'))
      .orderBy(orderBy(order))
    const plan = await context.db.transaction().execute(async (db) => {
      // Of a few rows any plan is good: so that one that sorts is taken only where there is no other.
      await sql`set local enable_sort = off`.execute(db)
      await sql`set local enable_seqscan = off`.execute(db)
      await sql`set local enable_bitmapscan = off`.execute(db)
      const { rows: lines } = await sql<Record<string, string>>`explain ${rows.limit(61)}`.execute(
        db,
      )
      return lines.map((line) => Object.values(line)[0]).join('\n')
    })
    // An incremental sort only orders rows by their ids to which the index gives the same place.
    expect(plan.match(/Index.* Scan/) !== null && !/-> +Sort /.test(plan)).toBe(!isSorted)
  })
})

describe.each(screensWith('create').map((screen) => [screen.calls.list.id, screen] as const))(
  '%s, while rows are added',
  (listId, screen) => {
    test('gives each row that was there exactly once, page by page', async () => {
      const list = everyList.get(listId)!
      const context = asking(list)
      const before = (await readAll(list, context)).filter(({ isTrashed }) => !isTrashed)
      const added = fc.sample(await rowsFor(screen, asking), { numRuns: 30, seed: 5 })
      const seen: string[] = []
      let after: string | undefined
      do {
        const page = await list.answer({ limit: 7, ...(after && { after }) }, context)
        seen.push(...page.rows.map((row) => (row as Record<string, string>)[list.facts.key]!))
        after = page.next
        await attempt(screen.calls.create!.id, added.pop(), context)
      } while (after !== undefined)
      expect(new Set(seen).size).toBe(seen.length)
      expect(before.map(({ id }) => id).filter((id) => !seen.includes(id))).toEqual([])
    })
  },
)
