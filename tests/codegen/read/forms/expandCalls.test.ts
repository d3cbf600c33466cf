import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { expect, test } from 'vitest'
import { generate } from '../../../../codegen/generate'
import { goldenOf, screensManifest } from '../../support'

const outputs = new Map(
  generate(screensManifest()).outputs!.map(({ path, text }) => [path, text] as const),
)

/** As the server checks requests and replies. */
const { definitions, schemas } = JSON.parse(outputs.get('wiring/schemas.json')!) as {
  definitions: object
  schemas: Record<string, { request: object; response: object }>
}
const ajv = new Ajv({ strict: false }).addSchema(definitions)
addFormats.default(ajv)
const accepts = (call: string, side: 'request' | 'response', value: unknown) =>
  ajv.validate(schemas[call]![side], value)

test.each(['facts/lists.ts', 'facts/features/organisation.ts'])('%s is as before', (path) => {
  expect(outputs.get(path)).toBe(goldenOf(path, outputs.get(path)!))
})

const contact = { email: 'ada@demo.example' }
const person = { name: 'Ada', email: 'ada@demo.example', roles: ['1'] }
const is = (field: string, value: string) => ({ filters: [{ field, op: 'is', value }] })

test.each<[call: string, request: object, isRight: boolean]>([
  ['listContacts', {}, true],
  ['listContacts', { search: 'ma', trash: true, limit: 200, after: 'x', ids: ['1'] }, true],
  ['listContacts', { sort: { field: 'company', desc: true }, values: 'company' }, true],
  ['listContacts', { sort: { field: 'email', desc: true } }, false],
  ['listContacts', is('lists', '01J'), true],
  ['listContacts', is('phone', '1'), false],
  ['listContacts', { filters: [{ field: 'company', op: 'like' }] }, false],
  ['listContacts', { counts: [{ id: 'active', ...is('state', 'active') }] }, true],
  ['listContacts', { limit: 201 }, false],
  ['listUsers', { trash: true }, false],
  ['listUsers', is('extra.01J', 'x'), true],
  ['listUsers', is('extra.', 'x'), false],
  ['getProfile', { search: 'x' }, false],
  ['addContact', { values: contact }, true],
  ['addContact', { values: { phone: '1' } }, false],
  ['addContact', { values: { email: 'ada' } }, false],
  ['addContact', { values: { ...contact, owner: '01J', lists: ['01J'] } }, true],
  ['addContact', { values: { ...contact, owner: { id: '01J', name: 'Bo' } } }, false],
  ['addContact', { values: { ...contact, state: 'active' } }, false],
  ['addContact', { values: { ...contact, bornOn: '1815-12-10' } }, true],
  ['addContact', { values: { ...contact, bornOn: '10.12.1815' } }, false],
  ['addContact', { values: { ...contact, phone: '1'.repeat(41) } }, false],
  ['addContact', { values: { ...contact, phone: null } }, false],
  ['updateContact', { contactId: '1', rev: 1, values: {} }, true],
  ['updateContact', { contactId: '1', rev: 1, values: { phone: null, owner: null } }, true],
  ['updateContact', { contactId: '1', rev: 1, values: { email: null } }, false],
  ['updateContact', { contactId: '1', rev: 1, values: { optIn: null } }, false],
  ['updateContact', { contactId: '1', values: {} }, false],
  ['updateProfile', { customerId: '1', rev: 1, values: { website: 'https://a.example' } }, true],
  ['updateProfile', { customerId: '1', rev: 1, values: { website: 'javascript:alert(1)' } }, false],
  ['inviteUser', { values: { ...person, extra: { a: 'x', b: 1, c: ['x'] } } }, true],
  ['inviteUser', { values: { ...person, roles: [] } }, false],
  ['updateUser', { userId: '1', rev: 2, values: { extra: { a: null } } }, true],
  ['setRoles', { selection: { ids: ['1'] }, values: { roles: ['1'] } }, true],
  ['setRoles', { selection: { ids: ['1'] } }, false],
  ['resendInvitations', { selection: { ids: ['1'] } }, true],
  ['resendInvitations', { selection: { all: { search: 'a' }, except: [], expected: 9 } }, true],
  ['resendInvitations', { selection: { all: {}, except: [] } }, false],
  ['resendInvitations', { selection: { ids: Array(201).fill('1') } }, false],
  ['exportUsers', { columns: ['name', 'extra.01J'] }, true],
  ['exportUsers', { columns: ['userId'] }, false],
  ['exportUsers', { columns: [] }, false],
  ['importContacts', { importId: '1', dryRun: true, mode: 'fill', rows: [contact] }, true],
  ['importContacts', { importId: '1', dryRun: true, mode: 'add', rows: [] }, false],
  ['addCustomer', { values: { name: 'Ada', seats: 1, storageBytes: 1, flags: {} } }, false],
  [
    'addCustomer',
    { values: { name: 'A', seats: 1, storageBytes: 1, flags: { hideOrganization: true } } },
    true,
  ],
])('%s: a request %j is right: %s', (call, request, isRight) => {
  expect(accepts(call, 'request', request)).toBe(isRight)
})

const row = {
  contactId: '1',
  name: '',
  email: 'ada at demo',
  optIn: 'in',
  lists: [],
  state: 'active',
  createdAt: '2026-11-22T12:00:00Z',
  may: ['edit'],
  rev: 1,
}
const by = { id: '1', name: 'Ada' }
const at = '2026-11-22T12:00:00Z'

test.each<[call: string, reply: unknown, isRight: boolean]>([
  ['listContacts', { rows: [row] }, true],
  ['listContacts', { rows: [row], next: 'x', total: 1, isFloor: false }, true],
  ['listContacts', { rows: [{ ...row, trashed: { by, at } }] }, true],
  ['listContacts', { rows: [{ ...row, phone: '1'.repeat(99), changed: { at } }] }, true],
  ['listContacts', { rows: [{ ...row, rev: undefined }] }, false],
  ['listContacts', { rows: [{ ...row, may: ['lock'] }] }, false],
  ['addContact', row, true],
  ['trashContacts', { changed: ['1'], refused: [{ id: '2', code: 'changedMeanwhile' }] }, true],
  ['importContacts', { rows: [{ verdict: 'refused', faults: [{ field: 'a', code: 'b' }] }] }, true],
  ['listCustomers', { rows: [], sums: { people: 1, storedBytes: 2 } }, true],
  ['listCustomers', { rows: [], sums: { people: 1 } }, false],
])('%s: a reply %j is right: %s', (call, reply, isRight) => {
  expect(accepts(call, 'response', JSON.parse(JSON.stringify(reply)))).toBe(isRight)
})

test('a form says the rest of the call by itself', () => {
  const facts = outputs.get('facts/features/audience.ts')!
  const head = (id: string) => facts.slice(facts.indexOf(`export const ${id}:`)).slice(0, 400)
  expect(head('listContacts')).toContain(
    `method: 'POST', path: 'rest/secure/service/audience/listContacts', auth: 'bearer', body: 'envelope'`,
  )
  expect(head('listContacts')).toContain('background: false, idempotent: true')
  expect(head('updateContact')).toContain('background: false, idempotent: false')
  expect(head('exportContacts')).toContain(`body: 'csv'`)
  const openapi = JSON.parse(outputs.get('openapi.json')!) as {
    paths: Record<string, { post: { responses: { 200: { content: object } } } }>
  }
  const { post } = openapi.paths['/rest/secure/service/audience/exportContacts']!
  expect(Object.keys(post.responses[200].content)).toEqual(['text/csv'])
})
