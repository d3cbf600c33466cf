import type { ReactNode } from 'react'

export interface CellState {
  isSelected: boolean
  /** For the controls inside: only those of the current row are tab stops. */
  tabIndex: 0 | -1
}

export interface Column<Item> {
  id: string
  header: string
  cell: (item: Item, state: CellState) => ReactNode
  /** Any CSS width; columns without one share the remaining space. */
  width?: string
  align?: 'start' | 'end'
  isSortable?: boolean
  /** Hidden in a table narrower than this many pixels. */
  minTableWidth?: number
}

export interface Sort {
  columnId: string
  direction: 'ascending' | 'descending'
}

/** Pressing a column head sorts by it; pressing it again reverses the order. */
export function nextSort(sort: Sort | undefined, columnId: string): Sort {
  const isTurned = sort?.columnId === columnId && sort.direction === 'ascending'
  return { columnId, direction: isTurned ? 'descending' : 'ascending' }
}
