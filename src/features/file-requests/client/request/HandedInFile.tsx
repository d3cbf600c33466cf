import { useStoreMap, useUnit } from 'effector-react'
import { openDownload } from '../../../../browser/openDownload'
import type { Translate } from '../../../../browser/text/text.model'
import { useFormat } from '../../../../browser/text/useFormat'
import { useText } from '../../../../browser/text/useText'
import { IconButton } from '../../../../ui/buttons/IconButton'
import { Icon } from '../../../../ui/icons/Icon'
import { Badge, type Tone } from '../../../../ui/labels/Badge'
import { ProgressBar } from '../../../../ui/progress/ProgressBar'
import { kindByName } from '../../../files/file'
import { iconOf, reasonText, stateText, statusOf, type FileStatus } from '../../../files/client'
import { isFinal, type UploadItem } from '../../../media/client'
import type { RequestedFile, RequestRow } from '../requestRow'
import { $uploads, fileRemoved, uploads } from '../uploads.model'
import styles from './Request.module.css'

const toneOf: Readonly<Record<RequestedFile['step'], Tone>> = {
  added: 'neutral',
  sent: 'info',
  returned: 'warn',
  accepted: 'ok',
}

/** One file of a request: how far it is, who sent it, and what may be done with it. */
export function HandedInFile({ request, file }: { request: RequestRow; file: RequestedFile }) {
  const t = useText()
  const format = useFormat()
  const remove = useUnit(fileRemoved)
  const { fileId, name, step, words, smallUrl, downloadUrl, bytes, sender } = file
  const item = useStoreMap({
    store: $uploads,
    keys: [fileId],
    fn: (items, [id]) => items.find(({ subjectId }) => subjectId === id) ?? null,
  })
  const { fileRequestId, may } = request
  return (
    <li className={styles.file}>
      <span className={styles.look}>
        {smallUrl ? (
          <img src={smallUrl} alt={t('fileRequests.page.preview', { name })} loading="lazy" />
        ) : (
          <Icon name={iconOf(file)} size="lg" />
        )}
      </span>
      <span className={styles.words}>
        <strong className={styles.name}>
          <bdi>{name}</bdi>
        </strong>
        <span className={styles.small}>
          {format.bytes(bytes)} · {t('fileRequests.page.sender', { name: sender.name })}
        </span>
        {words && <span className={styles.mark}>{words}</span>}
        <Progress {...{ name, status: statusOf(file, item ?? undefined) }} />
      </span>
      <Badge tone={toneOf[step]}>{t(`fileRequests.step.${step}`)}</Badge>
      <Retry {...{ item, name }} />
      {downloadUrl && (
        <IconButton
          label={t('fileRequests.page.download', { name })}
          icon={<Icon name="download" />}
          onClick={() => openDownload(downloadUrl)}
        />
      )}
      {may.includes('remove') && (
        <IconButton
          label={t('fileRequests.page.remove', { name })}
          icon={<Icon name="close" />}
          onClick={() => remove({ fileRequestId, fileId })}
        />
      )}
    </li>
  )
}

/** Chosen in this tab, and not known to the server yet. */
export function ComingFile({ item }: { item: UploadItem }) {
  const t = useText()
  const cancel = useUnit(uploads.uploadCancelled)
  const { name } = item.file
  return (
    <li className={styles.file}>
      <span className={styles.look}>
        <Icon name={iconOf({ kind: kindByName(name) })} size="lg" />
      </span>
      <span className={styles.words}>
        <strong className={styles.name}>
          <bdi>{name}</bdi>
        </strong>
        <Progress {...{ name, status: statusOf({ state: 'uploading' }, item) }} />
      </span>
      <Retry {...{ item, name }} />
      <IconButton
        label={t('fileRequests.page.remove', { name })}
        icon={<Icon name="close" />}
        onClick={() => cancel(item.itemId)}
      />
    </li>
  )
}

function Retry({ item, name }: { item: UploadItem | null; name: string }) {
  const t = useText()
  const retry = useUnit(uploads.uploadRetried)
  if (!item?.failure || isFinal(item.failure.reason)) return null
  return (
    <IconButton
      label={t('fileRequests.page.retry', { name })}
      icon={<Icon name="retry" />}
      onClick={() => retry(item.itemId)}
    />
  )
}

function Progress({ name, status }: { name: string; status: FileStatus }) {
  const t = useText()
  if (status.kind === 'ready') return null
  const words = wordsOf(t, status)
  if (status.kind !== 'moving') return <span className={styles.fault}>{words}</span>
  return (
    <>
      <span className={styles.small}>{words}</span>
      <ProgressBar label={`${words}: ${name}`} value={status.percent} />
    </>
  )
}

const wordsOf = (t: Translate, status: FileStatus) =>
  reasonText(t, status) ?? stateText(t, status) ?? ''
