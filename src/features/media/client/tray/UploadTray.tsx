import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import { useText } from '../../../../browser/text/useText'
import { IconButton } from '../../../../ui/buttons/IconButton'
import { Icon } from '../../../../ui/icons/Icon'
import { PopupButton } from '../../../../ui/overlay/PopupButton'
import type { TriggerProps } from '../../../../ui/overlay/useOverlay'
import { isUnfinished } from '../uploadItem'
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
      {(close) => <Lines onClose={close} />}
    </PopupButton>
  )
}

/** It goes with its uploads: what failed is told by the button. */
function Lines({ onClose }: { onClose: () => void }) {
  const t = useText()
  const uploads = useUnit($trayItems)
  const isRunning = uploads.some(isUnfinished)
  const wasRunning = useRef(isRunning)
  useEffect(() => {
    if (wasRunning.current && !isRunning) onClose()
    wasRunning.current = isRunning
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, as the last one ends
  }, [isRunning])
  return (
    <div className={styles.tray}>
      <header className={styles.head}>
        <h2 className={styles.title}>{t('media.uploads.title')}</h2>
        <IconButton
          size="sm"
          label={t('media.uploads.close')}
          icon={<Icon name="close" />}
          onClick={onClose}
        />
      </header>
      <ul className={styles.lines}>
        {uploads.map((item) => (
          <UploadLine key={item.itemId} item={item} />
        ))}
      </ul>
    </div>
  )
}

function drawButton(trigger: TriggerProps) {
  return <UploadTrayButton trigger={trigger} />
}
