import { sql, type Expression, type RawBuilder } from 'kysely'
import type { Db } from '../../../server/database/tables'

/** A program that may be watched now: published, not in the trash, not past its end. */
export const onAir = (of: string, now: RawBuilder<Date>) => {
  const column = (name: string) => sql.ref(`${of}.${name}`)
  return sql<boolean>`(${column('state')} = 'published' and ${column('deletedAt')} is null
    and (${column('expiresAt')} is null or ${column('expiresAt')} > ${now}))`
}

/** The same, of rows of `programs`. */
export const isOnAir = (now: Date) => onAir('programs', sql<Date>`${now}::timestamptz`)

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
