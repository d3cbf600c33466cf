// Films that were made elsewhere, from the first byte until each is a version of its program.
import { sql } from 'kysely'
import type { ComingVersion } from '../../../../generated/facts/features/programs'
import type { Context } from '../../../server/context'
import type { Db } from '../../../server/database/tables'
import { clipStandingOf } from '../../footage/clip'
import { progressOf } from '../../footage/server'
import { mediaRows } from '../../media/server'
import { nearestAspect } from '../aspect'
import { stateOnceMade } from '../programRow'

/** The latest first. */
export async function comingVersions(
  programId: string,
  { db, now }: Pick<Context, 'db' | 'now'>,
): Promise<ComingVersion[]> {
  const rows = await db
    .selectFrom('programFilms as film')
    .innerJoin(mediaRows(db).as('media'), 'media.assetId', 'film.assetId')
    .leftJoin('users as sender', 'sender.id', 'film.sentBy')
    .selectAll('media')
    .select(['film.id', 'film.sentAt as begunAt', 'film.sentBy'])
    .select(['sender.name as senderName', 'sender.pictureUrl as senderPictureUrl'])
    .where('film.programId', '=', programId)
    .orderBy('film.sentAt', 'desc')
    .execute()
  return rows.map((row) => {
    const { state, ...standing } = clipStandingOf({
      assetState: row.assetState,
      uploadState: row.uploadState ?? undefined,
    })
    const { phase, progress, isUploadStopped } = progressOf(row, now)
    return {
      versionId: row.id,
      name: row.name,
      bytes: Number(row.bytes ?? 0),
      failReason: row.failReason ?? undefined,
      failMessage: row.failMessage ?? undefined,
      ...standing,
      // Whoever looks between a film and its version has to look again.
      state: state === 'ready' || state === 'playable' ? 'processing' : state,
      phase,
      progress,
      isUploadStopped,
      sentBy:
        row.sentBy === null
          ? undefined
          : {
              id: row.sentBy,
              name: row.senderName ?? '',
              pictureUrl: row.senderPictureUrl ?? undefined,
            },
      sentAt: row.begunAt.toISOString(),
    }
  })
}

/** Once a film can be watched it is a version. What belongs to no program is left alone. */
export async function takeFilm(db: Db, assetId: string, now: Date): Promise<void> {
  const coming = await db
    .selectFrom('programFilms')
    .select('programId')
    .where('assetId', '=', assetId)
    .executeTakeFirst()
  if (!coming) return
  await db.transaction().execute((within) => makeVersion(within, { ...coming, assetId, now }))
}

interface Arrival {
  readonly programId: string
  readonly assetId: string
  readonly now: Date
}

async function makeVersion(db: Db, { programId, assetId, now }: Arrival): Promise<void> {
  // Versions are numbered one after the other.
  const program = await db
    .selectFrom('programs')
    .select(['kind', 'state', 'stateBefore', 'versionNo', 'timeline'])
    .where('id', '=', programId)
    .forUpdate()
    .executeTakeFirst()
  const film = await db
    .selectFrom('programFilms as film')
    .innerJoin('mediaAssets as asset', 'asset.id', 'film.assetId')
    .select(['film.id', 'film.customerId', 'film.sentBy', 'asset.sha256', 'asset.durationMs'])
    .select(['asset.width', 'asset.height'])
    .where('film.assetId', '=', assetId)
    .where('asset.state', 'in', ['playable', 'ready'])
    .executeTakeFirst()
  if (!program || !film) return
  const versionNo = program.versionNo + 1
  const durationMs = film.durationMs ?? 0
  await db
    .insertInto('programVersions')
    .values({
      id: film.id,
      customerId: film.customerId,
      programId,
      versionNo,
      kind: 'uploaded',
      timeline: null,
      contentHash: film.sha256 ?? assetId,
      note: null,
      durationMs,
      bodyEndMs: durationMs,
      assetId,
      madeBy: film.sentBy,
      madeAt: now,
    })
    .execute()
  await db.deleteFrom('programFilms').where('id', '=', film.id).execute()
  const timeline = { ...program.timeline, aspect: nearestAspect(film) }
  const shown = {
    hasChanges: false,
    durationMs,
    posterAssetId: assetId,
    timeline: JSON.stringify(timeline),
  }
  await db
    .updateTable('programs')
    .set({
      versionNo,
      finishedAt: now,
      updatedAt: now,
      rev: sql`rev + 1` as never,
      state: stateOnceMade(program.state),
      stateBefore: program.stateBefore && stateOnceMade(program.stateBefore),
      // It is what it shows; others are what they are built of.
      ...(program.kind === 'imported' && shown),
    })
    .where('id', '=', programId)
    .execute()
}
