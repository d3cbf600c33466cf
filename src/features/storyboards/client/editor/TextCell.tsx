import type { ClipboardEvent } from 'react'
import { classes } from '../../../../ui/theme/classes'
import styles from './Editor.module.css'

interface TextCellProps {
  label: string
  value: string
  maxLength: number
  placeholder?: string
  className?: string | undefined
  isReadOnly: boolean
  onFocus?: () => void
  onPaste?: (event: ClipboardEvent) => void
  onChange: (text: string) => void
}

/** Words that are written where they are read; they grow with what is written. */
export function TextCell({ label, isReadOnly, className, onChange, ...area }: TextCellProps) {
  return (
    <textarea
      {...area}
      rows={1}
      aria-label={label}
      readOnly={isReadOnly}
      className={classes(styles.cell, className)}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
