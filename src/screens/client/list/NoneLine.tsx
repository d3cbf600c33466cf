import { askableOf } from '../../askable'
import { useSay } from '../cells/useSay'
import type { FieldFilterProps } from './FilterPanel'
import { useFilters } from './FilterContext'
import styles from './FilterPanel.module.css'

/** Rows that have no value in this field, where there can be such. */
export function NoneLine({ field, filters, onChange }: FieldFilterProps) {
  const say = useSay()
  const { screen } = useFilters()
  if (!askableOf(screen).filter[field]?.isOptional) return null
  const isSet = filters.some(({ op }) => op === 'none')
  return (
    <button
      type="button"
      className={styles.line}
      aria-pressed={isSet}
      onClick={() => onChange(isSet ? [] : [{ field, op: 'none' }])}
    >
      {say('screens.list.filter.none')}
    </button>
  )
}
