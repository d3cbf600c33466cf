import type { AccessChange } from '../../../../codegen/questions/diff'
import type { Edit, SubjectName } from '../../../../codegen/workbench/protocol'

/** Whom an approval of a widening must name: everybody the thing opens to, and who was agreed to before. */
export function rolesToApprove(
  changes: readonly AccessChange[],
  edits: readonly Edit[],
  of: SubjectName,
): readonly string[] {
  const agreed = approvalsIn(edits).flatMap((each) => (each.widens === of ? each.for : []))
  const gained = changes
    .filter(({ subject, needsApproval }) => needsApproval && subject === of)
    // `viewer and admin` together are two names.
    .flatMap(({ roles }) => roles.flatMap((role) => role.split(' and ')))
  return [...new Set([...agreed, ...gained])]
}

/** Who has approved something just now will hardly be somebody else. */
export const lastApprover = (edits: readonly Edit[]): string => approvalsIn(edits).at(-1)?.by ?? ''

const approvalsIn = (edits: readonly Edit[]) =>
  edits.flatMap((edit) => (edit.do === 'approve' ? edit.approval : []))
