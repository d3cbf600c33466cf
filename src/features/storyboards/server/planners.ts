import { sql } from 'kysely'
import { roles } from '../../../../generated/facts/roles'
import type { Context } from '../../../server/context'

/** Who may see storyboards. */
export async function planners({ db, member }: Context): Promise<string[]> {
  const rows = await db
    .selectFrom('membershipRoles as held')
    .select('held.userId')
    .where('held.customerId', '=', member.customerId)
    .where(sql`right(held.role_id, 4)`, '=', roles.cm.idSuffix)
    .execute()
  return rows.map(({ userId }) => userId)
}
