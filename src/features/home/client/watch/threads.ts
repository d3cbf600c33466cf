import type { AudienceComment } from '../../../../../generated/facts/features/home'
import type { FilmMark } from '../../../../ui/media/ScrubberMarks'

/** What was said, with its answers in the order in which they were given. */
export interface Thread {
  readonly comment: AudienceComment
  readonly answers: readonly AudienceComment[]
}

export function threadsOf(comments: readonly AudienceComment[]): Thread[] {
  const answersTo = (id: string) =>
    comments
      .filter(({ parentId }) => parentId === id)
      .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))
  return comments
    .filter(({ parentId }) => parentId === undefined)
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
    .map((comment) => ({ comment, answers: answersTo(comment.commentId) }))
}

/** Those that were said of a moment. */
export const marksOf = (
  threads: readonly Thread[],
  labelOf: (comment: AudienceComment) => string,
): FilmMark[] =>
  threads.flatMap(({ comment }) =>
    comment.fromMs === undefined
      ? []
      : {
          id: comment.commentId,
          atMs: comment.fromMs,
          label: labelOf(comment),
          name: comment.author.name,
          seed: comment.author.id,
          pictureUrl: comment.author.pictureUrl,
        },
  )

/** Without it and its answers. */
export const without = (comments: readonly AudienceComment[], id: string) =>
  comments.filter(({ commentId, parentId }) => commentId !== id && parentId !== id)

/** In its place, or added. */
export const withComment = (comments: readonly AudienceComment[], comment: AudienceComment) =>
  comments.some(({ commentId }) => commentId === comment.commentId)
    ? comments.map((each) => (each.commentId === comment.commentId ? comment : each))
    : [...comments, comment]
