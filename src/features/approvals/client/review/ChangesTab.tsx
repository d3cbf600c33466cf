import { useUnit } from 'effector-react'
import { useFormat } from '../../../../browser/text/useFormat'
import { useText } from '../../../../browser/text/useText'
import { Button } from '../../../../ui/buttons/Button'
import { Icon } from '../../../../ui/icons/Icon'
import { changeText } from '../../../programs/timeline'
import { $changes, $pair } from './changes.model'
import { frameTime } from './frameTime'
import styles from './Comments.module.css'
import { $base, $version, comparisonChosen } from './review.model'

/** How this version differs from the one before it, or from what this person decided on last. */
export function ChangesTab({ fps, onSeek }: { fps: number; onSeek: (ms: number) => void }) {
  const t = useText()
  const format = useFormat()
  const { changes, pair, base, version, compare } = useUnit({
    compare: comparisonChosen,
    changes: $changes,
    pair: $pair,
    base: $base,
    version: $version,
  })
  if (!base) return <p className={styles.none}>{t('approvals.review.first')}</p>
  return (
    <div className={styles.comments}>
      <p className={styles.meta}>
        {t('approvals.review.from', { from: base.versionNo, to: version?.versionNo ?? '' })}
      </p>
      <Button icon={<Icon name="compare" />} onClick={() => compare(base.versionNo)}>
        {t('approvals.compare.open', { version: base.versionNo })}
      </Button>
      {!changes && (
        <p className={styles.none}>
          {t(pair.isRead ? 'approvals.review.unknown' : 'approvals.review.reading')}
        </p>
      )}
      {changes?.length === 0 && (
        <p className={styles.none}>{t('approvals.review.same', { version: base.versionNo })}</p>
      )}
      <ul className={styles.list}>
        {changes?.map(({ fromMs, toMs, kind, was }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- changes stay in their order
          <li key={at} className={styles.changeLine}>
            <button type="button" className={styles.time} onClick={() => onSeek(fromMs)}>
              {frameTime(fromMs, fps)}
              {toMs > fromMs && ` – ${frameTime(toMs, fps)}`}
            </button>
            <strong>{t(changeText(kind))}</strong>
            {was && (
              <span className={styles.meta}>
                {t('approvals.review.was', {
                  time: frameTime(was.fromMs, fps),
                  length: format.duration(was.toMs - was.fromMs),
                })}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
