/** What screens about people do with accounts and memberships. */
export { invitationDays } from '../letters/invitationLetter'
export { forgetInvitations } from '../oneTimeCodes'
export { changeAccount, type AccountChange } from './account'
export {
  countInvited,
  countSeats,
  ensureSeats,
  forgetInvited,
  invitedMember,
  readSeats,
  writeInvitation,
  type Invitation,
} from './invitePerson'
export { mergeAccounts, type MergedAccounts } from './mergeAccounts'
export { ensureManagerLeft, findManagers, managersOf } from './managers'
export { findRoles, findRolesOf, replaceRoles, type NamedRole } from './roles'
export { giveTemporaryPassword, type TemporaryPassword } from './temporaryPassword'
