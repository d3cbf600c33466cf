// Rules of choosing several among many: what a press does to the set of chosen ids.

/** What the last plain choice left behind: ranges start there and keep what was chosen then. */
export interface Anchor {
  id: string
  base: ReadonlySet<string>
}

export function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return next
}

/** The anchor's set and everything from the anchor to this id, in the order of the page. */
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

/** What the box over all of them shows. */
export function coverage(
  order: readonly string[],
  ids: ReadonlySet<string>,
): 'none' | 'some' | 'all' {
  const count = order.filter((id) => ids.has(id)).length
  if (count === 0) return 'none'
  return count === order.length ? 'all' : 'some'
}
