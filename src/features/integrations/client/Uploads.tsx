import { useUnit } from 'effector-react'
import type { YoutubeUpload } from '../../../../generated/facts/features/integrations'
import { $isOnline } from '../../../browser/network'
import { useFormat } from '../../../browser/text/useFormat'
import { useText } from '../../../browser/text/useText'
import { Button } from '../../../ui/buttons/Button'
import { Icon } from '../../../ui/icons/Icon'
import { InlineNotice } from '../../../ui/notices/InlineNotice'
import { EmptyState } from '../../../ui/page/EmptyState'
import { ProgressBar } from '../../../ui/progress/ProgressBar'
import { Skeleton } from '../../../ui/progress/Skeleton'
import { ChooseProgram } from './ChooseProgram'
import page from './Integrations.module.css'
import styles from './Recordings.module.css'
import { TableFrame } from './TableFrame'
import {
  $isListFailed,
  $moved,
  $uploads,
  listAskedAgain,
  uploadCancelled,
  uploadRetried,
} from './uploads.model'

/** What went to YouTube, and how much more goes there today. */
export function Uploads() {
  const t = useText()
  const format = useFormat()
  const { uploads, isFailed, again } = useUnit({
    uploads: $uploads,
    isFailed: $isListFailed,
    again: listAskedAgain,
  })
  if (isFailed && uploads === null)
    return (
      <EmptyState
        tone="danger"
        icon={<Icon name="warning" size="xl" />}
        title={t('integrations.failed')}
        actions={<Button onClick={() => again()}>{t('integrations.retry')}</Button>}
      />
    )
  if (uploads === null) return <Skeleton width="100%" height={240} />
  const { usedToday, mostADay, againAt } = uploads
  return (
    <div className={page.side}>
      {uploads.uploads.some(({ isKeptPrivate }) => isKeptPrivate) && (
        <InlineNotice tone="warn">{t('integrations.youtube.keptPrivate')}</InlineNotice>
      )}
      {uploads.uploads.length === 0 ? (
        <EmptyState
          icon={<Icon name="youtube" size="xl" />}
          title={t('integrations.youtube.empty')}
          actions={<ChooseProgram />}
        >
          {t('integrations.youtube.emptyText')}
        </EmptyState>
      ) : (
        <List uploads={uploads.uploads} />
      )}
      <p className={page.note}>
        {t('integrations.youtube.quota', {
          used: String(usedToday),
          most: String(mostADay),
          again: format.moment(againAt, 'medium'),
        })}
      </p>
    </div>
  )
}

function List({ uploads }: { uploads: readonly YoutubeUpload[] }) {
  const t = useText()
  return (
    <TableFrame label={t('integrations.youtube.list')}>
      <thead>
        <tr>
          <th scope="col">{t('integrations.youtube.column.program')}</th>
          <th scope="col">{t('integrations.youtube.column.privacy')}</th>
          <th scope="col">{t('integrations.youtube.column.asked')}</th>
          <th scope="col">{t('integrations.youtube.column.state')}</th>
        </tr>
      </thead>
      <tbody>
        {uploads.map((upload) => (
          <Row key={upload.uploadId} upload={upload} />
        ))}
      </tbody>
    </TableFrame>
  )
}

function Row({ upload }: { upload: YoutubeUpload }) {
  const t = useText()
  const format = useFormat()
  const { title, programTitle, versionNo, privacy, askedAt, videoUrl, state } = upload
  return (
    <tr>
      <td>
        <strong>
          {videoUrl && state !== 'failed' ? (
            <a href={videoUrl} target="_blank" rel="noopener noreferrer">
              {title}
            </a>
          ) : (
            title
          )}
        </strong>
        <div className={page.quiet}>
          {t('integrations.youtube.version', { title: programTitle, version: String(versionNo) })}
        </div>
      </td>
      <td>{t(`integrations.youtube.privacy.${privacy}`)}</td>
      <td className={styles.held}>{format.age(askedAt)}</td>
      <td className={styles.here}>
        <State upload={upload} />
      </td>
    </tr>
  )
}

function State({ upload }: { upload: YoutubeUpload }) {
  const t = useText()
  const format = useFormat()
  const { state, title, sentBytes, totalBytes, waitsUntil, failCode, isKeptPrivate } = upload
  const percent = Math.floor((100 * sentBytes) / Math.max(1, totalBytes))
  switch (state) {
    case 'sending':
      return (
        <span className={styles.failed}>
          <span className={styles.moving}>
            <ProgressBar label={t('integrations.youtube.progress', { title })} value={percent} />
            {t('integrations.zoom.percent', { percent: String(percent) })}
          </span>
          <Acts upload={upload} />
        </span>
      )
    case 'failed':
      return (
        <span className={styles.failed}>
          <span className={styles.state}>
            <Icon name="alert" />
            {failCode && t(`integrations.youtube.fail.${failCode}`)}
          </span>
          <Acts upload={upload} />
        </span>
      )
    case 'waiting':
      return (
        <span className={styles.failed}>
          <span className={styles.state}>
            <Icon name="waiting" />
            {waitsUntil
              ? t('integrations.youtube.waits', { again: format.moment(waitsUntil, 'medium') })
              : t('integrations.zoom.waiting')}
          </span>
          <Acts upload={upload} />
        </span>
      )
    default:
      return (
        <span className={styles.state} data-tone={state === 'done' ? 'ok' : undefined}>
          <Icon name={state === 'done' ? 'check' : 'waiting'} />
          {t(
            isKeptPrivate
              ? 'integrations.youtube.there.private'
              : `integrations.youtube.there.${state}`,
          )}
        </span>
      )
  }
}

function Acts({ upload: { uploadId, state, title } }: { upload: YoutubeUpload }) {
  const t = useText()
  const { moved, isOnline, retry, cancel } = useUnit({
    moved: $moved,
    isOnline: $isOnline,
    retry: uploadRetried,
    cancel: uploadCancelled,
  })
  const isBusy = moved !== null || !isOnline
  return (
    <>
      {state === 'failed' && (
        <Button
          size="sm"
          disabled={isBusy}
          aria-label={t('integrations.youtube.retryNamed', { title })}
          onClick={() => retry(uploadId)}
        >
          {t('integrations.youtube.retry')}
        </Button>
      )}
      <Button
        size="sm"
        variant="ghost"
        disabled={isBusy}
        aria-label={t('integrations.youtube.removeNamed', { title })}
        onClick={() => cancel(uploadId)}
      >
        {t('integrations.youtube.remove')}
      </Button>
    </>
  )
}
