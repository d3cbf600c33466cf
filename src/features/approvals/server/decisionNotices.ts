/** What people are told of the decision on a request. */
export const decisionNotices = {
  approved: 'approvalGiven',
  changes_requested: 'changesAsked',
  rejected: 'approvalRefused',
} as const
