import type { Problem } from '../../problems/problem'
import { problemAt, within } from '../../problems/spot'
import type { CheckContext, PlacedSection } from '../checkContext'

/** A sum has something to add up: badges of entries that count. */
export function ensureSumsHaveBadges({ sections }: CheckContext): Problem[] {
  return sections.flatMap((section) => [...emptySum(section), ...sumsOfEntries(section)])
}

function emptySum({ section, spot, entries }: PlacedSection): Problem[] {
  if (section.badge?.sum === undefined || entries.some(({ entry }) => entry.badge)) return []
  const message = `No entry of ${section.id} has a badge to be summed; give one a call and a field, or leave this out.`
  return [problemAt('BADGE-SUM', within(spot, 'badge'), message)]
}

function sumsOfEntries({ entries }: PlacedSection): Problem[] {
  const sums = entries.filter(({ entry }) => entry.badge?.sum !== undefined)
  const message = 'An entry has no entries of its own to sum; name a call and a field.'
  return sums.map(({ spot }) => problemAt('BADGE-SUM', within(spot, 'badge'), message))
}
