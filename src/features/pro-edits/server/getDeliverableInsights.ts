import { sql } from 'kysely'
import type { DeliverableInsights } from '../../../../generated/facts/features/pro-edits'
import type { Context } from '../../../server/context'
import { openStates } from '../order'
import { ordersOf } from './orderOf'

const monthsBack = 6
const dayMs = 86_400_000
const hourMs = 3_600_000
/** Of the last year, and of what is open. */
const mostRead = 20_000
const readDays = 366

export async function getDeliverableInsights(
  _: object,
  context: Context,
): Promise<DeliverableInsights> {
  const rows = await rowsOf(context)
  const delivered = rows.filter(({ firstDeliveredAt }) => firstDeliveredAt !== null)
  const approved = rows.filter(({ approvedAt }) => approvedAt !== null)
  const days = approved.map(daysOf).toSorted((one, other) => one - other)
  return {
    ...countsOf(delivered, approved),
    medianDays: percentile(days, 0.5),
    slowDays: percentile(days, 0.9),
    rounds: roundsOf(approved),
    states: openStates.map((state) => {
      const ages = rows
        .filter((row) => row.state === state)
        .map(({ movedAt }) => (context.now.getTime() - movedAt.getTime()) / hourMs)
        .toSorted((one, other) => one - other)
      return {
        state,
        orders: ages.length,
        medianHours: percentile(ages, 0.5) ?? 0,
        longestHours: ages.at(-1) ?? 0,
      }
    }),
    months: monthsUntil(context.now).map((month) => ({
      month,
      ...countsOf(
        delivered.filter(({ firstDeliveredAt }) => monthOf(firstDeliveredAt) === month),
        approved.filter(({ approvedAt }) => monthOf(approvedAt) === month),
      ),
    })),
  }
}

function rowsOf({ db, member, now }: Context) {
  const since = new Date(now.getTime() - readDays * dayMs)
  return ordersOf(db, member)
    .select(['ordered.state', 'ordered.round', 'ordered.movedAt', 'ordered.heldMs'])
    .select(['ordered.submittedAt', 'ordered.firstDeliveredAt', 'ordered.approvedAt'])
    .select(sql<string | null>`to_char(ordered.due_on, 'YYYY-MM-DD')`.as('dueOn'))
    .where('ordered.vendorCustomerId', '=', member.customerId)
    .where(({ eb, or }) =>
      or([
        eb('ordered.state', 'in', [...openStates]),
        eb('ordered.firstDeliveredAt', '>', since),
        eb('ordered.approvedAt', '>', since),
      ]),
    )
    .orderBy('ordered.createdAt', 'desc')
    .limit(mostRead)
    .execute()
}

type Row = Awaited<ReturnType<typeof rowsOf>>[number]

const countsOf = (delivered: readonly Row[], approved: readonly Row[]) => ({
  delivered: delivered.length,
  onTime: delivered.filter(isOnTime).length,
  approved: approved.length,
  approvedInRoundOne: approved.filter(({ round }) => round === 1).length,
})

/** The first hand-over counts, and what has no day is never late. */
const isOnTime = ({ firstDeliveredAt, dueOn }: Row) =>
  dueOn === null || (firstDeliveredAt?.toISOString().slice(0, 10) ?? '') <= dueOn

/** From sending to approval, without what was held. */
function daysOf({ submittedAt, approvedAt, heldMs }: Row): number {
  const took = (approvedAt?.getTime() ?? 0) - (submittedAt?.getTime() ?? 0)
  return Math.max(0, took - Number(heldMs)) / dayMs
}

function roundsOf(approved: readonly Row[]): DeliverableInsights['rounds'] {
  const rounds = new Map<number, number>()
  for (const { round } of approved) rounds.set(round, (rounds.get(round) ?? 0) + 1)
  return [...rounds]
    .map(([round, orders]) => ({ round, orders }))
    .toSorted((one, other) => one.round - other.round)
}

/** Of numbers in their order: the smallest that so many of them do not exceed. */
export function percentile(sorted: readonly number[], share: number): number | undefined {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)]
}

const monthOf = (at: Date | null) => at?.toISOString().slice(0, 7)

function monthsUntil(now: Date): string[] {
  return Array.from({ length: monthsBack }, (_, back) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (monthsBack - 1 - back), 1))
      .toISOString()
      .slice(0, 7),
  )
}
