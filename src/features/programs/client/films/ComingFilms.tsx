import { useUnit } from 'effector-react'
import type { ComingVersion } from '../../../../../generated/facts/features/programs'
import { useFormat } from '../../../../browser/text/useFormat'
import { useText } from '../../../../browser/text/useText'
import { Button } from '../../../../ui/buttons/Button'
import { IconButton } from '../../../../ui/buttons/IconButton'
import { Icon } from '../../../../ui/icons/Icon'
import { ProgressBar } from '../../../../ui/progress/ProgressBar'
import {
  failText,
  isFinal,
  percentSent,
  stopText,
  turnText,
  type UploadItem,
} from '../../../media/client'
import styles from '../builder/Builder.module.css'
import { $others, $sent, comingRemoved, comingRetried } from './coming.model'
import { filmUploads } from './filmUploads.model'

const { uploadCancelled, uploadRetried } = filmUploads

/** Films that are on their way to the program, or could not be taken. */
export function ComingFilms({ mayChange }: { mayChange: boolean }) {
  const { sent, others } = useUnit({ sent: $sent, others: $others })
  if (sent.length + others.length === 0) return null
  return (
    <ul>
      {sent.map((item) => (
        <Sent key={item.itemId} item={item} />
      ))}
      {others.map((coming) => (
        <Coming key={coming.versionId} {...{ coming, mayChange }} />
      ))}
    </ul>
  )
}

function Sent({ item }: { item: UploadItem }) {
  const t = useText()
  const { cancel, retry } = useUnit({ cancel: uploadCancelled, retry: uploadRetried })
  const { itemId, failure, phase } = item
  const { name } = item.file
  const percent = percentSent(item)
  return (
    <li className={styles.version}>
      <div className={styles.versionHead}>
        <div>
          <bdi>{name}</bdi>
          {failure ? (
            <span className={styles.fault}>{stopText(t, failure)}</span>
          ) : (
            <span className={styles.note}>
              {phase === 'completing' || phase === 'checking'
                ? t('media.upload.completing')
                : t('programs.upload.uploading', { percent: `${percent}%` })}
            </span>
          )}
        </div>
        {failure && !isFinal(failure.reason) && (
          <Button size="sm" onClick={() => retry(itemId)}>
            {t('programs.upload.retry')}
          </Button>
        )}
        <IconButton
          size="sm"
          label={t('media.upload.cancel', { name })}
          icon={<Icon name="close" />}
          onClick={() => cancel(itemId)}
        />
      </div>
      {!failure && <ProgressBar label={name} value={percent} />}
    </li>
  )
}

function Coming({ coming, mayChange }: { coming: ComingVersion; mayChange: boolean }) {
  const t = useText()
  const format = useFormat()
  const { retry, remove } = useUnit({ retry: comingRetried, remove: comingRemoved })
  const { name, state, progress = 0, isUploadStopped, failReason, failMessage, sentBy } = coming
  const isBad = state === 'failed' || state === 'rejected'
  const percent = `${progress}%`
  return (
    <li className={styles.version}>
      <div className={styles.versionHead}>
        <div>
          <bdi>{name}</bdi>
          <span className={styles.note} title={format.moment(coming.sentAt)}>
            {[sentBy?.name, format.age(coming.sentAt), format.bytes(coming.bytes)]
              .filter(Boolean)
              .join(' · ')}
          </span>
          {isBad ? (
            <span className={styles.fault}>
              {failText(t, { code: failReason, reported: failMessage })}
            </span>
          ) : (
            <span className={styles.note}>
              {state === 'processing'
                ? (turnText(t, coming.phase) ?? t('programs.upload.processing'))
                : t(isUploadStopped ? 'programs.upload.stopped' : 'programs.upload.uploading', {
                    percent,
                  })}
            </span>
          )}
        </div>
        {mayChange && state === 'failed' && failReason !== 'uploadExpired' && (
          <Button size="sm" onClick={() => retry(coming)}>
            {t('programs.upload.retry')}
          </Button>
        )}
        {mayChange && state !== 'processing' && (
          <IconButton
            size="sm"
            label={t('programs.upload.remove', { name })}
            icon={<Icon name="close" />}
            onClick={() => remove(coming)}
          />
        )}
      </div>
      {!isBad && <ProgressBar label={name} value={progress} />}
    </li>
  )
}
