import type { GridFilters, MenuCounts } from '../../../../generated/facts/features/home'

type SearchFilters = MenuCounts['searchFilters']

/** What the reply calls the lists of these calls. */
export const grids: Readonly<Record<string, keyof SearchFilters>> = {
  listFiles: 'files',
  listClips: 'footage',
}

interface SavedFilter {
  readonly field: string
  readonly op: string
  readonly value?: string
}

/** Saved searches by the list call they ask; a missing list has none. */
export type SavedSearches = Readonly<
  Record<
    string,
    { readonly filterList: SavedFilter[]; readonly gridColumns: GridFilters['gridColumns'] }
  >
>

const nothing: GridFilters = { filterList: [], gridColumns: [] }

/** Spec §3: a missing one defaults to empty, and every condition has a value. */
export function searchFiltersOf(saved: SavedSearches | null): SearchFilters {
  const known = Object.entries(saved ?? {}).map(([list, { filterList, gridColumns }]) => [
    grids[list],
    { filterList: filterList.map((filter) => ({ value: null, ...filter })), gridColumns },
  ])
  return { files: nothing, footage: nothing, ...Object.fromEntries(known) } as SearchFilters
}
