// Writes how a program is built, with all that follows from it.
import { sql } from 'kysely'
import type { Timeline } from '../../../../generated/facts/features/programs'
import type { Context } from '../../../server/context'
import type { Db, RowChangeOf } from '../../../server/database/tables'
import { releaseAsset } from '../../media/server'
import { stateOnceChanged } from '../programRow'
import { lengthOf, msOf } from '../timeline'
import type { LockedProgram } from './moveProgram'
import { mediaOf } from './programFacts'
import type { Media } from './programMedia'

/** Whoever builds; or the server, for somebody who decided it earlier. */
export type Writer = Pick<Context, 'db' | 'now'> & {
  readonly member: Pick<Context['member'], 'customerId' | 'userId'>
}

type Kept = Pick<LockedProgram, 'id' | 'state' | 'timelineRev' | 'versionNo'>

/** The program is locked, and whoever writes may put in what it shows. */
export async function keepTimeline(
  { id, state, timelineRev, versionNo }: Kept,
  timeline: Timeline,
  context: Writer,
  more: RowChangeOf<'programs'> = {},
): Promise<void> {
  const { db, now, member } = context
  await keepMedia(id, timeline, context)
  await db
    .updateTable('programs')
    .set({
      timeline: JSON.stringify(timeline),
      timelineRev: timelineRev + 1,
      state: stateOnceChanged(state),
      hasChanges: !(await isAsMade({ id, versionNo }, timeline, db)),
      ...measured(timeline),
      updatedAt: now,
      updatedBy: member.userId,
      ...more,
    })
    .where('id', '=', id)
    .execute()
}

/** The columns of a program that its timeline says. */
export function measured(timeline: Timeline) {
  const poster = timeline.blocks.find(({ kind, media }) => media && kind !== 'bumper')
  return {
    durationMs: msOf(lengthOf(timeline), timeline),
    posterAssetId: poster?.media?.assetId ?? null,
  }
}

const assetsIn = async (programId: string, db: Db): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom('programMedia')
    .select('assetId')
    .where('programId', '=', programId)
    .execute()
  return new Set(rows.map(({ assetId }) => assetId))
}

/** What it did not show before. */
export async function addedMedia(programId: string, timeline: Timeline, db: Db): Promise<Media[]> {
  const had = await assetsIn(programId, db)
  return mediaOf(timeline).filter(({ assetId }) => !had.has(assetId))
}

/** What a program shows stays as long as it does. */
export async function keepMedia(
  programId: string,
  timeline: Timeline,
  { db, now, member: { customerId } }: Writer,
): Promise<void> {
  const added = await addedMedia(programId, timeline, db)
  if (added.length > 0)
    await db
      .insertInto('programMedia')
      .values(
        added.map(({ type, id: mediaId, assetId }) => ({
          customerId,
          programId,
          assetId,
          type,
          mediaId,
        })),
      )
      .execute()
  const stays = new Set(mediaOf(timeline).map(({ assetId }) => assetId))
  const gone = [...(await assetsIn(programId, db))].filter((assetId) => !stays.has(assetId))
  if (gone.length === 0) return
  await db
    .deleteFrom('programMedia')
    .where('programId', '=', programId)
    .where('assetId', 'in', gone)
    .execute()
  for (const assetId of gone) await releaseAsset(db, customerId, assetId, now)
}

async function isAsMade(
  { id, versionNo }: Pick<Kept, 'id' | 'versionNo'>,
  timeline: Timeline,
  db: Db,
): Promise<boolean> {
  const same = await db
    .selectFrom('programVersions')
    .select('id')
    .where('programId', '=', id)
    .where('versionNo', '=', versionNo)
    .where('timeline', '=', sql<never>`${JSON.stringify(timeline)}::jsonb`)
    .executeTakeFirst()
  return same !== undefined
}
