/** What screens about people do with accounts and memberships. */
export { invitePerson, writeInvitation, type Invitation } from './invitePerson'
export { findRoles, replaceRoles } from './roles'
export { giveTemporaryPassword, type TemporaryPassword } from './temporaryPassword'
