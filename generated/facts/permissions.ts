// Generated from manifest/features/*.yaml by npm run codegen. Edit the manifest, not this file.

import type { Rule } from './access'
import type { RowScope } from './call'
import type { CallId } from './calls'
import type { RoleId } from './roles'
import type { FeatureId, RouteId } from './routes'
import type { TextKey } from './text'

/** Calls that a role of a customer closes together. */
export interface Permission {
  /** Also what it is called. */
  readonly id: TextKey
  readonly feature: FeatureId
  readonly calls: readonly CallId[]
  /** Who may make one of them. */
  readonly access: Rule
  readonly rows: RowsByRole
}

/** The widest rows that each role touches, of those that may make the call at all. */
export type RowsByRole = Readonly<Partial<Record<RoleId, RowScope>>>

/** All that the screen of a route asks of the server. */
export interface ScreenCalls {
  readonly calls: readonly CallId[]
  readonly rows: RowsByRole
}

export const permissions: readonly Permission[] = [
  { id: 'ownRoles.permission.inviteUsers', feature: 'audience', calls: ['inviteUser', 'resendInvitations', 'importUsers'], access: [[24, 0, 0, 31]], rows: { admin: 'customer', cm: 'customer' } },
  { id: 'ownRoles.permission.changeUsers', feature: 'audience', calls: ['updateUser'], access: [[24, 0, 0, 31]], rows: { admin: 'customer', cm: 'customer' } },
  { id: 'ownRoles.permission.giveRoles', feature: 'audience', calls: ['setRoles'], access: [[24, 0, 0, 31]], rows: { admin: 'customer', cm: 'customer' } },
  { id: 'ownRoles.permission.deactivateUsers', feature: 'audience', calls: ['deactivateUsers', 'reactivateUsers'], access: [[24, 0, 0, 31]], rows: { admin: 'customer', cm: 'customer' } },
  { id: 'ownRoles.permission.exportUsers', feature: 'audience', calls: ['exportUsers'], access: [[24, 0, 0, 31]], rows: { admin: 'customer', cm: 'customer' } },
  { id: 'ownRoles.permission.givePasswords', feature: 'audience', calls: ['giveTemporaryPassword'], access: [[24, 0, 0, 31]], rows: { admin: 'customer', cm: 'customer' } },
  { id: 'ownRoles.permission.changeContacts', feature: 'contacts', calls: ['addContact', 'updateContact', 'unsubscribeContacts', 'resubscribeContacts', 'importContacts'], access: [[16, 0, 0, 31]], rows: { cm: 'customer' } },
  { id: 'ownRoles.permission.sortContacts', feature: 'contacts', calls: ['addToContactLists', 'removeFromContactLists', 'undoContactLists'], access: [[16, 0, 0, 31]], rows: { cm: 'customer' } },
  { id: 'ownRoles.permission.trashContacts', feature: 'contacts', calls: ['trashContacts', 'restoreContacts'], access: [[16, 0, 0, 31]], rows: { cm: 'customer' } },
  { id: 'ownRoles.permission.eraseContacts', feature: 'contacts', calls: ['eraseContacts'], access: [[16, 0, 0, 31]], rows: { cm: 'customer' } },
  { id: 'ownRoles.permission.exportContacts', feature: 'contacts', calls: ['exportContacts'], access: [[16, 0, 0, 31]], rows: { cm: 'customer' } },
  { id: 'ownRoles.permission.changeContactLists', feature: 'contacts', calls: ['addContactList', 'updateContactList', 'archiveContactLists', 'reopenContactLists'], access: [[16, 0, 0, 31]], rows: { cm: 'customer' } },
  { id: 'ownRoles.permission.changeProfileFields', feature: 'directory', calls: ['addProfileField', 'updateProfileField', 'archiveProfileFields', 'restoreProfileFields'], access: [[16, 0, 0, 31]], rows: { cm: 'customer' } },
  { id: 'ownRoles.permission.uploadFiles', feature: 'files', calls: ['startFileUpload', 'cancelFileUpload', 'retryFiles'], access: [[18, 0, 0, 31]], rows: { cc: 'own', cm: 'customer' } },
  { id: 'ownRoles.permission.changeFiles', feature: 'files', calls: ['updateFile', 'tagFiles', 'showFiles'], access: [[18, 0, 0, 31]], rows: { cc: 'own', cm: 'customer' } },
  { id: 'ownRoles.permission.uploadFootage', feature: 'files', calls: ['filesToFootage', 'startClipUpload', 'cancelClipUpload', 'retryClips', 'startTakeUpload', 'saveTake', 'discardTake'], access: [[18, 0, 0, 31], [30, 0, 0, 31]], rows: { cc: 'shared', viewer: 'own', admin: 'own', cm: 'customer' } },
  { id: 'ownRoles.permission.trashFiles', feature: 'files', calls: ['trashFiles', 'restoreFiles'], access: [[18, 0, 0, 31]], rows: { cc: 'own', cm: 'customer' } },
  { id: 'ownRoles.permission.eraseFiles', feature: 'files', calls: ['eraseFiles'], access: [[18, 0, 0, 31]], rows: { cc: 'own', cm: 'customer' } },
  { id: 'ownRoles.permission.exportFiles', feature: 'files', calls: ['exportFiles'], access: [[18, 0, 0, 31]], rows: { cc: 'shared', cm: 'customer' } },
  { id: 'ownRoles.permission.changeFootage', feature: 'footage', calls: ['renameClip', 'trimClip'], access: [[18, 0, 0, 31]], rows: { cc: 'own', cm: 'customer' } },
  { id: 'ownRoles.permission.trashFootage', feature: 'footage', calls: ['trashClips', 'restoreClips'], access: [[18, 0, 0, 31]], rows: { cc: 'own', cm: 'customer' } },
  { id: 'ownRoles.permission.eraseFootage', feature: 'footage', calls: ['eraseClips'], access: [[18, 0, 0, 31]], rows: { cc: 'own', cm: 'customer' } },
  { id: 'ownRoles.permission.exportFootage', feature: 'footage', calls: ['exportClips'], access: [[18, 0, 0, 31]], rows: { cc: 'shared', cm: 'customer' } },
  { id: 'ownRoles.permission.changeProfile', feature: 'organisation', calls: ['updateProfile'], access: [[16, 0, 0, 31]], rows: { cm: 'customer' } },
  { id: 'ownRoles.permission.changeRoles', feature: 'own-roles', calls: ['addRole', 'updateRole', 'deleteRoles'], access: [[24, 0, 0, 31]], rows: { admin: 'customer', cm: 'customer' } },
]

export const screenCalls: Readonly<Partial<Record<RouteId, ScreenCalls>>> = {
  'account.profile': { calls: ['getOwnProfile', 'updateOwnProfile'], rows: { cc: 'own', viewer: 'own', admin: 'own', cm: 'own' } },
  'account.password': { calls: ['changePassword', 'listSessions', 'endSession', 'endOtherSessions', 'getThirdPartyLinks', 'startThirdPartyLink', 'unlinkThirdParty'], rows: { superAdmin: 'own', cc: 'own', viewer: 'own', admin: 'own', cm: 'own' } },
  'account.report': { calls: ['listReports', 'makeReport'], rows: { superAdmin: 'own', cc: 'own', viewer: 'own', admin: 'own', cm: 'own' } },
  'super-admin.actions': { calls: ['listAdminActions', 'askAdminAction', 'runAdminActions', 'runAdminActionsForGood', 'repeatAdminActions', 'listBrokenAssets', 'listCustomers', 'listMergeableAccounts'], rows: { superAdmin: 'own' } },
  'super-admin.letters': { calls: ['listLetters', 'sendLettersAgain'], rows: { superAdmin: 'own' } },
  'users.list': { calls: ['listUsers', 'inviteUser', 'updateUser', 'exportUsers', 'importUsers', 'listProfileFieldsInUse', 'setRoles', 'resendInvitations', 'deactivateUsers', 'reactivateUsers', 'listRoleChoices', 'giveTemporaryPassword'], rows: { cc: 'customer', viewer: 'customer', admin: 'customer', cm: 'customer' } },
  'audience.contacts': { calls: ['listContacts', 'addContact', 'updateContact', 'exportContacts', 'importContacts', 'addToContactLists', 'undoContactLists', 'removeFromContactLists', 'unsubscribeContacts', 'resubscribeContacts', 'trashContacts', 'restoreContacts', 'eraseContacts', 'listStaticContactLists'], rows: { cm: 'customer' } },
  'audience.contactlist': { calls: ['listContactLists', 'addContactList', 'updateContactList', 'archiveContactLists', 'reopenContactLists'], rows: { cm: 'customer' } },
  'people.list': { calls: ['listPeople', 'listProfileFieldsInUse'], rows: { cc: 'customer', viewer: 'customer', admin: 'customer', cm: 'customer' } },
  'people.advanced': { calls: ['listProfileFields', 'addProfileField', 'updateProfileField', 'archiveProfileFields', 'restoreProfileFields'], rows: { cm: 'customer' } },
  'files.list': { calls: ['listFiles', 'updateFile', 'exportFiles', 'tagFiles', 'showFiles', 'filesToFootage', 'retryFiles', 'trashFiles', 'restoreFiles', 'eraseFiles', 'startFileUpload', 'cancelFileUpload', 'getUploadSignature', 'getUpload', 'reportUploads', 'completeUpload'], rows: { cc: 'shared', viewer: 'own', admin: 'own', cm: 'customer' } },
  'clips.list': { calls: ['listClips', 'exportClips', 'retryClips', 'trashClips', 'restoreClips', 'eraseClips', 'renameClip', 'startClipUpload', 'cancelClipUpload', 'getUploadSignature', 'getUpload', 'reportUploads', 'completeUpload'], rows: { cc: 'shared', viewer: 'own', admin: 'own', cm: 'customer' } },
  'organization.basic': { calls: ['getProfile', 'updateProfile', 'listIndustryTypeChoices'], rows: { cm: 'customer' } },
  'roles.creator': { calls: ['listCustomerRoles', 'addRole', 'updateRole', 'deleteRoles', 'listRoleBases'], rows: { admin: 'customer', cm: 'customer' } },
  'super-admin.customers': { calls: ['listCustomers', 'addCustomer', 'updateCustomer', 'activateCustomers', 'lockCustomers', 'unlockCustomers', 'closeCustomers'], rows: { superAdmin: 'own' } },
  'super-admin.users': { calls: ['listAccounts', 'addAccount', 'updateAccount', 'resendAccountInvitations', 'lockAccounts', 'unlockAccounts', 'listCustomers', 'listGeneralRoles'], rows: { superAdmin: 'own' } },
  'super-admin.shotTypes': { calls: ['listShotTypes', 'addShotType', 'updateShotType', 'archiveShotTypes', 'restoreShotTypes'], rows: { superAdmin: 'own' } },
  'super-admin.industryTypes': { calls: ['listIndustryTypes', 'addIndustryType', 'updateIndustryType', 'archiveIndustryTypes', 'restoreIndustryTypes'], rows: { superAdmin: 'own' } },
}
