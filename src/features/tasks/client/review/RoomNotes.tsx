import { useUnit } from 'effector-react'
import { useText } from '../../../../browser/text/useText'
import { $userId } from '../../../../session/client'
import { Button } from '../../../../ui/buttons/Button'
import { IconButton } from '../../../../ui/buttons/IconButton'
import { TextField } from '../../../../ui/fields/TextField'
import { Avatar } from '../../../../ui/identity/Avatar'
import { Icon } from '../../../../ui/icons/Icon'
import { Badge } from '../../../../ui/labels/Badge'
import { Kbd } from '../../../../ui/labels/Kbd'
import { clockTime } from '../../../../ui/media/time'
import { useTime } from '../../../../ui/media/useTime'
import { $isNoting, $note, noteDropped, noteRemoved, noteSent, noteTyped } from './notes.model'
import styles from './Room.module.css'
import { $heard, $takes, $task } from './room.model'
import { noteId as fieldId } from './useRoomKeys'

interface RoomNotesProps {
  video: HTMLVideoElement | null
  leadMs: number
  onGo: (takeId: string, ms: number) => void
}

/** What is written about moments of the takes. Typing holds the film and takes its moment. */
export function RoomNotes({ video, leadMs, onGo }: RoomNotesProps) {
  const t = useText()
  const { task, takes, userId, remove } = useUnit({
    task: $task,
    takes: $takes,
    userId: $userId,
    remove: noteRemoved,
  })
  const notes = takes
    .flatMap(({ takeId, takeNo, notes: own }) => own.map((note) => ({ ...note, takeId, takeNo })))
    .toSorted((one, other) => one.atMs - other.atMs)
  const mayWrite = task?.may.includes('accept') === true
  if (notes.length === 0 && !mayWrite) return null
  return (
    <section className={styles.notes} aria-label={t('tasks.room.notes')}>
      <h3 className={styles.heading}>{t('tasks.room.notes')}</h3>
      <ul className={styles.noteList}>
        {notes.map(({ noteId, takeId, takeNo, atMs, body, author }) => (
          <li key={noteId}>
            <button type="button" className={styles.stamp} onClick={() => onGo(takeId, atMs)}>
              {clockTime(atMs / 1000)}
            </button>
            <Badge>{t('tasks.page.take', { no: takeNo })}</Badge>
            <span className={styles.body}>{body}</span>
            <Avatar size="xs" name={author.name} seed={author.id} pictureUrl={author.pictureUrl} />
            {author.id === userId && (
              <IconButton
                size="sm"
                label={t('tasks.room.removeNote')}
                icon={<Icon name="close" />}
                onClick={() => remove(noteId)}
              />
            )}
          </li>
        ))}
      </ul>
      {mayWrite && <NoteField {...{ video, leadMs }} />}
    </section>
  )
}

function NoteField({ video, leadMs }: Omit<RoomNotesProps, 'onGo'>) {
  const t = useText()
  const { note, heard, isNoting, type, send, drop } = useUnit({
    note: $note,
    heard: $heard,
    isNoting: $isNoting,
    type: noteTyped,
    send: noteSent,
    drop: noteDropped,
  })
  const takes = useUnit($takes)
  const nowMs = Math.max(0, Math.round(useTime(video) * 1000 - leadMs))
  const of = takes.find(({ takeId }) => takeId === note?.takeId) ?? heard
  const label = t('tasks.room.noteAt', {
    time: clockTime((note?.atMs ?? nowMs) / 1000),
    no: of?.takeNo ?? 1,
  })
  return (
    <form
      className={styles.noteForm}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <TextField
        id={fieldId}
        hideLabel
        label={label}
        placeholder={label}
        value={note?.body ?? ''}
        maxLength={1000}
        readOnly={isNoting}
        icon={<Icon name="message" />}
        end={!note && <Kbd>C</Kbd>}
        onValueChange={(body) => {
          if (!note) video?.pause()
          type({ body, atMs: nowMs })
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.preventDefault()
          drop()
          event.currentTarget.blur()
        }}
      />
      {note && (
        <Button type="submit" pending={isNoting}>
          {t('tasks.room.addNote')}
        </Button>
      )}
    </form>
  )
}
