import type { ReactNode } from 'react'
import { X } from 'lucide-react'
import { IconButton } from '../buttons/IconButton'
import styles from './SelectionBar.module.css'

export interface SelectionBarProps {
  /** The accessible name of the toolbar. */
  label: string
  /** The text of the count, such as "3 selected". */
  count: string
  /** Ghost buttons. */
  children: ReactNode
  clearLabel: string
  onClear: () => void
}

/** The floating bar with the actions for the selected items. */
export function SelectionBar({ label, count, children, clearLabel, onClear }: SelectionBarProps) {
  return (
    <div role="toolbar" aria-label={label} className={styles.bar}>
      <output className={styles.count}>{count}</output>
      <span className={styles.line} />
      {children}
      <span className={styles.line} />
      <IconButton label={clearLabel} icon={<X size={16} aria-hidden />} onClick={onClear} />
    </div>
  )
}
