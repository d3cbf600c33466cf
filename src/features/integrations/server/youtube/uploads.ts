// All SQL that touches what goes to YouTube.
import { sql } from 'kysely'
import type { Db, RowChangeOf, RowOf } from '../../../../server/database/tables'
import { onAir } from '../../../programs/server'
import { pacificDayStart } from '../../pacificDay'

export type UploadRow = RowOf<'youtubeUploads'>
export type FailCode = NonNullable<UploadRow['failCode']>

/** So many a day YouTube takes of one installation (developers.google.com, determine_quota_cost). */
export const mostADay = 100

/** With the film that goes there; `isOnAir`: the program still shows it. */
export const findUpload = (db: Db, id: string, now: Date) =>
  db
    .selectFrom('youtubeUploads as upload')
    .innerJoin('programs as program', 'program.id', 'upload.programId')
    .innerJoin('programVersions as version', 'version.id', 'upload.versionId')
    .leftJoin('mediaAssets as asset', 'asset.id', 'version.assetId')
    .selectAll('upload')
    .select(['version.assetId', 'asset.mime'])
    .select(
      sql<boolean>`${onAir('program', sql<Date>`${now}::timestamptz`)}
        and program.published_version_id = upload.version_id`.as('isOnAir'),
    )
    .where('upload.id', '=', id)
    .executeTakeFirst()

export type FoundUpload = NonNullable<Awaited<ReturnType<typeof findUpload>>>

export const changeUpload = (db: Db, id: string, change: RowChangeOf<'youtubeUploads'>) =>
  db.updateTable('youtubeUploads').set(change).where('id', '=', id).execute()

export const failUpload = (db: Db, id: string, failCode: FailCode) =>
  changeUpload(db, id, { state: 'failed', failCode, sealedSession: null })

/** Of the whole installation, which is one project at Google. */
export async function countToday(db: Db, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('youtubeUploads')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('begunAt', '>=', pacificDayStart(now))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export const listUploads = (db: Db, connectionId: string, most: number) =>
  db
    .selectFrom('youtubeUploads as upload')
    .innerJoin('programs as program', 'program.id', 'upload.programId')
    .innerJoin('programVersions as version', 'version.id', 'upload.versionId')
    .selectAll('upload')
    .select(['program.title as programTitle', 'version.versionNo'])
    .where('upload.connectionId', '=', connectionId)
    .orderBy('upload.askedAt', 'desc')
    .orderBy('upload.id', 'desc')
    .limit(most)
    .execute()

export const listDue = (db: Db, now: Date) =>
  db
    .selectFrom('youtubeUploads')
    .select(['id', 'customerId'])
    .where('state', '=', 'waiting')
    .where('waitsUntil', '<=', now)
    .execute()

/** Those that YouTube is still looking at, and of which it can be asked. */
export const listProcessing = (db: Db, most: number) =>
  db
    .selectFrom('youtubeUploads as upload')
    .innerJoin('integrationConnections as connection', 'connection.id', 'upload.connectionId')
    .select(['upload.id', 'upload.connectionId', 'upload.videoId'])
    .where('upload.state', '=', 'processing')
    .where('connection.state', '=', 'active')
    .orderBy('upload.askedAt', 'desc')
    .limit(most)
    .execute()
