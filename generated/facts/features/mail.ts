// Generated from manifest/features/mail.yaml by npm run codegen. Edit the manifest, not this file.

import * as z from 'zod/mini'
import type { Call } from '../call'
import { refSchema, type Ref } from './screens'

/** How a letter of the product reads, in one language, for one customer or for all (domain.md E4). (decided) */
export interface ListLayoutsRow {
  layoutId: string
  letter: 'session.reset' | 'session.invitation' | 'session.added' | 'approvals.asked' | 'approvals.approved' | 'approvals.changes_requested' | 'approvals.rejected' | 'approvals.named' | 'notifications.unread' | 'home.posts' | 'sharing.code' | 'campaigns.letter' | 'crowd.invite' | 'crowd.reminder' | 'crowd.retake' | 'crowd.received' | 'guest.copy' | 'consent.withdrawn' | 'mail.verify'
  /** Without one it is for all customers that have none of their own. */
  customer?: Ref
  locale: 'en' | 'de'
  state: 'draft' | 'active' | 'retired'
  versionNo: number
  subject: string
  /** Whose name stands before the address that answers go to. */
  fromName?: string
  /** Where answers go. */
  replyTo?: string
  createdAt: string
  updatedAt: string
  may: ('edit' | 'activate' | 'remove' | 'retire')[]
  rev: number
  changed?: {
    by?: Ref
    at: string
  }
}

export const listLayoutsRowSchema = /* @__PURE__ */ z.object({
  layoutId: /* @__PURE__ */ z.string(),
  letter: /* @__PURE__ */ z.enum(['session.reset', 'session.invitation', 'session.added', 'approvals.asked', 'approvals.approved', 'approvals.changes_requested', 'approvals.rejected', 'approvals.named', 'notifications.unread', 'home.posts', 'sharing.code', 'campaigns.letter', 'crowd.invite', 'crowd.reminder', 'crowd.retake', 'crowd.received', 'guest.copy', 'consent.withdrawn', 'mail.verify']),
  customer: /* @__PURE__ */ z.optional(refSchema),
  locale: /* @__PURE__ */ z.enum(['en', 'de']),
  state: /* @__PURE__ */ z.enum(['draft', 'active', 'retired']),
  versionNo: /* @__PURE__ */ z.int(),
  subject: /* @__PURE__ */ z.string(),
  fromName: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  replyTo: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  createdAt: /* @__PURE__ */ z.string(),
  updatedAt: /* @__PURE__ */ z.string(),
  may: /* @__PURE__ */ z.array(/* @__PURE__ */ z.enum(['edit', 'activate', 'remove', 'retire'])),
  rev: /* @__PURE__ */ z.int(),
  changed: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
    by: /* @__PURE__ */ z.optional(refSchema),
    at: /* @__PURE__ */ z.string(),
  })),
})

/** An address to which nothing is sent (reach.md 5). (decided) */
export interface ListSuppressedRow {
  suppressionId: string
  /** Of the contact, while there is one. */
  name?: string
  email?: string
  reason: 'bounce' | 'complaint' | 'unsubscribed' | 'manual'
  createdAt: string
  may: 'release'[]
  rev: number
  changed?: {
    by?: Ref
    at: string
  }
}

export const listSuppressedRowSchema = /* @__PURE__ */ z.object({
  suppressionId: /* @__PURE__ */ z.string(),
  name: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  email: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  reason: /* @__PURE__ */ z.enum(['bounce', 'complaint', 'unsubscribed', 'manual']),
  createdAt: /* @__PURE__ */ z.string(),
  may: /* @__PURE__ */ z.array(/* @__PURE__ */ z.enum(['release'])),
  rev: /* @__PURE__ */ z.int(),
  changed: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
    by: /* @__PURE__ */ z.optional(refSchema),
    at: /* @__PURE__ */ z.string(),
  })),
})

/** Something that a domain publishes. (decided) */
export interface MailRecord {
  kind: 'owner' | 'spf' | 'dkim' | 'dmarc'
  /** Where it stands. */
  name: string
  /** What stands there, or how that begins. */
  value: string
  isFound: boolean
}

export const mailRecordSchema = /* @__PURE__ */ z.object({
  kind: /* @__PURE__ */ z.enum(['owner', 'spf', 'dkim', 'dmarc']),
  name: /* @__PURE__ */ z.string(),
  value: /* @__PURE__ */ z.string(),
  isFound: /* @__PURE__ */ z.boolean(),
})

/** An address, or a domain, that letters of a customer may come from, or that those of one on trial reach (domain.md E4). (decided) */
export interface ListWhitelistRow {
  entryId: string
  /** An address, or what follows its @. */
  pattern: string
  customer: Ref
  purpose: 'sender' | 'recipient'
  state: 'pending' | 'verified' | 'disabled'
  /** What the domain of a sender has to publish. */
  records: MailRecord[]
  /** When it was looked at last what the domain publishes. */
  checkedAt?: string
  verifiedAt?: string
  createdAt: string
  may: ('verify' | 'disable' | 'enable' | 'remove')[]
  rev: number
  changed?: {
    by?: Ref
    at: string
  }
}

export const listWhitelistRowSchema = /* @__PURE__ */ z.object({
  entryId: /* @__PURE__ */ z.string(),
  pattern: /* @__PURE__ */ z.string(),
  customer: refSchema,
  purpose: /* @__PURE__ */ z.enum(['sender', 'recipient']),
  state: /* @__PURE__ */ z.enum(['pending', 'verified', 'disabled']),
  records: /* @__PURE__ */ z.array(mailRecordSchema),
  checkedAt: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  verifiedAt: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  createdAt: /* @__PURE__ */ z.string(),
  may: /* @__PURE__ */ z.array(/* @__PURE__ */ z.enum(['verify', 'disable', 'enable', 'remove'])),
  rev: /* @__PURE__ */ z.int(),
  changed: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
    by: /* @__PURE__ */ z.optional(refSchema),
    at: /* @__PURE__ */ z.string(),
  })),
})

/** An address, or a domain, that letters of a customer may come from, or that those of one on trial reach (domain.md E4). (spec §2) */
export interface WhitelistEntry {
  entryId: string
  /** An address, or what follows its @. */
  pattern: string
  customer: Ref
  purpose: 'sender' | 'recipient'
  state: 'pending' | 'verified' | 'disabled'
  /** What the domain of a sender has to publish. */
  records: MailRecord[]
  /** When it was looked at last what the domain publishes. */
  checkedAt?: string
  verifiedAt?: string
  createdAt: string
}

export const whitelistEntrySchema = /* @__PURE__ */ z.object({
  entryId: /* @__PURE__ */ z.string(),
  pattern: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(3), /* @__PURE__ */ z.maxLength(254), /* @__PURE__ */ z.regex(/* @__PURE__ */ new RegExp('\\S'))),
  customer: refSchema,
  purpose: /* @__PURE__ */ z.enum(['sender', 'recipient']),
  state: /* @__PURE__ */ z.enum(['pending', 'verified', 'disabled']),
  records: /* @__PURE__ */ z.array(mailRecordSchema),
  checkedAt: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  verifiedAt: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  createdAt: /* @__PURE__ */ z.string(),
})

/** How a letter of the product reads, in one language, for one customer or for all (domain.md E4). (spec §2) */
export interface EmailLayout {
  layoutId: string
  letter: 'session.reset' | 'session.invitation' | 'session.added' | 'approvals.asked' | 'approvals.approved' | 'approvals.changes_requested' | 'approvals.rejected' | 'approvals.named' | 'notifications.unread' | 'home.posts' | 'sharing.code' | 'campaigns.letter' | 'crowd.invite' | 'crowd.reminder' | 'crowd.retake' | 'crowd.received' | 'guest.copy' | 'consent.withdrawn' | 'mail.verify'
  /** Without one it is for all customers that have none of their own. */
  customer?: Ref
  locale: 'en' | 'de'
  state: 'draft' | 'active' | 'retired'
  versionNo: number
  subject: string
  /** Whose name stands before the address that answers go to. */
  fromName?: string
  /** Where answers go. */
  replyTo?: string
  createdAt: string
  updatedAt: string
}

export const emailLayoutSchema = /* @__PURE__ */ z.object({
  layoutId: /* @__PURE__ */ z.string(),
  letter: /* @__PURE__ */ z.enum(['session.reset', 'session.invitation', 'session.added', 'approvals.asked', 'approvals.approved', 'approvals.changes_requested', 'approvals.rejected', 'approvals.named', 'notifications.unread', 'home.posts', 'sharing.code', 'campaigns.letter', 'crowd.invite', 'crowd.reminder', 'crowd.retake', 'crowd.received', 'guest.copy', 'consent.withdrawn', 'mail.verify']),
  customer: /* @__PURE__ */ z.optional(refSchema),
  locale: /* @__PURE__ */ z.enum(['en', 'de']),
  state: /* @__PURE__ */ z.enum(['draft', 'active', 'retired']),
  versionNo: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
  subject: /* @__PURE__ */ z.string(),
  fromName: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(80))),
  replyTo: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.email().check(/* @__PURE__ */ z.maxLength(254))),
  createdAt: /* @__PURE__ */ z.string(),
  updatedAt: /* @__PURE__ */ z.string(),
})

/** Words of one look. (decided) */
export interface LetterRun {
  text: string
  bold?: boolean
  italic?: boolean
  /** Where they lead. */
  url?: string
}

export const letterRunSchema = /* @__PURE__ */ z.object({
  text: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(5000)),
  bold: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
  italic: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
  url: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(2000))),
})

/** A line of a list. (decided) */
export interface LetterLine {
  id: string
  runs: LetterRun[]
}

export const letterLineSchema = /* @__PURE__ */ z.object({
  id: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.regex(/* @__PURE__ */ new RegExp('^[A-Za-z0-9_-]{1,64}$'))),
  runs: /* @__PURE__ */ z.array(letterRunSchema).check(/* @__PURE__ */ z.maxLength(200)),
})

/** A part of a letter, one under the other. What says nothing is left out of it. (decided) */
export interface LetterBlock {
  id: string
  kind: 'heading' | 'text' | 'list' | 'image' | 'button' | 'programs' | 'divider' | 'footer'
  /** Of a heading, a text or a footer: its words. */
  runs?: LetterRun[]
  /** Of a list that says the same to everybody. */
  lines?: LetterLine[]
  /** Of a list, or of cards of programs: what fills it. */
  variable?: string
  /** Of a button: what it says. Of a picture: what it shows. */
  label?: string
  /** Of a button or a picture: where it leads. */
  url?: string
  /** Of a picture. */
  pictureUrl?: string
}

export const letterBlockSchema = /* @__PURE__ */ z.object({
  id: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.regex(/* @__PURE__ */ new RegExp('^[A-Za-z0-9_-]{1,64}$'))),
  kind: /* @__PURE__ */ z.enum(['heading', 'text', 'list', 'image', 'button', 'programs', 'divider', 'footer']),
  runs: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(letterRunSchema).check(/* @__PURE__ */ z.maxLength(200))),
  lines: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(letterLineSchema).check(/* @__PURE__ */ z.maxLength(60))),
  variable: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.regex(/* @__PURE__ */ new RegExp('^[A-Za-z][A-Za-z0-9]{0,39}$')))),
  label: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
  url: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(2000))),
  pictureUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(2000))),
})

/** What a letter says, with {{name}} where a variable stands. (decided) */
export interface LetterDoc {
  subject: string
  blocks: LetterBlock[]
}

export const letterDocSchema = /* @__PURE__ */ z.object({
  subject: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200)),
  blocks: /* @__PURE__ */ z.array(letterBlockSchema).check(/* @__PURE__ */ z.maxLength(60)),
})

/** An address to which nothing is sent (reach.md 5). (decided) */
export interface Suppressed {
  suppressionId: string
  /** Of the contact, while there is one. */
  name?: string
  email?: string
  reason: 'bounce' | 'complaint' | 'unsubscribed' | 'manual'
  createdAt: string
}

export const suppressedSchema = /* @__PURE__ */ z.object({
  suppressionId: /* @__PURE__ */ z.string(),
  name: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  email: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  reason: /* @__PURE__ */ z.enum(['bounce', 'complaint', 'unsubscribed', 'manual']),
  createdAt: /* @__PURE__ */ z.string(),
})

export type ListLayoutsRequest = {
  search?: string
  filters?: {
    field: 'letter' | 'customer' | 'locale' | 'state' | 'updatedAt'
    op: 'is' | 'has' | 'from' | 'to' | 'none'
    value?: string
  }[]
  sort?: {
    field: 'updatedAt' | 'letter' | 'createdAt'
    desc: boolean
  }
  after?: string
  limit?: number
  ids?: string[]
  values?: 'letter' | 'customer' | 'locale' | 'state' | 'updatedAt'
  counts?: {
    id: string
    filters: {
      field: 'letter' | 'customer' | 'locale' | 'state' | 'updatedAt'
      op: 'is' | 'has' | 'from' | 'to' | 'none'
      value?: string
    }[]
  }[]
  exact?: boolean
}

export type ListLayoutsResponse = {
  rows: ListLayoutsRow[]
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

/** The layouts of letters of all customers. POST rest/secure/service/mail/listLayouts (spec §2) */
export const listLayouts: Call<'listLayouts', ListLayoutsRequest, ListLayoutsResponse> = {
  id: 'listLayouts', feature: 'mail', method: 'POST', path: 'rest/secure/service/mail/listLayouts', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: true,
  request: /* @__PURE__ */ z.object({
    search: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
    filters: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
      field: /* @__PURE__ */ z.enum(['letter', 'customer', 'locale', 'state', 'updatedAt']),
      op: /* @__PURE__ */ z.enum(['is', 'has', 'from', 'to', 'none']),
      value: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
    })).check(/* @__PURE__ */ z.maxLength(40))),
    sort: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
      field: /* @__PURE__ */ z.enum(['updatedAt', 'letter', 'createdAt']),
      desc: /* @__PURE__ */ z.boolean(),
    })),
    after: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(4000))),
    limit: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1), /* @__PURE__ */ z.lte(200))),
    ids: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200))),
    values: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['letter', 'customer', 'locale', 'state', 'updatedAt'])),
    counts: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
      id: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
      filters: /* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
        field: /* @__PURE__ */ z.enum(['letter', 'customer', 'locale', 'state', 'updatedAt']),
        op: /* @__PURE__ */ z.enum(['is', 'has', 'from', 'to', 'none']),
        value: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
      })).check(/* @__PURE__ */ z.maxLength(40)),
    })).check(/* @__PURE__ */ z.maxLength(12))),
    exact: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
  }),
  response: /* @__PURE__ */ z.object({
    rows: /* @__PURE__ */ z.array(listLayoutsRowSchema),
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

export type AddLayoutRequest = {
  values: {
    letter: 'session.reset' | 'session.invitation' | 'session.added' | 'approvals.asked' | 'approvals.approved' | 'approvals.changes_requested' | 'approvals.rejected' | 'approvals.named' | 'notifications.unread' | 'home.posts' | 'sharing.code' | 'campaigns.letter' | 'crowd.invite' | 'crowd.reminder' | 'crowd.retake' | 'crowd.received' | 'guest.copy' | 'consent.withdrawn' | 'mail.verify'
    /** Without one it is for all customers that have none of their own. */
    customer?: string
    locale: 'en' | 'de'
    /** Whose name stands before the address that answers go to. */
    fromName?: string
    /** Where answers go. */
    replyTo?: string
  }
}

export type AddLayoutResponse = ListLayoutsRow

/** Begins a draft with what is sent now. POST rest/secure/service/mail/addLayout (spec §2) */
export const addLayout: Call<'addLayout', AddLayoutRequest, AddLayoutResponse> = {
  id: 'addLayout', feature: 'mail', method: 'POST', path: 'rest/secure/service/mail/addLayout', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: false,
  request: /* @__PURE__ */ z.object({
    values: /* @__PURE__ */ z.object({
      letter: /* @__PURE__ */ z.enum(['session.reset', 'session.invitation', 'session.added', 'approvals.asked', 'approvals.approved', 'approvals.changes_requested', 'approvals.rejected', 'approvals.named', 'notifications.unread', 'home.posts', 'sharing.code', 'campaigns.letter', 'crowd.invite', 'crowd.reminder', 'crowd.retake', 'crowd.received', 'guest.copy', 'consent.withdrawn', 'mail.verify']),
      customer: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))),
      locale: /* @__PURE__ */ z.enum(['en', 'de']),
      fromName: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(80))),
      replyTo: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.email().check(/* @__PURE__ */ z.maxLength(254))),
    }),
  }),
  response: listLayoutsRowSchema,
}

export type UpdateLayoutRequest = {
  layoutId: string
  rev: number
  values: {
    /** Whose name stands before the address that answers go to. */
    fromName?: string | null
    /** Where answers go. */
    replyTo?: string | null
  }
}

export type UpdateLayoutResponse = ListLayoutsRow

/** Changes a row: EmailLayout. POST rest/secure/service/mail/updateLayout (spec §2) */
export const updateLayout: Call<'updateLayout', UpdateLayoutRequest, UpdateLayoutResponse> = {
  id: 'updateLayout', feature: 'mail', method: 'POST', path: 'rest/secure/service/mail/updateLayout', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: false,
  request: /* @__PURE__ */ z.object({
    layoutId: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
    rev: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    values: /* @__PURE__ */ z.object({
      fromName: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(80)))),
      replyTo: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.email().check(/* @__PURE__ */ z.maxLength(254)))),
    }),
  }),
  response: listLayoutsRowSchema,
}

export type ActivateLayoutsRequest = {
  selection: {
    ids: string[]
  } | {
    all: {
      search?: string
      filters?: {
        field: 'letter' | 'customer' | 'locale' | 'state' | 'updatedAt'
        op: 'is' | 'has' | 'from' | 'to' | 'none'
        value?: string
      }[]
    }
    except: string[]
    expected: number
  }
}

export type ActivateLayoutsResponse = {
  changed: string[]
  refused: {
    id: string
    code: string
    params?: Record<string, string>
  }[]
}

/** Letters read so from now on; what was sent before is retired. POST rest/secure/service/mail/activateLayouts (spec §2) */
export const activateLayouts: Call<'activateLayouts', ActivateLayoutsRequest, ActivateLayoutsResponse> = {
  id: 'activateLayouts', feature: 'mail', method: 'POST', path: 'rest/secure/service/mail/activateLayouts', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: false,
  request: /* @__PURE__ */ z.object({
    selection: /* @__PURE__ */ z.union([/* @__PURE__ */ z.object({
      ids: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200)),
    }), /* @__PURE__ */ z.object({
      all: /* @__PURE__ */ z.object({
        search: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
        filters: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
          field: /* @__PURE__ */ z.enum(['letter', 'customer', 'locale', 'state', 'updatedAt']),
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

export type RetireLayoutsRequest = {
  selection: {
    ids: string[]
  } | {
    all: {
      search?: string
      filters?: {
        field: 'letter' | 'customer' | 'locale' | 'state' | 'updatedAt'
        op: 'is' | 'has' | 'from' | 'to' | 'none'
        value?: string
      }[]
    }
    except: string[]
    expected: number
  }
}

export type RetireLayoutsResponse = {
  changed: string[]
  refused: {
    id: string
    code: string
    params?: Record<string, string>
  }[]
}

/** Letters read again as the product says. POST rest/secure/service/mail/retireLayouts (decided) */
export const retireLayouts: Call<'retireLayouts', RetireLayoutsRequest, RetireLayoutsResponse> = {
  id: 'retireLayouts', feature: 'mail', method: 'POST', path: 'rest/secure/service/mail/retireLayouts', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: false,
  request: /* @__PURE__ */ z.object({
    selection: /* @__PURE__ */ z.union([/* @__PURE__ */ z.object({
      ids: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200)),
    }), /* @__PURE__ */ z.object({
      all: /* @__PURE__ */ z.object({
        search: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
        filters: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
          field: /* @__PURE__ */ z.enum(['letter', 'customer', 'locale', 'state', 'updatedAt']),
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

export type RemoveLayoutsRequest = {
  selection: {
    ids: string[]
  } | {
    all: {
      search?: string
      filters?: {
        field: 'letter' | 'customer' | 'locale' | 'state' | 'updatedAt'
        op: 'is' | 'has' | 'from' | 'to' | 'none'
        value?: string
      }[]
    }
    except: string[]
    expected: number
  }
}

export type RemoveLayoutsResponse = {
  changed: string[]
  refused: {
    id: string
    code: string
    params?: Record<string, string>
  }[]
}

/** Deletes drafts. POST rest/secure/service/mail/removeLayouts (decided) */
export const removeLayouts: Call<'removeLayouts', RemoveLayoutsRequest, RemoveLayoutsResponse> = {
  id: 'removeLayouts', feature: 'mail', method: 'POST', path: 'rest/secure/service/mail/removeLayouts', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: false,
  request: /* @__PURE__ */ z.object({
    selection: /* @__PURE__ */ z.union([/* @__PURE__ */ z.object({
      ids: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200)),
    }), /* @__PURE__ */ z.object({
      all: /* @__PURE__ */ z.object({
        search: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
        filters: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
          field: /* @__PURE__ */ z.enum(['letter', 'customer', 'locale', 'state', 'updatedAt']),
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

export type GetLayoutRequest = {
  layoutId: string
}

export type GetLayoutResponse = {
  layout: ListLayoutsRow
  doc: LetterDoc
  docRev: number
}

/** What a layout says. POST rest/secure/service/mail/getLayout (decided) */
export const getLayout: Call<'getLayout', GetLayoutRequest, GetLayoutResponse> = {
  id: 'getLayout', feature: 'mail', method: 'POST', path: 'rest/secure/service/mail/getLayout', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: true,
  request: /* @__PURE__ */ z.object({
    layoutId: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
  }),
  response: /* @__PURE__ */ z.object({
    layout: listLayoutsRowSchema,
    doc: letterDocSchema,
    docRev: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
  }),
}

export type SaveLayoutRequest = {
  layoutId: string
  /** Of what was read or saved last. */
  docRev: number
  doc: LetterDoc
}

export type SaveLayoutResponse = {
  layout: ListLayoutsRow
  docRev: number
}

/** Keeps what a draft says. POST rest/secure/service/mail/saveLayout (decided) */
export const saveLayout: Call<'saveLayout', SaveLayoutRequest, SaveLayoutResponse> = {
  id: 'saveLayout', feature: 'mail', method: 'POST', path: 'rest/secure/service/mail/saveLayout', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: false,
  request: /* @__PURE__ */ z.object({
    layoutId: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
    docRev: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    doc: letterDocSchema,
  }),
  response: /* @__PURE__ */ z.object({
    layout: listLayoutsRowSchema,
    docRev: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
  }),
}

export type DraftLayoutRequest = {
  layoutId: string
}

export type DraftLayoutResponse = ListLayoutsRow

/** A draft of a layout that is sent or was, or the one that there is. POST rest/secure/service/mail/draftLayout (decided) */
export const draftLayout: Call<'draftLayout', DraftLayoutRequest, DraftLayoutResponse> = {
  id: 'draftLayout', feature: 'mail', method: 'POST', path: 'rest/secure/service/mail/draftLayout', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: false,
  request: /* @__PURE__ */ z.object({
    layoutId: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
  }),
  response: listLayoutsRowSchema,
}

export type TestLayoutRequest = {
  layoutId: string
}

export type TestLayoutResponse = {
  address: string
}

/** Sends a layout to whoever asks, with the samples of its variables. POST rest/secure/service/mail/testLayout (decided) */
export const testLayout: Call<'testLayout', TestLayoutRequest, TestLayoutResponse> = {
  id: 'testLayout', feature: 'mail', method: 'POST', path: 'rest/secure/service/mail/testLayout', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: false,
  request: /* @__PURE__ */ z.object({
    layoutId: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
  }),
  response: /* @__PURE__ */ z.object({
    address: /* @__PURE__ */ z.string(),
  }),
}

export type ListSuppressedRequest = {
  search?: string
  filters?: {
    field: 'reason' | 'createdAt'
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
  values?: 'reason' | 'createdAt'
  counts?: {
    id: string
    filters: {
      field: 'reason' | 'createdAt'
      op: 'is' | 'has' | 'from' | 'to' | 'none'
      value?: string
    }[]
  }[]
  exact?: boolean
}

export type ListSuppressedResponse = {
  rows: ListSuppressedRow[]
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

/** Addresses to which nothing is sent. POST rest/secure/service/mail/listSuppressed (decided) */
export const listSuppressed: Call<'listSuppressed', ListSuppressedRequest, ListSuppressedResponse> = {
  id: 'listSuppressed', feature: 'mail', method: 'POST', path: 'rest/secure/service/mail/listSuppressed', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: true, rows: 'customer',
  request: /* @__PURE__ */ z.object({
    search: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
    filters: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
      field: /* @__PURE__ */ z.enum(['reason', 'createdAt']),
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
    values: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['reason', 'createdAt'])),
    counts: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
      id: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
      filters: /* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
        field: /* @__PURE__ */ z.enum(['reason', 'createdAt']),
        op: /* @__PURE__ */ z.enum(['is', 'has', 'from', 'to', 'none']),
        value: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
      })).check(/* @__PURE__ */ z.maxLength(40)),
    })).check(/* @__PURE__ */ z.maxLength(12))),
    exact: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
  }),
  response: /* @__PURE__ */ z.object({
    rows: /* @__PURE__ */ z.array(listSuppressedRowSchema),
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

export type ReleaseSuppressedRequest = {
  selection: {
    ids: string[]
  } | {
    all: {
      search?: string
      filters?: {
        field: 'reason' | 'createdAt'
        op: 'is' | 'has' | 'from' | 'to' | 'none'
        value?: string
      }[]
    }
    except: string[]
    expected: number
  }
}

export type ReleaseSuppressedResponse = {
  changed: string[]
  refused: {
    id: string
    code: string
    params?: Record<string, string>
  }[]
}

/** Lets letters go to them again; never to whoever complained. POST rest/secure/service/mail/releaseSuppressed (decided) */
export const releaseSuppressed: Call<'releaseSuppressed', ReleaseSuppressedRequest, ReleaseSuppressedResponse> = {
  id: 'releaseSuppressed', feature: 'mail', method: 'POST', path: 'rest/secure/service/mail/releaseSuppressed', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  request: /* @__PURE__ */ z.object({
    selection: /* @__PURE__ */ z.union([/* @__PURE__ */ z.object({
      ids: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200)),
    }), /* @__PURE__ */ z.object({
      all: /* @__PURE__ */ z.object({
        search: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
        filters: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
          field: /* @__PURE__ */ z.enum(['reason', 'createdAt']),
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

export type ListWhitelistRequest = {
  search?: string
  filters?: {
    field: 'customer' | 'purpose' | 'state' | 'createdAt'
    op: 'is' | 'has' | 'from' | 'to' | 'none'
    value?: string
  }[]
  sort?: {
    field: 'createdAt' | 'pattern'
    desc: boolean
  }
  after?: string
  limit?: number
  ids?: string[]
  values?: 'customer' | 'purpose' | 'state' | 'createdAt'
  counts?: {
    id: string
    filters: {
      field: 'customer' | 'purpose' | 'state' | 'createdAt'
      op: 'is' | 'has' | 'from' | 'to' | 'none'
      value?: string
    }[]
  }[]
  exact?: boolean
}

export type ListWhitelistResponse = {
  rows: ListWhitelistRow[]
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

/** Whom letters of customers come from, and whom those of customers on trial reach. POST rest/secure/service/mail/listWhitelist (spec §2) */
export const listWhitelist: Call<'listWhitelist', ListWhitelistRequest, ListWhitelistResponse> = {
  id: 'listWhitelist', feature: 'mail', method: 'POST', path: 'rest/secure/service/mail/listWhitelist', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: true,
  request: /* @__PURE__ */ z.object({
    search: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
    filters: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
      field: /* @__PURE__ */ z.enum(['customer', 'purpose', 'state', 'createdAt']),
      op: /* @__PURE__ */ z.enum(['is', 'has', 'from', 'to', 'none']),
      value: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
    })).check(/* @__PURE__ */ z.maxLength(40))),
    sort: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
      field: /* @__PURE__ */ z.enum(['createdAt', 'pattern']),
      desc: /* @__PURE__ */ z.boolean(),
    })),
    after: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(4000))),
    limit: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1), /* @__PURE__ */ z.lte(200))),
    ids: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200))),
    values: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['customer', 'purpose', 'state', 'createdAt'])),
    counts: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
      id: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
      filters: /* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
        field: /* @__PURE__ */ z.enum(['customer', 'purpose', 'state', 'createdAt']),
        op: /* @__PURE__ */ z.enum(['is', 'has', 'from', 'to', 'none']),
        value: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
      })).check(/* @__PURE__ */ z.maxLength(40)),
    })).check(/* @__PURE__ */ z.maxLength(12))),
    exact: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
  }),
  response: /* @__PURE__ */ z.object({
    rows: /* @__PURE__ */ z.array(listWhitelistRowSchema),
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

export type AddWhitelistRequest = {
  values: {
    customer: string
    purpose: 'sender' | 'recipient'
    /** An address, or what follows its @. */
    pattern: string
  }
}

export type AddWhitelistResponse = ListWhitelistRow

/** Adds an address or a domain. An address of a sender is written to. POST rest/secure/service/mail/addWhitelist (spec §2) */
export const addWhitelist: Call<'addWhitelist', AddWhitelistRequest, AddWhitelistResponse> = {
  id: 'addWhitelist', feature: 'mail', method: 'POST', path: 'rest/secure/service/mail/addWhitelist', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: false,
  request: /* @__PURE__ */ z.object({
    values: /* @__PURE__ */ z.object({
      customer: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
      purpose: /* @__PURE__ */ z.enum(['sender', 'recipient']),
      pattern: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(3), /* @__PURE__ */ z.maxLength(254), /* @__PURE__ */ z.regex(/* @__PURE__ */ new RegExp('\\S'))),
    }),
  }),
  response: listWhitelistRowSchema,
}

export type SendSenderLinksRequest = {
  selection: {
    ids: string[]
  } | {
    all: {
      search?: string
      filters?: {
        field: 'customer' | 'purpose' | 'state' | 'createdAt'
        op: 'is' | 'has' | 'from' | 'to' | 'none'
        value?: string
      }[]
    }
    except: string[]
    expected: number
  }
}

export type SendSenderLinksResponse = {
  changed: string[]
  refused: {
    id: string
    code: string
    params?: Record<string, string>
  }[]
}

/** Writes to addresses again that are not verified. POST rest/secure/service/mail/sendSenderLinks (decided) */
export const sendSenderLinks: Call<'sendSenderLinks', SendSenderLinksRequest, SendSenderLinksResponse> = {
  id: 'sendSenderLinks', feature: 'mail', method: 'POST', path: 'rest/secure/service/mail/sendSenderLinks', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: false,
  request: /* @__PURE__ */ z.object({
    selection: /* @__PURE__ */ z.union([/* @__PURE__ */ z.object({
      ids: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200)),
    }), /* @__PURE__ */ z.object({
      all: /* @__PURE__ */ z.object({
        search: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
        filters: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
          field: /* @__PURE__ */ z.enum(['customer', 'purpose', 'state', 'createdAt']),
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

export type DisableWhitelistRequest = {
  selection: {
    ids: string[]
  } | {
    all: {
      search?: string
      filters?: {
        field: 'customer' | 'purpose' | 'state' | 'createdAt'
        op: 'is' | 'has' | 'from' | 'to' | 'none'
        value?: string
      }[]
    }
    except: string[]
    expected: number
  }
}

export type DisableWhitelistResponse = {
  changed: string[]
  refused: {
    id: string
    code: string
    params?: Record<string, string>
  }[]
}

/** Does one thing with several rows: WhitelistEntry. POST rest/secure/service/mail/disableWhitelist (decided) */
export const disableWhitelist: Call<'disableWhitelist', DisableWhitelistRequest, DisableWhitelistResponse> = {
  id: 'disableWhitelist', feature: 'mail', method: 'POST', path: 'rest/secure/service/mail/disableWhitelist', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: false,
  request: /* @__PURE__ */ z.object({
    selection: /* @__PURE__ */ z.union([/* @__PURE__ */ z.object({
      ids: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200)),
    }), /* @__PURE__ */ z.object({
      all: /* @__PURE__ */ z.object({
        search: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
        filters: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
          field: /* @__PURE__ */ z.enum(['customer', 'purpose', 'state', 'createdAt']),
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

export type EnableWhitelistRequest = {
  selection: {
    ids: string[]
  } | {
    all: {
      search?: string
      filters?: {
        field: 'customer' | 'purpose' | 'state' | 'createdAt'
        op: 'is' | 'has' | 'from' | 'to' | 'none'
        value?: string
      }[]
    }
    except: string[]
    expected: number
  }
}

export type EnableWhitelistResponse = {
  changed: string[]
  refused: {
    id: string
    code: string
    params?: Record<string, string>
  }[]
}

/** Does one thing with several rows: WhitelistEntry. POST rest/secure/service/mail/enableWhitelist (decided) */
export const enableWhitelist: Call<'enableWhitelist', EnableWhitelistRequest, EnableWhitelistResponse> = {
  id: 'enableWhitelist', feature: 'mail', method: 'POST', path: 'rest/secure/service/mail/enableWhitelist', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: false,
  request: /* @__PURE__ */ z.object({
    selection: /* @__PURE__ */ z.union([/* @__PURE__ */ z.object({
      ids: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200)),
    }), /* @__PURE__ */ z.object({
      all: /* @__PURE__ */ z.object({
        search: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
        filters: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
          field: /* @__PURE__ */ z.enum(['customer', 'purpose', 'state', 'createdAt']),
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

export type RemoveWhitelistRequest = {
  selection: {
    ids: string[]
  } | {
    all: {
      search?: string
      filters?: {
        field: 'customer' | 'purpose' | 'state' | 'createdAt'
        op: 'is' | 'has' | 'from' | 'to' | 'none'
        value?: string
      }[]
    }
    except: string[]
    expected: number
  }
}

export type RemoveWhitelistResponse = {
  changed: string[]
  refused: {
    id: string
    code: string
    params?: Record<string, string>
  }[]
}

/** Does one thing with several rows: WhitelistEntry. POST rest/secure/service/mail/removeWhitelist (decided) */
export const removeWhitelist: Call<'removeWhitelist', RemoveWhitelistRequest, RemoveWhitelistResponse> = {
  id: 'removeWhitelist', feature: 'mail', method: 'POST', path: 'rest/secure/service/mail/removeWhitelist', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: false,
  request: /* @__PURE__ */ z.object({
    selection: /* @__PURE__ */ z.union([/* @__PURE__ */ z.object({
      ids: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200)),
    }), /* @__PURE__ */ z.object({
      all: /* @__PURE__ */ z.object({
        search: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
        filters: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
          field: /* @__PURE__ */ z.enum(['customer', 'purpose', 'state', 'createdAt']),
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

export type CheckWhitelistRequest = {
  entryId: string
}

export type CheckWhitelistResponse = ListWhitelistRow

/** Looks at what the domain of a sender publishes. POST rest/secure/service/mail/checkWhitelist (decided) */
export const checkWhitelist: Call<'checkWhitelist', CheckWhitelistRequest, CheckWhitelistResponse> = {
  id: 'checkWhitelist', feature: 'mail', method: 'POST', path: 'rest/secure/service/mail/checkWhitelist', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: false, transaction: 'own',
  request: /* @__PURE__ */ z.object({
    entryId: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
  }),
  response: listWhitelistRowSchema,
}
