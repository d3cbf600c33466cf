/** Writes the captions of the demo's footage as its campaign manager would: by the calls of the page. */
import { saveCaptions } from '../../features/footage/server/handlers'
import type { Services } from '../../server/services'
import { asManager, type ManagerIds } from './asManager'
import { demoCaptions } from './captions'
import { demoVideos } from './videos'
import type { Writing } from './writeCast'

export async function writeCaptions(
  writing: Writing & { readonly services: Services },
  ids: ManagerIds,
): Promise<void> {
  for (const { file, lang, versions } of demoCaptions) {
    const clipId = await clipOf(writing, ids.customers.northwind, file)
    if (clipId === undefined || (await isWritten(writing, clipId, lang))) continue
    for (const [rev, cues] of versions.entries()) {
      await saveCaptions({ clipId, lang, rev, cues: [...cues] }, asManager(writing, ids, 0))
    }
  }
}

/** By a start that was interrupted. */
async function isWritten({ db }: Writing, clipId: string, lang: string): Promise<boolean> {
  const found = await db
    .selectFrom('captions')
    .select('lang')
    .where('filmId', '=', clipId)
    .where('lang', '=', lang)
    .executeTakeFirst()
  return found !== undefined
}

/** Without ffmpeg the demo has no footage. */
async function clipOf({ db }: Writing, customerId: string, file: string) {
  const title = demoVideos.find((video) => video.file === file)?.title ?? file
  const found = await db
    .selectFrom('footageClips')
    .select('id')
    .where('customerId', '=', customerId)
    .where('title', '=', title)
    .executeTakeFirst()
  return found?.id
}
