import type { Predicate } from '../../../../codegen/read/manifest'
import type {
  CallRow,
  OutlineEntry,
  OutlineSection,
  OutlineTree,
  RouteRow,
  RuleRow,
  ScreenRow,
  SubjectName,
  Tables,
} from '../../../../codegen/workbench/protocol'

/** A subject with its rows in the tables. */
export type Found =
  | {
      kind: 'entry'
      row: OutlineEntry
      section: OutlineSection
      tree: OutlineTree
      route: RouteRow | null
    }
  | { kind: 'section'; row: OutlineSection; tree: OutlineTree }
  | { kind: 'route'; row: RouteRow }
  | { kind: 'call'; row: CallRow }
  | { kind: 'rule'; row: RuleRow }
  | { kind: 'screen'; row: ScreenRow }
  /** A control of the shell outside the menu trees; the tables only say who sees it. */
  | { kind: 'control'; row: { id: string; place: string } }

export function findSubject(tables: Tables, subject: SubjectName): Found | null {
  const [kind = '', id = ''] = splitSubject(subject)
  const byId = <Row extends { id: string }>(rows: readonly Row[]) =>
    rows.find((row) => row.id === id)
  if (kind === 'route') return wrap('route', byId(tables.routes))
  if (kind === 'call') return wrap('call', byId(tables.calls))
  if (kind === 'rule') return wrap('rule', byId(tables.rules))
  if (kind === 'screen') return wrap('screen', byId(tables.screens))
  if (kind === 'control' && Object.hasOwn(tables.navigation.controls, id))
    return { kind, row: { id, place: '' } }
  for (const tree of tables.outline)
    for (const section of tree.sections) {
      if (section.subject === subject) return { kind: 'section', row: section, tree }
      const row = section.entries.find((entry) => entry.subject === subject)
      if (row) return { kind: 'entry', row, section, tree, route: routeOfEntry(tables, subject) }
    }
  return null
}

/**
 * Splits a name: `entry normal/audience/users.list` is the entry `users.list` of section `audience`
 * of tree `normal`.
 */
export function splitSubject(subject: SubjectName): readonly [kind: string, id: string] {
  const at = subject.indexOf(' ')
  return [subject.slice(0, at), subject.slice(at + 1)]
}

export const entrySubject = (tree: string, section: string, entry: string): SubjectName =>
  `entry ${tree}/${section}/${entry}`

export const sectionSubject = (tree: string, section: string): SubjectName =>
  `section ${tree}/${section}`

/** The route an entry leads to; null for links and actions. */
function routeOfEntry(tables: Tables, subject: SubjectName): RouteRow | null {
  for (const tree of tables.navigation.trees)
    for (const section of tree.sections)
      for (const { id, target } of section.entries)
        if (entrySubject(tree.id, section.id, id) === subject && 'route' in target)
          return tables.routes.find((route) => route.id === target.route) ?? null
  return null
}

/** The access of each entry of a section: its own, else its route's. */
export const accessesIn = (section: OutlineSection, tables: Tables): Predicate[] =>
  section.entries.flatMap(
    ({ subject, access }) => access ?? routeOfEntry(tables, subject)?.access ?? [],
  )

function wrap<Kind extends string, Row>(kind: Kind, row: Row | undefined) {
  return row === undefined ? null : { kind, row }
}

/** The subject's title in one language; its id if it has no text. */
export function titleOf(found: Found, words: Readonly<Record<string, string>>): string {
  const say = (key: string) => words[key] ?? key
  switch (found.kind) {
    case 'entry':
      return say(found.row.labelKey)
    case 'section':
      return say(found.row.titleKey)
    case 'route':
      return say(found.row.title)
    default:
      return found.row.id
  }
}

/** The keys of the subject's texts. */
export function wordKeysOf(found: Found, tables: Tables): readonly string[] {
  if (found.kind === 'entry') return [found.row.labelKey]
  if (found.kind === 'route') return [found.row.title]
  if (found.kind === 'screen') return found.row.words
  if (found.kind !== 'section') return []
  const sections = tables.navigation.trees.flatMap((tree) =>
    tree.sections.map((section) => ({ subject: sectionSubject(tree.id, section.id), section })),
  )
  const drawn = sections.find(({ subject }) => subject === found.row.subject)?.section
  return [...new Set([found.row.titleKey, drawn?.shortTitle ?? found.row.titleKey])]
}

/** In how many places of menus and routes a text key is used. */
export function placesOfWords(tables: Tables, key: string): number {
  const used = tables.outline.flatMap(({ sections }) =>
    sections
      .filter(({ sameAs }) => sameAs === undefined)
      .flatMap(({ titleKey, entries }) => [titleKey, ...entries.map(({ labelKey }) => labelKey)]),
  )
  return [...used, ...tables.routes.map(({ title }) => title)].filter((each) => each === key).length
}
