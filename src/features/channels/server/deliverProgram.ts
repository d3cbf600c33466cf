// Sends a program to channels and people: a row each, whoever follows the channel.
import { sql } from 'kysely'
import type {
  DeliverProgramRequest,
  DeliverProgramResponse,
} from '../../../../generated/facts/features/channels'
import type { Context } from '../../../server/context'
import { failure, malformedRequest, notFound } from '../../../server/errors'
import { tellAfterwards } from '../../../server/events/tellAfterwards'
import { membersAmong } from '../../../screens/server'
import { lockProgramTo } from '../../programs/server'
import { mayPostTo } from '../channel'
import { presentDeliveries } from './deliveries'
import { arriveLater } from './arriving'
import { tellChatAt } from './chat/tellChatJob'
import { newsOf } from './newsOf'
import { askerOf, findChannels, type FoundChannel } from './relation'

const dayMs = 24 * 3_600_000

export async function deliverProgram(
  { programId, ...request }: DeliverProgramRequest,
  context: Context,
): Promise<DeliverProgramResponse> {
  const { now } = context
  const program = await lockProgramTo('publish', programId, context)
  const isOver = program.expiresAt !== null && program.expiresAt <= now
  if (program.state !== 'published' || isOver) throw failure('programNotOnAir')
  const channelIds = [...new Set(request.channelIds)].toSorted()
  const userIds = [...new Set(request.userIds)].toSorted()
  if (channelIds.length + userIds.length === 0)
    throw malformedRequest('`channelIds` or `userIds` has to name somebody.', [
      { field: 'channelIds', code: 'minItems', limit: 1 },
    ])
  const how = howOf(request, now)
  const channels = await findPostable(channelIds, context)
  await ensureKnown(userIds, context)
  for (const channel of channels)
    await deliver(
      { programId, channelId: channel.id, ...how, expiresAt: expiryOf(channel, how) },
      context,
    )
  for (const userId of userIds)
    await deliver({ programId, userId, ...how, expiresAt: null }, context)
  if (request.viewAgain) await viewAgain(programId, context)
  for (const channelId of channelIds)
    for (const news of newsOf({ channelId, userId: null })) tellAfterwards(context, news)
  if (userIds.length > 0) tellAfterwards(context, { topic: 'inbox', to: { userIds } })
  return presentDeliveries(programId, context)
}

/** Whoever has viewed an earlier version than the one that is on air has it to view again. */
async function viewAgain(programId: string, { db }: Pick<Context, 'db'>): Promise<void> {
  await sql`update programs set view_again_version_no = version.version_no
    from program_versions version
    where programs.id = ${programId} and version.id = programs.published_version_id`.execute(db)
}

interface How {
  readonly deliveredAt: Date
  readonly required: boolean
  readonly dueAt: Date | null
  readonly dueDays: number | null
}

/** Nothing has to be watched before it is there. */
function howOf(
  { required, dueAt, dueDays, deliverAt }: Omit<DeliverProgramRequest, 'programId'>,
  now: Date,
): How {
  const asked = deliverAt === undefined ? now : new Date(deliverAt)
  const deliveredAt = asked > now ? asked : now
  if (deliveredAt.getTime() - now.getTime() > 366 * dayMs)
    throw malformedRequest('`deliverAt` is more than a year ahead.', [
      { field: 'deliverAt', code: 'maximum' },
    ])
  const due = required && dueAt !== undefined ? new Date(dueAt) : null
  if (due && due <= deliveredAt) throw failure('dueTooEarly')
  return { deliveredAt, required, dueAt: due, dueDays: (required && dueDays) || null }
}

const expiryOf = (
  { defaultExpiryDays }: Pick<FoundChannel, 'defaultExpiryDays'>,
  { deliveredAt }: Pick<How, 'deliveredAt'>,
): Date | null =>
  defaultExpiryDays === null ? null : new Date(deliveredAt.getTime() + defaultExpiryDays * dayMs)

/** Says which one it is that nothing may be sent to. */
async function findPostable(ids: readonly string[], context: Context): Promise<FoundChannel[]> {
  const channels = await findChannels(ids, context)
  if (channels.length < ids.length) throw notFound()
  for (const channel of channels) {
    const { name, state } = channel
    if (!mayPostTo(channel, askerOf(context.member, channel))) throw failure('mayNotPost', { name })
    if (state === 'archived') throw failure('channelArchived', { name })
  }
  return channels.toSorted((one, other) => (one.id < other.id ? -1 : 1))
}

async function ensureKnown(ids: readonly string[], context: Context): Promise<void> {
  if ((await membersAmong(ids, context)).size === ids.length) return
  throw malformedRequest('`userIds` names somebody who is not known here.', [
    { field: 'userIds', code: 'enum' },
  ])
}

type Place = { readonly channelId: string } | { readonly userId: string }

/** What is there stays the same delivery: only one that is still ahead is moved. */
async function deliver(
  {
    programId,
    deliveredAt,
    required,
    dueAt,
    dueDays,
    expiresAt,
    ...to
  }: How & Place & { readonly programId: string; readonly expiresAt: Date | null },
  context: Context,
): Promise<void> {
  const { db, now, member, newId } = context
  const place = { channelId: null, userId: null, ...to }
  const by = { createdBy: member.userId, createdAt: now }
  const row = { id: newId(), customerId: member.customerId, programId, ...place, ...by }
  const how = { required, dueAt, dueDays, expiresAt }
  const sent = await db
    .insertInto('programDeliveries')
    .values({ ...row, deliveredAt, ...how })
    .onConflict((conflict) =>
      (place.channelId === null
        ? conflict
            .columns(['userId', 'programId'])
            .where('recalledAt', 'is', null)
            .where('userId', 'is not', null)
        : conflict
            .columns(['channelId', 'programId'])
            .where('recalledAt', 'is', null)
            .where('channelId', 'is not', null)
      ).doUpdateSet({
        ...how,
        deliveredAt: sql<Date>`case when program_deliveries.delivered_at > ${now}
          then excluded.delivered_at else program_deliveries.delivered_at end`,
      }),
    )
    .returning(['id', 'deliveredAt'])
    .executeTakeFirstOrThrow()
  if (sent.deliveredAt > now) await arriveLater(sent, context)
  if (place.channelId !== null) await tellChatAt(sent, context)
}
