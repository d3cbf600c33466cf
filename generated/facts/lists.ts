// Generated from manifest/features/*.yaml by npm run codegen. Edit the manifest, not this file.

import type { GetOwnProfileRow } from './features/account'
import type { ListAdminActionsRow, ListBrokenAssetsRow, ListMergeableAccountsRow, ListLettersRow } from './features/admin-actions'
import type { ListApprovalsRow, ListApprovalPoliciesRow, ListPolicyChoicesRow } from './features/approvals'
import type { ListUsersRow, ListRoleChoicesRow } from './features/audience'
import type { ListContactsRow, ListStaticContactListsRow, ListContactListsRow } from './features/contacts'
import type { ListPeopleRow, ListProfileFieldsRow, ListProfileFieldsInUseRow } from './features/directory'
import type { ListFilesRow } from './features/files'
import type { ListClipsRow, ListShotTypeChoicesRow, ListClipPeopleRow } from './features/footage'
import type { GetProfileRow, ListIndustryTypeChoicesRow } from './features/organisation'
import type { ListCustomerRolesRow, ListRoleBasesRow } from './features/own-roles'
import type { ListProgramsRow, ListBumpersRow, ListBumperClipsRow, ListScriptsRow } from './features/programs'
import type { ListCustomersRow, ListShotTypesRow, ListIndustryTypesRow, ListAccountsRow, ListGeneralRolesRow } from './features/super-admin'
import type { ListTemplatesRow, ListTemplateChoicesRow } from './features/templates'

/** What each list can be asked for: fields with their types, acts that its rows may allow, and by whom. */
export const lists = {
  getOwnProfile: { key: 'userId', search: false, trash: false, may: ['edit'], filter: {}, sort: {}, sums: [], extra: undefined, access: [[30, 0, 0, 31]] },
  listAdminActions: { key: 'actionId', search: false, trash: false, may: ['run', 'runForGood', 'again'], filter: { kind: { type: 'enum', isOptional: false }, state: { type: 'enum', isOptional: false }, isDryRun: { type: 'boolean', isOptional: false }, customer: { type: 'ref', isOptional: true }, askedBy: { type: 'ref', isOptional: false }, createdAt: { type: 'moment', isOptional: false } }, sort: { createdAt: { type: 'moment', isOptional: false } }, sums: [], extra: undefined, access: [[1, 0, 0, 31]] },
  listBrokenAssets: { key: 'assetId', search: true, trash: false, may: [], filter: {}, sort: { name: { type: 'text', isOptional: false } }, sums: [], extra: undefined, access: [[1, 0, 0, 31]] },
  listMergeableAccounts: { key: 'userId', search: true, trash: false, may: [], filter: {}, sort: { name: { type: 'text', isOptional: false } }, sums: [], extra: undefined, access: [[1, 0, 0, 31]] },
  listLetters: { key: 'letterId', search: true, trash: false, may: ['send'], filter: { kind: { type: 'enum', isOptional: false }, state: { type: 'enum', isOptional: false }, customer: { type: 'ref', isOptional: true }, createdAt: { type: 'moment', isOptional: false } }, sort: { createdAt: { type: 'moment', isOptional: false } }, sums: [], extra: undefined, access: [[1, 0, 0, 31]] },
  listApprovals: { key: 'approvalId', search: true, trash: false, may: ['approve', 'changes', 'reject', 'undo', 'withdraw', 'remind', 'reassign'], filter: { state: { type: 'enum', isOptional: false }, waitsForMe: { type: 'boolean', isOptional: false }, isDecidedByMe: { type: 'boolean', isOptional: false }, program: { type: 'ref', isOptional: false }, policy: { type: 'ref', isOptional: true }, askedBy: { type: 'ref', isOptional: false }, dueOn: { type: 'date', isOptional: true }, askedAt: { type: 'moment', isOptional: false } }, sort: { dueOn: { type: 'date', isOptional: true }, askedAt: { type: 'moment', isOptional: false }, title: { type: 'text', isOptional: false } }, sums: [], rows: { cm: 'customer', cc: 'shared' }, extra: undefined, access: [[18, 0, 0, 31]] },
  listApprovalPolicies: { key: 'policyId', search: true, trash: false, may: ['edit', 'retire', 'reopen'], filter: { state: { type: 'enum', isOptional: false } }, sort: { name: { type: 'text', isOptional: false }, updatedAt: { type: 'moment', isOptional: false } }, sums: [], rows: 'customer', extra: undefined, access: [[16, 0, 0, 31]] },
  listPolicyChoices: { key: 'policyId', search: true, trash: false, may: [], filter: {}, sort: { name: { type: 'text', isOptional: false } }, sums: [], extra: undefined, access: [[18, 0, 0, 31]] },
  listUsers: { key: 'userId', search: true, trash: false, may: ['edit', 'editAccount', 'editRoles', 'resend', 'givePassword', 'deactivate', 'reactivate'], filter: { roles: { type: 'refs', isOptional: false }, department: { type: 'text', isOptional: true }, location: { type: 'text', isOptional: true }, state: { type: 'enum', isOptional: false }, lastSignInAt: { type: 'moment', isOptional: true }, joinedAt: { type: 'moment', isOptional: false } }, sort: { name: { type: 'text', isOptional: false }, department: { type: 'text', isOptional: true }, lastSignInAt: { type: 'moment', isOptional: true }, joinedAt: { type: 'moment', isOptional: false } }, sums: [], rows: 'customer', extra: 'listProfileFieldsInUse', access: [[24, 0, 0, 31]] },
  listRoleChoices: { key: 'roleId', search: true, trash: false, may: [], filter: {}, sort: { name: { type: 'text', isOptional: false } }, sums: [], rows: 'customer', extra: undefined, access: [[24, 0, 0, 31]] },
  listContacts: { key: 'contactId', search: true, trash: true, may: ['edit', 'addToLists', 'removeFromLists', 'unsubscribe', 'resubscribe', 'trash', 'restore', 'erase'], filter: { lists: { type: 'refs', isOptional: false }, optIn: { type: 'enum', isOptional: false }, state: { type: 'enum', isOptional: false }, company: { type: 'text', isOptional: true }, title: { type: 'text', isOptional: true }, tags: { type: 'texts', isOptional: false }, locale: { type: 'enum', isOptional: true }, source: { type: 'enum', isOptional: false }, email: { type: 'email', isOptional: false }, createdAt: { type: 'moment', isOptional: false } }, sort: { name: { type: 'text', isOptional: false }, company: { type: 'text', isOptional: true }, title: { type: 'text', isOptional: true }, state: { type: 'enum', isOptional: false }, createdAt: { type: 'moment', isOptional: false } }, sums: [], rows: 'customer', extra: undefined, access: [[16, 0, 0, 31]] },
  listStaticContactLists: { key: 'contactListId', search: true, trash: false, may: [], filter: {}, sort: { name: { type: 'text', isOptional: false } }, sums: [], rows: 'customer', extra: undefined, access: [[16, 0, 0, 31]] },
  listContactLists: { key: 'contactListId', search: true, trash: false, may: ['edit', 'archive', 'reopen'], filter: { kind: { type: 'enum', isOptional: false }, state: { type: 'enum', isOptional: false }, createdAt: { type: 'moment', isOptional: false } }, sort: { name: { type: 'text', isOptional: false }, createdAt: { type: 'moment', isOptional: false } }, sums: [], rows: 'customer', extra: undefined, access: [[16, 0, 0, 31]] },
  listPeople: { key: 'userId', search: true, trash: false, may: [], filter: { department: { type: 'text', isOptional: true }, location: { type: 'text', isOptional: true }, title: { type: 'text', isOptional: true } }, sort: { name: { type: 'text', isOptional: false }, title: { type: 'text', isOptional: true }, department: { type: 'text', isOptional: true }, location: { type: 'text', isOptional: true } }, sums: [], rows: 'customer', extra: 'listProfileFieldsInUse', access: [[30, 0, 0, 31]] },
  listProfileFields: { key: 'profileFieldId', search: true, trash: false, may: ['edit', 'archive', 'restore'], filter: { kind: { type: 'enum', isOptional: false }, state: { type: 'enum', isOptional: false } }, sort: { position: { type: 'integer', isOptional: false }, name: { type: 'text', isOptional: false }, people: { type: 'integer', isOptional: false } }, sums: [], rows: 'customer', extra: undefined, access: [[16, 0, 0, 31]] },
  listProfileFieldsInUse: { key: 'profileFieldId', search: false, trash: false, may: [], filter: {}, sort: {}, sums: [], rows: 'customer', extra: undefined, access: [[30, 0, 0, 31]] },
  listFiles: { key: 'fileId', search: true, trash: true, may: ['edit', 'newVersion', 'retry', 'toFootage', 'cancelUpload', 'trash', 'restore', 'erase'], filter: { kind: { type: 'enum', isOptional: false }, owner: { type: 'ref', isOptional: false }, tags: { type: 'texts', isOptional: false }, licence: { type: 'enum', isOptional: true }, licenceExpiresAt: { type: 'date', isOptional: true }, visibility: { type: 'enum', isOptional: false }, state: { type: 'enum', isOptional: false }, createdAt: { type: 'moment', isOptional: false }, bytes: { type: 'integer', isOptional: false } }, sort: { createdAt: { type: 'moment', isOptional: false }, title: { type: 'text', isOptional: false }, owner: { type: 'ref', isOptional: false }, bytes: { type: 'integer', isOptional: false }, licenceExpiresAt: { type: 'date', isOptional: true } }, sums: ['bytes'], rows: { cm: 'customer', cc: 'shared' }, extra: undefined, access: [[18, 0, 0, 31]] },
  listClips: { key: 'clipId', search: true, trash: true, may: ['edit', 'retry', 'cancelUpload', 'trash', 'restore', 'erase'], filter: { owner: { type: 'ref', isOptional: false }, isMine: { type: 'boolean', isOptional: false }, isToCheck: { type: 'boolean', isOptional: false }, state: { type: 'enum', isOptional: false }, source: { type: 'enum', isOptional: false }, shotType: { type: 'ref', isOptional: true }, tags: { type: 'texts', isOptional: false }, people: { type: 'refs', isOptional: false }, language: { type: 'enum', isOptional: true }, orientation: { type: 'enum', isOptional: true }, rating: { type: 'integer', isOptional: false }, visibility: { type: 'enum', isOptional: false }, rightsExpireAt: { type: 'date', isOptional: true }, durationMs: { type: 'integer', isOptional: true }, createdAt: { type: 'moment', isOptional: false } }, sort: { createdAt: { type: 'moment', isOptional: false }, title: { type: 'text', isOptional: false }, owner: { type: 'ref', isOptional: false }, durationMs: { type: 'integer', isOptional: true }, bytes: { type: 'integer', isOptional: false }, shotType: { type: 'ref', isOptional: true }, rating: { type: 'integer', isOptional: false }, rightsExpireAt: { type: 'date', isOptional: true } }, sums: ['durationMs'], rows: { cm: 'customer', cc: 'shared' }, extra: undefined, access: [[18, 0, 0, 31]] },
  listShotTypeChoices: { key: 'shotTypeId', search: true, trash: false, may: [], filter: {}, sort: { name: { type: 'text', isOptional: false } }, sums: [], extra: undefined, access: [[18, 0, 0, 31]] },
  listClipPeople: { key: 'personId', search: true, trash: false, may: [], filter: {}, sort: { name: { type: 'text', isOptional: false } }, sums: [], rows: 'customer', extra: undefined, access: [[18, 0, 0, 31]] },
  getProfile: { key: 'customerId', search: false, trash: false, may: ['edit'], filter: {}, sort: {}, sums: [], rows: 'customer', extra: undefined, access: [[16, 0, 0, 31]] },
  listIndustryTypeChoices: { key: 'industryTypeId', search: true, trash: false, may: [], filter: {}, sort: { name: { type: 'text', isOptional: false } }, sums: [], extra: undefined, access: [[16, 0, 0, 31]] },
  listCustomerRoles: { key: 'roleId', search: false, trash: false, may: ['edit', 'delete'], filter: {}, sort: { name: { type: 'text', isOptional: false } }, sums: [], rows: 'customer', extra: undefined, access: [[24, 0, 0, 31]] },
  listRoleBases: { key: 'roleId', search: true, trash: false, may: [], filter: {}, sort: { name: { type: 'text', isOptional: false } }, sums: [], rows: 'customer', extra: undefined, access: [[24, 0, 0, 31]] },
  listPrograms: { key: 'programId', search: true, trash: true, may: ['edit', 'build', 'ask', 'publish', 'unpublish', 'archive', 'reopen', 'trash', 'restore', 'erase'], filter: { state: { type: 'enum', isOptional: false }, kind: { type: 'enum', isOptional: false }, owner: { type: 'ref', isOptional: false }, isMine: { type: 'boolean', isOptional: false }, isNew: { type: 'boolean', isOptional: false }, template: { type: 'ref', isOptional: true }, aspect: { type: 'enum', isOptional: false }, hasChanges: { type: 'boolean', isOptional: false }, createdAt: { type: 'moment', isOptional: false }, updatedAt: { type: 'moment', isOptional: false } }, sort: { updatedAt: { type: 'moment', isOptional: false }, title: { type: 'text', isOptional: false }, createdAt: { type: 'moment', isOptional: false }, durationMs: { type: 'integer', isOptional: false } }, sums: [], rows: { cm: 'customer', cc: 'shared' }, extra: undefined, access: [[18, 0, 0, 31]] },
  listBumpers: { key: 'bumperId', search: true, trash: true, may: ['edit', 'activate', 'retire', 'makeDefault', 'dropDefault', 'trash', 'restore', 'erase'], filter: { kind: { type: 'enum', isOptional: false }, aspect: { type: 'enum', isOptional: false }, state: { type: 'enum', isOptional: false }, isDefault: { type: 'boolean', isOptional: false }, industryTypes: { type: 'refs', isOptional: false }, createdAt: { type: 'moment', isOptional: false } }, sort: { title: { type: 'text', isOptional: false }, createdAt: { type: 'moment', isOptional: false }, durationMs: { type: 'integer', isOptional: false } }, sums: [], rows: 'customer', extra: undefined, access: [[16, 0, 0, 31]] },
  listBumperClips: { key: 'clipId', search: true, trash: false, may: [], filter: {}, sort: { name: { type: 'text', isOptional: false } }, sums: [], rows: 'customer', extra: undefined, access: [[16, 0, 0, 31]] },
  listScripts: { key: 'scriptId', search: true, trash: true, may: ['edit', 'ready', 'toDraft', 'archive', 'reopen', 'trash', 'restore', 'erase'], filter: { state: { type: 'enum', isOptional: false }, language: { type: 'enum', isOptional: true }, owner: { type: 'ref', isOptional: false }, createdAt: { type: 'moment', isOptional: false }, updatedAt: { type: 'moment', isOptional: false } }, sort: { updatedAt: { type: 'moment', isOptional: false }, title: { type: 'text', isOptional: false }, createdAt: { type: 'moment', isOptional: false } }, sums: [], rows: { cm: 'customer', cc: 'own' }, extra: undefined, access: [[18, 0, 0, 31]] },
  listCustomers: { key: 'customerId', search: true, trash: false, may: ['edit', 'activate', 'lock', 'unlock', 'close'], filter: { lifeState: { type: 'enum', isOptional: false }, flags: { type: 'flags', isOptional: false }, lastActiveAt: { type: 'moment', isOptional: true }, createdAt: { type: 'moment', isOptional: false } }, sort: { name: { type: 'text', isOptional: false }, people: { type: 'integer', isOptional: false }, storedBytes: { type: 'integer', isOptional: false }, lastActiveAt: { type: 'moment', isOptional: true }, createdAt: { type: 'moment', isOptional: false } }, sums: ['people', 'storedBytes'], extra: undefined, access: [[1, 0, 0, 31]] },
  listShotTypes: { key: 'shotTypeId', search: true, trash: false, may: ['edit', 'archive', 'restore'], filter: { state: { type: 'enum', isOptional: false }, createdAt: { type: 'moment', isOptional: false } }, sort: { position: { type: 'integer', isOptional: false }, name: { type: 'text', isOptional: false }, createdAt: { type: 'moment', isOptional: false } }, sums: [], extra: undefined, access: [[1, 0, 0, 31]] },
  listIndustryTypes: { key: 'industryTypeId', search: true, trash: false, may: ['edit', 'archive', 'restore'], filter: { state: { type: 'enum', isOptional: false }, parent: { type: 'ref', isOptional: true }, customers: { type: 'integer', isOptional: false } }, sort: { path: { type: 'text', isOptional: false }, name: { type: 'text', isOptional: false }, customers: { type: 'integer', isOptional: false } }, sums: [], extra: undefined, access: [[1, 0, 0, 31]] },
  listAccounts: { key: 'userId', search: true, trash: false, may: ['edit', 'resend', 'lock', 'unlock'], filter: { customers: { type: 'refs', isOptional: false }, roles: { type: 'refs', isOptional: false }, state: { type: 'enum', isOptional: false }, lastSignInAt: { type: 'moment', isOptional: true }, createdAt: { type: 'moment', isOptional: false } }, sort: { name: { type: 'text', isOptional: false }, lastSignInAt: { type: 'moment', isOptional: true }, createdAt: { type: 'moment', isOptional: false } }, sums: [], extra: undefined, access: [[1, 0, 0, 31]] },
  listGeneralRoles: { key: 'roleId', search: true, trash: false, may: [], filter: {}, sort: { name: { type: 'text', isOptional: false } }, sums: [], extra: undefined, access: [[1, 0, 0, 31]] },
  listTemplates: { key: 'templateId', search: true, trash: true, may: ['edit', 'retire', 'reopen', 'trash', 'restore', 'erase'], filter: { state: { type: 'enum', isOptional: false }, isBio: { type: 'boolean', isOptional: false }, hasChanges: { type: 'boolean', isOptional: false }, createdAt: { type: 'moment', isOptional: false }, updatedAt: { type: 'moment', isOptional: false } }, sort: { updatedAt: { type: 'moment', isOptional: false }, title: { type: 'text', isOptional: false }, createdAt: { type: 'moment', isOptional: false } }, sums: [], rows: 'customer', extra: undefined, access: [[16, 0, 0, 31]] },
  listTemplateChoices: { key: 'templateId', search: true, trash: false, may: [], filter: {}, sort: { name: { type: 'text', isOptional: false } }, sums: [], extra: undefined, access: [[18, 0, 0, 31]] },
} as const

export type ListId = keyof typeof lists

/** What the rows of each list are. */
export interface ListRows {
  getOwnProfile: GetOwnProfileRow
  listAdminActions: ListAdminActionsRow
  listBrokenAssets: ListBrokenAssetsRow
  listMergeableAccounts: ListMergeableAccountsRow
  listLetters: ListLettersRow
  listApprovals: ListApprovalsRow
  listApprovalPolicies: ListApprovalPoliciesRow
  listPolicyChoices: ListPolicyChoicesRow
  listUsers: ListUsersRow
  listRoleChoices: ListRoleChoicesRow
  listContacts: ListContactsRow
  listStaticContactLists: ListStaticContactListsRow
  listContactLists: ListContactListsRow
  listPeople: ListPeopleRow
  listProfileFields: ListProfileFieldsRow
  listProfileFieldsInUse: ListProfileFieldsInUseRow
  listFiles: ListFilesRow
  listClips: ListClipsRow
  listShotTypeChoices: ListShotTypeChoicesRow
  listClipPeople: ListClipPeopleRow
  getProfile: GetProfileRow
  listIndustryTypeChoices: ListIndustryTypeChoicesRow
  listCustomerRoles: ListCustomerRolesRow
  listRoleBases: ListRoleBasesRow
  listPrograms: ListProgramsRow
  listBumpers: ListBumpersRow
  listBumperClips: ListBumperClipsRow
  listScripts: ListScriptsRow
  listCustomers: ListCustomersRow
  listShotTypes: ListShotTypesRow
  listIndustryTypes: ListIndustryTypesRow
  listAccounts: ListAccountsRow
  listGeneralRoles: ListGeneralRolesRow
  listTemplates: ListTemplatesRow
  listTemplateChoices: ListTemplateChoicesRow
}
