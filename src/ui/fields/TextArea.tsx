import type { ComponentProps } from 'react'
import { Field, type FieldLook } from './Field'
import styles from './Field.module.css'

export interface TextAreaProps extends FieldLook, Omit<ComponentProps<'textarea'>, 'size'> {
  onValueChange?: (value: string) => void
}

/** Several lines of text; grows with its text where the browser can, and by hand everywhere. */
export function TextArea(props: TextAreaProps) {
  const { label, hideLabel, labelEnd, hint, error, size = 'md', ...rest } = props
  const { onValueChange, onChange, className, id, rows = 3, ...area } = rest
  return (
    <Field {...{ id, label, hideLabel, labelEnd, hint, error, className }}>
      {(control) => (
        <div className={styles.box} data-size={size}>
          <textarea
            rows={rows}
            {...area}
            {...control}
            className={styles.input}
            onChange={(event) => {
              onChange?.(event)
              onValueChange?.(event.target.value)
            }}
          />
        </div>
      )}
    </Field>
  )
}
