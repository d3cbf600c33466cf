// Whoever has to watch a program by a day, and has not, is reminded three days before, on the day and two days after:
// once each, in the morning of their clock (reach.md 1).
import { sql } from 'kysely'
import type { NoticeKind } from '../../../../generated/facts/notices'
import type { Db } from '../../../server/database/tables'
import { defineJob, type JobWork } from '../../../server/jobs/job'
import { notify, type Telling } from '../../notifications/server'
import { dueOf, inboxOf, isViewed } from './inbox'

const morningHour = 9
const atOnce = 500

const kinds = {
  3: 'watchSoon',
  0: 'watchToday',
  [-2]: 'watchOverdue',
} as const satisfies Readonly<Record<number, NoticeKind>>
type DaysLeft = keyof typeof kinds
const days = sql.raw(Object.keys(kinds).join(', '))

export const remindOfDueJob = defineJob({
  id: 'home.remindOfDue',
  lane: 'upkeep',
  everyMs: 600_000,
  async run(work) {
    while (await remindSome(work)) work.signal.throwIfAborted()
  },
})

type After = () => void | Promise<void>

/** @returns whether there may be more */
async function remindSome({ database, now, newId, services }: JobWork): Promise<boolean> {
  const later: After[] = []
  const afterCommit = (after: After) => void later.push(after)
  const count = await database.db.transaction().execute(async (db) => {
    const due = await takeDue(db, now())
    for (const { customerId, userIds, ...about } of together(due)) {
      const told = { db, now: now(), newId, services, afterCommit }
      await tell(about, userIds, { ...told, member: { customerId } })
    }
    return due.length
  })
  for (const each of later) await each()
  return count === atOnce
}

interface About {
  readonly programId: string
  readonly title: string
  readonly daysLeft: DaysLeft
}

interface Due extends About {
  readonly customerId: string
  readonly userId: string
}

const tell = ({ programId, title, daysLeft }: About, to: readonly string[], telling: Telling) =>
  notify({ kind: kinds[daysLeft], to, subject: { programId }, params: { title } }, telling)

/** Those who are told the same. */
function together(due: readonly Due[]) {
  const groups = new Map<string, Due & { readonly userIds: string[] }>()
  for (const each of due) {
    const key = `${each.programId} ${each.daysLeft}`
    const same = groups.get(key) ?? { ...each, userIds: [] }
    same.userIds.push(each.userId)
    groups.set(key, same)
  }
  return groups.values()
}

/**
 * Each is written down as it is taken. Who might be due is found by what was sent; whether they are
 * says the inbox. What came this very day is no news twice.
 */
async function takeDue(db: Db, now: Date): Promise<Due[]> {
  const at = sql<Date>`${now}::timestamptz`
  const item = inboxOf(db, {
    customerId: sql<string>`due.customer_id`,
    userId: sql<string>`due.user_id`,
    now,
  })
    .select(['item.isRequired', 'item.dueAt', 'item.deliveredAt', 'programs.title'])
    .where('item.programId', '=', sql<string>`due.program_id`)
  const { rows } = await sql<Due>`
    with sent as (
      select delivery.customer_id, delivery.program_id, follow.user_id, ${dueOf} as due_at
      from program_deliveries delivery
      join channel_subscriptions follow on follow.channel_id = delivery.channel_id and follow.state = 'active'
      where delivery.required and delivery.recalled_at is null and delivery.delivered_at <= ${at}
        and (delivery.due_at > ${at} - interval '4 days'
          or delivery.due_days is not null and follow.joined_at > delivery.delivered_at)
      union
      select delivery.customer_id, delivery.program_id, delivery.user_id, delivery.due_at
      from program_deliveries delivery
      where delivery.user_id is not null and delivery.required and delivery.recalled_at is null
        and delivery.delivered_at <= ${at} and delivery.due_at > ${at} - interval '4 days'
    ), zoned as (
      select sent.*, coalesce(person.timezone, customers.timezone, 'UTC') as zone
      from sent
      join users person on person.id = sent.user_id
      join customers on customers.id = sent.customer_id
      join programs on programs.id = sent.program_id
      left join viewings viewing on viewing.user_id = sent.user_id and viewing.program_id = sent.program_id
      where not ${isViewed}
    ), due as (
      select zoned.*, ${at} at time zone zone as here,
        (due_at at time zone zone)::date - (${at} at time zone zone)::date as days_left
      from zoned
    ), taken as (
      select distinct due.user_id, due.customer_id, due.program_id, item.title,
        (item.due_at at time zone due.zone)::date as due_on, due.days_left
      from due
      cross join lateral (${item}) item
      where due.days_left in (${days}) and extract(hour from due.here) >= ${sql.lit(morningHour)}
        and not exists (select from viewing_reminders told
          where told.user_id = due.user_id and told.program_id = due.program_id
            and told.due_on = (due.due_at at time zone due.zone)::date and told.days_left = due.days_left)
        and item.is_required
        and (item.due_at at time zone due.zone)::date = (due.due_at at time zone due.zone)::date
        and item.delivered_at at time zone due.zone < due.here::date
      limit ${sql.lit(atOnce)}
    ), written as (
      insert into viewing_reminders (user_id, customer_id, program_id, due_on, days_left, reminded_at)
      select user_id, customer_id, program_id, due_on, days_left, ${at} from taken
    )
    select user_id, customer_id, program_id, title, days_left from taken`.execute(db)
  return rows
}
