import { sql } from 'kysely'
import type { Context } from '../../../server/context'
import { releaseAsset } from '../../media/server'

/** What only it showed goes with it, and so do its films. */
export async function eraseProgram(
  { id, customerId }: { readonly id: string; readonly customerId: string },
  { db, now }: Pick<Context, 'db' | 'now'>,
): Promise<void> {
  const shown = await db
    .selectFrom('programMedia')
    .select('assetId')
    .where('programId', '=', id)
    .union(
      db
        .selectFrom('programVersions')
        .select(sql<string>`asset_id`.as('assetId'))
        .where('programId', '=', id)
        .where('assetId', 'is not', null),
    )
    .union(db.selectFrom('programFilms').select('assetId').where('programId', '=', id))
    .execute()
  await db.deleteFrom('programs').where('id', '=', id).execute()
  for (const { assetId } of shown) await releaseAsset(db, customerId, assetId, now)
}
