import { sql } from 'kysely'
import type { OrderLoad, PlannedOrder } from '../../../../generated/facts/features/pro-edits'
import type { Context } from '../../../server/context'
import { planLoad, type Forecast, type LoadPlan } from '../planLoad'
import { shownEditors } from './editors'
import { loadOrders, type OrderRow } from './loadOrders'
import { openOrdersOf } from './orderOf'
import { orders as orderList, personOf } from './orders'

/** More are counted, and not planned: nobody looks at so many. */
const mostPlanned = 500

export async function getLoad(_: object, context: Context): Promise<OrderLoad> {
  const { db, member, now } = context
  const found = await openOrdersOf(db, member)
    .select(['ordered.id', 'ordered.customerId'])
    .orderBy(sql`ordered.due_on nulls last`)
    .orderBy('ordered.id')
    .execute()
  const rows = await loadOrders(
    found.slice(0, mostPlanned).map(({ id }) => id),
    context,
  )
  const editors = await shownEditors(db, member.customerId).orderBy('person.nameKey').execute()
  const plan = planLoad(rows.map(asWork), editors, now.getTime())
  const said = await commentsAmong(rows, context)
  const presented = await orderList.present(rows, context)
  const people = new Map(
    editors.map(({ id, name, pictureUrl }) => [id, personOf(id, name, pictureUrl)]),
  )
  const orders = rows.map((row, at): PlannedOrder => {
    const forecast = plan.forecasts.get(row.id)
    const { posterUrl, may } = presented[at]!
    return {
      ...plannedOf(row, forecast),
      posterUrl,
      may,
      giveTo: forecast?.giveTo ? people.get(forecast.giveTo) : undefined,
      comments: said.get(row.id) ?? 0,
    }
  })
  const loads = editors
    .map(({ id, name, pictureUrl, capacityMinutes }) => ({
      capacityMinutes,
      editor: { id, name, pictureUrl: pictureUrl ?? undefined },
      weeks: weeksOf(id, plan),
    }))
    // Whoever neither has time nor anything to do does not edit.
    .filter(({ capacityMinutes, weeks }) => capacityMinutes > 0 || weeks.some(isOwed))
  return {
    orders,
    total: found.length,
    customers: new Set(found.map(({ customerId }) => customerId)).size,
    owedMinutes: sum(orders.map(({ leftMinutes }) => leftMinutes)),
    capacityMinutes: sum(loads.map(({ weeks }) => weeks[0]?.capacityMinutes ?? 0)),
    editors: loads.map(({ editor, weeks }) => ({ editor, weeks })),
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0)
const isOwed = ({ owedMinutes }: { readonly owedMinutes: number }) => owedMinutes > 0

/** A day that something is due on ends at five in the afternoon (UTC). */
const dueAtOf = (dueOn: string | null) => (dueOn === null ? null : Date.parse(`${dueOn}T17:00:00Z`))

export const asWork = (row: OrderRow) => ({
  id: row.id,
  state: row.state,
  editorId: row.editorUserId,
  dueAt: dueAtOf(row.dueOn),
  estimateMinutes: row.estimateMinutes,
  spentMinutes: row.spentMinutes,
  round: row.round,
})

type Open = PlannedOrder['state']

const plannedOf = (row: OrderRow, forecast: Forecast | undefined) => ({
  orderId: row.id,
  title: row.title,
  customer: { id: row.customerId, name: row.buyerName },
  editor: personOf(row.editorUserId, row.editorName, row.editorPictureUrl),
  state: row.state as Open,
  stateBefore: (row.stateBefore as Open | null) ?? undefined,
  priority: row.priority,
  round: row.round,
  maxRounds: row.maxRounds,
  dueOn: row.dueOn ?? undefined,
  leftMinutes: Math.round(forecast?.leftMinutes ?? 0),
  movedAt: row.movedAt.toISOString(),
  doneAt: forecast?.doneAt == null ? undefined : new Date(forecast.doneAt).toISOString(),
  isAtRisk: forecast?.isAtRisk ?? false,
})

const weeksOf = (editorId: string, { weeks }: LoadPlan) =>
  (weeks.get(editorId) ?? []).map(({ begins, owedMinutes, capacityMinutes, orderIds }) => ({
    begins: new Date(begins).toISOString().slice(0, 10),
    owedMinutes: Math.round(owedMinutes),
    capacityMinutes: Math.round(capacityMinutes),
    orderIds: [...orderIds],
  }))

/** How many of what was said about the deliveries of each are open. */
async function commentsAmong(
  rows: readonly OrderRow[],
  { db }: Context,
): Promise<ReadonlyMap<string, number>> {
  if (rows.length === 0) return new Map()
  const found = await db
    .selectFrom('orderItems as item')
    .innerJoin('reviewComments as comment', 'comment.versionId', 'item.versionId')
    .select(['item.orderId', sql<number>`count(*)::int`.as('comments')])
    .where(
      'item.orderId',
      'in',
      rows.map(({ id }) => id),
    )
    .where('item.round', 'is not', null)
    .where('comment.visibility', '=', 'team')
    .where('comment.sharePageId', 'is', null)
    .where('comment.resolvedAt', 'is', null)
    .groupBy('item.orderId')
    .execute()
  return new Map(found.map(({ orderId, comments }) => [orderId, comments]))
}
