import type { ReactNode } from 'react'
import styles from './DialogActions.module.css'

/** The buttons at the end of a dialog: cancel first, the main action last. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
