// oxlint-disable jsx-a11y/control-has-associated-label -- an empty row nobody meets
import styles from './DataTable.module.css'

/** A placeholder as high as the rows that are not rendered. */
export function Room({ height, span }: { height: number; span: number }) {
  if (height < 1) return null
  return (
    <tr aria-hidden className={styles.room}>
      <td colSpan={span} style={{ height }} />
    </tr>
  )
}
