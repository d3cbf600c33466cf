import { allSettled, type EventCallable } from 'effector'
import { describe, expect, test } from 'vitest'
import { networkChanged } from '../../../../src/browser/network'
import { $unfinishedWork } from '../../../../src/browser/unfinished/work.model'
import type { Reply } from '../../../../src/calls/send'
import { epochBegan } from '../../../../src/calls/epoch.model'
import { createFormModel } from '../../../../src/screens/client/form/createFormModel'
import { takeOver } from '../../../../src/main/live/takeOver'
import { screensReplaced } from '../../../../src/screens/client/replaced.model'
import { valueIn } from '../../../../src/screens/client/row'
import {
  noticeActionChosen,
  noticeOtherActionChosen,
} from '../../../../src/shell/notices/notices.model'
import { openArea, refused } from '../../../support/area'
import { noAnswer } from '../../../support/browserEdge'
import { aContact, contactsScreen, rowsAlone } from '../../../support/contactsScreen'

type Answer = (request: never) => unknown

const isOurs = (key: string) => key.startsWith('screens.')

/** The form of Chloe's row, or of whatever is open, with answers to its calls. */
async function aForm(
  answers: Record<string, Answer> = {},
  {
    openId = 'chloe' as string | null,
    rows = [aContact(), aContact({ contactId: 'omar', name: 'Omar', email: 'o@x.example' })],
  } = {},
) {
  const beside = rowsAlone('contactId', rows)
  const form = createFormModel({ screen: contactsScreen, rows: beside })
  const requests: Array<readonly [string, Record<string, unknown>]> = []
  const noted = Object.fromEntries(
    Object.entries(answers).map(([call, answer]) => [
      call,
      (request: never) => {
        requests.push([call, request])
        return answer(request)
      },
    ]),
  )
  const area = await openArea('audience.contacts', noted)
  const { scope } = area
  if (openId !== null) await allSettled(beside.rowOpened, { scope, params: openId })
  const tell = <Params>(event: EventCallable<Params>, params: Params) =>
    allSettled(event as EventCallable<unknown>, { scope, params })
  const type = (field: string, value: unknown) =>
    tell(form.typed, { field, value: value as string })
  const save = () => tell(form.saveAsked, undefined)
  const draft = () => scope.getState(form.$draft)
  const changed = () => scope.getState(form.$changed)
  const notices = () =>
    area.notices().flatMap(({ text }) => ('key' in text && isOurs(text.key) ? [text] : []))
  return { ...area, form, beside, tell, type, save, draft, changed, notices, requests }
}

const saves = (over: object = {}) => ({
  updateContact: ({ values }: { values: object }) =>
    aContact({ ...values, rev: 4, lists: [{ id: 'press', name: 'Press' }], ...over }),
})

test('what an action is refused for is told at its field, and another reason is not', async () => {
  const { tell, beside, draft } = await aForm()
  const rowRefused = beside.rowRefused as EventCallable<{ id: string; code: string }>
  await tell(rowRefused, { id: 'chloe', code: 'forbidden' })
  await tell(rowRefused, { id: 'omar', code: 'emailTaken' })
  expect(draft()?.faults).toEqual({})
  await tell(rowRefused, { id: 'chloe', code: 'emailTaken' })
  expect(draft()?.faults).toEqual({
    email: expect.objectContaining({ key: 'failures.emailTaken' }),
  })
})

describe('only what was changed travels, with the version it was changed from', () => {
  test.each([
    { what: 'a text, trimmed', typed: { company: ' Harbour  ' }, sent: { company: 'Harbour' } },
    { what: 'null for what was emptied', typed: { company: '  ' }, sent: { company: null } },
    { what: 'a number as a number', typed: { visits: '1.200' }, sent: { visits: 1200 } },
    {
      what: 'bytes, whatever the unit',
      typed: { quota: '1,5 GB' },
      sent: { quota: 1_500_000_000 },
    },
    {
      what: 'chosen rows by their ids',
      typed: { lists: [{ id: 'vip', name: 'VIP' }] },
      sent: { lists: ['vip'] },
    },
    { what: 'a switch', typed: { isVip: true }, sent: { isVip: true } },
    {
      what: 'no field that was typed back',
      typed: { name: 'Chloe Brandt ', note: 'x' },
      sent: { note: 'x' },
    },
    { what: 'no field that is hidden', typed: { reason: 'moved', note: 'x' }, sent: { note: 'x' } },
    {
      what: 'a hidden field once it is shown',
      typed: { reason: 'moved', optIn: 'out' },
      sent: { optIn: 'out', reason: 'moved' },
    },
  ])('$what', async ({ typed, sent }) => {
    const { type, save, requests } = await aForm(saves())
    for (const [field, value] of Object.entries(typed)) await type(field, value)
    await save()
    expect(requests).toEqual([['updateContact', { contactId: 'chloe', rev: 3, values: sent }]])
  })

  test('and without a change nothing is sent', async () => {
    const { type, save, requests, changed } = await aForm(saves())
    await type('company', 'Northwind ')
    await save()
    expect({ requests, changed: changed() }).toEqual({ requests: [], changed: [] })
  })
})

test('what the server has saved is in the list, said, and no draft any more', async () => {
  const { type, save, draft, beside, scope, notices } = await aForm(saves())
  await type('company', 'Harbour')
  await save()
  expect(scope.getState(beside.$rows)[0]).toMatchObject({ company: 'Harbour', rev: 4 })
  expect(draft()?.edits).toEqual({})
  expect(notices()).toEqual([{ key: 'screens.form.saved', params: { name: 'Chloe Brandt' } }])
})

describe('a field is checked when it is left, by the schema of the call', () => {
  test.each([
    ['a needed field that was emptied', 'name', '', { key: 'faults.required', params: {} }],
    [
      'a text that is too long',
      'name',
      'x'.repeat(21),
      { key: 'faults.maxLength', params: { limit: 20 } },
    ],
    ['an address that is none', 'email', 'chloe@', { key: 'faults.email', params: {} }],
    ['a number that is none', 'visits', '3 or 4', { key: 'faults.format', params: {} }],
    ['a number that is too small', 'visits', '-1', { key: 'faults.minimum', params: { limit: 0 } }],
    [
      'too many chosen',
      'lists',
      ['a', 'b', 'c'].map((id) => ({ id, name: id })),
      { key: 'faults.maxItems', params: { limit: 2 } },
    ],
  ])('%s', async (_, field, value, fault) => {
    const { type, tell, form, draft, save, requests } = await aForm()
    await type(field, value)
    expect(draft()?.faults).toEqual({})
    await tell(form.fieldLeft, field)
    expect(draft()?.faults).toEqual({ [field]: fault })
    await save()
    expect(requests).toEqual([])
    await type(field, Array.isArray(value) ? [] : 'something else')
    expect(draft()?.faults).toEqual({})
  })

  test('and is as it was when the change is undone', async () => {
    const { type, tell, form, draft } = await aForm()
    await type('email', 'chloe@')
    await tell(form.fieldLeft, 'email')
    await tell(form.undone, 'email')
    expect(draft()).toMatchObject({ edits: {}, faults: {} })
  })
})

describe('what the server refuses stands where it belongs, and what was typed stays', () => {
  test.each([
    [
      'a code that is about a field',
      refused('emailTaken'),
      { faults: { email: expect.anything() }, problem: null },
    ],
    [
      'a fault of a field',
      refused('malformedRequest', {
        errorFaults: [{ field: 'values.company', code: 'maxLength', limit: 5 }],
      }),
      { faults: { company: { key: 'faults.maxLength', params: { limit: 5 } } }, problem: null },
    ],
    [
      'anything else',
      refused('forbidden'),
      { faults: {}, problem: { key: 'failures.forbidden', params: {} } },
    ],
    [
      'no network',
      noAnswer,
      { faults: {}, problem: { key: 'errors.unreachable' }, isToRetry: true },
    ],
    ['that it is gone', refused('notFound'), { isGone: true }],
  ])('%s', async (_, reply: Reply, expected) => {
    const { type, save, draft, changed } = await aForm({ updateContact: () => reply })
    await type('company', 'Harbour')
    await save()
    expect(draft()).toMatchObject(expected)
    expect(changed()).toEqual(['company'])
  })
})

describe('a new row', () => {
  const creates = {
    addContact: ({ values }: { values: object }) =>
      aContact({ ...values, contactId: 'nina', rev: 1, lists: [] }),
  }

  test('says at once what it needs', async () => {
    const { save, draft, requests } = await aForm(creates, { openId: 'new' })
    await save()
    const missing = { key: 'faults.required', params: {} }
    expect(draft()?.faults).toEqual({ name: missing, email: missing })
    expect(requests).toEqual([])
  })

  test('is sent with what was filled in, and then shown', async () => {
    const { type, save, requests, beside, scope, notices } = await aForm(creates, { openId: 'new' })
    await type('name', 'Nina')
    await type('email', 'nina@northwind.example')
    await type('lists', [])
    await save()
    expect(requests).toEqual([
      ['addContact', { values: { name: 'Nina', email: 'nina@northwind.example' } }],
    ])
    expect(scope.getState(beside.$openId)).toBe('nina')
    expect(notices()).toEqual([{ key: 'screens.form.created', params: { name: 'Nina' } }])
  })

  test('is given up by Cancel', async () => {
    const { type, tell, form, beside, scope, changed, notices } = await aForm({}, { openId: 'new' })
    await type('name', 'Nina')
    await tell(form.cancelled, undefined)
    expect(scope.getState(beside.$openId)).toBe(null)
    expect(changed()).toEqual([])
    expect(notices()).toEqual([])
  })
})

test('what is typed while it is saved stays a draft of the newer row', async () => {
  const later = { type: async (): Promise<unknown> => undefined }
  const form = await aForm({
    async updateContact(request: never) {
      await later.type()
      return saves().updateContact(request)
    },
  })
  later.type = async () => void form.type('note', 'Likes boats')
  await form.type('company', 'Harbour')
  await form.save()
  expect(form.draft()).toMatchObject({ row: { rev: 4 }, edits: { note: 'Likes boats' } })
  expect(form.draft()?.edits).not.toHaveProperty('company')
})

describe('without a network', () => {
  test('saving waits, and is done when it is back', async () => {
    const { type, save, tell, requests, form, scope } = await aForm(saves())
    await tell(networkChanged, false)
    await type('company', 'Harbour')
    await save()
    expect(requests).toEqual([])
    expect(scope.getState(form.$isWaiting)).toBe(true)
    await tell(networkChanged, true)
    expect(requests).toHaveLength(1)
    expect(scope.getState(form.$isWaiting)).toBe(false)
  })
})

describe('a draft', () => {
  const kept = { key: 'screens.form.kept', params: { name: 'Chloe Brandt' } }

  test('stays when another row is opened, and a notice leads back to it', async () => {
    const { type, tell, beside, form, scope, notices, changed } = await aForm()
    await type('company', 'Harbour')
    await tell(beside.rowOpened, 'omar')
    expect(scope.getState(form.$draftIds)).toEqual(['chloe'])
    expect({ changed: changed(), notices: notices() }).toEqual({ changed: [], notices: [kept] })
    await tell(noticeActionChosen, 'screens.draft.contacts.chloe')
    expect(scope.getState(beside.$openId)).toBe('chloe')
    expect(changed()).toEqual(['company'])
  })

  test('is discarded by the notice', async () => {
    const { type, tell, beside, form, scope } = await aForm()
    await type('company', 'Harbour')
    await tell(beside.rowClosed, undefined)
    await tell(noticeOtherActionChosen, 'screens.draft.contacts.chloe')
    expect(scope.getState(form.$draftIds)).toEqual([])
  })

  test('nobody is told of what was not changed', async () => {
    const { tell, beside, notices } = await aForm()
    await tell(beside.rowOpened, 'omar')
    expect(notices()).toEqual([])
  })

  test('is named to whoever is about to leave', async () => {
    const { type, save, scope } = await aForm(saves())
    await type('company', 'Harbour')
    expect(scope.getState($unfinishedWork)).toEqual([
      expect.objectContaining({ count: 1, names: ['Chloe Brandt'] }),
    ])
    await save()
    expect(scope.getState($unfinishedWork)).toEqual([])
  })

  test('ends with the session or a change of customer', async () => {
    const { type, tell, form, scope } = await aForm()
    await type('company', 'Harbour')
    await tell(epochBegan, undefined)
    expect(scope.getState(form.$draftIds)).toEqual([])
  })
})

/** The server has `theirs`; a write from an older version is refused. */
const meanwhile = (theirs: object) => {
  const row = aContact({
    rev: 4,
    changed: { by: { id: 'adrian', name: 'Adrian' }, at: '2026-01-01T00:00:00Z' },
    ...theirs,
  })
  return {
    updateContact: ({ rev, values }: { rev: number; values: object }) =>
      rev === 4 ? { ...row, ...values, rev: 5 } : refused('changedMeanwhile'),
    listContacts: () => ({ rows: [row] }),
  }
}

describe('somebody else saved the row first', () => {
  test('what only one side touched is merged, saved and said', async () => {
    const { type, save, requests, scope, beside, notices } = await aForm(
      meanwhile({ company: 'Studio' }),
    )
    await type('note', 'Likes boats')
    await save()
    expect(requests.map(([call]) => call)).toEqual([
      'updateContact',
      'listContacts',
      'updateContact',
    ])
    expect(requests[2]?.[1]).toEqual({
      contactId: 'chloe',
      rev: 4,
      values: { note: 'Likes boats' },
    })
    expect(scope.getState(beside.$rows)[0]).toMatchObject({
      company: 'Studio',
      note: 'Likes boats',
    })
    expect(notices()).toEqual([{ key: 'screens.form.mergedWith', params: { name: 'Adrian' } }])
  })

  test('what both changed is chosen field by field, and nothing is saved before', async () => {
    const { type, save, tell, form, draft, requests } = await aForm(
      meanwhile({ company: 'Studio', name: 'Chloe B', note: 'theirs' }),
    )
    await type('company', 'Harbour')
    await type('name', 'C. Brandt')
    await type('visits', '4')
    await save()
    expect(draft()?.conflict).toMatchObject({
      both: ['name', 'company'],
      taken: ['note'],
      kept: ['visits'],
    })
    await save()
    await tell(form.chosen, { field: 'name', side: 'theirs' as const })
    await save()
    expect(requests).toHaveLength(2)
    await tell(form.chosen, { field: 'company', side: 'mine' as const })
    await save()
    expect(requests[2]).toEqual([
      'updateContact',
      { contactId: 'chloe', rev: 4, values: { company: 'Harbour', visits: 4 } },
    ])
    expect(draft()?.conflict).toBe(null)
  })

  test('all of theirs leaves nothing to save', async () => {
    const { type, save, tell, form, draft, requests } = await aForm(
      meanwhile({ company: 'Studio' }),
    )
    await type('company', 'Harbour')
    await save()
    await tell(form.allTheirsChosen, undefined)
    await save()
    expect(requests).toHaveLength(2)
    expect(draft()).toMatchObject({ row: { company: 'Studio' }, edits: {}, conflict: null })
  })

  test('typing on chooses what is typed', async () => {
    const { type, save, draft } = await aForm(meanwhile({ company: 'Studio' }))
    await type('company', 'Harbour')
    await save()
    await type('company', 'Harbour Press')
    expect(draft()?.conflict?.choices).toEqual({ company: 'mine' })
  })

  test('who typed the same has nothing to save', async () => {
    const { type, save, requests, changed, notices } = await aForm(meanwhile({ company: 'Studio' }))
    await type('company', 'Studio')
    await save()
    expect({ calls: requests.length, changed: changed() }).toEqual({ calls: 2, changed: [] })
    expect(notices()).toEqual([{ key: 'screens.form.saved', params: { name: 'Chloe Brandt' } }])
  })

  test('a row that is gone can be made again from what was typed', async () => {
    const { type, save, tell, form, draft, scope, beside } = await aForm({
      ...meanwhile({}),
      listContacts: () => ({ rows: [] }),
    })
    await type('company', 'Harbour')
    await save()
    expect(draft()?.isGone).toBe(true)
    await tell(form.copiedAsNew, undefined)
    expect(scope.getState(beside.$openId)).toBe('new')
    expect(draft()).toMatchObject({
      row: null,
      edits: { name: 'Chloe Brandt', email: 'chloe@northwind.example', company: 'Harbour' },
    })
    expect(scope.getState(form.$draftIds)).toEqual(['new'])
  })
})

test('while one develops, inputs follow the manifest, and what was typed stays', async () => {
  const { tell, type, form, scope, changed } = await aForm()
  await type('company', 'Harbour')
  const { groups } = contactsScreen
  takeOver(contactsScreen, { ...contactsScreen, groups: groups.slice(0, 1) })
  await tell(screensReplaced, undefined)
  const inputs = groups[0]!.inputs.map(({ field }) => field)
  expect(scope.getState(form.$inputs).map(({ field }) => field)).toEqual(inputs)
  expect(changed()).toContain('company')
  takeOver(contactsScreen, { ...contactsScreen, groups })
})

describe('a row that the list does not show is read by its id', () => {
  test.each([
    ['there is one', () => ({ rows: [aContact({ contactId: 'lena' })] }), 'found'],
    ['there is none', () => ({ rows: [] }), 'missing'],
    ['the server refuses', () => refused('forbidden'), 'missing'],
    ['the network fails', () => noAnswer, 'failed'],
  ])('%s', async (_, listContacts: Answer, state) => {
    const { tell, beside, form, scope, requests } = await aForm({ listContacts }, { openId: null })
    await tell(beside.rowOpened, 'lena')
    expect(requests).toEqual([['listContacts', { ids: ['lena'] }]])
    expect(scope.getState(form.$state)).toBe(state)
    expect(valueIn(scope.getState(form.$row), 'contactId')).toBe(
      state === 'found' ? 'lena' : undefined,
    )
  })
})

test.each([
  { field: 'lists', asks: 1, offers: ['press', 'crew'] },
  { field: 'name', asks: 0, offers: undefined },
])('before somebody types into $field, $asks looks at what rows have there', async (given) => {
  const values = ['press', 'crew', ''].map((value) => ({ value, count: 1 }))
  const listContacts = () => ({ rows: [], total: 0, isFloor: false, values })
  const { form, scope, tell, requests } = await aForm({ listContacts })
  const before = requests.length
  await tell(form.suggestions.suggestionsAsked, given.field)
  expect(requests.length - before).toBe(given.asks)
  expect(scope.getState(form.suggestions.$suggested)[given.field]).toEqual(given.offers)
})
