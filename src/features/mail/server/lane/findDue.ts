// Which letters may leave now: a few of each in turn, and no more to one mail server than it takes.
import { sql } from 'kysely'
import type { Db } from '../../../../server/database/tables'

const minuteMs = 60_000
const perMinuteToDomain = 30
/** Of each letter, so that one to a hundred thousand is not sorted whole at each turn. */
const mostOfLetter = 1_000

export interface Due {
  readonly id: string
  readonly domain: string
}

/** What left within the last minute counts, whichever process sent it. */
export async function findDue(db: Db, perMinute: number, now: Date): Promise<Due[]> {
  const since = new Date(now.getTime() - minuteMs)
  const { rows } = await sql<Due>`
    with offered as (
      select split_part(contact.email, '@', 2) as domain, count(*) as letters
      from mail_messages message left join contacts contact on contact.id = message.contact_id
      where message.offered_at > ${since} group by 1
    ), next as (
      select message.id, message.letter_id, message.due_at, message.domain,
        row_number() over (partition by message.domain order by message.due_at, message.id) as in_domain,
        row_number() over (partition by message.letter_id order by message.due_at, message.id) as in_letter
      from mail_batches batch cross join lateral (
        select each.id, each.letter_id, each.due_at, coalesce(split_part(contact.email, '@', 2), '') as domain
        from mail_messages each left join contacts contact on contact.id = each.contact_id
        where each.letter_id = batch.id and each.state in ('queued', 'deferred') and each.due_at <= ${now}
          and not exists (select from mail_domain_rests resting
            where resting.domain = split_part(contact.email, '@', 2) and resting.rests_until > ${now})
        order by each.due_at, each.id limit ${mostOfLetter}
      ) message
      where batch.state = 'running'
    )
    select next.id, next.domain from next left join offered on offered.domain = next.domain
    where next.in_domain <= ${perMinuteToDomain} - coalesce(offered.letters, 0)
    order by next.in_letter, next.letter_id
    limit greatest(0, ${perMinute} - (select coalesce(sum(letters), 0) from offered))`.execute(db)
  return rows
}
