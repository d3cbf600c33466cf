import { Chip } from '../../../ui/labels/Chip'
import { SelectField } from '../../../ui/fields/SelectField'
import styles from './Inspector.module.css'

export interface ListEditorProps {
  label: string
  hideLabel?: boolean
  chosen: readonly string[]
  /** The options, in the order they are offered. */
  possible: readonly string[]
  /** The placeholder of the field. */
  ask: string
  removeLabel: (value: string) => string
  onChange: (chosen: readonly string[]) => void
}

/** A multiple choice: chips for the chosen values, below a field that adds one. */
export function ListEditor(props: ListEditorProps) {
  const { label, hideLabel = false, chosen, possible, ask, removeLabel, onChange } = props
  const left = possible.filter((value) => !chosen.includes(value))
  return (
    <div className={styles.fields}>
      <SelectField
        label={label}
        hideLabel={hideLabel}
        value=""
        options={[{ value: '', label: ask }, ...left.map((value) => ({ value, label: value }))]}
        onValueChange={(value) => value !== '' && onChange([...chosen, value])}
      />
      {chosen.length > 0 && (
        <div className={styles.chips}>
          {chosen.map((value) => (
            <Chip
              key={value}
              removeLabel={removeLabel(value)}
              onRemove={() => onChange(chosen.filter((each) => each !== value))}
            >
              {value}
            </Chip>
          ))}
        </div>
      )}
    </div>
  )
}
