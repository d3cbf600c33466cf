import type { ListClipsRow } from '../../../../generated/facts/features/footage'
import type { Context } from '../../../server/context'
import { failure } from '../../../server/errors'
import { cleanText } from '../../media/fileName'
import { clips } from './clips'
import { findClipOf, insertClip } from './queries'

export interface NewTake {
  readonly assetId: string
  readonly title: string
  readonly description?: string | undefined
  readonly tags?: readonly string[] | undefined
}

/** The clip of this asset: made now, or before. */
export async function clipOfTake(take: NewTake, context: Context): Promise<ListClipsRow> {
  const { db, member, now, newId } = context
  const { assetId, description = '', tags = [] } = take
  const begun = await findClipOf(db, member.customerId, assetId)
  if (begun) return clips.shown(begun.id, context)
  const title = cleanText(take.title)
  if (title === '') throw failure('titleEmpty')
  const id = newId()
  const { customerId, userId: ownerUserId } = member
  const words = { title, description: description.trim(), tags: [...new Set(tags)] }
  await insertClip(db, { id, customerId, assetId, ownerUserId, ...words, createdAt: now })
  return clips.shown(id, context)
}
