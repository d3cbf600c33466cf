// Bumpers are made and changed here, one by one and several at once.
import { changeRow, changeRows, createdNow, createRow } from '../../../screens/server'
import type { Db } from '../../../server/database/tables'
import { failure, notFound } from '../../../server/errors'
import { requireUnused } from '../../media/server'
import { aspectOf, leastBumperMs, mostBumperMs } from '../bumper'
import { bumpers, playableClips } from './bumpers'
import { bumperTrash } from './bumperTrash'

const table = 'bumpers'

export const addBumper = createRow('addBumper', bumpers, {
  table,
  async insert({ title, kind, clip }, id, context) {
    const { customerId } = context.member
    const film = await playableClips(context.db, customerId)
      .select(['asset.id as assetId', 'asset.durationMs', 'asset.width', 'asset.height'])
      .where('clip.id', '=', clip)
      .executeTakeFirst()
    if (!film) throw notFound('clip')
    const { assetId, durationMs, width, height } = film
    const aspect = aspectOf(width, height)
    if (!aspect) throw failure('bumperShape')
    if (durationMs === null || durationMs < leastBumperMs || durationMs > mostBumperMs)
      throw failure('bumperLength')
    return { id, customerId, assetId, title: titled(title), kind, aspect, ...createdNow(context) }
  },
  after: ({ industryTypes = [] }, id, { db }) => setTypes(db, id, industryTypes),
})

export const updateBumper = changeRow('updateBumper', bumpers, {
  table,
  may: 'edit',
  set: ({ title }) => (title === undefined ? {} : { title: titled(title) }),
  async after({ industryTypes }, { id }, { db }) {
    if (industryTypes !== undefined) await setTypes(db, id, industryTypes)
  },
})

function titled(title: string): string {
  const named = title.trim()
  if (named === '') throw failure('titleEmpty')
  return named
}

async function setTypes(db: Db, bumperId: string, types: readonly string[]): Promise<void> {
  await db.deleteFrom('bumperIndustryTypes').where('bumperId', '=', bumperId).execute()
  if (types.length === 0) return
  const known = await db
    .selectFrom('industryTypes')
    .select('id')
    .where('id', 'in', [...types])
    .execute()
  if (known.length === 0) return
  await db
    .insertInto('bumperIndustryTypes')
    .values(known.map(({ id }) => ({ bumperId, industryTypeId: id })))
    .execute()
}

export const activateBumpers = changeRows('activateBumpers', bumpers, {
  table,
  may: 'activate',
  set: () => ({ state: 'active' as const }),
})

export const retireBumpers = changeRows('retireBumpers', bumpers, {
  table,
  may: 'retire',
  set: () => ({ state: 'retired' as const, isDefault: false }),
  each: ({ id }, _, context, asked) => requireUnused(id, asked, context),
})

/** Of several of one kind and aspect the last one is it. */
export const makeBumpersDefault = changeRows('makeBumpersDefault', bumpers, {
  table,
  may: 'makeDefault',
  async each({ id, customerId, kind, aspect }, _, { db }) {
    await db
      .updateTable('bumpers')
      .set({ isDefault: false })
      .where('customerId', '=', customerId)
      .where('kind', '=', kind)
      .where('aspect', '=', aspect)
      .where('isDefault', '=', true)
      .execute()
    await db.updateTable('bumpers').set({ isDefault: true }).where('id', '=', id).execute()
  },
})

export const dropBumpersDefault = changeRows('dropBumpersDefault', bumpers, {
  table,
  may: 'dropDefault',
  set: () => ({ isDefault: false }),
})

export const [trashBumpers, restoreBumpers, eraseBumpers] = bumperTrash.handlers
