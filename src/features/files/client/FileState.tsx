import { useUnit } from 'effector-react'
import { $isOnline } from '../../../browser/network'
import { useText } from '../../../browser/text/useText'
import { Button } from '../../../ui/buttons/Button'
import { UploadButton } from '../../../ui/drop/UploadButton'
import { Icon } from '../../../ui/icons/Icon'
import { ProgressBar } from '../../../ui/progress/ProgressBar'
import { isFinal } from '../../media/client'
import { fileList } from './fileList'
import type { FileRow } from './fileRow'
import { reasonText, stateText, type FileStatus } from './fileStatus'
import { uploadCancelled, uploadResumed, uploadRetried } from './uploads.model'
import { useItem } from './useItem'
import styles from './FileState.module.css'

interface FileStateProps {
  file: FileRow
  status: FileStatus
  tabIndex: 0 | -1
}

/** The state of an unfinished file over its look: progress, or what is wrong and its remedy. */
export function FileState({ file, status, tabIndex }: FileStateProps) {
  const t = useText()
  const isOnline = useUnit($isOnline)
  if (status.kind === 'ready') return null
  const words = isOnline ? stateText(t, status) : t('files.state.offline')
  if (status.kind === 'moving') {
    return (
      <div className={styles.moving}>
        <div className={styles.line}>
          <span>{words}</span>
          {status.percent !== undefined && <span aria-hidden>{status.percent}%</span>}
        </div>
        <ProgressBar tone="media" label={`${words}: ${file.title}`} value={status.percent} />
      </div>
    )
  }
  return (
    <div className={styles.stopped}>
      <Icon name="alert" size="lg" />
      <strong>{reasonText(t, status)}</strong>
      <Remedy {...{ file, status, tabIndex }} />
    </div>
  )
}

function Remedy({ file, status, tabIndex }: FileStateProps) {
  const t = useText()
  const item = useItem(file)
  const { act, retry, cancel, resume } = useUnit({
    act: fileList.actions.actionAsked,
    retry: uploadRetried,
    cancel: uploadCancelled,
    resume: uploadResumed,
  })
  const selection = { ids: [file.fileId] }
  const look = { size: 'sm', tabIndex } as const
  if (file.may.includes('toFootage')) {
    return (
      <Button {...look} onClick={() => act({ action: 'toFootage', selection })}>
        {t('files.files.action.toFootage')}
      </Button>
    )
  }
  if (status.kind === 'stopped' && file.may.includes('cancelUpload')) {
    return (
      <UploadButton
        size="sm"
        isSingle
        onFiles={([chosen]) => chosen && resume({ row: file, file: chosen })}
      >
        {t('media.upload.resumeAct')}
      </UploadButton>
    )
  }
  if (item) {
    const canRetry = item.failure !== undefined && !isFinal(item.failure.reason)
    return (
      <Button {...look} onClick={() => (canRetry ? retry(item.itemId) : cancel(item.itemId))}>
        {t(canRetry ? 'files.retry' : 'files.dismiss')}
      </Button>
    )
  }
  if (file.may.includes('retry')) {
    return (
      <Button {...look} onClick={() => act({ action: 'retry', selection })}>
        {t('files.files.action.retry')}
      </Button>
    )
  }
  if (!file.may.includes('trash')) return null
  return (
    <Button {...look} variant="ghost" onClick={() => act({ action: 'trash', selection })}>
      {t('files.dismiss')}
    </Button>
  )
}
