import type { ComponentProps, ReactNode } from 'react'
import { ChevronDown } from 'lucide-react'
import { Field, type FieldLook } from './Field'
import field from './Field.module.css'
import styles from './SelectField.module.css'

export interface SelectFieldProps<Value extends string>
  extends FieldLook, Omit<ComponentProps<'select'>, 'size' | 'value' | 'children'> {
  value: Value
  onValueChange: (value: Value) => void
  options: readonly { value: Value; label: string; isDisabled?: boolean }[]
  /** Before the words. */
  icon?: ReactNode
}

/** A native select with our own style, for pages that must stay small. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, hideLabel, labelEnd, hint, warning, error, size = 'md', ...rest } = props
  const { value, onValueChange, options, icon, className, id, ...select } = rest
  return (
    <Field {...{ id, label, hideLabel, labelEnd, hint, warning, error, className }}>
      {(control) => (
        <div className={field.box} data-size={size}>
          {icon}
          <select
            {...select}
            {...control}
            className={`${field.input} ${styles.select}`}
            value={value}
            onChange={(event) => onValueChange(event.target.value as Value)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.isDisabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown className={styles.chevron} size={16} aria-hidden />
        </div>
      )}
    </Field>
  )
}
