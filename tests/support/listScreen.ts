// A screen as the manifest would make one, with its calls: people who belong to teams.
import type { Call } from '../../generated/facts/call'
import type { CallId } from '../../generated/facts/calls'
import type { Action, Column, Field, FieldType, Screen } from '../../generated/facts/screen'
import type { TextKey } from '../../generated/facts/text'
import type { RowsReply } from '../../src/screens/client/list/screenCalls'
import type { Row } from '../../src/screens/client/row'

/** The words of a screen that no manifest declares. */
const word = (name: string) => `people.${name}` as TextKey

function field(name: string, type: FieldType, isRequired = true, values?: string[]): Field {
  const words = values?.map((value) => [value, word(`value.${name}.${value}`)])
  return {
    name,
    type,
    isRequired,
    label: word(`field.${name}`),
    ...(words ? { values: Object.fromEntries(words) as Record<string, TextKey> } : {}),
  }
}

function action(id: string, call: string, more: Partial<Action> = {}): Action {
  return {
    id,
    call: call as CallId,
    may: id,
    label: word(`action.${id}`),
    done: word(`done.${id}`),
    ...more,
  }
}

const fields = [
  field('personId', 'text'),
  field('name', 'text'),
  field('email', 'email'),
  field('team', 'text', false),
  field('roles', 'refs'),
  field('state', 'enum', true, ['active', 'inactive', 'joining']),
  field('openTasks', 'integer'),
  field('joinedAt', 'moment'),
]

const columns: Column[] = [
  { field: 'name', as: 'person', under: 'email' },
  { field: 'roles', as: 'chips' },
  { field: 'state', as: 'status', tones: { active: 'ok' } },
  { field: 'openTasks', as: 'count' },
]

const changes = [
  'deactivatePeople',
  'reactivatePeople',
  'trashPeople',
  'restorePeople',
  'erasePeople',
]

export const people: Screen = {
  id: 'people',
  feature: 'screens',
  route: 'clips.list',
  title: word('title'),
  key: 'personId',
  name: 'name',
  calls: {
    list: aCall('listPeople'),
    actions: Object.fromEntries(changes.map((id) => [id, aCall(id)])),
  },
  isPage: false,
  fields: Object.fromEntries(fields.map((each) => [each.name, each])),
  hasSearch: true,
  hasTrash: true,
  sort: { field: 'name', desc: false },
  sorts: ['name', 'joinedAt'],
  filters: ['roles', 'team', 'state', 'openTasks', 'joinedAt'],
  bar: ['roles', 'state'],
  sums: ['openTasks'],
  columns,
  moreColumns: [
    { field: 'team', as: 'text' },
    { field: 'joinedAt', as: 'age' },
  ],
  moving: { field: 'state', values: ['joining'] },
  card: { title: 'name', lines: ['team'], chips: 'roles' },
  views: [
    {
      id: 'active',
      label: word('view.active'),
      filters: [{ field: 'state', op: 'is', value: 'active' }],
    },
  ],
  groups: [],
  actions: [
    action('deactivate', 'deactivatePeople', {
      undo: 'reactivatePeople' as CallId,
      shows: { state: 'inactive' },
    }),
    action('reactivate', 'reactivatePeople', {
      undo: 'deactivatePeople' as CallId,
      shows: { state: 'active' },
    }),
    action('trash', 'trashPeople', {
      undo: 'restorePeople' as CallId,
      leaves: true,
      insist: ['clipSent', 'mediaUsed'],
    }),
    action('erase', 'erasePeople', { confirm: 'typed', leaves: true }),
  ],
  faults: {},
  blocks: [],
  head: [],
  words: { count: word('count'), emptyTitle: word('empty.title'), emptyText: word('empty.text') },
}

/** A call that takes whatever is answered. */
export function aCall<Reply>(
  id: string,
  more: Partial<Call<CallId, unknown, Reply>> = {},
): Call<CallId, unknown, Reply> {
  const schema = { safeParse: (data: unknown) => ({ success: true as const, data: data as Reply }) }
  return {
    id: id as CallId,
    feature: 'screens',
    method: 'POST',
    path: `rest/secure/service/people/${id}`,
    auth: 'bearer',
    body: 'envelope',
    access: [[0, 0, 0, 31]],
    background: false,
    idempotent: true,
    request: schema,
    response: schema,
    ...more,
  }
}

export function aPerson(personId: string, over: object = {}): Row {
  const person = {
    personId,
    name: `Name ${personId}`,
    email: `${personId}@example.com`,
    roles: [{ id: 'r1', name: 'Creator' }],
    state: 'active',
    openTasks: 0,
    joinedAt: '2026-01-02T10:00:00.000Z',
    may: ['edit', 'deactivate', 'trash', 'erase'],
    rev: 1,
  }
  return { ...person, ...over }
}

export function aPageOf(ids: string, over: Partial<RowsReply> = {}): RowsReply {
  const rows = [...ids].map((id) => aPerson(id))
  return { rows, total: rows.length, isFloor: false, ...over }
}
