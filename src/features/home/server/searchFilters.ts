import type { GridFilters, MenuCounts } from '../../../../generated/facts/features/home'

interface SavedSearch {
  readonly grid: 'files' | 'footage'
  readonly filterList: unknown
  readonly gridColumns: unknown
}

const nothing: GridFilters = { filterList: [], gridColumns: [] }

/** Spec §3: a missing one defaults to empty. The table keeps both lists as the client sent them. */
export function searchFiltersOf(searches: readonly SavedSearch[]): MenuCounts['searchFilters'] {
  const filtersOf = (grid: SavedSearch['grid']): GridFilters => {
    const found = searches.find((search) => search.grid === grid)
    if (!found) return nothing
    const { filterList, gridColumns } = found as Pick<SavedSearch, 'grid'> & GridFilters
    return { filterList, gridColumns }
  }
  return { files: filtersOf('files'), footage: filtersOf('footage') }
}
