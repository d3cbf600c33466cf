// Generated from manifest/errors.yaml by npm run codegen. Edit the manifest, not this file.

import type { CallId } from './calls'
import type { EndingId } from './endings'
import type { TextKey } from './text'

export type Outcome = 'http' | 'envelope' | 'network' | 'timeout' | 'malformed'

/** All that are given must hold; a list holds when one of its members does. */
export interface Condition {
  readonly call?: readonly CallId[]
  readonly status?: readonly number[]
  readonly outcome?: readonly Outcome[]
  /** Header X-Auth-Reason of our server. */
  readonly reason?: readonly string[]
  /** error_description, error or errorMessage of the reply. */
  readonly message?: { readonly equals?: readonly string[]; readonly prefix?: readonly string[]; readonly contains?: readonly string[] }
  readonly refreshTokenStored?: boolean
}

export type Action =
  | { readonly do: 'leave' }
  | { readonly do: 'refreshAndRepeat' }
  | { readonly do: 'dropRefreshToken' }
  | { readonly do: 'landing' }
  | { readonly do: 'reload' }
  | { readonly do: 'retry'; readonly text: Message }
  | { readonly do: 'toast'; readonly text: Message }
  | { readonly do: 'log'; readonly text: TextKey }
  | { readonly do: 'endSession'; readonly ending: EndingId }
  | { readonly do: 'switchProfile'; readonly after: string; readonly ignore: readonly string[]; readonly orElse: TextKey }

/** A text, or the reply's own words. */
export type Message = TextKey | '$errorMessage'

export interface ErrorRule {
  readonly id: string
  readonly when: Condition
  readonly then: readonly Action[]
}

/** $screens in a rule. */
const screenCalls: readonly CallId[] = ['startClipUpload', 'cancelClipUpload', 'startFileUpload', 'cancelFileUpload', 'updateClip', 'listCaptions', 'saveCaptions', 'importCaptions', 'bringBackCaptions', 'removeCaptions', 'downloadCaptions', 'askApproval', 'publishProgram', 'addComment', 'editComment', 'resolveComment', 'removeComment', 'getUploadSignature', 'completeUpload', 'requestPasswordReset', 'changePassword', 'listSessions', 'endSession', 'endOtherSessions', 'getThirdPartyLinks', 'startThirdPartyLink', 'deliverProgram', 'listDeliveries', 'recallDelivery', 'discoverChannels', 'getChannel', 'listPosts', 'subscribe', 'leave', 'listSubscribers', 'decideRequests', 'addSubscribers', 'removeSubscribers', 'pinPost', 'importProgram', 'uploadVersion', 'cancelVersionUpload', 'retryVersion', 'addTake', 'removeTake', 'acceptTake', 'replaceSlots', 'tickChecklist', 'removeRequestedFile', 'returnFiles', 'listFilmCaptions', 'saveFilmCaptions', 'importFilmCaptions', 'bringBackFilmCaptions', 'removeFilmCaptions', 'downloadFilmCaptions', 'chooseChannelLetters', 'deliverDeliverable', 'addTakeNote', 'removeTakeNote', 'renderDeliverable', 'checkDelivery', 'prepareOrder', 'sendOrder', 'getOrder', 'giveOrder', 'logTime', 'deliverOrder', 'getLoad', 'getDeliverableInsights', 'getCustomersLoad', 'getZoom', 'listRecordings', 'getYoutube', 'listInboxChannels', 'getOwnProfile', 'updateOwnProfile', 'listAdminActions', 'askAdminAction', 'runAdminActions', 'runAdminActionsForGood', 'repeatAdminActions', 'listBrokenAssets', 'listCustomers', 'listMergeableAccounts', 'listLetters', 'sendLettersAgain', 'listApprovals', 'approveVersions', 'undoDecisions', 'askForChanges', 'rejectVersions', 'remindApprovers', 'reassignApprovals', 'withdrawApprovals', 'listApproverChoices', 'listApprovalPolicies', 'addApprovalPolicy', 'updateApprovalPolicy', 'retireApprovalPolicies', 'reopenApprovalPolicies', 'listUsers', 'inviteUser', 'updateUser', 'importUsers', 'exportUsers', 'setRoles', 'resendInvitations', 'deactivateUsers', 'reactivateUsers', 'listRoleChoices', 'listProfileFieldsInUse', 'listCampaigns', 'addCampaign', 'updateCampaign', 'startCampaigns', 'withdrawCampaigns', 'pauseCampaigns', 'resumeCampaigns', 'closeCampaigns', 'archiveCampaigns', 'listCampaignPages', 'listContactListChoices', 'listContacts', 'listChannelChoices', 'listSharePrograms', 'listCampaignRequests', 'listCampaignLetters', 'addCampaignLetter', 'updateCampaignLetter', 'planCampaignLetters', 'unplanCampaignLetters', 'sendCampaignLetters', 'testCampaignLetters', 'resumeCampaignLetters', 'resendUnsureLetters', 'removeCampaignLetters', 'listCampaignPeople', 'exportCampaignPeople', 'listChannels', 'addChannel', 'updateChannel', 'archiveChannels', 'reopenChannels', 'listPeople', 'listConsents', 'exportConsents', 'revokeConsents', 'listConsentForms', 'addConsentForm', 'updateConsentForm', 'activateConsentForms', 'retireConsentForms', 'reopenConsentForms', 'addContact', 'updateContact', 'importContacts', 'exportContacts', 'addToContactLists', 'undoContactLists', 'removeFromContactLists', 'unsubscribeContacts', 'resubscribeContacts', 'trashContacts', 'restoreContacts', 'eraseContacts', 'listStaticContactLists', 'listContactLists', 'addContactList', 'updateContactList', 'archiveContactLists', 'reopenContactLists', 'listCrowdRequests', 'addCrowdRequest', 'updateCrowdRequest', 'inviteCrowdGuests', 'openCrowdRequests', 'pauseCrowdRequests', 'resumeCrowdRequests', 'closeCrowdRequests', 'reopenCrowdRequests', 'archiveCrowdRequests', 'renewCrowdLinks', 'listBumperClips', 'listConsentFormChoices', 'listTemplateChoices', 'listCrowdSubmissions', 'exportCrowdSubmissions', 'acceptCrowdSubmissions', 'reconsiderCrowdSubmissions', 'requestCrowdRetakes', 'rejectCrowdSubmissions', 'reinviteCrowdGuests', 'listDeliverables', 'addDeliverable', 'updateDeliverable', 'startDeliverables', 'acceptDeliverables', 'reconsiderDeliverables', 'excuseDeliverables', 'askDeliverableChanges', 'recallDeliverables', 'cancelDeliverables', 'reviveDeliverables', 'listProfileFields', 'addProfileField', 'updateProfileField', 'archiveProfileFields', 'restoreProfileFields', 'listFileRequests', 'submitFiles', 'takeBackFiles', 'acceptFiles', 'reconsiderFiles', 'declineFileRequests', 'undeclineFileRequests', 'reassignFileRequests', 'remindFileRequests', 'cancelFileRequests', 'reviveFileRequests', 'addFileRequest', 'updateFileRequest', 'moveFileRequestDays', 'listFiles', 'updateFile', 'exportFiles', 'tagFiles', 'showFiles', 'filesToFootage', 'retryFiles', 'trashFiles', 'restoreFiles', 'eraseFiles', 'listClips', 'exportClips', 'tagClips', 'showClips', 'setClipShotType', 'setClipRights', 'retryClips', 'trashClips', 'restoreClips', 'eraseClips', 'listClipPeople', 'listShotTypeChoices', 'listInbox', 'markViewed', 'markNotViewed', 'listLayouts', 'addLayout', 'updateLayout', 'activateLayouts', 'retireLayouts', 'removeLayouts', 'listSuppressed', 'releaseSuppressed', 'listWhitelist', 'addWhitelist', 'sendSenderLinks', 'disableWhitelist', 'enableWhitelist', 'removeWhitelist', 'getProfile', 'updateProfile', 'listIndustryTypeChoices', 'listCustomerRoles', 'addRole', 'updateRole', 'deleteRoles', 'listRoleBases', 'listOrders', 'assignOrder', 'acceptOrders', 'declineOrders', 'startOrders', 'holdOrders', 'resumeOrders', 'closeOrders', 'listEditors', 'updateOrder', 'submitOrders', 'approveOrders', 'askOrderChanges', 'cancelOrders', 'discardOrders', 'saveEditor', 'listPrograms', 'addProgram', 'updateProgram', 'setProgramEnds', 'unpublishPrograms', 'archivePrograms', 'reopenPrograms', 'trashPrograms', 'restorePrograms', 'erasePrograms', 'listScripts', 'addScript', 'updateScript', 'exportScripts', 'readyScripts', 'draftScripts', 'archiveScripts', 'reopenScripts', 'trashScripts', 'restoreScripts', 'eraseScripts', 'listBumpers', 'addBumper', 'updateBumper', 'activateBumpers', 'retireBumpers', 'makeBumpersDefault', 'dropBumpersDefault', 'trashBumpers', 'restoreBumpers', 'eraseBumpers', 'listSharePages', 'addSharePage', 'updateSharePage', 'disableSharePages', 'enableSharePages', 'newShareLink', 'revokeSharePages', 'listShareLayoutChoices', 'listShareLayouts', 'addShareLayout', 'updateShareLayout', 'archiveShareLayouts', 'restoreShareLayouts', 'listStoryboards', 'addStoryboard', 'updateStoryboard', 'activateStoryboards', 'holdStoryboards', 'resumeStoryboards', 'cancelStoryboards', 'archiveStoryboards', 'reopenStoryboards', 'trashStoryboards', 'restoreStoryboards', 'eraseStoryboards', 'listStoryboardChoices', 'listAccounts', 'addAccount', 'updateAccount', 'resendAccountInvitations', 'lockAccounts', 'unlockAccounts', 'listGeneralRoles', 'addCustomer', 'updateCustomer', 'activateCustomers', 'lockCustomers', 'unlockCustomers', 'closeCustomers', 'listEditingVendors', 'listShotTypes', 'addShotType', 'updateShotType', 'archiveShotTypes', 'restoreShotTypes', 'listIndustryTypes', 'addIndustryType', 'updateIndustryType', 'archiveIndustryTypes', 'restoreIndustryTypes', 'listRecordingTasks', 'claimTasks', 'releaseTasks', 'submitTasks', 'takeBackTasks', 'declineTasks', 'undeclineTasks', 'requestRetakes', 'reconsiderTasks', 'reassignTasks', 'remindTasks', 'cancelTasks', 'reviveTasks', 'addRecordingTask', 'updateRecordingTask', 'moveTaskDays', 'listTemplates', 'addTemplate', 'updateTemplate', 'retireTemplates', 'reopenTemplates', 'trashTemplates', 'restoreTemplates', 'eraseTemplates', 'listSearches', 'saveSearch', 'removeSearch', 'keepPicture', 'listChanges', 'undoImport']

export const errorRules: readonly ErrorRule[] = [
  /** A reply that is not what the manifest declares is logged; the sign-in page tells the rest. (decided) */
  { id: 'signInMalformed', when: { call: ['signIn', 'signInWithCode'], outcome: ['malformed'] }, then: [{ do: 'log', text: 'errors.unexpectedReply' }] },
  /** A wrong name or password, or a server that fails or is not there, is the sign-in page's own matter. (decided) */
  { id: 'signInRefused', when: { call: ['signIn', 'signInWithCode'] }, then: [{ do: 'leave' }] },
  /** The screen names the thing that did not work and offers to try again. (decided) */
  { id: 'toldByScreenUnreachable', when: { call: screenCalls, outcome: ['network', 'timeout'] }, then: [{ do: 'leave' }] },
  /** The same while the server is busy or does not allow it. (decided) */
  { id: 'toldByScreenBusy', when: { call: screenCalls, status: [403, 429, 502, 503, 504] }, then: [{ do: 'leave' }] },
  /** A fault that passes never ends a session. (decided) */
  { id: 'unreachable', when: { outcome: ['network', 'timeout'] }, then: [{ do: 'retry', text: 'errors.unreachable' }] },
  /** An overloaded or restarting server is waited for. (decided) */
  { id: 'busy', when: { status: [429, 502, 503, 504] }, then: [{ do: 'retry', text: 'errors.busy' }] },
  /** (spec §8) */
  { id: 'refreshNotFound', when: { call: ['refreshSession'], status: [404] }, then: [{ do: 'endSession', ending: 'expired' }] },
  /** Without a usable refresh token the person lands by role while the access token lasts. (spec §8) */
  { id: 'refreshInvalidToken', when: { call: ['refreshSession'], message: { prefix: ['Invalid refresh token', 'Cannot convert access token to JSON'] } }, then: [{ do: 'dropRefreshToken' }, { do: 'landing' }] },
  /** (spec §8) */
  { id: 'refreshInactive', when: { call: ['refreshSession'], message: { prefix: ['User is not active'] } }, then: [{ do: 'endSession', ending: 'inactive' }] },
  /** The page says whom to ask, as signing in again would. (decided) */
  { id: 'refreshLocked', when: { call: ['refreshSession'], message: { contains: ['is locked. Contact support'] } }, then: [{ do: 'endSession', ending: 'inactive' }] },
  /** (spec §4) */
  { id: 'refreshRefused', when: { call: ['refreshSession'], status: [400, 401] }, then: [{ do: 'endSession', ending: 'expired' }] },
  /** A refresh that meets a server fault is tried again later; tokens stay. (decided) */
  { id: 'refreshFailed', when: { call: ['refreshSession'] }, then: [{ do: 'retry', text: 'errors.busy' }] },
  /** Only our server says why; the call is refreshed and repeated once. (decided) */
  { id: 'tokenStale', when: { status: [401], reason: ['expired', 'stale'] }, then: [{ do: 'refreshAndRepeat' }] },
  /** (spec §8) */
  { id: 'unauthorized', when: { status: [401] }, then: [{ do: 'endSession', ending: 'expired' }] },
  /** (spec §8) */
  { id: 'badRequestWithToken', when: { status: [400], refreshTokenStored: true }, then: [{ do: 'endSession', ending: 'expired' }] },
  /** (spec §8) */
  { id: 'profileConflict', when: { status: [409], message: { contains: ['##'] } }, then: [{ do: 'switchProfile', after: '##', ignore: ['', 'null'], orElse: 'errors.invalidCustomerId' }] },
  /** (spec §8) */
  { id: 'serverError', when: { status: [500] }, then: [{ do: 'endSession', ending: 'serverError' }] },
  /** (decided) */
  { id: 'refused', when: { outcome: ['http'] }, then: [{ do: 'toast', text: '$errorMessage' }] },
  /** A reply that is not what the manifest declares; the session stays. (decided) */
  { id: 'malformed', when: { outcome: ['malformed'] }, then: [{ do: 'log', text: 'errors.unexpectedReply' }, { do: 'toast', text: 'errors.unexpectedReply' }] },
  /** (spec §8) */
  { id: 'oops', when: { outcome: ['envelope'], message: { prefix: ['Oops, there\'s something wrong. Try clearing your browser cache by pressing'] } }, then: [{ do: 'endSession', ending: 'oops' }] },
  /** The same for what the server refuses in words. (decided) */
  { id: 'toldByScreen', when: { call: screenCalls, outcome: ['envelope'] }, then: [{ do: 'leave' }] },
  /** The reply's own words show as a toast. (spec §8) */
  { id: 'envelopeError', when: { outcome: ['envelope'] }, then: [{ do: 'toast', text: '$errorMessage' }] },
]

/** What happens when no rule matches. */
export const otherwise: readonly Action[] = [{ do: 'toast', text: 'errors.unexpected' }]
