// All SQL that touches clips.
import { sql } from 'kysely'
import { mediaRows } from '../../media/server'
import { titleKeyOf } from '../clip'
import type { Db } from '../../../server/database/tables'
import type { ClipSort } from '../clip'
import type { ClipCursor } from './cursor'

export interface ClipFilter {
  customerId: string
  search?: string
  trashed?: boolean
}

export interface ClipPage extends ClipFilter {
  sort: ClipSort
  after?: ClipCursor
  limit: number
}

function clips(db: Db, customerId: string) {
  return db
    .selectFrom('footageClips as clip')
    .innerJoin(mediaRows(db).as('media'), (join) =>
      join
        .onRef('media.assetId', '=', 'clip.assetId')
        .onRef('media.customerId', '=', 'clip.customerId'),
    )
    .where('clip.customerId', '=', customerId)
}

/** Clips with the columns of their owner and asset, for display. */
function shown(db: Db, customerId: string) {
  return clips(db, customerId)
    .innerJoin('users as owner', 'owner.id', 'clip.ownerUserId')
    .leftJoin('users as remover', 'remover.id', 'clip.deletedBy')
    .selectAll('media')
    .selectAll('clip')
    .select(['owner.name as ownerName', 'owner.pictureUrl as ownerPictureUrl'])
    .select(['remover.name as removerName', 'remover.pictureUrl as removerPictureUrl'])
}

export type ClipRow = Awaited<ReturnType<ReturnType<typeof shown>['executeTakeFirstOrThrow']>>

function passes({ search = '', trashed = false }: ClipFilter) {
  const key = titleKeyOf(search.trim())
  const place = trashed
    ? sql<boolean>`clip.deleted_at is not null`
    : sql<boolean>`clip.deleted_at is null`
  return key === '' ? place : sql<boolean>`${place} and position(${key} in clip.title_key) > 0`
}

const orders = {
  newest: { by: sql<Date>`clip.created_at`, direction: 'desc' },
  oldest: { by: sql<Date>`clip.created_at`, direction: 'asc' },
  name: { by: sql<string>`clip.title_key`, direction: 'asc' },
  duration: { by: sql<number>`coalesce(media.duration_ms, -1)`, direction: 'desc' },
} as const

/** The value the sort compares; equal to the one the database computes. */
export function sortValueOf(sort: ClipSort, clip: ClipRow): string | number {
  if (sort === 'duration') return clip.durationMs ?? -1
  return sort === 'name' ? clip.titleKey : clip.createdAt.toISOString()
}

export function listClipRows(db: Db, { sort, after, limit, ...filter }: ClipPage) {
  const { by, direction } = orders[sort]
  const beyond = direction === 'asc' ? sql.raw('>') : sql.raw('<')
  const query = shown(db, filter.customerId).where(passes(filter))
  const from = after
    ? query.where(
        sql<boolean>`(${by}, clip.id) ${beyond} (${sortParameter(sort, after)}, ${after.id})`,
      )
    : query
  return from.orderBy(by, direction).orderBy('clip.id', direction).limit(limit).execute()
}

function sortParameter(sort: ClipSort, { value }: ClipCursor) {
  if (sort === 'duration') return sql`${value}::integer`
  return sort === 'name' ? sql`${value}::text collate "C"` : sql`${value}::timestamptz`
}

/** Totals over the whole list, not just one page. */
export async function sumClips(
  db: Db,
  filter: ClipFilter,
): Promise<{ total: number; totalDurationMs: number }> {
  const { total, duration } = await clips(db, filter.customerId)
    .where(passes(filter))
    .select(({ fn }) => [
      fn.countAll<string>().as('total'),
      fn.sum<string | null>('media.durationMs').as('duration'),
    ])
    .executeTakeFirstOrThrow()
  return { total: Number(total), totalDurationMs: Number(duration ?? 0) }
}

/** What a person has brought in, the newest first. */
export function listOwnClips(db: Db, customerId: string, ownerUserId: string, limit: number) {
  return shown(db, customerId)
    .where('clip.ownerUserId', '=', ownerUserId)
    .orderBy('clip.createdAt', 'desc')
    .limit(limit)
    .execute()
}

export function findClip(db: Db, customerId: string, id: string) {
  return shown(db, customerId).where('clip.id', '=', id).executeTakeFirst()
}

/** Which of these customers the clip belongs to. */
export async function findCustomerOfClip(db: Db, customerIds: readonly string[], id: string) {
  if (customerIds.length === 0) return undefined
  const clip = await db
    .selectFrom('footageClips')
    .select('customerId')
    .where('customerId', 'in', [...customerIds])
    .where('id', '=', id)
    .executeTakeFirst()
  return clip?.customerId
}

export function findClips(db: Db, customerId: string, ids: readonly string[]) {
  if (ids.length === 0) return Promise.resolve([])
  return shown(db, customerId)
    .where('clip.id', 'in', [...ids])
    .orderBy('clip.id')
    .execute()
}

/** Excludes clips in the trash, which stay there. */
export function findKeptClipOf(db: Db, customerId: string, assetIds: readonly string[]) {
  if (assetIds.length === 0) return undefined
  return shown(db, customerId)
    .where('clip.assetId', 'in', [...assetIds])
    .where('clip.deletedAt', 'is', null)
    .orderBy('clip.createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Locks the rows until the end of the transaction, in a fixed order to avoid deadlocks. */
export async function lockClips(db: Db, customerId: string, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('footageClips')
    .select(['id', 'assetId', 'ownerUserId', 'rev', 'deletedAt'])
    .where('customerId', '=', customerId)
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute()
}

export interface NewClip {
  id: string
  customerId: string
  assetId: string
  ownerUserId: string
  title: string
  createdAt: Date
}

export async function insertClip(db: Db, clip: NewClip): Promise<void> {
  const { title, ownerUserId, createdAt } = clip
  await db
    .insertInto('footageClips')
    .values({ ...clip, titleKey: titleKeyOf(title), createdBy: ownerUserId, updatedAt: createdAt })
    .execute()
}

export async function setClipTitle(
  db: Db,
  customerId: string,
  id: string,
  title: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable('footageClips')
    .set(({ eb }) => ({
      title,
      titleKey: titleKeyOf(title),
      updatedAt: now,
      rev: eb('rev', '+', 1),
    }))
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

/** `deletedBy` null takes them out of the trash. */
export async function setClipsTrashed(
  db: Db,
  customerId: string,
  ids: readonly string[],
  deletedBy: string | null,
  now: Date,
): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('footageClips')
    .set(({ eb }) => ({
      deletedAt: deletedBy === null ? null : now,
      deletedBy,
      updatedAt: now,
      rev: eb('rev', '+', 1),
    }))
    .where('customerId', '=', customerId)
    .where('id', 'in', [...ids])
    .execute()
}
