import { beforeAll, describe, expect, test } from 'vitest'
import type { Context } from '../../../src/server/context'
import {
  aContact,
  addTestContact,
  contextOf,
  createContacts,
  updateTestContact,
} from '../../support/contacts'
import { freshDatabase } from '../../support/freshDatabase'

const database = await freshDatabase()
await createContacts(database)

let context: Context
let customerId: string
beforeAll(async () => {
  context = await contextOf(database)
  customerId = context.member.customerId
})

/** As the server runs handlers. */
const within = <Result>(work: (context: Context) => Promise<Result>, own = context) =>
  database.db.transaction().execute((db) => work({ ...own, db }))

const change = (contactId: string, rev: number, values: object, own = context) =>
  within((given) => updateTestContact({ contactId, rev, values }, given), own)

const history = (target: string) =>
  database.db
    .selectFrom('auditEvents')
    .select(['action', 'userId', 'details'])
    .where('target', '=', target)
    .orderBy('id')
    .execute()

describe('a row that is created', () => {
  test('is answered, with what it refers to, and stands in its history', async () => {
    const row = await within((given) =>
      addTestContact({ values: { name: 'Åse', email: 'ase@x.example', lists: ['g2'] } }, given),
    )
    expect(row).toMatchObject({
      name: 'Åse',
      lists: [{ id: 'g2', name: 'Partners' }],
      rev: 1,
      may: ['edit', 'assign', 'trash'],
      changed: { by: { id: context.member.userId }, at: context.now.toISOString() },
    })
    expect(await history(row.contactId)).toEqual([
      {
        action: 'addTestContact',
        userId: context.member.userId,
        details: { list: 'listContacts', act: 'created', fields: ['email', 'lists', 'name'] },
      },
    ])
  })

  test('that another one excludes is refused by its code, and nothing stays', async () => {
    const values = { name: 'Twin', email: 'twin@x.example' }
    await within((given) => addTestContact({ values }, given))
    await expect(within((given) => addTestContact({ values }, given))).rejects.toMatchObject({
      code: 'alreadyUploaded',
    })
  })
})

describe('a row that is changed', () => {
  test('has only the given fields changed, one version more, and names of fields in its history', async () => {
    const id = await aContact(database, customerId, { name: 'Ada', company: 'Acme' })
    const row = await change(id, 1, { name: 'Ada L.', lists: ['g1', 'g3'] })
    expect(row).toMatchObject({ name: 'Ada L.', company: 'Acme', rev: 2 })
    expect(row.lists.map((list) => list.id)).toEqual(['g1', 'g3'])
    expect((await history(id)).map(({ details }) => details)).toEqual([
      { list: 'listContacts', act: 'changed', fields: ['lists', 'name'] },
    ])
    expect(await change(id, 2, { company: null, lists: null })).toMatchObject({ rev: 3, lists: [] })
  })

  test('by nothing stays as it is', async () => {
    const id = await aContact(database, customerId)
    expect(await change(id, 1, {})).toMatchObject({ rev: 1 })
    expect(await history(id)).toEqual([])
  })

  test.each<[string, string, (id: string) => Promise<unknown>]>([
    ['of another version', 'changedMeanwhile', (id) => change(id, 2, { name: 'x' })],
    ['that does not exist', 'notFound', () => change('nobody', 1, { name: 'x' })],
    [
      'of another customer',
      'notFound',
      async () =>
        change(await aContact(database, (await contextOf(database)).member.customerId), 1, {
          name: 'x',
        }),
    ],
    [
      'that the member may not change',
      'forbidden',
      async (id) =>
        change(id, 1, { name: 'x' }, await contextOf(database, { roles: ['viewer'], customerId })),
    ],
    [
      'in the trash',
      'forbidden',
      async () =>
        change(await aContact(database, customerId, { deletedAt: new Date() }), 1, { name: 'x' }),
    ],
    [
      'to what another one has',
      'alreadyUploaded',
      async (id) => {
        await aContact(database, customerId, { email: `twin-of-${id}` })
        return change(id, 1, { email: `twin-of-${id}` })
      },
    ],
    ['to refer to nothing', 'malformedRequest', (id) => change(id, 1, { lists: ['g9'] })],
  ])('%s is refused: %s', async (_, code, attempt) => {
    const id = await aContact(database, customerId)
    await expect(attempt(id)).rejects.toMatchObject({ code })
    expect(await history(id)).toEqual([])
  })

  test('by two at once is changed by one of them', async () => {
    const id = await aContact(database, customerId)
    const names = ['One', 'Two', 'Three']
    const outcomes = await Promise.allSettled(names.map((name) => change(id, 1, { name })))
    const done = outcomes.filter(({ status }) => status === 'fulfilled')
    expect(done).toHaveLength(1)
    expect(
      outcomes.flatMap((each) =>
        each.status === 'rejected' ? [(each.reason as Error).message] : [],
      ),
    ).toEqual([expect.stringContaining('meanwhile'), expect.stringContaining('meanwhile')])
    expect(await history(id)).toHaveLength(1)
  })
})
