import { sql } from 'kysely'
import type {
  CampaignDay,
  GetCampaignResultsRequest,
  GetCampaignResultsResponse,
} from '../../../../generated/facts/features/campaigns'
import type { Context } from '../../../server/context'
import { notFound } from '../../../server/errors'
import { campaigns } from './campaigns'
import { measureAudience } from './letters'

const mostDays = 60
const mostResting = 20

/** People are counted once, by the letter that first brought them so far; each number opens them. */
export async function getCampaignResults(
  { campaignId }: GetCampaignResultsRequest,
  context: Context,
): Promise<GetCampaignResultsResponse> {
  const [campaign] = await campaigns.find([campaignId], context)
  if (!campaign) throw notFound()
  const { db, services, member } = context
  const { customerId } = member
  const counts = await db
    .selectFrom('mailMessages')
    .select([
      sql<number>`count(*) filter (where is_first and state <> 'held')::int`.as('recipients'),
      sql<number>`count(*) filter (where is_first and state = 'sent')::int`.as('sent'),
      sql<number>`count(visited_at)::int`.as('visited'),
      sql<number>`count(started_at)::int`.as('started'),
      sql<number>`count(watched_at)::int`.as('watched'),
      sql<number>`count(replied_at)::int`.as('replied'),
      sql<number>`count(*) filter (where state = 'unsure')::int`.as('unsure'),
    ])
    .where('customerId', '=', customerId)
    .where('groupId', '=', campaignId)
    .executeTakeFirstOrThrow()
  const aimed = { campaignId, customerId, segment: 'everybody' } as const
  return {
    ...(await measureAudience(aimed, context)),
    ...counts,
    ...(await countHeld(campaignId, context)),
    sendsMail: services.mail.transport !== undefined,
    hearsBounces: services.mailLane.hearsBounces,
    resting: await restingOf(campaignId, context),
    days: await daysOf(campaignId, context),
  }
}

/** Of those to whom the campaign wrote, or would have. */
async function countHeld(campaignId: string, { db, member }: Context) {
  const { rows } = await sql<{ held: number; heldBounced: number; heldStopped: number }>`
    select count(*)::int as held,
      count(*) filter (where reason in ('bounce', 'complaint'))::int as held_bounced,
      count(*) filter (where reason in ('unsubscribed', 'manual'))::int as held_stopped
    from suppressions stopped where customer_id = ${member.customerId}
      and exists (select from mail_messages message where message.customer_id = stopped.customer_id
        and message.group_id = ${campaignId} and message.address_key = stopped.address_key)`.execute(
    db,
  )
  return rows[0] ?? { held: 0, heldBounced: 0, heldStopped: 0 }
}

/** Mail servers that asked for a rest, and hold letters of the campaign back until then. */
async function restingOf(campaignId: string, { db, member, now }: Context) {
  const { rows } = await sql<{ domain: string; restsUntil: Date }>`
    select resting.domain, resting.rests_until from mail_domain_rests resting
    where resting.rests_until > ${now} and exists (
      select from mail_messages message join contacts contact on contact.id = message.contact_id
      where message.customer_id = ${member.customerId} and message.group_id = ${campaignId}
        and message.state in ('queued', 'deferred')
        and split_part(contact.email, '@', 2) = resting.domain)
    order by resting.rests_until desc, resting.domain limit ${mostResting}`.execute(db)
  return rows.map(({ domain, restsUntil }) => ({ domain, until: restsUntil.toISOString() }))
}

/** Days of the customer, from the first letter to the last one or the last visit, without gaps. */
async function daysOf(campaignId: string, { db, member }: Context): Promise<CampaignDay[]> {
  const { rows } = await sql<CampaignDay>`
    with zone as (select coalesce(timezone, 'UTC') as name from customers where id = ${member.customerId}),
    at as (
      select (visited_at at time zone zone.name)::date as day, 1 as visited, 0 as started
      from mail_messages, zone
      where customer_id = ${member.customerId} and group_id = ${campaignId} and visited_at is not null
      union all
      select (started_at at time zone zone.name)::date, 0, 1 from mail_messages, zone
      where customer_id = ${member.customerId} and group_id = ${campaignId} and started_at is not null
    ),
    offered as (
      select (min(offered_at) at time zone zone.name)::date as first, (max(offered_at) at time zone zone.name)::date as last
      from mail_messages, zone where customer_id = ${member.customerId} and group_id = ${campaignId} group by zone.name
    ),
    span as (
      select least(min(day), (select first from offered)) as first,
        greatest(max(day), (select last from offered)) as last from at having count(*) > 0
    )
    select to_char(day, 'YYYY-MM-DD') as day,
      coalesce((select sum(visited) from at where at.day = each.day), 0)::int as visited,
      coalesce((select sum(started) from at where at.day = each.day), 0)::int as started
    from span, generate_series(greatest(span.first, span.last - ${mostDays - 1}::int), span.last, interval '1 day') as each (day)
    order by each.day`.execute(db)
  return rows
}
