import { usualBrand } from '../../../src/features/programs/brand'
import { emptyStory } from '../../../src/features/templates/story'
import type { Calls } from '../../../generated/facts/calls'
import { flags, type FlagId } from '../../../generated/facts/flags'
import type { ServedCallId } from '../../../generated/wiring/calls'

/** What a request may name: things of one customer, or of none. */
export interface Things {
  readonly customerId: string
  readonly userId: string
  readonly clipId: string
  readonly fileId: string
  readonly scriptId: string
  readonly templateId: string
  readonly bumperId: string
  readonly programId: string
  readonly renderId: string
  readonly versionId: string
  readonly approvalId: string
  readonly commentId: string
  readonly policyId: string
  readonly uploadId: string
  readonly sessionId: string
  readonly contactId: string
  readonly contactListId: string
  readonly profileFieldId: string
  readonly roleId: string
}

const rows = (id: string) => ({ selection: { ids: [id] } })

export type BearerCallId = {
  [Id in ServedCallId]: Calls[Id]['auth'] extends 'bearer' ? Id : never
}[ServedCallId]

const nothing = '01JZZZZZZZZZZZZZZZZZZZZZZZ'

const noFlags = Object.fromEntries(Object.keys(flags).map((flag) => [flag, false])) as Record<
  FlagId,
  boolean
>

/** A well-formed request of every call that needs a token. A call that is missing here does not compile. */
export const requests: {
  readonly [Id in BearerCallId]: (named: Things) => Calls[Id]['request']
} = {
  // Super-admin reaches every customer, so nobody's things are named here.
  listCustomers: () => ({ search: nothing, limit: 1 }),
  addCustomer: () => ({
    values: { name: 'A', seats: 1, storageBytes: 1, idleSessionTimeoutMins: 30, flags: noFlags },
  }),
  updateCustomer: () => ({ customerId: nothing, rev: 1, values: { name: 'Renamed' } }),
  activateCustomers: () => ({ selection: { ids: [nothing] } }),
  lockCustomers: () => ({ selection: { ids: [nothing] } }),
  unlockCustomers: () => ({ selection: { ids: [nothing] } }),
  closeCustomers: () => ({ selection: { ids: [nothing] } }),
  listAdminActions: () => ({ limit: 1 }),
  askAdminAction: () => ({ values: { kind: 'exportCustomer', customer: nothing } }),
  runAdminActions: () => ({ selection: { ids: [nothing] } }),
  runAdminActionsForGood: () => ({ selection: { ids: [nothing] } }),
  repeatAdminActions: () => ({ selection: { ids: [nothing] } }),
  listBrokenAssets: () => ({ search: nothing, limit: 1 }),
  listMergeableAccounts: () => ({ search: nothing, limit: 1 }),
  listLetters: () => ({ search: nothing, limit: 1 }),
  sendLettersAgain: () => ({ selection: { ids: [nothing] } }),
  listAccounts: () => ({ search: nothing, limit: 1 }),
  listGeneralRoles: () => ({ limit: 1 }),
  addAccount: () => ({
    values: { name: 'A', email: 'a@test.example', customer: nothing, roles: [nothing] },
  }),
  updateAccount: () => ({ userId: nothing, rev: 1, values: { name: 'Renamed' } }),
  resendAccountInvitations: () => ({ selection: { ids: [nothing] } }),
  lockAccounts: () => ({ selection: { ids: [nothing] } }),
  unlockAccounts: () => ({ selection: { ids: [nothing] } }),
  listShotTypes: () => ({ limit: 1 }),
  addShotType: () => ({ values: { name: 'Close-up' } }),
  updateShotType: () => ({ shotTypeId: nothing, rev: 1, values: { name: 'Renamed' } }),
  archiveShotTypes: () => ({ selection: { ids: [nothing] } }),
  restoreShotTypes: () => ({ selection: { ids: [nothing] } }),
  listIndustryTypes: () => ({ limit: 1 }),
  addIndustryType: () => ({ values: { name: 'Media' } }),
  updateIndustryType: () => ({ industryTypeId: nothing, rev: 1, values: { name: 'Renamed' } }),
  archiveIndustryTypes: () => ({ selection: { ids: [nothing] } }),
  restoreIndustryTypes: () => ({ selection: { ids: [nothing] } }),
  getProfile: ({ customerId }) => ({ ids: [customerId] }),
  updateProfile: ({ customerId }) => ({ customerId, rev: 1, values: { name: 'Renamed' } }),
  listIndustryTypeChoices: () => ({ limit: 1 }),
  listShotTypeChoices: () => ({ limit: 1 }),
  listClipPeople: () => ({ limit: 1 }),
  getCustomerProfiles: () => ({}),
  switchCustomer: ({ customerId }) => ({ customerId }),
  getOrganizationAccess: () => ({}),
  changePassword: () => ({ currentPassword: 'x', newPassword: 'y' }),
  listSessions: () => ({}),
  endSession: ({ sessionId }) => ({ sessionId }),
  endOtherSessions: () => ({}),
  getThirdPartyLinks: () => ({}),
  startThirdPartyLink: () => ({ currentPassword: 'x' }),
  unlinkThirdParty: ({ userId }) => ({ token: userId }),
  getRoles: () => ({}),
  getRolePermissions: () => ({
    isLoggedInFromMobile: false,
    clientDetails: { browserName: 'Chromium', browserVersion: '140', operatingSystem: 'Linux' },
  }),
  listSearches: () => ({ list: 'listOfNothing' }),
  keepPicture: () => ({ picture: 'R0lG' }),
  saveSearch: () => ({
    list: 'listNothing',
    name: 'Mine',
    filterList: [],
    gridColumns: [],
    isShared: false,
  }),
  removeSearch: ({ clipId }) => ({ searchId: clipId }),
  undoImport: ({ userId }) => ({ importId: userId }),
  listChanges: ({ userId }) => ({ list: 'listNothing', id: userId }),
  getMenuNotificationCount: ({ userId }) => ({ customerUserId: userId }),
  listUsers: () => ({ limit: 5 }),
  listRoleChoices: () => ({ limit: 5 }),
  listPeople: () => ({ limit: 5 }),
  listProfileFields: ({ profileFieldId }) => ({ ids: [profileFieldId] }),
  listProfileFieldsInUse: ({ profileFieldId }) => ({ ids: [profileFieldId] }),
  addProfileField: () => ({ values: { name: 'Shoe size', kind: 'number' } }),
  updateProfileField: ({ profileFieldId }) => ({
    profileFieldId,
    rev: 1,
    values: { name: 'Other' },
  }),
  archiveProfileFields: ({ profileFieldId }) => rows(profileFieldId),
  restoreProfileFields: ({ profileFieldId }) => rows(profileFieldId),
  // Of a role that nobody has, so that each of the many askings is let in and changes nothing.
  inviteUser: () => ({
    values: { name: 'New', email: 'new@test.example', roles: ['9991432'] },
  }),
  updateUser: ({ userId }) => ({ userId, rev: 1, values: { title: 'Editor' } }),
  setRoles: ({ userId }) => ({ selection: { ids: [userId] }, values: { roles: ['9991432'] } }),
  resendInvitations: ({ userId }) => ({ selection: { ids: [userId] } }),
  deactivateUsers: () => ({ selection: { ids: [] } }),
  reactivateUsers: ({ userId }) => ({ selection: { ids: [userId] } }),
  exportUsers: ({ userId }) => ({ ids: [userId], columns: ['name'] }),
  giveTemporaryPassword: ({ userId }) => ({ userId }),
  listCustomerRoles: ({ roleId }) => ({ ids: [roleId] }),
  listRoleBases: () => ({ limit: 5 }),
  addRole: ({ roleId }) => ({ values: { name: 'Another', from: roleId } }),
  updateRole: ({ roleId }) => ({ roleId, rev: 1, values: { description: 'Other' } }),
  deleteRoles: ({ roleId }) => rows(roleId),
  getOwnProfile: () => ({}),
  updateOwnProfile: ({ userId }) => ({ userId, rev: 1, values: { title: 'Editor' } }),
  listReports: () => ({}),
  makeReport: () => ({ reportId: 'signIns' }),
  getAnalyticsUrl: () => ({}),
  listBumpers: ({ bumperId }) => ({ ids: [bumperId] }),
  listBumperClips: ({ clipId }) => ({ ids: [clipId] }),
  addBumper: ({ clipId }) => ({ values: { title: 'Opening', kind: 'intro', clip: clipId } }),
  updateBumper: ({ bumperId }) => ({ bumperId, rev: 1, values: { title: 'Renamed' } }),
  activateBumpers: ({ bumperId }) => rows(bumperId),
  retireBumpers: ({ bumperId }) => rows(bumperId),
  makeBumpersDefault: ({ bumperId }) => rows(bumperId),
  dropBumpersDefault: ({ bumperId }) => rows(bumperId),
  trashBumpers: ({ bumperId }) => rows(bumperId),
  restoreBumpers: ({ bumperId }) => rows(bumperId),
  eraseBumpers: ({ bumperId }) => rows(bumperId),
  listScripts: ({ scriptId }) => ({ ids: [scriptId] }),
  addScript: () => ({ values: { title: 'Welcome' } }),
  updateScript: ({ scriptId }) => ({ scriptId, rev: 1, values: { title: 'Renamed' } }),
  readyScripts: ({ scriptId }) => rows(scriptId),
  draftScripts: ({ scriptId }) => rows(scriptId),
  archiveScripts: ({ scriptId }) => rows(scriptId),
  reopenScripts: ({ scriptId }) => rows(scriptId),
  trashScripts: ({ scriptId }) => rows(scriptId),
  restoreScripts: ({ scriptId }) => rows(scriptId),
  eraseScripts: ({ scriptId }) => rows(scriptId),
  exportScripts: () => ({ columns: ['title', 'owner'] }),
  listScriptVersions: ({ scriptId }) => ({ scriptId }),
  listCaptions: ({ clipId }) => ({ clipId }),
  saveCaptions: ({ clipId }) => ({
    clipId,
    lang: 'en',
    rev: 0,
    cues: [{ fromMs: 0, toMs: 1000, text: 'Hello' }],
  }),
  importCaptions: ({ clipId }) => ({ clipId, lang: 'de', rev: 0, text: 'WEBVTT' }),
  bringBackCaptions: ({ clipId }) => ({ clipId, lang: 'fr', rev: 0, versionNo: 1 }),
  removeCaptions: ({ clipId }) => ({ clipId, lang: 'fr', rev: 0 }),
  downloadCaptions: ({ clipId }) => ({ clipId, lang: 'fr', format: 'vtt' }),
  listPrograms: ({ programId }) => ({ ids: [programId] }),
  addProgram: () => ({ values: { title: 'A film' } }),
  updateProgram: ({ programId }) => ({ programId, rev: 1, values: { title: 'Renamed' } }),
  archivePrograms: ({ programId }) => rows(programId),
  reopenPrograms: ({ programId }) => rows(programId),
  trashPrograms: ({ programId }) => rows(programId),
  restorePrograms: ({ programId }) => rows(programId),
  erasePrograms: ({ programId }) => rows(programId),
  getProgram: ({ programId }) => ({ programId, tab: 'a' }),
  saveTimeline: ({ programId }) => ({
    programId,
    tab: 'a',
    timelineRev: 1,
    timeline: { schema: 1, fps: 30, aspect: '16:9', blocks: [], brand: usualBrand },
  }),
  holdEdit: ({ programId }) => ({ programId, tab: 'a', act: 'hold' }),
  getProgramMedia: ({ clipId }) => ({ media: [{ type: 'clip', id: clipId }] }),
  listProgramVersions: ({ programId }) => ({ programId }),
  renderProgram: ({ programId }) => ({ programId, timelineRev: 1 }),
  cancelRender: ({ renderId }) => ({ renderId }),
  retryRender: ({ renderId }) => ({ renderId }),
  listRenders: ({ programId }) => ({ programId }),
  unpublishPrograms: ({ programId }) => rows(programId),
  listApprovals: ({ approvalId }) => ({ ids: [approvalId] }),
  approveVersions: ({ approvalId }) => rows(approvalId),
  askForChanges: ({ approvalId }) => ({ ...rows(approvalId), values: { words: 'Shorter.' } }),
  rejectVersions: ({ approvalId }) => ({ ...rows(approvalId), values: { words: 'No.' } }),
  undoDecisions: ({ approvalId }) => rows(approvalId),
  withdrawApprovals: ({ approvalId }) => rows(approvalId),
  remindApprovers: ({ approvalId }) => rows(approvalId),
  reassignApprovals: ({ approvalId, userId }) => ({
    ...rows(approvalId),
    values: { standIn: userId },
  }),
  // Of a program in review these are refused to everybody: what is asked about is no program.
  askApproval: ({ versionId, policyId }) => ({ programId: policyId, versionId, policyId }),
  publishProgram: ({ versionId }) => ({ programId: versionId, versionId }),
  getVersionTimeline: ({ programId, versionId }) => ({ programId, versionId }),
  listComments: ({ programId }) => ({ programId }),
  addComment: ({ programId, versionId }) => ({
    programId,
    versionId,
    commentId: nothing,
    body: 'Shorter.',
  }),
  editComment: ({ programId, commentId }) => ({ programId, commentId, rev: 1, body: 'Longer.' }),
  resolveComment: ({ programId, commentId }) => ({ programId, commentId, isResolved: true }),
  removeComment: ({ programId, commentId }) => ({ programId, commentId }),
  listApprovalPolicies: ({ policyId }) => ({ ids: [policyId] }),
  listPolicyChoices: ({ policyId }) => ({ ids: [policyId] }),
  addApprovalPolicy: ({ userId }) => ({
    values: { name: 'Legal', stages: [{ approvers: [{ id: userId, name: '' }], rule: 'any' }] },
  }),
  updateApprovalPolicy: ({ policyId }) => ({ policyId, rev: 1, values: { name: 'Renamed' } }),
  retireApprovalPolicies: ({ policyId }) => rows(policyId),
  reopenApprovalPolicies: ({ policyId }) => rows(policyId),
  listTemplates: ({ templateId }) => ({ ids: [templateId] }),
  addTemplate: () => ({ values: { title: 'Onboarding' } }),
  updateTemplate: ({ templateId }) => ({ templateId, rev: 1, values: { title: 'Renamed' } }),
  retireTemplates: ({ templateId }) => rows(templateId),
  reopenTemplates: ({ templateId }) => rows(templateId),
  trashTemplates: ({ templateId }) => rows(templateId),
  restoreTemplates: ({ templateId }) => rows(templateId),
  eraseTemplates: ({ templateId }) => rows(templateId),
  listTemplateChoices: ({ templateId }) => ({ ids: [templateId] }),
  getStory: ({ templateId }) => ({ templateId }),
  saveStory: ({ templateId }) => ({ templateId, storyRev: 1, story: emptyStory }),
  publishTemplate: ({ templateId }) => ({ templateId, storyRev: 1 }),
  listTemplateVersions: ({ templateId }) => ({ templateId }),
  listFiles: () => ({ limit: 5 }),
  startFileUpload: () => ({ name: 'x.png', bytes: 0 }),
  cancelFileUpload: ({ fileId }) => ({ fileId }),
  updateFile: ({ fileId }) => ({ fileId, rev: 1, values: { title: 'Renamed' } }),
  tagFiles: ({ fileId }) => ({ ...rows(fileId), values: { tags: ['a'] } }),
  downloadFiles: ({ fileId }) => ({ ids: [fileId] }),
  showFiles: ({ fileId }) => ({ ...rows(fileId), values: { visibility: 'customer' } }),
  retryFiles: ({ fileId }) => rows(fileId),
  filesToFootage: ({ fileId }) => rows(fileId),
  trashFiles: ({ fileId }) => rows(fileId),
  restoreFiles: ({ fileId }) => rows(fileId),
  eraseFiles: ({ fileId }) => rows(fileId),
  exportFiles: () => ({ columns: ['title', 'owner'] }),
  listClips: () => ({ limit: 5 }),
  startClipUpload: () => ({ name: 'x.mp4', bytes: 0 }),
  cancelClipUpload: ({ clipId }) => ({ clipId }),
  updateClip: ({ clipId }) => ({ clipId, rev: 1, values: { title: 'Renamed' } }),
  trimClip: ({ clipId }) => ({ clipId, rev: 1, values: { inMs: 1000 } }),
  bringBackClip: ({ clipId }) => ({ clipId, rev: 1, values: { versionNo: 1 } }),
  listClipVersions: ({ clipId }) => ({ clipId }),
  trashClips: ({ clipId }) => ({ selection: { ids: [clipId] } }),
  restoreClips: ({ clipId }) => ({ selection: { ids: [clipId] } }),
  retryClips: ({ clipId }) => ({ selection: { ids: [clipId] } }),
  eraseClips: ({ clipId }) => ({ selection: { ids: [clipId] } }),
  tagClips: ({ clipId }) => ({ ...rows(clipId), values: { tags: ['a'] } }),
  showClips: ({ clipId }) => ({ ...rows(clipId), values: { visibility: 'customer' } }),
  setClipShotType: ({ clipId }) => ({ ...rows(clipId), values: { shotType: 'none' } }),
  setClipRights: ({ clipId }) => ({ ...rows(clipId), values: { rightsExpireAt: '2030-01-01' } }),
  findSameClips: () => ({ edgeHashes: ['0'.repeat(64)] }),
  downloadClips: ({ clipId }) => ({ ids: [clipId] }),
  exportClips: () => ({ columns: ['title', 'owner'] }),
  getUploadSignature: () => ({}),
  getUpload: ({ uploadId }) => ({ uploadId }),
  reportUploads: ({ uploadId }) => ({ uploads: [{ uploadId, sentBytes: 1 }] }),
  listContacts: ({ contactId }) => ({ ids: [contactId] }),
  addContact: ({ contactListId }) => ({
    values: { email: 'new@test.example', lists: [contactListId] },
  }),
  updateContact: ({ contactId }) => ({ contactId, rev: 1, values: { company: 'Other' } }),
  addToContactLists: ({ contactId, contactListId }) => ({
    ...rows(contactId),
    values: { lists: [contactListId] },
  }),
  removeFromContactLists: ({ contactId, contactListId }) => ({
    ...rows(contactId),
    values: { lists: [contactListId] },
  }),
  undoContactLists: ({ contactId }) => rows(contactId),
  unsubscribeContacts: ({ contactId }) => rows(contactId),
  resubscribeContacts: ({ contactId }) => rows(contactId),
  trashContacts: ({ contactId }) => rows(contactId),
  restoreContacts: ({ contactId }) => rows(contactId),
  eraseContacts: ({ contactId }) => rows(contactId),
  importUsers: () => ({
    importId: 'import',
    dryRun: true,
    mode: 'fill',
    rows: [{ name: 'New', email: 'new@test.example', roles: ['9991432'] }],
  }),
  importContacts: ({ contactListId }) => ({
    importId: 'import',
    dryRun: true,
    mode: 'fill',
    rows: [{ email: 'new@test.example', lists: [contactListId] }],
  }),
  exportContacts: ({ contactId }) => ({ ids: [contactId], columns: ['email'] }),
  listStaticContactLists: ({ contactListId }) => ({ ids: [contactListId] }),
  listContactLists: ({ contactListId }) => ({ ids: [contactListId] }),
  addContactList: () => ({ values: { name: 'Another', kind: 'static' } }),
  updateContactList: ({ contactListId }) => ({ contactListId, rev: 1, values: { name: 'Other' } }),
  archiveContactLists: ({ contactListId }) => rows(contactListId),
  reopenContactLists: ({ contactListId }) => rows(contactListId),
  startTakeUpload: () => ({ takeId: nothing, mime: 'video/mp4' }),
  saveTake: () => ({ takeId: nothing, title: 'A take', durationMs: 1000 }),
  discardTake: () => ({ takeId: nothing }),
  completeUpload: ({ uploadId }) => ({ uploadId, parts: [] }),
}

export const bearerCallIds = Object.keys(requests) as BearerCallId[]

export const requestFor = (id: BearerCallId, named: Things): object => requests[id](named)
