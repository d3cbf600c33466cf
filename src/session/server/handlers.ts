/** The calls of manifest/features/session.yaml. */
export { changePassword } from './changePassword'
export { getCustomerProfiles, getOrganizationAccess, switchCustomer } from './customers'
export { endOtherSessions, endSession, listSessions } from './ownSessions'
export { refreshSession } from './refreshSession'
export { requestPasswordReset } from './requestPasswordReset'
export { revokeSession } from './revokeSession'
export { getRolePermissions, getRoles } from './roles'
export { listShownLetters } from './shownLetters'
export { signIn } from './signIn'
export { getSignInOptions } from './signInOptions'
export { signInWithCode } from './signInWithCode'
export {
  getThirdPartyLinks,
  startThirdPartyLink,
  unlinkThirdParty,
} from './thirdParty/linkHandlers'
