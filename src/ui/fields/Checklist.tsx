import { Checkbox } from './Checkbox'
import { FieldSet, type FieldSetProps } from './FieldSet'
import styles from './Checklist.module.css'

export interface ChecklistProps extends Omit<FieldSetProps, 'children' | 'role'> {
  checked: readonly string[]
  options: readonly { value: string; label: string }[]
  onCheckedChange: (checked: readonly string[]) => void
  onBlur?: () => void
}

/** Any number of a few things, all of which are seen. */
export function Checklist({ checked, options, onCheckedChange, onBlur, ...set }: ChecklistProps) {
  const change = (value: string, isChecked: boolean) =>
    onCheckedChange(isChecked ? [...checked, value] : checked.filter((each) => each !== value))
  return (
    <FieldSet {...set}>
      <div className={styles.options}>
        {options.map(({ value, label }) => (
          <Checkbox
            key={value}
            label={label}
            checked={checked.includes(value)}
            onCheckedChange={(isChecked) => change(value, isChecked)}
            onBlur={onBlur}
          />
        ))}
      </div>
    </FieldSet>
  )
}
