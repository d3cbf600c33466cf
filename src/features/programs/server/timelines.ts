// How a program is built is read and kept here.
import { sql } from 'kysely'
import type {
  GetProgramRequest,
  GetProgramResponse,
  ListProgramVersionsRequest,
  ListProgramVersionsResponse,
  SaveTimelineRequest,
  SaveTimelineResponse,
  Timeline,
} from '../../../../generated/facts/features/programs'
import type { Context } from '../../../server/context'
import type { Db } from '../../../server/database/tables'
import { changedMeanwhile, failure } from '../../../server/errors'
import { addressesOf, originalPath, releaseAsset } from '../../media/server'
import { stateOnceChanged } from '../programRow'
import { flawOf, lengthOf, msOf } from '../timeline'
import { editOf, holdsTurn, turnUntil } from './editTurn'
import { lockProgramTo, presented } from './moveProgram'
import { factsOf, mediaOf } from './programFacts'
import { factsOfAssets, findMedia, type Media } from './programMedia'

export async function getProgram(
  { programId, tab }: GetProgramRequest,
  context: Context,
): Promise<GetProgramResponse> {
  const { db, now, member } = context
  const program = await presented(programId, context)
  const row = await db
    .selectFrom('programs')
    .selectAll()
    .where('id', '=', programId)
    .executeTakeFirstOrThrow()
  if (program.isNew) {
    await db
      .updateTable('programs')
      .set({ openedByOwnerAt: now })
      .where('id', '=', programId)
      .where('ownerUserId', '=', member.userId)
      .execute()
  }
  const { timeline, timelineRev } = row
  return {
    program,
    timeline,
    timelineRev,
    facts: await factsOf(timeline, context),
    edit: await editOf(row, tab, context),
  }
}

/** Only in the tab whose turn it is; what was saved meanwhile is never written over. */
export async function saveTimeline(
  { programId, tab, timelineRev, timeline }: SaveTimelineRequest,
  context: Context,
): Promise<SaveTimelineResponse> {
  const { db, now, member } = context
  const row = await lockProgramTo('build', programId, context)
  if (!holdsTurn(row, tab, context)) throw failure('editHeld')
  if (row.timelineRev !== timelineRev) throw changedMeanwhile()
  if (flawOf(timeline)) throw failure('timelineFlawed')
  await putMedia(programId, timeline, context)
  await db
    .updateTable('programs')
    .set({
      timeline: JSON.stringify(timeline),
      timelineRev: timelineRev + 1,
      state: stateOnceChanged(row.state),
      hasChanges: !(await isAsMade(row, timeline, db)),
      ...measured(timeline),
      editUserId: member.userId,
      editTab: tab,
      editUntil: turnUntil(now),
      updatedAt: now,
      updatedBy: member.userId,
    })
    .where('id', '=', programId)
    .execute()
  return {
    program: await presented(programId, context),
    timelineRev: timelineRev + 1,
    facts: await factsOf(timeline, context),
  }
}

/** The columns of a program that its timeline says. */
export function measured(timeline: Timeline) {
  const poster = timeline.blocks.find(({ kind, media }) => media && kind !== 'bumper')
  return {
    durationMs: msOf(lengthOf(timeline), timeline),
    posterAssetId: poster?.media?.assetId ?? null,
  }
}

/** What it shows stays as long as it does; somebody puts in only what they may use themselves. */
async function putMedia(programId: string, timeline: Timeline, context: Context) {
  const { db, now, member } = context
  const shown = mediaOf(timeline)
  const before = await db
    .selectFrom('programMedia')
    .select('assetId')
    .where('programId', '=', programId)
    .execute()
  const had = new Set(before.map(({ assetId }) => assetId))
  const added = shown.filter(({ assetId }) => !had.has(assetId))
  await requireUsable(added, context)
  if (added.length > 0) {
    await db
      .insertInto('programMedia')
      .values(
        added.map(({ type, id, assetId }) => ({
          customerId: member.customerId,
          programId,
          assetId,
          type,
          mediaId: id,
        })),
      )
      .execute()
  }
  const stays = new Set(shown.map(({ assetId }) => assetId))
  const gone = [...had].filter((assetId) => !stays.has(assetId))
  if (gone.length === 0) return
  await db
    .deleteFrom('programMedia')
    .where('programId', '=', programId)
    .where('assetId', 'in', gone)
    .execute()
  for (const assetId of gone) await releaseAsset(db, member.customerId, assetId, now)
}

async function requireUsable(added: readonly Media[], context: Context): Promise<void> {
  const usable = await findMedia(added, context)
  const isUsable = ({ type, id, assetId }: Media) =>
    usable.some((each) => each.type === type && each.id === id && each.assetId === assetId)
  if (!added.every(isUsable)) throw failure('mediaNotThere')
}

async function isAsMade(
  { id, versionNo }: { readonly id: string; readonly versionNo: number },
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

export async function listProgramVersions(
  { programId }: ListProgramVersionsRequest,
  context: Context,
): Promise<ListProgramVersionsResponse> {
  await presented(programId, context)
  const versions = await context.db
    .selectFrom('programVersions as version')
    .leftJoin('users as maker', 'maker.id', 'version.madeBy')
    .leftJoin('mediaAssets as asset', 'asset.id', 'version.assetId')
    .selectAll('version')
    .select(['maker.name as makerName', 'maker.pictureUrl as makerPictureUrl', 'asset.addressRev'])
    .where('version.programId', '=', programId)
    .orderBy('version.versionNo', 'desc')
    .limit(200)
    .execute()
  const films = await factsOfAssets(
    versions.flatMap(({ assetId }) => assetId ?? []),
    context,
  )
  return {
    versions: versions.map((version) => ({
      versionId: version.id,
      versionNo: version.versionNo,
      kind: version.kind,
      note: version.note ?? undefined,
      durationMs: version.durationMs,
      bodyEndMs: version.bodyEndMs,
      isIncomplete: version.isIncomplete,
      madeBy:
        version.madeBy === null
          ? undefined
          : {
              id: version.madeBy,
              name: version.makerName ?? '',
              pictureUrl: version.makerPictureUrl ?? undefined,
            },
      madeAt: version.madeAt.toISOString(),
      film: version.assetId === null ? undefined : films[version.assetId],
      downloadUrl: downloadOf(version, context),
    })),
  }
}

interface Made {
  readonly customerId: string
  readonly assetId: string | null
  readonly addressRev: number | null
}

/** Sent as it was made, under the name of its program. */
function downloadOf({ customerId, assetId, addressRev }: Made, context: Context) {
  if (assetId === null || addressRev === null) return undefined
  return addressesOf({ addressRev }, context)(originalPath({ customerId, id: assetId }))
}
