import { TrashedLine, type CellProps } from '../../../../screens/client'
import { Icon } from '../../../../ui/icons/Icon'
import { FileLook, iconOf } from '../FileLook'
import type { FileRow } from '../fileRow'
import { FileState } from '../FileState'
import { statusOf } from '../fileStatus'
import { LicenceBadge } from '../LicenceBadge'
import { useFacts } from '../useFacts'
import { useItem } from '../useItem'
import frame from '../FileFrame.module.css'
import styles from './FileCard.module.css'

/** A file in the grid: how it looks, and under it its name and what matters of its kind. */
export function FileCard({ row, tabIndex, isSelected }: CellProps<FileRow>) {
  const status = statusOf(row, useItem(row))
  const facts = useFacts(row)
  return (
    <>
      <div className={frame.frame} data-selected={isSelected || undefined}>
        <FileLook file={row} />
        <FileState {...{ file: row, status, tabIndex }} />
        {status.kind === 'ready' && (
          <div className={frame.badge}>
            <LicenceBadge expiresAt={row.licenceExpiresAt} />
          </div>
        )}
      </div>
      <div className={styles.words}>
        <div className={styles.title} title={row.name}>
          <bdi>{row.title}</bdi>
        </div>
        <div className={styles.line}>
          {row.trashed ? (
            <TrashedLine row={row} />
          ) : (
            <>
              <Icon name={iconOf(row)} />
              <span className={styles.facts}>{facts}</span>
              {row.visibility === 'private' && <Icon name="lock" />}
            </>
          )}
        </div>
      </div>
    </>
  )
}
