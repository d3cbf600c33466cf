// Which pages there are, and how each stands now: lists, visitors and media ask the same.
import { sql } from 'kysely'
import type { Db } from '../../../server/database/tables'
import { isOpenToMembers } from '../../../session/server'
import type { ShareState } from '../share'

export const pageRows = (db: Db) =>
  db
    .selectFrom('sharePages as page')
    .innerJoin('customers', 'customers.id', 'page.customerId')
    .leftJoin('users as owner', 'owner.id', 'page.createdBy')

/** Days are those of the customer. */
const today = (now: Date) =>
  sql`(${now.toISOString()}::timestamptz at time zone coalesce(customers.timezone, 'UTC'))::date`

/** Of the rows above. Which of several reasons is told is the one that lasts longest. */
export const stateOf = (now: Date) => sql<ShareState>`case
  when page.revoked_at is not null then 'revoked'
  when page.disabled_at is not null or not ${isOpenToMembers} then 'disabled'
  when page.expires_on < ${today(now)} then 'over'
  when page.opens_on > ${today(now)} then 'early'
  when not exists (select from share_items item join programs program on program.id = item.program_id
    where item.page_id = page.id and ${isWatchable(now)}) then 'withdrawn'
  when page.plays >= page.max_plays then 'usedUp'
  else 'active' end`

/** Of a row `program`, as `isOnAir` says it. */
export const isWatchable = (now: Date) => sql<boolean>`(program.state = 'published'
  and program.deleted_at is null and program.published_version_id is not null
  and (program.expires_at is null or program.expires_at > ${now.toISOString()}::timestamptz))`

export const dayText = (column: string) =>
  sql<string | null>`to_char(${sql.ref(column)}, 'YYYY-MM-DD')`
