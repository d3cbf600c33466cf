import { useUnit } from 'effector-react'
import { $isOnline } from '../../../../browser/network'
import { useFormat } from '../../../../browser/text/useFormat'
import type { Translate } from '../../../../browser/text/text.model'
import { useText } from '../../../../browser/text/useText'
import { Icon } from '../../../../ui/icons/Icon'
import { IconButton } from '../../../../ui/buttons/IconButton'
import { ProgressBar } from '../../../../ui/progress/ProgressBar'
import { stopText } from '../failText'
import { percentSent, type UploadItem } from '../uploadItem'
import { isFinal } from '../uploadStopped'
import { trayItemCancelled, trayItemRetried } from './tray.model'
import styles from './UploadLine.module.css'

/** One file in the tray: its progress, and a button to cancel or to retry. */
export function UploadLine({ item }: { item: UploadItem }) {
  const t = useText()
  const format = useFormat()
  const { isOnline, cancel, retry } = useUnit({
    isOnline: $isOnline,
    cancel: trayItemCancelled,
    retry: trayItemRetried,
  })
  const { itemId, file, failure, phase } = item
  const name = file.name
  const words = failure ? stopText(t, failure) : phaseText(t, item, isOnline, format.bytes)
  return (
    <li className={styles.line} data-failed={failure !== undefined || undefined}>
      <div className={styles.words}>
        <bdi className={styles.name} title={name}>
          {name}
        </bdi>
        {!failure && phase !== 'done' && <ProgressBar label={name} value={percentSent(item)} />}
        <span className={styles.detail}>{words}</span>
      </div>
      {failure && !isFinal(failure.reason) && (
        <IconButton
          size="sm"
          label={t('media.upload.retry', { name })}
          icon={<Icon name="retry" />}
          onClick={() => retry(itemId)}
        />
      )}
      {phase !== 'done' && (
        <IconButton
          size="sm"
          label={t('media.upload.cancel', { name })}
          icon={<Icon name="close" />}
          onClick={() => cancel(itemId)}
        />
      )}
    </li>
  )
}

function phaseText(
  t: Translate,
  { phase, sentBytes, file }: UploadItem,
  isOnline: boolean,
  formatBytes: (bytes: number) => string,
): string {
  if (phase === 'done') return t('media.upload.done')
  if (!isOnline) return t('media.upload.offline')
  if (phase === 'waiting') return t('media.upload.waiting')
  if (phase === 'starting') return t('media.upload.registering')
  if (phase === 'completing') return t('media.upload.completing')
  if (phase === 'checking') return t('media.upload.checking')
  return t('media.upload.sending', { sent: formatBytes(sentBytes), bytes: formatBytes(file.size) })
}
