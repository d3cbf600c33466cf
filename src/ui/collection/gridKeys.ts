import type { KeyboardEvent } from 'react'

const minCardWidth = 228

/** How many cards of the minimum width fit side by side. */
export function columnsIn(width: number, gap: number, minWidth = minCardWidth): number {
  return Math.max(1, Math.floor((width + gap) / (minWidth + gap)))
}

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>

const rowsPerPage = 3

interface Rows {
  readonly count: number
  readonly columns: number
  /** The index of the first item of each row, where not all rows are full. */
  readonly starts?: readonly number[] | undefined
}

/** The index a key moves to; undefined for other keys. A list is a grid of one column. */
export function gridTarget(event: Key, index: number, rows: Rows) {
  const target = walk(event, index, rows)
  if (target === undefined) return undefined
  return Math.max(0, Math.min(target, rows.count - 1))
}

function walk(
  { key, ctrlKey, metaKey }: Key,
  index: number,
  { count, columns, starts = fullRows(count, columns) }: Rows,
) {
  const row = starts.findLastIndex((start) => start <= index)
  const rowStart = starts[row] ?? 0
  const endOf = (at: number) => (starts[at + 1] ?? count) - 1
  /** The same place in another row, or the last one of it. */
  const inRow = (at: number) => Math.min((starts[at] ?? 0) + index - rowStart, endOf(at))
  const isFar = ctrlKey || metaKey || columns === 1
  switch (key) {
    case 'ArrowLeft':
      return columns > 1 ? index - 1 : undefined
    case 'ArrowRight':
      return columns > 1 ? index + 1 : undefined
    case 'ArrowUp':
      return row > 0 ? inRow(row - 1) : index
    case 'ArrowDown':
      return row + 1 < starts.length ? inRow(row + 1) : index
    case 'PageUp':
      return inRow(Math.max(row - rowsPerPage, 0))
    case 'PageDown':
      return row + rowsPerPage < starts.length ? inRow(row + rowsPerPage) : count - 1
    case 'Home':
      return isFar ? 0 : rowStart
    case 'End':
      return isFar ? count - 1 : endOf(row)
    default:
      return undefined
  }
}

const fullRows = (count: number, columns: number) =>
  Array.from({ length: Math.ceil(count / columns) }, (_, row) => row * columns)
