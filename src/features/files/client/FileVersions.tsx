import { openDownload } from '../../../browser/openDownload'
import { useFormat } from '../../../browser/text/useFormat'
import { useText } from '../../../browser/text/useText'
import { IconButton } from '../../../ui/buttons/IconButton'
import { Icon } from '../../../ui/icons/Icon'
import type { FileRow } from './fileRow'
import styles from './FileVersions.module.css'

/** The versions of a file, the latest first. */
export function FileVersions({ file }: { file: FileRow }) {
  const t = useText()
  const format = useFormat()
  return (
    <section className={styles.versions}>
      <h3>{t('files.versions')}</h3>
      <ul>
        {file.versions.map(({ versionNo, name, bytes, owner, createdAt, downloadUrl }) => {
          const version = String(versionNo)
          const isNow = versionNo === file.versionNo
          return (
            <li key={versionNo}>
              <div className={styles.words}>
                <strong>
                  {isNow ? t('files.versionNow', { version }) : t('files.version', { version })}
                </strong>
                <span className={styles.line} title={name}>
                  {[owner.name, format.day(createdAt), format.bytes(bytes)].join(' · ')}
                </span>
              </div>
              <IconButton
                label={t('files.downloadNo', { version })}
                icon={<Icon name="download" />}
                onClick={() => openDownload(downloadUrl)}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
