import type { Edit } from './protocol'

/** What a save meant, in a line: it stands beside Undo. */
export function describeEdits(edits: readonly Edit[]): string {
  const [first, ...more] = [...new Set(edits.map(describeFor))]
  if (first === undefined) return ''
  return more.length === 0 ? first : `${first}, and ${more.length} more`
}

const describeFor = (edit: Edit) =>
  edit.overlay === undefined ? describe(edit) : `${describe(edit)} for ${edit.overlay}`

function describe(edit: Edit): string {
  switch (edit.do) {
    case 'setWords':
      return `words of ${edit.key} (${edit.language})`
    case 'setAccess':
      return `access of ${edit.of}`
    case 'setHidden':
      return `${edit.hidden ? 'hiding' : 'showing'} ${edit.of}`
    case 'reorder':
    case 'move':
      return `place of ${edit.of}`
    case 'setBadge':
      return `badge of ${edit.of}`
    case 'setScreen':
      return `${edit.part} of ${edit.of}`
    case 'addFlag':
      return `new flag ${edit.id}`
    case 'setRule':
      return edit.of
    case 'rewriteTables':
      return "rows of QA's tables"
    case 'approve':
      return `approval of ${edit.approval.widens}`
  }
}
