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
  { id: 'ownRoles.permission.publishPrograms', feature: 'approvals', calls: ['publishProgram', 'unpublishPrograms', 'setProgramEnds'], access: [[18, 0, 0, 31]], rows: { cc: 'own', cm: 'customer' } },
  { id: 'ownRoles.permission.commentPrograms', feature: 'approvals', calls: ['addComment', 'editComment', 'resolveComment', 'removeComment'], access: [[18, 0, 0, 31]], rows: { cc: 'shared', cm: 'customer' } },
  { id: 'ownRoles.permission.inviteUsers', feature: 'audience', calls: ['inviteUser', 'resendInvitations', 'importUsers'], access: [[24, 0, 0, 31]], rows: { admin: 'customer', cm: 'customer' } },
  { id: 'ownRoles.permission.changeUsers', feature: 'audience', calls: ['updateUser'], access: [[24, 0, 0, 31]], rows: { admin: 'customer', cm: 'customer' } },
  { id: 'ownRoles.permission.giveRoles', feature: 'audience', calls: ['setRoles'], access: [[24, 0, 0, 31]], rows: { admin: 'customer', cm: 'customer' } },
  { id: 'ownRoles.permission.deactivateUsers', feature: 'audience', calls: ['deactivateUsers', 'reactivateUsers'], access: [[24, 0, 0, 31]], rows: { admin: 'customer', cm: 'customer' } },
  { id: 'ownRoles.permission.exportUsers', feature: 'audience', calls: ['exportUsers'], access: [[24, 0, 0, 31]], rows: { admin: 'customer', cm: 'customer' } },
  { id: 'ownRoles.permission.givePasswords', feature: 'audience', calls: ['giveTemporaryPassword'], access: [[24, 0, 0, 31]], rows: { admin: 'customer', cm: 'customer' } },
  { id: 'ownRoles.permission.runCampaigns', feature: 'campaigns', calls: ['addCampaign', 'updateCampaign', 'startCampaigns', 'withdrawCampaigns', 'pauseCampaigns', 'resumeCampaigns', 'closeCampaigns', 'archiveCampaigns', 'addCampaignLetter', 'updateCampaignLetter', 'planCampaignLetters', 'sendCampaignLetters', 'unplanCampaignLetters', 'testCampaignLetters', 'resumeCampaignLetters', 'resendUnsureLetters', 'removeCampaignLetters'], access: [[16, 8, 8, 31]], rows: { cm: 'customer' } },
  { id: 'ownRoles.permission.exportContacts', feature: 'campaigns', calls: ['exportCampaignPeople', 'exportContacts'], access: [[16, 8, 8, 31], [16, 0, 0, 31]], rows: { cm: 'customer' } },
  { id: 'ownRoles.permission.changeChannels', feature: 'channels', calls: ['addChannel', 'updateChannel', 'archiveChannels', 'reopenChannels'], access: [[16, 0, 0, 31], [30, 0, 0, 31]], rows: { cc: 'own', viewer: 'own', admin: 'own', cm: 'customer' } },
  { id: 'ownRoles.permission.letIntoChannels', feature: 'channels', calls: ['decideRequests', 'addSubscribers', 'removeSubscribers'], access: [[30, 0, 0, 31]], rows: { cc: 'own', viewer: 'own', admin: 'own', cm: 'customer' } },
  { id: 'ownRoles.permission.sendPrograms', feature: 'channels', calls: ['pinPost', 'deliverProgram', 'recallDelivery', 'remindViewers'], access: [[30, 0, 0, 31], [18, 0, 0, 31]], rows: { cc: 'own', viewer: 'own', admin: 'own', cm: 'customer' } },
  { id: 'ownRoles.permission.changeConsentForms', feature: 'consent', calls: ['addConsentForm', 'updateConsentForm', 'activateConsentForms', 'retireConsentForms', 'reopenConsentForms'], access: [[16, 0, 0, 31]], rows: { cm: 'customer' } },
  { id: 'ownRoles.permission.exportConsents', feature: 'consent', calls: ['exportConsents'], access: [[16, 0, 0, 31]], rows: { cm: 'customer' } },
  { id: 'ownRoles.permission.revokeConsents', feature: 'consent', calls: ['revokeConsents', 'takeDownConsent'], access: [[16, 0, 0, 31]], rows: { cm: 'customer' } },
  { id: 'ownRoles.permission.changeContacts', feature: 'contacts', calls: ['addContact', 'updateContact', 'unsubscribeContacts', 'resubscribeContacts', 'importContacts', 'releaseSuppressed'], access: [[16, 0, 0, 31]], rows: { cm: 'customer' } },
  { id: 'ownRoles.permission.sortContacts', feature: 'contacts', calls: ['addToContactLists', 'removeFromContactLists', 'undoContactLists'], access: [[16, 0, 0, 31]], rows: { cm: 'customer' } },
  { id: 'ownRoles.permission.trashContacts', feature: 'contacts', calls: ['trashContacts', 'restoreContacts'], access: [[16, 0, 0, 31]], rows: { cm: 'customer' } },
  { id: 'ownRoles.permission.eraseContacts', feature: 'contacts', calls: ['eraseContacts'], access: [[16, 0, 0, 31]], rows: { cm: 'customer' } },
  { id: 'ownRoles.permission.changeContactLists', feature: 'contacts', calls: ['addContactList', 'updateContactList', 'archiveContactLists', 'reopenContactLists'], access: [[16, 0, 0, 31]], rows: { cm: 'customer' } },
  { id: 'ownRoles.permission.askGuests', feature: 'crowd', calls: ['addCrowdRequest', 'updateCrowdRequest', 'openCrowdRequests', 'pauseCrowdRequests', 'resumeCrowdRequests', 'closeCrowdRequests', 'reopenCrowdRequests', 'archiveCrowdRequests', 'inviteCrowdGuests', 'renewCrowdLinks', 'tryCrowdRequest', 'reinviteCrowdGuests', 'askGuestsForShots'], access: [[16, 0, 0, 31], [16, 4, 4, 31]], rows: { cm: 'customer' } },
  { id: 'ownRoles.permission.decideGuests', feature: 'crowd', calls: ['acceptCrowdSubmissions', 'requestCrowdRetakes', 'rejectCrowdSubmissions', 'reconsiderCrowdSubmissions'], access: [[16, 0, 0, 31]], rows: { cm: 'customer' } },
  { id: 'ownRoles.permission.exportGuests', feature: 'crowd', calls: ['exportCrowdSubmissions'], access: [[16, 0, 0, 31]], rows: { cm: 'customer' } },
  { id: 'ownRoles.permission.askDeliverables', feature: 'deliverables', calls: ['addDeliverable', 'updateDeliverable', 'cancelDeliverables', 'reviveDeliverables'], access: [[16, 0, 0, 31]], rows: { cm: 'customer' } },
  { id: 'ownRoles.permission.decideDeliverables', feature: 'deliverables', calls: ['acceptDeliverables', 'excuseDeliverables', 'askDeliverableChanges', 'reconsiderDeliverables'], access: [[16, 0, 0, 31]], rows: { cm: 'customer' } },
  { id: 'ownRoles.permission.changeProfileFields', feature: 'directory', calls: ['addProfileField', 'updateProfileField', 'archiveProfileFields', 'restoreProfileFields'], access: [[16, 0, 0, 31]], rows: { cm: 'customer' } },
  { id: 'ownRoles.permission.askFiles', feature: 'file-requests', calls: ['addFileRequest', 'updateFileRequest', 'reassignFileRequests', 'moveFileRequestDays', 'cancelFileRequests', 'reviveFileRequests', 'remindFileRequests'], access: [[16, 0, 0, 31]], rows: { cm: 'customer' } },
  { id: 'ownRoles.permission.decideFiles', feature: 'file-requests', calls: ['acceptFiles', 'reconsiderFiles', 'returnFiles'], access: [[30, 0, 0, 31]], rows: { cc: 'own', viewer: 'own', admin: 'own', cm: 'customer' } },
  { id: 'ownRoles.permission.uploadFiles', feature: 'files', calls: ['startFileUpload', 'cancelFileUpload', 'retryFiles'], access: [[30, 0, 0, 31], [18, 0, 0, 31]], rows: { cc: 'shared', viewer: 'own', admin: 'own', cm: 'customer' } },
  { id: 'ownRoles.permission.changeFiles', feature: 'files', calls: ['updateFile', 'tagFiles', 'showFiles'], access: [[18, 0, 0, 31]], rows: { cc: 'own', cm: 'customer' } },
  { id: 'ownRoles.permission.uploadFootage', feature: 'files', calls: ['filesToFootage', 'startClipUpload', 'cancelClipUpload', 'retryClips', 'startTakeUpload', 'saveTake', 'discardTake'], access: [[18, 0, 0, 31], [30, 0, 0, 31]], rows: { cc: 'shared', viewer: 'own', admin: 'own', cm: 'customer' } },
  { id: 'ownRoles.permission.trashFiles', feature: 'files', calls: ['trashFiles', 'restoreFiles'], access: [[18, 0, 0, 31]], rows: { cc: 'own', cm: 'customer' } },
  { id: 'ownRoles.permission.eraseFiles', feature: 'files', calls: ['eraseFiles'], access: [[18, 0, 0, 31]], rows: { cc: 'own', cm: 'customer' } },
  { id: 'ownRoles.permission.exportFiles', feature: 'files', calls: ['exportFiles'], access: [[18, 0, 0, 31]], rows: { cc: 'shared', cm: 'customer' } },
  { id: 'ownRoles.permission.changeFootage', feature: 'footage', calls: ['updateClip', 'trimClip', 'bringBackClip', 'tagClips', 'showClips', 'setClipShotType', 'setClipRights', 'saveCaptions', 'importCaptions', 'makeCaptions', 'stopMakingCaptions', 'bringBackCaptions', 'removeCaptions'], access: [[18, 0, 0, 31]], rows: { cc: 'own', cm: 'customer' } },
  { id: 'ownRoles.permission.trashFootage', feature: 'footage', calls: ['trashClips', 'restoreClips'], access: [[18, 0, 0, 31]], rows: { cc: 'own', cm: 'customer' } },
  { id: 'ownRoles.permission.eraseFootage', feature: 'footage', calls: ['eraseClips'], access: [[18, 0, 0, 31]], rows: { cc: 'own', cm: 'customer' } },
  { id: 'ownRoles.permission.exportFootage', feature: 'footage', calls: ['exportClips'], access: [[18, 0, 0, 31]], rows: { cc: 'shared', cm: 'customer' } },
  { id: 'ownRoles.permission.changeProfile', feature: 'organisation', calls: ['updateProfile'], access: [[16, 0, 0, 31]], rows: { cm: 'customer' } },
  { id: 'ownRoles.permission.changeRoles', feature: 'own-roles', calls: ['addRole', 'updateRole', 'deleteRoles'], access: [[24, 0, 0, 31]], rows: { admin: 'customer', cm: 'customer' } },
  { id: 'ownRoles.permission.changePrograms', feature: 'programs', calls: ['addProgram', 'updateProgram', 'archivePrograms', 'reopenPrograms', 'saveTimeline', 'holdEdit', 'importProgram', 'uploadVersion', 'cancelVersionUpload', 'retryVersion', 'saveFilmCaptions', 'importFilmCaptions', 'bringBackFilmCaptions', 'removeFilmCaptions', 'renderProgram', 'cancelRender', 'retryRender', 'assembleProgram'], access: [[18, 0, 0, 31], [16, 4, 4, 31]], rows: { cc: 'shared', cm: 'customer' } },
  { id: 'ownRoles.permission.trashPrograms', feature: 'programs', calls: ['trashPrograms', 'restorePrograms'], access: [[18, 0, 0, 31]], rows: { cc: 'shared', cm: 'customer' } },
  { id: 'ownRoles.permission.erasePrograms', feature: 'programs', calls: ['erasePrograms'], access: [[18, 0, 0, 31]], rows: { cc: 'shared', cm: 'customer' } },
  { id: 'ownRoles.permission.changeBumpers', feature: 'programs', calls: ['addBumper', 'updateBumper', 'activateBumpers', 'retireBumpers', 'makeBumpersDefault', 'dropBumpersDefault'], access: [[16, 0, 0, 31]], rows: { cm: 'customer' } },
  { id: 'ownRoles.permission.trashBumpers', feature: 'programs', calls: ['trashBumpers', 'restoreBumpers'], access: [[16, 0, 0, 31]], rows: { cm: 'customer' } },
  { id: 'ownRoles.permission.eraseBumpers', feature: 'programs', calls: ['eraseBumpers'], access: [[16, 0, 0, 31]], rows: { cm: 'customer' } },
  { id: 'ownRoles.permission.changeScripts', feature: 'programs', calls: ['addScript', 'updateScript', 'readyScripts', 'draftScripts', 'archiveScripts', 'reopenScripts'], access: [[18, 0, 0, 31]], rows: { cc: 'own', cm: 'customer' } },
  { id: 'ownRoles.permission.trashScripts', feature: 'programs', calls: ['trashScripts', 'restoreScripts'], access: [[18, 0, 0, 31]], rows: { cc: 'own', cm: 'customer' } },
  { id: 'ownRoles.permission.eraseScripts', feature: 'programs', calls: ['eraseScripts'], access: [[18, 0, 0, 31]], rows: { cc: 'own', cm: 'customer' } },
  { id: 'ownRoles.permission.exportScripts', feature: 'programs', calls: ['exportScripts'], access: [[18, 0, 0, 31]], rows: { cc: 'own', cm: 'customer' } },
  { id: 'ownRoles.permission.sharePrograms', feature: 'sharing', calls: ['addSharePage', 'updateSharePage', 'disableSharePages', 'enableSharePages', 'revokeSharePages', 'newShareLink'], access: [[18, 0, 0, 31]], rows: { cc: 'own', cm: 'customer' } },
  { id: 'ownRoles.permission.changeStoryboards', feature: 'storyboards', calls: ['addStoryboard', 'updateStoryboard', 'activateStoryboards', 'holdStoryboards', 'resumeStoryboards', 'cancelStoryboards', 'archiveStoryboards', 'reopenStoryboards', 'editStoryboard', 'assignShots', 'copyStoryboard'], access: [[16, 4, 4, 31]], rows: { cm: 'customer' } },
  { id: 'ownRoles.permission.trashStoryboards', feature: 'storyboards', calls: ['trashStoryboards', 'restoreStoryboards'], access: [[16, 4, 4, 31]], rows: { cm: 'customer' } },
  { id: 'ownRoles.permission.eraseStoryboards', feature: 'storyboards', calls: ['eraseStoryboards'], access: [[16, 4, 4, 31]], rows: { cm: 'customer' } },
  { id: 'ownRoles.permission.askRecordings', feature: 'tasks', calls: ['addRecordingTask', 'updateRecordingTask', 'moveTaskDays', 'cancelTasks', 'reviveTasks', 'remindTasks'], access: [[16, 0, 0, 31]], rows: { cm: 'customer' } },
  { id: 'ownRoles.permission.decideRecordings', feature: 'tasks', calls: ['requestRetakes', 'reconsiderTasks', 'reassignTasks', 'acceptTake', 'replaceSlots', 'addTakeNote', 'removeTakeNote'], access: [[30, 0, 0, 31]], rows: { cc: 'own', viewer: 'own', admin: 'own', cm: 'customer' } },
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
  'analytics.program': { calls: ['getProgramInsights'], rows: { cc: 'own', cm: 'customer' } },
  'tasks.approvals': { calls: ['listApprovals', 'approveVersions', 'undoDecisions', 'askForChanges', 'rejectVersions', 'remindApprovers', 'reassignApprovals', 'withdrawApprovals', 'listApproverChoices'], rows: { cc: 'shared', cm: 'customer' } },
  'approvals.policies': { calls: ['listApprovalPolicies', 'addApprovalPolicy', 'updateApprovalPolicy', 'retireApprovalPolicies', 'reopenApprovalPolicies', 'listApproverChoices'], rows: { cm: 'customer' } },
  'approvals.review': { calls: ['listPrograms', 'listProgramVersions', 'getVersionTimeline', 'listVersionCaptions', 'listFilmCaptions', 'saveFilmCaptions', 'importFilmCaptions', 'bringBackFilmCaptions', 'removeFilmCaptions', 'downloadFilmCaptions', 'listComments', 'addComment', 'editComment', 'resolveComment', 'removeComment', 'listApprovals', 'askApproval', 'publishProgram', 'unpublishPrograms', 'listPolicyChoices', 'listPeople', 'withdrawApprovals', 'deliverProgram', 'listDeliveries', 'recallDelivery', 'listChannelChoices'], rows: { cc: 'customer', viewer: 'customer', admin: 'customer', cm: 'customer' } },
  'users.list': { calls: ['listUsers', 'inviteUser', 'updateUser', 'exportUsers', 'importUsers', 'listProfileFieldsInUse', 'setRoles', 'resendInvitations', 'deactivateUsers', 'reactivateUsers', 'listRoleChoices', 'giveTemporaryPassword', 'getSeats'], rows: { cc: 'customer', viewer: 'customer', admin: 'customer', cm: 'customer' } },
  'campaigns.mine': { calls: ['listCampaigns', 'addCampaign', 'updateCampaign', 'startCampaigns', 'withdrawCampaigns', 'pauseCampaigns', 'resumeCampaigns', 'closeCampaigns', 'archiveCampaigns', 'listCampaignPages', 'listContactListChoices', 'listContacts', 'listChannelChoices', 'listSharePrograms', 'listCampaignRequests'], rows: { cm: 'customer' } },
  'campaigns.letters': { calls: ['listCampaignLetters', 'addCampaignLetter', 'updateCampaignLetter', 'planCampaignLetters', 'unplanCampaignLetters', 'sendCampaignLetters', 'testCampaignLetters', 'resumeCampaignLetters', 'resendUnsureLetters', 'removeCampaignLetters', 'listCampaigns'], rows: { cm: 'customer' } },
  'campaigns.people': { calls: ['listCampaignPeople', 'exportCampaignPeople'], rows: { cm: 'customer' } },
  'channels.manage': { calls: ['listChannels', 'addChannel', 'updateChannel', 'archiveChannels', 'reopenChannels', 'listPeople', 'listSubscribers', 'decideRequests', 'addSubscribers', 'removeSubscribers', 'listPosts', 'pinPost', 'recallDelivery', 'getChatHook', 'saveChatHook', 'removeChatHook', 'testChatHook'], rows: { cc: 'own', viewer: 'own', admin: 'own', cm: 'customer' } },
  'channels.edit': { calls: ['getChannel', 'listPosts', 'subscribe', 'leave', 'chooseChannelLetters', 'pinPost', 'recallDelivery', 'listPeople'], rows: { cc: 'customer', viewer: 'customer', admin: 'customer', cm: 'customer' } },
  'home.discover': { calls: ['discoverChannels', 'subscribe', 'leave'], rows: { cc: 'own', viewer: 'own', admin: 'own', cm: 'own' } },
  'consent.forms': { calls: ['listConsentForms', 'addConsentForm', 'updateConsentForm', 'activateConsentForms', 'retireConsentForms', 'reopenConsentForms'], rows: { cm: 'customer' } },
  'consent.list': { calls: ['listConsents', 'exportConsents', 'revokeConsents', 'getConsent', 'takeDownConsent'], rows: { cm: 'customer' } },
  'audience.contacts': { calls: ['listContacts', 'addContact', 'updateContact', 'exportContacts', 'importContacts', 'addToContactLists', 'undoContactLists', 'removeFromContactLists', 'unsubscribeContacts', 'resubscribeContacts', 'trashContacts', 'restoreContacts', 'eraseContacts', 'listStaticContactLists'], rows: { cm: 'customer' } },
  'audience.contactlist': { calls: ['listContactLists', 'addContactList', 'updateContactList', 'archiveContactLists', 'reopenContactLists'], rows: { cm: 'customer' } },
  'tasks.crowd': { calls: ['listCrowdRequests', 'addCrowdRequest', 'updateCrowdRequest', 'inviteCrowdGuests', 'openCrowdRequests', 'pauseCrowdRequests', 'resumeCrowdRequests', 'closeCrowdRequests', 'reopenCrowdRequests', 'archiveCrowdRequests', 'renewCrowdLinks', 'listBumperClips', 'listConsentFormChoices', 'listPeople', 'listTemplateChoices', 'listContacts', 'listContactListChoices'], rows: { cm: 'customer' } },
  'tasks.crowd.submissions': { calls: ['listCrowdSubmissions', 'exportCrowdSubmissions', 'acceptCrowdSubmissions', 'reconsiderCrowdSubmissions', 'requestCrowdRetakes', 'rejectCrowdSubmissions'], rows: { cm: 'customer' } },
  'tasks.crowd.people': { calls: ['listCrowdSubmissions', 'reinviteCrowdGuests', 'acceptCrowdSubmissions', 'reconsiderCrowdSubmissions', 'requestCrowdRetakes', 'rejectCrowdSubmissions'], rows: { cm: 'customer' } },
  'tasks.deliverable': { calls: ['listDeliverables', 'addDeliverable', 'updateDeliverable', 'startDeliverables', 'acceptDeliverables', 'reconsiderDeliverables', 'excuseDeliverables', 'askDeliverableChanges', 'recallDeliverables', 'cancelDeliverables', 'reviveDeliverables', 'listPeople', 'deliverDeliverable', 'checkDelivery', 'renderDeliverable', 'listPrograms', 'listFiles', 'startFileUpload', 'getUploadSignature', 'getUpload', 'reportUploads', 'completeUpload'], rows: { cc: 'shared', viewer: 'own', admin: 'own', cm: 'customer' } },
  'tasks.deliverable.mine': { calls: ['listDeliverables', 'startDeliverables', 'recallDeliverables', 'deliverDeliverable', 'checkDelivery', 'renderDeliverable', 'listPrograms', 'listFiles', 'startFileUpload', 'getUploadSignature', 'getUpload', 'reportUploads', 'completeUpload'], rows: { cc: 'shared', viewer: 'own', admin: 'own', cm: 'customer' } },
  'people.list': { calls: ['listPeople', 'listProfileFieldsInUse'], rows: { cc: 'customer', viewer: 'customer', admin: 'customer', cm: 'customer' } },
  'people.advanced': { calls: ['listProfileFields', 'addProfileField', 'updateProfileField', 'archiveProfileFields', 'restoreProfileFields'], rows: { cm: 'customer' } },
  'tasks.file': { calls: ['listFileRequests', 'submitFiles', 'takeBackFiles', 'acceptFiles', 'reconsiderFiles', 'declineFileRequests', 'undeclineFileRequests', 'reassignFileRequests', 'remindFileRequests', 'cancelFileRequests', 'reviveFileRequests', 'listPeople', 'openFileRequests', 'startFileUpload', 'getUploadSignature', 'getUpload', 'reportUploads', 'completeUpload', 'removeRequestedFile', 'returnFiles'], rows: { cc: 'shared', viewer: 'own', admin: 'own', cm: 'customer' } },
  'tasks.file.review': { calls: ['listFileRequests', 'submitFiles', 'takeBackFiles', 'acceptFiles', 'reconsiderFiles', 'declineFileRequests', 'undeclineFileRequests', 'reassignFileRequests', 'remindFileRequests', 'cancelFileRequests', 'reviveFileRequests', 'listPeople', 'openFileRequests', 'startFileUpload', 'getUploadSignature', 'getUpload', 'reportUploads', 'completeUpload', 'removeRequestedFile', 'returnFiles'], rows: { cc: 'shared', viewer: 'own', admin: 'own', cm: 'customer' } },
  'tasks.file.done': { calls: ['listFileRequests', 'submitFiles', 'takeBackFiles', 'acceptFiles', 'reconsiderFiles', 'declineFileRequests', 'undeclineFileRequests', 'reassignFileRequests', 'remindFileRequests', 'cancelFileRequests', 'reviveFileRequests', 'listPeople', 'openFileRequests', 'startFileUpload', 'getUploadSignature', 'getUpload', 'reportUploads', 'completeUpload', 'removeRequestedFile', 'returnFiles'], rows: { cc: 'shared', viewer: 'own', admin: 'own', cm: 'customer' } },
  'tasks.file.all': { calls: ['listFileRequests', 'addFileRequest', 'updateFileRequest', 'submitFiles', 'takeBackFiles', 'acceptFiles', 'reconsiderFiles', 'declineFileRequests', 'undeclineFileRequests', 'reassignFileRequests', 'remindFileRequests', 'cancelFileRequests', 'reviveFileRequests', 'moveFileRequestDays', 'listPeople', 'openFileRequests', 'startFileUpload', 'getUploadSignature', 'getUpload', 'reportUploads', 'completeUpload', 'removeRequestedFile', 'returnFiles'], rows: { cc: 'shared', viewer: 'own', admin: 'own', cm: 'customer' } },
  'files.list': { calls: ['listFiles', 'updateFile', 'exportFiles', 'tagFiles', 'showFiles', 'filesToFootage', 'retryFiles', 'trashFiles', 'restoreFiles', 'eraseFiles', 'listPeople', 'downloadFiles', 'startFileUpload', 'cancelFileUpload', 'getUploadSignature', 'getUpload', 'reportUploads', 'completeUpload'], rows: { cc: 'shared', viewer: 'own', admin: 'own', cm: 'customer' } },
  'clips.list': { calls: ['listClips', 'updateClip', 'exportClips', 'tagClips', 'showClips', 'setClipShotType', 'setClipRights', 'retryClips', 'trashClips', 'restoreClips', 'eraseClips', 'listClipPeople', 'listShotTypeChoices', 'listPeople', 'bringBackClip', 'listClipVersions', 'downloadClips', 'listCaptions', 'saveCaptions', 'importCaptions', 'bringBackCaptions', 'removeCaptions', 'downloadCaptions', 'makeCaptions', 'stopMakingCaptions', 'findSameClips', 'startClipUpload', 'cancelClipUpload', 'getUploadSignature', 'getUpload', 'reportUploads', 'completeUpload'], rows: { cc: 'shared', viewer: 'own', admin: 'own', cm: 'customer' } },
  'home.library': { calls: ['listInbox', 'markViewed', 'markNotViewed'], rows: { cc: 'own', viewer: 'own', admin: 'own', cm: 'own' } },
  'home.new': { calls: ['listInbox', 'markViewed', 'markNotViewed'], rows: { cc: 'own', viewer: 'own', admin: 'own', cm: 'own' } },
  'home.completed': { calls: ['listInbox', 'markViewed', 'markNotViewed'], rows: { cc: 'own', viewer: 'own', admin: 'own', cm: 'own' } },
  'home.inbox': { calls: ['listInbox', 'markViewed', 'markNotViewed', 'listInboxChannels'], rows: { cc: 'own', viewer: 'own', admin: 'own', cm: 'own' } },
  'home.watch': { calls: ['getWatch', 'reportViewing', 'setViewed', 'likeProgram', 'remindViewers', 'listInbox', 'listAudienceComments', 'addAudienceComment', 'editAudienceComment', 'removeAudienceComment', 'reportAudienceComment'], rows: { cc: 'shared', viewer: 'shared', admin: 'shared', cm: 'customer' } },
  'integrations.zoom': { calls: ['getZoom', 'connectZoom', 'disconnectZoom', 'listRecordings', 'listImports'], rows: { cc: 'own', viewer: 'own', admin: 'own', cm: 'own' } },
  'integrations.youtube': { calls: ['getYoutube', 'connectYoutube', 'disconnectYoutube', 'listYoutubeUploads'], rows: { cc: 'own', viewer: 'own', admin: 'own', cm: 'own' } },
  'super-admin.emailLayouts': { calls: ['listLayouts', 'addLayout', 'updateLayout', 'activateLayouts', 'retireLayouts', 'removeLayouts', 'listCustomers', 'getLayout', 'saveLayout', 'draftLayout', 'testLayout'], rows: { superAdmin: 'own' } },
  'audience.heldBack': { calls: ['listSuppressed', 'releaseSuppressed'], rows: { cm: 'customer' } },
  'super-admin.emailVerify': { calls: ['listWhitelist', 'addWhitelist', 'sendSenderLinks', 'disableWhitelist', 'enableWhitelist', 'removeWhitelist', 'listCustomers', 'checkWhitelist'], rows: { superAdmin: 'own' } },
  'organization.basic': { calls: ['getProfile', 'updateProfile', 'listIndustryTypeChoices'], rows: { cm: 'customer' } },
  'roles.creator': { calls: ['listCustomerRoles', 'addRole', 'updateRole', 'deleteRoles', 'listRoleBases'], rows: { admin: 'customer', cm: 'customer' } },
  'proEdits.list': { calls: ['listOrders', 'assignOrder', 'acceptOrders', 'declineOrders', 'startOrders', 'holdOrders', 'resumeOrders', 'closeOrders', 'listEditors', 'getLoad', 'getOrder', 'logTime', 'deliverOrder', 'giveOrder'], rows: { cc: 'own', cm: 'customer' } },
  'proEdits.mine': { calls: ['listOrders', 'startOrders', 'getOrder', 'logTime', 'deliverOrder'], rows: { cc: 'own', cm: 'customer' } },
  'proEdits.bought': { calls: ['listOrders', 'updateOrder', 'submitOrders', 'approveOrders', 'askOrderChanges', 'cancelOrders', 'discardOrders', 'closeOrders', 'getOrder'], rows: { cc: 'own', cm: 'customer' } },
  'proEdits.send': { calls: ['prepareOrder', 'sendOrder'], rows: { cc: 'own', cm: 'customer' } },
  'proEdits.sendStoryboard': { calls: ['prepareOrder', 'sendOrder'], rows: { cc: 'own', cm: 'customer' } },
  'proEdits.insights': { calls: ['getDeliverableInsights'], rows: { cm: 'customer' } },
  'proEdits.customersLoad': { calls: ['getCustomersLoad'], rows: { cm: 'customer' } },
  'proEdits.editorsLoad': { calls: ['getLoad'], rows: { cm: 'customer' } },
  'proEdits.editors': { calls: ['listEditors', 'saveEditor'], rows: { cm: 'customer' } },
  'programs.list': { calls: ['listPrograms', 'addProgram', 'updateProgram', 'setProgramEnds', 'unpublishPrograms', 'archivePrograms', 'reopenPrograms', 'trashPrograms', 'restorePrograms', 'erasePrograms', 'listTemplateChoices', 'listPeople', 'getProgram', 'getTemplateUpdate', 'saveTimeline', 'holdEdit', 'getProgramMedia', 'listProgramVersions', 'getVersionTimeline', 'listVersionCaptions', 'listFilmCaptions', 'saveFilmCaptions', 'importFilmCaptions', 'bringBackFilmCaptions', 'removeFilmCaptions', 'downloadFilmCaptions', 'renderProgram', 'cancelRender', 'retryRender', 'listRenders', 'importProgram', 'uploadVersion', 'cancelVersionUpload', 'retryVersion', 'getUploadSignature', 'getUpload', 'reportUploads', 'completeUpload', 'listBumpers', 'publishProgram', 'listComments', 'addComment', 'editComment', 'resolveComment', 'removeComment'], rows: { cc: 'customer', viewer: 'own', admin: 'own', cm: 'customer' } },
  bumpers: { calls: ['listBumpers', 'addBumper', 'updateBumper', 'activateBumpers', 'retireBumpers', 'makeBumpersDefault', 'dropBumpersDefault', 'trashBumpers', 'restoreBumpers', 'eraseBumpers', 'listBumperClips', 'listIndustryTypeChoices'], rows: { cc: 'customer', cm: 'customer' } },
  script: { calls: ['listScripts', 'addScript', 'updateScript', 'exportScripts', 'readyScripts', 'draftScripts', 'archiveScripts', 'reopenScripts', 'trashScripts', 'restoreScripts', 'eraseScripts', 'listScriptVersions'], rows: { cc: 'own', cm: 'customer' } },
  'clips.add': { calls: ['startTakeUpload', 'saveTake', 'discardTake', 'getUploadSignature', 'getUpload', 'reportUploads', 'completeUpload'], rows: { cc: 'shared', viewer: 'own', admin: 'own', cm: 'customer' } },
  'tasks.record': { calls: ['listRecordingTasks', 'startTakeUpload', 'saveTake', 'discardTake', 'getUploadSignature', 'getUpload', 'reportUploads', 'completeUpload'], rows: { cc: 'shared', viewer: 'own', admin: 'own', cm: 'customer' } },
  'sharing.pages': { calls: ['listSharePages', 'addSharePage', 'updateSharePage', 'disableSharePages', 'enableSharePages', 'newShareLink', 'revokeSharePages', 'listSharePrograms', 'listShareLayoutChoices', 'getShareStats'], rows: { cc: 'own', cm: 'customer' } },
  'super-admin.sharePages': { calls: ['listShareLayouts', 'addShareLayout', 'updateShareLayout', 'archiveShareLayouts', 'restoreShareLayouts', 'listCustomers'], rows: { superAdmin: 'own' } },
  'storyboards.list': { calls: ['listStoryboards', 'addStoryboard', 'updateStoryboard', 'activateStoryboards', 'holdStoryboards', 'resumeStoryboards', 'cancelStoryboards', 'archiveStoryboards', 'reopenStoryboards', 'trashStoryboards', 'restoreStoryboards', 'eraseStoryboards', 'listPeople', 'listStoryboardChoices'], rows: { cm: 'customer' } },
  'super-admin.customers': { calls: ['listCustomers', 'addCustomer', 'updateCustomer', 'activateCustomers', 'lockCustomers', 'unlockCustomers', 'closeCustomers', 'listEditingVendors'], rows: { superAdmin: 'own' } },
  'super-admin.users': { calls: ['listAccounts', 'addAccount', 'updateAccount', 'resendAccountInvitations', 'lockAccounts', 'unlockAccounts', 'listCustomers', 'listGeneralRoles'], rows: { superAdmin: 'own' } },
  'super-admin.shotTypes': { calls: ['listShotTypes', 'addShotType', 'updateShotType', 'archiveShotTypes', 'restoreShotTypes'], rows: { superAdmin: 'own' } },
  'super-admin.industryTypes': { calls: ['listIndustryTypes', 'addIndustryType', 'updateIndustryType', 'archiveIndustryTypes', 'restoreIndustryTypes'], rows: { superAdmin: 'own' } },
  'tasks.recording': { calls: ['listRecordingTasks', 'claimTasks', 'releaseTasks', 'submitTasks', 'takeBackTasks', 'declineTasks', 'undeclineTasks', 'requestRetakes', 'reconsiderTasks', 'reassignTasks', 'remindTasks', 'cancelTasks', 'reviveTasks', 'listPeople', 'addTake', 'removeTake', 'acceptTake', 'replaceSlots', 'addTakeNote', 'removeTakeNote', 'tickChecklist', 'openTasks'], rows: { cc: 'own', viewer: 'own', admin: 'own', cm: 'customer' } },
  'tasks.review': { calls: ['listRecordingTasks', 'claimTasks', 'releaseTasks', 'submitTasks', 'takeBackTasks', 'declineTasks', 'undeclineTasks', 'requestRetakes', 'reconsiderTasks', 'reassignTasks', 'remindTasks', 'cancelTasks', 'reviveTasks', 'listPeople', 'addTake', 'removeTake', 'acceptTake', 'replaceSlots', 'addTakeNote', 'removeTakeNote', 'tickChecklist', 'openTasks'], rows: { cc: 'own', viewer: 'own', admin: 'own', cm: 'customer' } },
  'tasks.all': { calls: ['listRecordingTasks', 'addRecordingTask', 'updateRecordingTask', 'submitTasks', 'takeBackTasks', 'claimTasks', 'releaseTasks', 'declineTasks', 'undeclineTasks', 'requestRetakes', 'reconsiderTasks', 'moveTaskDays', 'reassignTasks', 'remindTasks', 'cancelTasks', 'reviveTasks', 'listPeople', 'addTake', 'removeTake', 'acceptTake', 'replaceSlots', 'addTakeNote', 'removeTakeNote', 'tickChecklist', 'openTasks'], rows: { cc: 'own', viewer: 'own', admin: 'own', cm: 'customer' } },
  'programs.templates': { calls: ['listTemplates', 'addTemplate', 'updateTemplate', 'retireTemplates', 'reopenTemplates', 'trashTemplates', 'restoreTemplates', 'eraseTemplates'], rows: { cm: 'customer' } },
}
