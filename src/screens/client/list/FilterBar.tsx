import { useFormat } from '../../../browser/text/useFormat'
import { FilterButton } from '../../../ui/overlay/FilterButton'
import { lazyPart } from '../../../ui/lazyPart'
import { replaceFilters } from '../../question'
import { useSay } from '../cells/useSay'
import { fieldLabel } from '../own/ownScreen'
import { useFilters } from './FilterContext'
import { FilterMenu } from './FilterMenu'
import { filterText } from './filterText'

const FilterPanel = lazyPart(async () => (await import('./FilterPanel')).FilterPanel)

/** The filters that are set, those that shall be at hand, and a menu of all others. */
export function FilterBar({ atHand, menuId }: { atHand: readonly string[]; menuId?: string }) {
  const say = useSay()
  const format = useFormat()
  const { screen, filters, names, choose, ask } = useFilters()
  const set = filters.map(({ field }) => field)
  const isHere = (field: string) => field !== screen.beside?.field
  const inBar = [...new Set([...atHand, ...set])].filter(isHere)
  const others = screen.filters.filter((field) => isHere(field) && !inBar.includes(field))
  return (
    <>
      {inBar.map((field) => {
        const label = fieldLabel(screen, field, say)
        const own = names[field] ?? {}
        return (
          <FilterButton
            key={field}
            label={label}
            value={filterText(screen, field, filters, own, { say, format })}
            removeLabel={say('screens.list.filter.remove', { name: label })}
            onRemove={() => choose(replaceFilters(filters, field, []))}
            load={FilterPanel.fetch}
            onOpen={() => ask(field)}
          >
            {() => <FilterPanel field={field} />}
          </FilterButton>
        )
      })}
      {others.length > 0 && <FilterMenu fields={others} id={menuId} />}
    </>
  )
}
