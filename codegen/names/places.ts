import type { MenuEntry, NavigationFile, SectionBody, SectionEntry } from '../read/manifest'
import { idOf } from '../resolve/idOf'

/** An entry or a section of a menu by its subject name: `entry normal/create/clips.list`, `section normal/create`. */
export interface Place {
  readonly kind: 'entry' | 'section'
  readonly tree: string
  readonly section: string
  /** Absent for a section. */
  readonly entry?: string
}

export function placeOf(subject: string): Place {
  const [kind = '', id = ''] = subject.split(' ')
  const [tree = '', section = '', entry] = id.split('/')
  return kind === 'entry'
    ? { kind, tree, section, ...(entry === undefined ? {} : { entry }) }
    : { kind: 'section', tree, section }
}

/** The subject of what an entry or a section stands in: its section, its tree. */
export const homeOf = ({ kind, tree, section }: Place) =>
  kind === 'entry' ? `section ${tree}/${section}` : `tree ${tree}`

export const isBody = (section: SectionEntry): section is SectionBody =>
  section.sameAs === undefined

/** The sections of one tree, rewritten. */
export function inTree(
  navigation: NavigationFile,
  id: string,
  change: (sections: readonly SectionEntry[]) => readonly SectionEntry[],
): NavigationFile {
  return {
    ...navigation,
    trees: navigation.trees.map((tree) =>
      tree.id === id ? { ...tree, sections: change(tree.sections) } : tree,
    ),
  }
}

/** One section with entries of its own, rewritten. */
export function inSection(
  navigation: NavigationFile,
  { tree, section: id }: Place,
  change: (section: SectionBody) => SectionBody,
): NavigationFile {
  return inTree(navigation, tree, (sections) =>
    sections.map((section) => (section.id === id && isBody(section) ? change(section) : section)),
  )
}

/** One entry, rewritten. */
export function inEntry(
  navigation: NavigationFile,
  place: Place,
  change: (entry: MenuEntry) => MenuEntry,
): NavigationFile {
  return inSection(navigation, place, (section) => ({
    ...section,
    entries: section.entries.map((entry) => (idOf(entry) === place.entry ? change(entry) : entry)),
  }))
}
