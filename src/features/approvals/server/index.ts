/** What approvals exports to other features, and to the whole. */
export { countWaitingApprovals } from './approvalRows'
export { approvalLetters } from './letters'
