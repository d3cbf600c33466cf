// Generated from manifest/features/approvals.yaml by npm run codegen. Edit the manifest, not this file.

import { listApprovalPolicies, addApprovalPolicy, updateApprovalPolicy, retireApprovalPolicies, reopenApprovalPolicies } from '../features/approvals'

export const calls = {
  list: listApprovalPolicies,
  create: addApprovalPolicy,
  update: updateApprovalPolicy,
  actions: { retireApprovalPolicies, reopenApprovalPolicies },
}
