// The programs of a campaign are posted in its channels as anybody would post them, on its first day.
import type { Context } from '../../../server/context'
import { deliverProgram, takeBackDelivery } from '../../channels/server'
import './tables'

interface Posted {
  readonly id: string
  readonly startsAt: Date | null
}

export async function postPrograms({ id, startsAt }: Posted, context: Context): Promise<void> {
  const { db } = context
  const channels = await db
    .selectFrom('campaignChannels')
    .select('channelId')
    .where('campaignId', '=', id)
    .execute()
  if (channels.length === 0) return
  const programs = await db
    .selectFrom('campaignPrograms')
    .select('programId')
    .where('campaignId', '=', id)
    .orderBy('position')
    .execute()
  const channelIds = channels.map(({ channelId }) => channelId)
  for (const { programId } of programs)
    await deliverProgram(
      {
        programId,
        channelIds,
        userIds: [],
        required: false,
        viewAgain: false,
        ...(startsAt && { deliverAt: startsAt.toISOString() }),
      },
      context,
    )
}

/** What has not arrived yet. */
export async function takeBackPosts(campaignId: string, context: Context): Promise<void> {
  const { db, now } = context
  const ahead = await db
    .selectFrom('programDeliveries as sent')
    .innerJoin('campaignPrograms as program', 'program.programId', 'sent.programId')
    .innerJoin('campaignChannels as channel', (join) =>
      join
        .onRef('channel.channelId', '=', 'sent.channelId')
        .onRef('channel.campaignId', '=', 'program.campaignId'),
    )
    .select('sent.id')
    .where('program.campaignId', '=', campaignId)
    .where('sent.deliveredAt', '>', now)
    .where('sent.recalledAt', 'is', null)
    .execute()
  for (const { id } of ahead) await takeBackDelivery(id, context)
}
