import type { ReactNode } from 'react'

export interface CellState {
  isSelected: boolean
  /** For the controls inside: only those of the current row are tab stops. */
  tabIndex: 0 | -1
}

export interface Column<Item> {
  id: string
  header: string
  /** The accessible name of a column whose head shows nothing. */
  headerLabel?: string
  cell: (item: Item, state: CellState) => ReactNode
  /** Any CSS width; columns without one share the remaining space. */
  width?: string
  align?: 'start' | 'end'
  isSortable?: boolean
  /** Hidden in a table narrower than this many pixels. */
  minTableWidth?: number
  /** Pixels. In a table where every column says it, those for which there is no room are hidden. */
  minWidth?: number
  /** Never hidden for want of room. */
  isKept?: boolean
}

/** The columns that a table of this width has room for, beside its checkboxes. */
export function fittingColumns<Item>(
  columns: readonly Column<Item>[],
  tableWidth: number,
  boxWidth: number,
): readonly Column<Item>[] {
  const allowed = columns.filter(({ minTableWidth = 0 }) => tableWidth >= minTableWidth)
  const widthOf = ({ minWidth = 0 }: Column<Item>) => minWidth
  const kept = allowed.filter(({ isKept }) => isKept)
  let room = kept.reduce((left, column) => left - widthOf(column), tableWidth - boxWidth)
  return allowed.filter((column, at) => {
    if (column.isKept || at === 0) {
      if (!column.isKept) room -= widthOf(column)
      return true
    }
    const fits = room >= widthOf(column)
    if (fits) room -= widthOf(column)
    return fits
  })
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
