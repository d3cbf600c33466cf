import { useText } from '../../../../browser/text/useText'
import type { CellProps } from '../../../../screens/client'
import { Badge } from '../../../../ui/labels/Badge'
import { PosterImage } from '../../../../ui/media/PosterImage'
import type { OrderItem } from '../lists'
import styles from './OrderCell.module.css'

/** What is edited, for whom, and how urgent it is. */
export function OrderCell({ row }: CellProps<OrderItem>) {
  const t = useText()
  const { title, side, customer, vendor, posterUrl, priority, isOverdue, state } = row
  return (
    <span className={styles.order}>
      <PosterImage size="row" {...(posterUrl && { url: posterUrl })} />
      <span className={styles.words}>
        <span className={styles.title}>
          <bdi>{title}</bdi>
        </span>
        <span className={styles.line}>
          <bdi>{(side === 'vendor' ? customer : vendor).name}</bdi>
          {', '}
          {t(`proEdits.state.${state}`)}
        </span>
      </span>
      {priority === 'rush' && <Badge tone="danger">{t('proEdits.board.rush')}</Badge>}
      {isOverdue && <Badge tone="warn">{t('proEdits.board.risk')}</Badge>}
    </span>
  )
}
