import { describe, expect, test } from 'vitest'
import { contactTrash } from '../../../../src/features/contacts/server'
import { namesIn, of, openContacts } from './world'

const { app, customer } = await openContacts()
const { db } = app.database

describe('a contact', () => {
  test('has the name and the address that were typed, in order', async () => {
    const { ask, list } = await customer()
    const press = await list({ name: 'Press' })
    const row = await ask('addContact', {
      values: {
        firstName: ' Åsa ',
        lastName: 'Öst',
        email: 'Asa.Ost@Harbour.Example',
        company: ' ',
        tags: ['radio', 'radio'],
        locale: 'sv',
        lists: [press],
      },
    })
    expect(row).toMatchObject({
      name: 'Åsa Öst',
      firstName: 'Åsa',
      email: 'asa.ost@harbour.example',
      tags: ['radio'],
      locale: 'sv',
      optIn: 'unknown',
      lists: [{ id: press, name: 'Press' }],
      source: 'manual',
      state: 'active',
      rev: 1,
    })
    expect(row).not.toHaveProperty('company')
    const { rows } = await ask('listContacts', { search: 'ost asa' })
    expect(namesIn(rows)).toEqual(['Åsa Öst'])
  })

  test('is called by its address where it has no name', async () => {
    const { ask } = await customer()
    const row = await ask('addContact', { values: { email: 'press@test.example' } })
    expect(row.name).toBe('press@test.example')
  })

  test.each([
    ['a domain without a dot', { email: 'press@example' }],
    ['no address', {}],
    ['a language that is not known', { email: 'a@test.example', locale: 'xx' }],
    ['an unknown field', { email: 'a@test.example', state: 'bounced' }],
  ])('is refused with %s', async (_, values) => {
    const { fault } = await customer()
    expect(await fault('addContact', { values } as never)).toBe('malformedRequest')
  })

  test('has an address that no other contact of the customer has, whatever its case', async () => {
    const [one, other] = [await customer(), await customer()]
    const id = await one.contact({ email: 'twice@test.example' })
    await other.contact({ email: 'twice@test.example' })
    const values = { email: 'Twice@test.example' }
    expect(await one.fault('addContact', { values })).toBe('emailTaken')
    const third = await one.contact()
    expect(await one.fault('updateContact', { contactId: third, rev: 1, values })).toBe(
      'emailTaken',
    )
    await one.ask('trashContacts', of(id))
    await one.ask('addContact', { values })
    expect(await one.ask('restoreContacts', of(id))).toEqual({
      changed: [],
      refused: [{ id, code: 'emailTaken' }],
    })
  })

  test('is changed field by field; null empties one', async () => {
    const { ask, contact, fault, list } = await customer()
    const [press, radio] = [await list({ name: 'Press' }), await list({ name: 'Radio' })]
    const contactId = await contact({ firstName: 'Ada', company: 'Acme', lists: [press] })
    const values = { company: null, lastName: 'King', lists: [radio] }
    const row = await ask('updateContact', { contactId, rev: 1, values })
    expect(row).toMatchObject({ name: 'Ada King', lists: [{ id: radio }], rev: 2 })
    expect(row).not.toHaveProperty('company')
    expect(await fault('updateContact', { contactId, rev: 1, values })).toBe('changedMeanwhile')
  })

  test('whose letters came back is active again with another address', async () => {
    const { ask, contact } = await customer()
    const contactId = await contact({ state: 'bounced', email: 'old@test.example' })
    const update = (rev: number, email: string) =>
      ask('updateContact', { contactId, rev, values: { email } })
    expect((await update(1, 'OLD@test.example')).state).toBe('bounced')
    expect((await update(2, 'new@test.example')).state).toBe('active')
  })

  test('is put into no list of another customer, and into none by rule', async () => {
    const [one, other] = [await customer(), await customer()]
    const email = 'new@test.example'
    for (const lists of [[await other.list()], [await one.list({ rule: [] })]]) {
      expect(await one.fault('addContact', { values: { email, lists } })).toBe('malformedRequest')
    }
    expect((await one.ask('listContacts', {})).rows).toEqual([])
  })
})

describe('several contacts', () => {
  test('are added to lists, and Undo leaves in them who was there before', async () => {
    const { ask, contact, list, row } = await customer()
    const [press, radio] = [await list({ name: 'Press' }), await list({ name: 'Radio' })]
    const [inPress, inNone] = [await contact({ lists: [press] }), await contact()]
    const ids = of(inPress, inNone)
    await ask('addToContactLists', { ...ids, values: { lists: [press, radio] } })
    const listsNow = async () => [
      namesIn((await row(inPress))?.lists),
      namesIn((await row(inNone))?.lists),
    ]
    expect(await listsNow()).toEqual([
      ['Press', 'Radio'],
      ['Press', 'Radio'],
    ])
    const { changed } = await ask('undoContactLists', ids)
    expect(changed).toHaveLength(2)
    expect(await listsNow()).toEqual([['Press'], []])
  })

  test('are removed from lists; nothing is undone over what happened since', async () => {
    const { ask, contact, list, row } = await customer()
    const press = await list({ name: 'Press' })
    const [one, other] = [await contact({ lists: [press] }), await contact({ lists: [press] })]
    const without = await contact()
    const reply = await ask('removeFromContactLists', {
      ...of(one, other, without),
      values: { lists: [press] },
    })
    expect(reply.refused).toEqual([{ id: without, code: 'forbidden' }])
    await ask('updateContact', { contactId: other, rev: 2, values: { company: 'Acme' } })
    expect(await ask('undoContactLists', of(one, other))).toEqual({
      changed: [one],
      refused: [{ id: other, code: 'changedMeanwhile' }],
    })
    expect(namesIn((await row(one))?.lists)).toEqual(['Press'])
    expect(namesIn((await row(other))?.lists)).toEqual([])
  })

  test('are unsubscribed; the others are told of', async () => {
    const { ask, contact, row } = await customer()
    const [active, gone] = [await contact(), await contact({ state: 'unsubscribed' })]
    expect(await ask('unsubscribeContacts', of(active, gone))).toEqual({
      changed: [active],
      refused: [{ id: gone, code: 'forbidden' }],
    })
    await ask('resubscribeContacts', of(active))
    expect((await row(active))?.state).toBe('active')
  })
})

describe('what is removed', () => {
  test('lies in the trash for 30 days', async () => {
    const { ask, contact } = await customer()
    const kept = await contact()
    const left = await contact()
    await ask('trashContacts', of(kept, left))
    const dayMs = 24 * 3_600_000
    const after = (days: number) => new Date(app.clock.now.getTime() + days * dayMs)
    const purge = (days: number) =>
      contactTrash.purge({
        database: app.database,
        now: () => after(days),
        log: app.server.log,
        services: app.services,
      })
    await ask('restoreContacts', of(kept))
    await purge(29)
    expect((await ask('listContacts', { trash: true })).rows).toHaveLength(1)
    await purge(31)
    expect((await ask('listContacts', { trash: true })).rows).toEqual([])
    expect((await ask('listContacts', {})).rows).toHaveLength(1)
  })

  test('by erasing is gone at once; only a keyed hash knows the address, in this customer alone', async () => {
    const [one, other] = [await customer(), await customer()]
    const email = 'erase.me@test.example'
    const press = await one.list()
    const contactId = await one.contact({ email, lastName: 'Hidden', lists: [press] })
    expect(await one.ask('eraseContacts', of(contactId))).toEqual({
      changed: [contactId],
      refused: [],
    })
    const { customerId } = one
    const rows = await Promise.all(
      (['contacts', 'contactListMembers', 'erasedContacts', 'auditEvents'] as const).map((table) =>
        db.selectFrom(table).selectAll().where('customerId', '=', customerId).execute(),
      ),
    )
    expect(rows[2]).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toMatch(/erase\.me|Hidden/i)
    const values = { email: 'Erase.Me@test.example' }
    expect(await one.fault('addContact', { values })).toBe('erasedBefore')
    const contactIdOf = await one.contact()
    const update = { contactId: contactIdOf, rev: 1, values }
    expect(await one.fault('updateContact', update)).toBe('erasedBefore')
    await other.ask('addContact', { values })
  })
})

test('contacts are exported as they are shown, with the words of whoever asks', async () => {
  const { contact, list, reply } = await customer()
  const press = await list({ name: 'Press' })
  await contact({ firstName: '=1+1', email: 'a@test.example', optIn: 'in', lists: [press] })
  await contact({ firstName: 'Bo', email: 'b@test.example' })
  const { body } = await reply('exportContacts', {
    filters: [{ field: 'lists', op: 'is', value: press }],
    columns: ['name', 'email', 'optIn', 'lists'],
  })
  expect(String(body['text']).split('\r\n')).toEqual([
    '\uFEFFName,Email,Opt-in,Lists',
    "'=1+1,a@test.example,Agreed,Press",
    '',
  ])
})

describe('an import of contacts', () => {
  const asked = { importId: 'import-1', dryRun: false, mode: 'fill' as const }

  test('knows contacts by their address, whatever its case, and says where the others come from', async () => {
    const { ask, contact, row } = await customer()
    const known = await contact({ email: 'ada@test.example', firstName: 'Ada' })
    const { rows } = await ask('importContacts', {
      ...asked,
      rows: [
        { email: 'ADA@test.example', firstName: 'Augusta', company: 'Acme' },
        { email: 'new@test.example' },
      ],
    })
    expect(rows.map(({ verdict }) => verdict)).toEqual(['changed', 'new'])
    expect(await row(known)).toMatchObject({ name: 'Ada', company: 'Acme', source: 'manual' })
    expect(await row(rows[1]!.id!)).toMatchObject({ source: 'csv' })
    expect(await ask('undoImport', { importId: asked.importId })).toEqual({
      undone: 2,
      invited: 0,
      kept: [],
    })
    expect(await row(known)).not.toHaveProperty('company')
  })

  test('refuses who was erased, and forgets whom an import brought', async () => {
    const { ask, customerId } = await customer()
    const email = 'erase.me@test.example'
    const { rows } = await ask('importContacts', { ...asked, rows: [{ email }] })
    await ask('eraseContacts', of(rows[0]!.id!))
    const kept = await db
      .selectFrom('importRows as r')
      .innerJoin('imports as i', (join) =>
        join.onRef('i.id', '=', 'r.importId').onRef('i.userId', '=', 'r.userId'),
      )
      .selectAll('r')
      .where('i.customerId', '=', customerId)
      .execute()
    expect(kept).toEqual([])
    const again = { ...asked, importId: 'import-2', rows: [{ email }, { email: 'b@test.example' }] }
    expect((await ask('importContacts', again)).rows).toMatchObject([
      { verdict: 'refused', faults: [{ field: 'email', code: 'erasedBefore' }] },
      { verdict: 'new' },
    ])
  })
})
