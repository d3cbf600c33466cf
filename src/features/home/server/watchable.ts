// Who may watch what is on air. Missing, forbidden and withdrawn are one answer.
import { sql } from 'kysely'
import type { Context } from '../../../server/context'
import { notFound } from '../../../server/errors'
import { isOnAir } from '../../programs/server'

/** Its owner, who builds it with them, and campaign managers. */
const isTheirs = ({ member }: Context) =>
  member.roles.includes('cm')
    ? sql<boolean>`true`
    : sql<boolean>`(programs.owner_user_id = ${member.userId} or exists (
        select from program_collaborators other
        where other.program_id = programs.id and other.user_id = ${member.userId}))`

/** However long ago, and to channels that anybody may follow also without following them. */
const came = ({ member, now }: Context, alsoHas = sql<boolean>`true`) => sql<boolean>`exists (
  select from program_deliveries delivery
  left join channels channel on channel.id = delivery.channel_id
  where delivery.customer_id = programs.customer_id and delivery.program_id = programs.id
    and delivery.recalled_at is null and delivery.delivered_at <= ${now} and ${alsoHas}
    and (delivery.user_id = ${member.userId} or channel.access = 'open'
      or exists (select from channel_subscriptions follow
        where follow.channel_id = channel.id and follow.user_id = ${member.userId} and follow.state = 'active')
      or exists (select from channel_owners owning
        where owning.channel_id = channel.id and owning.user_id = ${member.userId})))`

const isTalkedAbout = sql<boolean>`(channel.id is null or channel.has_comments)`

export async function findWatchable(programId: string, context: Context) {
  const { db, member, now } = context
  return db
    .selectFrom('programs')
    .innerJoin('programVersions as version', 'version.id', 'programs.publishedVersionId')
    .innerJoin('users as owner', 'owner.id', 'programs.ownerUserId')
    .select(['programs.id', 'programs.title', 'programs.description', 'programs.publishedAt'])
    .select(['programs.ownerUserId', 'programs.viewAgainVersionNo', 'owner.name as ownerName'])
    .select(['owner.pictureUrl as ownerPictureUrl', 'version.id as versionId', 'version.versionNo'])
    .select(['version.durationMs', 'version.bodyEndMs', 'version.assetId', 'version.timeline'])
    .select([
      isTheirs(context).as('isTheirs'),
      sql<boolean>`(${isTheirs(context)} or ${came(context, isTalkedAbout)})`.as('mayComment'),
    ])
    .where('programs.customerId', '=', member.customerId)
    .where('programs.id', '=', programId)
    .where(isOnAir(now))
    .where(sql<boolean>`(${isTheirs(context)} or ${came(context)})`)
    .executeTakeFirst()
}

export type Watchable = NonNullable<Awaited<ReturnType<typeof findWatchable>>>

export async function requireWatchable(programId: string, context: Context): Promise<Watchable> {
  const found = await findWatchable(programId, context)
  if (!found) throw notFound()
  return found
}
