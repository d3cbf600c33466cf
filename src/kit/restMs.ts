/**
 * Varies a delay by up to a fifth, so that many pages do not call in the same second. `drawn` is a
 * random number from 0 to 1.
 */
export function restMs(ms: number, drawn: number): number {
  return ms * (0.8 + 0.4 * drawn)
}
