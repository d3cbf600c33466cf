import type { SubjectName } from '../../../../codegen/workbench/protocol'
import type { World } from '../../../../generated/facts/access'
import { can } from '../../../access/can'
import { visibleSections } from '../../../shell/sidebar/menuTree'
import { entrySubject, sectionSubject } from '../inspector/subject'
import type { Drawn } from './settle'

/** The names of the entries and sections this person sees in their one tree. */
export function visibleSubjects({ trees }: Drawn, world: World): ReadonlySet<SubjectName> {
  const tree = trees.find(({ access }) => can(access, world))
  if (!tree) return new Set()
  return new Set(
    visibleSections([tree], world, null).flatMap(({ id, entries }) => [
      sectionSubject(tree.id, id),
      ...entries.map((entry) => entrySubject(tree.id, id, entry.id)),
    ]),
  )
}
