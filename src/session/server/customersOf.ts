import { sql } from 'kysely'
import type { Db } from '../../server/database/tables'
import { idleLimitMs } from '../idleLimit'
import { idleSlackMs } from './judgeRefresh'
import { isOpenToMembers } from './openCustomers'

/** The customers of those sessions that are not over, and whose members may come in. */
export async function customersOf(
  db: Db,
  familyIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('sessionFamilies as family')
    .innerJoin('users', 'users.id', 'family.userId')
    .innerJoin('customers', 'customers.id', 'family.customerId')
    .innerJoin('memberships', (join) =>
      join
        .onRef('memberships.userId', '=', 'family.userId')
        .onRef('memberships.customerId', '=', 'family.customerId'),
    )
    .select(['family.id', 'family.customerId', 'family.lastActiveAt'])
    .select('customers.idleSessionTimeoutMins')
    .where(sql<boolean>`family.id = any(${[...familyIds]}::text[])`)
    .where('family.endedAt', 'is', null)
    .where('family.expiresAt', '>=', now)
    .where('users.state', '=', 'active')
    .where('memberships.state', '=', 'active')
    .where(isOpenToMembers)
    .execute()
  const isIdle = ({ lastActiveAt, idleSessionTimeoutMins }: (typeof rows)[number]) =>
    now.getTime() - lastActiveAt.getTime() > idleLimitMs(idleSessionTimeoutMins) + idleSlackMs
  return new Map(rows.filter((row) => !isIdle(row)).map(({ id, customerId }) => [id, customerId]))
}
