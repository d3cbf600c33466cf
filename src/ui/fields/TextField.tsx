import type { ComponentProps, ReactNode } from 'react'
import { Field, type FieldLook } from './Field'
import styles from './Field.module.css'

export interface TextFieldProps extends FieldLook, Omit<ComponentProps<'input'>, 'size'> {
  /** Every change of the text, as text. The native `onChange` also works. */
  onValueChange?: (value: string) => void
  /** Before the text. */
  icon?: ReactNode
  /** After the text: a unit, a button. */
  end?: ReactNode
}

/** One line of text with its label, hint and error. */
export function TextField(props: TextFieldProps) {
  const { label, hideLabel, labelEnd, hint, warning, error, size = 'md', ...rest } = props
  const { onValueChange, onChange, icon, end, className, id, ...input } = rest
  return (
    <Field {...{ id, label, hideLabel, labelEnd, hint, warning, error, className }}>
      {(control) => (
        <div className={styles.box} data-size={size}>
          {icon}
          <input
            type="text"
            {...input}
            {...control}
            className={styles.input}
            onChange={(event) => {
              onChange?.(event)
              onValueChange?.(event.target.value)
            }}
          />
          {end}
        </div>
      )}
    </Field>
  )
}
