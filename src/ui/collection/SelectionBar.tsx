import type { ReactNode } from 'react'
import { X } from 'lucide-react'
import { IconButton } from '../buttons/IconButton'
import styles from './SelectionBar.module.css'

export interface SelectionBarProps {
  /** The accessible name of the toolbar. */
  label: string
  /** The text of the count, such as "3 selected". */
  count: string
  /** Beside the count: a way to select more. */
  more?: ReactNode
  /** Ghost buttons. */
  children: ReactNode
  clearLabel: string
  /** At the lower edge of the element around it, instead of the window's. */
  isInside?: boolean
  onClear: () => void
}

/** The floating bar with the actions for the selected items. */
export function SelectionBar(props: SelectionBarProps) {
  const { label, count, more, children, clearLabel, isInside, onClear } = props
  return (
    <div
      role="toolbar"
      aria-label={label}
      className={styles.bar}
      data-inside={isInside || undefined}
    >
      <output className={styles.count}>{count}</output>
      {more}
      <span className={styles.line} />
      {children}
      <span className={styles.line} />
      <IconButton label={clearLabel} icon={<X size={16} aria-hidden />} onClick={onClear} />
    </div>
  )
}
