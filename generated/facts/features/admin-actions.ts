// Generated from manifest/features/admin-actions.yaml by npm run codegen. Edit the manifest, not this file.

import * as z from 'zod/mini'
import type { Call } from '../call'
import { refSchema, type Ref } from './screens'

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
export interface ListAdminActionsRow {
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
  may: ('run' | 'runForGood' | 'again')[]
  rev: number
  changed?: {
    by?: Ref
    at: string
  }
}

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
export interface ListBrokenAssetsRow {
  assetId: string
  /** With its customer. */
  name: string
  may: string[]
  rev: number
  changed?: {
    by?: Ref
    at: string
  }
}

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
export interface ListMergeableAccountsRow {
  userId: string
  /** With their address. */
  name: string
  may: string[]
  rev: number
  changed?: {
    by?: Ref
    at: string
  }
}

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
export interface ListLettersRow {
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
  may: 'send'[]
  rev: number
  changed?: {
    by?: Ref
    at: string
  }
}

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

export const adminActionSchema = /* @__PURE__ */ z.object({
  actionId: /* @__PURE__ */ z.string(),
  name: /* @__PURE__ */ z.string(),
  kind: /* @__PURE__ */ z.enum(['reprocessAsset', 'resendMail', 'exportCustomer', 'mergeUsers', 'purgeTrash']),
  asset: /* @__PURE__ */ z.optional(refSchema),
  customer: /* @__PURE__ */ z.optional(refSchema),
  user: /* @__PURE__ */ z.optional(refSchema),
  into: /* @__PURE__ */ z.optional(refSchema),
  days: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0), /* @__PURE__ */ z.lte(30))),
  isDryRun: /* @__PURE__ */ z.boolean(),
  state: /* @__PURE__ */ z.enum(['queued', 'running', 'succeeded', 'failed']),
  progress: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0), /* @__PURE__ */ z.lte(100))),
  log: /* @__PURE__ */ z.array(adminActionLineSchema),
  file: /* @__PURE__ */ z.optional(adminActionFileSchema),
  askedBy: refSchema,
  createdAt: /* @__PURE__ */ z.string(),
  endedAt: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
})

/** A file of whatever customer that is not ready to be watched. (decided) */
export interface BrokenAsset {
  assetId: string
  /** With its customer. */
  name: string
}

export const brokenAssetSchema = /* @__PURE__ */ z.object({
  assetId: /* @__PURE__ */ z.string(),
  name: /* @__PURE__ */ z.string(),
})

/** A person of whatever customer, told apart by their address. (decided) */
export interface MergeableAccount {
  userId: string
  /** With their address. */
  name: string
}

export const mergeableAccountSchema = /* @__PURE__ */ z.object({
  userId: /* @__PURE__ */ z.string(),
  name: /* @__PURE__ */ z.string(),
})

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

export const outgoingLetterSchema = /* @__PURE__ */ z.object({
  letterId: /* @__PURE__ */ z.string(),
  name: /* @__PURE__ */ z.string(),
  email: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.email()),
  kind: /* @__PURE__ */ z.enum(['asked', 'code', 'copy', 'decided', 'invitation', 'invite', 'named', 'posts', 'received', 'reminder', 'reset', 'retake', 'test', 'unread', 'verify', 'withdrawn']),
  customer: /* @__PURE__ */ z.optional(refSchema),
  state: /* @__PURE__ */ z.enum(['queued', 'sending', 'sent', 'unsure', 'failed', 'kept']),
  tries: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  text: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  createdAt: /* @__PURE__ */ z.string(),
  settledAt: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
})

export type ListAdminActionsRequest = {
  filters?: {
    field: 'kind' | 'state' | 'isDryRun' | 'customer' | 'askedBy' | 'createdAt'
    op: 'is' | 'has' | 'from' | 'to' | 'none'
    value?: string
  }[]
  sort?: {
    field: 'createdAt'
    desc: boolean
  }
  after?: string
  limit?: number
  ids?: string[]
  values?: 'kind' | 'state' | 'isDryRun' | 'customer' | 'askedBy' | 'createdAt'
  counts?: {
    id: string
    filters: {
      field: 'kind' | 'state' | 'isDryRun' | 'customer' | 'askedBy' | 'createdAt'
      op: 'is' | 'has' | 'from' | 'to' | 'none'
      value?: string
    }[]
  }[]
  exact?: boolean
}

export type ListAdminActionsResponse = {
  rows: ListAdminActionsRow[]
  next?: string
  total?: number
  isFloor?: boolean
  counts?: {
    id: string
    count: number
    isFloor: boolean
  }[]
  values?: {
    value: string
    name?: string
    count: number
  }[]
}

/** What staff asked for, for a week. POST rest/secure/service/admin-actions/listAdminActions (spec §2) */
export const listAdminActions: Call<'listAdminActions', ListAdminActionsRequest, ListAdminActionsResponse> = {
  id: 'listAdminActions', feature: 'admin-actions', method: 'POST', path: 'rest/secure/service/admin-actions/listAdminActions', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: true,
  request: /* @__PURE__ */ z.object({
    filters: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
      field: /* @__PURE__ */ z.enum(['kind', 'state', 'isDryRun', 'customer', 'askedBy', 'createdAt']),
      op: /* @__PURE__ */ z.enum(['is', 'has', 'from', 'to', 'none']),
      value: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
    })).check(/* @__PURE__ */ z.maxLength(40))),
    sort: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
      field: /* @__PURE__ */ z.enum(['createdAt']),
      desc: /* @__PURE__ */ z.boolean(),
    })),
    after: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(4000))),
    limit: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1), /* @__PURE__ */ z.lte(200))),
    ids: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200))),
    values: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['kind', 'state', 'isDryRun', 'customer', 'askedBy', 'createdAt'])),
    counts: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
      id: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
      filters: /* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
        field: /* @__PURE__ */ z.enum(['kind', 'state', 'isDryRun', 'customer', 'askedBy', 'createdAt']),
        op: /* @__PURE__ */ z.enum(['is', 'has', 'from', 'to', 'none']),
        value: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
      })).check(/* @__PURE__ */ z.maxLength(40)),
    })).check(/* @__PURE__ */ z.maxLength(12))),
    exact: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
  }),
  response: /* @__PURE__ */ z.object({
    rows: /* @__PURE__ */ z.array(listAdminActionsRowSchema),
    next: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
    total: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0))),
    isFloor: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
    counts: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
      id: /* @__PURE__ */ z.string(),
      count: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
      isFloor: /* @__PURE__ */ z.boolean(),
    }))),
    values: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
      value: /* @__PURE__ */ z.string(),
      name: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
      count: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    }))),
  }),
}

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
export const askAdminAction: Call<'askAdminAction', AskAdminActionRequest, AskAdminActionResponse> = {
  id: 'askAdminAction', feature: 'admin-actions', method: 'POST', path: 'rest/secure/service/admin-actions/askAdminAction', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: false,
  request: /* @__PURE__ */ z.object({
    values: /* @__PURE__ */ z.object({
      kind: /* @__PURE__ */ z.enum(['reprocessAsset', 'resendMail', 'exportCustomer', 'mergeUsers', 'purgeTrash']),
      asset: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))),
      customer: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))),
      user: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))),
      into: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))),
      days: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0), /* @__PURE__ */ z.lte(30))),
      isDryRun: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
    }),
  }),
  response: listAdminActionsRowSchema,
}

export type RunAdminActionsRequest = {
  selection: {
    ids: string[]
  } | {
    all: {
      filters?: {
        field: 'kind' | 'state' | 'isDryRun' | 'customer' | 'askedBy' | 'createdAt'
        op: 'is' | 'has' | 'from' | 'to' | 'none'
        value?: string
      }[]
    }
    except: string[]
    expected: number
  }
}

export type RunAdminActionsResponse = {
  changed: string[]
  refused: {
    id: string
    code: string
    params?: Record<string, string>
  }[]
}

/** Does what was tried. POST rest/secure/service/admin-actions/runAdminActions (decided) */
export const runAdminActions: Call<'runAdminActions', RunAdminActionsRequest, RunAdminActionsResponse> = {
  id: 'runAdminActions', feature: 'admin-actions', method: 'POST', path: 'rest/secure/service/admin-actions/runAdminActions', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: false,
  request: /* @__PURE__ */ z.object({
    selection: /* @__PURE__ */ z.union([/* @__PURE__ */ z.object({
      ids: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200)),
    }), /* @__PURE__ */ z.object({
      all: /* @__PURE__ */ z.object({
        filters: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
          field: /* @__PURE__ */ z.enum(['kind', 'state', 'isDryRun', 'customer', 'askedBy', 'createdAt']),
          op: /* @__PURE__ */ z.enum(['is', 'has', 'from', 'to', 'none']),
          value: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
        })).check(/* @__PURE__ */ z.maxLength(40))),
      }),
      except: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200)),
      expected: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    })]),
  }),
  response: /* @__PURE__ */ z.object({
    changed: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string()),
    refused: /* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
      id: /* @__PURE__ */ z.string(),
      code: /* @__PURE__ */ z.string(),
      params: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.record(/* @__PURE__ */ z.string(), /* @__PURE__ */ z.string())),
    })),
  }),
}

export type RunAdminActionsForGoodRequest = {
  selection: {
    ids: string[]
  } | {
    all: {
      filters?: {
        field: 'kind' | 'state' | 'isDryRun' | 'customer' | 'askedBy' | 'createdAt'
        op: 'is' | 'has' | 'from' | 'to' | 'none'
        value?: string
      }[]
    }
    except: string[]
    expected: number
  }
}

export type RunAdminActionsForGoodResponse = {
  changed: string[]
  refused: {
    id: string
    code: string
    params?: Record<string, string>
  }[]
}

/** Does what was tried and cannot be undone. POST rest/secure/service/admin-actions/runAdminActionsForGood (decided) */
export const runAdminActionsForGood: Call<'runAdminActionsForGood', RunAdminActionsForGoodRequest, RunAdminActionsForGoodResponse> = {
  id: 'runAdminActionsForGood', feature: 'admin-actions', method: 'POST', path: 'rest/secure/service/admin-actions/runAdminActionsForGood', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: false,
  request: /* @__PURE__ */ z.object({
    selection: /* @__PURE__ */ z.union([/* @__PURE__ */ z.object({
      ids: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200)),
    }), /* @__PURE__ */ z.object({
      all: /* @__PURE__ */ z.object({
        filters: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
          field: /* @__PURE__ */ z.enum(['kind', 'state', 'isDryRun', 'customer', 'askedBy', 'createdAt']),
          op: /* @__PURE__ */ z.enum(['is', 'has', 'from', 'to', 'none']),
          value: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
        })).check(/* @__PURE__ */ z.maxLength(40))),
      }),
      except: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200)),
      expected: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    })]),
  }),
  response: /* @__PURE__ */ z.object({
    changed: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string()),
    refused: /* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
      id: /* @__PURE__ */ z.string(),
      code: /* @__PURE__ */ z.string(),
      params: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.record(/* @__PURE__ */ z.string(), /* @__PURE__ */ z.string())),
    })),
  }),
}

export type RepeatAdminActionsRequest = {
  selection: {
    ids: string[]
  } | {
    all: {
      filters?: {
        field: 'kind' | 'state' | 'isDryRun' | 'customer' | 'askedBy' | 'createdAt'
        op: 'is' | 'has' | 'from' | 'to' | 'none'
        value?: string
      }[]
    }
    except: string[]
    expected: number
  }
}

export type RepeatAdminActionsResponse = {
  changed: string[]
  refused: {
    id: string
    code: string
    params?: Record<string, string>
  }[]
}

/** Does again what failed. POST rest/secure/service/admin-actions/repeatAdminActions (decided) */
export const repeatAdminActions: Call<'repeatAdminActions', RepeatAdminActionsRequest, RepeatAdminActionsResponse> = {
  id: 'repeatAdminActions', feature: 'admin-actions', method: 'POST', path: 'rest/secure/service/admin-actions/repeatAdminActions', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: false,
  request: /* @__PURE__ */ z.object({
    selection: /* @__PURE__ */ z.union([/* @__PURE__ */ z.object({
      ids: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200)),
    }), /* @__PURE__ */ z.object({
      all: /* @__PURE__ */ z.object({
        filters: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
          field: /* @__PURE__ */ z.enum(['kind', 'state', 'isDryRun', 'customer', 'askedBy', 'createdAt']),
          op: /* @__PURE__ */ z.enum(['is', 'has', 'from', 'to', 'none']),
          value: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
        })).check(/* @__PURE__ */ z.maxLength(40))),
      }),
      except: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200)),
      expected: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    })]),
  }),
  response: /* @__PURE__ */ z.object({
    changed: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string()),
    refused: /* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
      id: /* @__PURE__ */ z.string(),
      code: /* @__PURE__ */ z.string(),
      params: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.record(/* @__PURE__ */ z.string(), /* @__PURE__ */ z.string())),
    })),
  }),
}

export type ListBrokenAssetsRequest = {
  search?: string
  sort?: {
    field: 'name'
    desc: boolean
  }
  after?: string
  limit?: number
  ids?: string[]
  exact?: boolean
}

export type ListBrokenAssetsResponse = {
  rows: ListBrokenAssetsRow[]
  next?: string
  total?: number
  isFloor?: boolean
}

/** Files that failed, were refused or are not processed yet. POST rest/secure/service/admin-actions/listBrokenAssets (decided) */
export const listBrokenAssets: Call<'listBrokenAssets', ListBrokenAssetsRequest, ListBrokenAssetsResponse> = {
  id: 'listBrokenAssets', feature: 'admin-actions', method: 'POST', path: 'rest/secure/service/admin-actions/listBrokenAssets', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: true,
  request: /* @__PURE__ */ z.object({
    search: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
    sort: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
      field: /* @__PURE__ */ z.enum(['name']),
      desc: /* @__PURE__ */ z.boolean(),
    })),
    after: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(4000))),
    limit: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1), /* @__PURE__ */ z.lte(200))),
    ids: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200))),
    exact: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
  }),
  response: /* @__PURE__ */ z.object({
    rows: /* @__PURE__ */ z.array(listBrokenAssetsRowSchema),
    next: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
    total: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0))),
    isFloor: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
  }),
}

export type ListMergeableAccountsRequest = {
  search?: string
  sort?: {
    field: 'name'
    desc: boolean
  }
  after?: string
  limit?: number
  ids?: string[]
  exact?: boolean
}

export type ListMergeableAccountsResponse = {
  rows: ListMergeableAccountsRow[]
  next?: string
  total?: number
  isFloor?: boolean
}

/** The people of all customers with their addresses. POST rest/secure/service/admin-actions/listMergeableAccounts (decided) */
export const listMergeableAccounts: Call<'listMergeableAccounts', ListMergeableAccountsRequest, ListMergeableAccountsResponse> = {
  id: 'listMergeableAccounts', feature: 'admin-actions', method: 'POST', path: 'rest/secure/service/admin-actions/listMergeableAccounts', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: true,
  request: /* @__PURE__ */ z.object({
    search: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
    sort: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
      field: /* @__PURE__ */ z.enum(['name']),
      desc: /* @__PURE__ */ z.boolean(),
    })),
    after: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(4000))),
    limit: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1), /* @__PURE__ */ z.lte(200))),
    ids: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200))),
    exact: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
  }),
  response: /* @__PURE__ */ z.object({
    rows: /* @__PURE__ */ z.array(listMergeableAccountsRowSchema),
    next: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
    total: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0))),
    isFloor: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
  }),
}

export type ListLettersRequest = {
  search?: string
  filters?: {
    field: 'kind' | 'state' | 'customer' | 'createdAt'
    op: 'is' | 'has' | 'from' | 'to' | 'none'
    value?: string
  }[]
  sort?: {
    field: 'createdAt'
    desc: boolean
  }
  after?: string
  limit?: number
  ids?: string[]
  values?: 'kind' | 'state' | 'customer' | 'createdAt'
  counts?: {
    id: string
    filters: {
      field: 'kind' | 'state' | 'customer' | 'createdAt'
      op: 'is' | 'has' | 'from' | 'to' | 'none'
      value?: string
    }[]
  }[]
  exact?: boolean
}

export type ListLettersResponse = {
  rows: ListLettersRow[]
  next?: string
  total?: number
  isFloor?: boolean
  counts?: {
    id: string
    count: number
    isFloor: boolean
  }[]
  values?: {
    value: string
    name?: string
    count: number
  }[]
}

/** Letters of the last thirty days and all that wait. POST rest/secure/service/admin-actions/listLetters (decided) */
export const listLetters: Call<'listLetters', ListLettersRequest, ListLettersResponse> = {
  id: 'listLetters', feature: 'admin-actions', method: 'POST', path: 'rest/secure/service/admin-actions/listLetters', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: true,
  request: /* @__PURE__ */ z.object({
    search: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
    filters: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
      field: /* @__PURE__ */ z.enum(['kind', 'state', 'customer', 'createdAt']),
      op: /* @__PURE__ */ z.enum(['is', 'has', 'from', 'to', 'none']),
      value: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
    })).check(/* @__PURE__ */ z.maxLength(40))),
    sort: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
      field: /* @__PURE__ */ z.enum(['createdAt']),
      desc: /* @__PURE__ */ z.boolean(),
    })),
    after: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(4000))),
    limit: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1), /* @__PURE__ */ z.lte(200))),
    ids: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200))),
    values: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['kind', 'state', 'customer', 'createdAt'])),
    counts: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
      id: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
      filters: /* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
        field: /* @__PURE__ */ z.enum(['kind', 'state', 'customer', 'createdAt']),
        op: /* @__PURE__ */ z.enum(['is', 'has', 'from', 'to', 'none']),
        value: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
      })).check(/* @__PURE__ */ z.maxLength(40)),
    })).check(/* @__PURE__ */ z.maxLength(12))),
    exact: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
  }),
  response: /* @__PURE__ */ z.object({
    rows: /* @__PURE__ */ z.array(listLettersRowSchema),
    next: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
    total: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0))),
    isFloor: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
    counts: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
      id: /* @__PURE__ */ z.string(),
      count: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
      isFloor: /* @__PURE__ */ z.boolean(),
    }))),
    values: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
      value: /* @__PURE__ */ z.string(),
      name: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
      count: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    }))),
  }),
}

export type SendLettersAgainRequest = {
  selection: {
    ids: string[]
  } | {
    all: {
      search?: string
      filters?: {
        field: 'kind' | 'state' | 'customer' | 'createdAt'
        op: 'is' | 'has' | 'from' | 'to' | 'none'
        value?: string
      }[]
    }
    except: string[]
    expected: number
  }
}

export type SendLettersAgainResponse = {
  changed: string[]
  refused: {
    id: string
    code: string
    params?: Record<string, string>
  }[]
}

/** Sends letters that failed or may not have arrived; those that wait leave at once. POST rest/secure/service/admin-actions/sendLettersAgain (decided) */
export const sendLettersAgain: Call<'sendLettersAgain', SendLettersAgainRequest, SendLettersAgainResponse> = {
  id: 'sendLettersAgain', feature: 'admin-actions', method: 'POST', path: 'rest/secure/service/admin-actions/sendLettersAgain', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: false,
  request: /* @__PURE__ */ z.object({
    selection: /* @__PURE__ */ z.union([/* @__PURE__ */ z.object({
      ids: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200)),
    }), /* @__PURE__ */ z.object({
      all: /* @__PURE__ */ z.object({
        search: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
        filters: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
          field: /* @__PURE__ */ z.enum(['kind', 'state', 'customer', 'createdAt']),
          op: /* @__PURE__ */ z.enum(['is', 'has', 'from', 'to', 'none']),
          value: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
        })).check(/* @__PURE__ */ z.maxLength(40))),
      }),
      except: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200)),
      expected: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    })]),
  }),
  response: /* @__PURE__ */ z.object({
    changed: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string()),
    refused: /* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
      id: /* @__PURE__ */ z.string(),
      code: /* @__PURE__ */ z.string(),
      params: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.record(/* @__PURE__ */ z.string(), /* @__PURE__ */ z.string())),
    })),
  }),
}
