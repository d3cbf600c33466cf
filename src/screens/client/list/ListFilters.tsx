import { useUnit } from 'effector-react'
import { useFormat } from '../../../browser/text/useFormat'
import { FilterButton } from '../../../ui/overlay/FilterButton'
import { lazyPart } from '../../../ui/lazyPart'
import { replaceFilters } from '../../question'
import { useSay } from '../cells/useSay'
import { FilterMenu } from './FilterMenu'
import { filterText } from './filterText'
import { useList } from './ListContext'

const loadPanel = () => import('./FilterPanel')
const FilterPanel = lazyPart(async () => (await loadPanel()).FilterPanel)

/** The filters that are set, those that the screen wants at hand, and a menu of all others. */
export function ListFilters() {
  const say = useSay()
  const format = useFormat()
  const { list } = useList()
  const { screen } = list
  const { address, names, choose, ask } = useUnit({
    address: list.place.$address,
    names: list.values.$names,
    choose: list.place.filtersChosen,
    ask: list.values.valuesAsked,
  })
  const set = address.filters.map(({ field }) => field)
  const inBar = [...new Set([...screen.bar, ...set])]
  const others = screen.filters.filter((field) => !inBar.includes(field))
  return (
    <>
      {inBar.map((field) => {
        const label = say(screen.fields[field]?.label ?? screen.title)
        const own = names[field] ?? {}
        return (
          <FilterButton
            key={field}
            label={label}
            value={filterText(screen, field, address.filters, own, { say, format })}
            removeLabel={say('screens.list.filter.remove', { name: label })}
            onRemove={() => choose(replaceFilters(address.filters, field, []))}
            load={loadPanel}
            onOpen={() => ask(field)}
          >
            {() => <FilterPanel field={field} />}
          </FilterButton>
        )
      })}
      {others.length > 0 && <FilterMenu fields={others} />}
    </>
  )
}
