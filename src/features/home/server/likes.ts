import { sql } from 'kysely'
import type {
  LikeProgramRequest,
  LikeProgramResponse,
} from '../../../../generated/facts/features/home'
import type { Context } from '../../../server/context'
import { requireWatchable } from './watchable'

export async function likeProgram(
  { programId, liked }: LikeProgramRequest,
  context: Context,
): Promise<LikeProgramResponse> {
  const { db, member, now } = context
  await requireWatchable(programId, context)
  const mine = { programId, userId: member.userId }
  if (liked) {
    await db
      .insertInto('programLikes')
      .values({ ...mine, customerId: member.customerId, likedAt: now })
      .onConflict((known) => known.doNothing())
      .execute()
  } else {
    await db
      .deleteFrom('programLikes')
      .where('programId', '=', programId)
      .where('userId', '=', member.userId)
      .execute()
  }
  return likesOf(programId, context)
}

export async function likesOf(
  programId: string,
  { db, member }: Context,
): Promise<LikeProgramResponse> {
  return db
    .selectFrom('programLikes')
    .select([
      sql<number>`count(*)::int`.as('likes'),
      sql<boolean>`coalesce(bool_or(user_id = ${member.userId}), false)`.as('isLiked'),
    ])
    .where('programId', '=', programId)
    .executeTakeFirstOrThrow()
}
