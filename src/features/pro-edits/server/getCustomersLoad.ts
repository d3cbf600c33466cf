import { sql } from 'kysely'
import type { CustomersLoad, CustomerLoad } from '../../../../generated/facts/features/pro-edits'
import type { Context } from '../../../server/context'
import { openStates, type OrderState } from '../order'
import { leftOf } from '../planLoad'
import { asWork } from './getLoad'
import { loadOrders, type OrderRow } from './loadOrders'
import { ordersOf } from './orderOf'

const weeksBack = 12
const mostCounted = 2000

/** Minutes of a customer stand under one of these. */
const columnOf: Partial<Record<OrderState, 'waiting' | 'editing' | 'held'>> = {
  submitted: 'waiting',
  accepted: 'waiting',
  assigned: 'waiting',
  in_edit: 'editing',
  changes_requested: 'editing',
  on_hold: 'held',
}

export async function getCustomersLoad(_: object, context: Context): Promise<CustomersLoad> {
  const open = await ordersOf(context.db, context.member)
    .select('ordered.id')
    .where('ordered.vendorCustomerId', '=', context.member.customerId)
    .where('ordered.state', 'in', [...openStates])
    .orderBy('ordered.id')
    .limit(mostCounted)
    .execute()
  const rows = await loadOrders(
    open.map(({ id }) => id),
    context,
  )
  return { customers: byCustomer(rows), weeks: await weeksOf(context) }
}

const minutes = ({ waiting, editing, held }: CustomerLoad) => waiting + editing + held

/** Whoever has the most open comes first. */
function byCustomer(rows: readonly OrderRow[]): CustomerLoad[] {
  const loads = new Map<string, CustomerLoad>()
  for (const row of rows) {
    const known = loads.get(row.customerId) ?? {
      customer: { id: row.customerId, name: row.buyerName },
      orders: 0,
      waiting: 0,
      editing: 0,
      held: 0,
    }
    const column = columnOf[row.state]
    loads.set(row.customerId, {
      ...known,
      orders: known.orders + 1,
      ...(column && { [column]: known[column] + Math.round(leftOf(asWork(row))) }),
    })
  }
  return [...loads.values()].toSorted(
    (one, other) =>
      minutes(other) - minutes(one) || one.customer.name.localeCompare(other.customer.name),
  )
}

/** Monday to Monday (UTC), this week last. */
async function weeksOf({ db, member, now }: Context): Promise<CustomersLoad['weeks']> {
  const edited = ordersOf(db, member)
    .select(['ordered.submittedAt', 'ordered.approvedAt'])
    .where('ordered.vendorCustomerId', '=', member.customerId)
  const rows = await sql<{ begins: string; came: number; went: number }>`
    with edited as (${edited})
    select to_char(week.begins, 'YYYY-MM-DD') as begins,
      (select count(*)::int from edited where edited.submitted_at >= week.begins at time zone 'UTC'
        and edited.submitted_at < (week.begins + interval '7 days') at time zone 'UTC') as came,
      (select count(*)::int from edited where edited.approved_at >= week.begins at time zone 'UTC'
        and edited.approved_at < (week.begins + interval '7 days') at time zone 'UTC') as went
    from generate_series(
      date_trunc('week', ${now}::timestamptz at time zone 'UTC') - make_interval(weeks => ${weeksBack - 1}),
      date_trunc('week', ${now}::timestamptz at time zone 'UTC'), interval '7 days') as week(begins)
    order by week.begins`.execute(db)
  return rows.rows
}
