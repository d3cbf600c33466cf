import { csvFile } from '../../server/runs/csvFile'
import { defineRun } from '../../server/runs/run'

const mostRows = 10_000

/** A person's own sign-ins, also those that were refused: whoever else tries is seen here. */
export const signInsReport = defineRun({
  kind: 'session.signIns',
  async run(order, work) {
    const rows = await work.database.db
      .selectFrom('auditEvents as event')
      .leftJoin('customers', 'customers.id', 'event.customerId')
      .select(['event.at', 'event.action', 'event.ip', 'customers.name as customer'])
      .where('event.userId', '=', order.askedBy)
      .where(({ eb, or }) =>
        or([
          eb('event.action', 'like', 'signIn%'),
          eb('event.action', 'in', ['switch', 'signOut']),
        ]),
      )
      .orderBy('event.at', 'desc')
      .limit(mostRows)
      .execute()
    return csvFile(
      { name: 'sign-ins', heads: ['at', 'action', 'customer', 'ip'], rows },
      order,
      work,
    )
  },
})
