import { useUnit } from 'effector-react'
import { useText } from '../../../browser/text/useText'
import { Button } from '../../../ui/static/Button'
import { PopupButton } from '../../../ui/static/PopupButton'
import { ProgressRing } from '../../../ui/static/ProgressRing'
import { isUnfinished, percentOfAll } from '../../media/client'
import { UploadLine } from './UploadLine'
import { $uploads } from './uploads.model'
import styles from './UploadTray.module.css'

/** All files on their way, wherever the list is scrolled or searched to. */
export function UploadTray() {
  const t = useText()
  const uploads = useUnit($uploads)
  const going = uploads.filter(isUnfinished)
  if (uploads.length === 0) return null
  const percent = percentOfAll(uploads)
  const label = t('media.uploads', { count: going.length })
  return (
    <PopupButton
      label={t('media.uploads.title')}
      width="400px"
      placement="bottom end"
      trigger={(trigger) => (
        <Button
          {...trigger}
          variant="ghost"
          icon={
            <ProgressRing
              label={t('media.upload.progress', { percent: `${percent}%` })}
              value={percent}
            />
          }
        >
          {label}
        </Button>
      )}
    >
      {() => (
        <div className={styles.tray}>
          <h2 className={styles.title}>{t('media.uploads.title')}</h2>
          <ul className={styles.lines}>
            {uploads.map((item) => (
              <UploadLine key={item.itemId} item={item} />
            ))}
          </ul>
        </div>
      )}
    </PopupButton>
  )
}
