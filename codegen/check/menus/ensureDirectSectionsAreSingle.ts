import type { Problem } from '../../problems/problem'
import { problemAt, related, within } from '../../problems/spot'
import { rulesTogether, type CheckContext, type PlacedSection } from '../checkContext'

/** A direct section, which opens its only entry, has just one: a second could not be reached. */
export function ensureDirectSectionsAreSingle(checkContext: CheckContext): Problem[] {
  return checkContext.sections
    .filter(({ section }) => section.whenSingle === 'direct')
    .flatMap((section) => firstPair(section, checkContext) ?? [])
}

function firstPair({ section, spot, entries, trees }: PlacedSection, { rules }: CheckContext) {
  for (const [at, entry] of entries.entries())
    for (const other of entries.slice(at + 1))
      for (const tree of trees) {
        const all = rulesTogether(tree, entry, other)
        const world = rules.find({ all, none: [] })
        if (!world) continue
        const message = `${rules.describe(world)} sees two entries of the section ${section.id}, which opens only the first; leave whenSingle out, or narrow one of the two.`
        return problemAt('NAV-SINGLE', within(spot, 'whenSingle'), message, {
          related: [related(entry.spot, 'for the first.'), related(other.spot, 'for the second.')],
        })
      }
  return undefined
}
