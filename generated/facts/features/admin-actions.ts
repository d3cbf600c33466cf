// Generated from manifest/features/admin-actions.yaml by npm run codegen. Edit the manifest, not this file.

import * as z from 'zod/mini'
import type { Call, WriteCall } from '../call'
import { listResponse, changeResponse, type WhichRows, type ListRow, type ListRequest, type ListResponse, type ChangeRequest, type ChangeResponse } from '../forms'
import { type Ref, refSchema } from './screens'

/** A text by its key, with what fills it. (decided) */
export interface AdminActionLine {
  key: string
  count?: number
  name?: string
}

export const adminActionLineSchema = /* @__PURE__ */ z.object({
  key: /* @__PURE__ */ z.string(),
  count: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0))),
  name: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
})

/** What an action made, kept for a week. (decided) */
export interface AdminActionFile {
  name: string
  bytes: number
  /** Opens it for ten minutes. */
  url: string
}

export const adminActionFileSchema = /* @__PURE__ */ z.object({
  name: /* @__PURE__ */ z.string(),
  bytes: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  url: /* @__PURE__ */ z.string(),
})

/** Work that staff asked for, what came of it, and what it said meanwhile (domain.md E6). (decided) */
export interface ListAdminActionsRow extends AdminAction, ListRow<'run' | 'runForGood' | 'again'> {}

export const listAdminActionsRowSchema = /* @__PURE__ */ z.object({
  actionId: /* @__PURE__ */ z.string(),
  name: /* @__PURE__ */ z.string(),
  kind: /* @__PURE__ */ z.enum(['reprocessAsset', 'resendMail', 'exportCustomer', 'mergeUsers', 'purgeTrash']),
  asset: /* @__PURE__ */ z.optional(refSchema),
  customer: /* @__PURE__ */ z.optional(refSchema),
  user: /* @__PURE__ */ z.optional(refSchema),
  into: /* @__PURE__ */ z.optional(refSchema),
  days: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int()),
  isDryRun: /* @__PURE__ */ z.boolean(),
  state: /* @__PURE__ */ z.enum(['queued', 'running', 'succeeded', 'failed']),
  progress: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int()),
  log: /* @__PURE__ */ z.array(adminActionLineSchema),
  file: /* @__PURE__ */ z.optional(adminActionFileSchema),
  askedBy: refSchema,
  createdAt: /* @__PURE__ */ z.string(),
  endedAt: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  may: /* @__PURE__ */ z.array(/* @__PURE__ */ z.enum(['run', 'runForGood', 'again'])),
  rev: /* @__PURE__ */ z.int(),
  changed: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
    by: /* @__PURE__ */ z.optional(refSchema),
    at: /* @__PURE__ */ z.string(),
  })),
})

/** A file of whatever customer that is not ready to be watched. (decided) */
export interface ListBrokenAssetsRow extends BrokenAsset, ListRow<string> {}

export const listBrokenAssetsRowSchema = /* @__PURE__ */ z.object({
  assetId: /* @__PURE__ */ z.string(),
  name: /* @__PURE__ */ z.string(),
  may: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string()),
  rev: /* @__PURE__ */ z.int(),
  changed: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
    by: /* @__PURE__ */ z.optional(refSchema),
    at: /* @__PURE__ */ z.string(),
  })),
})

/** A person of whatever customer, told apart by their address. (decided) */
export interface ListMergeableAccountsRow extends MergeableAccount, ListRow<string> {}

export const listMergeableAccountsRowSchema = /* @__PURE__ */ z.object({
  userId: /* @__PURE__ */ z.string(),
  name: /* @__PURE__ */ z.string(),
  may: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string()),
  rev: /* @__PURE__ */ z.int(),
  changed: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
    by: /* @__PURE__ */ z.optional(refSchema),
    at: /* @__PURE__ */ z.string(),
  })),
})

/** A letter that was written or is to be. (decided) */
export interface ListLettersRow extends OutgoingLetter, ListRow<'send'> {}

export const listLettersRowSchema = /* @__PURE__ */ z.object({
  letterId: /* @__PURE__ */ z.string(),
  name: /* @__PURE__ */ z.string(),
  email: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  kind: /* @__PURE__ */ z.enum(['asked', 'code', 'copy', 'decided', 'invitation', 'invite', 'named', 'posts', 'received', 'reminder', 'reset', 'retake', 'test', 'unread', 'verify', 'withdrawn']),
  customer: /* @__PURE__ */ z.optional(refSchema),
  state: /* @__PURE__ */ z.enum(['queued', 'sending', 'sent', 'unsure', 'failed', 'kept']),
  tries: /* @__PURE__ */ z.int(),
  text: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  createdAt: /* @__PURE__ */ z.string(),
  settledAt: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  may: /* @__PURE__ */ z.array(/* @__PURE__ */ z.enum(['send'])),
  rev: /* @__PURE__ */ z.int(),
  changed: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
    by: /* @__PURE__ */ z.optional(refSchema),
    at: /* @__PURE__ */ z.string(),
  })),
})

/** Work that staff asked for, what came of it, and what it said meanwhile (domain.md E6). (spec §2) */
export interface AdminAction {
  actionId: string
  /** What it is about; empty once that is gone. */
  name: string
  kind: 'reprocessAsset' | 'resendMail' | 'exportCustomer' | 'mergeUsers' | 'purgeTrash'
  asset?: Ref
  customer?: Ref
  /** The account that goes. */
  user?: Ref
  /** The account that stays. */
  into?: Ref
  /** What is in the trash for this long. */
  days?: number
  /** It only says what it would do. */
  isDryRun: boolean
  state: 'queued' | 'running' | 'succeeded' | 'failed'
  /** Percent, while it runs. */
  progress?: number
  log: AdminActionLine[]
  file?: AdminActionFile
  askedBy: Ref
  createdAt: string
  endedAt?: string
}

/** A file of whatever customer that is not ready to be watched. (decided) */
export interface BrokenAsset {
  assetId: string
  /** With its customer. */
  name: string
}

/** A person of whatever customer, told apart by their address. (decided) */
export interface MergeableAccount {
  userId: string
  /** With their address. */
  name: string
}

/** A letter that was written or is to be. (decided) */
export interface OutgoingLetter {
  letterId: string
  /** To whom. */
  name: string
  email?: string
  kind: 'asked' | 'code' | 'copy' | 'decided' | 'invitation' | 'invite' | 'named' | 'posts' | 'received' | 'reminder' | 'reset' | 'retake' | 'test' | 'unread' | 'verify' | 'withdrawn'
  customer?: Ref
  /** Unsure: the mail server may have taken it. Kept: no mail server is configured. */
  state: 'queued' | 'sending' | 'sent' | 'unsure' | 'failed' | 'kept'
  /** In vain. */
  tries: number
  /** Of a kept letter that staff may hand over. */
  text?: string
  createdAt: string
  settledAt?: string
}

export type ListAdminActionsRows = WhichRows<'filters', 'kind' | 'state' | 'isDryRun' | 'customer' | 'askedBy' | 'createdAt'>

export type ListAdminActionsRequest = ListRequest<ListAdminActionsRows, 'createdAt'>

export type ListAdminActionsResponse = ListResponse<ListAdminActionsRow>

/** What staff asked for, for a week. POST rest/secure/service/admin-actions/listAdminActions (spec §2) */
export const listAdminActions: Call<'listAdminActions', ListAdminActionsRequest, ListAdminActionsResponse> = {
  id: 'listAdminActions', feature: 'admin-actions', method: 'POST', path: 'rest/secure/service/admin-actions/listAdminActions', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: true,
  response: /* @__PURE__ */ listResponse(listAdminActionsRowSchema),
}

export const askAdminActionValues = /* @__PURE__ */ z.object({
  kind: /* @__PURE__ */ z.enum(['reprocessAsset', 'resendMail', 'exportCustomer', 'mergeUsers', 'purgeTrash']),
  asset: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))),
  customer: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))),
  user: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))),
  into: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))),
  days: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0), /* @__PURE__ */ z.lte(30))),
  isDryRun: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
})

export type AskAdminActionRequest = {
  values: {
    kind: 'reprocessAsset' | 'resendMail' | 'exportCustomer' | 'mergeUsers' | 'purgeTrash'
    asset?: string
    customer?: string
    /** The account that goes. */
    user?: string
    /** The account that stays. */
    into?: string
    /** What is in the trash for this long. */
    days?: number
    /** It only says what it would do. */
    isDryRun?: boolean
  }
}

export type AskAdminActionResponse = ListAdminActionsRow

/** Asks for work in the background. What cannot be undone is tried first: it says what it would do. POST rest/secure/service/admin-actions/askAdminAction (spec §2) */
export const askAdminAction: WriteCall<'askAdminAction', AskAdminActionRequest, AskAdminActionResponse> = {
  id: 'askAdminAction', feature: 'admin-actions', method: 'POST', path: 'rest/secure/service/admin-actions/askAdminAction', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: false,
  request: /* @__PURE__ */ z.object({ values: askAdminActionValues }),
  response: listAdminActionsRowSchema,
}

export type RunAdminActionsRequest = ChangeRequest<ListAdminActionsRows>

export type RunAdminActionsResponse = ChangeResponse

/** Does what was tried. POST rest/secure/service/admin-actions/runAdminActions (decided) */
export const runAdminActions: Call<'runAdminActions', RunAdminActionsRequest, RunAdminActionsResponse> = {
  id: 'runAdminActions', feature: 'admin-actions', method: 'POST', path: 'rest/secure/service/admin-actions/runAdminActions', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: false,
  response: changeResponse,
}

export type RunAdminActionsForGoodRequest = ChangeRequest<ListAdminActionsRows>

export type RunAdminActionsForGoodResponse = ChangeResponse

/** Does what was tried and cannot be undone. POST rest/secure/service/admin-actions/runAdminActionsForGood (decided) */
export const runAdminActionsForGood: Call<'runAdminActionsForGood', RunAdminActionsForGoodRequest, RunAdminActionsForGoodResponse> = {
  id: 'runAdminActionsForGood', feature: 'admin-actions', method: 'POST', path: 'rest/secure/service/admin-actions/runAdminActionsForGood', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: false,
  response: changeResponse,
}

export type RepeatAdminActionsRequest = ChangeRequest<ListAdminActionsRows>

export type RepeatAdminActionsResponse = ChangeResponse

/** Does again what failed. POST rest/secure/service/admin-actions/repeatAdminActions (decided) */
export const repeatAdminActions: Call<'repeatAdminActions', RepeatAdminActionsRequest, RepeatAdminActionsResponse> = {
  id: 'repeatAdminActions', feature: 'admin-actions', method: 'POST', path: 'rest/secure/service/admin-actions/repeatAdminActions', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: false,
  response: changeResponse,
}

export type ListBrokenAssetsRows = WhichRows<'search', never>

export type ListBrokenAssetsRequest = ListRequest<ListBrokenAssetsRows, 'name'>

export type ListBrokenAssetsResponse = ListResponse<ListBrokenAssetsRow>

/** Files that failed, were refused or are not processed yet. POST rest/secure/service/admin-actions/listBrokenAssets (decided) */
export const listBrokenAssets: Call<'listBrokenAssets', ListBrokenAssetsRequest, ListBrokenAssetsResponse> = {
  id: 'listBrokenAssets', feature: 'admin-actions', method: 'POST', path: 'rest/secure/service/admin-actions/listBrokenAssets', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: true,
  response: /* @__PURE__ */ listResponse(listBrokenAssetsRowSchema),
}

export type ListMergeableAccountsRows = WhichRows<'search', never>

export type ListMergeableAccountsRequest = ListRequest<ListMergeableAccountsRows, 'name'>

export type ListMergeableAccountsResponse = ListResponse<ListMergeableAccountsRow>

/** The people of all customers with their addresses. POST rest/secure/service/admin-actions/listMergeableAccounts (decided) */
export const listMergeableAccounts: Call<'listMergeableAccounts', ListMergeableAccountsRequest, ListMergeableAccountsResponse> = {
  id: 'listMergeableAccounts', feature: 'admin-actions', method: 'POST', path: 'rest/secure/service/admin-actions/listMergeableAccounts', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: true,
  response: /* @__PURE__ */ listResponse(listMergeableAccountsRowSchema),
}

export type ListLettersRows = WhichRows<'search' | 'filters', 'kind' | 'state' | 'customer' | 'createdAt'>

export type ListLettersRequest = ListRequest<ListLettersRows, 'createdAt'>

export type ListLettersResponse = ListResponse<ListLettersRow>

/** Letters of the last thirty days and all that wait. POST rest/secure/service/admin-actions/listLetters (decided) */
export const listLetters: Call<'listLetters', ListLettersRequest, ListLettersResponse> = {
  id: 'listLetters', feature: 'admin-actions', method: 'POST', path: 'rest/secure/service/admin-actions/listLetters', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: true,
  response: /* @__PURE__ */ listResponse(listLettersRowSchema),
}

export type SendLettersAgainRequest = ChangeRequest<ListLettersRows>

export type SendLettersAgainResponse = ChangeResponse

/** Sends letters that failed or may not have arrived; those that wait leave at once. POST rest/secure/service/admin-actions/sendLettersAgain (decided) */
export const sendLettersAgain: Call<'sendLettersAgain', SendLettersAgainRequest, SendLettersAgainResponse> = {
  id: 'sendLettersAgain', feature: 'admin-actions', method: 'POST', path: 'rest/secure/service/admin-actions/sendLettersAgain', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: false,
  response: changeResponse,
}
