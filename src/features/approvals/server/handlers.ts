// The answers to this feature's calls, by their ids.
import { approvals } from './approvals'
import { policies } from './policies'
import { approverChoices, policyChoices } from './policyChoices'

export const listApprovals = approvals.handler
export {
  approveVersions,
  askForChanges,
  reassignApprovals,
  rejectVersions,
  remindApprovers,
  undoDecisions,
  withdrawApprovals,
} from './decide'
export { askApproval } from './askApproval'
export { publishProgram } from './publishProgram'

export const listApprovalPolicies = policies.handler
export const listPolicyChoices = policyChoices.handler
export const listApproverChoices = approverChoices.handler
export {
  addApprovalPolicy,
  reopenApprovalPolicies,
  retireApprovalPolicies,
  updateApprovalPolicy,
} from './policies'
export {
  addComment,
  editComment,
  getVersionTimeline,
  listComments,
  removeComment,
  resolveComment,
} from './comments'
