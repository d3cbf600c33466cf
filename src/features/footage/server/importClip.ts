import { importAsset } from '../../media/server'
import { cleanText } from '../../media/fileName'
import { insertClip } from './queries'
import type { Context } from '../../../server/context'

export interface ClipImport {
  customerId: string
  ownerUserId: string
  title: string
  /** The path of a file on this machine; the file is copied. */
  path: string
  createdAt: Date
  tags?: string[] | undefined
  /** Such as 2026-11-22. */
  rightsExpireAt?: string | undefined
}

export async function importClip(
  context: Pick<Context, 'db' | 'now' | 'newId' | 'services'>,
  { path, title, ...clip }: ClipImport,
): Promise<{ clipId: string }> {
  const id = context.newId()
  const name = path.split('/').at(-1) ?? title
  const assetId = await importAsset({ customerId: clip.customerId, path, name }, context)
  await insertClip(context.db, { id, assetId, title: cleanText(title), ...clip })
  return { clipId: id }
}

/** A clip of an asset that is there already. */
export async function clipOfAsset(
  { db, member, now, newId }: Pick<Context, 'db' | 'member' | 'now' | 'newId'>,
  clip: Pick<ClipImport, 'ownerUserId' | 'title'> & { assetId: string },
): Promise<void> {
  const { customerId } = member
  await insertClip(db, { id: newId(), customerId, createdAt: now, ...clip })
}
