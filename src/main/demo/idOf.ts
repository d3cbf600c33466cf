import type { Db } from '../../server/database/tables'

/** Of a row of the demo that is there. */
export async function idOf(
  db: Db,
  table: 'users' | 'customers',
  column: 'email' | 'name',
  value: string,
): Promise<string> {
  const { id } = await db
    .selectFrom(table)
    .select('id')
    .where(column, '=', value)
    .executeTakeFirstOrThrow()
  return id
}
