import { useFormat } from '../../../../browser/text/useFormat'
import { useText } from '../../../../browser/text/useText'
import type { CellProps } from '../../../../screens/client'
import { Badge } from '../../../../ui/labels/Badge'
import { PosterImage } from '../../../../ui/media/PosterImage'
import { stateKey, toneOf } from '../stateLook'
import type { Task } from '../task.model'
import styles from './TaskCell.module.css'

/** A task as it stands in the narrow list. */
export function TaskCell({ row }: CellProps<Task>) {
  const t = useText()
  const format = useFormat()
  const { waitsForReview, assignee, submittedAt, dueOn } = row
  return (
    <span className={styles.task}>
      <PosterImage size="row" url={row.posterUrl} />
      <span className={styles.words}>
        <span className={styles.title}>
          <bdi>{row.title}</bdi>
        </span>
        <span className={styles.line}>
          <bdi>{waitsForReview ? assignee?.name : <Place task={row} />}</bdi>
        </span>
        <span className={styles.end}>
          <Badge tone={toneOf[row.state]}>{t(stateKey(row))}</Badge>
          {waitsForReview && submittedAt ? (
            <span>{format.age(submittedAt)}</span>
          ) : (
            dueOn && (
              <span className={styles.day} data-over={row.due === 'overdue' || undefined}>
                {format.wholeDay(dueOn)}
              </span>
            )
          )}
        </span>
      </span>
    </span>
  )
}

function Place({ task: { storyboard, shotNo, askedBy } }: { task: Task }) {
  const t = useText()
  if (storyboard === undefined) return t('tasks.page.asks', { name: askedBy.name })
  return shotNo === undefined ? storyboard : t('tasks.page.shot', { storyboard, no: shotNo })
}
