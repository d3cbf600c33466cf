import { TextField } from '../../../ui/fields/TextField'
import { useSay } from '../cells/useSay'
import { boundIn, withBound } from './bounds'
import type { FieldFilterProps } from './FilterPanel'
import { NoneLine } from './NoneLine'
import styles from './FilterPanel.module.css'

/** From one number to another; either may be left open. */
export function NumberFilter({ field, filters, onChange }: FieldFilterProps) {
  const say = useSay()
  return (
    <>
      <div className={styles.bounds}>
        {(['from', 'to'] as const).map((op) => (
          <TextField
            key={op}
            type="number"
            step="any"
            label={say(op === 'from' ? 'screens.list.filter.from' : 'screens.list.filter.to')}
            value={boundIn(filters, op)}
            onValueChange={(text) => onChange(withBound(filters, field, op, text))}
          />
        ))}
      </div>
      <div className={styles.lines}>
        <NoneLine {...{ field, filters, onChange }} />
      </div>
    </>
  )
}
