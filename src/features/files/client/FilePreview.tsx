// oxlint-disable jsx-a11y/media-has-caption -- music has no words to read
import { useUnit } from 'effector-react'
import { openDownload } from '../../../browser/openDownload'
import { useText } from '../../../browser/text/useText'
import { Button } from '../../../ui/buttons/Button'
import { UploadButton } from '../../../ui/drop/UploadButton'
import { Icon } from '../../../ui/icons/Icon'
import { FileLook } from './FileLook'
import type { FileRow } from './fileRow'
import { FileState } from './FileState'
import { statusOf } from './fileStatus'
import { LicenceBadge } from './LicenceBadge'
import { newVersionChosen } from './uploads.model'
import { useFacts } from './useFacts'
import { useItem } from './useItem'
import styles from './FilePreview.module.css'

/** A file as large as there is room, with its download. */
export function FilePreview({ file }: { file: FileRow }) {
  const t = useText()
  const facts = useFacts(file)
  const choose = useUnit(newVersionChosen)
  const status = statusOf(file, useItem(file))
  const { fileId, title, downloadUrl, soundUrl, axes = [], family } = file
  return (
    <section className={styles.preview}>
      <div className={styles.frame}>
        <FileLook file={file} isLarge />
        <FileState {...{ file, status }} tabIndex={0} />
      </div>
      {soundUrl && (
        <audio controls preload="none" src={soundUrl} aria-label={t('files.play', { title })} />
      )}
      <p className={styles.facts}>
        {facts} <LicenceBadge expiresAt={file.licenceExpiresAt} />
      </p>
      {family && <p className={styles.facts}>{[family, ...axes].join(' · ')}</p>}
      <div className={styles.acts}>
        {downloadUrl && (
          <Button icon={<Icon name="download" />} onClick={() => openDownload(downloadUrl)}>
            {t('files.download')}
          </Button>
        )}
        {file.may.includes('newVersion') && (
          <UploadButton
            variant="ghost"
            isSingle
            onFiles={([chosen]) => chosen && choose({ fileId, file: chosen })}
          >
            {t('files.newVersion')}
          </UploadButton>
        )}
      </div>
    </section>
  )
}
