import { beforeAll, describe, expect, test } from 'vitest'
import { exportRows, type ExportedScreen } from '../../../src/screens/server'
import { exportColumns, type ExportColumn } from '../../../src/screens/server/exportColumns'
import type { AuditEvent, Context } from '../../../src/server/context'
import { StreamedFile } from '../../../src/server/http/streamedFile'
import { readWords } from '../../../src/main/readWords'
import { aContact, contacts, contextOf, createContacts } from '../../support/contacts'
import { freshDatabase } from '../../support/freshDatabase'
import { projectRoot } from '../../support/projectRoot'

const database = await freshDatabase()
await createContacts(database)

/** Any words will do: these stand in the manifest. */
const screen: ExportedScreen = {
  feature: 'footage',
  title: 'nav.home',
  fields: {
    name: { name: 'name', type: 'text', label: 'screens.form.save', isRequired: true },
    email: { name: 'email', type: 'email', label: 'screens.form.discard', isRequired: true },
    company: { name: 'company', type: 'text', label: 'screens.form.none', isRequired: false },
    lists: { name: 'lists', type: 'refs', label: 'screens.form.undo', isRequired: true },
    state: {
      name: 'state',
      type: 'enum',
      label: 'screens.form.optional',
      values: { active: 'screens.form.yes' },
      isRequired: true,
    },
  },
}

const words = readWords(`${projectRoot}/generated/assets/i18n`)
const exporting = exportRows('exportTestContacts', contacts, screen)

let context: Context
let audited: AuditEvent[]
let customerId: string
beforeAll(async () => {
  const given = await contextOf(database)
  customerId = given.member.customerId
  audited = []
  context = {
    ...given,
    caller: { ...given.caller, acceptLanguage: 'de-AT,en' },
    services: {
      ...given.services,
      screens: {
        words: (language) => words(language, 'screens'),
        lists: new Map(),
        imports: new Map(),
      },
    },
    audit: (event) => void audited.push(event),
  }
  const about = { company: '=cmd|calc', lists: ['g1', 'g3'] }
  await aContact(database, customerId, { name: 'Ann "Q", Ltd', email: '+a@x.example', ...about })
  await aContact(database, customerId, { name: 'Bo\nHansen', email: 'b@x.example' })
  await aContact(database, customerId, { name: 'Cy', email: 'c@x.example', state: 'bounced' })
  await aContact(database, customerId, { name: 'Gone', deletedAt: new Date() })
  await aContact(database, (await contextOf(database)).member.customerId, { name: 'Stranger' })
})

interface ExportRequest {
  search?: string
  filters?: { field: string; op: 'is'; value: string }[]
  sort?: { field: string; desc: boolean }
  ids?: string[]
  columns: string[]
}

declare module '../../../generated/facts/calls' {
  interface Calls {
    exportTestContacts: { request: ExportRequest; response: string; auth: 'bearer' }
  }
}

async function fileOf(request: ExportRequest): Promise<StreamedFile> {
  const file: unknown = await exporting(request, context)
  return file as StreamedFile
}

async function textOf(request: ExportRequest): Promise<string> {
  let text = ''
  for await (const part of (await fileOf(request)).lines) text += part
  return text
}

describe('an exported list', () => {
  test('says heads and values in the language of whoever asks, and nothing that runs', async () => {
    const columns = ['name', 'email', 'company', 'lists', 'state']
    expect(await textOf({ columns })).toBe(
      [
        '\uFEFFSpeichern,Verwerfen,Keine Angabe,Rückgängig,Optional',
        `"Ann ""Q"", Ltd",'+a@x.example,"'=cmd|calc","Press, Staff",Ja`,
        '"Bo\nHansen",b@x.example,,,Ja',
        'Cy,c@x.example,,,bounced',
        '',
      ].join('\r\n'),
    )
  })

  test('holds what the question finds, in its order', async () => {
    const sort = { field: 'name', desc: true }
    const filters = [{ field: 'state', op: 'is' as const, value: 'active' }]
    const text = await textOf({ columns: ['email'], filters, sort })
    expect(text.split('\r\n').slice(1, 3)).toEqual(['b@x.example', "'+a@x.example"])
  })

  test('is called after its page and the day', async () => {
    const file = await fileOf({ columns: ['name'] })
    expect(file).toMatchObject({ contentType: 'text/csv; charset=utf-8' })
    expect(file.name).toMatch(/^\S.* 2026-03-01\.csv$/)
  })

  test('is written into the audit before it is sent', async () => {
    audited.length = 0
    await fileOf({ columns: ['name'], search: 'x.example' })
    expect(audited).toEqual([
      {
        action: 'exportTestContacts',
        details: { list: 'listContacts', rows: 3, fields: ['name'] },
      },
    ])
  })

  test.each([
    ['a field', { columns: ['nameKey'] }],
    ['a prototype', { columns: ['toString'] }],
    [
      'a filter',
      { columns: ['name'], filters: [{ field: 'email', op: 'is' as const, value: 'x' }] },
    ],
  ])('is refused where the list does not know %s', async (_, request) => {
    await expect(fileOf(request)).rejects.toMatchObject({ code: 'malformedRequest' })
  })
})

describe('of many rows', () => {
  beforeAll(() =>
    database.executeSql(`
      insert into test_contacts (id, customer_id, name, email, state, balance, created_at, updated_at)
      select 'bulk' || n, '${customerId}', 'Bulk ' || n, n || '@bulk.example', 'active', 0, now(), now()
      from generate_series(1, 2500) as n`),
  )

  test('each comes once, as the list has them, while others move', async () => {
    const question = { search: 'bulk', sort: { field: 'name', desc: false } }
    const listed: string[] = []
    let after: string | undefined
    do {
      const page = await contacts.answer(
        { ...question, limit: 200, ...(after === undefined ? {} : { after }) },
        context,
      )
      listed.push(...page.rows.map((row) => (row as { email: string }).email))
      after = page.next
    } while (after !== undefined)

    const seen: string[] = []
    for await (const part of (await fileOf({ ...question, columns: ['email'] })).lines) {
      seen.push(...part.split('\r\n').slice(seen.length === 0 && part.startsWith('\uFEFF') ? 1 : 0))
      // Between two pages the last becomes the first.
      await database.executeSql(
        `update test_contacts set name = 'Aaa', deleted_at = null where id = 'bulk2500'`,
      )
    }
    expect(seen.filter((line) => line !== '')).toEqual(listed)
  })

  test('nothing is read any more once nobody takes it', async () => {
    const { lines } = await fileOf({ search: 'bulk', columns: ['email'] })
    const reading = lines[Symbol.asyncIterator]()
    await reading.next()
    await reading.return?.()
    expect(await reading.next()).toEqual({ done: true, value: undefined })
  })
})

test.each([
  ['de', 'number', '1.299,50 €'],
  ['en', 'number', '€1,299.50'],
  ['en', 'integer', '€1,300'],
] as const)(
  'an amount of money is written with its currency: in %s, as %s',
  async (language, type, text) => {
    const label = 'screens.form.save'
    const price = { name: 'price', type, label, isRequired: false, currency: 'EUR' } as const
    const speech = { words: {}, language }
    const [column] = await exportColumns(
      contacts,
      { ...screen, fields: { price } },
      ['price'],
      speech,
      context,
    )
    const row = { price: 1299.5 } as unknown as Parameters<ExportColumn['cellOf']>[0]
    expect(String(column!.cellOf(row)).replaceAll(/\s/g, ' ')).toBe(text)
  },
)
