import { useId } from 'react'
import { FieldSet, type FieldSetProps } from './FieldSet'
import styles from './RadioGroup.module.css'

export interface RadioGroupProps<Value extends string> extends Omit<
  FieldSetProps,
  'children' | 'role'
> {
  /** Empty: none is chosen yet. */
  value: Value | ''
  options: readonly { value: Value; label: string }[]
  onValueChange: (value: Value) => void
  onBlur?: () => void
}

/** A choice among a few, all of which are seen. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { value, options, onValueChange, onBlur, ...set } = props
  const name = useId()
  return (
    <FieldSet {...set} role="radiogroup">
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              className={styles.radio}
              onChange={() => onValueChange(option.value)}
              onBlur={onBlur}
            />
            {option.label}
          </label>
        ))}
      </div>
    </FieldSet>
  )
}
