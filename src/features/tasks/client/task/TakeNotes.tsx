import type { TakeNote } from '../../../../../generated/facts/features/tasks'
import { useText } from '../../../../browser/text/useText'
import { clockTime } from '../../../../ui/media/time'
import styles from './Task.module.css'

/** What was written about moments of a take, for whoever records the next one. */
export function TakeNotes({ notes }: { notes: readonly TakeNote[] }) {
  const t = useText()
  if (notes.length === 0) return null
  return (
    <section className={styles.notes} aria-label={t('tasks.room.notes')}>
      <ul>
        {notes.map(({ noteId, atMs, body, author }) => (
          <li key={noteId}>
            <strong>{clockTime(atMs / 1000)}</strong> {body}{' '}
            <span className={styles.small}>{author.name}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
