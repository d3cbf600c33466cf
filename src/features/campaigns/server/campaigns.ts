import { sql } from 'kysely'
import { defineList, keyed, namesIn, referring, through } from '../../../screens/server'
import type { Context } from '../../../server/context'
import type { Db } from '../../../server/database/tables'
import { actsWithCampaign, type CampaignState } from '../campaign'
import { namedOf, refsOf } from './refs'

const dayMs = 86_400_000

interface Ending {
  readonly state: CampaignState
  readonly endsAt: Date | null
}

const campaignRows = (db: Db, { member: { customerId } }: Pick<Context, 'member'>) =>
  db
    .selectFrom('campaigns as campaign')
    .innerJoin('users as owner', 'owner.id', 'campaign.ownerUserId')
    .innerJoin('customers', 'customers.id', 'campaign.customerId')
    .leftJoin('sharePages as page', 'page.id', 'campaign.sharePageId')
    .where('campaign.customerId', '=', customerId)

export const campaigns = defineList('listCampaigns', {
  rows: (db: Db, context: Context) => campaignRows(db, context),
  id: 'campaign.id',
  search: 'campaign.nameKey',
  fields: {
    name: keyed('campaign.nameKey', 'campaign.name'),
    state: 'campaign.state',
    programs: through('campaignPrograms', 'campaignId', 'programId', {
      table: 'programs',
      id: 'id',
      name: 'title',
    }),
    owner: referring('campaign.ownerUserId', { names: namesIn('users') }),
    createdAt: 'campaign.createdAt',
    updatedAt: 'campaign.updatedAt',
  },
  order: { field: 'createdAt', desc: true },
  async load(db: Db, ids, context) {
    const rows = await campaignRows(db, context)
      .selectAll('campaign')
      .select(['owner.name as ownerName', 'owner.pictureUrl as ownerPictureUrl'])
      .select('page.title as pageTitle')
      .select([
        dayIn('campaign.starts_at', 0).as('startsOn'),
        dayIn('campaign.ends_at', 1).as('endsOn'),
        sql<number>`(select count(*)::int from campaign_letters letter
          where letter.customer_id = campaign.customer_id and letter.campaign_id = campaign.id)`.as(
          'letters',
        ),
      ])
      .where('campaign.id', 'in', [...ids])
      .execute()
    const refs = await refsOf(db, ids)
    return rows.map((row) => ({ ...row, refs: namedOf(refs, row.id) }))
  },
  present: (row, { now }) => ({
    goal: row.goal || undefined,
    sharePage:
      row.sharePageId === null ? undefined : { id: row.sharePageId, name: row.pageTitle ?? '' },
    ...row.refs,
    daysLeft: daysLeft(row, now),
    owner: {
      id: row.ownerUserId,
      name: row.ownerName,
      pictureUrl: row.ownerPictureUrl ?? undefined,
    },
  }),
  may: (_, { state }) => actsWithCampaign(state),
})

function daysLeft({ state, endsAt }: Ending, now: Date): number | undefined {
  if (endsAt === null || (state !== 'live' && state !== 'paused')) return undefined
  return Math.max(0, Math.ceil((endsAt.getTime() - now.getTime()) / dayMs))
}

/** The day of the customer on which it begins, or the last one before it ends. */
const dayIn = (column: string, daysBefore: number) =>
  sql<string | null>`to_char((${sql.ref(column)} at time zone coalesce(customers.timezone, 'UTC'))
    - ${daysBefore} * interval '1 day', 'YYYY-MM-DD')`
