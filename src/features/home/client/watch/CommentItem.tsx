import { useUnit } from 'effector-react'
import { useState } from 'react'
import type { AudienceComment } from '../../../../../generated/facts/features/home'
import { useFormat } from '../../../../browser/text/useFormat'
import { useText } from '../../../../browser/text/useText'
import { Button } from '../../../../ui/buttons/Button'
import { TextArea } from '../../../../ui/fields/TextArea'
import { Avatar } from '../../../../ui/identity/Avatar'
import { Badge } from '../../../../ui/labels/Badge'
import { clockTime } from '../../../../ui/media/time'
import { commentChosen, commentEdited, commentReported } from './comments.model'
import styles from './Comments.module.css'
import { jumped } from './jump.model'

interface CommentItemProps {
  comment: AudienceComment
  onRemove: (comment: AudienceComment) => void
  /** Missing: it cannot be answered. */
  onAnswer?: () => void
}

/** Who said what, of which moment. */
export function CommentItem({ comment, onRemove, onAnswer }: CommentItemProps) {
  const t = useText()
  const format = useFormat()
  // What was said otherwise is another revision.
  const [editedRev, setEditedRev] = useState(0)
  const { jump, choose } = useUnit({ jump: jumped, choose: commentChosen })
  const { author, fromMs, createdAt, isEdited, reports } = comment
  return (
    <article className={styles.comment}>
      <Avatar
        size="sm"
        name={author.name}
        seed={author.id}
        {...(author.pictureUrl !== undefined && { pictureUrl: author.pictureUrl })}
      />
      <div className={styles.said}>
        <header>
          <strong>
            <bdi>{author.name}</bdi>
          </strong>
          <time className={styles.meta} dateTime={createdAt} title={format.moment(createdAt)}>
            {format.age(createdAt)}
            {isEdited && ` · ${t('home.watch.comment.edited')}`}
          </time>
        </header>
        {editedRev === comment.rev ? (
          <EditForm comment={comment} onEnd={() => setEditedRev(0)} />
        ) : (
          <p className={styles.body}>
            {fromMs !== undefined && (
              <>
                <button
                  type="button"
                  className={styles.time}
                  onClick={() => {
                    choose(comment.commentId)
                    jump({ toMs: fromMs })
                  }}
                >
                  {clockTime(fromMs / 1000)}
                </button>{' '}
              </>
            )}
            {comment.body}
          </p>
        )}
        {reports !== undefined && (
          <Badge tone="warn">{t('home.watch.comment.reports', { count: reports })}</Badge>
        )}
        <Acts {...{ comment, onRemove, onAnswer }} onEdit={() => setEditedRev(comment.rev)} />
      </div>
    </article>
  )
}

interface ActsProps {
  comment: AudienceComment
  onRemove: (comment: AudienceComment) => void
  onAnswer: (() => void) | undefined
  onEdit: () => void
}

function Acts({ comment, onRemove, onAnswer, onEdit }: ActsProps) {
  const t = useText()
  const report = useUnit(commentReported)
  const { isMine, mayEdit, mayRemove, isReported } = comment
  return (
    <div className={styles.acts}>
      {onAnswer && (
        <Button size="sm" variant="ghost" onClick={onAnswer}>
          {t('home.watch.comment.reply')}
        </Button>
      )}
      {mayEdit && (
        <Button size="sm" variant="ghost" onClick={onEdit}>
          {t('home.watch.comment.edit')}
        </Button>
      )}
      {mayRemove && (
        <Button size="sm" variant="ghost" onClick={() => onRemove(comment)}>
          {t('home.watch.comment.remove')}
        </Button>
      )}
      {!isMine &&
        (isReported ? (
          <span className={styles.meta}>{t('home.watch.comment.reported')}</span>
        ) : (
          <Button size="sm" variant="ghost" onClick={() => report(comment)}>
            {t('home.watch.comment.report')}
          </Button>
        ))}
    </div>
  )
}

function EditForm({ comment, onEnd }: { comment: AudienceComment; onEnd: () => void }) {
  const t = useText()
  const [body, setBody] = useState(comment.body)
  const edit = useUnit(commentEdited)
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        edit({ comment, body })
      }}
    >
      <TextArea
        label={t('home.watch.comment.edit')}
        hideLabel
        maxLength={2_000}
        value={body}
        onValueChange={setBody}
      />
      <div className={styles.foot}>
        <Button variant="ghost" onClick={onEnd}>
          {t('home.watch.comment.cancel')}
        </Button>
        <Button type="submit" disabled={body.trim() === ''}>
          {t('home.watch.comment.save')}
        </Button>
      </div>
    </form>
  )
}
