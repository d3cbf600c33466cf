import type { Translate } from '../../../../browser/text/text.model'
import { useFormat } from '../../../../browser/text/useFormat'
import { useText } from '../../../../browser/text/useText'
import { Badge } from '../../../../ui/labels/Badge'
import { clockTime } from '../../../../ui/media/time'
import type { Task } from '../task.model'
import styles from './Task.module.css'

/** Who asks, until when, for how long, and for which shot. */
export function TaskDetail({ task }: { task: Task }) {
  const t = useText()
  const format = useFormat()
  const { mode, askedBy, assignee, askedOf, dueOn, storyboard, shotNo } = task
  const due = dueOn ? t('tasks.page.due', { day: format.wholeDay(dueOn) }) : t('tasks.page.noDay')
  const isOver = task.due === 'overdue'
  const facts = [
    mode === 'self' ? t('tasks.page.own') : t('tasks.page.asks', { name: askedBy.name }),
    task.state === 'offered'
      ? t('tasks.page.offered', { names: askedOf.map(({ name }) => name).join(', ') })
      : assignee && t('tasks.page.of', { name: assignee.name }),
    due,
    lengthOf(t, task),
    task.orientation && t(`tasks.allTasks.value.orientation.${task.orientation}`),
    storyboard &&
      (shotNo === undefined ? storyboard : t('tasks.page.shot', { storyboard, no: shotNo })),
  ]
  return (
    <span className={styles.facts}>
      {facts.filter(Boolean).map((fact) => (
        <span key={fact} data-over={(fact === due && isOver) || undefined}>
          {fact}
        </span>
      ))}
      {task.needsPerson && <Badge tone="warn">{t('tasks.needsPerson')}</Badge>}
    </span>
  )
}

function lengthOf(t: Translate, { minSeconds, maxSeconds }: Task): string | undefined {
  const from = minSeconds === undefined ? '' : clockTime(minSeconds)
  const to = maxSeconds === undefined ? '' : clockTime(maxSeconds)
  if (from && to) return t('tasks.page.length', { from, to })
  if (from) return t('tasks.page.atLeast', { from })
  return to ? t('tasks.page.atMost', { to }) : undefined
}
