/** Whether two values say the same, whatever the order of their fields. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (!isParted(one) || !isParted(other)) return false
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return (
    Array.isArray(one) === Array.isArray(other) &&
    [...names].every((name) => isSame(one[name], other[name]))
  )
}

const isParted = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
