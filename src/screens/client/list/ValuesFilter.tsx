import { askableOf } from '../../askable'
import { filterOpsOf, type SearchFilter } from '../../question'
import { useFormat } from '../../../browser/text/useFormat'
import { SearchChecklist } from '../../../ui/fields/SearchChecklist'
import { Spinner } from '../../../ui/progress/Spinner'
import { useSay } from '../cells/useSay'
import { fieldLabel } from '../own/ownScreen'
import type { FieldFilterProps } from './FilterPanel'
import { useFilters } from './FilterContext'
import { valueName } from './filterText'
import { NoneLine } from './NoneLine'
import styles from './FilterPanel.module.css'

/** Any of the values that rows have; of a text also whatever contains some letters. */
export function ValuesFilter({ field, filters, onChange }: FieldFilterProps) {
  const say = useSay()
  const format = useFormat()
  const { screen, offered, names } = useFilters()
  const known = askableOf(screen).filter[field]
  const ops = known ? filterOpsOf(known) : []
  const { state, values } = offered[field] ?? { state: 'loading', values: [] }

  const counts = new Map(values.map(({ value, count }) => [value, count]))
  const checked = filters.flatMap(({ op, value }) => (op === 'is' && value ? [value] : []))
  const declared = known?.type === 'boolean' ? ['true', 'false'] : (known?.values ?? [])
  const all = [...new Set([...declared, ...values.map(({ value }) => value), ...checked])]
  const contained = filters.find(({ op }) => op === 'has')?.value

  if (state === 'loading' && all.length === 0) {
    return (
      <div className={styles.wait}>
        <Spinner label={say('screens.list.loading')} />
      </div>
    )
  }
  const line = (text: string) => (
    <button
      type="button"
      className={styles.line}
      aria-pressed={text === contained}
      onClick={() => onChange(text === contained ? [] : [{ field, op: 'has', value: text }])}
    >
      {say('screens.list.filter.contains', { text })}
    </button>
  )
  return (
    <>
      <SearchChecklist
        label={fieldLabel(screen, field, say)}
        findLabel={say('screens.list.filter.find')}
        clearLabel={say('screens.list.search.clear')}
        emptyText={say(
          all.length === 0 ? 'screens.list.filter.noValues' : 'screens.list.filter.noneFound',
        )}
        items={all.map((value) => ({
          value,
          label: valueName(screen, field, value, names[field] ?? {}, { say, format }),
          end: counts.has(value) ? format.count(counts.get(value) ?? 0) : undefined,
        }))}
        checked={checked}
        onChange={(next) =>
          onChange(next.map((value): SearchFilter => ({ field, op: 'is', value })))
        }
        before={
          ops.includes('has')
            ? (text) => (text || contained) && line(text || (contained ?? ''))
            : undefined
        }
      />
      <div className={styles.lines}>
        <NoneLine {...{ field, filters, onChange }} />
      </div>
    </>
  )
}
