/** A list that has everything a list may have, over tables that no area of the product has. */
import { sql, type ColumnType, type GeneratedAlways } from 'kysely'
import { ulid } from 'ulid'
import { afterAll } from 'vitest'
import type { Context, Member } from '../../src/server/context'
import type { Db } from '../../src/server/database/tables'
import type { OpenDatabase } from '../../src/server/database/openDatabase'
import {
  changeRow,
  changeRows,
  createRow,
  byName,
  defineListOf,
  importRows,
  keyed,
  namesIn,
  referring,
  through,
  type Selection,
} from '../../src/screens/server'
import type { OwnField, OwnValues } from '../../src/screens/ownField'
import { aMember } from './people'

type Timestamp = ColumnType<Date, Date | string, Date | string>

interface ContactsTable {
  id: string
  customerId: string
  ownerUserId: string | null
  name: string
  nameKey: GeneratedAlways<string>
  email: string
  company: string | null
  companyKey: GeneratedAlways<string | null>
  searchKey: GeneratedAlways<string>
  locale: string | null
  state: 'active' | 'unsubscribed' | 'bounced'
  isVip: boolean | null
  tags: string[]
  flags: ColumnType<Record<string, boolean>, string, string>
  score: number | null
  balance: ColumnType<string, number, number>
  bornOn: string | null
  seenAt: Timestamp | null
  createdAt: Timestamp
  updatedAt: Timestamp
  updatedBy: string | null
  rev: ColumnType<number, number | undefined, number>
  deletedAt: Timestamp | null
  deletedBy: string | null
  extra: ColumnType<OwnValues, string | undefined, string>
}

declare module '../../src/server/database/tables' {
  interface Database {
    testContacts: ContactsTable
    testGroups: { id: string; name: string }
    testContactGroups: { contactId: string; groupId: string }
  }
}

interface ContactValues {
  name: string
  email: string
  company?: string
  lists?: string[]
  extra?: Record<string, string | number | string[] | null>
}

type Emptied<Values> = {
  [Field in keyof Values]?: Values[Field] | ([undefined] extends [Values[Field]] ? null : never)
}

interface ChangeReply {
  changed: string[]
  refused: { id: string; code: string }[]
}

declare module '../../generated/facts/calls' {
  interface Calls {
    addTestContact: { request: { values: ContactValues }; response: ContactRow; auth: 'bearer' }
    updateTestContact: {
      request: { contactId: string; rev: number; values: Emptied<ContactValues> }
      response: ContactRow
      auth: 'bearer'
    }
    assignTestContacts: {
      request: { selection: Selection; values: { lists: string[] } }
      response: ChangeReply
      auth: 'bearer'
    }
    trashTestContacts: { request: { selection: Selection }; response: ChangeReply; auth: 'bearer' }
    restoreTestContacts: {
      request: { selection: Selection }
      response: ChangeReply
      auth: 'bearer'
    }
    eraseTestContacts: { request: { selection: Selection }; response: ChangeReply; auth: 'bearer' }
    importTestContacts: {
      request: {
        importId: string
        dryRun: boolean
        mode: 'fill' | 'overwrite' | 'skip'
        rows: ContactValues[]
      }
      response: {
        rows: { verdict: string; id?: string; faults: { field: string; code: string }[] }[]
      }
      auth: 'bearer'
    }
  }
}

const tables = `
  create table test_contacts (
    id text primary key, customer_id text not null references customers, owner_user_id text references users,
    name text not null, email text not null,
    company text,
    name_key text generated always as (search_key(name)) stored,
    company_key text generated always as (search_key(company)) stored,
    search_key text generated always as (search_key(name || ' ' || email || ' ' || coalesce(company, ''))) stored,
    locale text collate "C", state text not null, is_vip boolean, tags text[] not null default '{}',
    flags jsonb not null default '{}', score integer, balance numeric not null, born_on date,
    seen_at timestamptz, created_at timestamptz not null, updated_at timestamptz not null,
    updated_by text references users, rev integer not null default 1,
    deleted_at timestamptz, deleted_by text references users, extra jsonb not null default '{}'
  );
  create index test_contacts_name on test_contacts (customer_id, name_key, id) where deleted_at is null;
  create unique index test_contacts_email on test_contacts (customer_id, email) where deleted_at is null;
  create table test_groups (id text primary key, name text not null);
  create table test_contact_groups (
    contact_id text not null references test_contacts on delete cascade,
    group_id text not null references test_groups, primary key (contact_id, group_id));
  create index test_contact_groups_group on test_contact_groups (group_id, contact_id);
  insert into test_groups (id, name) values ('g1', 'Press'), ('g2', 'Partners'), ('g3', 'Staff');`

/** For one test file: other files use the database after it. */
export async function createContacts({ executeSql }: OpenDatabase): Promise<void> {
  await executeSql(tables)
  afterAll(() => executeSql('drop table test_contact_groups, test_contacts, test_groups'))
}

const text = { type: 'text', isOptional: true } as const
const moment = { type: 'moment', isOptional: false } as const
const number = { type: 'integer', isOptional: true } as const

export const contactFacts = {
  key: 'contactId',
  fields: ['contactId', 'name', 'email', 'company', 'lists', 'state'],
  search: true,
  trash: true,
  may: ['edit', 'assign', 'trash', 'restore', 'erase'],
  filter: {
    lists: { type: 'refs', isOptional: false },
    owner: { type: 'ref', isOptional: true },
    company: text,
    locale: text,
    state: { type: 'enum', isOptional: false },
    isVip: { type: 'boolean', isOptional: true },
    tags: { type: 'texts', isOptional: true },
    flags: { type: 'flags', isOptional: false },
    score: number,
    balance: { type: 'number', isOptional: false },
    bornOn: { type: 'date', isOptional: true },
    seenAt: { type: 'moment', isOptional: true },
    createdAt: moment,
  },
  sort: {
    name: { type: 'text', isOptional: false },
    company: text,
    isVip: { type: 'boolean', isOptional: true },
    score: number,
    balance: { type: 'number', isOptional: false },
    bornOn: { type: 'date', isOptional: true },
    seenAt: { type: 'moment', isOptional: true },
    createdAt: moment,
  },
  sums: ['score', 'balance'],
  extra: 'listContactFields',
  access: [[16, 0, 0, 31]],
  rows: 'customer',
} as const

/** What this customer alone says of its contacts. */
export const contactFields: readonly OwnField[] = [
  { id: 'nickname', name: 'Nickname', kind: 'text', choices: [] },
  { id: 'story', name: 'Story', kind: 'longText', choices: [] },
  { id: 'years', name: 'Years', kind: 'number', choices: [] },
  { id: 'until', name: 'Until', kind: 'date', choices: [] },
  { id: 'size', name: 'Size', kind: 'select', choices: ['Small', 'Large'] },
  { id: 'skills', name: 'Skills', kind: 'multi', choices: ['Sound', 'Light', 'Drone'] },
]

export interface ContactRow {
  contactId: string
  name: string
  email: string
  company?: string
  lists: { id: string; name: string }[]
  state: string
  extra: OwnValues
  may: string[]
  rev: number
}

export const contacts = defineListOf<ContactRow>()('listContacts', contactFacts, {
  rows: (db: Db, { member }: Context) =>
    db.selectFrom('testContacts as c').where('c.customerId', '=', member.customerId),
  id: 'c.id',
  search: 'c.searchKey',
  trash: 'c.deletedAt',
  fields: {
    name: 'c.nameKey',
    company: keyed('c.companyKey', 'c.company'),
    locale: 'c.locale',
    state: 'c.state',
    isVip: 'c.isVip',
    tags: 'c.tags',
    flags: 'c.flags',
    score: 'c.score',
    balance: 'c.balance',
    bornOn: 'c.bornOn',
    seenAt: 'c.seenAt',
    createdAt: 'c.createdAt',
    owner: referring('c.ownerUserId', { names: namesIn('users') }),
    lists: through('testContactGroups', 'contactId', 'groupId', namesIn('testGroups')),
  },
  extra: { values: 'c.extra', fields: async () => contactFields },
  async load(db: Db, ids) {
    const rows = await db.selectFrom('testContacts').selectAll().where('id', 'in', ids).execute()
    const groups = await db
      .selectFrom('testContactGroups')
      .innerJoin('testGroups', 'testGroups.id', 'groupId')
      .select(['contactId', 'groupId', 'name'])
      .where('contactId', 'in', ids)
      .orderBy('groupId')
      .execute()
    return rows.map((row) => ({
      ...row,
      lists: groups
        .filter(({ contactId }) => contactId === row.id)
        .map(({ groupId, name }) => ({ id: groupId, name })),
    }))
  },
  present: byName,
  may: (member, { deletedAt, state }) => {
    if (!member.roles.includes('cm')) return []
    if (deletedAt !== null) return ['restore', 'erase']
    return state === 'bounced' ? ['trash'] : ['edit', 'assign', 'trash']
  },
})

async function writeLists(db: Db, contactId: string, lists: readonly string[] | null | undefined) {
  if (lists === undefined) return
  await db.deleteFrom('testContactGroups').where('contactId', '=', contactId).execute()
  const members = (lists ?? []).map((groupId) => ({ contactId, groupId }))
  if (members.length > 0) await db.insertInto('testContactGroups').values(members).execute()
}

const taken = { test_contacts_email: 'alreadyUploaded' } as const

export const addTestContact = createRow('addTestContact', contacts, {
  table: 'testContacts',
  taken,
  insert: ({ name, email, company = null }, id, { member, now }) => ({
    ...contactColumns(member.customerId, { id, name, email, company }),
    createdAt: now,
    updatedAt: now,
    updatedBy: member.userId,
  }),
  after: ({ lists }, id, { db }) => writeLists(db, id, lists),
})

export const updateTestContact = changeRow('updateTestContact', contacts, {
  table: 'testContacts',
  may: 'edit',
  needs: { lists: 'assign' },
  taken,
  set: ({ name, email, company }) => ({ name, email, company }),
  after: ({ lists }, { id }, { db }) => writeLists(db, id, lists),
})

export const assignTestContacts = changeRows('assignTestContacts', contacts, {
  table: 'testContacts',
  may: 'assign',
  each: ({ id }, { lists }, { db }) => writeLists(db, id, lists),
})

export const trashTestContacts = changeRows('trashTestContacts', contacts, {
  table: 'testContacts',
  may: 'trash',
  act: 'trashed',
  set: (_, { now, member }) => ({ deletedAt: now, deletedBy: member.userId }),
})

export const restoreTestContacts = changeRows('restoreTestContacts', contacts, {
  table: 'testContacts',
  may: 'restore',
  act: 'restored',
  taken,
  set: () => ({ deletedAt: null, deletedBy: null }),
})

export const eraseTestContacts = changeRows('eraseTestContacts', contacts, {
  table: 'testContacts',
  may: 'erase',
  removes: true,
})

export const importTestContacts = importRows('importTestContacts', contacts, {
  create: addTestContact,
  update: updateTestContact,
  match: { field: 'email', by: sql`lower(c.email)` },
})

export interface GivenContact {
  name?: string
  email?: string
  company?: string | null
  state?: ContactsTable['state']
  lists?: readonly string[]
  [column: string]: unknown
}

/** A row as it is inserted, without its groups. */
export function contactColumns(customerId: string, given: GivenContact = {}) {
  const id = ulid()
  const { name = 'Ada', email = `${id}@test.example`, company = null } = given
  const at = new Date('2026-01-01T00:00:00Z')
  return {
    id,
    customerId,
    name,
    email,
    company,
    state: 'active' as const,
    balance: 0,
    tags: [] as string[],
    flags: '{}',
    createdAt: at,
    updatedAt: at,
    ...given,
  }
}

export async function aContact(
  { db }: OpenDatabase,
  customerId: string,
  given: GivenContact = {},
): Promise<string> {
  const { lists: groupIds = [], ...columns } = given
  const row = contactColumns(customerId, columns)
  await db.insertInto('testContacts').values(row).execute()
  const lists = groupIds.map((groupId) => ({ contactId: row.id, groupId }))
  if (lists.length > 0) await db.insertInto('testContactGroups').values(lists).execute()
  return row.id
}

/** What a handler is given when this member calls. */
export async function contextOf(
  { db }: OpenDatabase,
  { roles = ['cm'], customerId }: { roles?: Member['roles']; customerId?: string } = {},
): Promise<Context> {
  const who = await aMember(db, { roles, ...(customerId ? { customerId } : {}) })
  const member: Member = {
    userId: who.userId,
    customerId: who.customerId,
    familyId: 'family',
    name: 'Maya',
    pictureUrl: null,
    roleIds: [],
    roles,
    held: roles.map((role) => ({ role, closed: new Set<string>() })),
    flags: {} as Member['flags'],
    mustChangePassword: false,
  }
  return {
    db,
    member,
    rows: 'customer',
    passEndsAt: new Date('2026-03-01T09:40:00Z'),
    now: new Date('2026-03-01T09:30:00Z'),
    newId: () => ulid(),
    audit: () => {},
    afterCommit: () => {},
    caller: { ip: '127.0.0.1', userAgent: '', acceptLanguage: 'en' },
    services: {} as Context['services'],
    cookies: {} as Context['cookies'],
  }
}
