/** Programs on air whose films lie in the store, so that they can go to YouTube. */
import { randomBytes } from 'node:crypto'
import { ulid } from 'ulid'
import type { Db } from '../../src/server/database/tables'
import type { Storage } from '../../src/server/storage/storage'
import { aVersion } from './approvals'
import { aProgramOnAir } from './channels'
import type { TestMember } from './people'

export interface SentProgram {
  readonly programId: string
  readonly versionId: string
  readonly film: Buffer
}

const day = new Date('2026-02-01T00:00:00Z')

export async function aProgramWithFilm(
  db: Db,
  who: Pick<TestMember, 'userId' | 'customerId'>,
  storage: Pick<Storage, 'put'>,
  bytes: number,
): Promise<SentProgram> {
  const { customerId } = who
  const [assetId, film] = [ulid(), randomBytes(bytes)]
  const asset = { id: assetId, customerId, name: 'film.mp4', mime: 'video/mp4', bytes }
  await db
    .insertInto('mediaAssets')
    .values({ ...asset, state: 'ready', durationMs: 1000, createdAt: day, updatedAt: day })
    .execute()
  await storage.put(`media/${customerId}/${assetId}/source`, film)
  const programId = await aProgramOnAir(db, who, 'All hands')
  const versionId = await aVersion(db, who, programId, { versionNo: 2, assetId })
  await db
    .updateTable('programs')
    .set({ state: 'published', publishedVersionId: versionId })
    .where('id', '=', programId)
    .execute()
  return { programId, versionId, film }
}
