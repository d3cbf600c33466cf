import { useFormat } from '../../../../browser/text/useFormat'
import { useText } from '../../../../browser/text/useText'
import type { CellProps } from '../../../../screens/client'
import { Icon } from '../../../../ui/icons/Icon'
import { Badge } from '../../../../ui/labels/Badge'
import { PosterImage } from '../../../../ui/media/PosterImage'
import { stateKey, toneOf, type Submission } from '../stateLook'
import styles from '../review/Submission.module.css'

/** A guest in the grid: the first picture, how they came, since when, and how far it is. */
export function SubmissionCard({ row, isSelected }: CellProps<Submission>) {
  const t = useText()
  const format = useFormat()
  const { state, cameBy, submittedAt, createdAt, withdrawnAt } = row
  return (
    <>
      {state === 'withdrawn' ? (
        <div className={styles.gone}>
          <Icon name="secret" />
          <span>
            {t('crowd.card.withdrawn', { day: format.age(withdrawnAt ?? row.updatedAt) })}
          </span>
        </div>
      ) : (
        <PosterImage
          {...(row.posterUrl && { url: row.posterUrl })}
          {...(row.durationMs !== undefined && { durationMs: row.durationMs })}
          {...(isSelected && { isSelected })}
        />
      )}
      <div className={styles.card}>
        <span className={styles.words}>
          <strong className={styles.name}>
            <bdi>{row.name}</bdi>
          </strong>
          <span className={styles.small}>
            {t('crowd.card.line', {
              way: t(`crowd.crowdSubmissions.value.cameBy.${cameBy}`),
              age: format.age(submittedAt ?? createdAt),
            })}
          </span>
        </span>
        <Badge tone={toneOf[state]}>{t(stateKey(row))}</Badge>
      </div>
    </>
  )
}
