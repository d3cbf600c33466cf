// How whoever asks stands to channels: who sees which is said here and nowhere else.
import { sql } from 'kysely'
import type { Context, Member } from '../../../server/context'
import type { Db, RowOf } from '../../../server/database/tables'
import { forbidden, notFound } from '../../../server/errors'
import { actsWithChannel, type Asker, type ChannelAct } from '../channel'

/** Those of the customer, each with how this person stands to it. */
export function channelRows(db: Db, { customerId, userId }: Pick<Member, 'customerId' | 'userId'>) {
  return db
    .selectFrom('channels as channel')
    .leftJoin('channelSubscriptions as mine', (join) =>
      join.onRef('mine.channelId', '=', 'channel.id').on('mine.userId', '=', userId),
    )
    .leftJoin('channelOwners as owned', (join) =>
      join.onRef('owned.channelId', '=', 'channel.id').on('owned.userId', '=', userId),
    )
    .where('channel.customerId', '=', customerId)
}

/** Those that this person sees. */
export function seenChannels(db: Db, member: Member) {
  const rows = channelRows(db, member)
  if (member.roles.includes('cm')) return rows
  return rows.where(({ eb, or }) =>
    or([
      eb('channel.access', '<>', 'secret'),
      eb('owned.userId', 'is not', null),
      eb('mine.state', '=', 'active'),
    ]),
  )
}

export interface Related {
  readonly ownedBy: string | null
  readonly standing: RowOf<'channelSubscriptions'>['state'] | null
}

export const askerOf = (
  { roles }: Pick<Member, 'roles'>,
  { ownedBy, standing }: Related,
): Asker => ({
  isManager: roles.includes('cm'),
  isCreator: roles.includes('cc'),
  isOwner: ownedBy !== null,
  standing: standing ?? 'none',
})

export type FoundChannel = RowOf<'channels'> &
  Related & {
    readonly source: RowOf<'channelSubscriptions'>['source'] | null
    /** No letters until then. */
    readonly mutedUntil: Date | null
    readonly acts: readonly ChannelAct[]
  }

/** The channels of these ids that this person sees. */
export async function findChannels(
  ids: readonly string[],
  { db, member }: Pick<Context, 'db' | 'member'>,
): Promise<FoundChannel[]> {
  if (ids.length === 0) return []
  const rows = await seenChannels(db, member)
    .selectAll('channel')
    .select(['owned.userId as ownedBy', 'mine.state as standing', 'mine.source', 'mine.mutedUntil'])
    .where('channel.id', 'in', [...ids])
    .execute()
  return rows.map((row) => ({ ...row, acts: actsWithChannel(row, askerOf(member, row)) }))
}

/** What somebody may not see is not there. */
export async function findChannel(
  id: string,
  context: Pick<Context, 'db' | 'member'>,
): Promise<FoundChannel> {
  const [channel] = await findChannels([id], context)
  if (!channel) throw notFound()
  return channel
}

/** As it is once nobody else changes who owns and follows it; refuses what it does not allow. */
export async function lockChannelTo(
  act: ChannelAct | undefined,
  id: string,
  context: Pick<Context, 'db' | 'member'>,
): Promise<FoundChannel> {
  // Nobody holds up channels with which they may not do it.
  const seen = await findChannel(id, context)
  if (act && !seen.acts.includes(act)) throw forbidden()
  await sql`select from channels where id = ${id} for no key update`.execute(context.db)
  const channel = await findChannel(id, context)
  if (act && !channel.acts.includes(act)) throw forbidden()
  return channel
}
