/** Searches that people keep, for themselves or for everybody of the customer. */
import type { SavedSearch, SaveSearchRequest } from '../../../generated/facts/features/screens'
import type { Context, Member } from '../../server/context'
import type { Db } from '../../server/database/tables'
import { failure, forbidden, malformedRequest, notFound } from '../../server/errors'
import { openList } from './openList'
import { refusing } from './taken'

const mostSearches = 200

const mayShare = ({ roles }: Member) => roles.includes('cm')

/** Their own, and those that are shared in the customer. */
const seen = (db: Db, { customerId, userId }: Member) =>
  db
    .selectFrom('savedSearches')
    .selectAll()
    .where('customerId', '=', customerId)
    .where((row) => row.or([row('userId', '=', userId), row('isShared', '=', true)]))

type SearchRow = Awaited<ReturnType<ReturnType<typeof seen>['executeTakeFirstOrThrow']>>

const mayEdit = (member: Member, { userId, isShared }: SearchRow) =>
  userId === member.userId || (isShared && mayShare(member))

export async function listSearchesOf(callId: string, context: Context): Promise<SavedSearch[]> {
  openList(callId, context)
  const { db, member } = context
  const rows = await seen(db, member)
    .where('list', '=', callId)
    .orderBy('name')
    .orderBy('id')
    .execute()
  return rows.map((row) => presentSearch(row, member))
}

export async function keepSearch(
  { searchId, list, name, isShared, filterList, gridColumns, sort, search = '' }: SaveSearchRequest,
  context: Context,
): Promise<SavedSearch> {
  openList(list, context)
  const { db, member, now, newId } = context
  const kept = searchId === undefined ? undefined : await lockSearch(searchId, context)
  if (kept && kept.list !== list) throw notFound('search')
  if (isShared !== (kept?.isShared ?? false) && !mayShare(member)) throw forbidden()
  if (name.trim() === '' || /\0/.test(name + search)) throw malformedRequest('`name` is no name.')
  const columns = {
    name: name.trim(),
    filterList: JSON.stringify(filterList),
    gridColumns: JSON.stringify(gridColumns),
    sort: sort ? JSON.stringify(sort) : null,
    search,
    isShared,
    updatedAt: now,
  }
  if (!kept) await leaveRoom(list, context)
  const id = kept?.id ?? newId()
  const own = { id, customerId: member.customerId, userId: member.userId, list, createdAt: now }
  await refusing({ saved_searches_name: 'searchNameTaken' }, async () =>
    kept
      ? db.updateTable('savedSearches').set(columns).where('id', '=', id).execute()
      : db
          .insertInto('savedSearches')
          .values({ ...own, ...columns })
          .execute(),
  )
  const row = await seen(db, member).where('id', '=', id).executeTakeFirstOrThrow()
  return presentSearch(row, member)
}

export async function forgetSearch(searchId: string, context: Context): Promise<void> {
  const { db, member } = context
  const row = await seen(db, member).where('id', '=', searchId).forUpdate().executeTakeFirst()
  if (!row) return
  if (!mayEdit(member, row)) throw forbidden()
  await db.deleteFrom('savedSearches').where('id', '=', searchId).execute()
}

async function lockSearch(searchId: string, { db, member }: Context): Promise<SearchRow> {
  const row = await seen(db, member).where('id', '=', searchId).forUpdate().executeTakeFirst()
  if (!row) throw notFound('search')
  if (!mayEdit(member, row)) throw forbidden()
  return row
}

async function leaveRoom(list: string, { db, member }: Context): Promise<void> {
  const own = await db
    .selectFrom('savedSearches')
    .select('id')
    .where('customerId', '=', member.customerId)
    .where('userId', '=', member.userId)
    .where('list', '=', list)
    .limit(mostSearches)
    .execute()
  if (own.length >= mostSearches) throw failure('tooManyRows', { most: String(mostSearches) })
}

function presentSearch(row: SearchRow, member: Member): SavedSearch {
  const { id, list, name, search, sort, isShared } = row
  return {
    searchId: id,
    list,
    name,
    filterList: row.filterList as SavedSearch['filterList'],
    gridColumns: row.gridColumns as SavedSearch['gridColumns'],
    ...(sort ? { sort: sort as SavedSearch['sort'] } : {}),
    ...(search === '' ? {} : { search }),
    isShared,
    mayEdit: mayEdit(member, row),
  }
}
