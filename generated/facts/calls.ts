// Generated from manifest/features/*.yaml by npm run codegen. Edit the manifest, not this file.

import type { GetOwnProfileRequest, GetOwnProfileResponse, UpdateOwnProfileRequest, UpdateOwnProfileResponse, ListReportsRequest, ListReportsResponse, MakeReportRequest, MakeReportResponse } from './features/account'
import type { ListAdminActionsRequest, ListAdminActionsResponse, AskAdminActionRequest, AskAdminActionResponse, RunAdminActionsRequest, RunAdminActionsResponse, RunAdminActionsForGoodRequest, RunAdminActionsForGoodResponse, RepeatAdminActionsRequest, RepeatAdminActionsResponse, ListBrokenAssetsRequest, ListBrokenAssetsResponse, ListMergeableAccountsRequest, ListMergeableAccountsResponse, ListLettersRequest, ListLettersResponse, SendLettersAgainRequest, SendLettersAgainResponse } from './features/admin-actions'
import type { GetAnalyticsUrlRequest, GetAnalyticsUrlResponse, OpenAnalyticsRequest, OpenAnalyticsResponse, RenewAnalyticsRequest, RenewAnalyticsResponse } from './features/analytics'
import type { ListApprovalsRequest, ListApprovalsResponse, ApproveVersionsRequest, ApproveVersionsResponse, AskForChangesRequest, AskForChangesResponse, RejectVersionsRequest, RejectVersionsResponse, UndoDecisionsRequest, UndoDecisionsResponse, WithdrawApprovalsRequest, WithdrawApprovalsResponse, RemindApproversRequest, RemindApproversResponse, ReassignApprovalsRequest, ReassignApprovalsResponse, AskApprovalRequest, AskApprovalResponse, PublishProgramRequest, PublishProgramResponse, GetVersionTimelineRequest, GetVersionTimelineResponse, ListCommentsRequest, ListCommentsResponse, AddCommentRequest, AddCommentResponse, EditCommentRequest, EditCommentResponse, ResolveCommentRequest, ResolveCommentResponse, RemoveCommentRequest, RemoveCommentResponse, ListApprovalPoliciesRequest, ListApprovalPoliciesResponse, ListPolicyChoicesRequest, ListPolicyChoicesResponse, AddApprovalPolicyRequest, AddApprovalPolicyResponse, UpdateApprovalPolicyRequest, UpdateApprovalPolicyResponse, RetireApprovalPoliciesRequest, RetireApprovalPoliciesResponse, ReopenApprovalPoliciesRequest, ReopenApprovalPoliciesResponse } from './features/approvals'
import type { ListUsersRequest, ListUsersResponse, ListRoleChoicesRequest, ListRoleChoicesResponse, InviteUserRequest, InviteUserResponse, UpdateUserRequest, UpdateUserResponse, SetRolesRequest, SetRolesResponse, ResendInvitationsRequest, ResendInvitationsResponse, DeactivateUsersRequest, DeactivateUsersResponse, ReactivateUsersRequest, ReactivateUsersResponse, ImportUsersRequest, ImportUsersResponse, ExportUsersRequest, ExportUsersResponse, GiveTemporaryPasswordRequest, GiveTemporaryPasswordResponse } from './features/audience'
import type { ListContactsRequest, ListContactsResponse, AddContactRequest, AddContactResponse, UpdateContactRequest, UpdateContactResponse, AddToContactListsRequest, AddToContactListsResponse, RemoveFromContactListsRequest, RemoveFromContactListsResponse, UndoContactListsRequest, UndoContactListsResponse, UnsubscribeContactsRequest, UnsubscribeContactsResponse, ResubscribeContactsRequest, ResubscribeContactsResponse, TrashContactsRequest, TrashContactsResponse, RestoreContactsRequest, RestoreContactsResponse, EraseContactsRequest, EraseContactsResponse, ImportContactsRequest, ImportContactsResponse, ExportContactsRequest, ExportContactsResponse, ListStaticContactListsRequest, ListStaticContactListsResponse, ListContactListsRequest, ListContactListsResponse, AddContactListRequest, AddContactListResponse, UpdateContactListRequest, UpdateContactListResponse, ArchiveContactListsRequest, ArchiveContactListsResponse, ReopenContactListsRequest, ReopenContactListsResponse } from './features/contacts'
import type { ListPeopleRequest, ListPeopleResponse, ListProfileFieldsRequest, ListProfileFieldsResponse, AddProfileFieldRequest, AddProfileFieldResponse, UpdateProfileFieldRequest, UpdateProfileFieldResponse, ArchiveProfileFieldsRequest, ArchiveProfileFieldsResponse, RestoreProfileFieldsRequest, RestoreProfileFieldsResponse, ListProfileFieldsInUseRequest, ListProfileFieldsInUseResponse } from './features/directory'
import type { ListFilesRequest, ListFilesResponse, StartFileUploadRequest, StartFileUploadResponse, CancelFileUploadRequest, CancelFileUploadResponse, UpdateFileRequest, UpdateFileResponse, TagFilesRequest, TagFilesResponse, ShowFilesRequest, ShowFilesResponse, RetryFilesRequest, RetryFilesResponse, FilesToFootageRequest, FilesToFootageResponse, TrashFilesRequest, TrashFilesResponse, RestoreFilesRequest, RestoreFilesResponse, EraseFilesRequest, EraseFilesResponse, DownloadFilesRequest, DownloadFilesResponse, ExportFilesRequest, ExportFilesResponse } from './features/files'
import type { ListClipsRequest, ListClipsResponse, StartClipUploadRequest, StartClipUploadResponse, CancelClipUploadRequest, CancelClipUploadResponse, UpdateClipRequest, UpdateClipResponse, ListShotTypeChoicesRequest, ListShotTypeChoicesResponse, ListClipPeopleRequest, ListClipPeopleResponse, TrimClipRequest, TrimClipResponse, BringBackClipRequest, BringBackClipResponse, TagClipsRequest, TagClipsResponse, ShowClipsRequest, ShowClipsResponse, SetClipShotTypeRequest, SetClipShotTypeResponse, SetClipRightsRequest, SetClipRightsResponse, RetryClipsRequest, RetryClipsResponse, TrashClipsRequest, TrashClipsResponse, RestoreClipsRequest, RestoreClipsResponse, EraseClipsRequest, EraseClipsResponse, ExportClipsRequest, ExportClipsResponse, FindSameClipsRequest, FindSameClipsResponse, DownloadClipsRequest, DownloadClipsResponse, ListClipVersionsRequest, ListClipVersionsResponse, ListCaptionsRequest, ListCaptionsResponse, SaveCaptionsRequest, SaveCaptionsResponse, ImportCaptionsRequest, ImportCaptionsResponse, BringBackCaptionsRequest, BringBackCaptionsResponse, RemoveCaptionsRequest, RemoveCaptionsResponse, DownloadCaptionsRequest, DownloadCaptionsResponse } from './features/footage'
import type { GetMenuNotificationCountRequest, GetMenuNotificationCountResponse } from './features/home'
import type { GetUploadSignatureRequest, GetUploadSignatureResponse, GetUploadRequest, GetUploadResponse, ReportUploadsRequest, ReportUploadsResponse, CompleteUploadRequest, CompleteUploadResponse } from './features/media'
import type { GetProfileRequest, GetProfileResponse, UpdateProfileRequest, UpdateProfileResponse, ListIndustryTypeChoicesRequest, ListIndustryTypeChoicesResponse } from './features/organisation'
import type { ListCustomerRolesRequest, ListCustomerRolesResponse, ListRoleBasesRequest, ListRoleBasesResponse, AddRoleRequest, AddRoleResponse, UpdateRoleRequest, UpdateRoleResponse, DeleteRolesRequest, DeleteRolesResponse } from './features/own-roles'
import type { ListProgramsRequest, ListProgramsResponse, AddProgramRequest, AddProgramResponse, UpdateProgramRequest, UpdateProgramResponse, ArchiveProgramsRequest, ArchiveProgramsResponse, ReopenProgramsRequest, ReopenProgramsResponse, UnpublishProgramsRequest, UnpublishProgramsResponse, TrashProgramsRequest, TrashProgramsResponse, RestoreProgramsRequest, RestoreProgramsResponse, EraseProgramsRequest, EraseProgramsResponse, GetProgramRequest, GetProgramResponse, SaveTimelineRequest, SaveTimelineResponse, HoldEditRequest, HoldEditResponse, GetProgramMediaRequest, GetProgramMediaResponse, ListProgramVersionsRequest, ListProgramVersionsResponse, RenderProgramRequest, RenderProgramResponse, CancelRenderRequest, CancelRenderResponse, RetryRenderRequest, RetryRenderResponse, ListRendersRequest, ListRendersResponse, ListBumpersRequest, ListBumpersResponse, ListBumperClipsRequest, ListBumperClipsResponse, AddBumperRequest, AddBumperResponse, UpdateBumperRequest, UpdateBumperResponse, ActivateBumpersRequest, ActivateBumpersResponse, RetireBumpersRequest, RetireBumpersResponse, MakeBumpersDefaultRequest, MakeBumpersDefaultResponse, DropBumpersDefaultRequest, DropBumpersDefaultResponse, TrashBumpersRequest, TrashBumpersResponse, RestoreBumpersRequest, RestoreBumpersResponse, EraseBumpersRequest, EraseBumpersResponse, ListScriptsRequest, ListScriptsResponse, AddScriptRequest, AddScriptResponse, UpdateScriptRequest, UpdateScriptResponse, ReadyScriptsRequest, ReadyScriptsResponse, DraftScriptsRequest, DraftScriptsResponse, ArchiveScriptsRequest, ArchiveScriptsResponse, ReopenScriptsRequest, ReopenScriptsResponse, TrashScriptsRequest, TrashScriptsResponse, RestoreScriptsRequest, RestoreScriptsResponse, EraseScriptsRequest, EraseScriptsResponse, ExportScriptsRequest, ExportScriptsResponse, ListScriptVersionsRequest, ListScriptVersionsResponse } from './features/programs'
import type { StartTakeUploadRequest, StartTakeUploadResponse, SaveTakeRequest, SaveTakeResponse, DiscardTakeRequest, DiscardTakeResponse } from './features/recorder'
import type { ListSearchesRequest, ListSearchesResponse, SaveSearchRequest, SaveSearchResponse, RemoveSearchRequest, RemoveSearchResponse, KeepPictureRequest, KeepPictureResponse, ListChangesRequest, ListChangesResponse, UndoImportRequest, UndoImportResponse } from './features/screens'
import type { SignInRequest, SignInResponse, SignInWithCodeRequest, SignInWithCodeResponse, GetSignInOptionsRequest, GetSignInOptionsResponse, ListShownLettersRequest, ListShownLettersResponse, GetThirdPartyLinksRequest, GetThirdPartyLinksResponse, StartThirdPartyLinkRequest, StartThirdPartyLinkResponse, UnlinkThirdPartyRequest, UnlinkThirdPartyResponse, RefreshSessionRequest, RefreshSessionResponse, RevokeSessionRequest, RevokeSessionResponse, RequestPasswordResetRequest, RequestPasswordResetResponse, ChangePasswordRequest, ChangePasswordResponse, ListSessionsRequest, ListSessionsResponse, EndSessionRequest, EndSessionResponse, EndOtherSessionsRequest, EndOtherSessionsResponse, GetCustomerProfilesRequest, GetCustomerProfilesResponse, SwitchCustomerRequest, SwitchCustomerResponse, GetOrganizationAccessRequest, GetOrganizationAccessResponse, GetRolesRequest, GetRolesResponse, GetRolePermissionsRequest, GetRolePermissionsResponse, GetTranslationsRequest, GetTranslationsResponse } from './features/session'
import type { ListCustomersRequest, ListCustomersResponse, AddCustomerRequest, AddCustomerResponse, UpdateCustomerRequest, UpdateCustomerResponse, ActivateCustomersRequest, ActivateCustomersResponse, LockCustomersRequest, LockCustomersResponse, UnlockCustomersRequest, UnlockCustomersResponse, CloseCustomersRequest, CloseCustomersResponse, ListShotTypesRequest, ListShotTypesResponse, AddShotTypeRequest, AddShotTypeResponse, UpdateShotTypeRequest, UpdateShotTypeResponse, ArchiveShotTypesRequest, ArchiveShotTypesResponse, RestoreShotTypesRequest, RestoreShotTypesResponse, ListIndustryTypesRequest, ListIndustryTypesResponse, AddIndustryTypeRequest, AddIndustryTypeResponse, UpdateIndustryTypeRequest, UpdateIndustryTypeResponse, ArchiveIndustryTypesRequest, ArchiveIndustryTypesResponse, RestoreIndustryTypesRequest, RestoreIndustryTypesResponse, ListAccountsRequest, ListAccountsResponse, ListGeneralRolesRequest, ListGeneralRolesResponse, AddAccountRequest, AddAccountResponse, UpdateAccountRequest, UpdateAccountResponse, ResendAccountInvitationsRequest, ResendAccountInvitationsResponse, LockAccountsRequest, LockAccountsResponse, UnlockAccountsRequest, UnlockAccountsResponse } from './features/super-admin'
import type { ListTemplatesRequest, ListTemplatesResponse, AddTemplateRequest, AddTemplateResponse, UpdateTemplateRequest, UpdateTemplateResponse, RetireTemplatesRequest, RetireTemplatesResponse, ReopenTemplatesRequest, ReopenTemplatesResponse, TrashTemplatesRequest, TrashTemplatesResponse, RestoreTemplatesRequest, RestoreTemplatesResponse, EraseTemplatesRequest, EraseTemplatesResponse, ListTemplateChoicesRequest, ListTemplateChoicesResponse, GetStoryRequest, GetStoryResponse, SaveStoryRequest, SaveStoryResponse, PublishTemplateRequest, PublishTemplateResponse, ListTemplateVersionsRequest, ListTemplateVersionsResponse } from './features/templates'

/** Request, reply and authentication of every call. */
export interface Calls {
  getOwnProfile: { request: GetOwnProfileRequest; response: GetOwnProfileResponse; auth: 'bearer' }
  updateOwnProfile: { request: UpdateOwnProfileRequest; response: UpdateOwnProfileResponse; auth: 'bearer' }
  listReports: { request: ListReportsRequest; response: ListReportsResponse; auth: 'bearer' }
  makeReport: { request: MakeReportRequest; response: MakeReportResponse; auth: 'bearer' }
  listAdminActions: { request: ListAdminActionsRequest; response: ListAdminActionsResponse; auth: 'bearer' }
  askAdminAction: { request: AskAdminActionRequest; response: AskAdminActionResponse; auth: 'bearer' }
  runAdminActions: { request: RunAdminActionsRequest; response: RunAdminActionsResponse; auth: 'bearer' }
  runAdminActionsForGood: { request: RunAdminActionsForGoodRequest; response: RunAdminActionsForGoodResponse; auth: 'bearer' }
  repeatAdminActions: { request: RepeatAdminActionsRequest; response: RepeatAdminActionsResponse; auth: 'bearer' }
  listBrokenAssets: { request: ListBrokenAssetsRequest; response: ListBrokenAssetsResponse; auth: 'bearer' }
  listMergeableAccounts: { request: ListMergeableAccountsRequest; response: ListMergeableAccountsResponse; auth: 'bearer' }
  listLetters: { request: ListLettersRequest; response: ListLettersResponse; auth: 'bearer' }
  sendLettersAgain: { request: SendLettersAgainRequest; response: SendLettersAgainResponse; auth: 'bearer' }
  getAnalyticsUrl: { request: GetAnalyticsUrlRequest; response: GetAnalyticsUrlResponse; auth: 'bearer' }
  openAnalytics: { request: OpenAnalyticsRequest; response: OpenAnalyticsResponse; auth: 'none' }
  renewAnalytics: { request: RenewAnalyticsRequest; response: RenewAnalyticsResponse; auth: 'none' }
  listApprovals: { request: ListApprovalsRequest; response: ListApprovalsResponse; auth: 'bearer' }
  approveVersions: { request: ApproveVersionsRequest; response: ApproveVersionsResponse; auth: 'bearer' }
  askForChanges: { request: AskForChangesRequest; response: AskForChangesResponse; auth: 'bearer' }
  rejectVersions: { request: RejectVersionsRequest; response: RejectVersionsResponse; auth: 'bearer' }
  undoDecisions: { request: UndoDecisionsRequest; response: UndoDecisionsResponse; auth: 'bearer' }
  withdrawApprovals: { request: WithdrawApprovalsRequest; response: WithdrawApprovalsResponse; auth: 'bearer' }
  remindApprovers: { request: RemindApproversRequest; response: RemindApproversResponse; auth: 'bearer' }
  reassignApprovals: { request: ReassignApprovalsRequest; response: ReassignApprovalsResponse; auth: 'bearer' }
  askApproval: { request: AskApprovalRequest; response: AskApprovalResponse; auth: 'bearer' }
  publishProgram: { request: PublishProgramRequest; response: PublishProgramResponse; auth: 'bearer' }
  getVersionTimeline: { request: GetVersionTimelineRequest; response: GetVersionTimelineResponse; auth: 'bearer' }
  listComments: { request: ListCommentsRequest; response: ListCommentsResponse; auth: 'bearer' }
  addComment: { request: AddCommentRequest; response: AddCommentResponse; auth: 'bearer' }
  editComment: { request: EditCommentRequest; response: EditCommentResponse; auth: 'bearer' }
  resolveComment: { request: ResolveCommentRequest; response: ResolveCommentResponse; auth: 'bearer' }
  removeComment: { request: RemoveCommentRequest; response: RemoveCommentResponse; auth: 'bearer' }
  listApprovalPolicies: { request: ListApprovalPoliciesRequest; response: ListApprovalPoliciesResponse; auth: 'bearer' }
  listPolicyChoices: { request: ListPolicyChoicesRequest; response: ListPolicyChoicesResponse; auth: 'bearer' }
  addApprovalPolicy: { request: AddApprovalPolicyRequest; response: AddApprovalPolicyResponse; auth: 'bearer' }
  updateApprovalPolicy: { request: UpdateApprovalPolicyRequest; response: UpdateApprovalPolicyResponse; auth: 'bearer' }
  retireApprovalPolicies: { request: RetireApprovalPoliciesRequest; response: RetireApprovalPoliciesResponse; auth: 'bearer' }
  reopenApprovalPolicies: { request: ReopenApprovalPoliciesRequest; response: ReopenApprovalPoliciesResponse; auth: 'bearer' }
  listUsers: { request: ListUsersRequest; response: ListUsersResponse; auth: 'bearer' }
  listRoleChoices: { request: ListRoleChoicesRequest; response: ListRoleChoicesResponse; auth: 'bearer' }
  inviteUser: { request: InviteUserRequest; response: InviteUserResponse; auth: 'bearer' }
  updateUser: { request: UpdateUserRequest; response: UpdateUserResponse; auth: 'bearer' }
  setRoles: { request: SetRolesRequest; response: SetRolesResponse; auth: 'bearer' }
  resendInvitations: { request: ResendInvitationsRequest; response: ResendInvitationsResponse; auth: 'bearer' }
  deactivateUsers: { request: DeactivateUsersRequest; response: DeactivateUsersResponse; auth: 'bearer' }
  reactivateUsers: { request: ReactivateUsersRequest; response: ReactivateUsersResponse; auth: 'bearer' }
  importUsers: { request: ImportUsersRequest; response: ImportUsersResponse; auth: 'bearer' }
  exportUsers: { request: ExportUsersRequest; response: ExportUsersResponse; auth: 'bearer' }
  giveTemporaryPassword: { request: GiveTemporaryPasswordRequest; response: GiveTemporaryPasswordResponse; auth: 'bearer' }
  listContacts: { request: ListContactsRequest; response: ListContactsResponse; auth: 'bearer' }
  addContact: { request: AddContactRequest; response: AddContactResponse; auth: 'bearer' }
  updateContact: { request: UpdateContactRequest; response: UpdateContactResponse; auth: 'bearer' }
  addToContactLists: { request: AddToContactListsRequest; response: AddToContactListsResponse; auth: 'bearer' }
  removeFromContactLists: { request: RemoveFromContactListsRequest; response: RemoveFromContactListsResponse; auth: 'bearer' }
  undoContactLists: { request: UndoContactListsRequest; response: UndoContactListsResponse; auth: 'bearer' }
  unsubscribeContacts: { request: UnsubscribeContactsRequest; response: UnsubscribeContactsResponse; auth: 'bearer' }
  resubscribeContacts: { request: ResubscribeContactsRequest; response: ResubscribeContactsResponse; auth: 'bearer' }
  trashContacts: { request: TrashContactsRequest; response: TrashContactsResponse; auth: 'bearer' }
  restoreContacts: { request: RestoreContactsRequest; response: RestoreContactsResponse; auth: 'bearer' }
  eraseContacts: { request: EraseContactsRequest; response: EraseContactsResponse; auth: 'bearer' }
  importContacts: { request: ImportContactsRequest; response: ImportContactsResponse; auth: 'bearer' }
  exportContacts: { request: ExportContactsRequest; response: ExportContactsResponse; auth: 'bearer' }
  listStaticContactLists: { request: ListStaticContactListsRequest; response: ListStaticContactListsResponse; auth: 'bearer' }
  listContactLists: { request: ListContactListsRequest; response: ListContactListsResponse; auth: 'bearer' }
  addContactList: { request: AddContactListRequest; response: AddContactListResponse; auth: 'bearer' }
  updateContactList: { request: UpdateContactListRequest; response: UpdateContactListResponse; auth: 'bearer' }
  archiveContactLists: { request: ArchiveContactListsRequest; response: ArchiveContactListsResponse; auth: 'bearer' }
  reopenContactLists: { request: ReopenContactListsRequest; response: ReopenContactListsResponse; auth: 'bearer' }
  listPeople: { request: ListPeopleRequest; response: ListPeopleResponse; auth: 'bearer' }
  listProfileFields: { request: ListProfileFieldsRequest; response: ListProfileFieldsResponse; auth: 'bearer' }
  addProfileField: { request: AddProfileFieldRequest; response: AddProfileFieldResponse; auth: 'bearer' }
  updateProfileField: { request: UpdateProfileFieldRequest; response: UpdateProfileFieldResponse; auth: 'bearer' }
  archiveProfileFields: { request: ArchiveProfileFieldsRequest; response: ArchiveProfileFieldsResponse; auth: 'bearer' }
  restoreProfileFields: { request: RestoreProfileFieldsRequest; response: RestoreProfileFieldsResponse; auth: 'bearer' }
  listProfileFieldsInUse: { request: ListProfileFieldsInUseRequest; response: ListProfileFieldsInUseResponse; auth: 'bearer' }
  listFiles: { request: ListFilesRequest; response: ListFilesResponse; auth: 'bearer' }
  startFileUpload: { request: StartFileUploadRequest; response: StartFileUploadResponse; auth: 'bearer' }
  cancelFileUpload: { request: CancelFileUploadRequest; response: CancelFileUploadResponse; auth: 'bearer' }
  updateFile: { request: UpdateFileRequest; response: UpdateFileResponse; auth: 'bearer' }
  tagFiles: { request: TagFilesRequest; response: TagFilesResponse; auth: 'bearer' }
  showFiles: { request: ShowFilesRequest; response: ShowFilesResponse; auth: 'bearer' }
  retryFiles: { request: RetryFilesRequest; response: RetryFilesResponse; auth: 'bearer' }
  filesToFootage: { request: FilesToFootageRequest; response: FilesToFootageResponse; auth: 'bearer' }
  trashFiles: { request: TrashFilesRequest; response: TrashFilesResponse; auth: 'bearer' }
  restoreFiles: { request: RestoreFilesRequest; response: RestoreFilesResponse; auth: 'bearer' }
  eraseFiles: { request: EraseFilesRequest; response: EraseFilesResponse; auth: 'bearer' }
  downloadFiles: { request: DownloadFilesRequest; response: DownloadFilesResponse; auth: 'bearer' }
  exportFiles: { request: ExportFilesRequest; response: ExportFilesResponse; auth: 'bearer' }
  listClips: { request: ListClipsRequest; response: ListClipsResponse; auth: 'bearer' }
  startClipUpload: { request: StartClipUploadRequest; response: StartClipUploadResponse; auth: 'bearer' }
  cancelClipUpload: { request: CancelClipUploadRequest; response: CancelClipUploadResponse; auth: 'bearer' }
  updateClip: { request: UpdateClipRequest; response: UpdateClipResponse; auth: 'bearer' }
  listShotTypeChoices: { request: ListShotTypeChoicesRequest; response: ListShotTypeChoicesResponse; auth: 'bearer' }
  listClipPeople: { request: ListClipPeopleRequest; response: ListClipPeopleResponse; auth: 'bearer' }
  trimClip: { request: TrimClipRequest; response: TrimClipResponse; auth: 'bearer' }
  bringBackClip: { request: BringBackClipRequest; response: BringBackClipResponse; auth: 'bearer' }
  tagClips: { request: TagClipsRequest; response: TagClipsResponse; auth: 'bearer' }
  showClips: { request: ShowClipsRequest; response: ShowClipsResponse; auth: 'bearer' }
  setClipShotType: { request: SetClipShotTypeRequest; response: SetClipShotTypeResponse; auth: 'bearer' }
  setClipRights: { request: SetClipRightsRequest; response: SetClipRightsResponse; auth: 'bearer' }
  retryClips: { request: RetryClipsRequest; response: RetryClipsResponse; auth: 'bearer' }
  trashClips: { request: TrashClipsRequest; response: TrashClipsResponse; auth: 'bearer' }
  restoreClips: { request: RestoreClipsRequest; response: RestoreClipsResponse; auth: 'bearer' }
  eraseClips: { request: EraseClipsRequest; response: EraseClipsResponse; auth: 'bearer' }
  exportClips: { request: ExportClipsRequest; response: ExportClipsResponse; auth: 'bearer' }
  findSameClips: { request: FindSameClipsRequest; response: FindSameClipsResponse; auth: 'bearer' }
  downloadClips: { request: DownloadClipsRequest; response: DownloadClipsResponse; auth: 'bearer' }
  listClipVersions: { request: ListClipVersionsRequest; response: ListClipVersionsResponse; auth: 'bearer' }
  listCaptions: { request: ListCaptionsRequest; response: ListCaptionsResponse; auth: 'bearer' }
  saveCaptions: { request: SaveCaptionsRequest; response: SaveCaptionsResponse; auth: 'bearer' }
  importCaptions: { request: ImportCaptionsRequest; response: ImportCaptionsResponse; auth: 'bearer' }
  bringBackCaptions: { request: BringBackCaptionsRequest; response: BringBackCaptionsResponse; auth: 'bearer' }
  removeCaptions: { request: RemoveCaptionsRequest; response: RemoveCaptionsResponse; auth: 'bearer' }
  downloadCaptions: { request: DownloadCaptionsRequest; response: DownloadCaptionsResponse; auth: 'bearer' }
  getMenuNotificationCount: { request: GetMenuNotificationCountRequest; response: GetMenuNotificationCountResponse; auth: 'bearer' }
  getUploadSignature: { request: GetUploadSignatureRequest; response: GetUploadSignatureResponse; auth: 'bearer' }
  getUpload: { request: GetUploadRequest; response: GetUploadResponse; auth: 'bearer' }
  reportUploads: { request: ReportUploadsRequest; response: ReportUploadsResponse; auth: 'bearer' }
  completeUpload: { request: CompleteUploadRequest; response: CompleteUploadResponse; auth: 'bearer' }
  getProfile: { request: GetProfileRequest; response: GetProfileResponse; auth: 'bearer' }
  updateProfile: { request: UpdateProfileRequest; response: UpdateProfileResponse; auth: 'bearer' }
  listIndustryTypeChoices: { request: ListIndustryTypeChoicesRequest; response: ListIndustryTypeChoicesResponse; auth: 'bearer' }
  listCustomerRoles: { request: ListCustomerRolesRequest; response: ListCustomerRolesResponse; auth: 'bearer' }
  listRoleBases: { request: ListRoleBasesRequest; response: ListRoleBasesResponse; auth: 'bearer' }
  addRole: { request: AddRoleRequest; response: AddRoleResponse; auth: 'bearer' }
  updateRole: { request: UpdateRoleRequest; response: UpdateRoleResponse; auth: 'bearer' }
  deleteRoles: { request: DeleteRolesRequest; response: DeleteRolesResponse; auth: 'bearer' }
  listPrograms: { request: ListProgramsRequest; response: ListProgramsResponse; auth: 'bearer' }
  addProgram: { request: AddProgramRequest; response: AddProgramResponse; auth: 'bearer' }
  updateProgram: { request: UpdateProgramRequest; response: UpdateProgramResponse; auth: 'bearer' }
  archivePrograms: { request: ArchiveProgramsRequest; response: ArchiveProgramsResponse; auth: 'bearer' }
  reopenPrograms: { request: ReopenProgramsRequest; response: ReopenProgramsResponse; auth: 'bearer' }
  unpublishPrograms: { request: UnpublishProgramsRequest; response: UnpublishProgramsResponse; auth: 'bearer' }
  trashPrograms: { request: TrashProgramsRequest; response: TrashProgramsResponse; auth: 'bearer' }
  restorePrograms: { request: RestoreProgramsRequest; response: RestoreProgramsResponse; auth: 'bearer' }
  erasePrograms: { request: EraseProgramsRequest; response: EraseProgramsResponse; auth: 'bearer' }
  getProgram: { request: GetProgramRequest; response: GetProgramResponse; auth: 'bearer' }
  saveTimeline: { request: SaveTimelineRequest; response: SaveTimelineResponse; auth: 'bearer' }
  holdEdit: { request: HoldEditRequest; response: HoldEditResponse; auth: 'bearer' }
  getProgramMedia: { request: GetProgramMediaRequest; response: GetProgramMediaResponse; auth: 'bearer' }
  listProgramVersions: { request: ListProgramVersionsRequest; response: ListProgramVersionsResponse; auth: 'bearer' }
  renderProgram: { request: RenderProgramRequest; response: RenderProgramResponse; auth: 'bearer' }
  cancelRender: { request: CancelRenderRequest; response: CancelRenderResponse; auth: 'bearer' }
  retryRender: { request: RetryRenderRequest; response: RetryRenderResponse; auth: 'bearer' }
  listRenders: { request: ListRendersRequest; response: ListRendersResponse; auth: 'bearer' }
  listBumpers: { request: ListBumpersRequest; response: ListBumpersResponse; auth: 'bearer' }
  listBumperClips: { request: ListBumperClipsRequest; response: ListBumperClipsResponse; auth: 'bearer' }
  addBumper: { request: AddBumperRequest; response: AddBumperResponse; auth: 'bearer' }
  updateBumper: { request: UpdateBumperRequest; response: UpdateBumperResponse; auth: 'bearer' }
  activateBumpers: { request: ActivateBumpersRequest; response: ActivateBumpersResponse; auth: 'bearer' }
  retireBumpers: { request: RetireBumpersRequest; response: RetireBumpersResponse; auth: 'bearer' }
  makeBumpersDefault: { request: MakeBumpersDefaultRequest; response: MakeBumpersDefaultResponse; auth: 'bearer' }
  dropBumpersDefault: { request: DropBumpersDefaultRequest; response: DropBumpersDefaultResponse; auth: 'bearer' }
  trashBumpers: { request: TrashBumpersRequest; response: TrashBumpersResponse; auth: 'bearer' }
  restoreBumpers: { request: RestoreBumpersRequest; response: RestoreBumpersResponse; auth: 'bearer' }
  eraseBumpers: { request: EraseBumpersRequest; response: EraseBumpersResponse; auth: 'bearer' }
  listScripts: { request: ListScriptsRequest; response: ListScriptsResponse; auth: 'bearer' }
  addScript: { request: AddScriptRequest; response: AddScriptResponse; auth: 'bearer' }
  updateScript: { request: UpdateScriptRequest; response: UpdateScriptResponse; auth: 'bearer' }
  readyScripts: { request: ReadyScriptsRequest; response: ReadyScriptsResponse; auth: 'bearer' }
  draftScripts: { request: DraftScriptsRequest; response: DraftScriptsResponse; auth: 'bearer' }
  archiveScripts: { request: ArchiveScriptsRequest; response: ArchiveScriptsResponse; auth: 'bearer' }
  reopenScripts: { request: ReopenScriptsRequest; response: ReopenScriptsResponse; auth: 'bearer' }
  trashScripts: { request: TrashScriptsRequest; response: TrashScriptsResponse; auth: 'bearer' }
  restoreScripts: { request: RestoreScriptsRequest; response: RestoreScriptsResponse; auth: 'bearer' }
  eraseScripts: { request: EraseScriptsRequest; response: EraseScriptsResponse; auth: 'bearer' }
  exportScripts: { request: ExportScriptsRequest; response: ExportScriptsResponse; auth: 'bearer' }
  listScriptVersions: { request: ListScriptVersionsRequest; response: ListScriptVersionsResponse; auth: 'bearer' }
  startTakeUpload: { request: StartTakeUploadRequest; response: StartTakeUploadResponse; auth: 'bearer' }
  saveTake: { request: SaveTakeRequest; response: SaveTakeResponse; auth: 'bearer' }
  discardTake: { request: DiscardTakeRequest; response: DiscardTakeResponse; auth: 'bearer' }
  listSearches: { request: ListSearchesRequest; response: ListSearchesResponse; auth: 'bearer' }
  saveSearch: { request: SaveSearchRequest; response: SaveSearchResponse; auth: 'bearer' }
  removeSearch: { request: RemoveSearchRequest; response: RemoveSearchResponse; auth: 'bearer' }
  keepPicture: { request: KeepPictureRequest; response: KeepPictureResponse; auth: 'bearer' }
  listChanges: { request: ListChangesRequest; response: ListChangesResponse; auth: 'bearer' }
  undoImport: { request: UndoImportRequest; response: UndoImportResponse; auth: 'bearer' }
  signIn: { request: SignInRequest; response: SignInResponse; auth: 'none' }
  signInWithCode: { request: SignInWithCodeRequest; response: SignInWithCodeResponse; auth: 'none' }
  getSignInOptions: { request: GetSignInOptionsRequest; response: GetSignInOptionsResponse; auth: 'none' }
  listShownLetters: { request: ListShownLettersRequest; response: ListShownLettersResponse; auth: 'none' }
  getThirdPartyLinks: { request: GetThirdPartyLinksRequest; response: GetThirdPartyLinksResponse; auth: 'bearer' }
  startThirdPartyLink: { request: StartThirdPartyLinkRequest; response: StartThirdPartyLinkResponse; auth: 'bearer' }
  unlinkThirdParty: { request: UnlinkThirdPartyRequest; response: UnlinkThirdPartyResponse; auth: 'bearer' }
  refreshSession: { request: RefreshSessionRequest; response: RefreshSessionResponse; auth: 'none' }
  revokeSession: { request: RevokeSessionRequest; response: RevokeSessionResponse; auth: 'none' }
  requestPasswordReset: { request: RequestPasswordResetRequest; response: RequestPasswordResetResponse; auth: 'none' }
  changePassword: { request: ChangePasswordRequest; response: ChangePasswordResponse; auth: 'bearer' }
  listSessions: { request: ListSessionsRequest; response: ListSessionsResponse; auth: 'bearer' }
  endSession: { request: EndSessionRequest; response: EndSessionResponse; auth: 'bearer' }
  endOtherSessions: { request: EndOtherSessionsRequest; response: EndOtherSessionsResponse; auth: 'bearer' }
  getCustomerProfiles: { request: GetCustomerProfilesRequest; response: GetCustomerProfilesResponse; auth: 'bearer' }
  switchCustomer: { request: SwitchCustomerRequest; response: SwitchCustomerResponse; auth: 'bearer' }
  getOrganizationAccess: { request: GetOrganizationAccessRequest; response: GetOrganizationAccessResponse; auth: 'bearer' }
  getRoles: { request: GetRolesRequest; response: GetRolesResponse; auth: 'bearer' }
  getRolePermissions: { request: GetRolePermissionsRequest; response: GetRolePermissionsResponse; auth: 'bearer' }
  getTranslations: { request: GetTranslationsRequest; response: GetTranslationsResponse; auth: 'none' }
  listCustomers: { request: ListCustomersRequest; response: ListCustomersResponse; auth: 'bearer' }
  addCustomer: { request: AddCustomerRequest; response: AddCustomerResponse; auth: 'bearer' }
  updateCustomer: { request: UpdateCustomerRequest; response: UpdateCustomerResponse; auth: 'bearer' }
  activateCustomers: { request: ActivateCustomersRequest; response: ActivateCustomersResponse; auth: 'bearer' }
  lockCustomers: { request: LockCustomersRequest; response: LockCustomersResponse; auth: 'bearer' }
  unlockCustomers: { request: UnlockCustomersRequest; response: UnlockCustomersResponse; auth: 'bearer' }
  closeCustomers: { request: CloseCustomersRequest; response: CloseCustomersResponse; auth: 'bearer' }
  listShotTypes: { request: ListShotTypesRequest; response: ListShotTypesResponse; auth: 'bearer' }
  addShotType: { request: AddShotTypeRequest; response: AddShotTypeResponse; auth: 'bearer' }
  updateShotType: { request: UpdateShotTypeRequest; response: UpdateShotTypeResponse; auth: 'bearer' }
  archiveShotTypes: { request: ArchiveShotTypesRequest; response: ArchiveShotTypesResponse; auth: 'bearer' }
  restoreShotTypes: { request: RestoreShotTypesRequest; response: RestoreShotTypesResponse; auth: 'bearer' }
  listIndustryTypes: { request: ListIndustryTypesRequest; response: ListIndustryTypesResponse; auth: 'bearer' }
  addIndustryType: { request: AddIndustryTypeRequest; response: AddIndustryTypeResponse; auth: 'bearer' }
  updateIndustryType: { request: UpdateIndustryTypeRequest; response: UpdateIndustryTypeResponse; auth: 'bearer' }
  archiveIndustryTypes: { request: ArchiveIndustryTypesRequest; response: ArchiveIndustryTypesResponse; auth: 'bearer' }
  restoreIndustryTypes: { request: RestoreIndustryTypesRequest; response: RestoreIndustryTypesResponse; auth: 'bearer' }
  listAccounts: { request: ListAccountsRequest; response: ListAccountsResponse; auth: 'bearer' }
  listGeneralRoles: { request: ListGeneralRolesRequest; response: ListGeneralRolesResponse; auth: 'bearer' }
  addAccount: { request: AddAccountRequest; response: AddAccountResponse; auth: 'bearer' }
  updateAccount: { request: UpdateAccountRequest; response: UpdateAccountResponse; auth: 'bearer' }
  resendAccountInvitations: { request: ResendAccountInvitationsRequest; response: ResendAccountInvitationsResponse; auth: 'bearer' }
  lockAccounts: { request: LockAccountsRequest; response: LockAccountsResponse; auth: 'bearer' }
  unlockAccounts: { request: UnlockAccountsRequest; response: UnlockAccountsResponse; auth: 'bearer' }
  listTemplates: { request: ListTemplatesRequest; response: ListTemplatesResponse; auth: 'bearer' }
  addTemplate: { request: AddTemplateRequest; response: AddTemplateResponse; auth: 'bearer' }
  updateTemplate: { request: UpdateTemplateRequest; response: UpdateTemplateResponse; auth: 'bearer' }
  retireTemplates: { request: RetireTemplatesRequest; response: RetireTemplatesResponse; auth: 'bearer' }
  reopenTemplates: { request: ReopenTemplatesRequest; response: ReopenTemplatesResponse; auth: 'bearer' }
  trashTemplates: { request: TrashTemplatesRequest; response: TrashTemplatesResponse; auth: 'bearer' }
  restoreTemplates: { request: RestoreTemplatesRequest; response: RestoreTemplatesResponse; auth: 'bearer' }
  eraseTemplates: { request: EraseTemplatesRequest; response: EraseTemplatesResponse; auth: 'bearer' }
  listTemplateChoices: { request: ListTemplateChoicesRequest; response: ListTemplateChoicesResponse; auth: 'bearer' }
  getStory: { request: GetStoryRequest; response: GetStoryResponse; auth: 'bearer' }
  saveStory: { request: SaveStoryRequest; response: SaveStoryResponse; auth: 'bearer' }
  publishTemplate: { request: PublishTemplateRequest; response: PublishTemplateResponse; auth: 'bearer' }
  listTemplateVersions: { request: ListTemplateVersionsRequest; response: ListTemplateVersionsResponse; auth: 'bearer' }
}

export type CallId = keyof Calls
