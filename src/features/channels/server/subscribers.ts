// Who follows a channel, as those who look after it see and change it.
import { sql } from 'kysely'
import type {
  AddSubscribersRequest,
  AddSubscribersResponse,
  DecideRequestsRequest,
  DecideRequestsResponse,
  ListSubscribersRequest,
  ListSubscribersResponse,
  RemoveSubscribersRequest,
  RemoveSubscribersResponse,
} from '../../../../generated/facts/features/channels'
import type { Context } from '../../../server/context'
import type { Db } from '../../../server/database/tables'
import { forbidden } from '../../../server/errors'
import { tellAfterwards } from '../../../server/events/tellAfterwards'
import { findRolesOf } from '../../../session/server'
import { bringBack, joinChannel, letWaitingIn, lockMembers, moveFollowers } from './joining'
import { findChannel, lockChannelTo } from './relation'
import { settleAsked, tellLetIn } from './tellOfChannel'

const usualPage = 50

export async function listSubscribers(
  { channelId, state, search, after, limit = usualPage }: ListSubscribersRequest,
  context: Context,
): Promise<ListSubscribersResponse> {
  const { db, member } = context
  const channel = await findChannel(channelId, context)
  if (!channel.acts.includes('edit')) throw forbidden()
  const people = followers(db, channelId, { state, search })
  const [{ total }, found] = [
    await people.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
    await people
      .$if(after !== undefined, (rows) =>
        rows.where(
          sql<boolean>`(person.name_key, person.id) >
            (select name_key, id from users where id = ${after ?? ''})`,
        ),
      )
      .leftJoin('channelOwners as owner', (join) =>
        join
          .onRef('owner.channelId', '=', 'follower.channelId')
          .onRef('owner.userId', '=', 'person.id'),
      )
      .select(['person.id', 'person.name', 'person.pictureUrl', 'owner.userId as ownedBy'])
      .select(['follower.source', 'follower.askedAt', 'follower.joinedAt'])
      .orderBy('person.nameKey')
      .orderBy('person.id')
      .limit(limit + 1)
      .execute(),
  ]
  const page = found.slice(0, limit)
  const ids = page.map(({ id }) => id)
  const roles = ids.length > 0 ? await findRolesOf(db, member.customerId, ids) : new Map()
  return {
    people: page.map(({ id, name, pictureUrl, ownedBy, source, askedAt, joinedAt }) => ({
      person: { id, name, ...(pictureUrl === null ? {} : { pictureUrl }) },
      roles: rolesIn(roles.get(id)),
      source,
      isOwner: ownedBy !== null,
      askedAt: askedAt.toISOString(),
      ...(joinedAt === null ? {} : { joinedAt: joinedAt.toISOString() }),
    })),
    total,
    ...(found.length > limit ? { next: ids.at(-1) ?? '' } : {}),
  }
}

type Held =
  Awaited<ReturnType<typeof findRolesOf>> extends ReadonlyMap<string, infer One> ? One : never

function rolesIn(held: Held = []) {
  const roles = new Set(held.map((each) => each.held.role))
  return (['cm', 'admin', 'cc', 'viewer'] as const).filter((role) => roles.has(role))
}

const followers = (
  db: Db,
  channelId: string,
  {
    state,
    search,
  }: { readonly state: 'active' | 'requested'; readonly search: string | undefined },
) =>
  db
    .selectFrom('channelSubscriptions as follower')
    .innerJoin('users as person', 'person.id', 'follower.userId')
    .where('follower.channelId', '=', channelId)
    .where('follower.state', '=', state)
    .$if(search !== undefined && search.trim() !== '', (rows) =>
      rows.where(sql<boolean>`strpos(person.name_key, search_key(${search?.trim() ?? ''})) > 0`),
    )

export async function decideRequests(
  { channelId, userIds, decision }: DecideRequestsRequest,
  context: Context,
): Promise<DecideRequestsResponse> {
  const { db } = context
  const channel = await lockChannelTo('edit', channelId, context)
  if (decision === 'letIn') {
    const changed = await letWaitingIn(channel, userIds, context)
    await settleAsked(channel, changed, context)
    await tellLetIn(channel, changed, context)
    return { changed, full: [] }
  }
  const change =
    decision === 'decline'
      ? { from: sql`state = 'requested'`, to: 'denied' as const }
      : { from: sql`state in ('denied', 'active') and source = 'self'`, to: 'requested' as const }
  const changed = await moveFollowers(channel, userIds, change, db)
  if (decision === 'decline') await settleAsked(channel, changed, context)
  return { changed, full: [] }
}

export async function addSubscribers(
  { channelId, userIds, asBefore = false }: AddSubscribersRequest,
  context: Context,
): Promise<AddSubscribersResponse> {
  const { db } = context
  const channel = await lockChannelTo('edit', channelId, context)
  if (channel.state === 'archived') throw forbidden()
  const members = await lockMembers(userIds, channel, db)
  const over = ['requested', 'left', 'denied'] as const
  const changed = asBefore
    ? await bringBack(channel, members, db)
    : await joinChannel(channel, members, { source: 'admin', over }, context)
  await settleAsked(channel, changed, context)
  const { rows } = await sql<{ userId: string }>`select person.id as user_id
    from unnest(${members}::text[]) as person (id)
    where not exists (select from channel_subscriptions follower where follower.user_id = person.id
      and follower.channel_id = ${channelId} and follower.state = 'active')`.execute(db)
  tellAfterwards(context, { topic: 'inbox', to: { userIds: changed } })
  return { changed, full: rows.map(({ userId }) => userId) }
}

export async function removeSubscribers(
  { channelId, userIds }: RemoveSubscribersRequest,
  context: Context,
): Promise<RemoveSubscribersResponse> {
  const channel = await lockChannelTo('edit', channelId, context)
  const change = { from: sql`state = 'active'`, to: 'left' as const }
  const changed = await moveFollowers(channel, userIds, change, context.db)
  tellAfterwards(context, { topic: 'inbox', to: { userIds: changed } })
  return { changed, full: [] }
}
