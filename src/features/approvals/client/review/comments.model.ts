// What is said about the program that is reviewed.
import { attach, combine, createEvent, createStore, merge, sample, type Event } from 'effector'
import type {
  GuestDecision,
  ReviewComment,
} from '../../../../../generated/facts/features/approvals'
import { noticeShown } from '../../../../shell/notices/notices.model'
import {
  addCommentFx,
  editCommentFx,
  listCommentsFx,
  removeCommentFx,
  resolveCommentFx,
} from './calls'
import { failedText } from './failed'
import { $programId, $version, reviewReadAgain } from './review.model'

export type Shown = 'open' | 'all' | 'mine'
export const commentChosen = createEvent<string | null>()
export const commentsShown = createEvent<Shown>()
export const commentResolved = createEvent<ReviewComment>()
export const commentRemoved = createEvent<ReviewComment>()
export const commentEdited = createEvent<{ comment: ReviewComment; body: string }>()

sample({
  clock: [$programId, reviewReadAgain],
  source: $programId,
  filter: (id) => id !== null,
  fn: (programId) => ({ programId: programId ?? '' }),
  target: listCommentsFx,
})

/** What is told of a program that was left meanwhile says nothing of this one. */
const ofOpen = <Told extends { readonly params: { readonly programId: string } }>(
  told: Event<Told>,
) =>
  sample({
    clock: told,
    source: $programId,
    filter: (programId, { params }) => programId === params.programId,
    fn: (_, reply) => reply,
  })
const changed = merge([
  ofOpen(addCommentFx.done),
  ofOpen(editCommentFx.done),
  ofOpen(resolveCommentFx.done),
]).map(({ result }) => result)
export const $comments = createStore<readonly ReviewComment[]>([], { serialize: 'ignore' })
  .on(ofOpen(listCommentsFx.done), (_, { result }) => result.comments)
  .on(changed, (comments, comment) => inOrder([...without(comments, comment.commentId), comment]))
  .on(removeCommentFx.doneData, (comments, { commentId }) =>
    without(comments, commentId).filter(({ parentId }) => parentId !== commentId),
  )
  .reset($programId)
/** Decisions of visitors of share pages, the latest first. */
export const $guestDecisions = createStore<readonly GuestDecision[]>([], { serialize: 'ignore' })
  .on(ofOpen(listCommentsFx.done), (_, { result }) => result.decisions)
  .reset($programId)
export const $areCommentsMissing = createStore(false)
  .on(listCommentsFx.finally, (_, { status }) => status === 'fail')
  .reset($programId)

const without = (comments: readonly ReviewComment[], id: string) =>
  comments.filter(({ commentId }) => commentId !== id)
const inOrder = (comments: readonly ReviewComment[]) =>
  comments.toSorted(
    (one, two) =>
      (one.fromMs ?? -1) - (two.fromMs ?? -1) || one.createdAt.localeCompare(two.createdAt),
  )

export const $shown = createStore<Shown>('all')
  .on(commentsShown, (_, shown) => shown)
  .reset($programId)
export const $chosenId = createStore<string | null>(null)
  .on(commentChosen, (_, id) => id)
  .on(addCommentFx.doneData, (_, { commentId, parentId }) => parentId ?? commentId)
  .reset($programId)

/** Those that answer nothing, each with its answers. */
export const $threads = combine($comments, (comments) =>
  comments
    .filter(({ parentId }) => parentId === undefined)
    .map((comment) => ({
      comment,
      answers: comments.filter(({ parentId }) => parentId === comment.commentId),
    })),
)
export type Thread = ReturnType<typeof $threads.getState>[number]

const isOpen = ({ comment }: Thread) => comment.resolvedBy === undefined
export const $counts = $threads.map((threads) => ({
  open: threads.filter(isOpen).length,
  all: threads.length,
  mine: threads.filter(({ comment }) => comment.isMine).length,
}))
export const $shownThreads = combine($threads, $shown, (threads, shown) =>
  threads.filter((thread) =>
    shown === 'open' ? isOpen(thread) : shown === 'mine' ? thread.comment.isMine : true,
  ),
)
/** Of this version, at a moment: what stands on its time line. */
export const $marks = combine($threads, $version, (threads, version) =>
  threads.filter(
    ({ comment }) => comment.fromMs !== undefined && comment.versionId === version?.versionId,
  ),
)
const $openHere = combine($threads, $version, (threads, version) =>
  threads.filter((thread) => isOpen(thread) && thread.comment.versionId === version?.versionId),
)
/** The number of open comments on this version. */
export const $openCount = $openHere.map(({ length }) => length)
export const $ownOpen = $openHere.map(
  (threads) => threads.filter(({ comment }) => comment.isMine).length,
)

const programOf = { source: $programId }
const toggleFx = attach({
  ...programOf,
  effect: (programId, { commentId, resolvedBy }: ReviewComment) =>
    resolveCommentFx({ programId: programId ?? '', commentId, isResolved: !resolvedBy }),
})
const removeFx = attach({
  ...programOf,
  effect: (programId, { commentId }: ReviewComment) =>
    removeCommentFx({ programId: programId ?? '', commentId }),
})
const editFx = attach({
  ...programOf,
  effect: (programId, { comment, body }: { comment: ReviewComment; body: string }) =>
    editCommentFx({
      programId: programId ?? '',
      commentId: comment.commentId,
      rev: comment.rev,
      body,
    }),
})
sample({ clock: commentResolved, target: toggleFx })
sample({ clock: commentRemoved, target: removeFx })
sample({ clock: commentEdited, target: editFx })

sample({
  clock: merge([toggleFx.failData, removeFx.failData, editFx.failData]).filterMap(failedText),
  fn: (text) => ({ tone: 'danger' as const, text }),
  target: noticeShown,
})
