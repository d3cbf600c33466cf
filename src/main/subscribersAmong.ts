import { sql } from 'kysely'
import type { Db } from '../server/database/tables'

/** Which of these people get what is sent to a channel. */
export async function subscribersAmong(
  db: Db,
  channelId: string,
  userIds: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('channelSubscriptions')
    .select('userId')
    .where('channelId', '=', channelId)
    .where('state', '=', 'active')
    .where(sql<boolean>`user_id = any(${[...userIds]}::text[])`)
    .execute()
  return rows.map(({ userId }) => userId)
}
