// The answers to this feature's calls, by their ids.
import type { ListClipsRow } from '../../../../generated/facts/features/footage'
import type { Upload } from '../../../../generated/facts/features/media'
import type {
  DiscardTakeRequest,
  SaveTakeRequest,
  StartTakeUploadRequest,
} from '../../../../generated/facts/features/recorder'
import type { Context } from '../../../server/context'
import { clipOfTake } from '../../footage/server'
import {
  findReceivedParts,
  forgetTake,
  keepTake,
  presentUpload,
  registerTake,
  requireUploadGround,
} from '../../media/server'

/** The store is read after the commit. */
export async function startTakeUpload(
  take: StartTakeUploadRequest,
  context: Context,
): Promise<Upload> {
  const { media } = context.services
  await requireUploadGround(take, context)
  const upload = await context.db
    .transaction()
    .execute((db) => registerTake(take, context.member, { ...context, db }))
  return presentUpload(upload, await findReceivedParts(upload, media), media)
}

export async function saveTake(take: SaveTakeRequest, context: Context): Promise<ListClipsRow> {
  await requireUploadGround(take, context)
  const assetId = await keepTake(take, context.member, context)
  const { title, description, tags, taskId } = take
  const clip = await clipOfTake({ assetId, title, description, tags }, context)
  if (taskId !== undefined)
    await context.services.uploadGrounds.tookFor(taskId, clip.clipId, context)
  return clip
}

export async function discardTake(
  { takeId }: DiscardTakeRequest,
  context: Context,
): Promise<Record<string, never>> {
  await forgetTake(takeId, context.member, context)
  return {}
}
