import type { KeyboardEvent } from 'react'

const minCardWidth = 228

/** How many cards of the minimum width fit side by side. */
export function columnsIn(width: number, gap: number, minWidth = minCardWidth): number {
  return Math.max(1, Math.floor((width + gap) / (minWidth + gap)))
}

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>

const rowsPerPage = 3

/** The index a key moves to; undefined for other keys. A list is a grid of one column. */
export function gridTarget(event: Key, index: number, count: number, columns: number) {
  const target = walk(event, index, count, columns)
  if (target === undefined) return undefined
  return Math.max(0, Math.min(target, count - 1))
}

function walk({ key, ctrlKey, metaKey }: Key, index: number, count: number, columns: number) {
  const rowStart = index - (index % columns)
  const isFar = ctrlKey || metaKey || columns === 1
  switch (key) {
    case 'ArrowLeft':
      return columns > 1 ? index - 1 : undefined
    case 'ArrowRight':
      return columns > 1 ? index + 1 : undefined
    case 'ArrowUp':
      return index >= columns ? index - columns : index
    case 'ArrowDown':
      return rowStart + columns < count ? index + columns : index
    case 'PageUp':
      return Math.max(index - rowsPerPage * columns, index % columns)
    case 'PageDown':
      return index + rowsPerPage * columns
    case 'Home':
      return isFar ? 0 : rowStart
    case 'End':
      return isFar ? count - 1 : rowStart + columns - 1
    default:
      return undefined
  }
}
