import { useUnit } from 'effector-react'
import { FilterBar } from './FilterBar'
import { FilterContext } from './FilterContext'
import { useList, useScreen } from './ListContext'

/** The filters of the list, which its address holds. */
export function ListFilters() {
  const { list } = useList()
  const screen = useScreen()
  const { elementIds } = list
  const { address, ...filtering } = useUnit({
    address: list.place.$address,
    offered: list.values.$offered,
    names: list.values.$names,
    choose: list.place.filtersChosen,
    ask: list.values.valuesAsked,
  })
  return (
    <FilterContext value={{ ...filtering, screen, filters: address.filters }}>
      <FilterBar atHand={screen.bar} menuId={elementIds.filters} />
    </FilterContext>
  )
}
