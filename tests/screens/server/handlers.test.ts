import { beforeAll, describe, expect, test } from 'vitest'
import type { SavedSearch, SaveSearchRequest } from '../../../generated/facts/features/screens'
import {
  listChanges,
  listSearches,
  removeSearch,
  saveSearch,
} from '../../../src/screens/server/handlers'
import type { Context } from '../../../src/server/context'
import {
  aContact,
  addTestContact,
  contacts,
  contextOf,
  createContacts,
  trashTestContacts,
  updateTestContact,
} from '../../support/contacts'
import { freshDatabase } from '../../support/freshDatabase'

const database = await freshDatabase()
await createContacts(database)

/** A list that everybody of the customer sees. */
const open = {
  ...contacts,
  callId: 'listOpen',
  facts: { ...contacts.facts, access: [[0, 0, 0, 31]] as const },
}

async function person(given: Parameters<typeof contextOf>[1] = {}): Promise<Context> {
  const context = await contextOf(database, given)
  const lists = new Map([contacts, open].map((list) => [list.callId, list]))
  const screens = { words: async () => ({}), lists, imports: new Map() }
  return { ...context, services: { ...context.services, screens } }
}

const within = <Result>(context: Context, work: (context: Context) => Promise<Result>) =>
  database.db.transaction().execute((db) => work({ ...context, db }))

let cm: Context
let colleague: Context
let viewer: Context
let stranger: Context
beforeAll(async () => {
  cm = await person()
  const { customerId } = cm.member
  colleague = await person({ customerId })
  viewer = await person({ customerId, roles: ['viewer'] })
  stranger = await person()
})

const search: SaveSearchRequest = {
  list: 'listOpen',
  name: 'Landscape',
  filterList: [{ field: 'company', op: 'none' }],
  gridColumns: [{ field: 'name', order: 0, visible: true }],
  sort: { field: 'name', desc: true },
  search: 'ada',
  isShared: false,
}

const keep = (who: Context, given: Partial<SaveSearchRequest> = {}) =>
  within(who, (context) => saveSearch({ ...search, ...given }, context))
const forget = (who: Context, { searchId }: SavedSearch) =>
  within(who, (context) => removeSearch({ searchId }, context))
const namesFor = async (who: Context) =>
  (await listSearches({ list: 'listOpen' }, who)).searches.map(({ name, mayEdit }) => [
    name,
    mayEdit,
  ])

const history = (id: string, who: Context, list = 'listContacts') => listChanges({ list, id }, who)

describe('searches that are kept', () => {
  test('are the person’s own, unless somebody who may shares them in the customer', async () => {
    const mine = await keep(cm)
    expect(mine).toEqual({ ...search, searchId: mine.searchId, mayEdit: true })
    await keep(viewer, { name: 'Theirs' })
    const shared = await keep(cm, { name: 'Shared', isShared: true })
    expect(await namesFor(cm)).toEqual([
      ['Landscape', true],
      ['Shared', true],
    ])
    expect(await namesFor(viewer)).toEqual([
      ['Shared', false],
      ['Theirs', true],
    ])
    expect(await namesFor(colleague)).toEqual([['Shared', true]])
    expect(await namesFor(stranger)).toEqual([])

    const { searchId } = shared
    await keep(colleague, { searchId, name: 'Renamed', isShared: true })
    expect(await namesFor(cm)).toContainEqual(['Renamed', true])
    await expect(keep(viewer, { searchId, name: 'x', isShared: true })).rejects.toMatchObject({
      code: 'forbidden',
    })
    await expect(forget(viewer, shared)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(keep(viewer, { name: 'y', isShared: true })).rejects.toMatchObject({
      code: 'forbidden',
    })
    await expect(keep(stranger, { searchId, name: 'z' })).rejects.toMatchObject({
      code: 'notFound',
    })
    await forget(stranger, mine)
    await forget(colleague, shared)
    await forget(colleague, shared)
    expect(await namesFor(cm)).toEqual([['Landscape', true]])
  })

  test.each<[string, Partial<SaveSearchRequest>, string]>([
    ['a name that is used', { name: ' Twice ' }, 'searchNameTaken'],
    ['no name', { name: '  ' }, 'malformedRequest'],
    ['an unknown list', { list: 'listNothing' }, 'notFound'],
    ['a search that is not there', { searchId: 'nothing' }, 'notFound'],
  ])('%s is refused', async (_, given, code) => {
    const who = await person()
    await keep(who, { name: 'Twice' })
    await expect(keep(who, given)).rejects.toMatchObject({ code })
  })

  test('of a list that the person may not open are refused', async () => {
    await expect(keep(viewer, { list: 'listContacts' })).rejects.toMatchObject({
      code: 'forbidden',
    })
    await expect(listSearches({ list: 'listContacts' }, viewer)).rejects.toMatchObject({
      code: 'forbidden',
    })
  })
})

describe('the history of a row', () => {
  test('says who changed which fields when, the latest first', async () => {
    const later = { ...colleague, now: new Date('2026-03-02T08:00:00Z') }
    const { contactId } = await within(cm, (context) =>
      addTestContact({ values: { name: 'Ada', email: 'ada@x.example' } }, context),
    )
    await within(later, (context) =>
      updateTestContact({ contactId, rev: 1, values: { company: 'Acme' } }, context),
    )
    await within(later, (context) =>
      trashTestContacts({ selection: { ids: [contactId] } }, context),
    )
    const by = { id: later.member.userId }
    expect(await history(contactId, cm)).toMatchObject({
      changes: [
        {
          act: 'trashed',
          call: 'trashTestContacts',
          fields: [],
          at: '2026-03-02T08:00:00.000Z',
          by,
        },
        { act: 'changed', call: 'updateTestContact', fields: ['company'], by },
        {
          act: 'created',
          call: 'addTestContact',
          fields: ['email', 'name'],
          by: { id: cm.member.userId },
        },
      ],
    })
  })

  test('is told to nobody who does not see the row there', async () => {
    const id = await aContact(database, cm.member.customerId)
    await expect(history(id, stranger)).rejects.toMatchObject({ code: 'notFound' })
    await expect(history(id, viewer)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(history(id, cm, 'listNothing')).rejects.toMatchObject({ code: 'notFound' })
    expect(await history(id, cm)).toEqual({ changes: [] })
  })
})
