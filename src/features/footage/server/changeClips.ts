// What is done with several clips at once, and what is said of one.
import { changeRow, changeRows, isNarrowed } from '../../../screens/server'
import type { Context } from '../../../server/context'
import { failure } from '../../../server/errors'
import { cleanText } from '../../media/fileName'
import {
  cutAsset,
  goOnProcessing,
  outdateAddresses,
  releaseAsset,
  requireUnused,
  retryAsset,
  stopProcessing,
} from '../../media/server'
import { letGo, lockHolders, requireFree } from './clipHolders'
import { clips } from './clips'
import { stopMakings } from './makeCaptions'
import { clipSharing, putPeople } from './people'
import { deleteClip } from './queries'
import { assetsOfClips } from './versionRows'

const table = 'footageClips'
const mostTags = 30

export const updateClip = changeRow('updateClip', clips, {
  table,
  may: 'edit',
  set(values) {
    const { title, description, tags, otherPeople, people: _, sharedWith: __, ...others } = values
    const { shotType, ...columns } = others
    const cleaned = title === undefined ? undefined : cleanText(title)
    if (cleaned === '') throw failure('titleEmpty')
    return {
      ...columns,
      ...(cleaned === undefined ? {} : { title: cleaned }),
      ...(description === undefined ? {} : { description: description?.trim() ?? '' }),
      ...(tags ? { tags: tidy(tags) } : {}),
      ...(otherPeople ? { otherPeople: tidy(otherPeople) } : {}),
      ...(shotType === undefined ? {} : { shotTypeId: shotType }),
    }
  },
  async after({ people, sharedWith, visibility }, row, context) {
    const { id: clipId } = row
    if (isNarrowed(row, { visibility, sharedWith })) await outdateFilms(row, context)
    if (people) await putPeople({ clipId, ids: people, before: row.people }, context)
    if (sharedWith) {
      const shared = { id: clipId, userIds: sharedWith, before: row.sharedWith }
      await clipSharing.shareWith(shared, context)
    }
  },
})

const outdateFilms = async ({ id }: { readonly id: string }, context: Context) =>
  outdateAddresses(await assetsOfClips(context.db, [id]), context)

const tidy = (words: readonly string[]) => [
  ...new Set(words.map(cleanText).filter((word) => word !== '')),
]

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

export const tagClips = changeRows('tagClips', clips, {
  table,
  may: 'edit',
  async each({ id, tags }, { tags: added = [] }, { db }) {
    const all = tidy([...tags, ...added])
    if (all.length > mostTags) throw failure('tooManyTags')
    await db.updateTable(table).set({ tags: all }).where('id', '=', id).execute()
  },
})

export const showClips = changeRows('showClips', clips, {
  table,
  may: 'edit',
  set: ({ visibility = 'customer' }) => ({ visibility }),
  async each(row, { visibility }, context) {
    if (isNarrowed(row, { visibility })) await outdateFilms(row, context)
  },
})

export const setClipShotType = changeRows('setClipShotType', clips, {
  table,
  may: 'edit',
  set: ({ shotType = null }) => ({ shotTypeId: shotType }),
})

export const setClipRights = changeRows('setClipRights', clips, {
  table,
  may: 'edit',
  set: ({ rightsExpireAt }) => ({ rightsExpireAt }),
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
  holds: lockHolders,
  set: (_, { now, member }) => ({ deletedAt: now, deletedBy: member.userId }),
  async each({ id }, _, context, asked) {
    await requireUnused(id, asked, context)
    await letGo(id, asked, context)
    await stopMakings({ clipId: id }, context)
    await stopProcessing(await assetsOfClips(context.db, [id]), context)
  },
})

export const restoreClips = changeRows('restoreClips', clips, {
  table,
  may: 'restore',
  act: 'restored',
  set: () => ({ deletedAt: null, deletedBy: null }),
  async each({ id }, _, context) {
    const films = await assetsOfClips(context.db, [id])
    await goOnProcessing(context.member.customerId, films, context)
  },
})

export const eraseClips = changeRows('eraseClips', clips, {
  table,
  may: 'erase',
  removes: true,
  holds: lockHolders,
  // The clip goes first: as long as it refers to its films, those stay.
  async each({ id }, _, context) {
    const { db, member, now } = context
    await requireFree(id, context)
    const films = await assetsOfClips(db, [id])
    await deleteClip(db, member.customerId, id)
    for (const film of films) await releaseAsset(db, member.customerId, film, now)
  },
})
