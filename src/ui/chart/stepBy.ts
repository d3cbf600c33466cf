/** What the keys move over: steps in a row, or in rows that lie below each other. */
export interface Steps {
  readonly count: number
  /** How many steps a row has; missing: there is only one row. */
  readonly perRow?: number | undefined
}

/** Where a key leads from a step; undefined: it leads nowhere. */
export function stepBy(key: string, from: number, { count, perRow }: Steps): number | undefined {
  const last = count - 1
  const far = Math.max(1, Math.round(count / 10))
  const along = (steps: number) => Math.max(0, Math.min(last, from + steps))
  const inRow = (step: number) => {
    const to = from + step
    const isSameRow = perRow === undefined || Math.floor(to / perRow) === Math.floor(from / perRow)
    return to >= 0 && to <= last && isSameRow ? to : from
  }
  const across = (rows: number) => {
    if (perRow === undefined) return along(-rows)
    const to = from + rows * perRow
    return to >= 0 && to <= last ? to : from
  }
  const moves: Readonly<Record<string, () => number>> = {
    ArrowRight: () => inRow(1),
    ArrowLeft: () => inRow(-1),
    ArrowUp: () => across(-1),
    ArrowDown: () => across(1),
    PageUp: () => along(far),
    PageDown: () => along(-far),
    Home: () => 0,
    End: () => last,
  }
  return count > 0 ? moves[key]?.() : undefined
}
