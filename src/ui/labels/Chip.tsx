import type { ReactNode } from 'react'
import { X } from 'lucide-react'
import styles from './Chip.module.css'

export interface ChipProps {
  children: ReactNode
  icon?: ReactNode
  /** With it the chip ends in a cross; `removeLabel` is its spoken name. */
  onRemove?: () => void
  removeLabel?: string
}

/** A filter that is set, or a value that was chosen, with its way out. */
export function Chip({ children, icon, onRemove, removeLabel }: ChipProps) {
  return (
    <span className={styles.chip}>
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
