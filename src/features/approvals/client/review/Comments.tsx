import { useUnit } from 'effector-react'
import { useState } from 'react'
import type { ReviewComment } from '../../../../../generated/facts/features/approvals'
import { useFormat } from '../../../../browser/text/useFormat'
import { useText } from '../../../../browser/text/useText'
import { Button } from '../../../../ui/buttons/Button'
import { SegmentedControl } from '../../../../ui/fields/SegmentedControl'
import { TextArea } from '../../../../ui/fields/TextArea'
import { Icon } from '../../../../ui/icons/Icon'
import { Avatar } from '../../../../ui/identity/Avatar'
import { InlineNotice } from '../../../../ui/notices/InlineNotice'
import { classes } from '../../../../ui/theme/classes'
import {
  $areCommentsMissing,
  $chosenId,
  $counts,
  $shown,
  $shownThreads,
  commentChosen,
  commentEdited,
  commentRemoved,
  commentResolved,
  commentsShown,
  type Thread,
} from './comments.model'
import styles from './Comments.module.css'
import { draftChanged } from './draft.model'
import { frameTime } from './frameTime'
import { $version, reviewReadAgain } from './review.model'

interface CommentsProps {
  fps: number
  onSeek: (ms: number) => void
  onAnswer: () => void
}

const shownAs = ['open', 'all', 'mine'] as const

/** What was said, by its moment. */
export function Comments(props: CommentsProps) {
  const t = useText()
  const { shown, show, counts, threads, isMissing, again } = useUnit({
    shown: $shown,
    show: commentsShown,
    counts: $counts,
    threads: $shownThreads,
    isMissing: $areCommentsMissing,
    again: reviewReadAgain,
  })
  return (
    <div className={styles.comments}>
      <SegmentedControl
        label={t('approvals.review.show')}
        value={shown}
        segments={shownAs.map((value) => ({
          value,
          label: t(`approvals.review.shown.${value}`, { count: counts[value] }),
        }))}
        onValueChange={show}
      />
      {isMissing && (
        <InlineNotice
          tone="danger"
          actions={<Button onClick={() => again()}>{t('approvals.review.again')}</Button>}
        >
          {t('approvals.review.commentsFailed')}
        </InlineNotice>
      )}
      {threads.length === 0 && !isMissing && (
        <p className={styles.none}>{t('approvals.review.noComments')}</p>
      )}
      <ul className={styles.list}>
        {threads.map((thread) => (
          <ThreadItem key={thread.comment.commentId} thread={thread} {...props} />
        ))}
      </ul>
    </div>
  )
}

function ThreadItem({
  thread: { comment, answers },
  fps,
  onSeek,
  onAnswer,
}: CommentsProps & { thread: Thread }) {
  const { chosenId, version, choose, answer } = useUnit({
    chosenId: $chosenId,
    version: $version,
    choose: commentChosen,
    answer: draftChanged,
  })
  const isHere = comment.versionId === version?.versionId
  const seek = () => {
    choose(comment.commentId)
    if (isHere && comment.fromMs !== undefined) onSeek(comment.fromMs)
  }
  return (
    <li
      className={classes(styles.thread, comment.resolvedBy && styles.done)}
      aria-current={chosenId === comment.commentId ? 'true' : undefined}
    >
      <CommentItem
        {...{ comment, fps, isHere }}
        onSeek={seek}
        onAnswer={() => {
          choose(comment.commentId)
          answer({ parentId: comment.commentId })
          onAnswer()
        }}
      />
      {answers.length > 0 && (
        <ul className={styles.answers}>
          {answers.map((each) => (
            <li key={each.commentId}>
              <CommentItem comment={each} fps={fps} isHere />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

interface CommentItemProps {
  comment: ReviewComment
  fps: number
  /** About the version that is watched. */
  isHere: boolean
  onSeek?: () => void
  onAnswer?: () => void
}

function CommentItem({ comment, fps, isHere, onSeek, onAnswer }: CommentItemProps) {
  const t = useText()
  const format = useFormat()
  // What was said otherwise is another revision.
  const [editedRev, setEditedRev] = useState(0)
  const { author, fromMs, toMs, mentions } = comment
  return (
    <article className={styles.comment}>
      <Avatar size="sm" name={author.name} seed={author.id} pictureUrl={author.pictureUrl} />
      <div className={styles.said}>
        <header>
          <strong>
            <bdi>{author.name}</bdi>
          </strong>
          <span className={styles.meta}>
            {isHere
              ? format.age(comment.createdAt)
              : t('approvals.review.onVersion', { version: comment.versionNo })}
            {comment.isEdited && ` · ${t('approvals.review.edited')}`}
          </span>
        </header>
        {editedRev === comment.rev ? (
          <EditForm comment={comment} onEnd={() => setEditedRev(0)} />
        ) : (
          <p className={styles.body}>
            {fromMs !== undefined && (
              <button type="button" className={styles.time} onClick={onSeek}>
                {comment.drawing.length > 0 && <Icon name="edit" />}
                {frameTime(fromMs, fps)}
                {toMs !== undefined && ` – ${frameTime(toMs, fps)}`}
              </button>
            )}{' '}
            {comment.body}
          </p>
        )}
        {mentions.length > 0 && (
          <p className={styles.meta}>
            {t('approvals.review.told', { names: mentions.map(({ name }) => name).join(', ') })}
          </p>
        )}
        <CommentActs {...{ comment, onAnswer }} onEdit={() => setEditedRev(comment.rev)} />
      </div>
    </article>
  )
}

function CommentActs({
  comment,
  onAnswer,
  onEdit,
}: Pick<CommentItemProps, 'comment' | 'onAnswer'> & { onEdit: () => void }) {
  const t = useText()
  const { resolve, remove } = useUnit({ resolve: commentResolved, remove: commentRemoved })
  const { resolvedBy, parentId, isMine, mayEdit } = comment
  return (
    <div className={styles.acts}>
      {onAnswer && (
        <Button size="sm" variant="ghost" onClick={onAnswer}>
          {t('approvals.review.reply')}
        </Button>
      )}
      {parentId === undefined && (
        <Button
          size="sm"
          variant="ghost"
          icon={<Icon name={resolvedBy ? 'reopen' : 'check'} />}
          onClick={() => resolve(comment)}
        >
          {resolvedBy
            ? t('approvals.review.resolvedBy', { name: resolvedBy.name })
            : t('approvals.review.resolve')}
        </Button>
      )}
      {mayEdit && (
        <Button size="sm" variant="ghost" onClick={onEdit}>
          {t('approvals.review.edit')}
        </Button>
      )}
      {isMine && (
        <Button size="sm" variant="ghost" onClick={() => remove(comment)}>
          {t('approvals.review.remove')}
        </Button>
      )}
    </div>
  )
}

function EditForm({ comment, onEnd }: { comment: ReviewComment; onEnd: () => void }) {
  const t = useText()
  const [body, setBody] = useState(comment.body)
  const edit = useUnit(commentEdited)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        edit({ comment, body })
      }}
    >
      <TextArea
        label={t('approvals.review.edit')}
        hideLabel
        maxLength={2_000}
        value={body}
        onValueChange={setBody}
      />
      <div className={styles.foot}>
        <Button variant="ghost" onClick={onEnd}>
          {t('approvals.review.cancel')}
        </Button>
        <Button type="submit" disabled={body.trim() === ''}>
          {t('approvals.review.save')}
        </Button>
      </div>
    </form>
  )
}
