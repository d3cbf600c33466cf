import { beforeEach, describe, expect, test } from 'vitest'
import { undoImport } from '../../../../src/screens/server/handlers'
import { forgetImports } from '../../../../src/screens/server/imports/forgetImports'
import { listsAmong } from '../../../../src/screens/server'
import type { Context } from '../../../../src/server/context'
import {
  aContact,
  contacts,
  contextOf,
  createContacts,
  importTestContacts,
  updateTestContact,
  type ContactRow,
} from '../../../support/contacts'
import { freshDatabase } from '../../../support/freshDatabase'

const database = await freshDatabase()
await createContacts(database)
const registry = listsAmong({
  importTestContacts,
  listContacts: Object.assign(() => {}, { list: contacts }),
})

interface Values {
  name: string
  email: string
  company?: string
  lists?: string[]
}

let context: Context
let customerId: string
beforeEach(async () => {
  const given = await contextOf(database)
  const screens = { words: async () => ({}), ...registry }
  context = { ...given, services: { ...given.services, screens } }
  customerId = context.member.customerId
})

const within = <Result>(work: (context: Context) => Promise<Result>, own = context) =>
  database.db.transaction().execute((db) => work({ ...own, db }))

type Mode = 'fill' | 'overwrite' | 'skip'
const send = (rows: Values[], mode: Mode = 'fill', dryRun = false, importId = 'one') =>
  within((given) => importTestContacts({ importId, dryRun, mode, rows }, given))
const verdicts = async (...given: Parameters<typeof send>) =>
  (await send(...given)).rows.map(({ verdict, faults: [fault] }) =>
    fault ? `${verdict} ${fault.field} ${fault.code}` : verdict,
  )

const ada = { name: 'Ada', email: 'ada@x.example' }
const bo = { name: 'Bo', email: 'bo@x.example', company: 'Acme', lists: ['g1'] }

async function all(): Promise<Values[]> {
  const { rows } = await contacts.answer({ limit: 200 }, context)
  return (rows as unknown as ContactRow[]).map(({ name, email, company, lists }) => ({
    name,
    email,
    ...(company === undefined ? {} : { company }),
    ...(lists.length === 0 ? {} : { lists: lists.map(({ id }) => id) }),
  }))
}

const history = async (email: string) => {
  const { rows } = await database.executeSql(
    `select e.action, e.details ->> 'act' as act from audit_events e
     join test_contacts c on c.id = e.target where c.email = $1 and c.customer_id = $2 order by e.id`,
    [email, customerId],
  )
  return rows
}

describe('what becomes of a row', () => {
  test('that is not there: it is added, with all that its creation writes', async () => {
    expect(await verdicts([ada, bo])).toEqual(['new', 'new'])
    expect(await all()).toEqual([ada, bo])
    expect(await history(bo.email)).toEqual([{ action: 'importTestContacts', act: 'imported' }])
  })

  const given = { name: 'Beatrix', email: 'BO@x.example', company: 'Other', lists: ['g2'] }
  test.each<[Mode, string, Values]>([
    ['fill', 'changed', { ...bo, company: 'Acme', lists: ['g2'] }],
    // However a file writes the match, it names the same row.
    ['overwrite', 'changed', { ...given, email: bo.email }],
    ['skip', 'skipped', { name: 'Bo', email: 'bo@x.example', company: 'Acme' }],
  ])('that is there, in mode %s: %s', async (mode, verdict, becomes) => {
    const id = await aContact(database, customerId, { ...bo, lists: [] })
    expect(await send([given], mode)).toEqual({ rows: [{ verdict, id, faults: [] }] })
    expect(await all()).toEqual([becomes])
  })

  test('that is there like this, and what a file leaves empty: it is the same', async () => {
    await aContact(database, customerId, bo)
    const empty = { name: 'Bo', email: bo.email, company: '', lists: [] }
    expect(await verdicts([{ ...bo, email: bo.email }], 'overwrite', false, 'a')).toEqual(['same'])
    expect(await verdicts([empty], 'overwrite', false, 'b')).toEqual(['same'])
    expect(await all()).toEqual([bo])
  })

  test.each<[string, Values[], string[]]>([
    [
      'twice in the file',
      [ada, { ...ada, email: 'ADA@x.example' }],
      ['new', 'refused email double'],
    ],
    ['with a name for nothing', [{ ...ada, lists: ['g9'] }, bo], ['refused email notFound', 'new']],
  ])('that stands %s is refused alone', async (_, rows, told) => {
    expect(await verdicts(rows)).toEqual(told)
    expect(await all()).toHaveLength(1)
  })

  test('that the member may not change is refused, as is one of several alike', async () => {
    await aContact(database, customerId, { ...ada, state: 'bounced' })
    await aContact(database, customerId, { name: 'Cy', email: 'CY@x.example' })
    await aContact(database, customerId, { name: 'Cy', email: 'cy@x.example' })
    const rows = [
      { ...ada, company: 'New' },
      { name: 'C', email: 'cy@x.example' },
    ]
    expect(await verdicts(rows, 'overwrite')).toEqual([
      'refused email forbidden',
      'refused email several',
    ])
  })

  test('of another customer, or in the trash, is not there', async () => {
    await aContact(database, (await contextOf(database)).member.customerId, ada)
    await aContact(database, customerId, { ...bo, deletedAt: new Date() })
    expect(await verdicts([ada, bo])).toEqual(['new', 'new'])
  })
})

describe('a dry run', () => {
  test('tells all of it, also what only the database knows, and leaves nothing', async () => {
    await aContact(database, customerId, bo)
    const rows = [ada, { ...bo, company: 'Other' }, { ...ada, email: 'x@x.example', lists: ['g9'] }]
    expect(await verdicts(rows, 'overwrite', true)).toEqual([
      'new',
      'changed',
      'refused email notFound',
    ])
    expect(await all()).toEqual([bo])
    expect(await history(bo.email)).toEqual([])
    expect(await verdicts([ada])).toEqual(['new'])
  })
})

describe('rows that are sent again', () => {
  test('get the same verdicts and are not written again', async () => {
    const first = await send([ada, bo], 'overwrite')
    expect(await send([ada, bo], 'overwrite')).toEqual(first)
    expect(await verdicts([{ ...ada, name: 'Another' }], 'overwrite')).toEqual([
      'refused email double',
    ])
    expect(await all()).toEqual([ada, bo])
    expect(await history(ada.email)).toHaveLength(1)
  })

  test('at once are written once', async () => {
    const both = await Promise.all([send([ada, bo]), send([ada, bo])])
    expect(both[0]).toEqual(both[1])
    expect(await all()).toHaveLength(2)
  })

  test('after the server was killed among them are written once', async () => {
    const end = 'perform pg_terminate_backend(pg_backend_pid())'
    await database.executeSql(`
      create function kill_it() returns trigger language plpgsql as $$ begin ${end}; return new; end $$;
      create trigger kills before insert on test_contacts
        for each row when (new.email = 'bo@x.example') execute function kill_it()`)
    await expect(send([ada, bo])).rejects.toThrow(/terminat|killed/i)
    await database.executeSql('drop function kill_it cascade')
    expect(await all()).toEqual([])
    expect(await verdicts([ada, bo])).toEqual(['new', 'new'])
    expect(await all()).toEqual([ada, bo])
  })

  test('of another call or person are another import', async () => {
    await send([ada])
    const colleague = await contextOf(database, { customerId })
    const reply = await within(
      (given) =>
        importTestContacts({ importId: 'one', dryRun: false, mode: 'fill', rows: [bo] }, given),
      colleague,
    )
    expect(reply.rows.map(({ verdict }) => verdict)).toEqual(['new'])
  })
})

const undo = (who = context) => undoImport({ importId: 'one' }, who)

describe('an import that is undone', () => {
  test('is as if it had not been, but for rows that somebody has changed since', async () => {
    await aContact(database, customerId, { ...bo, company: null, lists: [] })
    const other = { name: 'Cy', email: 'cy@x.example' }
    const { rows } = await send([ada, { ...bo, name: 'Beatrix' }, other], 'overwrite')
    const changed = rows[2]!.id!
    await within((given) =>
      updateTestContact({ contactId: changed, rev: 1, values: { company: 'Later' } }, given),
    )
    expect(await undo()).toEqual({
      undone: 2,
      invited: 0,
      kept: [{ id: changed, code: 'changedMeanwhile' }],
    })
    expect(await all()).toEqual([
      { name: 'Bo', email: bo.email },
      { ...other, company: 'Later' },
    ])
    expect(await undo()).toEqual({ undone: 0, invited: 0, kept: [] })
    await expect(send([ada])).rejects.toMatchObject({ code: 'malformedRequest' })
  })

  test('of more rows than one transaction takes', async () => {
    const rows = Array.from({ length: 450 }, (_, at) => ({
      name: `N${at}`,
      email: `n${at}@x.example`,
    }))
    await send(rows)
    expect(await undo()).toEqual({ undone: 450, invited: 0, kept: [] })
    expect(await all()).toEqual([])
  })

  test('is found by nobody else, and by nobody after seven days', async () => {
    await send([ada])
    const colleague = await contextOf(database, { customerId })
    const theirs = { ...colleague, services: context.services }
    await expect(undo(theirs)).rejects.toMatchObject({ code: 'notFound' })
    const at = (days: number) => ({
      database,
      now: () => new Date(context.now.getTime() + days * 86_400_000),
    })
    await forgetImports(at(6.9))
    expect(
      await database.db
        .selectFrom('importRows')
        .select('verdict')
        .where('userId', '=', context.member.userId)
        .execute(),
    ).toHaveLength(1)
    await forgetImports(at(7.1))
    await expect(undo()).rejects.toMatchObject({ code: 'notFound' })
    expect(await all()).toEqual([ada])
  })
})
