/**
 * A generated table is imported by many, and some hold on to it: createCallFx keeps its call, the server keeps its
 * routes. So the new contents move into the old object. Says whether they could: a number, a text or a function has
 * no inside to be replaced.
 */
export function takeOver(old: unknown, next: unknown): boolean {
  if (Array.isArray(old) && Array.isArray(next)) {
    old.splice(0, old.length, ...(next as unknown[]))
    return true
  }
  if (!isTable(old) || !isTable(next)) return false
  // All keys leave first: what is left keeps the order of the new table.
  for (const key of Object.keys(old)) delete old[key]
  Object.assign(old, next)
  return true
}

/** Made by a literal; an instance of something is replaced as a whole. */
function isTable(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  )
}

/** Somebody may have read it once and for all while the program started. */
export function isConstant(value: unknown): boolean {
  return ['string', 'number', 'boolean'].includes(typeof value)
}
