import type { ReactNode } from 'react'
import styles from './Recordings.module.css'

/** A table that scrolls sideways where the screen is narrow, by keys as well. */
export function TableFrame({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section
      className={styles.frame}
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- who uses keys scrolls it
      tabIndex={0}
    >
      <table className={styles.table}>{children}</table>
    </section>
  )
}
