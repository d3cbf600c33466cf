// All SQL that touches captions in the making.
import type { CaptionMaking } from '../../../../generated/facts/features/captions'
import type { Db } from '../../../server/database/tables'

/** The job that makes them, by its kind. */
export const makingKind = 'footage.captions'

export async function listMakings(db: Db, clipId: string): Promise<CaptionMaking[]> {
  const rows = await db
    .selectFrom('captionMakings as making')
    .leftJoin('jobs as job', (join) =>
      join.onRef('job.subjectId', '=', 'making.id').on('job.kind', '=', makingKind),
    )
    .select(['making.lang', 'making.failCode', 'job.heldBy', 'job.progress'])
    .where('making.clipId', '=', clipId)
    .orderBy('making.lang')
    .execute()
  return rows.map(({ lang, failCode, heldBy, progress }) => {
    if (failCode !== null) return { lang, state: 'failed', failCode }
    return heldBy === null
      ? { lang, state: 'waiting' }
      : { lang, state: 'running', progress: progress ?? 0 }
  })
}

export const findMaking = (db: Db, id: string) =>
  db
    .selectFrom('captionMakings as making')
    .innerJoin('footageClips as clip', 'clip.id', 'making.clipId')
    .innerJoin('mediaAssets as asset', 'asset.id', 'clip.assetId')
    .selectAll('making')
    .select(['clip.assetId', 'asset.durationMs'])
    .where('making.id', '=', id)
    .where('making.failCode', 'is', null)
    .where('clip.deletedAt', 'is', null)
    .executeTakeFirst()

export const failMaking = (db: Db, id: string, failCode: NonNullable<CaptionMaking['failCode']>) =>
  db.updateTable('captionMakings').set({ failCode }).where('id', '=', id).execute()

export interface WhichMakings {
  readonly clipId: string
  readonly lang?: string
}

/** The ids of those that were there. */
export async function deleteMakings(db: Db, which: WhichMakings): Promise<string[]> {
  const gone = await db
    .deleteFrom('captionMakings')
    .where((row) => row.and({ ...which }))
    .returning('id')
    .execute()
  return gone.map(({ id }) => id)
}
