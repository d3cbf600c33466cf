import { useFormat } from '../../../../browser/text/useFormat'
import { useText } from '../../../../browser/text/useText'
import type { CellProps } from '../../../../screens/client'
import { Badge } from '../../../../ui/labels/Badge'
import type { DeliverableItem } from '../deliver.model'
import { toneOf } from '../look'
import { DeliverableCell } from './DeliverableCell'
import styles from './OwnDeliverableCell.module.css'

/** A deliverable in the narrow list of whoever makes it, with its state and its day. */
export function OwnDeliverableCell({ row }: CellProps<DeliverableItem>) {
  const t = useText()
  const format = useFormat()
  const { state, dueOn, isOverdue } = row
  return (
    <DeliverableCell row={row}>
      <span className={styles.end}>
        <Badge tone={toneOf[state]}>{t(`deliverables.deliverables.value.state.${state}`)}</Badge>
        {dueOn && (
          <span className={styles.day} data-over={isOverdue || undefined}>
            {format.wholeDay(dueOn)}
          </span>
        )}
      </span>
    </DeliverableCell>
  )
}
