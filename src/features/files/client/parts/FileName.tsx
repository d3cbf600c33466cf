import { useText } from '../../../../browser/text/useText'
import type { CellProps } from '../../../../screens/client'
import { Badge } from '../../../../ui/labels/Badge'
import { FileLook } from '../FileLook'
import type { FileRow } from '../fileRow'
import { reasonText, stateText, statusOf } from '../fileStatus'
import { useFacts } from '../useFacts'
import { useItem } from '../useItem'
import frame from '../FileFrame.module.css'
import styles from './FileName.module.css'

/** A row's look, name and state, with the reason for the state below. */
export function FileName({ row }: CellProps<FileRow>) {
  const t = useText()
  const status = statusOf(row, useItem(row))
  const facts = useFacts(row)
  const state = stateText(t, status)
  const isBad = status.kind === 'failed' || status.kind === 'uploadFailed'
  return (
    <div className={styles.cell}>
      <div className={frame.frame} data-size="row">
        <FileLook file={row} />
      </div>
      <div className={styles.words}>
        <div className={styles.title} title={row.title}>
          <bdi>{row.title}</bdi>
        </div>
        <div className={styles.detail}>{reasonText(t, status) ?? facts}</div>
      </div>
      {state && <Badge tone={isBad ? 'danger' : 'info'}>{state}</Badge>}
    </div>
  )
}
