/** A fifth more or less, as dice fall (0 to 1): ten thousand pages do not ask in the same second. */
export function restMs(ms: number, drawn: number): number {
  return ms * (0.8 + 0.4 * drawn)
}
