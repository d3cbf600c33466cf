import { defineTrash } from '../../../screens/server'
import { goOnProcessing, releaseAsset, requireUnused, stopProcessing } from '../../media/server'
import { files } from './files'

export const fileTrash = defineTrash(files, {
  table: 'files',
  job: 'files.purge',
  calls: ['trashFiles', 'restoreFiles', 'eraseFiles'],
  trash: {
    async each({ id, assetId }, _, context, asked) {
      await requireUnused(id, asked, context)
      await stopProcessing([assetId], context)
    },
  },
  restore: {
    each: ({ assetId }, _, context) =>
      goOnProcessing(context.member.customerId, [assetId], context),
  },
  // The file goes first: as long as it refers to its asset, that stays.
  async goes({ id, customerId }, { db, now }) {
    const { assetId } = await db
      .deleteFrom('files')
      .where('customerId', '=', customerId)
      .where('id', '=', id)
      .returning('assetId')
      .executeTakeFirstOrThrow()
    await releaseAsset(db, customerId, assetId, now)
  },
})
