import type { CustomerProfile } from '../../../generated/facts/features/session'

/** The next row for an arrow key. Locked rows are skipped, and it wraps around at the ends. */
export function stepFrom(
  profiles: readonly CustomerProfile[],
  activeId: string | null,
  step: 'next' | 'previous' | 'first' | 'last',
): string | null {
  const open = profiles.filter(({ isLocked }) => !isLocked).map(({ customerID }) => customerID)
  const at = activeId === null ? -1 : open.indexOf(activeId)
  switch (step) {
    case 'first':
      return open[0] ?? null
    case 'last':
      return open.at(-1) ?? null
    case 'next':
      return open[(at + 1) % open.length] ?? null
    case 'previous':
      return open.at(at <= 0 ? -1 : at - 1) ?? null
  }
}
