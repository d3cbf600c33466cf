import { sql } from 'kysely'
import { defineList, namesIn, referring } from '../../../screens/server'
import type { Context, Member } from '../../../server/context'
import type { Db } from '../../../server/database/tables'
import { mediaRows } from '../../media/server'
import { presentPictures } from '../../programs/server'
import { channelsOf, inboxOf, isStarted, isViewed, type Asker } from './inbox'
import { percentOf } from './coverage'

const askerOf = (member: Member, now: Date): Asker => ({
  customerId: member.customerId,
  userId: member.userId,
  now,
})

const ownRows = (db: Db, { member, now }: Context) =>
  inboxOf(db, askerOf(member, now)).innerJoin('users as owner', 'owner.id', 'programs.ownerUserId')

export const stateOf = sql<'new' | 'started' | 'viewed'>`(case when ${isViewed} then 'viewed'
  when ${isStarted} then 'started' else 'new' end)`

/** Seconds of a clock that runs back for those that are not required. */
const turnOf = sql<number>`(case
  when not item.is_required then 3e11 - extract(epoch from item.delivered_at)
  else coalesce(extract(epoch from item.due_at), 1e11) end)::float8`

export const inbox = defineList('listInbox', {
  rows: (db: Db, context: Context) => ownRows(db, context),
  id: 'item.programId',
  search: sql`programs.title_key || ' ' || owner.name_key`,
  fields: {
    state: stateOf,
    channels: referring('item.channelIds', { names: namesIn('channels') }),
    isPosted: 'item.isPosted',
    durationMs: sql`(select duration_ms from program_versions where id = programs.published_version_id)`,
    isRequired: 'item.isRequired',
    deliveredAt: 'item.deliveredAt',
    turn: turnOf,
    dueAt: 'item.dueAt',
    completedAt: 'viewing.completedAt',
  },
  order: { field: 'deliveredAt', desc: true },
  async load(db: Db, ids, context: Context) {
    const rows = await ownRows(db, context)
      .innerJoin('programVersions as version', 'version.id', 'programs.publishedVersionId')
      .leftJoin(mediaRows(db).as('film'), 'film.assetId', 'version.assetId')
      .leftJoin('mediaAssets as still', 'still.id', 'programs.posterAssetId')
      .select(['programs.id', 'programs.title', 'programs.description', 'programs.rev'])
      .select(['item.deliveredAt', 'item.isRequired', 'item.dueAt', 'item.isPosted'])
      .select(['version.versionNo', 'version.durationMs', 'version.bodyEndMs'])
      .select(['viewing.coverage', 'viewing.completedAt'])
      .select(['film.renditions', 'film.addressRev'])
      .select(['still.renditions as stillRenditions', 'still.addressRev as stillRev'])
      .select(['programs.ownerUserId', 'owner.name as ownerName', 'owner.pictureUrl'])
      .select([stateOf.as('state'), turnOf.as('turn'), channelsOf.as('channels')])
      .select(spokenIn.as('languages'))
      .where('programs.id', 'in', [...ids])
      .execute()
    return rows
  },
  present(row, context) {
    const isDone = row.state === 'viewed'
    return {
      ...presentPictures(row, context),
      owner: { id: row.ownerUserId, name: row.ownerName, pictureUrl: row.pictureUrl ?? undefined },
      percent: row.state === 'new' ? 0 : percentOf(row.coverage, row.bodyEndMs),
      completedAt: isDone ? row.completedAt?.toISOString() : undefined,
    }
  },
  // What has to be watched is not said to be.
  may: (_, { isRequired, state }) =>
    isRequired ? [] : [state === 'viewed' ? 'markNotViewed' : 'markViewed'],
})

/** Of its own captions, and those of what is heard in it. */
const spokenIn = sql<
  string[]
>`array(select own.lang from captions own where own.film_id = version.id
  union select said.lang
  from jsonb_array_elements(coalesce(version.timeline->'blocks', '[]')) block
  join captions said on said.customer_id = version.customer_id and said.film_id = block->'media'->>'id'
  where block->'media'->>'type' = 'clip' order by lang)`
