import type { ReactNode } from 'react'
import { X } from 'lucide-react'
import styles from './Chip.module.css'

export interface ChipProps {
  children: ReactNode
  icon?: ReactNode
  /** sm: within a field. */
  size?: 'sm' | 'md'
  /** If given, the chip ends in a remove button; `removeLabel` is its accessible name. */
  onRemove?: () => void
  removeLabel?: string
}

/** An active filter or a chosen value, which can be removed. */
export function Chip({ children, icon, size = 'md', onRemove, removeLabel }: ChipProps) {
  return (
    <span className={styles.chip} data-size={size}>
      {icon}
      <span className={styles.words}>{children}</span>
      {onRemove && (
        <button type="button" className={styles.remove} aria-label={removeLabel} onClick={onRemove}>
          <X size={14} strokeWidth={2} aria-hidden />
        </button>
      )}
    </span>
  )
}
