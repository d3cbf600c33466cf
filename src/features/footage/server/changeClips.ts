// What is done with several clips at once, and the title of one.
import { changeRow, changeRows } from '../../../screens/server'
import { failure } from '../../../server/errors'
import { cleanText } from '../../media/fileName'
import {
  cutAsset,
  goOnProcessing,
  releaseAsset,
  retryAsset,
  stopProcessing,
} from '../../media/server'
import { clips } from './clips'
import { deleteClip } from './queries'

const table = 'footageClips'

export const renameClip = changeRow('renameClip', clips, {
  table,
  may: 'edit',
  set({ title = '' }) {
    const cleaned = cleanText(title)
    if (cleaned === '') throw failure('titleEmpty')
    return { title: cleaned }
  },
})

/** null shows all of it again, at this end. */
export const trimClip = changeRow('trimClip', clips, {
  table,
  may: 'edit',
  set: () => ({}),
  async after(values, row, context) {
    const { inMs = row.cutInMs, outMs = row.cutOutMs } = values
    await cutAsset(row, { inMs, outMs }, context)
  },
})

export const retryClips = changeRows('retryClips', clips, {
  table,
  may: 'retry',
  each: ({ assetId }, _, context) => retryAsset(context.member.customerId, assetId, context),
})

export const trashClips = changeRows('trashClips', clips, {
  table,
  may: 'trash',
  act: 'trashed',
  set: (_, { now, member }) => ({ deletedAt: now, deletedBy: member.userId }),
  each: ({ assetId }, _, context) => stopProcessing([assetId], context),
})

export const restoreClips = changeRows('restoreClips', clips, {
  table,
  may: 'restore',
  act: 'restored',
  set: () => ({ deletedAt: null, deletedBy: null }),
  each: ({ assetId }, _, context) => goOnProcessing(context.member.customerId, [assetId], context),
})

export const eraseClips = changeRows('eraseClips', clips, {
  table,
  may: 'erase',
  removes: true,
  // The clip goes first: as long as it refers to its film, that stays.
  async each({ id, assetId }, _, { db, member, now }) {
    await deleteClip(db, member.customerId, id)
    await releaseAsset(db, member.customerId, assetId, now)
  },
})
