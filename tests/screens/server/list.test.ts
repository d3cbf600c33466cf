import * as fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { judgeFilter } from '../../../src/screens/question'
import type { ListReply, ListRequest } from '../../../src/screens/server'
import { pageQuery } from '../../../src/screens/server/findPage'
import { orderOf } from '../../../src/screens/server/matching'
import type { Context } from '../../../src/server/context'
import {
  aContact,
  contactFacts,
  contacts,
  contextOf,
  createContacts,
  type ContactRow,
} from '../../support/contacts'
import { freshDatabase } from '../../support/freshDatabase'
import { aCustomer, aMembership, aUser } from '../../support/people'
import { sized } from '../../support/sizes'
import { aContactOf, aQuestion, expectedRows, type Contact } from './oracle'

const database = await freshDatabase()
await createContacts(database)

const size = sized(3000)

let context: Context
let owners: string[]
let all: Contact[]

beforeAll(async () => {
  context = await contextOf(database)
  owners = [await aUser(database.db, { name: 'Ola' }), await aUser(database.db)]
  const made = fc.sample(aContactOf(owners), { numRuns: 150, seed: 7 })
  all = []
  for (const { isTrashed, owner, tags, flags, ...row } of made) {
    const email = `p${all.length}@test.example`
    const id = await aContact(database, context.member.customerId, {
      ...row,
      email,
      ownerUserId: owner,
      tags: [...tags],
      flags: JSON.stringify(flags),
      deletedAt: isTrashed ? context.now : null,
    } as never)
    all.push({ ...row, id, email, isTrashed, owner, tags, flags })
  }
  await aContact(database, (await contextOf(database)).member.customerId, { name: 'Stranger' })
})

const ask = (request: ListRequest) => contacts.answer(request, context)
const idsOf = ({ rows }: ListReply) => (rows as unknown as ContactRow[]).map((row) => row.contactId)

/** Whether the list refuses it in words. */
const isRefused = ({ search = '', filters = [] }: ListRequest) =>
  search.includes('\0') || filters.some((filter) => judgeFilter(filter, contactFacts))

/** The ids on the first pages of a question, or why it is refused. */
async function answerTo(question: ListRequest, limit: number) {
  const ids: string[] = []
  let after: string | undefined
  let total: number | undefined
  try {
    do {
      const page = await ask({ ...question, limit, ...(after === undefined ? {} : { after }) })
      ids.push(...idsOf(page))
      after = page.next
      total = page.total
    } while (after !== undefined && ids.length < 40)
    return { total, ids }
  } catch (fault) {
    return { code: (fault as { code?: string }).code }
  }
}

function expectedAnswer(question: ListRequest, limit: number) {
  if (isRefused(question)) return { code: 'malformedRequest' }
  const ids = expectedRows(all, question, context.now).map(({ id }) => id)
  return { total: ids.length, ids: ids.slice(0, Math.ceil(40 / limit) * limit) }
}

test(`${size.numRuns} random questions are answered as by loops in memory, page by page`, async () => {
  const limits = fc.constantFrom(1, 7, 50, 200)
  await fc.assert(
    fc.asyncProperty(aQuestion(owners), limits, async (question, limit) => {
      expect(await answerTo(question, limit)).toEqual(expectedAnswer(question, limit))
    }),
    size,
  )
})

const tally = (values: readonly string[]) =>
  Object.fromEntries(
    values.map((value) => [value, values.filter((other) => other === value).length]),
  )

test.each([
  ['Åsa Öst', 'asa ost'],
  ['Straße Ærø', 'strasse aero'],
  ['ŁÓDŹ', 'lodz'],
  ['İstanbul Ağrı', 'istanbul agri'],
  ['Ｆｕｌｌ ﬁ', 'full fi'],
  ['Ελλάδα ΟΔΟΣ', 'ελλαδα οδοσ'],
  ['Жуков Ёлкин', 'жуков елкин'],
  ['100% a_b', '100% a_b'],
])('%s is searched as %s in every database', async (text, key) => {
  const { rows } = await sql<{ key: string }>`
    select search_key(${text}) as key, search_key(search_key(${text})) as again`.execute(context.db)
  expect(rows).toEqual([{ key, again: key }])
})

const cursor = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url')

describe('beside the rows', () => {
  test('a row says what may be done, its version, and who changed it when', async () => {
    const { rows } = await ask({ limit: 1 })
    expect(rows[0]).toMatchObject({ rev: 1, changed: { at: '2026-01-01T00:00:00.000Z' } })
    expect((rows[0] as unknown as ContactRow).may).toContain('trash')
  })

  test('sums are of the whole list, with its first page', async () => {
    const live = all.filter(({ isTrashed }) => !isTrashed)
    const first = await ask({ limit: 3, exact: true })
    expect(first.sums).toEqual({
      score: live.reduce((sum, { score }) => sum + (score ?? 0), 0),
      balance: live.reduce((sum, { balance }) => sum + balance, 0),
    })
    expect(first.total).toBe(live.length)
    expect((await ask({ limit: 3, after: first.next! })).sums).toBeUndefined()
  })

  test('counts are of the question with further conditions', async () => {
    const bounced = [{ field: 'state', op: 'is', value: 'bounced' }] as const
    const { counts } = await ask({
      filters: [{ field: 'score', op: 'from', value: '0' }],
      counts: [
        { id: 'all', filters: [] },
        { id: 'bounced', filters: bounced },
      ],
    })
    const live = all.filter(({ isTrashed, score }) => !isTrashed && score !== null && score >= 0)
    expect(counts).toEqual([
      { id: 'all', count: live.length, isFloor: false },
      {
        id: 'bounced',
        count: live.filter(({ state }) => state === 'bounced').length,
        isFloor: false,
      },
    ])
  })

  test.each<[string, (row: Contact) => readonly (string | null)[]]>([
    ['state', ({ state }) => [state]],
    ['company', ({ company }) => [company]],
    ['isVip', ({ isVip }) => [isVip === null ? null : String(isVip)]],
    ['tags', ({ tags }) => tags],
    ['lists', ({ lists }) => lists],
    ['owner', ({ owner }) => [owner]],
    ['flags', ({ flags }) => Object.keys(flags).filter((flag) => flags[flag])],
  ])('the values of %s are counted, without the filter on it', async (field, valuesOf) => {
    const expected = all
      .filter(({ isTrashed, state }) => !isTrashed && (field === 'state' || state === 'active'))
      .flatMap(valuesOf)
      .filter((value) => value !== null)
    const filters = [{ field: 'state', op: 'is', value: 'active' }] as const
    const { values = [] } = await ask({ filters, values: field })
    expect(Object.fromEntries(values.map(({ value, count }) => [value, count]))).toEqual(
      tally(expected),
    )
    expect(values.map(({ count }) => count)).toEqual(
      values.map(({ count }) => count).toSorted((a, b) => b - a),
    )
  })

  test('values of Refs have names', async () => {
    const { values = [] } = await ask({ values: 'lists' })
    expect(values.find(({ value }) => value === 'g1')).toMatchObject({ name: 'Press' })
    const people = (await ask({ values: 'owner' })).values ?? []
    expect(people.map(({ name }) => name)).toContain('Ola')
  })
})

describe('what cannot be asked is refused in words', () => {
  test.each<[string, ListRequest, RegExp]>([
    ['a field', { filters: [{ field: 'email', op: 'is', value: 'x' }] }, /filters\.0.*no field/],
    ['an op', { filters: [{ field: 'state', op: 'has', value: 'x' }] }, /cannot be asked/],
    ['a value', { filters: [{ field: 'score', op: 'from', value: '1;' }] }, /no value that fits/],
    ...['0000-01-01', '0000-12-31T23:59:00Z'].map((value): [string, ListRequest, RegExp] => [
      `${value}: no calendar of the database has the year 0`,
      { filters: [{ field: 'seenAt', op: 'from', value }] },
      /no value that fits/,
    ]),
    ['an order', { sort: { field: 'email', desc: false } }, /sort\.field/],
    ['a prototype', { sort: { field: 'toString', desc: false } }, /sort\.field/],
    ['values of a number', { values: 'score' }, /from/],
    ['values of nothing', { values: 'email' }, /no field/],
    ['values of a prototype', { values: 'constructor' }, /no field/],
    ['a zero character', { search: 'a\0' }, /search/],
    [
      'a count',
      { counts: [{ id: 'x', filters: [{ field: 'email', op: 'none' }] }] },
      /counts\.0\.filters\.0/,
    ],
  ])('%s', async (_, request, words) => {
    await expect(ask(request)).rejects.toMatchObject({
      code: 'malformedRequest',
      message: expect.stringMatching(words) as string,
    })
  })

  test.each([
    ['', {}],
    ['x', {}],
    [cursor('name', true, 'a', 'b'), {}],
    [cursor('name', false, 'a\0', 'b'), {}],
    [cursor('name', false, 7, 'b'), {}],
    [cursor('score', false, 'many', 'b'), { sort: { field: 'score', desc: false } }],
    [cursor('score', false, '1e99', 'b'), { sort: { field: 'score', desc: false } }],
    [cursor('seenAt', true, 'soon', 'b'), { sort: { field: 'seenAt', desc: true } }],
    [
      cursor('seenAt', true, '0000-01-01T00:00:00Z', 'b'),
      { sort: { field: 'seenAt', desc: true } },
    ],
    [cursor('seenAt', true, '99999999-01-01', 'b'), { sort: { field: 'seenAt', desc: true } }],
  ])('the cursor %s of nobody', async (after, question) => {
    await expect(ask({ ...question, after })).rejects.toMatchObject({ code: 'malformedRequest' })
  })
})

describe('rows by their ids', () => {
  test('come in the order asked, also from the trash, and only those the member sees', async () => {
    const trashed = all.find(({ isTrashed }) => isTrashed)!
    const live = all.find(({ isTrashed }) => !isTrashed)!
    const other = await contextOf(database)
    const strange = await aContact(database, other.member.customerId)
    const ids = [live.id, strange, trashed.id, 'nobody', live.id]
    const reply = await ask({ ids })
    expect(idsOf(reply)).toEqual([live.id, trashed.id])
    expect(reply.rows[1]).toMatchObject({ may: ['restore', 'erase'], trashed: {} })
    expect(reply.total).toBeUndefined()
  })

  test.each([
    { roles: ['cm'], count: 1, code: 'otherCustomer' },
    { roles: ['viewer'], count: 1, code: undefined },
    { roles: ['cm'], count: 2, code: undefined },
  ] as const)(
    '$count of another customer, where the person is $roles: $code',
    async ({ roles, count, code }) => {
      const customerId = await aCustomer(database.db)
      const { userId } = context.member
      await aMembership(database.db, { userId, customerId, roles })
      const ids = [await aContact(database, customerId), await aContact(database, customerId)]
      const told = await ask({ ids: ids.slice(0, count) }).then(
        ({ rows }) => ({ rows }),
        (failure: { code: string; params: object }) => failure,
      )
      expect(told).toMatchObject(code ? { code, params: { customerId } } : { rows: [] })
    },
  )
})

describe('of more rows than are counted', () => {
  beforeAll(async () => {
    await database.executeSql(`
      insert into test_contacts (id, customer_id, name, email, state, balance, created_at, updated_at)
      select 'bulk' || n, '${context.member.customerId}', 'Bulk ' || n, n || '@bulk.example', 'active', 1, now(), now() from generate_series(1, 12000) as n;
      analyze test_contacts`)
  })

  test('the default order walks its index, page by page', async () => {
    const fields = await contacts.fieldsFor({}, context)
    const { order } = orderOf(undefined, contactFacts, contacts.definition, fields)
    const matching = contacts.matching({}, fields, context)
    const after = { value: 'bulk 5', id: 'bulk5' }
    for (const page of [
      { matching, order },
      { matching, order, after },
    ]) {
      const { rows } = await sql<Record<string, string>>`
        explain analyze ${pageQuery({ ...page, limit: 50 })}`.execute(context.db)
      const plan = rows.map((row) => row['qUERYPLAN'] ?? Object.values(row)[0]).join('\n')
      expect(plan).toMatch(/Index.* Scan using test_contacts_name.* rows=51\b/)
    }
  })

  test('the count stops, unless it is asked for exactly', async () => {
    expect(await ask({ limit: 50 })).toMatchObject({ total: 10_000, isFloor: true })
    const exact = await ask({ search: 'bulk', limit: 1, exact: true })
    expect(exact).toMatchObject({ total: 12_000, isFloor: false })
    const counts = await ask({ counts: [{ id: 'all', filters: [] }] })
    expect(counts.counts).toEqual([{ id: 'all', count: 10_000, isFloor: true }])
  })

  test('sums are of all rows, also of those that are not counted', async () => {
    const { sums, isFloor } = await ask({ search: 'bulk', limit: 50 })
    expect({ sums, isFloor }).toEqual({ sums: { score: 0, balance: 12_000 }, isFloor: true })
    const none = await ask({ search: 'there is no such contact' })
    expect(none.sums).toEqual({ score: 0, balance: 0 })
  })

  test.each([false, true])('pages follow each other, descending %s', async (desc) => {
    const seen: string[] = []
    let after: string | undefined
    while (seen.length < 600) {
      const sort = { field: 'name', desc }
      const page = await ask({ search: 'bulk', sort, limit: 200, ...(after ? { after } : {}) })
      seen.push(...idsOf(page))
      after = page.next
    }
    const expected = Array.from({ length: 12_000 }, (_, at) => `bulk${at + 1}`).toSorted()
    expect(seen).toEqual((desc ? expected.toReversed() : expected).slice(0, 600))
  })
})
