import { useMemo } from 'react'
import { linesOf } from './gridLines'

/** Parts of a collection, such as days: items of one part stand next to each other. */
export interface Parts<Item> {
  keyOf: (item: Item) => string
  /** What the part of this item is called. */
  titleOf: (item: Item) => string
}

interface Placed<Item> {
  items: readonly Item[]
  idOf: (item: Item) => string
  columns: number
  parts: Parts<Item> | undefined
}

/** The lines of a grid, where its rows begin, and by what a line is known again while others come and go. */
export function useGridLines<Item>({ items, idOf, columns, parts }: Placed<Item>) {
  return useMemo(() => {
    const partOf = parts && ((index: number) => parts.keyOf(items[index] as Item))
    const lines = linesOf(items.length, columns, partOf)
    const starts = lines.flatMap((line) => (line.kind === 'row' ? line.from : []))
    const keyOf = (at: number) => {
      const line = lines[at]
      if (line?.kind === 'heading') return `part ${line.part}`
      return line ? idOf(items[line.from] as Item) : ''
    }
    return { lines, starts, keyOf: parts && keyOf }
  }, [items, idOf, columns, parts])
}
