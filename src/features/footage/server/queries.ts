// All SQL that touches clips.
import { sql } from 'kysely'
import { mediaRows } from '../../media/server'
import type { Member } from '../../../server/context'
import { compiledOnce } from '../../../server/database/compiledOnce'
import type { Db } from '../../../server/database/tables'
import { clipSharing, peopleIn } from './people'

/** The clips of a customer, with their assets and owners; without those whose guests withdrew consent. */
function allClipRows(db: Db, customerId: string) {
  return db
    .selectFrom('footageClips as clip')
    .innerJoin(mediaRows(db).as('media'), (join) =>
      join
        .onRef('media.assetId', '=', 'clip.assetId')
        .onRef('media.customerId', '=', 'clip.customerId'),
    )
    .innerJoin('users as owner', 'owner.id', 'clip.ownerUserId')
    .leftJoin('shotTypes as shot', 'shot.id', 'clip.shotTypeId')
    .where('clip.customerId', '=', customerId)
    .where('clip.withdrawnBy', 'is', null)
}

/** Those that this person sees: what others keep to themselves only campaign managers do. */
export function clipRows(
  db: Db,
  { customerId, userId, roles }: Pick<Member, 'customerId' | 'userId' | 'roles'>,
) {
  const me = db.selectNoFrom(sql<string>`${userId}::text`.as('id')).as('me')
  const rows = allClipRows(db, customerId).innerJoin(me, (join) => join.onTrue())
  return rows.$if(!roles.includes('cm'), (query) => query.where(clipSharing.seenBy(userId, 'clip')))
}

/** With all that is shown of them. */
function shown(db: Db, customerId: string) {
  return allClipRows(db, customerId)
    .innerJoin('mediaAssets as original', 'original.id', 'clip.assetId')
    .selectAll('media')
    .selectAll('clip')
    .select([
      'original.facts',
      'owner.name as ownerName',
      'owner.pictureUrl as ownerPictureUrl',
      'shot.name as shotTypeName',
      peopleIn.as('people'),
      clipSharing.sharersOf('clip').as('sharedWith'),
    ])
    .select(sql<string | null>`to_char(clip.rights_expire_at, 'YYYY-MM-DD')`.as('rightsEndOn'))
}

export type ClipRow = Awaited<ReturnType<ReturnType<typeof shown>['executeTakeFirstOrThrow']>>

const askClips = compiledOnce(
  ['customerId', 'ids'],
  (db, { customerId, ids }: { customerId: string; ids: readonly string[] }) =>
    shown(db, customerId).where(sql<boolean>`clip.id = any(${ids}::text[])`),
)

/** For every page of the list. */
export const loadClips = (db: Db, customerId: string, ids: readonly string[]): Promise<ClipRow[]> =>
  askClips(db, { customerId, ids: [...ids] })

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

/** Clips whose whole film, or its two ends, have one of these digests; one in the trash is not asked for. */
export function listClipsByContent(db: Db, customerId: string, edgeHashes: readonly string[]) {
  return db
    .selectFrom('footageClips as clip')
    .innerJoin('mediaAssets as asset', 'asset.id', 'clip.assetId')
    .leftJoin('mediaUploads as upload', (join) =>
      join.onRef('upload.assetId', '=', 'asset.id').on('upload.state', '=', 'done'),
    )
    .select(['clip.id', 'asset.sha256', 'upload.edgeHash'])
    .where('clip.customerId', '=', customerId)
    .where('clip.deletedAt', 'is', null)
    .where('clip.withdrawnBy', 'is', null)
    .where('asset.state', 'in', ['uploaded', 'probing', 'playable', 'ready'])
    .where('clip.assetId', 'in', assetsByContent(db, customerId, edgeHashes))
    .orderBy('clip.createdAt')
    .orderBy('clip.id')
    .execute()
}

const assetsByContent = (db: Db, customerId: string, edgeHashes: readonly string[]) =>
  db
    .selectFrom('mediaAssets')
    .select('id')
    .where('customerId', '=', customerId)
    .where('sha256', 'in', [...edgeHashes])
    .union(
      db
        .selectFrom('mediaUploads')
        .select('assetId as id')
        .where('customerId', '=', customerId)
        .where('state', '=', 'done')
        .where('edgeHash', 'in', [...edgeHashes]),
    )

/** Whether a clip that this person sees is called so. */
export async function isTitleTaken(db: Db, member: Member, title: string): Promise<boolean> {
  const found = await clipRows(db, member)
    .select('clip.id')
    .where('clip.title', '=', title)
    .where('clip.deletedAt', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
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

/** A film that can be watched, with the clip that shows it. */
export function findShownFilm(db: Db, assetId: string) {
  return db
    .selectFrom('mediaAssets as asset')
    .innerJoin('footageClips as clip', (join) =>
      join.onRef('clip.assetId', '=', 'asset.id').onRef('clip.customerId', '=', 'asset.customerId'),
    )
    .innerJoin('users as owner', 'owner.id', 'clip.ownerUserId')
    .select(['clip.id as clipId', 'clip.customerId', 'clip.ownerUserId'])
    .select(['owner.locale as ownerLocale', 'asset.renditions', 'asset.cutInMs', 'asset.leadMs'])
    .where('asset.id', '=', assetId)
    .where('asset.state', 'in', ['playable', 'ready'])
    .where('clip.withdrawnBy', 'is', null)
    .executeTakeFirst()
}

/** Locks the row until the end of the transaction. */
export function lockClip(db: Db, customerId: string, id: string) {
  return db
    .selectFrom('footageClips')
    .select(['id', 'assetId', 'ownerUserId', 'deletedAt'])
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
  tags?: string[] | undefined
  rightsExpireAt?: string | undefined
  consentId?: string
  otherPeople?: string[]
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
