// Whoever has a role that a channel names follows it without asking.
import { sql } from 'kysely'
import { roles as known, type RoleId } from '../../../../generated/facts/roles'
import type { Context } from '../../../server/context'
import type { Db } from '../../../server/database/tables'
import { defineJob } from '../../../server/jobs/job'
import { joinChannel, joiningJob, lockMembers } from './joining'

/** So many at once, a short transaction each. */
const atOnce = 5_000

export const subscribeByRoleJob = defineJob({
  id: joiningJob,
  lane: 'upkeep',
  async run({ subjectId, database: { db }, now, signal, report }) {
    let after = ''
    let done = 0
    const all = await countHolders(subjectId, db)
    for (;;) {
      signal.throwIfAborted()
      const from = after
      const some = await db
        .transaction()
        .execute((one) => addSome(subjectId, from, { db: one, now: now() }))
      if (some.length === 0) return
      done += some.length
      after = some.at(-1) ?? ''
      report('joining', Math.min(99, Math.round((done / Math.max(1, all)) * 100)))
    }
  },
})

/** Those who left, or were declined, stay so. @returns whom it looked at */
async function addSome(
  channelId: string,
  after: string,
  when: Pick<Context, 'db' | 'now'>,
): Promise<string[]> {
  const { db } = when
  const channel = await db
    .selectFrom('channels')
    .selectAll()
    .where('id', '=', channelId)
    .forShare()
    .executeTakeFirst()
  if (!channel || channel.state === 'archived') return []
  const { rows } = await sql<{ userId: string }>`select distinct held.user_id
    ${holders(channel.customerId, channel.autoRoles)} and held.user_id > ${after}
    order by held.user_id limit ${sql.lit(atOnce)}`.execute(db)
  const ids = rows.map(({ userId }) => userId)
  const members = await lockMembers(ids, channel, db)
  await joinChannel(channel, members, { source: 'auto', over: ['requested'] }, when)
  return ids
}

async function countHolders(channelId: string, db: Db): Promise<number> {
  const channel = await db
    .selectFrom('channels')
    .select(['customerId', 'autoRoles'])
    .where('id', '=', channelId)
    .executeTakeFirst()
  if (!channel) return 0
  const { rows } = await sql<{ all: number }>`select count(distinct held.user_id)::int as all
    ${holders(channel.customerId, channel.autoRoles)}`.execute(db)
  return rows[0]?.all ?? 0
}

/** Role ids end in the digits of their role (spec §6). */
const holders = (customerId: string, roles: readonly RoleId[]) =>
  sql`from membership_roles held
    join memberships member on member.user_id = held.user_id and member.customer_id = held.customer_id
    where held.customer_id = ${customerId} and member.state <> 'inactive'
      and right(held.role_id, 4) = any(${roles.map((role) => known[role].idSuffix)}::text[])`

/** Somebody has become a member, or has got another role. */
export async function joinByRole(
  { userId, customerId }: { readonly userId: string; readonly customerId: string },
  when: Pick<Context, 'db' | 'now'>,
): Promise<void> {
  const { db } = when
  const { rows } = await sql<{
    id: string
    customerId: string
    backfill: 'none' | '30days' | 'all'
  }>`
    select channel.id, channel.customer_id, channel.backfill from channels channel
    where channel.customer_id = ${customerId} and channel.archived_at is null
      and exists (select from membership_roles held
        where held.user_id = ${userId} and held.customer_id = ${customerId}
          and exists (select from (values ${sql.join(suffixes)}) as role (id, suffix)
            where role.suffix = right(held.role_id, 4) and role.id = any(channel.auto_roles)))
    order by channel.id`.execute(db)
  if (rows.length === 0) return
  const members = await lockMembers([userId], { customerId }, db)
  for (const channel of rows)
    await joinChannel(channel, members, { source: 'auto', over: ['requested'] }, when)
}

const suffixes = Object.entries(known).map(
  ([id, { idSuffix }]) => sql`(${sql.lit(id)}, ${sql.lit(idSuffix)})`,
)
