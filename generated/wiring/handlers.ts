// Generated from manifest/features/*.yaml by npm run codegen. Edit the manifest, not this file.

import * as account from '../../src/features/account/server/handlers'
import * as analytics from '../../src/features/analytics/server/handlers'
import * as audience from '../../src/features/audience/server/handlers'
import * as contacts from '../../src/features/contacts/server/handlers'
import * as footage from '../../src/features/footage/server/handlers'
import * as home from '../../src/features/home/server/handlers'
import * as media from '../../src/features/media/server/handlers'
import * as screens from '../../src/screens/server/handlers'
import * as session from '../../src/session/server/handlers'
import * as superAdmin from '../../src/features/super-admin/server/handlers'
import type { Handler } from '../../src/server/context'
import type { ServedCallId } from './calls'

/** A call without a handler, or with one of another type, does not compile here. */
export const handlers: { readonly [Id in ServedCallId]: Handler<Id> } = {
  listReports: account.listReports,
  makeReport: account.makeReport,
  getAnalyticsUrl: analytics.getAnalyticsUrl,
  openAnalytics: analytics.openAnalytics,
  renewAnalytics: analytics.renewAnalytics,
  listUsers: audience.listUsers,
  listRoleChoices: audience.listRoleChoices,
  inviteUser: audience.inviteUser,
  updateUser: audience.updateUser,
  setRoles: audience.setRoles,
  resendInvitations: audience.resendInvitations,
  deactivateUsers: audience.deactivateUsers,
  reactivateUsers: audience.reactivateUsers,
  giveTemporaryPassword: audience.giveTemporaryPassword,
  listContacts: contacts.listContacts,
  addContact: contacts.addContact,
  updateContact: contacts.updateContact,
  addToContactLists: contacts.addToContactLists,
  removeFromContactLists: contacts.removeFromContactLists,
  undoContactLists: contacts.undoContactLists,
  unsubscribeContacts: contacts.unsubscribeContacts,
  resubscribeContacts: contacts.resubscribeContacts,
  trashContacts: contacts.trashContacts,
  restoreContacts: contacts.restoreContacts,
  eraseContacts: contacts.eraseContacts,
  exportContacts: contacts.exportContacts,
  listStaticContactLists: contacts.listStaticContactLists,
  listContactLists: contacts.listContactLists,
  addContactList: contacts.addContactList,
  updateContactList: contacts.updateContactList,
  archiveContactLists: contacts.archiveContactLists,
  reopenContactLists: contacts.reopenContactLists,
  listClips: footage.listClips,
  getClip: footage.getClip,
  getClipStates: footage.getClipStates,
  startClipUpload: footage.startClipUpload,
  cancelClipUpload: footage.cancelClipUpload,
  renameClip: footage.renameClip,
  trashClips: footage.trashClips,
  restoreClips: footage.restoreClips,
  retryClip: footage.retryClip,
  getMenuNotificationCount: home.getMenuNotificationCount,
  getUploadSignature: media.getUploadSignature,
  getUpload: media.getUpload,
  reportUploads: media.reportUploads,
  completeUpload: media.completeUpload,
  listSearches: screens.listSearches,
  saveSearch: screens.saveSearch,
  removeSearch: screens.removeSearch,
  listChanges: screens.listChanges,
  undoImport: screens.undoImport,
  signIn: session.signIn,
  signInWithCode: session.signInWithCode,
  getSignInOptions: session.getSignInOptions,
  listShownLetters: session.listShownLetters,
  getThirdPartyLinks: session.getThirdPartyLinks,
  startThirdPartyLink: session.startThirdPartyLink,
  unlinkThirdParty: session.unlinkThirdParty,
  refreshSession: session.refreshSession,
  revokeSession: session.revokeSession,
  requestPasswordReset: session.requestPasswordReset,
  changePassword: session.changePassword,
  listSessions: session.listSessions,
  endSession: session.endSession,
  endOtherSessions: session.endOtherSessions,
  getCustomerProfiles: session.getCustomerProfiles,
  switchCustomer: session.switchCustomer,
  getOrganizationAccess: session.getOrganizationAccess,
  getRoles: session.getRoles,
  getRolePermissions: session.getRolePermissions,
  listCustomers: superAdmin.listCustomers,
  addCustomer: superAdmin.addCustomer,
  updateCustomer: superAdmin.updateCustomer,
  activateCustomers: superAdmin.activateCustomers,
  lockCustomers: superAdmin.lockCustomers,
  unlockCustomers: superAdmin.unlockCustomers,
  closeCustomers: superAdmin.closeCustomers,
  listShotTypes: superAdmin.listShotTypes,
  addShotType: superAdmin.addShotType,
  updateShotType: superAdmin.updateShotType,
  archiveShotTypes: superAdmin.archiveShotTypes,
  restoreShotTypes: superAdmin.restoreShotTypes,
  listIndustryTypes: superAdmin.listIndustryTypes,
  addIndustryType: superAdmin.addIndustryType,
  updateIndustryType: superAdmin.updateIndustryType,
  archiveIndustryTypes: superAdmin.archiveIndustryTypes,
  restoreIndustryTypes: superAdmin.restoreIndustryTypes,
}

/** A handler without a call does not compile here: its name would have to be `never`. */
type Surplus = Exclude<keyof typeof account, ServedCallId> | Exclude<keyof typeof analytics, ServedCallId> | Exclude<keyof typeof audience, ServedCallId> | Exclude<keyof typeof contacts, ServedCallId> | Exclude<keyof typeof footage, ServedCallId> | Exclude<keyof typeof home, ServedCallId> | Exclude<keyof typeof media, ServedCallId> | Exclude<keyof typeof screens, ServedCallId> | Exclude<keyof typeof session, ServedCallId> | Exclude<keyof typeof superAdmin, ServedCallId>
export const surplus: [Surplus] extends [never] ? true : Surplus = true
