// All SQL that touches captions.
import { sql } from 'kysely'
import type { CaptionCue, CaptionVersion } from '../../../../generated/facts/features/captions'
import type { Db } from '../../../server/database/tables'
import './tables'

/** As many as somebody may want to look back to. */
const mostVersions = 100

export const listHeads = (db: Db, clipId: string) =>
  db
    .selectFrom('captions')
    .select(['lang', 'versionNo'])
    .where('clipId', '=', clipId)
    .orderBy('lang')
    .execute()

/** 0: there are none. */
export async function latestNo(db: Db, clipId: string, lang: string): Promise<number> {
  const heads = await listHeads(db, clipId)
  return heads.find((head) => head.lang === lang)?.versionNo ?? 0
}

/** The latest first. */
export const listVersions = (db: Db, clipId: string, lang: string) =>
  db
    .selectFrom('captionVersions as version')
    .leftJoin('users as saver', 'saver.id', 'version.savedBy')
    .select(['versionNo', 'source', 'savedBy', 'savedAt', 'saver.name', 'saver.pictureUrl'])
    .where('clipId', '=', clipId)
    .where('lang', '=', lang)
    .orderBy('versionNo', 'desc')
    .limit(mostVersions)
    .execute()

export const findCues = async (db: Db, clipId: string, lang: string, versionNo: number) =>
  (
    await db
      .selectFrom('captionVersions')
      .select('cues')
      .where('clipId', '=', clipId)
      .where('lang', '=', lang)
      .where('versionNo', '=', versionNo)
      .executeTakeFirst()
  )?.cues

export interface NewVersion {
  readonly customerId: string
  readonly clipId: string
  readonly lang: string
  readonly source: CaptionVersion['source']
  readonly cues: readonly CaptionCue[]
  readonly savedBy: string
  readonly savedAt: Date
}

/** The latest from now on. The clip is locked. */
export async function insertVersion(db: Db, { cues, ...version }: NewVersion): Promise<void> {
  const { customerId, clipId, lang } = version
  const [last] = await listVersions(db, clipId, lang)
  const versionNo = (last?.versionNo ?? 0) + 1
  await db
    .insertInto('captionVersions')
    .values({ ...version, versionNo, cues: JSON.stringify(cues) })
    .execute()
  const wordsKey = sql<string>`search_key(${cues.map(({ text }) => text).join(' ')})`
  await db
    .insertInto('captions')
    .values({ customerId, clipId, lang, versionNo, wordsKey })
    .onConflict((same) => same.columns(['clipId', 'lang']).doUpdateSet({ versionNo, wordsKey }))
    .execute()
}

export const deleteHead = (db: Db, clipId: string, lang: string) =>
  db.deleteFrom('captions').where('clipId', '=', clipId).where('lang', '=', lang).execute()
