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
  { id: 'ownRoles.permission.decidePrograms', feature: 'approvals', calls: ['approveVersions', 'askForChanges', 'rejectVersions', 'undoDecisions'], access: [[16, 0, 0, 31]], rows: { cm: 'customer' } },
  { id: 'ownRoles.permission.askApprovals', feature: 'approvals', calls: ['withdrawApprovals', 'remindApprovers', 'askApproval'], access: [[18, 0, 0, 31]], rows: { cc: 'shared', cm: 'customer' } },
  { id: 'ownRoles.permission.changePolicies', feature: 'approvals', calls: ['reassignApprovals', 'addApprovalPolicy', 'updateApprovalPolicy', 'retireApprovalPolicies', 'reopenApprovalPolicies'], access: [[16, 0, 0, 31]], rows: { cm: 'customer' } },
  { id: 'ownRoles.permission.publishPrograms', feature: 'approvals', calls: ['publishProgram', 'unpublishPrograms'], access: [[18, 0, 0, 31]], rows: { cc: 'own', cm: 'customer' } },
  { id: 'ownRoles.permission.commentPrograms', feature: 'approvals', calls: ['addComment', 'editComment', 'resolveComment', 'removeComment'], access: [[18, 0, 0, 31]], rows: { cc: 'shared', cm: 'customer' } },
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
  { id: 'ownRoles.permission.changeFootage', feature: 'footage', calls: ['updateClip', 'trimClip', 'bringBackClip', 'tagClips', 'showClips', 'setClipShotType', 'setClipRights', 'saveCaptions', 'importCaptions', 'bringBackCaptions', 'removeCaptions'], access: [[18, 0, 0, 31]], rows: { cc: 'own', cm: 'customer' } },
  { id: 'ownRoles.permission.trashFootage', feature: 'footage', calls: ['trashClips', 'restoreClips'], access: [[18, 0, 0, 31]], rows: { cc: 'own', cm: 'customer' } },
  { id: 'ownRoles.permission.eraseFootage', feature: 'footage', calls: ['eraseClips'], access: [[18, 0, 0, 31]], rows: { cc: 'own', cm: 'customer' } },
  { id: 'ownRoles.permission.exportFootage', feature: 'footage', calls: ['exportClips'], access: [[18, 0, 0, 31]], rows: { cc: 'shared', cm: 'customer' } },
  { id: 'ownRoles.permission.changeProfile', feature: 'organisation', calls: ['updateProfile'], access: [[16, 0, 0, 31]], rows: { cm: 'customer' } },
  { id: 'ownRoles.permission.changeRoles', feature: 'own-roles', calls: ['addRole', 'updateRole', 'deleteRoles'], access: [[24, 0, 0, 31]], rows: { admin: 'customer', cm: 'customer' } },
  { id: 'ownRoles.permission.changePrograms', feature: 'programs', calls: ['addProgram', 'updateProgram', 'archivePrograms', 'reopenPrograms', 'saveTimeline', 'holdEdit', 'renderProgram', 'cancelRender', 'retryRender'], access: [[18, 0, 0, 31]], rows: { cc: 'shared', cm: 'customer' } },
  { id: 'ownRoles.permission.trashPrograms', feature: 'programs', calls: ['trashPrograms', 'restorePrograms'], access: [[18, 0, 0, 31]], rows: { cc: 'shared', cm: 'customer' } },
  { id: 'ownRoles.permission.erasePrograms', feature: 'programs', calls: ['erasePrograms'], access: [[18, 0, 0, 31]], rows: { cc: 'shared', cm: 'customer' } },
  { id: 'ownRoles.permission.changeBumpers', feature: 'programs', calls: ['addBumper', 'updateBumper', 'activateBumpers', 'retireBumpers', 'makeBumpersDefault', 'dropBumpersDefault'], access: [[16, 0, 0, 31]], rows: { cm: 'customer' } },
  { id: 'ownRoles.permission.trashBumpers', feature: 'programs', calls: ['trashBumpers', 'restoreBumpers'], access: [[16, 0, 0, 31]], rows: { cm: 'customer' } },
  { id: 'ownRoles.permission.eraseBumpers', feature: 'programs', calls: ['eraseBumpers'], access: [[16, 0, 0, 31]], rows: { cm: 'customer' } },
  { id: 'ownRoles.permission.changeScripts', feature: 'programs', calls: ['addScript', 'updateScript', 'readyScripts', 'draftScripts', 'archiveScripts', 'reopenScripts'], access: [[18, 0, 0, 31]], rows: { cc: 'own', cm: 'customer' } },
  { id: 'ownRoles.permission.trashScripts', feature: 'programs', calls: ['trashScripts', 'restoreScripts'], access: [[18, 0, 0, 31]], rows: { cc: 'own', cm: 'customer' } },
  { id: 'ownRoles.permission.eraseScripts', feature: 'programs', calls: ['eraseScripts'], access: [[18, 0, 0, 31]], rows: { cc: 'own', cm: 'customer' } },
  { id: 'ownRoles.permission.exportScripts', feature: 'programs', calls: ['exportScripts'], access: [[18, 0, 0, 31]], rows: { cc: 'own', cm: 'customer' } },
  { id: 'ownRoles.permission.changeTemplates', feature: 'templates', calls: ['addTemplate', 'updateTemplate', 'retireTemplates', 'reopenTemplates', 'saveStory', 'publishTemplate'], access: [[16, 0, 0, 31]], rows: { cm: 'customer' } },
  { id: 'ownRoles.permission.trashTemplates', feature: 'templates', calls: ['trashTemplates', 'restoreTemplates'], access: [[16, 0, 0, 31]], rows: { cm: 'customer' } },
  { id: 'ownRoles.permission.eraseTemplates', feature: 'templates', calls: ['eraseTemplates'], access: [[16, 0, 0, 31]], rows: { cm: 'customer' } },
]

export const screenCalls: Readonly<Partial<Record<RouteId, ScreenCalls>>> = {
  'account.profile': { calls: ['getOwnProfile', 'updateOwnProfile'], rows: { cc: 'own', viewer: 'own', admin: 'own', cm: 'own' } },
  'account.password': { calls: ['changePassword', 'listSessions', 'endSession', 'endOtherSessions', 'getThirdPartyLinks', 'startThirdPartyLink', 'unlinkThirdParty'], rows: { superAdmin: 'own', cc: 'own', viewer: 'own', admin: 'own', cm: 'own' } },
  'account.report': { calls: ['listReports', 'makeReport'], rows: { superAdmin: 'own', cc: 'own', viewer: 'own', admin: 'own', cm: 'own' } },
  'super-admin.actions': { calls: ['listAdminActions', 'askAdminAction', 'runAdminActions', 'runAdminActionsForGood', 'repeatAdminActions', 'listBrokenAssets', 'listCustomers', 'listMergeableAccounts'], rows: { superAdmin: 'own' } },
  'super-admin.letters': { calls: ['listLetters', 'sendLettersAgain'], rows: { superAdmin: 'own' } },
  'tasks.approvals': { calls: ['listApprovals', 'approveVersions', 'undoDecisions', 'askForChanges', 'rejectVersions', 'remindApprovers', 'reassignApprovals', 'withdrawApprovals', 'listPeople'], rows: { cc: 'shared', cm: 'customer' } },
  'approvals.policies': { calls: ['listApprovalPolicies', 'addApprovalPolicy', 'updateApprovalPolicy', 'retireApprovalPolicies', 'reopenApprovalPolicies', 'listPeople'], rows: { cc: 'customer', viewer: 'customer', admin: 'customer', cm: 'customer' } },
  'approvals.review': { calls: ['listPrograms', 'listProgramVersions', 'getVersionTimeline', 'listComments', 'addComment', 'editComment', 'resolveComment', 'removeComment', 'listApprovals', 'askApproval', 'publishProgram', 'listPolicyChoices', 'listPeople', 'withdrawApprovals'], rows: { cc: 'customer', viewer: 'customer', admin: 'customer', cm: 'customer' } },
  'users.list': { calls: ['listUsers', 'inviteUser', 'updateUser', 'exportUsers', 'importUsers', 'listProfileFieldsInUse', 'setRoles', 'resendInvitations', 'deactivateUsers', 'reactivateUsers', 'listRoleChoices', 'giveTemporaryPassword'], rows: { cc: 'customer', viewer: 'customer', admin: 'customer', cm: 'customer' } },
  'audience.contacts': { calls: ['listContacts', 'addContact', 'updateContact', 'exportContacts', 'importContacts', 'addToContactLists', 'undoContactLists', 'removeFromContactLists', 'unsubscribeContacts', 'resubscribeContacts', 'trashContacts', 'restoreContacts', 'eraseContacts', 'listStaticContactLists'], rows: { cm: 'customer' } },
  'audience.contactlist': { calls: ['listContactLists', 'addContactList', 'updateContactList', 'archiveContactLists', 'reopenContactLists'], rows: { cm: 'customer' } },
  'people.list': { calls: ['listPeople', 'listProfileFieldsInUse'], rows: { cc: 'customer', viewer: 'customer', admin: 'customer', cm: 'customer' } },
  'people.advanced': { calls: ['listProfileFields', 'addProfileField', 'updateProfileField', 'archiveProfileFields', 'restoreProfileFields'], rows: { cm: 'customer' } },
  'files.list': { calls: ['listFiles', 'updateFile', 'exportFiles', 'tagFiles', 'showFiles', 'filesToFootage', 'retryFiles', 'trashFiles', 'restoreFiles', 'eraseFiles', 'listPeople', 'downloadFiles', 'startFileUpload', 'cancelFileUpload', 'getUploadSignature', 'getUpload', 'reportUploads', 'completeUpload'], rows: { cc: 'shared', viewer: 'own', admin: 'own', cm: 'customer' } },
  'clips.list': { calls: ['listClips', 'updateClip', 'exportClips', 'tagClips', 'showClips', 'setClipShotType', 'setClipRights', 'retryClips', 'trashClips', 'restoreClips', 'eraseClips', 'listClipPeople', 'listShotTypeChoices', 'listPeople', 'bringBackClip', 'listClipVersions', 'downloadClips', 'listCaptions', 'saveCaptions', 'importCaptions', 'bringBackCaptions', 'removeCaptions', 'downloadCaptions', 'findSameClips', 'startClipUpload', 'cancelClipUpload', 'getUploadSignature', 'getUpload', 'reportUploads', 'completeUpload'], rows: { cc: 'shared', viewer: 'own', admin: 'own', cm: 'customer' } },
  'organization.basic': { calls: ['getProfile', 'updateProfile', 'listIndustryTypeChoices'], rows: { cm: 'customer' } },
  'roles.creator': { calls: ['listCustomerRoles', 'addRole', 'updateRole', 'deleteRoles', 'listRoleBases'], rows: { admin: 'customer', cm: 'customer' } },
  'programs.list': { calls: ['listPrograms', 'addProgram', 'updateProgram', 'unpublishPrograms', 'archivePrograms', 'reopenPrograms', 'trashPrograms', 'restorePrograms', 'erasePrograms', 'listTemplateChoices', 'listPeople', 'getProgram', 'saveTimeline', 'holdEdit', 'getProgramMedia', 'listProgramVersions', 'getVersionTimeline', 'renderProgram', 'cancelRender', 'retryRender', 'listRenders', 'publishProgram', 'listComments', 'addComment', 'editComment', 'resolveComment', 'removeComment'], rows: { cc: 'shared', cm: 'customer' } },
  bumpers: { calls: ['listBumpers', 'addBumper', 'updateBumper', 'activateBumpers', 'retireBumpers', 'makeBumpersDefault', 'dropBumpersDefault', 'trashBumpers', 'restoreBumpers', 'eraseBumpers', 'listBumperClips', 'listIndustryTypeChoices'], rows: { cm: 'customer' } },
  script: { calls: ['listScripts', 'addScript', 'updateScript', 'exportScripts', 'readyScripts', 'draftScripts', 'archiveScripts', 'reopenScripts', 'trashScripts', 'restoreScripts', 'eraseScripts', 'listScriptVersions'], rows: { cc: 'own', cm: 'customer' } },
  'clips.add': { calls: ['startTakeUpload', 'saveTake', 'discardTake', 'getUploadSignature', 'getUpload', 'reportUploads', 'completeUpload'], rows: { cc: 'shared', viewer: 'own', admin: 'own', cm: 'customer' } },
  'super-admin.customers': { calls: ['listCustomers', 'addCustomer', 'updateCustomer', 'activateCustomers', 'lockCustomers', 'unlockCustomers', 'closeCustomers'], rows: { superAdmin: 'own' } },
  'super-admin.users': { calls: ['listAccounts', 'addAccount', 'updateAccount', 'resendAccountInvitations', 'lockAccounts', 'unlockAccounts', 'listCustomers', 'listGeneralRoles'], rows: { superAdmin: 'own' } },
  'super-admin.shotTypes': { calls: ['listShotTypes', 'addShotType', 'updateShotType', 'archiveShotTypes', 'restoreShotTypes'], rows: { superAdmin: 'own' } },
  'super-admin.industryTypes': { calls: ['listIndustryTypes', 'addIndustryType', 'updateIndustryType', 'archiveIndustryTypes', 'restoreIndustryTypes'], rows: { superAdmin: 'own' } },
  'programs.templates': { calls: ['listTemplates', 'addTemplate', 'updateTemplate', 'retireTemplates', 'reopenTemplates', 'trashTemplates', 'restoreTemplates', 'eraseTemplates'], rows: { cm: 'customer' } },
}
