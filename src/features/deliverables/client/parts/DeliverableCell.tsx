import type { ReactNode } from 'react'
import { useFormat } from '../../../../browser/text/useFormat'
import { useText } from '../../../../browser/text/useText'
import type { CellProps } from '../../../../screens/client'
import { PosterImage } from '../../../../ui/media/PosterImage'
import type { DeliverableItem } from '../deliver.model'
import styles from './DeliverableCell.module.css'

/** What is owed, with what it has to keep to below. */
export function DeliverableCell({
  row,
  children,
}: Pick<CellProps<DeliverableItem>, 'row'> & { children?: ReactNode }) {
  const t = useText()
  const format = useFormat()
  const { title, kind, preset, maxSeconds, posterUrl } = row
  const facts = [
    t(`deliverables.deliverables.value.kind.${kind}`),
    t(`deliverables.deliverables.value.preset.${preset}`),
    maxSeconds &&
      t('deliverables.check.wanted.length', { value: format.duration(maxSeconds * 1000) }),
  ]
  return (
    <span className={styles.deliverable}>
      <PosterImage size="row" url={posterUrl} />
      <span className={styles.words}>
        <span className={styles.title}>
          <bdi>{title}</bdi>
        </span>
        <span className={styles.line}>{facts.filter(Boolean).join(', ')}</span>
        {children}
      </span>
    </span>
  )
}
