// What is said about the versions of a program: whoever sees the program reads and writes it.
import { sql } from 'kysely'
import { defaultLanguage } from '../../../../generated/facts/app'
import { commentEditMs } from '../../../../generated/facts/constants'
import type {
  AddCommentRequest,
  EditCommentRequest,
  GetVersionTimelineRequest,
  GetVersionTimelineResponse,
  ListCommentsRequest,
  ListCommentsResponse,
  RemoveCommentRequest,
  RemoveCommentResponse,
  ResolveCommentRequest,
  ReviewComment,
} from '../../../../generated/facts/features/approvals'
import { membersAmong } from '../../../screens/server'
import { choiceOf } from './policyChoices'
import type { Context } from '../../../server/context'
import {
  changedMeanwhile,
  failure,
  forbidden,
  malformedRequest,
  notFound,
} from '../../../server/errors'
import { postLetter } from '../../../server/mail/postLetter'
import { programs, programFactsOf } from '../../programs/server'
import { isApproved } from './askApproval'
import { guestDecisionsOn } from './guestDecisions'
import { namedLetter } from './letters'
import { tellOfComment } from './tellOfComment'

const mostComments = 1_000

export async function getVersionTimeline(
  { programId, versionId }: GetVersionTimelineRequest,
  context: Context,
): Promise<GetVersionTimelineResponse> {
  await programs.shown(programId, context)
  const version = await context.db
    .selectFrom('programVersions as version')
    .innerJoin('programs as program', 'program.id', 'version.programId')
    .select(['version.timeline', 'version.programId', 'version.contentHash'])
    .select(['program.approvalPolicyId', 'program.state', 'program.publishedVersionId'])
    .where('version.programId', '=', programId)
    .where('version.id', '=', versionId)
    .executeTakeFirst()
  if (!version) throw notFound()
  const { timeline, approvalPolicyId, state, publishedVersionId } = version
  return {
    versionId,
    ...(timeline && { timeline, facts: await programFactsOf(timeline, context) }),
    isApproved: await isApproved(version, context),
    isPublished: state === 'published' && publishedVersionId === versionId,
    followed: approvalPolicyId === null ? undefined : await choiceOf(approvalPolicyId, context),
  }
}

export async function listComments(
  { programId }: ListCommentsRequest,
  context: Context,
): Promise<ListCommentsResponse> {
  await programs.shown(programId, context)
  return {
    comments: await readComments({ programId }, context),
    decisions: await guestDecisionsOn(programId, context),
  }
}

export async function addComment(
  given: AddCommentRequest,
  context: Context,
): Promise<ReviewComment> {
  const { programId, versionId, commentId, parentId, fromMs, toMs, body } = given
  const { db, member, now } = context
  await programs.shown(programId, context)
  const known = await findComment({ programId, commentId }, context)
  if (known?.isMine && known.body === body.trim()) return known
  if (known) throw changedMeanwhile()
  if (body.trim() === '') throw malformedRequest('`body` says nothing.')
  if (toMs !== undefined && (fromMs === undefined || toMs < fromMs)) {
    throw malformedRequest('`toMs` is before `fromMs`.')
  }
  if (given.drawing?.some(({ points }) => points.length % 2 !== 0)) {
    throw malformedRequest('`drawing` has a point without y.')
  }
  if (parentId !== undefined && !(await findComment({ programId, commentId: parentId }, context)))
    throw notFound()
  const wanted = [...new Set(given.mentions ?? [])]
  const members = await membersAmong(wanted, context)
  if (members.size < wanted.length) throw malformedRequest('`mentions` names somebody unknown.')
  const version = await db
    .selectFrom('programVersions')
    .select('id')
    .where('programId', '=', programId)
    .where('id', '=', versionId)
    .executeTakeFirst()
  if (!version) throw notFound()
  await db
    .insertInto('reviewComments')
    .values({
      id: commentId,
      customerId: member.customerId,
      programId,
      versionId,
      parentId: parentId ?? null,
      fromMs: fromMs ?? null,
      toMs: toMs ?? null,
      body: body.trim(),
      drawing: JSON.stringify(given.drawing ?? []),
      mentions: wanted,
      authorId: member.userId,
      createdAt: now,
    })
    .onConflict((taken) => taken.column('id').doNothing())
    .execute()
  for (const userId of wanted.filter((id) => id !== member.userId)) {
    const order = { userId, customerId: member.customerId, locale: defaultLanguage }
    await postLetter(namedLetter, { ...order, params: { commentId } }, context)
  }
  await tellOfComment({ programId, parentId, mentioned: wanted }, context)
  return readComment({ programId, commentId }, context)
}

export async function editComment(
  { programId, commentId, rev, body }: EditCommentRequest,
  context: Context,
): Promise<ReviewComment> {
  await programs.shown(programId, context)
  const comment = await readComment({ programId, commentId }, context)
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
  return readComment({ programId, commentId }, context)
}

export async function resolveComment(
  { programId, commentId, isResolved }: ResolveCommentRequest,
  context: Context,
): Promise<ReviewComment> {
  await programs.shown(programId, context)
  const { resolvedBy } = await readComment({ programId, commentId }, context)
  if ((resolvedBy !== undefined) !== isResolved) {
    await context.db
      .updateTable('reviewComments')
      .set({
        resolvedBy: isResolved ? context.member.userId : null,
        resolvedAt: isResolved ? context.now : null,
      })
      .where('id', '=', commentId)
      .execute()
  }
  return readComment({ programId, commentId }, context)
}

export async function removeComment(
  { programId, commentId }: RemoveCommentRequest,
  context: Context,
): Promise<RemoveCommentResponse> {
  await programs.shown(programId, context)
  const { isMine } = await readComment({ programId, commentId }, context)
  if (!isMine) throw forbidden()
  await context.db.deleteFrom('reviewComments').where('id', '=', commentId).execute()
  return { commentId }
}

/** A visitor of a share page, who reads what they are answered. */
const guestOf = (row: {
  readonly guestName: string | null
  readonly guestAddress: string | null
}) => (row.guestAddress === null ? (row.guestName ?? '') : `${row.guestName} (${row.guestAddress})`)

interface Sought {
  readonly programId: string
  readonly commentId?: string
}

async function readComment(sought: Required<Sought>, context: Context): Promise<ReviewComment> {
  const found = await findComment(sought, context)
  if (!found) throw notFound()
  return found
}

const findComment = async (sought: Required<Sought>, context: Context) =>
  (await readComments(sought, context))[0]

async function readComments(
  { programId, commentId }: Sought,
  { db, member, now }: Context,
): Promise<ReviewComment[]> {
  const rows = await db
    .selectFrom('reviewComments as comment')
    .innerJoin('programVersions as version', 'version.id', 'comment.versionId')
    .leftJoin('users as author', 'author.id', 'comment.authorId')
    .leftJoin('users as resolver', 'resolver.id', 'comment.resolvedBy')
    .selectAll('comment')
    .select(['version.versionNo', 'author.name as authorName', 'author.pictureUrl'])
    .select([
      'resolver.name as resolverName',
      sql<
        { id: string; name: string }[]
      >`coalesce((select jsonb_agg(jsonb_build_object('id', id, 'name', name))
        from users where users.id = any(comment.mentions)), '[]')`.as('named'),
    ])
    .where('comment.customerId', '=', member.customerId)
    .where('comment.programId', '=', programId)
    .where('comment.visibility', '=', 'team')
    .$if(commentId !== undefined, (one) => one.where('comment.id', '=', commentId!))
    .orderBy(sql`comment.from_ms nulls first`)
    .orderBy('comment.createdAt')
    .orderBy('comment.id')
    .limit(mostComments)
    .execute()
  return rows.map((row) => {
    const isMine = row.authorId === member.userId
    const age = now.getTime() - row.createdAt.getTime()
    return {
      commentId: row.id,
      parentId: row.parentId ?? undefined,
      versionId: row.versionId,
      versionNo: row.versionNo,
      fromMs: row.fromMs ?? undefined,
      toMs: row.toMs ?? undefined,
      body: row.body,
      drawing: row.drawing,
      mentions: row.named,
      author: {
        id: row.authorId ?? '',
        name: row.authorName ?? guestOf(row),
        pictureUrl: row.pictureUrl ?? undefined,
      },
      isMine,
      mayEdit: isMine && age <= commentEditMs,
      createdAt: row.createdAt.toISOString(),
      isEdited: row.editedAt !== null,
      resolvedBy:
        row.resolvedBy === null ? undefined : { id: row.resolvedBy, name: row.resolverName ?? '' },
      rev: row.rev,
    }
  })
}
