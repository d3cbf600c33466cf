import type { SubjectName, Tables, Tenant } from '../../../../codegen/workbench/protocol'
import { changedIn } from '../lens/tenant'

/** All trees as one flat list of lines, for the tree widget. */
export interface OutlineLine {
  /** `tree normal`, `section normal/audience`, `entry normal/audience/users.list`. */
  readonly id: string
  /** The subject a press selects; null for a tree. */
  readonly subject: SubjectName | null
  readonly parentId: string | null
  readonly level: 1 | 2 | 3
  readonly label: string
  readonly isOpen: boolean | null
  /** The person of the lens does not see it. */
  readonly isHidden: boolean
  /** The chosen tenant has it otherwise than everybody. */
  readonly isChanged: boolean
  readonly position: number
  readonly count: number
}

interface Looked {
  readonly words: Readonly<Record<string, string>>
  readonly visible: ReadonlySet<SubjectName>
  readonly tenant: Tenant | null
  readonly closed: ReadonlySet<string>
  readonly treeLabel: (id: string) => string
}

export function outlineLines(outline: Tables['outline'], looked: Looked): readonly OutlineLine[] {
  const { words, visible, tenant, closed, treeLabel } = looked
  const say = (key: string) => words[key] ?? key
  return outline.flatMap((tree, treeAt) => {
    const treeId = `tree ${tree.id}`
    const isTreeOpen = !closed.has(treeId)
    const sections = tree.sections.flatMap((section, at): OutlineLine[] => {
      const isOpen = !closed.has(section.subject)
      const entries = section.entries.map((entry, index): OutlineLine => ({
        id: entry.subject,
        subject: entry.subject,
        parentId: section.subject,
        level: 3,
        label: say(entry.labelKey),
        isOpen: null,
        isHidden: !visible.has(entry.subject),
        isChanged: changedIn(tenant, entry.subject, entry.labelKey) !== null,
        position: index + 1,
        count: section.entries.length,
      }))
      const line: OutlineLine = {
        id: section.subject,
        subject: section.subject,
        parentId: treeId,
        level: 2,
        label: say(section.titleKey),
        isOpen,
        isHidden: !visible.has(section.subject),
        isChanged: changedIn(tenant, section.subject, section.titleKey) !== null,
        position: at + 1,
        count: tree.sections.length,
      }
      return isOpen ? [line, ...entries] : [line]
    })
    const line: OutlineLine = {
      id: treeId,
      subject: null,
      parentId: null,
      level: 1,
      label: treeLabel(tree.id),
      isOpen: isTreeOpen,
      isHidden: !tree.sections.some(({ subject }) => visible.has(subject)),
      isChanged: false,
      position: treeAt + 1,
      count: outline.length,
    }
    return isTreeOpen ? [line, ...sections] : [line]
  })
}
