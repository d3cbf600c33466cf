import { askForEmbeddedCaptions } from './embeddedCaptions'
import { addAsset, importAsset, type StoredFile } from '../../media/server'
import { cleanText } from '../../media/fileName'
import { isForeignKeyViolation } from '../../../server/database/faults'
import { deleteClip, insertClip } from './queries'
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

/** A clip of a file that lies in the storage already. */
export async function addClipOfFile(
  file: StoredFile & { readonly name: string; readonly source: 'zoom' },
  clip: Pick<ClipImport, 'ownerUserId' | 'title' | 'createdAt'>,
  context: Pick<Context, 'db' | 'now' | 'newId' | 'services'>,
): Promise<string> {
  const id = context.newId()
  const { customerId, id: assetId } = file
  await addAsset(file, context)
  await insertClip(context.db, { ...clip, id, customerId, assetId, title: cleanText(clip.title) })
  return id
}

interface AssetClip extends Pick<ClipImport, 'ownerUserId' | 'title'> {
  readonly assetId: string
  /** On whose consent it stands. */
  readonly consentId?: string
  /** Who is seen in it, of those who are no members. */
  readonly otherPeople?: string[]
}

/** A clip of an asset that is there already. */
export async function clipOfAsset(
  {
    db,
    member,
    newId,
    ...context
  }: Pick<Context, 'db' | 'now' | 'newId' | 'services'> &
    Partial<Pick<Context, 'afterCommit'>> & {
      readonly member: Pick<Context['member'], 'customerId'>
    },
  clip: AssetClip,
): Promise<string> {
  const { customerId } = member
  const id = newId()
  await insertClip(db, {
    ...clip,
    id,
    customerId,
    title: cleanText(clip.title),
    createdAt: context.now,
  })
  await askForEmbeddedCaptions(db, clip.assetId, context)
  return id
}

/** The clip goes, its film stays. False: a program shows it. */
export async function removeClip(
  id: string,
  { db, member }: Pick<Context, 'db' | 'member'>,
): Promise<boolean> {
  try {
    await deleteClip(db, member.customerId, id)
    return true
  } catch (fault) {
    if (!isForeignKeyViolation(fault)) throw fault
    return false
  }
}
