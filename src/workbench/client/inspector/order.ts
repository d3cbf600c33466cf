import type {
  Edit,
  OutlineSection,
  SubjectName,
  Tables,
} from '../../../../codegen/workbench/protocol'
import { entrySubject, findSubject, splitSubject } from './subject'

type Move = Extract<Edit, { do: 'move' }>

/** One step up or down in its list; null at its end, or if the list belongs to another section. */
export function moveBy(tables: Tables, subject: SubjectName, step: -1 | 1): Move | null {
  const order = siblingsOf(tables, subject)
  const at = order.indexOf(subject)
  const to = at + step
  if (at < 0 || to < 0 || to >= order.length) return null
  // Moving down by one means: before the one after the next.
  return { do: 'move', of: subject, before: order[step < 0 ? to : to + 1] ?? null }
}

/** Moves to the end of another section of the same tree. */
export function moveInto(subject: SubjectName, section: SubjectName): Move {
  return { do: 'move', of: subject, into: section, before: null }
}

/** The entry's name after a move: its section is part of the name. */
export function nameAfter({ of, into }: Move): SubjectName {
  if (into === undefined) return of
  const [, path] = splitSubject(of)
  const [tree = '', section = ''] = splitSubject(into)[1].split('/')
  return entrySubject(tree, section, path.split('/').slice(2).join('/'))
}

/** Sections an entry can be moved to: those of its tree with entries of their own. */
export function sectionsBeside(tables: Tables, subject: SubjectName): readonly OutlineSection[] {
  const found = findSubject(tables, subject)
  if (found?.kind !== 'entry' || found.section.sameAs !== undefined) return []
  return found.tree.sections.filter(
    (section) => section.sameAs === undefined && section !== found.section,
  )
}

function siblingsOf(tables: Tables, subject: SubjectName): readonly SubjectName[] {
  const found = findSubject(tables, subject)
  if (found?.kind === 'rule') return tables.rules.map(({ id }) => `rule ${id}`)
  if (found?.kind === 'section') return found.tree.sections.map((section) => section.subject)
  if (found?.kind !== 'entry' || found.section.sameAs !== undefined) return []
  return found.section.entries.map((entry) => entry.subject)
}
