/** Imports the demo's footage as clips, one by one, as a person would upload it. */
import { join } from 'node:path'
import { ulid } from 'ulid'
import { importClip } from '../../features/footage/server'
import type { Db } from '../../server/database/tables'
import { clips, customers, emailOf, type DemoClip } from './cast'
import { idOf } from './idOf'
import type { DemoOptions } from './seedDemo'
import { demoVideos, makeDemoVideos } from './videos'

const dayMs = 86_400_000

/** Without ffmpeg the demo has no videos. */
export async function importFootage(options: DemoOptions): Promise<void> {
  const { config, database, log } = options
  const folder = join(config.projectRoot, '.cache/demo-videos')
  try {
    await makeDemoVideos(folder, config.ffmpegPath)
  } catch (error) {
    return log.warn({ err: error }, 'the demo has no videos: ffmpeg could not make them')
  }
  for (const clip of clips) {
    await database.db.transaction().execute((db) => importFilm(db, clip, folder, options))
  }
}

async function importFilm(
  db: Db,
  clip: DemoClip,
  folder: string,
  { services, now }: DemoOptions,
): Promise<void> {
  const { title } = demoVideos.find(({ file }) => file === clip.file) ?? { title: clip.file }
  const ownerUserId = await idOf(db, 'users', 'email', emailOf(clip.owner))
  const customerId = await idOf(db, 'customers', 'name', customers[clip.customer].name)
  const known = await db
    .selectFrom('footageClips')
    .select('id')
    .where('customerId', '=', customerId)
    .where('title', '=', title)
    .executeTakeFirst()
  if (known) return
  const createdAt = new Date(now().getTime() - clip.daysAgo * dayMs)
  const context = { db, now: now(), newId: () => ulid(), services }
  await importClip(context, {
    customerId,
    ownerUserId,
    title,
    path: join(folder, clip.file),
    createdAt,
    tags: clip.tags,
    rightsExpireAt:
      clip.rightsDays === undefined
        ? undefined
        : new Date(now().getTime() + clip.rightsDays * dayMs).toISOString().slice(0, 10),
  })
}
