// How presses change a selection, which is a set of ids.

/** Where a range selection starts, and what was selected at that time. */
export interface Anchor {
  id: string
  base: ReadonlySet<string>
}

export function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return next
}

/** The anchor's set plus everything from the anchor to this id, in page order. */
export function extended(
  order: readonly string[],
  anchor: Anchor | undefined,
  id: string,
): ReadonlySet<string> {
  const from = anchor ? order.indexOf(anchor.id) : -1
  const to = order.indexOf(id)
  if (to < 0) return anchor?.base ?? new Set()
  if (!anchor || from < 0) return new Set([...(anchor?.base ?? []), id])
  const range = order.slice(Math.min(from, to), Math.max(from, to) + 1)
  return new Set([...anchor.base, ...range])
}

/** What the checkbox for all items shows. */
export function coverage(
  order: readonly string[],
  ids: ReadonlySet<string>,
): 'none' | 'some' | 'all' {
  const count = order.filter((id) => ids.has(id)).length
  if (count === 0) return 'none'
  return count === order.length ? 'all' : 'some'
}
