// How a program is built is read and kept here.
import { programs } from './programs'
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
import { changedMeanwhile, failure } from '../../../server/errors'
import { addressesOf, originalPath } from '../../media/server'
import { flawOf } from '../timeline'
import { withSlotsOf } from '../slots'
import { editOf, holdsTurn, turnUntil } from './editTurn'
import { comingVersions } from './comingFilms'
import { addedMedia, keepTimeline } from './keepTimeline'
import { lockProgramTo } from './moveProgram'
import { factsOf } from './programFacts'
import { factsOfAssets, findMedia, type Media } from './programMedia'
import { lacksOfVersions } from './versionLacks'
import { broughtAlong, newerTemplate } from './templateUpdate'

export async function getProgram(
  { programId, tab }: GetProgramRequest,
  context: Context,
): Promise<GetProgramResponse> {
  const { db, now, member } = context
  const program = await programs.shown(programId, context)
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
    newer: await newerTemplate(timeline, context),
  }
}

/** Only in the tab whose turn it is; what was saved meanwhile is never written over. */
export async function saveTimeline(
  { programId, tab, timelineRev, timeline: built }: SaveTimelineRequest,
  context: Context,
): Promise<SaveTimelineResponse> {
  const { db, now, member } = context
  const row = await lockProgramTo('build', programId, context)
  if (!holdsTurn(row, tab, context)) throw failure('editHeld')
  const behind = row.timelineRev - timelineRev
  if (behind < 0 || behind > row.slotRevs) throw changedMeanwhile()
  if (flawOf(built)) throw failure('timelineFlawed')
  // Takes were accepted, or not any more, while it was built here.
  const timeline = behind === 0 ? built : withSlotsOf(row.timeline, built)
  const slotRevs = behind === 0 ? 0 : row.slotRevs
  await requireUsable(await addedMedia(programId, timeline, db), timeline, context)
  await keepTimeline(row, timeline, context, {
    slotRevs,
    editUserId: member.userId,
    editTab: tab,
    editUntil: turnUntil(now),
  })
  return {
    program: await programs.shown(programId, context),
    // What it does not know yet it is told as it looks for what was saved last.
    timelineRev: row.timelineRev + 1 - slotRevs,
    facts: await factsOf(timeline, context),
  }
}

/** Somebody puts in only what they may use themselves. */
async function requireUsable(
  added: readonly Media[],
  timeline: Timeline,
  context: Context,
): Promise<void> {
  const rest = without(added, await findMedia(added, context))
  if (rest.length === 0) return
  if (without(rest, await broughtAlong(timeline, context)).length > 0)
    throw failure('mediaNotThere')
}

const without = (media: readonly Media[], known: readonly Media[]) =>
  media.filter(
    ({ type, id, assetId }) =>
      !known.some((each) => each.type === type && each.id === id && each.assetId === assetId),
  )

export async function listProgramVersions(
  { programId }: ListProgramVersionsRequest,
  context: Context,
): Promise<ListProgramVersionsResponse> {
  await programs.shown(programId, context)
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
  const lacks = await lacksOfVersions(versions, context)
  return {
    coming: await comingVersions(programId, context),
    versions: versions.map((version, at) => ({
      ...lacks[at]!,
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
