import { byteUnits, splitBytes, type ByteUnit } from '../../kit/bytes'
import { classes } from '../theme/classes'
import { Field, type FieldLook } from './Field'
import field from './Field.module.css'
import styles from './BytesField.module.css'

export interface BytesFieldProps extends FieldLook {
  /** An amount and its unit, as typed: `1.5 GB`. */
  value: string
  onValueChange: (value: string) => void
  onBlur?: () => void
  /** The accessible name of the choice of unit. */
  unitLabel: string
  id?: string
  className?: string
}

/** An amount of bytes in the unit people think in. */
export function BytesField(props: BytesFieldProps) {
  const { value, onValueChange, onBlur, unitLabel, size = 'md', className, ...look } = props
  const { amount, unit } = splitBytes(value)
  const put = (nextAmount: string, nextUnit: ByteUnit) =>
    onValueChange(nextAmount === '' ? '' : `${nextAmount} ${nextUnit}`)
  return (
    <Field {...look} className={className}>
      {(control) => (
        <div className={classes(field.box, styles.box)} data-size={size}>
          <input
            {...control}
            type="text"
            inputMode="decimal"
            className={field.input}
            value={amount}
            onChange={(event) => put(event.target.value, unit)}
            onBlur={onBlur}
          />
          <select
            aria-label={unitLabel}
            className={styles.unit}
            value={unit}
            onChange={(event) => put(amount, event.target.value as ByteUnit)}
            onBlur={onBlur}
          >
            {byteUnits.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </div>
      )}
    </Field>
  )
}
