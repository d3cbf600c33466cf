// oxlint-disable jsx-a11y/control-has-associated-label -- an empty row nobody meets
import styles from './DataTable.module.css'

/** Stands for the rows that are not drawn. */
export function Room({ height, span }: { height: number; span: number }) {
  if (height < 1) return null
  return (
    <tr aria-hidden className={styles.room}>
      <td colSpan={span} style={{ height }} />
    </tr>
  )
}
