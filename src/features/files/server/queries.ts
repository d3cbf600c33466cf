// All SQL that touches files.
import { sql } from 'kysely'
import { mediaRows } from '../../media/server'
import { defineSharing } from '../../../screens/server'
import type { Db } from '../../../server/database/tables'
import type { FileFacts } from '../file'

export const fileSharing = defineSharing('fileShares', 'fileId')

export interface Seeing {
  readonly customerId: string
  readonly userId: string
  /** Whether they see what others keep to themselves. */
  readonly seesAll: boolean
}

/** All files of a customer, those that are not in Files yet too. */
const anyFileRows = (db: Db, customerId: string) =>
  db
    .selectFrom('files as file')
    .innerJoin(mediaRows(db).as('media'), (join) =>
      join
        .onRef('media.assetId', '=', 'file.assetId')
        .onRef('media.customerId', '=', 'file.customerId'),
    )
    .innerJoin('mediaAssets as original', 'original.id', 'file.assetId')
    .innerJoin('users as owner', 'owner.id', 'file.ownerUserId')
    .where('file.customerId', '=', customerId)

/**
 * The files somebody sees, each in its latest version: a new one takes the place of the old one as
 * soon as it is ready, and gives it back from the trash.
 */
export function fileRows(db: Db, { customerId, userId, seesAll }: Seeing) {
  return anyFileRows(db, customerId)
    .where('file.awaitedBy', 'is', null)
    .$if(!seesAll, (query) => query.where(fileSharing.seenBy(userId, 'file')))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('files as newer')
            .innerJoin('mediaAssets as its', 'its.id', 'newer.assetId')
            .select('newer.id')
            .whereRef('newer.firstId', '=', 'file.firstId')
            .whereRef('newer.versionNo', '>', 'file.versionNo')
            .where('newer.deletedAt', 'is', null)
            .where('its.state', '=', 'ready'),
        ),
      ),
    )
}

/** Whether a file that somebody sees is called so. */
export async function isTitleTaken(db: Db, seeing: Seeing, title: string): Promise<boolean> {
  const found = await fileRows(db, seeing)
    .select('file.id')
    .where('file.title', '=', title)
    .where('file.deletedAt', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** What its content says, or else its name. */
export const kindOfRow = sql<string>`coalesce(original.facts->>'kind', file.kind)`

function shown(rows: ReturnType<typeof anyFileRows>) {
  return rows
    .selectAll('media')
    .selectAll('file')
    .select([
      'original.facts',
      'owner.name as ownerName',
      'owner.pictureUrl as ownerPictureUrl',
      'media.name as fileName',
      fileSharing.sharersOf('file').as('sharedWith'),
    ])
    .select(sql<string | null>`to_char(file.licence_expires_at, 'YYYY-MM-DD')`.as('licenceEndsOn'))
}

type Shown = Awaited<ReturnType<ReturnType<typeof shown>['executeTakeFirstOrThrow']>>

export type FileRow = Omit<Shown, 'facts'> & {
  readonly facts: FileFacts | null
  readonly versions: readonly VersionRow[]
}

export const loadFiles = (db: Db, seeing: Seeing, ids: readonly string[]): Promise<FileRow[]> =>
  loadOf(fileRows(db, seeing), ids, { db, customerId: seeing.customerId })

/** Also those that are not in Files yet: whoever asks has to judge who sees them. */
export const loadAnyFiles = (
  db: Db,
  customerId: string,
  ids: readonly string[],
): Promise<FileRow[]> => loadOf(anyFileRows(db, customerId), ids, { db, customerId })

async function loadOf(
  files: ReturnType<typeof anyFileRows>,
  ids: readonly string[],
  { db, customerId }: { readonly db: Db; readonly customerId: string },
): Promise<FileRow[]> {
  if (ids.length === 0) return []
  const rows = await shown(files)
    .where('file.id', 'in', [...ids])
    .execute()
  const all = await listVersions(
    db,
    customerId,
    rows.map(({ firstId }) => firstId),
  )
  return rows.map((row) => ({
    ...row,
    facts: row.facts as FileFacts | null,
    versions: all.filter(({ firstId }) => firstId === row.firstId),
  }))
}

function versions(db: Db, customerId: string, firstIds: readonly string[]) {
  return db
    .selectFrom('files as file')
    .innerJoin('mediaAssets as asset', 'asset.id', 'file.assetId')
    .innerJoin('users as owner', 'owner.id', 'file.ownerUserId')
    .select([
      'file.firstId',
      'file.versionNo',
      'file.ownerUserId',
      'file.createdAt',
      'owner.name as ownerName',
      'asset.id as assetId',
      'asset.name',
      'asset.bytes',
      'asset.addressRev',
    ])
    .where('file.customerId', '=', customerId)
    .where('file.firstId', 'in', [...firstIds])
    .where('file.deletedAt', 'is', null)
    .where('asset.state', '=', 'ready')
    .orderBy('file.versionNo', 'desc')
}

export type VersionRow = Awaited<ReturnType<ReturnType<typeof versions>['executeTakeFirstOrThrow']>>

const listVersions = async (db: Db, customerId: string, firstIds: readonly string[]) =>
  firstIds.length === 0 ? [] : versions(db, customerId, firstIds).execute()

/** Not in the trash, and for the same request, if for any. */
export async function findKeptFileOf(
  db: Db,
  customerId: string,
  assetIds: readonly string[],
  awaitedBy: string | null,
) {
  if (assetIds.length === 0) return undefined
  return db
    .selectFrom('files')
    .select(['id', 'assetId'])
    .where('customerId', '=', customerId)
    .where('assetId', 'in', [...assetIds])
    .where('awaitedBy', awaitedBy === null ? 'is' : '=', awaitedBy)
    .where('deletedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export function lockFile(db: Db, customerId: string, id: string) {
  return db
    .selectFrom('files')
    .select(['id', 'assetId', 'ownerUserId'])
    .where('customerId', '=', customerId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** What a new version takes over from the one before. */
export function findOlder(db: Db, customerId: string, id: string) {
  return db
    .selectFrom('files')
    .select(['ownerUserId', 'firstId', 'title', 'kind', 'tags', 'licence', 'licenceText'])
    .select(sql<string | null>`to_char(licence_expires_at, 'YYYY-MM-DD')`.as('licenceExpiresAt'))
    .select(['visibility'])
    .where('customerId', '=', customerId)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
}

export async function nextVersionNo(db: Db, firstId: string): Promise<number> {
  const { last } = await db
    .selectFrom('files')
    .select(({ fn }) => fn.max('versionNo').as('last'))
    .where('firstId', '=', firstId)
    .executeTakeFirstOrThrow()
  return (last ?? 0) + 1
}

export async function deleteFile(db: Db, customerId: string, id: string): Promise<void> {
  await db.deleteFrom('files').where('customerId', '=', customerId).where('id', '=', id).execute()
}
