import type { GridFilters, MenuCounts } from '../../../../generated/facts/features/home'

/**
 * Saved searches by grid; a missing grid has none. The table keeps both lists as the client sent
 * them.
 */
export type SavedSearches = Partial<MenuCounts['searchFilters']>

const nothing: GridFilters = { filterList: [], gridColumns: [] }

/** Spec §3: a missing one defaults to empty. */
export function searchFiltersOf(saved: SavedSearches | null): MenuCounts['searchFilters'] {
  return { files: nothing, footage: nothing, ...saved }
}
