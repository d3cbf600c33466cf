import { useUnit } from 'effector-react'
import { useText } from '../../../../browser/text/useText'
import { Checkbox } from '../../../../ui/fields/Checkbox'
import { Badge } from '../../../../ui/labels/Badge'
import { $ticking, checklistTicked, type Task } from '../task.model'
import styles from './Task.module.css'

/** What should be better in the next take, ticked off by whoever records it. */
export function RetakeBox({ task }: { task: Task }) {
  const t = useText()
  const [tick, ticking] = useUnit([checklistTicked, $ticking])
  const { taskId, checklist, chips, retakeWords, reviewer, may } = task
  const saved = checklist.flatMap(({ isDone }, at) => (isDone ? [at] : []))
  const done = ticking?.taskId === taskId ? ticking.done : saved
  return (
    <section className={styles.retake}>
      <header className={styles.retakeHead}>
        <strong>
          {reviewer ? t('tasks.retake.askedBy', { name: reviewer.name }) : t('tasks.retake.asked')}
        </strong>
        {chips.map((chip) => (
          <Badge key={chip} tone="warn">
            {t(`tasks.chip.${chip}`)}
          </Badge>
        ))}
        {checklist.length > 0 && (
          <span className={styles.done}>
            {t('tasks.retake.done', { done: done.length, count: checklist.length })}
          </span>
        )}
      </header>
      {retakeWords && <p className={styles.text}>{retakeWords}</p>}
      <ul className={styles.lines}>
        {checklist.map(({ chip, text }, at) => (
          <li key={chip ?? text}>
            <Checkbox
              label={chip ? t(`tasks.line.${chip}`) : text}
              checked={done.includes(at)}
              disabled={!may.includes('take')}
              onCheckedChange={(isTicked) =>
                tick({
                  taskId,
                  done: isTicked ? [...done, at] : done.filter((each) => each !== at),
                })
              }
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
