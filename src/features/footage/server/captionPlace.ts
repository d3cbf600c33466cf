// Whose captions somebody reads or writes.
import type { Context } from '../../../server/context'
import { forbidden, notFound } from '../../../server/errors'
import { clips } from './clips'
import { lockClip, type ClipRow } from './queries'

export async function findClip(id: string, context: Context): Promise<ClipRow> {
  const [clip] = await clips.find([id], context)
  if (!clip) throw notFound('clip')
  return clip
}

export async function lockToEdit(clipId: string, context: Context): Promise<ClipRow> {
  await findClip(clipId, context)
  await lockClip(context.db, context.member.customerId, clipId)
  const clip = await findClip(clipId, context)
  if (!clips.definition.may(context.member, clip, context).includes('edit')) throw forbidden()
  return clip
}
