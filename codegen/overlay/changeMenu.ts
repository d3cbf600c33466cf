import type { MenuEntry, NavigationFile, Predicate, SectionEntry } from '../read/manifest'
import type { AddedEntry, Position, SetEntry } from '../read/overlay'
import { idOf } from '../resolve/idOf'
import { inEntry, inSection, inTree, isBody, placeOf } from '../names/places'

/**
 * Menu changes of an overlay, one at a time. Unknown places are ignored, because checks report
 * them.
 */
export function setPlace(navigation: NavigationFile, subject: string, change: SetEntry) {
  const place = placeOf(subject)
  return place.kind === 'entry'
    ? inEntry(navigation, place, (entry) => ({ ...entry, ...change }))
    : inSection(navigation, place, (section) => ({ ...section, ...change }))
}

export function guardPlace(navigation: NavigationFile, subject: string, access: Predicate) {
  const place = placeOf(subject)
  return place.kind === 'entry'
    ? inEntry(navigation, place, (entry) => ({ ...entry, access }))
    : inSection(navigation, place, (section) => ({ ...section, access }))
}

export function addEntry(
  navigation: NavigationFile,
  subject: string,
  { before, after, ...entry }: AddedEntry,
) {
  return inSection(navigation, placeOf(subject), (section) => ({
    ...section,
    entries: placed(section.entries, entry, { before, after }, entryNamed),
  }))
}

export function reorderPlace(navigation: NavigationFile, subject: string, position: Position) {
  const place = placeOf(subject)
  if (place.kind === 'section')
    return inTree(navigation, place.tree, (sections) => {
      const moved = sections.find(({ id }) => id === place.section)
      const rest = sections.filter((section) => section !== moved)
      return moved ? placed(rest, moved, position, sectionNamed) : sections
    })
  return inSection(navigation, place, (section) => {
    const moved = section.entries.find((entry) => idOf(entry) === place.entry)
    const rest = section.entries.filter((entry) => entry !== moved)
    return moved ? { ...section, entries: placed(rest, moved, position, entryNamed) } : section
  })
}

export function hidePlace(navigation: NavigationFile, subject: string): NavigationFile {
  const place = placeOf(subject)
  if (place.kind === 'entry')
    return inSection(navigation, place, (section) => ({
      ...section,
      entries: section.entries.filter((entry) => idOf(entry) !== place.entry),
    }))
  const kept = withBodyAtTwin(navigation, place.tree, place.section)
  return inTree(kept, place.tree, (sections) => sections.filter(({ id }) => id !== place.section))
}

/** Removes a section's entries; the first section that is `same` as it keeps them. */
function withBodyAtTwin(navigation: NavigationFile, tree: string, id: string): NavigationFile {
  const sections = navigation.trees.flatMap((each) => each.sections)
  const twin = sections.find(({ sameAs }) => sameAs === id)
  const body = navigation.trees
    .find((each) => each.id === tree)
    ?.sections.find((section) => section.id === id)
  if (!twin || !body || !isBody(body)) return navigation
  const inherit = (section: SectionEntry): SectionEntry => {
    if (section === twin) return { ...body, id: twin.id }
    return section.sameAs === id ? { ...section, sameAs: twin.id } : section
  }
  return {
    ...navigation,
    trees: navigation.trees.map((each) => ({ ...each, sections: each.sections.map(inherit) })),
  }
}

const entryNamed = (subject: string) => (entry: MenuEntry) => idOf(entry) === placeOf(subject).entry
const sectionNamed = (subject: string) => (section: SectionEntry) =>
  section.id === placeOf(subject).section

function placed<Item>(
  items: readonly Item[],
  item: Item,
  { before, after }: Position,
  named: (subject: string) => (item: Item) => boolean,
): Item[] {
  const beside = before ?? after
  const at = beside === undefined ? -1 : items.findIndex(named(beside))
  if (at < 0) return [...items, item]
  return items.toSpliced(before === undefined ? at + 1 : at, 0, item)
}
