// What visitors said, in the one table of comments: the team reads it with its own.
import type { ShareComment } from '../../../../generated/facts/features/sharing'
import type { Db } from '../../../server/database/tables'
import '../../approvals/server'
import type { FoundPage } from './findPage'

const mostComments = 500

/** What this visitor said, and what was answered. */
export async function commentsFor(
  { id: pageId, organization }: Pick<FoundPage, 'id' | 'organization'>,
  address: string,
  db: Db,
): Promise<ShareComment[]> {
  const rows = await db
    .selectFrom('reviewComments as comment')
    .leftJoin('reviewComments as parent', 'parent.id', 'comment.parentId')
    .leftJoin('users as author', 'author.id', 'comment.authorId')
    .select(['comment.id', 'comment.programId', 'comment.fromMs', 'comment.body'])
    .select(['comment.createdAt', 'comment.editedAt', 'comment.guestAddress', 'comment.guestName'])
    .select('author.name as authorName')
    .where((row) =>
      row.or([
        row.and([
          row('comment.sharePageId', '=', pageId),
          row('comment.guestAddress', '=', address),
        ]),
        row.and([row('parent.sharePageId', '=', pageId), row('parent.guestAddress', '=', address)]),
      ]),
    )
    .orderBy('comment.createdAt')
    .orderBy('comment.id')
    .limit(mostComments)
    .execute()
  return rows.map((row) => ({
    commentId: row.id,
    programId: row.programId,
    author: row.guestName ?? row.authorName ?? organization,
    isMine: row.guestAddress === address,
    fromMs: row.fromMs ?? undefined,
    body: row.body,
    createdAt: row.createdAt.toISOString(),
    isEdited: row.editedAt !== null,
  }))
}
