import { changeRow, changeRows, createdNow, createRow, defineList } from '../../../screens/server'
import { positionAfter } from '../../../kit/positionAfter'
import type { Db } from '../../../server/database/tables'
import { mayOf, stateOf, typeState } from './types'

const taken = { shot_types_name: 'nameTaken' } as const

const shotTypes = defineList('listShotTypes', {
  rows: (db: Db) => db.selectFrom('shotTypes as type'),
  id: 'type.id',
  search: 'type.searchKey',
  fields: {
    name: 'type.nameKey',
    position: 'type.sequence',
    state: typeState,
    createdAt: 'type.createdAt',
  },
  load: (db, ids) => db.selectFrom('shotTypes').selectAll().where('id', 'in', ids).execute(),
  present: (row) => ({
    shotTypeId: row.id,
    name: row.name,
    ...(row.description === null ? {} : { description: row.description }),
    position: row.sequence,
    state: stateOf(row),
    createdAt: row.createdAt.toISOString(),
  }),
  may: (_, row) => mayOf(row),
})

export const listShotTypes = shotTypes.handler

export const addShotType = createRow('addShotType', shotTypes, {
  table: 'shotTypes',
  taken,
  insert: async ({ position, ...values }, id, context) => ({
    id,
    ...values,
    sequence: position ?? positionAfter(await findLast(context.db)),
    ...createdNow(context),
  }),
})

async function findLast(db: Db): Promise<number | undefined> {
  const { last } = await db
    .selectFrom('shotTypes')
    .select(({ fn }) => fn.max('sequence').as('last'))
    .executeTakeFirstOrThrow()
  return last
}

export const updateShotType = changeRow('updateShotType', shotTypes, {
  table: 'shotTypes',
  may: 'edit',
  taken,
  set: ({ position: sequence, ...values }) => ({
    ...values,
    ...(sequence === undefined ? {} : { sequence }),
  }),
})

export const archiveShotTypes = changeRows('archiveShotTypes', shotTypes, {
  table: 'shotTypes',
  may: 'archive',
  set: () => ({ isActive: false }),
})

export const restoreShotTypes = changeRows('restoreShotTypes', shotTypes, {
  table: 'shotTypes',
  may: 'restore',
  set: () => ({ isActive: true }),
})
