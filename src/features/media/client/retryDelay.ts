export const maxAttempts = 8

const firstDelayMs = 500
const longestDelayMs = 30_000

/**
 * Half a second, doubling to thirty. Up to a quarter is taken off by chance, so that four parts which
 * broke together do not come back together.
 */
export function retryDelayMs(failedAttempts: number, random: number): number {
  const delayMs = Math.min(firstDelayMs * 2 ** (failedAttempts - 1), longestDelayMs)
  return Math.round(delayMs * (1 - random / 4))
}
