// Until when a program is on air. Days are those of the customer.
import { sql } from 'kysely'
import type { Context } from '../../../server/context'
import { failure } from '../../../server/errors'

const zoneOf = (customerId: string) =>
  sql`coalesce((select timezone from customers where id = ${customerId}), 'UTC')`

/** Where the last day on air is over; without one it stays. */
export const endOfDay = (day: string | null | undefined, { member }: Pick<Context, 'member'>) =>
  day
    ? sql<string>`((${day}::date + 1)::timestamp at time zone ${zoneOf(member.customerId)})`
    : null

/** Refuses a last day on air that is over where the customer is. */
export async function requireDayAhead(
  day: string | null | undefined,
  { db, now, member }: Context,
): Promise<void> {
  if (!day) return
  const { rows } = await sql<{
    isOver: boolean
  }>`select ${endOfDay(day, { member })} <= ${now} as "isOver"`.execute(db)
  if (rows[0]?.isOver) throw failure('dayOver')
}

/** The last day on air of a row `program`, as YYYY-MM-DD. */
export const lastDayOnAir = (customerId: string) =>
  sql<string | null>`to_char((program.expires_at at time zone ${zoneOf(customerId)})
    - interval '1 second', 'YYYY-MM-DD')`
