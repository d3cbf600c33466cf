export const rates = [0.5, 0.75, 1, 1.25, 1.5, 2]

/** The next faster or slower one; the last one stays. */
export function rateBeside(rate: number, by: 1 | -1): number {
  const beside = by > 0 ? rates.find((each) => each > rate) : rates.findLast((each) => each < rate)
  return beside ?? rate
}
