import { askableOf } from '../../askable'
import { filterOpsOf, replaceFilters, type SearchFilter } from '../../question'
import { useSay } from '../cells/useSay'
import { Button } from '../../../ui/buttons/Button'
import { DateFilter } from './DateFilter'
import { useFilters } from './FilterContext'
import { NumberFilter } from './NumberFilter'
import { ValuesFilter } from './ValuesFilter'
import styles from './FilterPanel.module.css'

export interface FieldFilterProps {
  field: string
  /** The conditions of this field. */
  filters: readonly SearchFilter[]
  onChange: (filters: readonly SearchFilter[]) => void
}

/** What can be asked of one field, as its type allows; every change is asked for at once. */
export function FilterPanel({ field }: { field: string }) {
  const say = useSay()
  const { screen, filters: all, choose } = useFilters()
  const known = askableOf(screen).filter[field]
  const ops = known ? filterOpsOf(known) : []
  const filters = all.filter((filter) => filter.field === field)
  const change = (next: readonly SearchFilter[]) => choose(replaceFilters(all, field, next))
  const props = { field, filters, onChange: change }
  const isTime = known?.type === 'date' || known?.type === 'moment'
  const hasValues = ops.includes('is')
  return (
    <>
      {hasValues && <ValuesFilter {...props} />}
      {ops.includes('from') && (isTime ? <DateFilter {...props} /> : <NumberFilter {...props} />)}
      <footer className={styles.foot}>
        <span>{hasValues && say('screens.list.filter.any')}</span>
        <Button
          variant="ghost"
          size="sm"
          disabled={filters.length === 0}
          onClick={() => change([])}
        >
          {say('screens.list.filter.clear')}
        </Button>
      </footer>
    </>
  )
}
