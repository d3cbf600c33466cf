/** What approvals exports to other features, and to the whole. */
export { countWaitingApprovals, managersAmong } from './approvalRows'
export { approvalLetters } from './letters'
export { tellOfDueJob } from './tellOfDue'
export {
  addAudience,
  editAudience,
  listAudience,
  removeAudience,
  reportAudience,
} from './audienceComments'
