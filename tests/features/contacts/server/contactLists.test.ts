import { expect, test } from 'vitest'
import type { SearchFilter } from '../../../../generated/facts/screen'
import { membersOf } from '../../../../src/features/contacts/contactList'
import { namesIn, of, openContacts } from './world'

const { customer } = await openContacts()

const german: SearchFilter[] = [
  { field: 'locale', op: 'is', value: 'de' },
  { field: 'optIn', op: 'is', value: 'in' },
]

test('a list has as many contacts as its question finds, whether they were put there or match', async () => {
  const { ask, contact, list } = await customer()
  const press = await list({ name: 'Press' })
  await list({ name: 'German', rule: german })
  await list({ name: 'Everybody', rule: [] })
  await contact({ lists: [press], locale: 'de', optIn: 'in' })
  await contact({ lists: [press], deletedAt: new Date(), locale: 'de', optIn: 'in' })
  await contact({ locale: 'de' })
  const { rows } = await ask('listContactLists', {})
  const counted = rows.map(({ name, members, hasMore }) => [name, members, hasMore])
  expect(counted).toEqual([
    ['Everybody', 2, false],
    ['German', 1, false],
    ['Press', 1, false],
  ])
  for (const { contactListId, rule, members } of rows) {
    const filters = [...membersOf(contactListId, rule)] as never
    expect((await ask('listContacts', { filters, exact: true })).total).toBe(members)
  }
})

test('a rule is kept as it was asked, relative days included', async () => {
  const { ask } = await customer()
  const rule = [{ field: 'createdAt', op: 'from', value: '-30d' } as const]
  const made = await ask('addContactList', { values: { name: ' New ', kind: 'rule', rule } })
  expect(made).toMatchObject({ name: 'New', kind: 'rule', rule, members: 0, state: 'active' })
  const { contactListId } = made
  await ask('updateContactList', { contactListId, rev: 1, values: { rule: null } })
  const { rows } = await ask('listContactLists', { ids: [contactListId] })
  expect(rows[0]).toMatchObject({ rule: [], rev: 2 })
})

test.each<[string, SearchFilter]>([
  ['a field contacts have not', { field: 'shoeSize', op: 'is', value: '42' }],
  ['a value its field cannot have', { field: 'createdAt', op: 'from', value: 'soon' }],
  ['an operation its field has not', { field: 'optIn', op: 'has', value: 'in' }],
])('a rule that asks for %s is refused', async (_, filter) => {
  const { fault } = await customer()
  const values = { name: 'Odd', kind: 'rule' as const, rule: [filter] }
  expect(await fault('addContactList', { values })).toBe('malformedRequest')
})

test('a rule from before a field was taken away finds nobody', async () => {
  const { ask, contact, list } = await customer()
  await contact()
  await list({ rule: [{ field: 'shoeSize', op: 'is', value: '42' }] })
  expect((await ask('listContactLists', {})).rows[0]?.members).toBe(0)
})

test('a static list gets no rule', async () => {
  const { fault, list } = await customer()
  const request = { contactListId: await list(), rev: 1, values: { rule: german } }
  expect(await fault('updateContactList', request)).toBe('malformedRequest')
})

test('no two lists of a customer have the same name', async () => {
  const [one, other] = [await customer(), await customer()]
  await one.list({ name: 'Press' })
  const values = { name: 'PRESS', kind: 'static' as const }
  expect(await one.fault('addContactList', { values })).toBe('nameTaken')
  await other.ask('addContactList', { values })
})

test('letters go to lists of both kinds that are in use', async () => {
  const { ask, list } = await customer()
  const old = await list({ name: 'Old' })
  await list({ name: 'Press' })
  await list({ name: 'Everybody', rule: [] })
  await ask('archiveContactLists', of(old))
  expect(namesIn((await ask('listContactListChoices', {})).rows)).toEqual(['Everybody', 'Press'])
})

test('contacts are put into static lists that are in use', async () => {
  const { ask, list } = await customer()
  const old = await list({ name: 'Old' })
  await list({ name: 'Press' })
  await list({ name: 'Everybody', rule: [] })
  expect(await ask('archiveContactLists', of(old))).toMatchObject({ changed: [old] })
  const offered = async () => namesIn((await ask('listStaticContactLists', {})).rows)
  expect(await offered()).toEqual(['Press'])
  const { rows } = await ask('listContactLists', { ids: [old] })
  expect(rows[0]).toMatchObject({ state: 'archived', may: ['edit', 'reopen'] })
  await ask('reopenContactLists', of(old))
  expect(await offered()).toEqual(['Old', 'Press'])
})
