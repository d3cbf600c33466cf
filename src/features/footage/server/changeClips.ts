// What is done with several clips at once, and what is said of one.
import { changeRow, changeRows, isNarrowed } from '../../../screens/server'
import type { Context } from '../../../server/context'
import { failure } from '../../../server/errors'
import { cleanText } from '../../media/fileName'
import { cutAsset, outdateAddresses, retryAsset } from '../../media/server'
import { clips } from './clips'
import { clipSharing, putPeople } from './people'
import { assetsOfClips } from './versionRows'
import { clipTrash } from './clipTrash'

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

export const [trashClips, restoreClips, eraseClips] = clipTrash.handlers
