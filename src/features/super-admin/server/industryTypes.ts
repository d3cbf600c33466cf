/** Industry types stand within others: they are listed and sorted by their whole path. */
import { sql } from 'kysely'
import {
  changeRow,
  changeRows,
  createdNow,
  createRow,
  defineList,
  namesIn,
  referring,
} from '../../../screens/server'
import { positionAfter } from '../../../kit/positionAfter'
import type { Db } from '../../../server/database/tables'
import { failure } from '../../../server/errors'
import { typePaths } from './typePaths'

const typeState = sql<string>`case when type.is_active then 'inUse' else 'archived' end`

const taken = { industry_types_name: 'nameTaken' } as const

const loadTypes = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('industryTypes')
    .innerJoin(typePaths.as('type'), 'type.id', 'industryTypes.id')
    .leftJoin('industryTypes as parent', 'parent.id', 'industryTypes.parentId')
    .selectAll('industryTypes')
    .select(['type.path', 'type.customers', 'parent.name as parentName'])
    .where('industryTypes.id', 'in', ids)
    .execute()

const industryTypes = defineList('listIndustryTypes', {
  rows: (db: Db) => db.selectFrom(typePaths.as('type')),
  id: 'type.id',
  search: sql`search_key(type.path)`,
  fields: {
    name: 'type.nameKey',
    path: 'type.pathKey',
    parent: referring('type.parentId', { names: namesIn('industryTypes') }),
    customers: 'type.customers',
    state: typeState,
  },
  load: loadTypes,
  present: (row) => ({
    parent: row.parentId === null ? undefined : { id: row.parentId, name: row.parentName ?? '' },
    position: row.sequence,
    state: row.isActive ? ('inUse' as const) : ('archived' as const),
  }),
  may: (_, { isActive }) => ['edit', isActive ? 'archive' : 'restore'],
})

export const listIndustryTypes = industryTypes.handler

export const addIndustryType = createRow('addIndustryType', industryTypes, {
  table: 'industryTypes',
  taken,
  insert: async ({ name, parent: parentId, position }, id, context) => ({
    id,
    name,
    parentId,
    sequence: position ?? positionAfter(await findLast(context.db, parentId)),
    ...createdNow(context),
  }),
})

async function findLast(db: Db, parentId: string | undefined): Promise<number | undefined> {
  const { last } = await db
    .selectFrom('industryTypes')
    .select(({ fn }) => fn.max('sequence').as('last'))
    .where('parentId', 'is not distinct from', parentId ?? null)
    .executeTakeFirstOrThrow()
  return last
}

export const updateIndustryType = changeRow('updateIndustryType', industryTypes, {
  table: 'industryTypes',
  may: 'edit',
  taken,
  async set({ position: sequence, parent: parentId, ...values }, { id }, { db }) {
    if (parentId) await ensureOutside(db, id, parentId)
    return {
      ...values,
      ...(sequence === undefined ? {} : { sequence }),
      ...(parentId === undefined ? {} : { parentId }),
    }
  },
})

/** One move after the other, or two of them could put each of two types within the other. */
async function ensureOutside(db: Db, id: string, parentId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('industry_types.parent_id'))`.execute(db)
  const { rows } = await sql`
    with recursive above as (
      select id, parent_id from industry_types where id = ${parentId}
      union all
      select each.id, each.parent_id from industry_types as each join above on each.id = above.parent_id)
    select from above where id = ${id}`.execute(db)
  if (rows.length > 0) throw failure('withinItself')
}

export const archiveIndustryTypes = changeRows('archiveIndustryTypes', industryTypes, {
  table: 'industryTypes',
  may: 'archive',
  set: () => ({ isActive: false }),
})

export const restoreIndustryTypes = changeRows('restoreIndustryTypes', industryTypes, {
  table: 'industryTypes',
  may: 'restore',
  set: () => ({ isActive: true }),
})
