import type { ReactNode } from 'react'
import styles from './Badge.module.css'

export type Tone = 'neutral' | 'accent' | 'ok' | 'warn' | 'danger' | 'info'

export interface BadgeProps {
  tone?: Tone
  icon?: ReactNode
  children: ReactNode
}

/** A state in one or two words. The colour adds nothing that the words do not say. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {icon}
      {children}
    </span>
  )
}

export interface CountBadgeProps {
  count: number
  /** The accessible text in place of the bare number. */
  label?: string
}

/** A number of things to do, shown as 99+ above 99; nothing at zero. */
export function CountBadge({ count, label }: CountBadgeProps) {
  if (count <= 0) return null
  return (
    <span className={styles.count} role={label && 'img'} aria-label={label}>
      {count > 99 ? '99+' : count}
    </span>
  )
}
