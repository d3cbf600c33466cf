import { TextField } from '../../../ui/fields/TextField'
import { useSay } from '../cells/useSay'
import { boundIn, withBound } from './bounds'
import type { FieldFilterProps } from './FilterPanel'
import { NoneLine } from './NoneLine'
import styles from './FilterPanel.module.css'

const recent = [7, 30, 90, 365]
const older = [30, 365]

/** Days that move with today, or a first and a last day. */
export function DateFilter({ field, filters, onChange }: FieldFilterProps) {
  const say = useSay()
  const [from, to] = [boundIn(filters, 'from'), boundIn(filters, 'to')]
  const line = (op: 'from' | 'to', days: number) => {
    const value = `-${days}d`
    const isSet = (op === 'from' ? from : to) === value && filters.length === 1
    const key =
      op === 'from' ? 'screens.list.filter.lastDays' : ('screens.list.filter.olderThan' as const)
    return (
      <button
        key={op + value}
        type="button"
        className={styles.line}
        aria-pressed={isSet}
        onClick={() => onChange(isSet ? [] : [{ field, op, value }])}
      >
        {say(key, { count: days })}
      </button>
    )
  }
  return (
    <>
      <div className={styles.lines}>
        {recent.map((days) => line('from', days))}
        {older.map((days) => line('to', days))}
        <NoneLine {...{ field, filters, onChange }} />
      </div>
      <div className={styles.bounds}>
        {(['from', 'to'] as const).map((op) => (
          <TextField
            key={op}
            type="date"
            label={say(op === 'from' ? 'screens.list.filter.from' : 'screens.list.filter.to')}
            value={day(op === 'from' ? from : to)}
            onValueChange={(text) => onChange(withBound(filters, field, op, text))}
          />
        ))}
      </div>
    </>
  )
}

/** A day as the date field knows it; days that move with today are none. */
const day = (text: string) => (/^\d/.test(text) ? text.slice(0, 10) : '')
