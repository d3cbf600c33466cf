import { useState, type FormEvent } from 'react'
import type { ShareComment, ShareView } from '../../../../../generated/facts/features/sharing'
import { formatAge } from '../../../../browser/text/format'
import { Button } from '../../../../ui/buttons/Button'
import { TextArea } from '../../../../ui/fields/TextArea'
import { TextField } from '../../../../ui/fields/TextField'
import { Avatar } from '../../../../ui/identity/Avatar'
import { clockTime } from '../../../../ui/media/time'
import { outcomeText } from './outcomeText'
import { ProveAddress } from './ProveAddress'
import styles from './Share.module.css'
import { useVisit } from './useVisit'

interface CommentsProps {
  view: ShareView
  programId: string
}

/** What this visitor said of the film that is open, and what was answered. */
export function Comments({ view, programId }: CommentsProps) {
  const { say, removingId } = useVisit()
  const here = view.comments.filter((comment) => comment.programId === programId)
  return (
    <section aria-labelledby="comments">
      <h2 id="comments" className={styles.heading}>
        {say('sharing.visit.comments')}
        <small>{say('sharing.visit.commentsWho')}</small>
      </h2>
      {here.length === 0 && <p className={styles.none}>{say('sharing.visit.noComments')}</p>}
      <ol className={styles.comments}>
        {here.map((comment) =>
          comment.commentId === removingId ? (
            <li key={comment.commentId}>
              <Removed />
            </li>
          ) : (
            <Comment key={comment.commentId} comment={comment} />
          ),
        )}
      </ol>
      {view.email === undefined ? <Prove /> : <CommentForm before={here} />}
    </section>
  )
}

function Prove() {
  const { say } = useVisit()
  const [isAsked, setAsked] = useState(false)
  if (!isAsked)
    return <Button onClick={() => setAsked(true)}>{say('sharing.visit.comment')}</Button>
  return (
    <>
      <p className={styles.none}>{say('sharing.visit.sayWho')}</p>
      <ProveAddress />
    </>
  )
}

function Comment({ comment }: { comment: ShareComment }) {
  const { say, visit } = useVisit()
  const { commentId, author, createdAt, isMine, isEdited, fromMs, body } = comment
  const [isEditing, setEditing] = useState(false)
  const [now] = useState(() => Date.now())
  const time = fromMs === undefined ? '' : clockTime(fromMs / 1000)
  return (
    <li className={styles.comment}>
      <Avatar name={author} size="sm" />
      <div>
        <p className={styles.author}>
          <strong>{author}</strong>{' '}
          <time dateTime={createdAt}>{formatAge(createdAt, now, visit.given.language)}</time>
          {isEdited && <small> {say('sharing.visit.edited')}</small>}
        </p>
        <p>
          {fromMs !== undefined && (
            <button
              type="button"
              className={styles.moment}
              aria-label={say('sharing.visit.at', { time })}
              onClick={() => visit.seek(fromMs)}
            >
              {time}
            </button>
          )}{' '}
          {!isEditing && body}
        </p>
        {isEditing && <EditForm comment={comment} onDone={() => setEditing(false)} />}
        {isMine && !isEditing && (
          <p className={styles.own}>
            <Button size="sm" variant="ghost" onClick={() => setEditing(true)}>
              {say('sharing.visit.edit')}
            </Button>
            <Button size="sm" variant="ghost" onClick={() => visit.removeComment(commentId)}>
              {say('sharing.visit.remove')}
            </Button>
          </p>
        )}
      </div>
    </li>
  )
}

function EditForm({ comment, onDone }: { comment: ShareComment; onDone: () => void }) {
  const { say, visit } = useVisit()
  const [body, setBody] = useState(comment.body)
  const [fault, setFault] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (isAsking || body.trim() === '') return
    setAsking(true)
    const outcome = await visit.editComment(comment.commentId, body.trim())
    setAsking(false)
    setFault(outcomeText(outcome, say))
    if (outcome.kind === 'done') onDone()
  }
  return (
    <form className={styles.form} onSubmit={(event) => void save(event)}>
      <TextArea
        label={say('sharing.visit.comment')}
        hideLabel
        maxLength={2000}
        rows={2}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- what was pressed is gone
        autoFocus
        value={body}
        onValueChange={setBody}
        error={fault}
      />
      <div className={styles.acts}>
        <Button size="sm" onClick={onDone}>
          {say('sharing.visit.cancel')}
        </Button>
        <Button
          size="sm"
          type="submit"
          variant="primary"
          pending={isAsking}
          disabled={body.trim() === ''}
        >
          {say('sharing.visit.save')}
        </Button>
      </div>
    </form>
  )
}

/** In the place of a comment that was deleted, for a moment. */
function Removed() {
  const { say, visit } = useVisit()
  return (
    <output className={styles.own}>
      {say('sharing.visit.removed')}
      <Button size="sm" variant="ghost" onClick={() => visit.undoRemove()}>
        {say('sharing.visit.undo')}
      </Button>
    </output>
  )
}

function CommentForm({ before }: { before: readonly ShareComment[] }) {
  const { say, visit } = useVisit()
  const [name, setName] = useState(before.find(({ isMine }) => isMine)?.author ?? '')
  const [body, setBody] = useState('')
  const [fromMs, setFrom] = useState(0)
  const [fault, setFault] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  const type = (text: string) => {
    // Of the moment at which somebody began to write.
    if (body === '') setFrom(visit.playedMs())
    setBody(text)
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isAsking || body.trim() === '' || name.trim() === '') return
    setAsking(true)
    const outcome = await visit.comment({ name: name.trim(), body: body.trim(), fromMs })
    setAsking(false)
    setFault(outcomeText(outcome, say))
    if (outcome.kind === 'done') setBody('')
  }
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)}>
      <TextField
        label={say('sharing.visit.name')}
        autoComplete="name"
        maxLength={80}
        required
        value={name}
        onValueChange={setName}
      />
      <TextArea
        label={say('sharing.visit.comment')}
        labelEnd={body === '' ? undefined : clockTime(fromMs / 1000)}
        maxLength={2000}
        rows={2}
        value={body}
        onValueChange={type}
        error={fault}
      />
      <Button type="submit" variant="primary" pending={isAsking} disabled={body.trim() === ''}>
        {say('sharing.visit.send')}
      </Button>
    </form>
  )
}
