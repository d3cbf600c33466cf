import type { ListStoryboardsRow } from '../../../../../generated/facts/features/storyboards'
import { useText } from '../../../../browser/text/useText'
import type { CellProps } from '../../../../screens/client'
import { Badge } from '../../../../ui/labels/Badge'
import { ProgressBar } from '../../../../ui/progress/ProgressBar'
import styles from './ProgressCell.module.css'

/** How many of the shots that are needed have an accepted take. */
export function ProgressCell({ row }: CellProps<ListStoryboardsRow>) {
  const t = useText()
  const { accepted, required, isComplete, program, isTemplate } = row
  if (isTemplate || required === 0) return null
  const text = t('storyboards.progress', {
    accepted: String(accepted),
    required: String(required),
  })
  return (
    <span className={styles.progress}>
      <span className={styles.words}>
        <span>{text}</span>
        {program ? (
          <Badge tone="info">{t('storyboards.assembled')}</Badge>
        ) : (
          isComplete && <Badge tone="ok">{t('storyboards.complete')}</Badge>
        )}
      </span>
      <ProgressBar
        label={text}
        value={(accepted / required) * 100}
        tone={isComplete ? 'ok' : 'accent'}
      />
    </span>
  )
}
