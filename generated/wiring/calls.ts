// Generated from manifest/features/*.yaml by npm run codegen. Edit the manifest, not this file.

import { getAnalyticsUrl, openAnalytics, renewAnalytics } from '../facts/features/analytics'
import { listUsers, listRoleChoices, inviteUser, updateUser, setRoles, resendInvitations, deactivateUsers, reactivateUsers, giveTemporaryPassword } from '../facts/features/audience'
import { listClips, getClip, getClipStates, startClipUpload, cancelClipUpload, renameClip, trashClips, restoreClips, retryClip } from '../facts/features/footage'
import { getMenuNotificationCount } from '../facts/features/home'
import { getUploadSignature, getUpload, reportUploads, completeUpload } from '../facts/features/media'
import { listSearches, saveSearch, removeSearch, listChanges } from '../facts/features/screens'
import { signIn, signInWithCode, getSignInOptions, listShownLetters, getThirdPartyLinks, startThirdPartyLink, unlinkThirdParty, refreshSession, revokeSession, requestPasswordReset, changePassword, listSessions, endSession, endOtherSessions, getCustomerProfiles, switchCustomer, getOrganizationAccess, getRoles, getRolePermissions } from '../facts/features/session'
import { listCustomers, addCustomer, updateCustomer, activateCustomers, lockCustomers, unlockCustomers, closeCustomers, listShotTypes, addShotType, updateShotType, archiveShotTypes, restoreShotTypes, listIndustryTypes, addIndustryType, updateIndustryType, archiveIndustryTypes, restoreIndustryTypes } from '../facts/features/super-admin'

/** Every call the server answers; those served as files are not among them. */
export const calls = {
  getAnalyticsUrl,
  openAnalytics,
  renewAnalytics,
  listUsers,
  listRoleChoices,
  inviteUser,
  updateUser,
  setRoles,
  resendInvitations,
  deactivateUsers,
  reactivateUsers,
  giveTemporaryPassword,
  listClips,
  getClip,
  getClipStates,
  startClipUpload,
  cancelClipUpload,
  renameClip,
  trashClips,
  restoreClips,
  retryClip,
  getMenuNotificationCount,
  getUploadSignature,
  getUpload,
  reportUploads,
  completeUpload,
  listSearches,
  saveSearch,
  removeSearch,
  listChanges,
  signIn,
  signInWithCode,
  getSignInOptions,
  listShownLetters,
  getThirdPartyLinks,
  startThirdPartyLink,
  unlinkThirdParty,
  refreshSession,
  revokeSession,
  requestPasswordReset,
  changePassword,
  listSessions,
  endSession,
  endOtherSessions,
  getCustomerProfiles,
  switchCustomer,
  getOrganizationAccess,
  getRoles,
  getRolePermissions,
  listCustomers,
  addCustomer,
  updateCustomer,
  activateCustomers,
  lockCustomers,
  unlockCustomers,
  closeCustomers,
  listShotTypes,
  addShotType,
  updateShotType,
  archiveShotTypes,
  restoreShotTypes,
  listIndustryTypes,
  addIndustryType,
  updateIndustryType,
  archiveIndustryTypes,
  restoreIndustryTypes,
}

export type ServedCallId = keyof typeof calls
