import { useId, type ReactNode } from 'react'
import { classes } from '../theme/classes'
import { Glyph } from '../icons/Glyph'
import type { FieldLook } from './Field'
import styles from './Field.module.css'

export interface FieldSetProps extends Omit<FieldLook, 'size'> {
  /** Of the group itself; its first control takes the focus. */
  id?: string
  role?: 'group' | 'radiogroup'
  className?: string
  children: ReactNode
}

/** Label, hint and error around several controls that are one field. */
export function FieldSet(props: FieldSetProps) {
  const { id, role = 'group', label, hideLabel, labelEnd, className, children } = props
  const { hint, warning, error } = props
  const own = useId()
  const labelId = `${own}-label`
  const noteId = `${own}-note`
  const note = error || warning || hint
  const look = error ? styles.error : warning ? styles.warning : styles.hint
  return (
    <div
      id={id}
      role={role}
      tabIndex={-1}
      aria-labelledby={hideLabel ? undefined : labelId}
      aria-label={hideLabel ? label : undefined}
      aria-describedby={note ? noteId : undefined}
      aria-invalid={role === 'radiogroup' && error ? true : undefined}
      className={classes(styles.field, className)}
    >
      {!hideLabel && (
        <div className={styles.label}>
          <span id={labelId}>{label}</span>
          {labelEnd}
        </div>
      )}
      {children}
      <div id={noteId} className={look} aria-live="polite">
        {error ? <Glyph name="danger" size={14} /> : warning && <Glyph name="warn" size={14} />}
        {note}
      </div>
    </div>
  )
}
