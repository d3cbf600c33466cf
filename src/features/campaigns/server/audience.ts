// Who gets a letter: contacts as they are named or by their lists, those of them that its segment means.
import { sql, type RawBuilder } from 'kysely'
import { isInLists, type Listed } from '../../contacts/server'
import { whyNot, type MailLane } from '../../mail/server'
import type { Segment } from '../campaign'

export interface Aimed {
  readonly campaignId: string
  readonly customerId: string
  readonly segment: Segment
}

export interface Planning extends Omit<Listed, 'customerId'> {
  readonly lane: Pick<MailLane, 'keyIn'>
}

/** Got a letter of the campaign, and is as far as this, or not. */
const reached: Readonly<Record<Exclude<Segment, 'everybody'>, RawBuilder<boolean>>> = {
  notVisited: sql`count(visited_at) = 0`,
  notStarted: sql`count(started_at) = 0`,
  notWatched: sql`count(watched_at) = 0`,
  watched: sql`count(watched_at) > 0`,
}

/** Named by the campaign, or now in one of its lists. */
export async function isNamedBy(campaignId: string, at: Listed): Promise<RawBuilder<boolean>> {
  const lists = await at.db
    .selectFrom('campaignLists')
    .select('listId')
    .where('campaignId', '=', campaignId)
    .execute()
  const isListed = await isInLists(
    lists.map(({ listId }) => listId),
    at,
  )
  return sql<boolean>`(exists (select from campaign_contacts one
    where one.campaign_id = ${campaignId} and one.contact_id = contact.id) or ${isListed})`
}

/** A row for each: `contact_id`, `address_key`, and `held_for` where nothing is sent to it. */
export async function audienceOf(
  { campaignId, customerId, segment }: Aimed,
  { db, now, lane }: Planning,
): Promise<RawBuilder<unknown>> {
  const isNamed = await isNamedBy(campaignId, { db, now, customerId })
  const meant =
    segment === 'everybody'
      ? sql``
      : sql`where named.address_key in (select address_key from mail_messages
          where customer_id = ${customerId} and group_id = ${campaignId}
          group by address_key
          having bool_or(state in ('sent', 'unsure')) and ${reached[segment]})`
  return sql`
    select named.contact_id, named.address_key, coalesce(stopped.reason, named.reason,
      case when not named.has_agreed and campaign.consent = 'agreed' then 'noConsent' end) as held_for
    from (
      select contact.id as contact_id, ${lane.keyIn(customerId, sql`contact.email`)} as address_key,
        ${whyNot(sql`contact`)} as reason, contact.opt_in = 'in' as has_agreed
      from contacts contact
      where contact.customer_id = ${customerId} and contact.deleted_at is null
        and ${isNamed}
    ) named
    join campaigns campaign on campaign.id = ${campaignId}
    left join suppressions stopped on stopped.customer_id = ${customerId}
      and stopped.address_key = named.address_key
    ${meant}`
}
