import { sql, type RawBuilder } from 'kysely'
import type { SearchFilter } from '../../../../generated/facts/screen'
import {
  byName,
  changeRow,
  changeRows,
  createdNow,
  createRow,
  defineList,
  type ListReply,
} from '../../../screens/server'
import type { Context } from '../../../server/context'
import type { Db } from '../../../server/database/tables'
import { judgeFilter } from '../../../screens/question'
import { malformedRequest } from '../../../server/errors'
import { membersOf } from '../contactList'
import { contacts } from './contacts'

const table = 'contactLists'
const taken = { contact_lists_name: 'nameTaken' } as const

export const contactLists = defineList('listContactLists', {
  rows: (db: Db, { member }: Context) =>
    db.selectFrom('contactLists as l').where('l.customerId', '=', member.customerId),
  id: 'l.id',
  search: 'l.nameKey',
  fields: { name: 'l.nameKey', kind: 'l.kind', state: 'l.state', createdAt: 'l.createdAt' },
  async load(db: Db, ids, context) {
    const rows = await loadLists(db, ids)
    const counts = await countMembers(rows, context)
    return rows.map((row) => ({ ...row, ...counts.get(row.id) }))
  },
  present: ({ count = 0, isFloor = false }) => ({ members: count, hasMore: isFloor }),
  may: (_, { state }) => ['edit', state === 'archived' ? 'reopen' : 'archive'],
})

const loadLists = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('contactLists')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute()

const activeLists = (db: Db, { member }: Context) =>
  db
    .selectFrom('contactLists as l')
    .where('l.customerId', '=', member.customerId)
    .where('l.state', '=', 'active')

/** The lists into which contacts can be put. */
export const staticContactLists = defineList('listStaticContactLists', {
  rows: (db: Db, context: Context) => activeLists(db, context).where('l.kind', '=', 'static'),
  id: 'l.id',
  search: 'l.nameKey',
  fields: { name: 'l.nameKey' },
  load: (db: Db, ids) => loadLists(db, ids),
  present: byName,
  may: () => [],
})

/** The lists to whose contacts one can write. */
export const contactListChoices = defineList('listContactListChoices', {
  rows: (db: Db, context: Context) => activeLists(db, context),
  id: 'l.id',
  search: 'l.nameKey',
  fields: { name: 'l.nameKey' },
  load: (db: Db, ids) => loadLists(db, ids),
  present: byName,
  may: () => [],
})

export const addContactList = createRow('addContactList', contactLists, {
  table,
  taken,
  insert: ({ name, kind, rule = [] }, id, context) => ({
    id,
    customerId: context.member.customerId,
    name: name.trim(),
    kind,
    rule: kind === 'rule' ? asRule(rule) : null,
    ...createdNow(context),
  }),
})

export const updateContactList = changeRow('updateContactList', contactLists, {
  table,
  may: 'edit',
  taken,
  set({ name, rule }, { kind }) {
    if (rule && kind === 'static') throw malformedRequest('A static list has no `rule`.')
    return {
      ...(name === undefined ? {} : { name: name.trim() }),
      ...(rule === undefined || kind === 'static' ? {} : { rule: asRule(rule ?? []) }),
    }
  },
})

export const archiveContactLists = changeRows('archiveContactLists', contactLists, {
  table,
  may: 'archive',
  set: () => ({ state: 'archived' as const }),
})

export const reopenContactLists = changeRows('reopenContactLists', contactLists, {
  table,
  may: 'reopen',
  set: () => ({ state: 'active' as const }),
})

/** A rule asks for what the list of contacts can be asked. */
function asRule(rule: readonly SearchFilter[]): string {
  const at = rule.findIndex((filter) => !isAskable(filter))
  if (at < 0) return JSON.stringify(rule)
  throw malformedRequest(`\`values.rule.${at}\` asks for what contacts cannot be asked.`)
}

const isAskable = (filter: SearchFilter) => !judgeFilter(filter, contacts.facts)

type Count = NonNullable<ListReply['counts']>[number]

export interface Listed {
  readonly db: Db
  readonly now: Date
  readonly customerId: string
}

/**
 * Whether the row `contact` is in one of these lists: put there, or found by the rule that the list
 * has at this moment.
 */
export async function isInLists(
  listIds: readonly string[],
  { db, now, customerId }: Listed,
): Promise<RawBuilder<boolean>> {
  if (listIds.length === 0) return sql`false`
  const lists = await db
    .selectFrom('contactLists')
    .select(['id', 'rule'])
    .where('customerId', '=', customerId)
    .where('id', 'in', [...listIds])
    .execute()
  // A job has no member; the list of contacts asks for nothing else of one.
  const context = { db, now, member: { customerId } } as Context
  const fields = await contacts.fieldsFor({}, context)
  const found = lists
    .map(({ id, rule }) => membersOf(id, rule))
    .filter((filters) => filters.every(isAskable))
    .map((filters) => contacts.matching({ filters }, fields, context).select('c.id'))
    .map((ids) => sql`contact.id in (${ids})`)
  return found.length === 0 ? sql`false` : sql`(${sql.join(found, sql` or `)})`
}

/** As the list of contacts counts them. */
async function countMembers(
  rows: ReadonlyArray<{ id: string; rule: readonly SearchFilter[] | null }>,
  context: Context,
): Promise<Map<string, Count>> {
  const counts = rows
    .map(({ id, rule }) => ({ id, filters: membersOf(id, rule) }))
    // A rule from before a field was taken away finds nobody, rather than more than it was meant to.
    .filter(({ filters }) => filters.every(isAskable))
  const reply = await contacts.answer({ limit: 1, counts }, context)
  return new Map((reply.counts ?? []).map((count) => [count.id, count]))
}
