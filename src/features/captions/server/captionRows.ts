// All SQL that touches captions.
import { sql } from 'kysely'
import type { CaptionCue, CaptionVersion } from '../../../../generated/facts/features/captions'
import type { Db } from '../../../server/database/tables'

/** As many as somebody may want to look back to. */
const mostVersions = 100

export const listHeads = (db: Db, filmId: string) =>
  db
    .selectFrom('captions')
    .select(['lang', 'versionNo'])
    .where('filmId', '=', filmId)
    .orderBy('lang')
    .execute()

/** 0: there are none. */
export async function latestNo(db: Db, filmId: string, lang: string): Promise<number> {
  const heads = await listHeads(db, filmId)
  return heads.find((head) => head.lang === lang)?.versionNo ?? 0
}

/** What is said in the whole take of each film, the latest of each language. */
export const latestCues = (db: Db, filmIds: readonly string[]) =>
  db
    .selectFrom('captions as head')
    .innerJoin('captionVersions as version', (join) =>
      join
        .onRef('version.filmId', '=', 'head.filmId')
        .onRef('version.lang', '=', 'head.lang')
        .onRef('version.versionNo', '=', 'head.versionNo'),
    )
    .select(['head.filmId', 'head.lang', 'version.cues'])
    .where('head.filmId', 'in', [...filmIds, ''])
    .orderBy('head.lang')
    .execute()

/** The latest first. */
export const listVersions = (db: Db, filmId: string, lang: string) =>
  db
    .selectFrom('captionVersions as version')
    .leftJoin('users as saver', 'saver.id', 'version.savedBy')
    .select(['versionNo', 'source', 'savedBy', 'savedAt', 'saver.name', 'saver.pictureUrl'])
    .where('filmId', '=', filmId)
    .where('lang', '=', lang)
    .orderBy('versionNo', 'desc')
    .limit(mostVersions)
    .execute()

/** Also what was taken away since. */
export const wasWritten = async (db: Db, filmId: string, lang: string) =>
  (await listVersions(db, filmId, lang)).length > 0

export const findCues = async (db: Db, filmId: string, lang: string, versionNo: number) =>
  (
    await db
      .selectFrom('captionVersions')
      .select('cues')
      .where('filmId', '=', filmId)
      .where('lang', '=', lang)
      .where('versionNo', '=', versionNo)
      .executeTakeFirst()
  )?.cues

/** What captions hang on. */
export interface Film {
  readonly customerId: string
  readonly id: string
  readonly kind: 'clip' | 'version'
}

export interface NewVersion {
  readonly film: Film
  readonly lang: string
  readonly source: CaptionVersion['source']
  readonly cues: readonly CaptionCue[]
  readonly savedBy: string
  readonly savedAt: Date
}

/** The latest from now on. The film is locked. */
export async function insertVersion(db: Db, { film, cues, ...version }: NewVersion): Promise<void> {
  const { lang } = version
  const [last] = await listVersions(db, film.id, lang)
  const versionNo = (last?.versionNo ?? 0) + 1
  const whose = {
    customerId: film.customerId,
    clipId: film.kind === 'clip' ? film.id : null,
    versionId: film.kind === 'version' ? film.id : null,
  }
  await db
    .insertInto('captionVersions')
    .values({ ...whose, ...version, versionNo, cues: JSON.stringify(cues) })
    .execute()
  const wordsKey = sql<string>`search_key(${cues.map(({ text }) => text).join(' ')})`
  await db
    .insertInto('captions')
    .values({ ...whose, lang, versionNo, wordsKey })
    .onConflict((same) => same.columns(['filmId', 'lang']).doUpdateSet({ versionNo, wordsKey }))
    .execute()
}

export const deleteHead = (db: Db, filmId: string, lang: string) =>
  db.deleteFrom('captions').where('filmId', '=', filmId).where('lang', '=', lang).execute()
