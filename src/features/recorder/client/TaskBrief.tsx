import { useUnit } from 'effector-react'
import { useText } from '../../../browser/text/useText'
import { $task } from './task.model'
import styles from './TaskBrief.module.css'
import { lengthAsked } from './taskWords'

/** The brief of a task: framing, length, and the asker's message. */
export function TaskBrief() {
  const t = useText()
  const task = useUnit($task)
  if (!task) return null
  const { instructions, words, askedBy, mode, orientation } = task
  const asked = [orientation && t(`recorder.brief.${orientation}`), lengthAsked(t, task)]
  return (
    <section className={styles.brief} aria-label={t('recorder.brief')}>
      {words && (
        <blockquote className={styles.words}>
          <p>{words}</p>
          {mode !== 'self' && <footer>{askedBy.name}</footer>}
        </blockquote>
      )}
      {instructions && (
        <div>
          <h2 className={styles.title}>{t('recorder.brief.framing')}</h2>
          <p>{instructions}</p>
        </div>
      )}
      {asked.filter(Boolean).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  )
}
