import type { Problem } from '../../problems/problem'
import { problemAt, related } from '../../problems/spot'
import type { MenuEntry } from '../../read/manifest'
import { idOf } from '../../resolve/idOf'
import {
  rulesTogether,
  type CheckContext,
  type PlacedEntry,
  type PlacedSection,
} from '../checkContext'

/** Entries of a section have distinct ids, and nobody sees two entries with the same target. */
export function ensureEntriesDiffer(checkContext: CheckContext): Problem[] {
  return checkContext.sections.flatMap((section) => {
    const byTarget = new Map<string, PlacedEntry>()
    const byId = new Map<string, PlacedEntry>()
    return section.entries.flatMap((entry) => {
      const [target, id] = [targetOf(entry.entry), idOf(entry.entry)]
      const [twin, namesake] = [byTarget.get(target), id === undefined ? undefined : byId.get(id)]
      if (!twin) byTarget.set(target, entry)
      if (id !== undefined && !namesake) byId.set(id, entry)
      const world = twin && together(twin, entry, section, checkContext)
      if (twin && world)
        return problemAt(
          'ENTRY-DOUBLED',
          entry.spot,
          `${checkContext.rules.describe(world)} finds ${placeOf(entry.entry)} twice in the section ${section.section.id}; leave one of the two out.`,
          { related: [related(twin.spot, 'for the first.')] },
        )
      if (!namesake) return []
      const message = `The entry id ${id} is already given in the section ${section.section.id}; give this one an id of its own.`
      return problemAt('ID-DOUBLED', entry.spot, message, {
        related: [related(namesake.spot, 'for the first.')],
      })
    })
  })
}

const placeOf = ({ route, link, action }: MenuEntry) => route ?? link ?? action
const targetOf = ({ route, params, link, action }: MenuEntry) =>
  JSON.stringify({ route, params, link, action })

function together(
  a: PlacedEntry,
  b: PlacedEntry,
  { trees }: PlacedSection,
  { rules }: CheckContext,
) {
  for (const tree of trees) {
    const world = rules.find({ all: rulesTogether(tree, a, b), none: [] })
    if (world) return world
  }
  return undefined
}
