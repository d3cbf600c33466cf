/**
 * Copies new contents into an old table. Many modules import a generated table, and some hold on to
 * it (createCallFx keeps its call, the server its routes). Returns false if that is impossible, as
 * for a number, text or function.
 */
export function takeOver(old: unknown, next: unknown): boolean {
  if (Array.isArray(old) && Array.isArray(next)) {
    old.splice(0, old.length, ...(next as unknown[]))
    return true
  }
  if (!isTable(old) || !isTable(next)) return false
  // All keys are deleted first, so that the table gets the new order.
  for (const key of Object.keys(old)) delete old[key]
  Object.assign(old, next)
  return true
}

/** A plain object; instances of classes are replaced as a whole. */
function isTable(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  )
}

/** Primitive values may have been copied while the program started. */
export function isConstant(value: unknown): boolean {
  return ['string', 'number', 'boolean'].includes(typeof value)
}
