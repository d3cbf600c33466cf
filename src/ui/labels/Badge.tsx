import type { ReactNode } from 'react'
import styles from './Badge.module.css'

export type Tone = 'neutral' | 'accent' | 'ok' | 'warn' | 'danger' | 'info'

export interface BadgeProps {
  tone?: Tone
  icon?: ReactNode
  children: ReactNode
}

/** A state in one or two words. The words carry it; the colour only helps. */
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
  /** Spoken instead of the bare number. */
  label?: string
}

/** A number that wants action, 99+ at most; nothing at zero. */
export function CountBadge({ count, label }: CountBadgeProps) {
  if (count <= 0) return null
  return (
    <span className={styles.count} role={label && 'img'} aria-label={label}>
      {count > 99 ? '99+' : count}
    </span>
  )
}
