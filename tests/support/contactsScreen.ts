/** A screen as the compiler would make it of YAML, for tests of what draws such screens. */
import { createEvent, createStore } from 'effector'
import * as z from 'zod/mini'
import type { Schema, WriteCall } from '../../generated/facts/call'
import type { CallId } from '../../generated/facts/calls'
import type { FailureCode } from '../../generated/facts/failures'
import type { Field, Input, Screen } from '../../generated/facts/screen'
import type { TextKey } from '../../generated/facts/text'
import type { OwnField } from '../../src/screens/ownField'
import { valueIn, type RefusedRow, type Row, type RowsBeside } from '../../src/screens/client/row'

const text = (key: string) => `contacts.${key}` as TextKey
const callId = (id: string) => id as CallId

const field = (name: string, type: Field['type'], over: Partial<Field> = {}): [string, Field] => [
  name,
  { name, type, label: text(`field.${name}`), isRequired: false, ...over },
]

const input = (name: string, kind: Input['kind'], over: Partial<Input> = {}): Input => ({
  field: name,
  kind,
  isNeeded: false,
  ...over,
})

const optionalText = (most = 120) => z.optional(z.nullable(z.string().check(z.maxLength(most))))

const rest = {
  company: optionalText(),
  optIn: z.optional(z.nullable(z.enum(['unknown', 'in', 'out']))),
  reason: optionalText(),
  lists: z.optional(z.array(z.string()).check(z.maxLength(2))),
  visits: z.optional(z.nullable(z.int().check(z.gte(0)))),
  bornAt: z.optional(z.nullable(z.string())),
  note: optionalText(2000),
  isVip: z.optional(z.boolean()),
  quota: z.optional(z.nullable(z.int())),
}
const name = z.string().check(z.minLength(1), z.maxLength(20))
const address = z.email()

const row = z.looseObject({ may: z.array(z.string()), rev: z.int() })

function call<Reply>(
  id: string,
  request: WriteCall['request'],
  response: Schema<Reply>,
): WriteCall<CallId, unknown, Reply> {
  return {
    id: callId(id),
    feature: 'audience',
    method: 'POST',
    path: `rest/secure/service/audience/${id}`,
    auth: 'bearer',
    body: 'envelope',
    access: [[31, 0, 0, 31]],
    background: false,
    idempotent: false,
    request,
    response,
  }
}

const page = z.object({
  rows: z.array(row),
  next: z.optional(z.string()),
  values: z.optional(z.array(z.object({ value: z.string(), count: z.number() }))),
})

const calls: Screen['calls'] = {
  list: call('listContacts', z.looseObject({}), page),
  create: call(
    'addContact',
    z.object({ values: z.object({ name, email: address, ...rest }) }),
    row,
  ),
  update: call(
    'updateContact',
    z.object({
      contactId: z.string(),
      rev: z.int(),
      values: z.object({ name: z.optional(name), email: z.optional(address), ...rest }),
    }),
    row,
  ),
  import: call(
    'importContacts',
    z.object({
      importId: z.string(),
      dryRun: z.boolean(),
      mode: z.enum(['fill', 'overwrite', 'skip']),
      rows: z.array(z.object({ name, email: address, ...rest })).check(z.maxLength(500)),
    }),
    z.object({
      rows: z.array(
        z.looseObject({
          verdict: z.string(),
          faults: z.array(z.object({ field: z.string(), code: z.string() })),
        }),
      ),
      places: z.optional(z.object({ free: z.number(), whole: z.number() })),
    }),
  ),
  options: {
    listContactLists: call('listContactLists', z.looseObject({}), page),
  } as Screen['calls']['options'],
}

export const contactsScreen: Screen = {
  id: 'contacts',
  feature: 'audience',
  route: 'clips.list',
  title: text('title'),
  key: 'contactId',
  name: 'name',
  calls,
  isPage: false,
  fields: Object.fromEntries([
    field('name', 'text', { isRequired: true }),
    field('email', 'email', { isRequired: true }),
    field('company', 'text'),
    field('optIn', 'enum', {
      values: { unknown: text('value.unknown'), in: text('value.in'), out: text('value.out') },
    }),
    field('reason', 'text'),
    field('visits', 'integer'),
    field('bornAt', 'date'),
    field('lists', 'refs'),
    field('note', 'text'),
    field('isVip', 'boolean'),
    field('quota', 'integer'),
  ]),
  hasSearch: true,
  hasTrash: true,
  sort: { field: 'name', desc: false },
  sorts: ['name'],
  filters: ['company', 'lists'],
  bar: ['company'],
  sums: [],
  columns: [
    { field: 'name', as: 'person', under: 'email' },
    { field: 'company', as: 'text' },
  ],
  moreColumns: [],
  views: [],
  groups: [
    {
      id: 'person',
      label: text('group.person'),
      inputs: [
        input('name', 'text', { isNeeded: true, maxLength: 20 }),
        input('email', 'email', { isNeeded: true }),
        input('company', 'text'),
      ],
    },
    {
      id: 'writing',
      label: text('group.writing'),
      needs: 'editWriting',
      inputs: [
        input('optIn', 'radio'),
        input('reason', 'text', { when: { field: 'optIn', values: ['out'] } }),
        input('lists', 'pickers', { options: callId('listContactLists') }),
      ],
    },
    {
      id: 'more',
      label: text('group.more'),
      inputs: [
        input('visits', 'number'),
        input('bornAt', 'date'),
        input('note', 'textArea'),
        input('isVip', 'switch'),
        input('quota', 'bytes'),
      ],
    },
  ],
  actions: [],
  faults: { emailTaken: 'email' } as Partial<Record<FailureCode, string>>,
  match: 'email',
  blocks: [],
  head: [],
  words: {
    count: text('count'),
    create: text('create'),
    emptyTitle: text('empty.title'),
    emptyText: text('empty.text'),
  },
}

export function aContact(over: object = {}): Row {
  const contact = {
    contactId: 'chloe',
    name: 'Chloe Brandt',
    email: 'chloe@northwind.example',
    company: 'Northwind',
    optIn: 'unknown',
    lists: [{ id: 'press', name: 'Press' }],
    may: ['edit', 'editWriting'],
    rev: 3,
  }
  return { ...contact, ...over }
}

/** The part of a list that a form works with, with nothing else of a list. */
export function rowsAlone(key: string, rows: readonly Row[]): RowsBeside {
  const rowOpened = createEvent<string>()
  const rowClosed = createEvent()
  const rowsReceived = createEvent<readonly Row[]>()
  const keyOf = (each: Row) => String(valueIn(each, key))
  return {
    $rows: createStore(rows).on(rowsReceived, (all, received) => [
      ...all.map((each) => received.find((other) => keyOf(other) === keyOf(each)) ?? each),
      ...received.filter((each) => !all.some((other) => keyOf(other) === keyOf(each))),
    ]),
    $ownFields: createStore<readonly OwnField[]>([]),
    $openId: createStore<string | null>(null)
      .on(rowOpened, (_, id) => id)
      .on(rowClosed, () => null),
    rowOpened,
    rowClosed,
    rowsReceived,
    rowsSeen: createEvent(),
    rowsChanged: createEvent(),
    rowRefused: createEvent<RefusedRow>(),
    rowsOutdated: createEvent(),
    neighbourOpened: createEvent(),
    actionAsked: createEvent(),
  }
}
