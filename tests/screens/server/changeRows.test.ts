import { describe, expect, test } from 'vitest'
import type { Selection } from '../../../src/screens/server'
import type { Context } from '../../../src/server/context'
import {
  aContact,
  assignTestContacts,
  contacts,
  contextOf,
  createContacts,
  eraseTestContacts,
  restoreTestContacts,
  trashTestContacts,
} from '../../support/contacts'
import { freshDatabase } from '../../support/freshDatabase'

const database = await freshDatabase()
await createContacts(database)

const within = <Result>(context: Context, work: (context: Context) => Promise<Result>) =>
  database.db.transaction().execute((db) => work({ ...context, db }))

const trash = (context: Context, selection: Selection) =>
  within(context, (given) => trashTestContacts({ selection }, given))

async function setting(count: number) {
  const context = await contextOf(database)
  const { customerId } = context.member
  const ids: string[] = []
  for (let at = 0; at < count; at += 1)
    ids.push(await aContact(database, customerId, { name: `Person ${at}` }))
  return { context, customerId, ids }
}

const idsIn = async (context: Context, trashed: boolean) => {
  const { rows } = await contacts.answer({ trash: trashed, limit: 200 }, context)
  return rows.map((row) => (row as { contactId: string }).contactId).toSorted()
}

describe('rows one by one', () => {
  test('are each changed or refused, in the order asked', async () => {
    const { context, customerId, ids } = await setting(3)
    const gone = await aContact(database, customerId, { deletedAt: new Date() })
    const strange = await aContact(database, (await contextOf(database)).member.customerId)
    const asked = [ids[2]!, gone, ids[0]!, strange, 'nobody', ids[0]!]
    expect(await trash(context, { ids: asked })).toEqual({
      changed: [ids[2], ids[0]],
      refused: [
        { id: gone, code: 'forbidden' },
        { id: strange, code: 'notFound' },
        { id: 'nobody', code: 'notFound' },
      ],
    })
    const { rows } = await contacts.answer({ ids: [ids[0]!] }, context)
    expect(rows[0]).toMatchObject({
      rev: 2,
      trashed: { by: { id: context.member.userId }, at: context.now.toISOString() },
    })
  })

  test('of which none is seen are all refused', async () => {
    const { context } = await setting(0)
    expect(await trash(context, { ids: ['nobody'] })).toEqual({
      changed: [],
      refused: [{ id: 'nobody', code: 'notFound' }],
    })
  })

  test('are undone by the other call, but for those that something excludes by now', async () => {
    const { context, customerId, ids } = await setting(2)
    const twin = await aContact(database, customerId, { email: 'twin@x.example' })
    const { changed } = await trash(context, { ids: [...ids, twin] })
    await aContact(database, customerId, { email: 'twin@x.example' })
    const selection = { ids: changed }
    expect(await within(context, (given) => restoreTestContacts({ selection }, given))).toEqual({
      changed: ids,
      refused: [{ id: twin, code: 'alreadyUploaded' }],
    })
  })

  test('are given values, each with what refers to it', async () => {
    const { context, ids } = await setting(2)
    const request = { selection: { ids }, values: { lists: ['g1'] } }
    expect(await within(context, (given) => assignTestContacts(request, given))).toEqual({
      changed: ids,
      refused: [],
    })
    const { rows } = await contacts.answer({ ids }, context)
    expect(rows).toMatchObject([{ lists: [{ id: 'g1' }] }, { lists: [{ id: 'g1' }] }])
  })

  test('are erased, and their history stays', async () => {
    const { context, customerId } = await setting(0)
    const id = await aContact(database, customerId, { deletedAt: new Date(), lists: ['g1'] })
    const selection = { ids: [id] }
    await within(context, (given) => eraseTestContacts({ selection }, given))
    expect(await contacts.find([id], context)).toEqual([])
    const events = await database.db
      .selectFrom('auditEvents')
      .select(['action', 'details'])
      .where('target', '=', id)
      .execute()
    expect(events).toEqual([
      {
        action: 'eraseTestContacts',
        details: { list: 'listContacts', act: 'action', fields: [] },
      },
    ])
  })

  test('asked for by two at once are changed once each', async () => {
    const { context, ids } = await setting(20)
    const both = await Promise.all([
      trash(context, { ids }),
      trash(context, { ids: ids.toReversed() }),
    ])
    expect(both.flatMap(({ changed }) => changed).toSorted()).toEqual(ids.toSorted())
    expect(both.flatMap(({ refused }) => refused)).toHaveLength(20)
  })
})

describe('all that a question finds', () => {
  test('but for some', async () => {
    const { context, ids } = await setting(5)
    const selection = { all: { search: 'person' }, except: [ids[1]!], expected: 4 }
    const { changed } = await trash(context, selection)
    expect(changed.toSorted()).toEqual(ids.filter((id) => id !== ids[1]).toSorted())
    expect(await idsIn(context, false)).toEqual([ids[1]])
  })

  test.each([
    { expected: 2, outcome: 'refused' },
    { expected: 3, outcome: 'done' },
    { expected: 200, outcome: 'done' },
  ])('of 3 rows where $expected were told is $outcome', async ({ expected, outcome }) => {
    const { context } = await setting(3)
    const told = await trash(context, { all: {}, except: [], expected }).then(
      ({ changed }) => ({ outcome: 'done', rows: changed.length }),
      ({ code, params }: { code: string; params: object }) => ({
        outcome: 'refused',
        code,
        params,
      }),
    )
    expect(told).toEqual(
      outcome === 'done'
        ? { outcome, rows: 3 }
        : { outcome, code: 'selectionGrew', params: { expected: '2', found: '3' } },
    )
  })

  test('may be 10,000 of them, of which a hundredth came meanwhile, and not one more', async () => {
    const { context, customerId } = await setting(0)
    const insert = (from: number, to: number) =>
      database.executeSql(`
        insert into test_contacts (id, customer_id, name, email, state, balance, created_at, updated_at)
        select '${customerId}' || n, '${customerId}', 'Bulk', n || '@bulk.example', 'active', 0, now(), now()
        from generate_series(${from}, ${to}) as n`)
    await insert(1, 10_001)
    const all = { all: {}, except: [] as string[], expected: 9_901 }
    await expect(trash(context, all)).rejects.toMatchObject({ code: 'tooManyRows' })
    const { changed } = await trash(context, { ...all, except: [`${customerId}1`] })
    expect(changed).toHaveLength(10_000)
    const { rows } = await database.executeSql(
      `select count(*)::int as events, count(distinct target)::int as rows from audit_events
       where customer_id = '${customerId}'`,
    )
    expect(rows).toEqual([{ events: 10_000, rows: 10_000 }])
  })

  test('is refused where the question is', async () => {
    const { context } = await setting(1)
    const filters = [{ field: 'email', op: 'is', value: 'x' }] as const
    await expect(
      trash(context, { all: { filters }, except: [], expected: 1 }),
    ).rejects.toMatchObject({ code: 'malformedRequest' })
  })
})
