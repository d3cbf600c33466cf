// The programs of a campaign are posted in its channels as anybody would post them, on its first day.
import { sql } from 'kysely'
import type { Context } from '../../../server/context'
import { deliverProgram, takeBackDelivery } from '../../channels/server'

/** Where somebody else has posted a program it stays as it is; what is ahead moves with the first day. */
export async function postPrograms(campaignId: string, context: Context): Promise<void> {
  for (const { programId, channelIds, startsAt } of await placesOf(campaignId, context)) {
    const when = startsAt && { deliverAt: startsAt.toISOString() }
    const how = { userIds: [], required: false, viewAgain: false, ...when }
    await deliverProgram({ programId, channelIds, ...how }, context)
    await keepPosts(campaignId, { programId, channelIds }, context)
  }
}

interface Place {
  readonly programId: string
  readonly channelIds: string[]
  readonly startsAt: Date | null
}

/** The channels in which a program is not there yet, or still ahead and the campaign's own. */
async function placesOf(campaignId: string, { db, now }: Context): Promise<Place[]> {
  const { rows } = await sql<Place>`
    select program.program_id, array_agg(channel.channel_id) as channel_ids, campaign.starts_at
    from campaigns campaign
    join campaign_programs program on program.campaign_id = campaign.id
    join campaign_channels channel on channel.campaign_id = campaign.id
    where campaign.id = ${campaignId} and not exists (select from program_deliveries sent
      left join campaign_posts own on own.delivery_id = sent.id and own.campaign_id = campaign.id
      where sent.program_id = program.program_id and sent.channel_id = channel.channel_id
        and sent.recalled_at is null and (own.delivery_id is null or sent.delivered_at <= ${now}))
    group by program.program_id, program.position, campaign.starts_at
    order by program.position`.execute(db)
  return rows
}

const keepPosts = (
  campaignId: string,
  { programId, channelIds }: Pick<Place, 'programId' | 'channelIds'>,
  { db, member: { customerId } }: Context,
) =>
  sql`
  insert into campaign_posts (customer_id, campaign_id, delivery_id)
  select ${customerId}, ${campaignId}, sent.id from program_deliveries sent
  where sent.program_id = ${programId} and sent.channel_id = any(${channelIds}::text[])
    and sent.recalled_at is null
  on conflict do nothing`.execute(db)

/** What has not arrived yet. */
export async function takeBackPosts(campaignId: string, context: Context): Promise<void> {
  const { db, now } = context
  const ahead = await db
    .selectFrom('campaignPosts as own')
    .innerJoin('programDeliveries as sent', 'sent.id', 'own.deliveryId')
    .select('sent.id')
    .where('own.campaignId', '=', campaignId)
    .where('sent.deliveredAt', '>', now)
    .where('sent.recalledAt', 'is', null)
    .execute()
  for (const { id } of ahead) await takeBackDelivery(id, context)
}
