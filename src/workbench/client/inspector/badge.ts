import type { BadgeEntry } from '../../../../codegen/read/manifest'
import type { Tables } from '../../../../codegen/workbench/protocol'

export type BadgeKind = 'none' | 'count' | 'sum'
export type CountBadge = Extract<BadgeEntry, { call: string }>

export function isCount(badge: BadgeEntry | null): badge is CountBadge {
  return badge !== null && badge.sum === undefined
}

export function kindOfBadge(badge: BadgeEntry | null): BadgeKind {
  if (badge === null) return 'none'
  return isCount(badge) ? 'count' : 'sum'
}

/** A badge of another kind, counting the first countable field. */
export function badgeOfKind(kind: BadgeKind, countable: Tables['countable']): BadgeEntry | null {
  if (kind === 'none') return null
  if (kind === 'sum') return { sum: 'entries' }
  const [first] = Object.entries(countable)
  return first ? { call: first[0], field: first[1][0] ?? '' } : null
}

/** Sets a limit; without a value the manifest's default applies. */
export function withLimit(badge: CountBadge, limit: 'hideAt' | 'cap', text: string): CountBadge {
  const { [limit]: _, ...rest } = badge
  const number = Number(text)
  return text.trim() !== '' && Number.isInteger(number) && number >= 0
    ? { ...rest, [limit]: number }
    : rest
}
