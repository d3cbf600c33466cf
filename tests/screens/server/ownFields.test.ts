import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Context } from '../../../src/server/context'
import type { Failure } from '../../../src/server/errors'
import type { ListReply, ListRequest } from '../../../src/screens/server'
import { exportColumns } from '../../../src/screens/server/exportColumns'
import type { SearchFilter } from '../../../src/screens/question'
import {
  addTestContact,
  contacts,
  contextOf,
  createContacts,
  importTestContacts,
  updateTestContact,
  type ContactRow,
} from '../../support/contacts'
import { freshDatabase } from '../../support/freshDatabase'

const database = await freshDatabase()
await createContacts(database)

type Extra = Record<string, string | number | string[] | null>

let context: Context
const within = <Result>(work: (context: Context) => Promise<Result>) =>
  database.db.transaction().execute((db) => work({ ...context, db }))

let count = 0
const add = (name: string, extra: Extra) => {
  const email = `${(count += 1)}@x.example`
  return within((given) => addTestContact({ values: { name, email, extra } }, given))
}
const change = ({ contactId, rev }: ContactRow, extra: Extra) =>
  within((given) => updateTestContact({ contactId, rev, values: { extra } }, given))

const ask = (request: ListRequest): Promise<ListReply> => contacts.answer(request, context)
const names = async (...filters: SearchFilter[]) => {
  const { rows } = await ask({ filters, sort: { field: 'name', desc: false } })
  return (rows as ContactRow[]).map(({ name }) => name).join(' ')
}

const withSkill = (value: string) => ({ field: 'extra.skills', op: 'is', value }) as const

describe('what a customer says of its rows besides', () => {
  beforeAll(async () => {
    context = await contextOf(database)
    await add('Ada', {
      nickname: 'Áddy',
      years: 12,
      until: '2027-03-31',
      size: 'Small',
      skills: ['Sound', 'Drone'],
    })
    await add('Bo', {
      nickname: 'Bobby',
      years: 2.5,
      until: '2026-01-01',
      size: 'Large',
      skills: ['Light'],
    })
    await add('Cy', {})
  })

  test('is answered with each row', async () => {
    const { rows } = await ask({ sort: { field: 'name', desc: false } })
    expect((rows as ContactRow[]).map(({ extra }) => extra)).toEqual([
      {
        nickname: 'Áddy',
        years: 12,
        until: '2027-03-31',
        size: 'Small',
        skills: ['Sound', 'Drone'],
      },
      { nickname: 'Bobby', years: 2.5, until: '2026-01-01', size: 'Large', skills: ['Light'] },
      {},
    ])
  })

  test.each<[op: SearchFilter['op'], field: string, value: string | undefined, found: string]>([
    ['has', 'nickname', 'add', 'Ada'],
    ['is', 'nickname', 'addy', 'Ada'],
    ['none', 'nickname', undefined, 'Cy'],
    ['from', 'years', '2.5', 'Ada Bo'],
    ['to', 'years', '11.9', 'Bo'],
    ['none', 'years', undefined, 'Cy'],
    ['from', 'until', '2027-03-31', 'Ada'],
    ['to', 'until', '2027-03-30', 'Bo'],
    ['is', 'size', 'Large', 'Bo'],
    ['none', 'size', undefined, 'Cy'],
    ['is', 'skills', 'Drone', 'Ada'],
    ['none', 'skills', undefined, 'Cy'],
  ])('is found by %s: %s %s', async (op, field, value, found) => {
    expect(
      await names({ field: `extra.${field}`, op, ...(value === undefined ? {} : { value }) }),
    ).toBe(found)
  })

  test('is any of several values of one field', async () => {
    expect(await names(withSkill('Sound'), withSkill('Light'))).toBe('Ada Bo')
  })

  test.each([
    ['skills', ['Drone', 'Light', 'Sound']],
    ['size', ['Large', 'Small']],
    ['nickname', ['Bobby', 'Áddy']],
  ])('has its values counted: %s', async (field, values) => {
    const reply = await ask({ values: `extra.${field}`, limit: 1 })
    expect(reply.values!.map(({ value }) => value).toSorted()).toEqual(values)
    expect(reply.values!.map((value) => value.count)).toEqual(values.map(() => 1))
  })

  test.each([
    [{ field: 'extra.size', op: 'has', value: 'a' }, 'unfitOp'],
    [{ field: 'extra.years', op: 'from', value: 'many' }, 'unfitValue'],
    [{ field: 'extra.password', op: 'is', value: 'a' }, 'unknownField'],
  ] as const)('is not asked what its field cannot be asked: %j', async (filter, code) => {
    await expect(ask({ filters: [filter] })).rejects.toMatchObject({
      faults: [{ field: 'filters.0', code }],
    })
  })

  test('is a column of an export, under the name the customer gave it', async () => {
    const screen = { feature: 'screens', title: 'screens.list.all', fields: {} } as const
    const columns = await exportColumns(
      contacts,
      screen,
      ['extra.skills', 'extra.years'],
      { words: {}, language: 'en' },
      context,
    )
    const { rows } = await ask({ sort: { field: 'name', desc: false } })
    expect(columns.map(({ head }) => head)).toEqual(['Skills', 'Years'])
    expect(
      rows.map((row) => columns.map(({ cellOf }) => cellOf(row as ContactRow & object as never))),
    ).toEqual([
      ['Sound, Drone', 12],
      ['Light', 2.5],
      [undefined, undefined],
    ])
  })
})

describe('writing it', () => {
  beforeEach(async () => {
    context = await contextOf(database)
  })

  test.each<[string, unknown, string]>([
    ['nickname', 7, 'format'],
    ['nickname', ' ', 'minLength'],
    ['nickname', 'a\0', 'format'],
    ['nickname', 'a'.repeat(201), 'maxLength'],
    ['story', 'a'.repeat(2001), 'maxLength'],
    ['years', '12', 'format'],
    ['years', 1e15, 'format'],
    ['until', '2027-02-30', 'format'],
    ['until', '0000-01-01', 'format'],
    ['until', '-30d', 'format'],
    ['size', 'Huge', 'enum'],
    ['size', ['Small'], 'enum'],
    ['skills', 'Sound', 'enum'],
    ['skills', ['Sound', 'Song'], 'enum'],
    ['skills', ['Sound', 'Sound'], 'uniqueItems'],
    ['password', 'x', 'unknownField'],
  ])('refuses %s: %j by its name', async (field, value, code) => {
    const refusal = (await add('Ada', { years: 1, [field]: value } as Extra).catch(
      (fault: unknown) => fault,
    )) as Failure
    expect([refusal.code, refusal.faults]).toEqual([
      'malformedRequest',
      [expect.objectContaining({ field: `values.extra.${field}`, code })],
    ])
  })

  test('changes what is named, empties what is null, and leaves the rest', async () => {
    const row = await add('Ada', { nickname: 'A', years: 1, skills: ['Sound'] })
    const changed = await change(row, { nickname: ' B ', years: null, skills: [] })
    expect(changed).toMatchObject({ rev: 2, extra: { nickname: 'B' } })
    expect(Object.keys(changed.extra)).toEqual(['nickname'])
  })

  test('lets stay what is offered no more, and takes no more of it', async () => {
    const row = await add('Ada', {})
    await database.executeSql(`update test_contacts set extra = '{"size": "Huge"}' where id = $1`, [
      row.contactId,
    ])
    expect(await change(row, { size: 'Huge', years: 3 })).toMatchObject({
      extra: { size: 'Huge', years: 3 },
    })
  })

  test('stands in the history by the names of its fields', async () => {
    const { contactId } = await change(await add('Ada', {}), { years: 3, size: 'Small' })
    const [, last] = await database.db
      .selectFrom('auditEvents')
      .select('details')
      .where('target', '=', contactId)
      .orderBy('id')
      .execute()
    expect(last!.details).toMatchObject({ fields: ['extra.size', 'extra.years'] })
  })

  test('is filled in by an import, field by field', async () => {
    const row = await add('Ada', { years: 1 })
    const send = (mode: 'fill' | 'overwrite', extra: Extra) => {
      const rows = [{ name: 'Ada', email: row.email, extra }]
      return within((given) =>
        importTestContacts({ importId: mode, dryRun: false, mode, rows }, given),
      )
    }
    await send('fill', { years: 2, size: 'Small' })
    const extra = async () => ((await ask({ ids: [row.contactId] })).rows as ContactRow[])[0]!.extra
    expect(await extra()).toEqual({ years: 1, size: 'Small' })
    await send('overwrite', { years: 2 })
    expect(await extra()).toEqual({ years: 2, size: 'Small' })
  })
})
