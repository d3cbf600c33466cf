import type { CustomerProfile } from '../../generated/facts/features/session'

/** Spec §3: city, state and zip, each replaced by N/A if missing. */
export function addressOf(profile: CustomerProfile, missing = 'N/A'): string {
  const { customerCity, customerState, customerZip } = profile
  return [customerCity, customerState, customerZip].map((part) => part || missing).join(', ')
}

/** Spec §3: sorted by sequence; ties by name, so that the order is stable. */
export function sortProfiles(profiles: Record<string, CustomerProfile>): CustomerProfile[] {
  return Object.values(profiles).toSorted(
    (a, b) => a.sequence - b.sequence || a.customerName.localeCompare(b.customerName),
  )
}

/** Spec §5: a case-insensitive substring of the name or the address. */
export function findProfiles(profiles: CustomerProfile[], search: string): CustomerProfile[] {
  const wanted = search.trim().toLowerCase()
  return profiles.filter((profile) =>
    [profile.customerName, addressOf(profile)].some((text) => text.toLowerCase().includes(wanted)),
  )
}

/** Spec §4: choosing the current profile does nothing. Spec §5: locked ones are disabled. */
export function maySwitchTo(profile: CustomerProfile, currentId: string): boolean {
  return !profile.isLocked && profile.customerID !== currentId
}
