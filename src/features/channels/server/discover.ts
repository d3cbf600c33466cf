// The channels that people may follow, and those they may send programs to.
import { sql } from 'kysely'
import { byName, defineList, keyed } from '../../../screens/server'
import type { Context, Member } from '../../../server/context'
import type { Db } from '../../../server/database/tables'
import { addressesOf, mediaRows, type Looking } from '../../media/server'
import { isOnAir } from '../../programs/server'
import { actsWithChannel } from '../channel'
import { at, channelMeasures } from './measures'
import { askerOf, channelRows, seenChannels } from './relation'

/** Nobody finds secret ones, or those to which nothing more is sent. */
const offered = (db: Db, member: Pick<Member, 'customerId' | 'userId'>) =>
  channelRows(db, member)
    .where('channel.access', '<>', 'secret')
    .where('channel.archivedAt', 'is', null)

const { subscribers, lastPostAt } = channelMeasures()

const discovered = defineList('discoverChannels', {
  rows: (db: Db, { member }: Context) => offered(db, member),
  id: 'channel.id',
  search: 'channel.searchKey',
  fields: {
    name: keyed('channel.nameKey', 'channel.name'),
    isFollowed: sql<boolean>`coalesce(mine.state = 'active', false)`,
    subscribers,
    lastPostAt,
  },
  order: { field: 'name', desc: false },
  async load(db: Db, ids, context) {
    const { member, now } = context
    const measures = channelMeasures(at(now))
    const rows = await offered(db, member)
      .selectAll('channel')
      .select(['owned.userId as ownedBy', 'mine.state as standing', 'mine.source'])
      .select([
        measures.subscribers.as('subscribers'),
        measures.programs.as('programs'),
        measures.lately.as('lately'),
        measures.lastPostAt.as('lastPostAt'),
      ])
      .where('channel.id', 'in', [...ids])
      .execute()
    const posters = await postersOf(db, ids, now)
    // Who changed a channel is of no use to whoever looks for one.
    return rows.map((row) => ({ ...row, updatedAt: null, posters: posters.get(row.id) ?? [] }))
  },
  present: (row, context) => ({
    standing: row.standing ?? ('none' as const),
    isFollowed: row.standing === 'active',
    isByRole: row.standing === 'active' && row.source === 'auto',
    posters: row.posters.flatMap((media) => posterUrl(media, context) ?? []),
  }),
  // Whoever owns a channel leaves it where they see who else does.
  may: (member, row) =>
    actsWithChannel(row, askerOf(member, row)).filter(
      (act): act is (typeof offeredActs)[number] =>
        (offeredActs as readonly string[]).includes(act) &&
        !(act === 'leave' && row.ownedBy !== null),
    ),
})

const offeredActs = ['subscribe', 'ask', 'withdraw', 'leave'] as const
export const discoverChannels = discovered.handler

type Media = Parameters<typeof posterUrl>[0]

function posterUrl(
  {
    renditions,
    addressRev,
  }: {
    readonly renditions: readonly { kind: string; key: string }[] | null
    readonly addressRev: number | null
  },
  looking: Looking,
): string | undefined {
  const poster = renditions?.find(({ kind }) => kind === 'poster')
  return poster && addressesOf({ addressRev: addressRev ?? 0 }, looking)(poster.key)
}

/** Of the three programs that were sent to each of these last. */
async function postersOf(db: Db, ids: readonly string[], now: Date): Promise<Map<string, Media[]>> {
  const latest = db
    .selectFrom('programDeliveries as post')
    .innerJoin('programs', 'programs.id', 'post.programId')
    .select(['post.channelId', 'programs.posterAssetId', 'post.deliveredAt'])
    .select(
      sql<number>`row_number() over (partition by post.channel_id
        order by post.delivered_at desc, post.id desc)`.as('place'),
    )
    .where('post.channelId', 'in', [...ids])
    .where('post.recalledAt', 'is', null)
    .where('post.deliveredAt', '<=', now)
    .where('programs.posterAssetId', 'is not', null)
    .where(isOnAir(now))
  const rows = await db
    .selectFrom(latest.as('post'))
    .innerJoin(mediaRows(db).as('media'), 'media.assetId', 'post.posterAssetId')
    .select(['post.channelId', 'media.renditions', 'media.addressRev'])
    .where('post.place', '<=', 3)
    .orderBy('post.place')
    .execute()
  const posters = new Map<string, Media[]>()
  for (const { channelId, ...media } of rows) {
    if (channelId === null) continue
    posters.set(channelId, [...(posters.get(channelId) ?? []), media])
  }
  return posters
}

/** As `mayPostTo` says it, of those that this person sees. */
function postable(db: Db, member: Member) {
  const rows = seenChannels(db, member).where('channel.archivedAt', 'is', null)
  if (member.roles.includes('cm')) return rows
  const isCreator = member.roles.includes('cc')
  return rows.where(({ eb, or, and }) =>
    or([
      eb('owned.userId', 'is not', null),
      ...(isCreator ? [eb('channel.posting', '=', 'creators')] : []),
      and([
        eb('channel.posting', '=', 'members'),
        or([eb('channel.access', '=', 'open'), eb('mine.state', '=', 'active')]),
      ]),
    ]),
  )
}

const choices = defineList('listChannelChoices', {
  rows: (db: Db, { member }: Context) => postable(db, member),
  id: 'channel.id',
  search: 'channel.nameKey',
  fields: { name: keyed('channel.nameKey', 'channel.name') },
  order: { field: 'name', desc: false },
  load: (db: Db, ids, { member }) =>
    postable(db, member)
      .select(['channel.id', 'channel.rev', 'channel.name', subscribers.as('subscribers')])
      .where('channel.id', 'in', [...ids])
      .execute(),
  present: byName,
  may: () => [],
})

export const listChannelChoices = choices.handler
