import { sql } from 'kysely'
import type { GetWatchRequest, Watch } from '../../../../generated/facts/features/home'
import type { Context } from '../../../server/context'
import { stayedOf } from '../../analytics/server'
import { actsOnProgram, filmOfVersion } from '../../programs/server'
import { percentOf, rangesOf } from './coverage'
import { channelsOf, inboxOf } from './inbox'
import { likesOf } from './likes'
import { mayShare } from './mayShare'
import { viewersOf } from './viewers'
import { requireWatchable, type Watchable } from './watchable'

/** Of the curve below the seek bar. */
const curvePoints = 100

export async function getWatch({ programId }: GetWatchRequest, context: Context): Promise<Watch> {
  const program = await requireWatchable(programId, context)
  const sent = await findSent(programId, context)
  const seen = await findViewing(program, context)
  if (sent?.isRequired && !seen.isViewed) await noteOpened(program, context)
  const { film, captions, chapters } = await filmOfVersion(program, context)
  const { bodyEndMs, versionNo } = program
  const acts = await actsOnProgram(programId, context)
  return {
    programId,
    title: program.title,
    description: program.description ?? undefined,
    owner: {
      id: program.ownerUserId,
      name: program.ownerName,
      pictureUrl: program.ownerPictureUrl ?? undefined,
    },
    channels: sent?.channels ?? [],
    deliveredAt: sent?.deliveredAt.toISOString(),
    isRequired: sent?.isRequired ?? false,
    dueAt: sent?.dueAt?.toISOString(),
    state: seen.isViewed ? 'viewed' : seen.coverage === '' ? 'new' : 'started',
    percent: percentOf(seen.coverage, bodyEndMs),
    completedAt: seen.isViewed ? seen.completedAt?.toISOString() : undefined,
    versionNo,
    publishedAt: program.publishedAt?.toISOString(),
    durationMs: program.durationMs,
    bodyEndMs,
    film,
    languages: captions.map(({ lang }) => lang),
    captions,
    chapters,
    positionMs: seen.positionMs,
    watched: rangesOf(seen.coverage),
    ...(await likesOf(programId, context)),
    mayMark: sent !== undefined && !sent.isRequired,
    mayComment: program.mayComment,
    mayShare: mayShare(program, context),
    stayed: program.isTheirs
      ? await stayedOf(context.db, { programId, versionNo }, curvePoints)
      : undefined,
    viewers: acts.includes('publish') ? await viewersOf(programId, context) : undefined,
  }
}

/** How it came to this person; undefined: it is not in their inbox. */
const findSent = (programId: string, { db, member, now }: Context) =>
  inboxOf(db, { customerId: member.customerId, userId: member.userId, now })
    .select(['item.deliveredAt', 'item.isRequired', 'item.dueAt', channelsOf.as('channels')])
    .where('item.programId', '=', programId)
    .executeTakeFirst()

/** Of what is on air: how far an earlier version was watched says nothing about this one. */
async function findViewing(
  { id, versionNo, viewAgainVersionNo }: Watchable,
  { db, member }: Context,
) {
  const viewing = await db
    .selectFrom('viewings')
    .selectAll()
    .where('userId', '=', member.userId)
    .where('programId', '=', id)
    .executeTakeFirst()
  const isOfThis = viewing?.versionNo === versionNo
  return {
    isViewed: (viewing?.viewedVersionNo ?? 0) >= (viewAgainVersionNo ?? 1),
    completedAt: viewing?.completedAt,
    coverage: isOfThis ? viewing.coverage : '',
    positionMs: isOfThis ? viewing.positionMs : 0,
  }
}

/** From now on it can be watched, which takes as long as it takes. */
async function noteOpened({ id, versionNo }: Watchable, { db, member, now }: Context) {
  await db
    .insertInto('viewings')
    .values({
      userId: member.userId,
      customerId: member.customerId,
      programId: id,
      versionNo,
      openedAt: now,
    })
    .onConflict((known) =>
      known
        .columns(['userId', 'programId'])
        .doUpdateSet({ openedAt: now })
        .where('viewings.versionNo', '<>', sql<number>`excluded.version_no`),
    )
    .execute()
}
