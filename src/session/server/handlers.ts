/** The calls of manifest/features/session.yaml. */
export { getCustomerProfiles, getOrganizationAccess, switchCustomer } from './customers'
export { refreshSession } from './refreshSession'
export { revokeSession } from './revokeSession'
export { getRolePermissions, getRoles } from './roles'
export { signIn } from './signIn'
export { getSignInOptions } from './signInOptions'
export { signInWithCode } from './signInWithCode'
export {
  getThirdPartyLinks,
  startThirdPartyLink,
  unlinkThirdParty,
} from './thirdParty/linkHandlers'
