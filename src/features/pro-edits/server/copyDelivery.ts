// Copies what was delivered from the storage of whoever edits into that of whoever buys.
import { defineJob } from '../../../server/jobs/job'
import { copyBytes } from '../../media/server'
import './tables'

export const copyDeliveryJob = defineJob({
  id: 'pro-edits.copyDelivery',
  lane: 'prepare',
  async run(work) {
    const { db } = work.database
    const item = await db
      .selectFrom('orderItems as item')
      .innerJoin('orderAssets as kept', 'kept.itemId', 'item.id')
      .select(['item.sourceAssetId', 'kept.assetId'])
      .where('item.id', '=', work.subjectId)
      .executeTakeFirst()
    if (!item?.sourceAssetId) return
    await copyBytes(item.sourceAssetId, item.assetId, work)
    // Whoever edits may throw it away from now on.
    await db
      .updateTable('orderItems')
      .set({ sourceAssetId: null })
      .where('id', '=', work.subjectId)
      .execute()
  },
})
