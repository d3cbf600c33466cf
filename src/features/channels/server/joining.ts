// Who follows a channel: each change is one statement, so that two at once come to one answer.
import { sql, type RawBuilder } from 'kysely'
import type { Context } from '../../../server/context'
import type { Db } from '../../../server/database/tables'
import { mostSubscriptions } from '../channel'

/** Adds those whom a rule lets in; its progress is shown with the channel. */
export const joiningJob = 'channels.subscribeByRole'

export interface Joined {
  readonly id: string
  readonly customerId: string
  readonly backfill: 'none' | '30days' | 'all'
}

type When = Pick<Context, 'db' | 'now'>

const dayMs = 24 * 3_600_000

/** What was posted before does not come to whoever joins now. */
function fromOf({ backfill }: Joined, now: Date): Date {
  if (backfill === 'all') return new Date(0)
  return backfill === 'none' ? now : new Date(now.getTime() - 30 * dayMs)
}

/** Of these, who belongs to the customer; nobody of them joins anything else meanwhile. */
export async function lockMembers(
  userIds: readonly string[],
  { customerId }: Pick<Joined, 'customerId'>,
  db: Db,
): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`select user_id from memberships
    where customer_id = ${customerId} and user_id = any(${[...userIds]}::text[])
      and state <> 'inactive'
    order by user_id for no key update`.execute(db)
  return rows.map(({ userId }) => userId)
}

const hasRoom = (
  userId: RawBuilder<unknown>,
  customerId: string,
  also: RawBuilder<unknown> = sql``,
) =>
  sql`(select count(*) from channel_subscriptions held where held.user_id = ${userId}
    and held.customer_id = ${customerId} and held.state in ('active', 'requested') ${also}
    ) < ${sql.lit(mostSubscriptions)}`

interface Joining {
  readonly source: 'self' | 'auto' | 'admin'
  /** Those who asked are let in by it; those who left or were declined, unless somebody does it by hand. */
  readonly over: readonly ('requested' | 'left' | 'denied')[]
}

/** @returns who follows the channel now and did not before */
export async function joinChannel(
  channel: Joined,
  userIds: readonly string[],
  { source, over }: Joining,
  { db, now }: When,
): Promise<string[]> {
  const { id, customerId } = channel
  const others = sql`and held.channel_id <> ${id}`
  const { rows } = await sql<{ userId: string }>`
    insert into channel_subscriptions as follower
      (customer_id, channel_id, user_id, state, source, asked_at, joined_at, from_at)
    select ${customerId}, ${id}, person.id, 'active', ${source}, ${now}, ${now}, ${fromOf(channel, now)}
    from unnest(${[...userIds]}::text[]) as person (id)
    where ${hasRoom(sql`person.id`, customerId, others)}
    on conflict (user_id, channel_id) do update set state = 'active', source = excluded.source,
      joined_at = excluded.joined_at, from_at = excluded.from_at
    where follower.state = any(${[...over]}::text[])
    returning user_id`.execute(db)
  return rows.map(({ userId }) => userId)
}

/** @returns whether it was noted; otherwise they follow as many as one can */
export async function askToJoin(
  { id, customerId }: Joined,
  userId: string,
  { db, now }: When,
): Promise<boolean> {
  const { rows } = await sql`
    insert into channel_subscriptions as follower
      (customer_id, channel_id, user_id, state, source, asked_at)
    select ${customerId}, ${id}, ${userId}, 'requested', 'self', ${now}
    where ${hasRoom(sql`${userId}`, customerId, sql`and held.channel_id <> ${id}`)}
    on conflict (user_id, channel_id) do update set state = 'requested', source = 'self',
      asked_at = excluded.asked_at
    where follower.state = 'left'
    returning 1 as one`.execute(db)
  return rows.length > 0
}

/** Of those who wait; whoever was answered meanwhile stays as they are. */
export async function letWaitingIn(
  channel: Joined,
  userIds: readonly string[],
  when: When,
): Promise<string[]> {
  const { db, now } = when
  const { rows } = await sql<{ userId: string }>`update channel_subscriptions
    set state = 'active', joined_at = ${now}, from_at = ${fromOf(channel, now)}
    where channel_id = ${channel.id} and user_id = any(${[...userIds]}::text[])
      and state = 'requested' returning user_id`.execute(db)
  return rows.map(({ userId }) => userId)
}

/** Those in one state are in another one. */
export async function moveFollowers(
  { id }: Pick<Joined, 'id'>,
  userIds: readonly string[],
  {
    from,
    to,
  }: { readonly from: RawBuilder<unknown>; readonly to: 'requested' | 'left' | 'denied' },
  db: Db,
): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`update channel_subscriptions
    set state = ${to} where channel_id = ${id} and user_id = any(${[...userIds]}::text[])
      and ${from} returning user_id`.execute(db)
  return rows.map(({ userId }) => userId)
}

/** Those who were taken out are what they were: nothing that came before is new to them. */
export async function bringBack(
  { id, customerId }: Joined,
  userIds: readonly string[],
  db: Db,
): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`update channel_subscriptions as follower
    set state = 'active' where channel_id = ${id} and user_id = any(${[...userIds]}::text[])
      and state = 'left' and joined_at is not null and from_at is not null
      and ${hasRoom(sql`follower.user_id`, customerId)} returning user_id`.execute(db)
  return rows.map(({ userId }) => userId)
}
