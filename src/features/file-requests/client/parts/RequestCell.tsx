import { useFormat } from '../../../../browser/text/useFormat'
import { useText } from '../../../../browser/text/useText'
import type { CellProps } from '../../../../screens/client'
import { Icon } from '../../../../ui/icons/Icon'
import { Badge } from '../../../../ui/labels/Badge'
import { toneOf, type RequestRow } from '../requestRow'
import styles from './RequestCell.module.css'

/** A request as it stands in the narrow list. */
export function RequestCell({ row }: CellProps<RequestRow>) {
  const t = useText()
  const format = useFormat()
  const { title, state, waitsForMe, assignee, askedBy, submittedAt, dueOn, due } = row
  return (
    <span className={styles.request}>
      <Icon name="fileRequest" size="lg" />
      <span className={styles.words}>
        <span className={styles.title}>
          <bdi>{title}</bdi>
        </span>
        <span className={styles.line}>
          <bdi>
            {waitsForMe ? t('fileRequests.page.asks', { name: askedBy.name }) : assignee.name}
          </bdi>
        </span>
        <span className={styles.end}>
          <Badge tone={toneOf[state]}>{t(`fileRequests.state.${state}`)}</Badge>
          {state === 'submitted' && submittedAt ? (
            <span>{format.age(submittedAt)}</span>
          ) : (
            dueOn && (
              <span className={styles.day} data-over={due === 'overdue' || undefined}>
                {format.wholeDay(dueOn)}
              </span>
            )
          )}
        </span>
      </span>
    </span>
  )
}
