import { sql } from 'kysely'
import { defineList, keyed, namesIn, through } from '../../../screens/server'
import type { Context, Member } from '../../../server/context'
import type { Db } from '../../../server/database/tables'
import { channelMeasures, at } from './measures'
import { joiningJob } from './joining'
import { channelRows } from './relation'

/** Campaign managers look after all of the customer's, others after those they own. */
function kept(db: Db, member: Member) {
  const rows = channelRows(db, member)
  return member.roles.includes('cm') ? rows : rows.where('owned.userId', 'is not', null)
}

const { subscribers, programs, lastPostAt } = channelMeasures()

export const channels = defineList('listChannels', {
  rows: (db: Db, { member }: Context) => kept(db, member),
  id: 'channel.id',
  search: 'channel.searchKey',
  fields: {
    name: keyed('channel.nameKey', 'channel.name'),
    state: 'channel.state',
    access: 'channel.access',
    posting: 'channel.posting',
    owners: through('channelOwners', 'channelId', 'userId', namesIn('users')),
    subscribers,
    programs,
    lastPostAt,
    createdAt: 'channel.createdAt',
  },
  order: { field: 'name', desc: false },
  async load(db: Db, ids, { member, now }) {
    const measures = channelMeasures(at(now))
    const rows = await kept(db, member)
      .leftJoin('jobs as job', (join) =>
        join
          .onRef('job.subjectId', '=', 'channel.id')
          .on('job.kind', '=', joiningJob)
          .on('job.isCancelled', '=', false),
      )
      .selectAll('channel')
      .select(['owned.userId as ownedBy', 'job.progress'])
      .select([
        measures.subscribers.as('subscribers'),
        measures.asked.as('asked'),
        measures.programs.as('programs'),
        measures.lastPostAt.as('lastPostAt'),
      ])
      .where('channel.id', 'in', [...ids])
      .execute()
    const owners = await ownersOf(db, ids)
    return rows.map((row) => ({ ...row, owners: owners.get(row.id) ?? [] }))
  },
  present: (row) => ({
    autoRoles: row.autoRoles.filter((role) => role !== 'superAdmin'),
    joining: row.progress === null ? ('none' as const) : ('running' as const),
    joiningPercent: row.progress === null ? undefined : Math.round(row.progress),
  }),
  may: ({ roles }, { state }) => [
    'edit',
    ...(roles.includes('cm') ? (['editOwners'] as const) : []),
    state === 'active' ? 'archive' : 'reopen',
    'letIn',
    'pin',
  ],
})

interface Person {
  readonly id: string
  readonly name: string
  readonly pictureUrl?: string
}

/** The owners of each of these channels, by name. */
export async function ownersOf(db: Db, ids: readonly string[]): Promise<Map<string, Person[]>> {
  const owners = new Map<string, Person[]>()
  if (ids.length === 0) return owners
  const rows = await db
    .selectFrom('channelOwners as owner')
    .innerJoin('users as person', 'person.id', 'owner.userId')
    .select(['owner.channelId', 'person.id', 'person.name', 'person.pictureUrl'])
    .where('owner.channelId', 'in', [...ids])
    .orderBy('person.nameKey')
    .orderBy(sql`person.id`)
    .execute()
  for (const { channelId, pictureUrl, ...person } of rows) {
    const owner = { ...person, ...(pictureUrl === null ? {} : { pictureUrl }) }
    owners.set(channelId, [...(owners.get(channelId) ?? []), owner])
  }
  return owners
}
