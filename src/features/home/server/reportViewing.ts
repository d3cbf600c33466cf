import { encodeTime } from 'ulid'
import type {
  ReportViewingRequest,
  ReportViewingResponse,
} from '../../../../generated/facts/features/home'
import type { Context } from '../../../server/context'
import { malformedRequest } from '../../../server/errors'
import { tellAfterwards } from '../../../server/events/tellAfterwards'
import { deviceOf } from '../../analytics/session'
import { coverageOf, percentOf } from './coverage'
import { inboxOf } from './inbox'
import { settleWatched } from './settleWatched'
import { findWatchable } from './watchable'
import { writeViewing } from './writeViewing'

/** May be repeated, late and crossed by others; whoever watches learns when it was withdrawn. */
export async function reportViewing(
  { sessionId, programId, versionNo, ranges, positionMs, source = 'feed' }: ReportViewingRequest,
  context: Context,
): Promise<ReportViewingResponse> {
  const { db, member, now } = context
  const program = await findWatchable(programId, context)
  if (!program) return { percent: 0, viewed: false, gone: true }
  if (ranges.some(([from = 0, to = 0]) => to < from)) {
    throw malformedRequest('`ranges` has one that ends before it begins.')
  }
  const version = await db
    .selectFrom('programVersions')
    .select(['bodyEndMs', 'durationMs'])
    .where('programId', '=', programId)
    .where('versionNo', '=', versionNo)
    .executeTakeFirst()
  if (!version) throw malformedRequest('`versionNo` names no version of it.')
  const sent = await inboxOf(db, { customerId: member.customerId, userId: member.userId, now })
    .select('item.isRequired')
    .where('item.programId', '=', programId)
    .executeTakeFirst()
  const { userId, customerId } = member
  const viewing = await writeViewing(db, {
    userId,
    customerId,
    programId,
    versionNo,
    coverage: coverageOf(ranges, version.bodyEndMs),
    publishedNo: program.versionNo,
    positionMs: Math.min(positionMs, version.durationMs),
    positionFrom: begunBy(sessionId, now),
    isTimed: sent?.isRequired ?? false,
    sessionId,
    source,
    device: deviceOf(context.caller.userAgent),
    now,
  })
  if (viewing.completedAt?.getTime() === now.getTime()) {
    tellAfterwards(context, { topic: 'inbox', to: { userIds: [userId] } })
    await settleWatched([programId], context)
  }
  const isOfThis = viewing.versionNo === program.versionNo
  return {
    percent: percentOf(isOfThis ? viewing.coverage : '', program.bodyEndMs),
    viewed: (viewing.viewedVersionNo ?? 0) >= (program.viewAgainVersionNo ?? 1),
    gone: false,
  }
}

/** A device whose clock is ahead did not begin later than now. */
function begunBy(sessionId: string, now: Date): string {
  const latest = encodeTime(now.getTime(), 10)
  return sessionId.slice(0, 10) > latest ? latest + sessionId.slice(10) : sessionId
}
