// What those who watch the program say about it.
import { attach, createEvent, createStore, merge, sample, type Event } from 'effector'
import type { AudienceComment } from '../../../../../generated/facts/features/home'
import type { Words } from '../../../../browser/text/words'
import { isToTell } from '../../../../calls/failures'
import { noticeShown } from '../../../../shell/notices/notices.model'
import {
  addCommentFx,
  editCommentFx,
  listCommentsFx,
  removeCommentFx,
  reportCommentFx,
} from './calls'
import { threadsOf, withComment, without } from './threads'
import { $programId, programOpened } from './watch.model'

export const commentsReadAgain = createEvent()
export const commentChosen = createEvent<string | null>()
export const commentEdited = createEvent<{ comment: AudienceComment; body: string }>()
export const commentRemoved = createEvent<AudienceComment>()
export const commentReported = createEvent<AudienceComment>()

sample({
  clock: [programOpened, commentsReadAgain],
  source: $programId,
  filter: (id) => id !== null,
  fn: (id) => ({ programId: id ?? '' }),
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

export const commentAdded = ofOpen(addCommentFx.done).map(({ result }) => result)
const changed = sample({
  clock: [ofOpen(editCommentFx.done), ofOpen(reportCommentFx.done)],
  fn: ({ result }) => result,
})
const listed = ofOpen(listCommentsFx.done)

/** null: not read yet. */
export const $comments = createStore<readonly AudienceComment[] | null>(null, {
  serialize: 'ignore',
})
  .on(listed, (_, { result }) => result.comments)
  .on([commentAdded, changed], (comments, comment) => withComment(comments ?? [], comment))
  .on(ofOpen(removeCommentFx.done), (comments, { result }) =>
    comments ? without(comments, result.commentId) : comments,
  )
  .reset(programOpened)
export const $mayComment = createStore(false)
  .on(listed, (_, { result }) => result.mayComment)
  .reset(programOpened)
export const $areCommentsMissing = createStore(false)
  .on(listCommentsFx.finally, (_, { status }) => status === 'fail')
  .reset(programOpened)
export const $threads = $comments.map((comments) => threadsOf(comments ?? []))
export const $chosenId = createStore<string | null>(null)
  .on(commentChosen, (_, id) => id)
  .on(commentAdded, (_, { commentId, parentId }) => parentId ?? commentId)
  .reset(programOpened)

const ofProgram = { source: $programId }
const editFx = attach({
  ...ofProgram,
  effect: (programId, { comment, body }: { comment: AudienceComment; body: string }) =>
    editCommentFx({
      programId: programId ?? '',
      commentId: comment.commentId,
      rev: comment.rev,
      body: body.trim(),
    }),
})
const removeFx = attach({
  ...ofProgram,
  effect: (programId, { commentId }: AudienceComment) =>
    removeCommentFx({ programId: programId ?? '', commentId }),
})
const reportFx = attach({
  ...ofProgram,
  effect: (programId, { commentId }: AudienceComment) =>
    reportCommentFx({ programId: programId ?? '', commentId }),
})
sample({ clock: commentEdited, target: editFx })
sample({ clock: commentRemoved, target: removeFx })
sample({ clock: commentReported, target: reportFx })

sample({
  clock: reportFx.done,
  fn: () => ({ tone: 'ok' as const, text: { key: 'home.watch.comment.wasReported' as const } }),
  target: noticeShown,
})
/** undefined: something else tells of it. */
export const failedText = (failure: unknown): Words | undefined => {
  if (!isToTell(failure)) return undefined
  return failure.kind === 'refused' ? failure.text : { key: 'home.watch.failed' }
}
sample({
  clock: merge([editFx.failData, removeFx.failData, reportFx.failData]).filterMap(failedText),
  fn: (text) => ({ tone: 'danger' as const, text }),
  target: noticeShown,
})
