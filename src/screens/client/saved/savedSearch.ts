import type { SavedSearch } from '../../../../generated/facts/features/screens'
import type { Column, Screen } from '../../../../generated/facts/screen'
import type { ListAddress } from '../../address'
import { askableOf } from '../../askable'
import { judgeFilter, type SearchFilter } from '../../question'

/** What is kept of a list. */
export type Kept = Pick<SavedSearch, 'filterList' | 'gridColumns' | 'sort' | 'search'>

/** What the list asks, and its columns besides the first one. */
export function searchOf({ search, filters, sort }: ListAddress, columns: readonly Column[]): Kept {
  return {
    filterList: filters.map(({ field, op, value }) => ({ field, op, value })),
    gridColumns: columns.slice(1).map(({ field }, order) => ({ field, order, visible: true })),
    ...(sort ? { sort: { ...sort } } : {}),
    ...(search === '' ? {} : { search }),
  }
}

/** What a kept search asks, as far as the list still knows it. */
export function questionIn(screen: Screen, { filterList, sort, search = '' }: Kept) {
  const askable = askableOf(screen)
  const filters = filterList.map(({ field, op, value }): SearchFilter =>
    value === undefined ? { field, op } : { field, op, value },
  )
  return {
    search,
    filters: filters.filter((filter) => !judgeFilter(filter, askable)),
    sort: sort && askable.sort.includes(sort.field) ? sort : undefined,
    trash: false,
  }
}
