import type { ReactNode } from 'react'
import type { Row } from '../row'
import styles from './NameCell.module.css'
import { RowDraft } from './RowDraft'

/** The first cell of a row, with whether there is a draft of it. */
export function NameCell({ row, children }: { row: Row; children: ReactNode }) {
  return (
    <span className={styles.cell}>
      <span className={styles.name}>{children}</span>
      <RowDraft row={row} />
    </span>
  )
}
