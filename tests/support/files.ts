import { ulid } from 'ulid'
import type { FileFacts, FileKind } from '../../src/features/files/file'
import type { Db } from '../../src/server/database/tables'
import type { TestMember } from './people'

export interface GivenFile {
  title?: string
  kind?: FileKind
  tags?: string[]
  visibility?: 'private' | 'shared' | 'customer'
  licence?: 'own' | 'stock' | 'cc' | 'ofl' | 'other'
  licenceExpiresAt?: string
  state?: 'ready' | 'rejected' | 'failed' | 'uploaded'
  failReason?: string
  facts?: Partial<FileFacts>
  deletedAt?: Date
  /** The file request for which it was handed in. */
  awaitedBy?: string
}

/** Inserts a file whose asset is never looked at. */
export async function insertFile(
  db: Db,
  { customerId, userId }: Pick<TestMember, 'customerId' | 'userId'>,
  given: GivenFile = {},
): Promise<string> {
  const { title = 'File', kind = 'image', state = 'ready', facts, failReason, ...others } = given
  const [assetId, id] = [ulid(), ulid()]
  const at = new Date('2026-01-01T00:00:00Z')
  const times = { createdAt: at, updatedAt: at }
  const isBad = state === 'rejected' || state === 'failed'
  await db
    .insertInto('mediaAssets')
    .values({
      id: assetId,
      customerId,
      name: `${title}.bin`,
      bytes: 5,
      state,
      purpose: 'file',
      failReason: isBad ? (failReason ?? 'isDamaged') : null,
      facts: JSON.stringify({ kind, format: 'bin', ...facts }),
      ...times,
    })
    .execute()
  await db
    .insertInto('files')
    .values({
      id,
      customerId,
      assetId,
      title,
      kind,
      firstId: id,
      ...others,
      ownerUserId: userId,
      createdBy: userId,
      ...times,
    })
    .execute()
  return id
}
