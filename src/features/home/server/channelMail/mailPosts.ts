// A letter after each post, to those who follow the channel and have not watched it ten minutes later.
import { sql } from 'kysely'
import { defaultLanguage } from '../../../../../generated/facts/app'
import type { Db } from '../../../../server/database/tables'
import { defineJob, type JobWork } from '../../../../server/jobs/job'
import { postLetter } from '../../../../server/mail/postLetter'
import { postsLetter } from './postsLetter'

const minuteMs = 60_000
const waitMs = 10 * minuteMs
/** Nobody is written to about what came before the channel wrote letters. */
const latestMs = 2 * 60 * minuteMs
/** So many in a transaction. */
const atOnce = 500

export const mailPostsJob = defineJob({
  id: 'home.mailPosts',
  lane: 'mail',
  everyMs: 15_000,
  async run(work) {
    const { database, now, signal } = work
    const at = now().getTime()
    const posts = await database.db
      .selectFrom('programDeliveries as post')
      .innerJoin('channels', 'channels.id', 'post.channelId')
      .select('post.id')
      .where('channels.mail', '=', 'instant')
      .where('post.mailedAt', 'is', null)
      .where('post.recalledAt', 'is', null)
      .where('post.deliveredAt', '<=', new Date(at - waitMs))
      .where('post.deliveredAt', '>', new Date(at - latestMs))
      .orderBy('post.deliveredAt')
      .execute()
    for (const { id } of posts) while (await writeToSome(id, work)) signal.throwIfAborted()
  },
})

/** @returns whether there may be more; whoever was written to is not written to again */
function writeToSome(id: string, { database, now, newId, services }: JobWork): Promise<boolean> {
  return database.db.transaction().execute(async (db) => {
    const post = await db
      .selectFrom('programDeliveries')
      .select(['id', 'customerId', 'channelId', 'programId', 'deliveredAt', 'mailedTo'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!post?.channelId) return false
    const { customerId, channelId, deliveredAt } = post
    const userIds = await nextReaders(post, db)
    const came = deliveredAt.toISOString()
    const params = { channelId, mail: 'instant', from: came, to: came }
    for (const userId of userIds) {
      const order = { userId, customerId, locale: defaultLanguage, params }
      await postLetter(postsLetter, order, { db, now: now(), newId, services })
    }
    const last = userIds.at(-1)
    await db
      .updateTable('programDeliveries')
      .set(last === undefined ? { mailedAt: now() } : { mailedTo: last })
      .where('id', '=', id)
      .execute()
    return last !== undefined
  })
}

interface Post {
  readonly channelId: string | null
  readonly programId: string
  readonly mailedTo: string
}

/** Those who watched it meanwhile are not asked twice: the letter looks once more as it leaves. */
async function nextReaders({ channelId, programId, mailedTo }: Post, db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('channelSubscriptions as follow')
    .leftJoin('viewings as viewing', (join) =>
      join.onRef('viewing.userId', '=', 'follow.userId').on('viewing.programId', '=', programId),
    )
    .innerJoin('programs', (join) => join.on('programs.id', '=', programId))
    .select('follow.userId')
    .where('follow.channelId', '=', channelId)
    .where('follow.state', '=', 'active')
    .where('follow.mutedUntil', 'is', null)
    .where('follow.userId', '>', mailedTo)
    .where(
      sql<boolean>`coalesce(viewing.viewed_version_no < coalesce(programs.view_again_version_no, 1), true)`,
    )
    .orderBy('follow.userId')
    .limit(atOnce)
    .execute()
  return rows.map(({ userId }) => userId)
}
