import type { Db } from '../../../server/database/tables'

/** Those of them that are shots of this customer, and not removed. */
export async function shotsAmong(
  db: Db,
  customerId: string,
  shotIds: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('storyboardShots')
    .select('id')
    .where('storyboardId', 'in', (storyboards) =>
      storyboards.selectFrom('storyboards').select('id').where('customerId', '=', customerId),
    )
    .where('id', 'in', [...shotIds])
    .where('removedAt', 'is', null)
    .execute()
  return rows.map(({ id }) => id)
}
