const stepBackMs = 3_000
const leastMs = 5_000
const lastMs = 10_000

/** Where a film goes on that was left at this position; null: it begins anew. */
export function resumeAt(positionMs: number, durationMs: number): number | null {
  if (positionMs < leastMs || positionMs > durationMs - lastMs) return null
  return positionMs - stepBackMs
}
