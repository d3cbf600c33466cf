import type { ImportRow } from './verdicts'

export type SheetView = 'all' | 'new' | 'known' | 'faulty'

/** What was mended stays where it was wrong, so that nothing moves under the hands. */
export function rowsInView(
  rows: readonly ImportRow[],
  view: SheetView,
  mended: ReadonlySet<string>,
): readonly ImportRow[] {
  if (view === 'all') return rows
  const mendedRows = new Set([...mended].map((cell) => Number(cell.split(':')[0])))
  return rows.filter(({ state, index }) => {
    if (view === 'faulty') return state === 'faulty' || mendedRows.has(index)
    if (view === 'new') return state === 'new'
    return state === 'changed' || state === 'same' || state === 'skipped'
  })
}
