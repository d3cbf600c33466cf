// Captions that stand inside a film become those of its clip: read, edited and downloaded like all the others.
import { text } from 'node:stream/consumers'
import type { Context } from '../../../server/context'
import type { Db } from '../../../server/database/tables'
import { askForJob } from '../../../server/jobs/askForJob'
import { defineJob } from '../../../server/jobs/job'
import { patienceFor } from '../../../server/jobs/patience'
import type { Storage } from '../../../server/storage/storage'
import { languageOf } from '../../../session/server'
import { mostBytes } from '../../captions/cue'
import { readCaptions } from '../../captions/readCaptions'
import { wasWritten } from '../../captions/server'
import { keptWith } from '../../captions/trimmed'
import { keepImportedCaptions } from './keepImportedCaptions'
import { findShownFilm } from './queries'

/** Asked for by the film. */
export const keepEmbeddedCaptionsJob = defineJob({
  id: 'footage.embeddedCaptions',
  lane: 'file',
  async run({ database: { db }, subjectId, services, now }) {
    const film = await findShownFilm(db, subjectId)
    if (!film) return
    const { clipId, customerId, ownerUserId } = film
    // What is made of a film begins with the keyframe before its cut.
    const cut = { inMs: (film.cutInMs ?? 0) - film.leadMs, outMs: Infinity }
    for (const { lang, key } of tracksOf(film)) {
      if (await wasWritten(db, clipId, lang)) continue
      const said = await cuesIn(key, services.media.storage)
      if (said.length === 0) continue
      const captions = { clipId, customerId, lang, cues: keptWith(said, [], cut) }
      const saved = { savedBy: ownerUserId, savedAt: now() }
      await db
        .transaction()
        .execute((within) => keepImportedCaptions({ ...captions, ...saved }, within))
    }
  },
  failed: async (fault, { failures }) => (failures + 1 < patienceFor(fault) ? 'again' : 'over'),
})

type ShownFilm = NonNullable<Awaited<ReturnType<typeof findShownFilm>>>

const embedded = ({ renditions }: Pick<ShownFilm, 'renditions'>) =>
  renditions.filter(({ kind }) => kind === 'caption')

/** Those of no known language last, which are taken to be in that of its owner. */
function tracksOf({ ownerLocale, ...film }: ShownFilm) {
  const tracks = embedded(film).map(({ key, lang }) => ({ key, lang: languageIn(lang) }))
  const unknown = languageOf(ownerLocale ?? '')
  return [
    ...tracks.filter(({ lang }) => lang !== undefined),
    ...tracks.filter(({ lang }) => lang === undefined),
  ].map(({ key, lang = unknown }) => ({ key, lang }))
}

/** Of `zh-Hant-TW` what captions are kept by: `zh-TW`. */
function languageIn(tag = ''): string | undefined {
  const [, language, region] =
    /^([a-z]{2,3})(?:-[A-Z][a-z]{3})?(?:-([A-Z]{2}))?(?:-|$)/.exec(tag) ?? []
  if (language === undefined || language === 'und') return undefined
  return region === undefined ? language : `${language}-${region}`
}

/** None of a track that is larger than a file of captions may be. */
async function cuesIn(key: string, storage: Storage) {
  const found = await storage.find(key)
  if (!found || found.bytes > mostBytes) return []
  return readCaptions(await text(await storage.read(key))).cues
}

type Asking = Pick<Context, 'now' | 'services'> & Partial<Pick<Context, 'afterCommit'>>

/** Once a film of a clip can be watched, or one that can be watched becomes a clip; may be asked again. */
export async function askForEmbeddedCaptions(
  db: Db,
  assetId: string,
  context: Asking,
): Promise<void> {
  const film = await findShownFilm(db, assetId)
  if (!film || embedded(film).length === 0) return
  const order = { subjectId: assetId, customerId: film.customerId }
  await askForJob(keepEmbeddedCaptionsJob, order, { ...context, db })
}
