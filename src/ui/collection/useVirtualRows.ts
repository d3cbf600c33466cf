import { useEffect, useLayoutEffect } from 'react'
import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual'
import type { Frame } from './useFrame'

interface RowsOptions {
  frame: Frame
  count: number
  /** Pixels; used until a row is measured. */
  rowHeight: number
  /** Of rows that differ. */
  heightOf?: ((row: number) => number) | undefined
  /** By which a row is known again among others; where it stands by default. */
  keyOf?: ((row: number) => string) | undefined
  gap?: number
  /** This row stays rendered even when scrolled away, because it has the focus. */
  keepRow: number
  onEndReached?: (() => void) | undefined
}

const rowsBeforeEnd = 3

/** The rows near the visible part, with their offset from the top of the list. */
export function useVirtualRows(options: RowsOptions) {
  const { frame, count, rowHeight, heightOf, keyOf, gap = 0, keepRow, onEndReached } = options
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => frame.scroller,
    estimateSize: heightOf ?? (() => rowHeight),
    ...(keyOf && { getItemKey: keyOf }),
    gap,
    scrollMargin: frame.margin,
    overscan: 2,
    rangeExtractor: (range: Range) => withRow(defaultRangeExtractor(range), keepRow, count),
  })
  // All measured heights are outdated once the estimate changes, which follows from the width.
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight])

  const isAtEnd = count > 0 && (virtualizer.range?.endIndex ?? 0) >= count - rowsBeforeEnd
  useEffect(() => {
    if (isAtEnd) onEndReached?.()
    // Once per page of rows, not for each new callback.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isAtEnd, count])

  return {
    rows: virtualizer.getVirtualItems().map(({ index, start, end }) => ({
      index,
      top: start - frame.margin,
      bottom: end - frame.margin,
    })),
    height: virtualizer.getTotalSize(),
    measure: virtualizer.measureElement,
  }
}

function withRow(rows: number[], kept: number, count: number): number[] {
  if (kept < 0 || kept >= count || rows.includes(kept)) return rows
  return [...rows, kept].sort((a, b) => a - b)
}
