import { sql } from 'kysely'
import type {
  GetShareStatsRequest,
  GetShareStatsResponse,
} from '../../../../generated/facts/features/sharing'
import type { Context } from '../../../server/context'
import { notFound } from '../../../server/errors'
import { pages } from './pages'

const mostVisitors = 500

/** Names only of those who proved their address; all others are plays. */
export async function getShareStats(
  { pageId }: GetShareStatsRequest,
  context: Context,
): Promise<GetShareStatsResponse> {
  const [page] = await pages.find([pageId], context)
  if (!page) throw notFound()
  const { db } = context
  const visits = db.selectFrom('shareVisits as visit').where('visit.pageId', '=', pageId)
  const totals = await visits
    .select([
      sql<number>`count(*) filter (where visit.is_play)::int`.as('plays'),
      sql<number>`coalesce(sum(bit_count(visit.coverage)), 0)::int`.as('seconds'),
      sql<number>`count(visit.downloaded_at)::int`.as('downloads'),
    ])
    .executeTakeFirstOrThrow()
  const visitors = await visits
    .select([
      'visit.address',
      sql<number>`sum(bit_count(visit.coverage))::int`.as('seconds'),
      sql<number>`max(round(100.0 * bit_count(visit.coverage) / greatest(length(visit.coverage), 1)))::int`.as(
        'percent',
      ),
      sql<boolean>`bool_or(visit.downloaded_at is not null)`.as('hasDownloaded'),
      sql<Date>`max(visit.last_at)`.as('lastAt'),
    ])
    .where('visit.address', 'is not', null)
    .groupBy('visit.address')
    .orderBy('lastAt', 'desc')
    .limit(mostVisitors)
    .execute()
  const decided = await db
    .selectFrom('shareDecisions')
    .select(['address', 'decision', 'note', 'decidedAt'])
    .where('pageId', '=', pageId)
    .orderBy('decidedAt', 'desc')
    .execute()
  const told = visitors.map(({ address, lastAt, ...watched }) => {
    const said = decided.find((each) => each.address === address)
    return {
      email: address ?? '',
      ...watched,
      lastAt: lastAt.toISOString(),
      decision: said?.decision,
      note: said?.note ?? undefined,
    }
  })
  const only = decided
    .filter(({ address }, at) => decided.findIndex((each) => each.address === address) === at)
    .filter(({ address }) => told.every(({ email }) => email !== address))
    .map(({ address, decision, note, decidedAt }) => ({
      email: address,
      seconds: 0,
      percent: 0,
      hasDownloaded: false,
      lastAt: decidedAt.toISOString(),
      decision,
      note: note ?? undefined,
    }))
  return { ...totals, visitors: [...told, ...only].slice(0, mostVisitors) }
}
