/** What stands below each other in a grid: rows of items, and before those of a part what it is called. */
export type GridLine =
  | { readonly kind: 'heading'; readonly part: string; readonly from: number }
  | { readonly kind: 'row'; readonly from: number; readonly to: number }

/** Each part begins a row of its own; its items stand beside each other in the order given. */
export function linesOf(
  count: number,
  columns: number,
  partOf?: (index: number) => string,
): GridLine[] {
  const lines: GridLine[] = []
  let last: string | undefined
  for (let from = 0; from < count;) {
    const part = partOf?.(from)
    if (part !== undefined && part !== last) lines.push({ kind: 'heading', part, from })
    last = part
    let to = from + 1
    while (to < Math.min(from + columns, count) && partOf?.(to) === part) to += 1
    lines.push({ kind: 'row', from, to })
    from = to
  }
  return lines
}
