import { useId, type ReactNode } from 'react'
import { classes } from '../theme/classes'
import { Glyph } from '../icons/Glyph'
import type { FieldLook } from './Field'
import field from './Field.module.css'
import styles from './Switch.module.css'

export interface SwitchProps extends Omit<FieldLook, 'size'> {
  isOn: boolean
  onChange: (isOn: boolean) => void
  onBlur?: () => void
  id?: string
  isDisabled?: boolean
  /** Before the switch: a state, a scope. */
  detail?: ReactNode
  className?: string
}

/** Something that is on or off: a native checkbox that looks like a switch. */
export function Switch(props: SwitchProps) {
  const { label, hideLabel, labelEnd, hint, error, isOn, onChange, onBlur, detail } = props
  const own = useId()
  const id = props.id ?? own
  const note = error ?? hint
  return (
    <div className={classes(field.field, props.className)}>
      <div className={styles.line}>
        {!hideLabel && (
          <label htmlFor={id} className={styles.label}>
            {label}
          </label>
        )}
        {labelEnd}
        {detail}
        <input
          id={id}
          type="checkbox"
          role="switch"
          className={styles.switch}
          checked={isOn}
          aria-checked={isOn}
          disabled={props.isDisabled}
          aria-label={hideLabel ? label : undefined}
          aria-describedby={note ? `${id}-note` : undefined}
          onChange={(event) => onChange(event.target.checked)}
          onBlur={onBlur}
        />
      </div>
      <div id={`${id}-note`} className={error ? field.error : field.hint} aria-live="polite">
        {error && <Glyph name="danger" size={14} />}
        {note}
      </div>
    </div>
  )
}
