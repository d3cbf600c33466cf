import { ulid } from 'ulid'
import type { BumperAspect, BumperState } from '../../src/features/programs/bumper'
import type { Db } from '../../src/server/database/tables'
import type { TestMember } from './people'

export interface GivenBumper {
  title?: string
  kind?: 'intro' | 'outro'
  aspect?: BumperAspect
  state?: BumperState
  durationMs?: number
  deletedAt?: Date
}

/** Inserts a bumper whose clip is gone, with an asset that is never looked at. */
export async function insertBumper(
  db: Db,
  { customerId, userId }: Pick<TestMember, 'customerId' | 'userId'>,
  { durationMs = 4000, ...given }: GivenBumper = {},
): Promise<string> {
  const [assetId, id] = [ulid(), ulid()]
  const at = new Date('2026-01-01T00:00:00Z')
  const times = { createdAt: at, updatedAt: at }
  await db
    .insertInto('mediaAssets')
    .values({
      id: assetId,
      customerId,
      name: 'b.mp4',
      bytes: 5,
      state: 'ready',
      durationMs,
      ...times,
    })
    .execute()
  const usual = { title: 'Bumper', kind: 'intro', aspect: 'w16h9' } as const
  await db
    .insertInto('bumpers')
    .values({ ...usual, ...given, id, customerId, assetId, createdBy: userId, ...times })
    .execute()
  return id
}
