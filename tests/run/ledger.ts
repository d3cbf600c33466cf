/**
 * Journeys that failed and passed when run again, alone. A run tolerates two of them, and so does
 * the list of those that are known; each has seven days to be cured.
 */
export interface Unsteady {
  /** `tests/journeys/share.journey.ts › a password and a code open a page on a phone`. */
  readonly journey: string
  /** The day on which it was seen first. */
  readonly seen: string
  readonly cause?: string
}

const mostAtOnce = 2
const daysToCure = 7

/** What is wrong with the list of known ones, as sentences. */
export function faultsOf(
  ledger: readonly Unsteady[],
  isThere: (file: string) => boolean,
  today: string,
): string[] {
  const faults = ledger.flatMap(({ journey, seen }) => {
    const days = (Date.parse(today) - Date.parse(seen)) / 86_400_000
    if (Number.isNaN(days)) return [`“${journey}” has no day on which it was seen (2026-01-31).`]
    if (!isThere(journey.split(' › ')[0]!)) return [`There is no journey “${journey}”.`]
    return days > daysToCure ? [`“${journey}” has been unsteady for ${days} days.`] : []
  })
  return ledger.length > mostAtOnce
    ? [...faults, `${ledger.length} journeys are listed as unsteady; ${mostAtOnce} may be.`]
    : faults
}

export const areTooMany = (unsteady: readonly unknown[]): boolean => unsteady.length > mostAtOnce
