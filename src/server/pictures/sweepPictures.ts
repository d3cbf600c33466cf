import { sql } from 'kysely'
import { defineJob, type JobSetting } from '../jobs/job'
import { stored } from '../../../generated/facts/stored'
import type { Db } from '../database/tables'
import './pictures'

interface StoredTable {
  readonly table: string
  readonly columns: Readonly<Record<string, { readonly column: string; readonly isPicture?: true }>>
}

/** Columns with addresses of pictures in tables that follow from the manifest. */
const storedPictures = Object.values<StoredTable>(stored).flatMap(({ table, columns }) =>
  Object.values(columns).flatMap(({ column, isPicture }) => (isPicture ? [{ table, column }] : [])),
)

async function addressesIn(
  db: Db,
  { table, column }: { readonly table: string; readonly column: string },
): Promise<{ pictureUrl: string | null }[]> {
  const { rows } = await sql<{ pictureUrl: string | null }>`
    select ${sql.ref(column)} as picture_url from ${sql.table(table)}
    where ${sql.ref(column)} is not null`.execute(db)
  return rows
}

const unusedMs = 24 * 3_600_000

export const sweepPicturesJob = defineJob({
  id: 'pictures.sweep',
  lane: 'upkeep',
  everyMs: 6 * 3_600_000,
  run: sweepPictures,
})

/**
 * Removes pictures that no row shows. Each table of code that keeps their addresses is asked here; a picture
 * of the last day may yet be saved, or come back by Undo.
 */
export async function sweepPictures({
  database: { db },
  services,
  now,
}: Pick<JobSetting, 'database' | 'services' | 'now'>): Promise<void> {
  const shown = await db
    .selectFrom('users')
    .select('pictureUrl')
    .where('pictureUrl', 'is not', null)
    .execute()
  const covers = await db
    .selectFrom('channels')
    .select('pictureUrl')
    .where('pictureUrl', 'is not', null)
    .execute()
  const logos = await db
    .selectFrom('shareLayouts')
    .select('logoUrl as pictureUrl')
    .where('logoUrl', 'is not', null)
    .execute()
  const kept = await Promise.all(storedPictures.map((each) => addressesIn(db, each)))
  const before = new Date(now().getTime() - unusedMs)
  await services.pictures.sweep(
    before,
    [...shown, ...covers, ...logos, ...kept.flat()].flatMap(({ pictureUrl }) => pictureUrl ?? []),
  )
}
