// Which contacts are in which static lists.
import { sql } from 'kysely'
import type { Context } from '../../../server/context'
import type { Db } from '../../../server/database/tables'
import { malformedRequest } from '../../../server/errors'

interface Named {
  id: string
  name: string
}

/** The lists of each of these contacts, by name. */
export async function listsOf(
  db: Db,
  contactIds: readonly string[],
): Promise<Map<string, Named[]>> {
  const rows = await db
    .selectFrom('contactListMembers as m')
    .innerJoin('contactLists as l', 'l.id', 'm.listId')
    .select(['m.contactId', 'l.id', 'l.name'])
    .where('m.contactId', 'in', contactIds)
    .orderBy('l.nameKey')
    .execute()
  const lists = new Map<string, Named[]>()
  for (const { contactId, ...list } of rows) {
    lists.set(contactId, [...(lists.get(contactId) ?? []), list])
  }
  return lists
}

/** The contact is in these lists and in no others. */
export async function putIntoLists(
  contactId: string,
  listIds: readonly string[],
  context: Context,
): Promise<void> {
  const { db } = context
  const now = (await listsOf(db, [contactId])).get(contactId) ?? []
  const held = new Set(now.map(({ id }) => id))
  const wanted = new Set(listIds)
  await leaveLists(
    contactId,
    [...held].filter((id) => !wanted.has(id)),
    db,
  )
  await joinLists(
    contactId,
    [...wanted].filter((id) => !held.has(id)),
    context,
  )
}

export async function joinLists(
  contactId: string,
  listIds: readonly string[],
  context: Context,
): Promise<void> {
  if (listIds.length === 0) return
  const { db, member } = context
  await ensureStatic(listIds, context)
  await db
    .insertInto('contactListMembers')
    .values(listIds.map((listId) => ({ customerId: member.customerId, contactId, listId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function leaveLists(
  contactId: string,
  listIds: readonly string[],
  db: Db,
): Promise<void> {
  if (listIds.length === 0) return
  await db
    .deleteFrom('contactListMembers')
    .where('contactId', '=', contactId)
    .where('listId', 'in', listIds)
    .execute()
}

/** Whoever matches a rule is in its list; nobody is put there. */
async function ensureStatic(listIds: readonly string[], { db, member }: Context): Promise<void> {
  const lists = await db
    .selectFrom('contactLists')
    .select('id')
    .where('customerId', '=', member.customerId)
    .where('kind', '=', 'static')
    .where('id', 'in', listIds)
    .execute()
  if (lists.length < new Set(listIds).size) {
    throw malformedRequest('`lists` names something that is no list of contacts, or one by rule.')
  }
}

/** The lists a contact is in, as an array; within a statement about `contacts`. */
export const listIdsNow = sql<string[]>`array(
  select list_id from contact_list_members where contact_id = contacts.id)`
