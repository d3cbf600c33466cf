// To whom letters of campaigns went, and what each of them did then.
import { sql } from 'kysely'
import type { ListCampaignPeopleRow } from '../../../../generated/facts/features/campaigns'
import { defineList, namesIn, referring } from '../../../screens/server'
import type { Context } from '../../../server/context'
import type { Db } from '../../../server/database/tables'

const peopleRows = (db: Db, { member: { customerId } }: Pick<Context, 'member'>) =>
  db
    .selectFrom('mailMessages as message')
    .innerJoin('campaignLetters as letter', 'letter.id', 'message.letterId')
    .innerJoin('campaigns as campaign', 'campaign.id', 'message.groupId')
    .leftJoin('contacts as contact', 'contact.id', 'message.contactId')
    .where('message.customerId', '=', customerId)

const has = (column: string) => sql<boolean>`(message.${sql.ref(column)} is not null)`

export const people = defineList('listCampaignPeople', {
  rows: (db: Db, context: Context) => peopleRows(db, context),
  id: 'message.id',
  search: sql`coalesce(contact.name_key || ' ' || contact.email, '')`,
  fields: {
    campaign: referring('message.groupId', { names: namesIn('campaigns') }),
    letter: referring('message.letterId', {
      names: { table: 'campaignLetters', id: 'id', name: 'subject' },
    }),
    state: 'message.state',
    isFirst: 'message.isFirst',
    hasVisited: has('visited_at'),
    hasStarted: has('started_at'),
    hasWatched: has('watched_at'),
    hasReplied: has('replied_at'),
    hasStopped: has('unsubscribed_at'),
    sentAt: 'message.offeredAt',
    visitedAt: 'message.visitedAt',
  },
  order: { by: 'message.dueAt', desc: true },
  load: (db: Db, ids, context) =>
    peopleRows(db, context)
      .selectAll('message')
      .select([sql<number>`1`.as('rev'), 'contact.name', 'contact.email'])
      .select(['campaign.name as campaignName', 'letter.subject'])
      .where('message.id', 'in', [...ids])
      .execute(),
  present: (row) => ({
    campaign: { id: row.groupId, name: row.campaignName },
    letter: { id: row.letterId, name: row.subject },
    reached: reachedOf(row),
    hasVisited: row.visitedAt !== null,
    hasStarted: row.startedAt !== null,
    hasWatched: row.watchedAt !== null,
    hasReplied: row.repliedAt !== null,
    hasStopped: row.unsubscribedAt !== null,
    sentAt: row.state === 'sent' ? row.offeredAt?.toISOString() : undefined,
  }),
  may: () => [],
})

interface Reached {
  readonly visitedAt: Date | null
  readonly startedAt: Date | null
  readonly watchedAt: Date | null
}

function reachedOf({ visitedAt, startedAt, watchedAt }: Reached): ListCampaignPeopleRow['reached'] {
  if (watchedAt !== null) return 'watched'
  if (startedAt !== null) return 'started'
  return visitedAt === null ? 'nothing' : 'visited'
}
