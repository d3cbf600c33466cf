import { useUnit } from 'effector-react'
import { useText } from '../../../browser/text/useText'
import { IconButton } from '../../../ui/buttons/IconButton'
import { Icon } from '../../../ui/icons/Icon'
import { clockTime } from '../../../ui/media/time'
import { RecorderIcon } from './RecorderIcon'
import { $chosen, $lengths, $shown, bestMarked, lengthMeasured, takeChosen } from './review.model'
import { deletePressed, downloadTakeFx } from './takes'
import { TakePicture } from './takes/TakePicture'
import styles from './TakeStrip.module.css'

/** The takes of this sitting side by side; one of them is looked at. */
export function TakeStrip() {
  const t = useText()
  const { takes, lengths, measured, chosen, choose, best, remove, download } = useUnit({
    takes: $shown,
    lengths: $lengths,
    measured: lengthMeasured,
    chosen: $chosen,
    choose: takeChosen,
    best: bestMarked,
    remove: deletePressed,
    download: downloadTakeFx,
  })
  return (
    <ul className={styles.takes} aria-label={t('recorder.takes')}>
      {takes.map((take, index) => {
        const { takeId, durationMs, isBest, why } = take
        const number = index + 1
        const name = t('recorder.takeNumber', { number })
        const isChosen = chosen?.takeId === takeId
        return (
          <li key={takeId} className={styles.take} data-chosen={isChosen || undefined}>
            <button
              type="button"
              className={styles.choose}
              aria-pressed={isChosen}
              onClick={() => choose(takeId)}
            >
              <TakePicture take={take} onMeasured={(ms) => measured({ takeId, ms })} />
              <span className={styles.name}>
                {name}
                {isBest && <RecorderIcon name="star" label={t('recorder.best')} />}
              </span>
              <span className={styles.length}>
                {clockTime((lengths[takeId] ?? durationMs) / 1000)}
              </span>
              {why && why !== 'stopPressed' && why !== 'retakePressed' && (
                <span className={styles.why}>{t(`recorder.tray.why.${why}`)}</span>
              )}
            </button>
            <span className={styles.acts}>
              <IconButton
                size="sm"
                label={
                  isBest
                    ? t('recorder.best.unmark', { take: name })
                    : t('recorder.best.mark', { take: name })
                }
                aria-pressed={isBest}
                icon={<RecorderIcon name="star" />}
                onClick={() => best(takeId)}
              />
              <IconButton
                size="sm"
                label={t('recorder.download.take', { take: name })}
                icon={<Icon name="download" />}
                onClick={() => void download(takeId)}
              />
              <IconButton
                size="sm"
                label={t('recorder.delete', { take: name })}
                icon={<Icon name="trash" />}
                onClick={() => remove(takeId)}
              />
            </span>
          </li>
        )
      })}
    </ul>
  )
}
