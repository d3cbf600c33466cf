import type { Edit, SubjectName, Tables, Tenant } from '../../../../codegen/workbench/protocol'
import { findSubject, splitSubject } from '../inspector/subject'

/** The overlay of that name; undefined for everybody. */
export const tenantIn = (tables: Tables, name: string | null | undefined): Tenant | undefined =>
  tables.tenants.find((tenant) => tenant.name === name)

/** The tables as the customers of an overlay have them. */
export const tablesFor = (tables: Tables, name: string | null | undefined): Tables => ({
  ...tables,
  ...tenantIn(tables, name)?.tables,
})

/** Whether an overlay leaves it out, itself or the section around it. */
export function isHiddenIn(tenant: Tenant | null, subject: SubjectName | null): boolean {
  if (!tenant || subject === null) return false
  const [kind, id] = splitSubject(subject)
  const section = kind === 'entry' ? `section ${id.split('/', 2).join('/')}` : subject
  return tenant.hidden.some((of) => of === subject || of === section)
}

/** Where the overlay speaks of a subject or of its texts: the place; '' for texts; null: it is as for everybody. */
export function changedIn(
  tenant: Tenant | null,
  subject: SubjectName,
  key: string | undefined,
): string | null {
  const place = tenant?.changed[subject]
  return place ?? (key !== undefined && tenant?.words.includes(key) ? '' : null)
}

/** The edit for the customers of an overlay. Flags, approvals and tests are the same for all. */
export function editFor(edit: Edit, overlay: string | null, tables: Tables): Edit {
  if (overlay === null) return edit
  if (edit.do === 'addFlag' || edit.do === 'approve' || edit.do === 'rewriteTables') return edit
  if (edit.do !== 'move' || edit.into !== undefined || edit.of.startsWith('rule '))
    return { ...edit, overlay }
  const position =
    edit.before === null ? { after: lastBeside(edit.of, tables) } : { before: edit.before }
  return { do: 'reorder', of: edit.of, position, overlay }
}

/** The last of the section or tree in which a subject stands. */
function lastBeside(of: SubjectName, tables: Tables): SubjectName {
  const found = findSubject(tables, of)
  if (found?.kind === 'section') return found.tree.sections.at(-1)!.subject
  return found?.kind === 'entry' ? found.section.entries.at(-1)!.subject : of
}
