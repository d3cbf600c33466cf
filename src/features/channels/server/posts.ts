// What was sent to a channel.
import { sql } from 'kysely'
import type {
  ListPostsRequest,
  ListPostsResponse,
  PinPostRequest,
  PinPostResponse,
} from '../../../../generated/facts/features/channels'
import type { Context } from '../../../server/context'
import { failure, forbidden, notFound } from '../../../server/errors'
import { mediaRows } from '../../media/server'
import { isOnAir, posterOf } from '../../programs/server'
import { mostPins } from '../channel'
import { findChannel, lockChannelTo } from './relation'
import { findDelivery } from './findDelivery'

const usualPage = 24

export async function listPosts(
  { channelId, after, limit = usualPage }: ListPostsRequest,
  context: Context,
): Promise<ListPostsResponse> {
  const { db, now, member } = context
  const { acts } = await findChannel(channelId, context)
  if (!acts.includes('watch')) throw forbidden()
  const isPinned = sql<boolean>`coalesce(post.pinned_until > ${now}, false)`
  const placeOf = (of: string) =>
    sql`coalesce(${sql.ref(`${of}.pinnedUntil`)} > ${now}, false),
      ${sql.ref(`${of}.deliveredAt`)}, ${sql.ref(`${of}.id`)}`
  const found = await db
    .selectFrom('programDeliveries as post')
    .innerJoin('programs', 'programs.id', 'post.programId')
    .leftJoin('users as sender', 'sender.id', 'post.createdBy')
    .leftJoin(mediaRows(db).as('media'), 'media.assetId', 'programs.posterAssetId')
    .leftJoin('programVersions as version', 'version.id', 'programs.publishedVersionId')
    .selectAll('post')
    .select(['programs.title', 'version.durationMs', 'media.renditions', 'media.addressRev'])
    .select(['sender.name as senderName', isPinned.as('isPinned')])
    .where('post.channelId', '=', channelId)
    .where('post.recalledAt', 'is', null)
    .where(isOnAir(now))
    // What is scheduled is seen by those who look after the channel.
    .$if(!acts.includes('edit'), (rows) => rows.where('post.deliveredAt', '<=', now))
    .$if(after !== undefined, (rows) =>
      rows.where(
        sql<boolean>`(${placeOf('post')}) < (select ${placeOf('last')} from program_deliveries last
          where last.id = ${after ?? ''} and last.channel_id = ${channelId})`,
      ),
    )
    .orderBy(isPinned, 'desc')
    .orderBy('post.deliveredAt', 'desc')
    .orderBy('post.id', 'desc')
    .limit(limit + 1)
    .execute()
  const page = found.slice(0, limit)
  return {
    posts: page.map((row) => ({
      deliveryId: row.id,
      program: { id: row.programId, name: row.title },
      posterUrl: posterOf(row, context),
      durationMs: row.durationMs ?? 0,
      deliveredAt: row.deliveredAt.toISOString(),
      isScheduled: row.deliveredAt > now,
      required: row.required,
      ...(row.dueAt === null ? {} : { dueAt: row.dueAt.toISOString() }),
      isPinned: row.isPinned,
      ...(row.createdBy === null
        ? {}
        : { postedBy: { id: row.createdBy, name: row.senderName ?? '' } }),
      mayTakeBack: acts.includes('edit') || row.createdBy === member.userId,
    })),
    ...(found.length > limit ? { next: page.at(-1)?.id ?? '' } : {}),
  }
}

/** Until it is unpinned. */
const pinnedForEver = new Date('9999-12-31T00:00:00Z')

export async function pinPost(
  { deliveryId, isPinned }: PinPostRequest,
  context: Context,
): Promise<PinPostResponse> {
  const { db, now } = context
  const { channelId, recalledAt } = await findDelivery(deliveryId, context)
  if (channelId === null || recalledAt !== null) throw notFound()
  // Two who pin at once count one after the other.
  await lockChannelTo('pin', channelId, context)
  if (isPinned) {
    const { pins } = await db
      .selectFrom('programDeliveries')
      .select(sql<number>`count(*)::int`.as('pins'))
      .where('channelId', '=', channelId)
      .where('recalledAt', 'is', null)
      .where('pinnedUntil', '>', now)
      .where('id', '<>', deliveryId)
      .executeTakeFirstOrThrow()
    if (pins >= mostPins) throw failure('tooManyPins', { most: String(mostPins) })
  }
  await db
    .updateTable('programDeliveries')
    .set({ pinnedUntil: isPinned ? pinnedForEver : null })
    .where('id', '=', deliveryId)
    .execute()
  return { deliveryId, isPinned }
}
