// What is said under a program by those who watch it. Who may watch and say something, the feature
// asks that shows it; the table is that of all comments.
import { sql } from 'kysely'
import { commentEditMs } from '../../../../generated/facts/constants'
import type { AudienceComment } from '../../../../generated/facts/features/home'
import type { Context } from '../../../server/context'
import {
  changedMeanwhile,
  failure,
  forbidden,
  malformedRequest,
  notFound,
} from '../../../server/errors'
import { tellOfAudienceComment } from './tellOfComment'

const mostComments = 1_000

/** Where something is said, and whether this person looks after what is said there. */
export interface Said {
  readonly programId: string
  readonly isTheirs: boolean
}

export const listAudience = (said: Said, context: Context) => readAudience(said, context)

export interface NewComment {
  readonly versionId: string
  readonly commentId: string
  readonly parentId?: string | undefined
  readonly fromMs?: number | undefined
  readonly body: string
}

export async function addAudience(
  said: Said,
  { versionId, commentId, parentId, fromMs, body }: NewComment,
  context: Context,
): Promise<AudienceComment> {
  const { db, member, now } = context
  const known = await findOne(said, commentId, context)
  if (known?.isMine && known.body === body.trim()) return known
  if (known) throw changedMeanwhile()
  if (body.trim() === '') throw malformedRequest('`body` says nothing.')
  const answered = parentId === undefined ? undefined : await readOne(said, parentId, context)
  const { numInsertedOrUpdatedRows: added } = await db
    .insertInto('reviewComments')
    .values({
      id: commentId,
      customerId: member.customerId,
      programId: said.programId,
      versionId,
      visibility: 'audience',
      parentId: answered ? (answered.parentId ?? answered.commentId) : null,
      fromMs: fromMs ?? null,
      toMs: null,
      body: body.trim(),
      authorId: member.userId,
      createdAt: now,
    })
    .onConflict((taken) => taken.column('id').doNothing())
    .executeTakeFirstOrThrow()
  if (added === 1n) await tellOfAudienceComment(said.programId, answered?.author.id, context)
  return readOne(said, commentId, context)
}

export async function editAudience(
  said: Said,
  { commentId, rev, body }: { commentId: string; rev: number; body: string },
  context: Context,
): Promise<AudienceComment> {
  const comment = await readOne(said, commentId, context)
  if (!comment.isMine) throw forbidden()
  if (!comment.mayEdit) throw failure('editTooLate')
  if (body.trim() === '') throw malformedRequest('`body` says nothing.')
  const { numUpdatedRows } = await context.db
    .updateTable('reviewComments')
    .set({ body: body.trim(), editedAt: context.now, rev: rev + 1 })
    .where('id', '=', commentId)
    .where('rev', '=', rev)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw changedMeanwhile()
  return readOne(said, commentId, context)
}

export async function removeAudience(said: Said, commentId: string, context: Context) {
  const { mayRemove } = await readOne(said, commentId, context)
  if (!mayRemove) throw forbidden()
  await context.db.deleteFrom('reviewComments').where('id', '=', commentId).execute()
}

/** Whether it is the first one of this comment. */
export async function reportAudience(said: Said, commentId: string, context: Context) {
  const { db, member, now } = context
  await readOne(said, commentId, context)
  const others = await db
    .selectFrom('commentReports')
    .select('userId')
    .where('commentId', '=', commentId)
    .limit(1)
    .execute()
  await db
    .insertInto('commentReports')
    .values({ commentId, userId: member.userId, reportedAt: now })
    .onConflict((known) => known.doNothing())
    .execute()
  return { comment: await readOne(said, commentId, context), isFirst: others.length === 0 }
}

async function readOne(said: Said, commentId: string, context: Context) {
  const found = await findOne(said, commentId, context)
  if (!found) throw notFound()
  return found
}

const findOne = async (said: Said, commentId: string, context: Context) =>
  (await readAudience(said, context, commentId))[0]

/** The latest first, each followed by its answers as they came. */
async function readAudience(
  { programId, isTheirs }: Said,
  { db, member, now }: Context,
  commentId?: string,
): Promise<AudienceComment[]> {
  const reports = sql<{ reports: number; isReported: boolean }>`(
    select json_build_object('reports', count(*), 'isReported', coalesce(bool_or(user_id = ${member.userId}), false))
    from comment_reports where comment_id = comment.id)`
  const rows = await db
    .selectFrom('reviewComments as comment')
    .leftJoin('reviewComments as parent', 'parent.id', 'comment.parentId')
    .leftJoin('users as author', 'author.id', 'comment.authorId')
    .selectAll('comment')
    .select(['author.name as authorName', 'author.pictureUrl', reports.as('reported')])
    .where('comment.customerId', '=', member.customerId)
    .where('comment.programId', '=', programId)
    .where('comment.visibility', '=', 'audience')
    .$if(commentId !== undefined, (one) => one.where('comment.id', '=', commentId!))
    .orderBy(sql`coalesce(parent.created_at, comment.created_at) desc`)
    .orderBy(sql`coalesce(parent.id, comment.id) desc`)
    .orderBy(sql`comment.parent_id is not null`)
    .orderBy('comment.createdAt')
    .orderBy('comment.id')
    .limit(mostComments)
    .execute()
  return rows.map((row) => {
    const isMine = row.authorId === member.userId
    const age = now.getTime() - row.createdAt.getTime()
    const { reports: count, isReported } = row.reported
    return {
      commentId: row.id,
      parentId: row.parentId ?? undefined,
      fromMs: row.fromMs ?? undefined,
      body: row.body,
      author: {
        id: row.authorId ?? '',
        name: row.authorName ?? '',
        pictureUrl: row.pictureUrl ?? undefined,
      },
      isMine,
      mayEdit: isMine && age <= commentEditMs,
      mayRemove: isMine || isTheirs,
      isReported,
      reports: isTheirs && count > 0 ? count : undefined,
      createdAt: row.createdAt.toISOString(),
      isEdited: row.editedAt !== null,
      rev: row.rev,
    }
  })
}
