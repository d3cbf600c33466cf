export const maxAttempts = 8

const firstDelayMs = 500
const longestDelayMs = 30_000

/**
 * Half a second, doubling up to thirty. Up to a quarter is subtracted at random, so that parts
 * which failed together do not retry together.
 */
export function retryDelayMs(failedAttempts: number, random: number): number {
  const delayMs = Math.min(firstDelayMs * 2 ** (failedAttempts - 1), longestDelayMs)
  return Math.round(delayMs * (1 - random / 4))
}
