import { sql } from 'kysely'
import { defineList, keyed, namesIn, referring } from '../../../screens/server'
import type { Context } from '../../../server/context'
import type { Db } from '../../../server/database/tables'
import { actsWithLetter, type LetterState } from '../campaign'
import { audienceOf } from './audience'

/** Planned, a letter waits for its campaign to go on; once it was handed over, its batch says how it stands. */
const stateOf = sql<LetterState>`case
  when letter.state = 'planned' and campaign.state in ('draft', 'paused') then 'waiting'
  when letter.state <> 'handed' then letter.state
  when batch.paused_for = 'bounces' then 'stopped'
  when batch.state = 'paused' then 'paused'
  when batch.state = 'running' then 'sending'
  else 'sent' end`

const letterRows = (db: Db, { member: { customerId } }: Pick<Context, 'member'>) =>
  db
    .selectFrom('campaignLetters as letter')
    .innerJoin('campaigns as campaign', 'campaign.id', 'letter.campaignId')
    .innerJoin('customers', 'customers.id', 'letter.customerId')
    .leftJoin('mailBatches as batch', 'batch.id', 'letter.id')
    .innerJoinLateral(db.selectNoFrom(stateOf.as('state')).as('stand'), (join) => join.onTrue())
    .where('letter.customerId', '=', customerId)

export const letters = defineList('listCampaignLetters', {
  rows: (db: Db, context: Context) => letterRows(db, context),
  id: 'letter.id',
  search: 'letter.subjectKey',
  fields: {
    campaign: referring('letter.campaignId', { names: namesIn('campaigns') }),
    subject: keyed('letter.subjectKey', 'letter.subject'),
    state: 'stand.state',
    segment: 'letter.segment',
    sendAt: 'letter.sendAt',
    createdAt: 'letter.createdAt',
  },
  order: { field: 'createdAt', desc: true },
  async load(db: Db, ids, context) {
    const rows = await letterRows(db, context)
      .innerJoinLateral(measured(db), (join) => join.onTrue())
      .selectAll('letter')
      .select(['stand.state', 'letter.state as ownState', 'campaign.name as campaignName'])
      .select('campaign.state as campaignState')
      .select(['people', 'sent', 'visited', 'bounced', 'unsubscribed', 'unsure'])
      .select([inPlace('YYYY-MM-DD').as('sendOn'), inPlace('HH24:MI').as('sendTime')])
      .where('letter.id', 'in', [...ids])
      .execute()
    for (const row of rows)
      if (row.ownState === 'planned') {
        const { audience, audienceHeld } = await measureAudience(row, context)
        row.people = audience - audienceHeld
      }
    return rows
  },
  present: (row) => ({ campaign: { id: row.campaignId, name: row.campaignName } }),
  may: (_, row) => actsWithLetter(row),
})

const measured = (db: Db) =>
  db
    .selectFrom('mailMessages as message')
    .whereRef('message.letterId', '=', sql.ref('letter.id'))
    .select([
      sql<number>`count(*) filter (where message.state <> 'held')::int`.as('people'),
      sql<number>`count(*) filter (where message.state = 'sent')::int`.as('sent'),
      sql<number>`count(message.visited_at)::int`.as('visited'),
      sql<number>`count(*) filter (where message.state = 'bounced')::int`.as('bounced'),
      sql<number>`count(message.unsubscribed_at)::int`.as('unsubscribed'),
      sql<number>`count(*) filter (where message.state = 'unsure')::int`.as('unsure'),
    ])
    .as('measured')

const inPlace = (format: string) =>
  sql<
    string | null
  >`to_char(letter.send_at at time zone coalesce(customers.timezone, 'UTC'), ${format})`

/** To whom it would go now, how many of these are held back, and of them how many because they have not agreed. */
export async function measureAudience(
  aimed: Parameters<typeof audienceOf>[0],
  { db, now, services }: Pick<Context, 'db' | 'now' | 'services'>,
): Promise<{ audience: number; audienceHeld: number; audienceUndecided: number }> {
  const audience = await audienceOf(aimed, { db, now, lane: services.mailLane })
  const { rows } = await sql<{ audience: number; audienceHeld: number; audienceUndecided: number }>`
    select count(*)::int as audience, count(held_for)::int as audience_held,
      count(*) filter (where held_for = 'noConsent')::int as audience_undecided
    from (${audience}) aimed`.execute(db)
  return rows[0]!
}
