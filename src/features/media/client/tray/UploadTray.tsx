import { useUnit } from 'effector-react'
import { useText } from '../../../../browser/text/useText'
import { IconButton } from '../../../../ui/buttons/IconButton'
import { Icon } from '../../../../ui/icons/Icon'
import { PopupButton } from '../../../../ui/overlay/PopupButton'
import type { TriggerProps } from '../../../../ui/overlay/useOverlay'
import { UploadLine } from './UploadLine'
import { $endings, $trayItems } from './tray.model'
import { UploadTrayButton } from './UploadTrayButton'
import styles from './UploadTray.module.css'

/** All uploads of this tab, shown on every screen. */
export function UploadTray() {
  const t = useText()
  const { uploads, endings } = useUnit({ uploads: $trayItems, endings: $endings })
  if (uploads.every(({ phase }) => phase === 'done')) return null
  return (
    <PopupButton
      // The summary closes with its uploads; the button tells of those that failed.
      key={endings}
      label={t('media.uploads.title')}
      width="400px"
      placement="bottom end"
      trigger={drawButton}
    >
      {(close) => (
        <div className={styles.tray}>
          <header className={styles.head}>
            <h2 className={styles.title}>{t('media.uploads.title')}</h2>
            <IconButton
              size="sm"
              label={t('media.uploads.close')}
              icon={<Icon name="close" />}
              onClick={close}
            />
          </header>
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
