import type { ReactNode } from 'react'
import styles from './StageCard.module.css'

interface StageCardProps {
  icon: ReactNode
  title: string
  children?: ReactNode
  actions?: ReactNode
}

/** The one thing that stands in the way of recording, and what can be done about it. */
export function StageCard({ icon, title, children, actions }: StageCardProps) {
  return (
    <div className={styles.place}>
      <div className={styles.card}>
        <span className={styles.icon}>{icon}</span>
        <h2 className={styles.title}>{title}</h2>
        {children && <div className={styles.text}>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  )
}
