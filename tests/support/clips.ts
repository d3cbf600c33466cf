import { ulid } from 'ulid'
import type { Db } from '../../src/server/database/tables'
import type { TestMember } from './people'

export interface GivenClip {
  title?: string
  durationMs?: number | null
  createdAt?: string
  state?: 'ready' | 'failed' | 'uploaded' | 'playable'
  deletedAt?: Date
  fileName?: string
}

/** Inserts a clip whose asset is never processed. */
export async function insertClip(
  db: Db,
  { customerId, userId }: Pick<TestMember, 'customerId' | 'userId'>,
  given: GivenClip = {},
): Promise<string> {
  const { title = 'Clip', durationMs = 1000, state = 'ready', deletedAt = null } = given
  const { fileName: name = 'x.mp4' } = given
  const createdAt = new Date(given.createdAt ?? '2026-01-01T00:00:00Z')
  const [assetId, id] = [ulid(), ulid()]
  const times = { createdAt, updatedAt: createdAt }
  const failReason = state === 'failed' ? ('damaged' as const) : null
  const asset = { id: assetId, customerId, name, state, failReason, bytes: 5, durationMs }
  await db
    .insertInto('mediaAssets')
    .values({ ...asset, ...times })
    .execute()
  const clip = { id, customerId, assetId, ownerUserId: userId, createdBy: userId, deletedAt }
  await db
    .insertInto('footageClips')
    .values({ ...clip, title, ...times })
    .execute()
  return id
}
