import { useUnit } from 'effector-react'
import { useText } from '../../../../browser/text/useText'
import { Button } from '../../../../ui/buttons/Button'
import { IconButton } from '../../../../ui/buttons/IconButton'
import { TextArea } from '../../../../ui/fields/TextArea'
import { Icon } from '../../../../ui/icons/Icon'
import { clockTime } from '../../../../ui/media/time'
import { InlineNotice } from '../../../../ui/notices/InlineNotice'
import { $comments } from './comments.model'
import styles from './Comments.module.css'
import {
  $draft,
  $isSending,
  $isUnsent,
  $maySend,
  answerBegun,
  draftDropped,
  draftSent,
  draftTyped,
  momentStamped,
  stampDropped,
} from './draft.model'

export const boxId = 'watch-comment'

/** What is being said. The first letter holds the film and takes its moment. */
export function CommentBox() {
  const t = useText()
  const { draft, comments, isSending, isUnsent, maySend, type, stamp, ...acts } = useUnit({
    draft: $draft,
    comments: $comments,
    isSending: $isSending,
    isUnsent: $isUnsent,
    maySend: $maySend,
    type: draftTyped,
    stamp: momentStamped,
    answer: answerBegun,
    unstamp: stampDropped,
    drop: draftDropped,
    send: draftSent,
  })
  const answered = comments?.find(({ commentId }) => commentId === draft.parentId)
  const change = (body: string) => {
    if (draft.body === '' && draft.fromMs === undefined && !draft.parentId) stamp()
    type(body)
  }
  return (
    <form
      className={styles.box}
      onSubmit={(event) => {
        event.preventDefault()
        acts.send()
      }}
    >
      {answered && (
        <p className={styles.stamp}>
          {t('home.watch.comment.answering', { name: answered.author.name })}
          <IconButton
            icon={<Icon name="close" />}
            label={t('home.watch.comment.answerNot')}
            onClick={() => acts.answer(null)}
          />
        </p>
      )}
      {draft.fromMs !== undefined && (
        <p className={styles.stamp}>
          <span className={styles.time}>{clockTime(draft.fromMs / 1000)}</span>
          <IconButton
            icon={<Icon name="close" />}
            label={t('home.watch.comment.noTime')}
            onClick={() => acts.unstamp()}
          />
        </p>
      )}
      <TextArea
        id={boxId}
        label={t('home.watch.comment.say')}
        hideLabel
        placeholder={t('home.watch.comment.keys')}
        maxLength={2_000}
        value={draft.body}
        readOnly={isSending}
        onValueChange={change}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) acts.send()
        }}
      />
      {isUnsent && <InlineNotice tone="warn">{t('home.watch.comment.unsent')}</InlineNotice>}
      <div className={styles.foot}>
        {draft.body !== '' && (
          <Button variant="ghost" onClick={() => acts.drop()}>
            {t('home.watch.comment.drop')}
          </Button>
        )}
        <Button type="submit" variant="primary" pending={isSending} disabled={!maySend}>
          {t('home.watch.comment.send')}
        </Button>
      </div>
    </form>
  )
}
