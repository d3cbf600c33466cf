// All SQL that touches clips.
import { mediaRows } from '../../media/server'
import type { Db } from '../../../server/database/tables'
import './tables'

/** The clips of a customer, with their assets and owners. */
export function clipRows(db: Db, customerId: string) {
  return db
    .selectFrom('footageClips as clip')
    .innerJoin(mediaRows(db).as('media'), (join) =>
      join
        .onRef('media.assetId', '=', 'clip.assetId')
        .onRef('media.customerId', '=', 'clip.customerId'),
    )
    .innerJoin('users as owner', 'owner.id', 'clip.ownerUserId')
    .where('clip.customerId', '=', customerId)
}

/** With all that is shown of them. */
function shown(db: Db, customerId: string) {
  return clipRows(db, customerId)
    .selectAll('media')
    .selectAll('clip')
    .select(['owner.name as ownerName', 'owner.pictureUrl as ownerPictureUrl'])
}

export type ClipRow = Awaited<ReturnType<ReturnType<typeof shown>['executeTakeFirstOrThrow']>>

export const loadClips = (db: Db, customerId: string, ids: readonly string[]) =>
  shown(db, customerId)
    .where('clip.id', 'in', [...ids])
    .execute()

/** What a person has brought in, the newest first. */
export function listOwnClips(db: Db, customerId: string, ownerUserId: string, limit: number) {
  return shown(db, customerId)
    .where('clip.ownerUserId', '=', ownerUserId)
    .orderBy('clip.createdAt', 'desc')
    .limit(limit)
    .execute()
}

/** Excludes clips in the trash, which stay there. */
export async function findKeptClipOf(db: Db, customerId: string, assetIds: readonly string[]) {
  if (assetIds.length === 0) return undefined
  return db
    .selectFrom('footageClips')
    .select(['id', 'assetId'])
    .where('customerId', '=', customerId)
    .where('assetId', 'in', [...assetIds])
    .where('deletedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Also one in the trash. */
export function findClipOf(db: Db, customerId: string, assetId: string) {
  return db
    .selectFrom('footageClips')
    .select('id')
    .where('customerId', '=', customerId)
    .where('assetId', '=', assetId)
    .executeTakeFirst()
}

/** Locks the row until the end of the transaction. */
export function lockClip(db: Db, customerId: string, id: string) {
  return db
    .selectFrom('footageClips')
    .select(['id', 'assetId', 'ownerUserId'])
    .where('customerId', '=', customerId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export interface NewClip {
  id: string
  customerId: string
  assetId: string
  ownerUserId: string
  title: string
  description?: string
  tags?: string[]
  createdAt: Date
}

export async function insertClip(db: Db, clip: NewClip): Promise<void> {
  const { ownerUserId, createdAt } = clip
  await db
    .insertInto('footageClips')
    .values({ ...clip, createdBy: ownerUserId, updatedAt: createdAt })
    .execute()
}

export async function deleteClip(db: Db, customerId: string, id: string): Promise<void> {
  await db
    .deleteFrom('footageClips')
    .where('customerId', '=', customerId)
    .where('id', '=', id)
    .execute()
}

/** Clips of all customers that were put into the trash before `before`. */
/** What was put into the trash before, of all customers or of one. */
export interface Trash {
  readonly before: Date
  readonly customerId?: string
}

export function listExpiredClips(db: Db, { before, customerId }: Trash) {
  return db
    .selectFrom('footageClips')
    .select(['id', 'customerId', 'assetId'])
    .where('deletedAt', '<', before)
    .$if(customerId !== undefined, (query) => query.where('customerId', '=', customerId!))
    .orderBy('deletedAt')
    .execute()
}

/** False when the clip was taken out of the trash in the meantime. */
export async function deleteExpiredClip(
  db: Db,
  customerId: string,
  id: string,
  before: Date,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('footageClips')
    .where('customerId', '=', customerId)
    .where('id', '=', id)
    .where('deletedAt', '<', before)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
