import { sql } from 'kysely'
import { screen as customers } from '../../../../generated/facts/screens/customers'
import { storageUses } from '../../media/server'
import { monthOf } from '../../programs/server'
import { csvFile } from '../../../server/runs/csvFile'
import { defineRun } from '../../../server/runs/run'

/** How much of what they may use customers use. */
export const customersReport = defineRun({
  kind: 'super-admin.customers',
  async run(order, work) {
    const { database, now } = work
    const rows = await database.db
      .selectFrom('customers as customer')
      .leftJoin(storageUses(database.db, now()).as('stored'), 'stored.customerId', 'customer.id')
      .select([
        'customer.name',
        'customer.city',
        'customer.lifeState',
        'customer.isLocked',
        'customer.seats',
        'customer.storageBytes',
        'customer.renderMinutes',
        'customer.createdAt',
        sql<string>`(select count(*) from memberships as member
          where member.customer_id = customer.id and member.state <> 'inactive')`.as('people'),
        sql<string>`coalesce(stored.bytes, 0)`.as('storedBytes'),
        sql<number>`coalesce((select ceil(usage.drawn_ms / 60000.0)::int from render_usage as usage
          where usage.customer_id = customer.id and usage.month = ${monthOf(now())}), 0)`.as(
          'drawnMinutes',
        ),
        sql<Date | null>`(select max(last_sign_in_at) from memberships as member
          where member.customer_id = customer.id)`.as('lastSignInAt'),
      ])
      .orderBy('customer.name')
      .execute()
    const heads = [
      'name',
      'city',
      'lifeState',
      'isLocked',
      'people',
      'seats',
      'storedBytes',
      'storageBytes',
      'drawnMinutes',
      'renderMinutes',
      'lastSignInAt',
      'createdAt',
    ] as const
    return csvFile({ name: 'customers', heads, rows, like: customers }, order, work)
  },
})
