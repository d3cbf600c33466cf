import { useUnit } from 'effector-react'
import { useState } from 'react'
import type { AudienceComment } from '../../../../../generated/facts/features/home'
import { useText } from '../../../../browser/text/useText'
import { Button } from '../../../../ui/buttons/Button'
import { InlineNotice } from '../../../../ui/notices/InlineNotice'
import { ConfirmDialog } from '../../../../ui/overlay/ConfirmDialog'
import { Skeleton } from '../../../../ui/progress/Skeleton'
import { CommentBox } from './CommentBox'
import { CommentItem } from './CommentItem'
import styles from './Comments.module.css'
import {
  $areCommentsMissing,
  $chosenId,
  $comments,
  $mayComment,
  $threads,
  commentRemoved,
  commentsReadAgain,
} from './comments.model'
import { answerBegun } from './draft.model'

/** What those who watch it say. */
export function Comments({ onAnswer }: { onAnswer: () => void }) {
  const t = useText()
  const [removed, setRemoved] = useState<AudienceComment | null>(null)
  const { comments, threads, chosenId, mayComment, isMissing, again, answer, remove } = useUnit({
    comments: $comments,
    threads: $threads,
    chosenId: $chosenId,
    mayComment: $mayComment,
    isMissing: $areCommentsMissing,
    again: commentsReadAgain,
    answer: answerBegun,
    remove: commentRemoved,
  })
  return (
    <div className={styles.panel}>
      <div className={styles.comments}>
        {isMissing && (
          <InlineNotice
            tone="danger"
            actions={<Button onClick={() => again()}>{t('home.watch.again')}</Button>}
          >
            {t('home.watch.comment.readFailed')}
          </InlineNotice>
        )}
        {!comments && !isMissing && <Skeleton shape="block" height={96} />}
        {comments?.length === 0 && (
          <p className={styles.none}>
            {t(mayComment ? 'home.watch.comment.none' : 'home.watch.comment.off')}
          </p>
        )}
        <ul className={styles.list}>
          {threads.map(({ comment, answers }) => (
            <li
              key={comment.commentId}
              className={styles.thread}
              aria-current={comment.commentId === chosenId ? 'true' : undefined}
            >
              <CommentItem
                comment={comment}
                onRemove={setRemoved}
                {...(mayComment && {
                  onAnswer() {
                    answer(comment.commentId)
                    onAnswer()
                  },
                })}
              />
              {answers.length > 0 && (
                <ul className={styles.answers}>
                  {answers.map((each) => (
                    <li key={each.commentId}>
                      <CommentItem comment={each} onRemove={setRemoved} />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </div>
      {mayComment && <CommentBox />}
      <ConfirmDialog
        isOpen={removed !== null}
        title={t('home.watch.comment.removeTitle')}
        confirmLabel={t('home.watch.comment.remove')}
        cancelLabel={t('home.watch.comment.cancel')}
        isDanger
        onCancel={() => setRemoved(null)}
        onConfirm={() => {
          if (removed) remove(removed)
          setRemoved(null)
        }}
      >
        {t('home.watch.comment.removeText')}
      </ConfirmDialog>
    </div>
  )
}
