import type { ReactNode } from 'react'
import styles from './ToggleChip.module.css'

export interface ToggleChipProps {
  isOn: boolean
  onToggle: () => void
  children: ReactNode
}

/** One of several that may be chosen together: a native checkbox that looks like a chip. */
export function ToggleChip({ isOn, onToggle, children }: ToggleChipProps) {
  return (
    <label className={styles.chip}>
      <input type="checkbox" className={styles.box} checked={isOn} onChange={onToggle} />
      {children}
    </label>
  )
}
