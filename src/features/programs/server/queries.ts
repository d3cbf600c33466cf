import { sql, type Expression, type ExpressionBuilder } from 'kysely'
import type { Database, Db } from '../../../server/database/tables'

/** A program that may be watched now: published, not in the trash, not past its end. */
export const isOnAir = (now: Date) => (row: ExpressionBuilder<Database, 'programs'>) =>
  row.and([
    row('programs.state', '=', 'published'),
    row('programs.deletedAt', 'is', null),
    row.or([row('programs.expiresAt', 'is', null), row('programs.expiresAt', '>', now)]),
  ])

/** newBioProgramsCount as domain.md E8 defines it: finished, and not opened by its owner since. */
export function countFinishedPrograms(
  db: Db,
  { customerId, userId }: { customerId: string; userId: string },
): Expression<number> {
  const query = db
    .selectFrom('programs')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('customerId', '=', customerId)
    .where('ownerUserId', '=', userId)
    .where('deletedAt', 'is', null)
    .where('finishedAt', 'is not', null)
    .where((row) =>
      row.or([
        row('openedByOwnerAt', 'is', null),
        row('openedByOwnerAt', '<', row.ref('finishedAt')),
      ]),
    )
  return sql<number>`${query}`
}
