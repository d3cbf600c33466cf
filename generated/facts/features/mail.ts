// Generated from manifest/features/mail.yaml by npm run codegen. Edit the manifest, not this file.

import * as z from 'zod/mini'
import type { Call, WriteCall } from '../call'
import { listResponse, changeResponse, type WhichRows, type ListRow, type ListRequest, type ListResponse, type ChangeRequest, type ChangeResponse } from '../forms'
import type { Words } from './programs'
import { type Ref, refSchema } from './screens'

/** How a letter of the product reads, in one language, for one customer or for all (domain.md E4). (decided) */
export interface ListLayoutsRow extends EmailLayout, ListRow<'edit' | 'activate' | 'remove' | 'retire'> {}

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
export interface ListSuppressedRow extends Suppressed, ListRow<'release'> {}

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
export interface ListWhitelistRow extends WhitelistEntry, ListRow<'verify' | 'disable' | 'enable' | 'remove'> {}

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

export type ListLayoutsRows = WhichRows<'search' | 'filters', 'letter' | 'customer' | 'locale' | 'state' | 'updatedAt'>

export type ListLayoutsRequest = ListRequest<ListLayoutsRows, 'updatedAt' | 'letter' | 'createdAt'>

export type ListLayoutsResponse = ListResponse<ListLayoutsRow>

/** The layouts of letters of all customers. POST rest/secure/service/mail/listLayouts (spec §2) */
export const listLayouts: Call<'listLayouts', ListLayoutsRequest, ListLayoutsResponse> = {
  id: 'listLayouts', feature: 'mail', method: 'POST', path: 'rest/secure/service/mail/listLayouts', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: true,
  response: /* @__PURE__ */ listResponse(listLayoutsRowSchema),
}

export const addLayoutValues = /* @__PURE__ */ z.object({
  letter: /* @__PURE__ */ z.enum(['session.reset', 'session.invitation', 'session.added', 'approvals.asked', 'approvals.approved', 'approvals.changes_requested', 'approvals.rejected', 'approvals.named', 'notifications.unread', 'home.posts', 'sharing.code', 'campaigns.letter', 'crowd.invite', 'crowd.reminder', 'crowd.retake', 'crowd.received', 'guest.copy', 'consent.withdrawn', 'mail.verify']),
  customer: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))),
  locale: /* @__PURE__ */ z.enum(['en', 'de']),
  fromName: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(80))),
  replyTo: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.email().check(/* @__PURE__ */ z.maxLength(254))),
})

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
export const addLayout: WriteCall<'addLayout', AddLayoutRequest, AddLayoutResponse> = {
  id: 'addLayout', feature: 'mail', method: 'POST', path: 'rest/secure/service/mail/addLayout', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: false,
  request: /* @__PURE__ */ z.object({ values: addLayoutValues }),
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
export const updateLayout: WriteCall<'updateLayout', UpdateLayoutRequest, UpdateLayoutResponse> = {
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

export type ActivateLayoutsRequest = ChangeRequest<ListLayoutsRows>

export type ActivateLayoutsResponse = ChangeResponse

/** Letters read so from now on; what was sent before is retired. POST rest/secure/service/mail/activateLayouts (spec §2) */
export const activateLayouts: Call<'activateLayouts', ActivateLayoutsRequest, ActivateLayoutsResponse> = {
  id: 'activateLayouts', feature: 'mail', method: 'POST', path: 'rest/secure/service/mail/activateLayouts', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: false,
  response: changeResponse,
}

export type RetireLayoutsRequest = ChangeRequest<ListLayoutsRows>

export type RetireLayoutsResponse = ChangeResponse

/** Letters read again as the product says. POST rest/secure/service/mail/retireLayouts (decided) */
export const retireLayouts: Call<'retireLayouts', RetireLayoutsRequest, RetireLayoutsResponse> = {
  id: 'retireLayouts', feature: 'mail', method: 'POST', path: 'rest/secure/service/mail/retireLayouts', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: false,
  response: changeResponse,
}

export type RemoveLayoutsRequest = ChangeRequest<ListLayoutsRows>

export type RemoveLayoutsResponse = ChangeResponse

/** Deletes drafts. POST rest/secure/service/mail/removeLayouts (decided) */
export const removeLayouts: Call<'removeLayouts', RemoveLayoutsRequest, RemoveLayoutsResponse> = {
  id: 'removeLayouts', feature: 'mail', method: 'POST', path: 'rest/secure/service/mail/removeLayouts', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: false,
  response: changeResponse,
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
  response: /* @__PURE__ */ z.object({
    address: /* @__PURE__ */ z.string(),
  }),
}

export type ListSuppressedRows = WhichRows<'search' | 'filters', 'reason' | 'createdAt'>

export type ListSuppressedRequest = ListRequest<ListSuppressedRows, 'createdAt'>

export type ListSuppressedResponse = ListResponse<ListSuppressedRow>

/** Addresses to which nothing is sent. POST rest/secure/service/mail/listSuppressed (decided) */
export const listSuppressed: Call<'listSuppressed', ListSuppressedRequest, ListSuppressedResponse> = {
  id: 'listSuppressed', feature: 'mail', method: 'POST', path: 'rest/secure/service/mail/listSuppressed', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: true, rows: 'customer',
  response: /* @__PURE__ */ listResponse(listSuppressedRowSchema),
}

export type ReleaseSuppressedRequest = ChangeRequest<ListSuppressedRows>

export type ReleaseSuppressedResponse = ChangeResponse

/** Lets letters go to them again; never to whoever complained. POST rest/secure/service/mail/releaseSuppressed (decided) */
export const releaseSuppressed: Call<'releaseSuppressed', ReleaseSuppressedRequest, ReleaseSuppressedResponse> = {
  id: 'releaseSuppressed', feature: 'mail', method: 'POST', path: 'rest/secure/service/mail/releaseSuppressed', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type ListWhitelistRows = WhichRows<'search' | 'filters', 'customer' | 'purpose' | 'state' | 'createdAt'>

export type ListWhitelistRequest = ListRequest<ListWhitelistRows, 'createdAt' | 'pattern'>

export type ListWhitelistResponse = ListResponse<ListWhitelistRow>

/** Whom letters of customers come from, and whom those of customers on trial reach. POST rest/secure/service/mail/listWhitelist (spec §2) */
export const listWhitelist: Call<'listWhitelist', ListWhitelistRequest, ListWhitelistResponse> = {
  id: 'listWhitelist', feature: 'mail', method: 'POST', path: 'rest/secure/service/mail/listWhitelist', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: true,
  response: /* @__PURE__ */ listResponse(listWhitelistRowSchema),
}

export const addWhitelistValues = /* @__PURE__ */ z.object({
  customer: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
  purpose: /* @__PURE__ */ z.enum(['sender', 'recipient']),
  pattern: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(3), /* @__PURE__ */ z.maxLength(254), /* @__PURE__ */ z.regex(/* @__PURE__ */ new RegExp('\\S'))),
})

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
export const addWhitelist: WriteCall<'addWhitelist', AddWhitelistRequest, AddWhitelistResponse> = {
  id: 'addWhitelist', feature: 'mail', method: 'POST', path: 'rest/secure/service/mail/addWhitelist', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: false,
  request: /* @__PURE__ */ z.object({ values: addWhitelistValues }),
  response: listWhitelistRowSchema,
}

export type SendSenderLinksRequest = ChangeRequest<ListWhitelistRows>

export type SendSenderLinksResponse = ChangeResponse

/** Writes to addresses again that are not verified. POST rest/secure/service/mail/sendSenderLinks (decided) */
export const sendSenderLinks: Call<'sendSenderLinks', SendSenderLinksRequest, SendSenderLinksResponse> = {
  id: 'sendSenderLinks', feature: 'mail', method: 'POST', path: 'rest/secure/service/mail/sendSenderLinks', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: false,
  response: changeResponse,
}

export type DisableWhitelistRequest = ChangeRequest<ListWhitelistRows>

export type DisableWhitelistResponse = ChangeResponse

/** Does one thing with several rows: WhitelistEntry. POST rest/secure/service/mail/disableWhitelist (decided) */
export const disableWhitelist: Call<'disableWhitelist', DisableWhitelistRequest, DisableWhitelistResponse> = {
  id: 'disableWhitelist', feature: 'mail', method: 'POST', path: 'rest/secure/service/mail/disableWhitelist', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: false,
  response: changeResponse,
}

export type EnableWhitelistRequest = ChangeRequest<ListWhitelistRows>

export type EnableWhitelistResponse = ChangeResponse

/** Does one thing with several rows: WhitelistEntry. POST rest/secure/service/mail/enableWhitelist (decided) */
export const enableWhitelist: Call<'enableWhitelist', EnableWhitelistRequest, EnableWhitelistResponse> = {
  id: 'enableWhitelist', feature: 'mail', method: 'POST', path: 'rest/secure/service/mail/enableWhitelist', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: false,
  response: changeResponse,
}

export type RemoveWhitelistRequest = ChangeRequest<ListWhitelistRows>

export type RemoveWhitelistResponse = ChangeResponse

/** Does one thing with several rows: WhitelistEntry. POST rest/secure/service/mail/removeWhitelist (decided) */
export const removeWhitelist: Call<'removeWhitelist', RemoveWhitelistRequest, RemoveWhitelistResponse> = {
  id: 'removeWhitelist', feature: 'mail', method: 'POST', path: 'rest/secure/service/mail/removeWhitelist', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: false,
  response: changeResponse,
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
  response: listWhitelistRowSchema,
}
