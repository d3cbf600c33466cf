import type { ReactNode } from 'react'
import styles from './PageHeader.module.css'

export interface PageHeaderProps {
  title: ReactNode
  /** The line under the title: a count, a state. */
  detail?: ReactNode
  /** Way back, above the title. */
  back?: ReactNode
  /** At most one primary button, the rest before it. */
  actions?: ReactNode
}

/** The head of a page: what it is, how much there is, what can be done. */
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
