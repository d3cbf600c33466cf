import { defineTrash } from '../../../screens/server'
import { goOnProcessing, releaseAsset, requireUnused, stopProcessing } from '../../media/server'
import { heldClips, letGo, requireFree } from './clipHolders'
import { clips } from './clips'
import { stopMakings } from './makeCaptions'
import { deleteClip } from './queries'
import { assetsOfClips } from './versionRows'

export const clipTrash = defineTrash(clips, {
  table: 'footageClips',
  job: 'footage.purgeTrash',
  calls: ['trashClips', 'restoreClips', 'eraseClips'],
  // Holders are locked before clips everywhere, or two changes would wait for each other.
  holds: (ids, customerId, work) => heldClips(customerId, ids, work),
  trash: {
    async each({ id }, _, context, asked) {
      await requireUnused(id, asked, context)
      await letGo(id, asked, context)
      await stopMakings({ clipId: id }, context)
      await stopProcessing(await assetsOfClips(context.db, [id]), context)
    },
  },
  restore: {
    async each({ id }, _, context) {
      const films = await assetsOfClips(context.db, [id])
      await goOnProcessing(context.member.customerId, films, context)
    },
  },
  // The clip goes first: as long as it refers to its films, those stay.
  async goes({ id, customerId }, work) {
    await requireFree(id, customerId, work)
    const films = await assetsOfClips(work.db, [id])
    await deleteClip(work.db, customerId, id)
    for (const film of films) await releaseAsset(work.db, customerId, film, work.now)
  },
})
