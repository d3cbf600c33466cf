// All SQL that touches versions of clips.
import { sql } from 'kysely'
import { mediaRows } from '../../media/server'
import type { Db } from '../../../server/database/tables'

export interface NewVersion {
  readonly customerId: string
  readonly clipId: string
  readonly assetId: string
  readonly madeBy: string
  readonly madeAt: Date
}

/** The first new version makes a version of what was there before. The clip is locked. */
export async function insertVersion(db: Db, version: NewVersion): Promise<void> {
  const { customerId, clipId } = version
  await db
    .insertInto('footageClipVersions')
    .columns(['customerId', 'clipId', 'versionNo', 'assetId', 'isComing', 'madeBy', 'madeAt'])
    .expression((eb) =>
      eb
        .selectFrom('footageClips as clip')
        .select(['customerId', 'id', 'versionNo', 'assetId', eb.lit(false).as('isComing')])
        .select(['createdBy', 'createdAt'])
        .where('customerId', '=', customerId)
        .where('id', '=', clipId),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { last } = await db
    .selectFrom('footageClipVersions')
    .select(({ fn }) => fn.max('versionNo').as('last'))
    .where('clipId', '=', clipId)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('footageClipVersions')
    .values({ ...version, versionNo: last + 1, isComing: true })
    .execute()
}

/** The latest first, with the one that is shown at the same moment. */
export function listVersionRows(db: Db, clipId: string) {
  return db
    .selectFrom('footageClipVersions as version')
    .innerJoin('footageClips as clip', 'clip.id', 'version.clipId')
    .innerJoin(mediaRows(db).as('media'), 'media.assetId', 'version.assetId')
    .leftJoin('users as maker', 'maker.id', 'version.madeBy')
    .selectAll('media')
    .select(['version.versionNo', 'version.madeBy', 'version.madeAt', 'maker.name as makerName'])
    .select(['maker.pictureUrl as makerPictureUrl', 'version.isComing'])
    .select('clip.versionNo as shownNo')
    .where('version.clipId', '=', clipId)
    .orderBy('version.versionNo', 'desc')
    .execute()
}

export type VersionRow = Awaited<ReturnType<typeof listVersionRows>>[number]

/** Of these assets, one that is to become a version of the clip. */
export function findComing(db: Db, clipId: string, assetIds: readonly string[]) {
  return assetIds.length === 0
    ? undefined
    : db
        .selectFrom('footageClipVersions')
        .select('assetId')
        .where('clipId', '=', clipId)
        .where('isComing', '=', true)
        .where('assetId', 'in', [...assetIds])
        .executeTakeFirst()
}

/** A version that can be shown. */
export function findShowable(db: Db, clipId: string, versionNo: number) {
  return db
    .selectFrom('footageClipVersions as version')
    .innerJoin('mediaAssets as asset', 'asset.id', 'version.assetId')
    .select('version.assetId')
    .where('version.clipId', '=', clipId)
    .where('version.versionNo', '=', versionNo)
    .where('asset.state', 'in', ['playable', 'ready'])
    .executeTakeFirst()
}

/** Every film that the clips show, showed or are going to show. */
export async function assetsOfClips(db: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('footageClips')
    .select('assetId')
    .where('id', 'in', [...ids])
    .union(
      db
        .selectFrom('footageClipVersions')
        .select('assetId')
        .where('clipId', 'in', [...ids]),
    )
    .execute()
  return rows.map(({ assetId }) => assetId)
}

/** The id of the clip that shows an asset of this alias, or showed it before; null: none does. */
export const clipOfFilm = (asset: string) => sql<string | null>`coalesce(
  (select id from footage_clips where customer_id = ${sql.ref(`${asset}.customerId`)}
    and asset_id = ${sql.ref(`${asset}.id`)}),
  (select clip_id from footage_clip_versions where customer_id = ${sql.ref(`${asset}.customerId`)}
    and asset_id = ${sql.ref(`${asset}.id`)}))`

/**
 * Once a coming version can be watched the clip shows it, but for one that came after a later one.
 * What is none is left alone.
 */
export async function takeVersion(db: Db, assetId: string): Promise<void> {
  await sql`with arrived as (
      update footage_clip_versions version set is_coming = false
      from media_assets asset
      where version.asset_id = ${assetId} and version.is_coming
        and asset.id = version.asset_id and asset.state in ('playable', 'ready')
      returning version.clip_id, version.asset_id, version.version_no)
    update footage_clips clip set asset_id = arrived.asset_id, version_no = arrived.version_no
    from arrived where clip.id = arrived.clip_id and clip.version_no < arrived.version_no`.execute(
    db,
  )
}
