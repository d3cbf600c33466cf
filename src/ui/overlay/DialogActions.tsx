import type { ReactNode } from 'react'
import styles from './DialogActions.module.css'

/** The buttons a dialog ends with: the way out first, what it is for last. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
