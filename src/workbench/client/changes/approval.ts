import type { AccessChange } from '../../../../codegen/questions/diff'
import type { Edit, SubjectName } from '../../../../codegen/workbench/protocol'

/** The roles an approval must name: all that gain access, and those approved before. */
export function rolesToApprove(
  changes: readonly AccessChange[],
  edits: readonly Edit[],
  of: SubjectName,
): readonly string[] {
  const agreed = approvalsIn(edits).flatMap((each) => (each.widens === of ? each.for : []))
  const gained = changes
    .filter(({ subject, needsApproval }) => needsApproval && subject === of)
    // `viewer and admin` is split into two role names.
    .flatMap(({ roles }) => roles.flatMap((role) => role.split(' and ')))
  return [...new Set([...agreed, ...gained])]
}

/** The last approver, suggested for the next approval. */
export const lastApprover = (edits: readonly Edit[]): string => approvalsIn(edits).at(-1)?.by ?? ''

const approvalsIn = (edits: readonly Edit[]) =>
  edits.flatMap((edit) => (edit.do === 'approve' ? edit.approval : []))
