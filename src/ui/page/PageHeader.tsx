import type { ReactNode } from 'react'
import styles from './PageHeader.module.css'

export interface PageHeaderProps {
  title: ReactNode
  /** The line under the title: a count, a state. */
  detail?: ReactNode
  /** A link back, above the title. */
  back?: ReactNode
  /** At most one primary button, last. */
  actions?: ReactNode
}

/** The top of a page: title, count and actions. */
export function PageHeader({ title, detail, back, actions }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        {back}
        <h1 className={styles.title}>{title}</h1>
        {detail && <div className={styles.detail}>{detail}</div>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}
