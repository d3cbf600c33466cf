import { useUnit } from 'effector-react'
import { useText } from '../../../../browser/text/useText'
import { FileDrop } from '../../../../ui/drop/FileDrop'
import { UploadButton } from '../../../../ui/drop/UploadButton'
import { Icon } from '../../../../ui/icons/Icon'
import { InlineNotice } from '../../../../ui/notices/InlineNotice'
import { EmptyState } from '../../../../ui/page/EmptyState'
import { acceptedEndings } from '../../../files/file'
import type { RequestRow } from '../requestRow'
import { $requestOf, $uploads, filesAdded, keyOfFile } from '../uploads.model'
import { ComingFile, HandedInFile } from './HandedInFile'
import { ReturnFiles } from './ReturnFiles'
import styles from './Request.module.css'

/** What is asked, and the files of it. */
export function RequestView({ request }: { request: RequestRow }) {
  const t = useText()
  const { items, requestOf, add } = useUnit({
    items: $uploads,
    requestOf: $requestOf,
    add: filesAdded,
  })
  const { fileRequestId, files, instructions, may } = request
  const mayAdd = may.includes('add')
  const known = new Set(files.map(({ fileId }) => fileId))
  const coming = items.filter(
    ({ file, subjectId = '' }) =>
      requestOf[keyOfFile(file)] === fileRequestId && !known.has(subjectId),
  )
  const isEmpty = files.length + coming.length === 0
  return (
    <FileDrop
      dropLabel={t('fileRequests.page.dropTitle')}
      dropDetail={t('fileRequests.page.dropHint')}
      isDisabled={!mayAdd}
      onFiles={(chosen) => add({ request, files: chosen })}
    >
      <div className={styles.view}>
        <Came request={request} />
        {instructions && (
          <section className={styles.card}>
            <h3 className={styles.heading}>{t('fileRequests.page.how')}</h3>
            <p className={styles.text}>{instructions}</p>
          </section>
        )}
        <section className={styles.files} aria-label={t('fileRequests.page.files')}>
          {isEmpty && (
            <EmptyState
              level={3}
              icon={<Icon name="fileRequest" size="xl" />}
              title={t('fileRequests.page.noFiles')}
            >
              {t(mayAdd ? 'fileRequests.page.noFilesText' : 'fileRequests.page.noFilesTheirs')}
            </EmptyState>
          )}
          <ul className={styles.list}>
            {files.map((file) => (
              <HandedInFile key={file.fileId} {...{ request, file }} />
            ))}
            {coming.map((item) => (
              <ComingFile key={item.itemId} item={item} />
            ))}
          </ul>
          {mayAdd && (
            <UploadButton
              accept={acceptedEndings.join(',')}
              onFiles={(chosen) => add({ request, files: chosen })}
            >
              {t('fileRequests.page.choose')}
            </UploadButton>
          )}
        </section>
        <ReturnFiles request={request} />
      </div>
    </FileDrop>
  )
}

/** Why it came back, or why nothing comes. */
function Came({ request }: { request: RequestRow }) {
  const t = useText()
  const { state, askedBy, assignee, returnWords, isBroken, declineReason, declineWords } = request
  if (state === 'declined' && declineReason)
    return (
      <InlineNotice
        tone="warn"
        title={t('fileRequests.declinedBy', { name: assignee.name })}
      >{`${t(`fileRequests.declined.${declineReason}`)} ${declineWords ?? ''}`}</InlineNotice>
    )
  if (state !== 'returned') return null
  return (
    <InlineNotice
      tone="warn"
      title={
        returnWords
          ? t('fileRequests.back.askedBy', { name: askedBy.name })
          : t('fileRequests.back.asked')
      }
    >
      {[returnWords, isBroken && t('fileRequests.back.broken')].filter(Boolean).join(' ')}
    </InlineNotice>
  )
}
