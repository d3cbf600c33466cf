import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'

export interface EmptyStateProps {
  icon: ReactNode
  title: string
  /** One line that says what will appear here. */
  children?: ReactNode
  /** One primary action, at most one secondary. */
  actions?: ReactNode
  /** The heading's level on its page. */
  level?: 1 | 2 | 3
  tone?: 'neutral' | 'danger'
}

/**
 * For lists without content: nothing yet, nothing found, not allowed or not reachable. Say which,
 * and what to do.
 */
export function EmptyState(props: EmptyStateProps) {
  const { icon, title, children, actions, level = 2, tone = 'neutral' } = props
  const Heading = `h${level}` as const
  return (
    <div className={styles.empty}>
      <div className={styles.icon} data-tone={tone}>
        {icon}
      </div>
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.text}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
