import { useUnit } from 'effector-react'
import { useText } from '../../../../browser/text/useText'
import { PopupButton } from '../../../../ui/overlay/PopupButton'
import type { TriggerProps } from '../../../../ui/overlay/useOverlay'
import { UploadLine } from './UploadLine'
import { $trayItems } from './tray.model'
import { UploadTrayButton } from './UploadTrayButton'
import styles from './UploadTray.module.css'

/** All uploads of this tab, shown on every screen. */
export function UploadTray() {
  const t = useText()
  const uploads = useUnit($trayItems)
  if (uploads.every(({ phase }) => phase === 'done')) return null
  return (
    <PopupButton
      label={t('media.uploads.title')}
      width="400px"
      placement="bottom end"
      trigger={drawButton}
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

function drawButton(trigger: TriggerProps) {
  return <UploadTrayButton trigger={trigger} />
}
