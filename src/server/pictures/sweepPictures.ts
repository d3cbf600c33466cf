import { defineJob, type JobSetting } from '../jobs/job'
import './pictures'

const unusedMs = 24 * 3_600_000

export const sweepPicturesJob = defineJob({
  id: 'pictures.sweep',
  lane: 'upkeep',
  everyMs: 6 * 3_600_000,
  run: sweepPictures,
})

/**
 * Removes pictures that no row shows. Each table that keeps their addresses is asked here; a picture
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
  const before = new Date(now().getTime() - unusedMs)
  await services.pictures.sweep(
    before,
    [...shown, ...covers, ...logos].flatMap(({ pictureUrl }) => pictureUrl ?? []),
  )
}
