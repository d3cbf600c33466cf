/** A fifth more or less, as dice fall (0 to 1): ten thousand pages do not ask in the same second. */
export function restMs(seconds: number, drawn: number): number {
  return seconds * 1000 * (0.8 + 0.4 * drawn)
}
