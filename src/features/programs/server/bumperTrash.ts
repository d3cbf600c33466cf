import { defineTrash } from '../../../screens/server'
import { releaseAsset, requireUnused } from '../../media/server'
import { bumpers } from './bumpers'

export const bumperTrash = defineTrash(bumpers, {
  table: 'bumpers',
  job: 'bumpers.purge',
  calls: ['trashBumpers', 'restoreBumpers', 'eraseBumpers'],
  trash: {
    set: () => ({ isDefault: false }),
    each: ({ id }, _, context, asked) => requireUnused(id, asked, context),
  },
  // The bumper goes first: as long as it refers to its asset, that stays.
  async goes({ id, customerId }, { db, now }) {
    const { assetId } = await db
      .deleteFrom('bumpers')
      .where('id', '=', id)
      .returning('assetId')
      .executeTakeFirstOrThrow()
    await releaseAsset(db, customerId, assetId, now)
  },
})
