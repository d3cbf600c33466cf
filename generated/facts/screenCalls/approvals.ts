// Generated from manifest/features/approvals.yaml by npm run codegen. Edit the manifest, not this file.

import { listApprovals, approveVersions, undoDecisions, askForChanges, rejectVersions, remindApprovers, reassignApprovals, withdrawApprovals, listApproverChoices } from '../features/approvals'

export const calls = {
  list: listApprovals,
  actions: { approveVersions, undoDecisions, askForChanges, rejectVersions, remindApprovers, reassignApprovals, withdrawApprovals },
  options: { listApproverChoices },
}
