import { useId, type ReactNode } from 'react'
import { classes } from '../theme/classes'
import { Glyph } from '../icons/Glyph'
import { VisuallyHidden } from '../labels/VisuallyHidden'
import styles from './Field.module.css'

export interface FieldLook {
  label: string
  /** Hides the label visually, for fields whose purpose is obvious. */
  hideLabel?: boolean
  /** At the end of the label's line, such as a link. */
  labelEnd?: ReactNode
  hint?: ReactNode
  /** What can be meant, and may not be. */
  warning?: ReactNode
  /** What is wrong and how to correct it; marks the field as invalid. */
  error?: ReactNode
  size?: 'md' | 'lg'
}

export interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export interface FieldProps extends FieldLook {
  id?: string
  className?: string
  children: (control: FieldControl) => ReactNode
}

/** Label, hint and error around one native control, linked by ids. */
export function Field({
  id,
  label,
  hideLabel,
  labelEnd,
  hint,
  warning,
  error,
  className,
  children,
}: FieldProps) {
  const own = useId()
  const controlId = id ?? own
  const noteId = `${controlId}-note`
  const note = error ?? warning ?? hint
  const look = error ? styles.error : warning ? styles.warning : styles.hint
  const words = <label htmlFor={controlId}>{label}</label>
  return (
    <div className={classes(styles.field, className)}>
      {hideLabel ? (
        <VisuallyHidden>{words}</VisuallyHidden>
      ) : (
        <div className={styles.label}>
          {words}
          {labelEnd}
        </div>
      )}
      {children({
        id: controlId,
        'aria-describedby': note ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <div id={noteId} className={look} aria-live="polite">
        {error ? <Glyph name="danger" size={14} /> : warning && <Glyph name="warn" size={14} />}
        {note}
      </div>
    </div>
  )
}
