// Copies what was delivered from the storage of whoever edits into that of whoever buys.
import { sql } from 'kysely'
import { InterruptedTooOften, defineJob, type JobWork } from '../../../server/jobs/job'
import { copyBytes, failCopy, releaseAsset } from '../../media/server'

/** Tries, within half an hour. */
const patience = 10

export const copyDeliveryJob = defineJob({
  id: 'pro-edits.copyDelivery',
  lane: 'prepare',
  async run(work) {
    const delivery = await findDelivery(work)
    if (!delivery) return
    if (delivery.copyId !== null) await copyBytes(delivery.sourceId, delivery.copyId, work)
    await letGo(delivery, work)
  },
  async failed(fault, work) {
    if (!(fault instanceof InterruptedTooOften) && work.failures + 1 < patience) return 'again'
    const delivery = await findDelivery(work)
    if (!delivery) return 'over'
    if (delivery.copyId !== null) await failCopy(delivery.copyId, work)
    await letGo(delivery, work)
    return 'over'
  },
})

type Delivery = NonNullable<Awaited<ReturnType<typeof findDelivery>>>

/** One that was not copied yet, also into the trash; no copyId: whoever buys has erased it. */
const findDelivery = ({ database: { db }, subjectId }: JobWork) =>
  db
    .selectFrom('orderItems as item')
    .innerJoin('mediaAssets as source', 'source.id', 'item.sourceAssetId')
    .leftJoin('files as file', 'file.id', 'item.fileId')
    .leftJoin('programFilms as film', 'film.id', 'item.versionId')
    .select(['source.id as sourceId', 'source.customerId'])
    .select(sql<string | null>`coalesce(file.asset_id, film.asset_id)`.as('copyId'))
    .where('item.id', '=', subjectId)
    .executeTakeFirst()

/** Whoever edits may throw it away from now on, or has done so and it goes now. */
async function letGo({ sourceId, customerId }: Delivery, { database, subjectId, now }: JobWork) {
  await database.db.transaction().execute(async (within) => {
    await within
      .updateTable('orderItems')
      .set({ sourceAssetId: null })
      .where('id', '=', subjectId)
      .execute()
    await releaseAsset(within, customerId, sourceId, now())
  })
}
