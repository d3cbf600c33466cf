// Where a program was sent.
import { sql } from 'kysely'
import type {
  DeliveriesReply,
  ListDeliveriesRequest,
  RecallDeliveryRequest,
  RecallDeliveryResponse,
} from '../../../../generated/facts/features/channels'
import type { Context } from '../../../server/context'
import { forbidden } from '../../../server/errors'
import { tellAfterwards } from '../../../server/events/tellAfterwards'
import { programs } from '../../programs/server'
import { findDelivery } from './findDelivery'
import { newsOf, type Place } from './newsOf'
import { seenChannels } from './relation'

export async function listDeliveries(
  { programId }: ListDeliveriesRequest,
  context: Context,
): Promise<DeliveriesReply> {
  const { may } = await programs.shown(programId, context)
  if (!may.includes('publish')) throw forbidden()
  return presentDeliveries(programId, context)
}

/** Those that are there, the latest first; of channels that somebody does not see, nothing. */
export async function presentDeliveries(
  programId: string,
  { db, member, now }: Context,
): Promise<DeliveriesReply> {
  const channels = seenChannels(db, member).select([
    'channel.id as channelId',
    'channel.name',
    'channel.pictureUrl',
    sql<boolean>`owned.user_id is not null`.as('isOwned'),
  ])
  const rows = await db
    .selectFrom('programDeliveries as sent')
    .leftJoin(channels.as('place'), 'place.channelId', 'sent.channelId')
    .leftJoin('users as person', 'person.id', 'sent.userId')
    .leftJoin('users as sender', 'sender.id', 'sent.createdBy')
    .selectAll('sent')
    .select(['place.name as channelName', 'place.pictureUrl as channelPicture', 'place.isOwned'])
    .select(['person.name as personName', 'person.pictureUrl', 'sender.name as senderName'])
    .where('sent.programId', '=', programId)
    .where('sent.customerId', '=', member.customerId)
    .where('sent.recalledAt', 'is', null)
    .where(({ eb, or }) =>
      or([eb('sent.userId', 'is not', null), eb('place.channelId', 'is not', null)]),
    )
    .orderBy('sent.deliveredAt', 'desc')
    .orderBy('sent.id', 'desc')
    .execute()
  const isManager = member.roles.includes('cm')
  return {
    deliveries: rows.map((row) => ({
      deliveryId: row.id,
      ...(row.channelId === null
        ? {}
        : { channel: named(row.channelId, row.channelName, row.channelPicture) }),
      ...(row.userId === null ? {} : { person: named(row.userId, row.personName, row.pictureUrl) }),
      deliveredAt: row.deliveredAt.toISOString(),
      isScheduled: row.deliveredAt > now,
      required: row.required,
      ...(row.dueAt === null ? {} : { dueAt: row.dueAt.toISOString() }),
      ...(row.dueDays === null ? {} : { dueDays: row.dueDays }),
      ...(row.expiresAt === null ? {} : { expiresAt: row.expiresAt.toISOString() }),
      ...(row.createdBy === null ? {} : { sentBy: named(row.createdBy, row.senderName, null) }),
      mayTakeBack: isManager || row.createdBy === member.userId || row.isOwned === true,
    })),
  }
}

const named = (id: string, name: string | null, pictureUrl: string | null) => ({
  id,
  name: name ?? '',
  ...(pictureUrl === null ? {} : { pictureUrl }),
})

/** What was sent anew meanwhile is not sent twice by bringing back what was taken back before. */
export async function recallDelivery(
  { deliveryId, isRecalled }: RecallDeliveryRequest,
  context: Context,
): Promise<RecallDeliveryResponse> {
  const { db } = context
  const { mayTakeBack, channelId, userId } = await findDelivery(deliveryId, context)
  if (!mayTakeBack) throw forbidden()
  if (isRecalled) {
    await markRecalled(deliveryId, context)
  } else {
    await sql`update program_deliveries as gone set recalled_at = null
      where gone.id = ${deliveryId} and gone.recalled_at is not null
        and not exists (select from program_deliveries there
          where there.program_id = gone.program_id and there.recalled_at is null
            and (there.channel_id = gone.channel_id or there.user_id = gone.user_id))`.execute(db)
  }
  tellPlace({ channelId, userId }, context)
  return { deliveryId, isRecalled }
}

/** Whoever sent it, and whoever may. */
export async function takeBackDelivery(deliveryId: string, taking: Taking): Promise<void> {
  const { db, member } = taking
  const place = await db
    .selectFrom('programDeliveries')
    .select(['channelId', 'userId'])
    .where('customerId', '=', member.customerId)
    .where('id', '=', deliveryId)
    .executeTakeFirst()
  if (!place) return
  await markRecalled(deliveryId, taking)
  tellPlace(place, taking)
}

type Taking = Pick<Context, 'db' | 'now' | 'services' | 'afterCommit'> & {
  readonly member: Pick<Context['member'], 'customerId'>
}

const markRecalled = (deliveryId: string, { db, now }: Pick<Context, 'db' | 'now'>) =>
  db
    .updateTable('programDeliveries')
    .set({ recalledAt: now, pinnedUntil: null })
    .where('id', '=', deliveryId)
    .where('recalledAt', 'is', null)
    .execute()

function tellPlace(place: Place, taking: Taking): void {
  for (const news of newsOf(place)) tellAfterwards(taking, news)
}
