// Generated from manifest/features/sharing.yaml by npm run codegen. Edit the manifest, not this file.

import * as z from 'zod/mini'
import type { Call, WriteCall } from '../call'
import { listResponse, changeResponse, type WhichRows, type ListRow, type ListRequest, type ListResponse, type ChangeRequest, type ChangeResponse } from '../forms'
import { type CaptionCue, captionCueSchema } from './captions'
import { type MediaSource, mediaSourceSchema } from './media'
import { type Ref, refSchema } from './screens'

/** A page on which people without an account watch programs (domain.md E4). (decided) */
export interface ListSharePagesRow extends SharePage, ListRow<'edit' | 'disable' | 'enable' | 'renew' | 'revoke'> {}

export const listSharePagesRowSchema = /* @__PURE__ */ z.object({
  pageId: /* @__PURE__ */ z.string(),
  title: /* @__PURE__ */ z.string(),
  message: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  link: /* @__PURE__ */ z.string(),
  programs: /* @__PURE__ */ z.array(refSchema),
  access: /* @__PURE__ */ z.enum(['link', 'password', 'emailCode', 'allowlist', 'public']),
  slug: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  password: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  addresses: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string()),
  opensOn: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.iso.date()),
  expiresOn: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.iso.date()),
  maxPlays: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int()),
  allowDownload: /* @__PURE__ */ z.boolean(),
  allowComment: /* @__PURE__ */ z.boolean(),
  allowApprove: /* @__PURE__ */ z.boolean(),
  watermark: /* @__PURE__ */ z.boolean(),
  layout: /* @__PURE__ */ z.optional(refSchema),
  ctaLabel: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  ctaUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  embedSites: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string()),
  state: /* @__PURE__ */ z.enum(['active', 'early', 'over', 'usedUp', 'withdrawn', 'disabled', 'revoked']),
  plays: /* @__PURE__ */ z.int(),
  people: /* @__PURE__ */ z.int(),
  owner: refSchema,
  createdAt: /* @__PURE__ */ z.string(),
  may: /* @__PURE__ */ z.array(/* @__PURE__ */ z.enum(['edit', 'disable', 'enable', 'renew', 'revoke'])),
  rev: /* @__PURE__ */ z.int(),
  changed: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
    by: /* @__PURE__ */ z.optional(refSchema),
    at: /* @__PURE__ */ z.string(),
  })),
})

/** A program on air that can be put on share pages. (decided) */
export interface ListShareProgramsRow extends ShareProgramChoice, ListRow<string> {}

export const listShareProgramsRowSchema = /* @__PURE__ */ z.object({
  programId: /* @__PURE__ */ z.string(),
  name: /* @__PURE__ */ z.string(),
  may: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string()),
  rev: /* @__PURE__ */ z.int(),
  changed: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
    by: /* @__PURE__ */ z.optional(refSchema),
    at: /* @__PURE__ */ z.string(),
  })),
})

/** A layout that the customer may use. (decided) */
export interface ListShareLayoutChoicesRow extends ShareLayoutChoice, ListRow<string> {}

export const listShareLayoutChoicesRowSchema = /* @__PURE__ */ z.object({
  layoutId: /* @__PURE__ */ z.string(),
  name: /* @__PURE__ */ z.string(),
  may: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string()),
  rev: /* @__PURE__ */ z.int(),
  changed: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
    by: /* @__PURE__ */ z.optional(refSchema),
    at: /* @__PURE__ */ z.string(),
  })),
})

/** How share pages look and what stands on all of them. (decided) */
export interface ListShareLayoutsRow extends ShareLayout, ListRow<'edit' | 'archive' | 'restore'> {}

export const listShareLayoutsRowSchema = /* @__PURE__ */ z.object({
  layoutId: /* @__PURE__ */ z.string(),
  name: /* @__PURE__ */ z.string(),
  customer: /* @__PURE__ */ z.optional(refSchema),
  logoUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  accent: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  footer: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  imprintUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  privacyUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  ctaLabel: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  ctaUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  pages: /* @__PURE__ */ z.int(),
  state: /* @__PURE__ */ z.enum(['inUse', 'archived']),
  createdAt: /* @__PURE__ */ z.string(),
  may: /* @__PURE__ */ z.array(/* @__PURE__ */ z.enum(['edit', 'archive', 'restore'])),
  rev: /* @__PURE__ */ z.int(),
  changed: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
    by: /* @__PURE__ */ z.optional(refSchema),
    at: /* @__PURE__ */ z.string(),
  })),
})

/** A page on which people without an account watch programs (domain.md E4). (spec §2) */
export interface SharePage {
  pageId: string
  title: string
  /** What stands below the title. */
  message?: string
  /** Its address, from the first slash on. */
  link: string
  programs: Ref[]
  access: 'link' | 'password' | 'emailCode' | 'allowlist' | 'public'
  /** The end of the address of a public page. */
  slug?: string
  /** Only written, never read. */
  password?: string
  /** Mail addresses, or what follows their @. */
  addresses: string[]
  opensOn?: string
  /** The last day. */
  expiresOn?: string
  maxPlays?: number
  allowDownload: boolean
  allowComment: boolean
  allowApprove: boolean
  /** The address and the day stand over the picture; not in the film. */
  watermark: boolean
  layout?: Ref
  ctaLabel?: string
  ctaUrl?: string
  /** Sites that may show it in a frame, such as https://lund.example. */
  embedSites: string[]
  state: 'active' | 'early' | 'over' | 'usedUp' | 'withdrawn' | 'disabled' | 'revoked'
  plays: number
  /** Those who proved their address. */
  people: number
  owner: Ref
  createdAt: string
}

/** How share pages look and what stands on all of them. (spec §2) */
export interface ShareLayout {
  layoutId: string
  name: string
  /** Without one it is for all customers. */
  customer?: Ref
  logoUrl?: string
  /** White words on it can be read. */
  accent?: string
  footer?: string
  imprintUrl?: string
  privacyUrl?: string
  ctaLabel?: string
  ctaUrl?: string
  /** How many pages use it. */
  pages: number
  state: 'inUse' | 'archived'
  createdAt: string
}

/** A program on air that can be put on share pages. (decided) */
export interface ShareProgramChoice {
  programId: string
  name: string
}

/** A layout that the customer may use. (decided) */
export interface ShareLayoutChoice {
  layoutId: string
  name: string
}

/** Somebody who proved their address. (decided) */
export interface ShareVisitor {
  email: string
  seconds: number
  /** Of what they watched most. */
  percent: number
  hasDownloaded: boolean
  lastAt: string
  decision?: 'approve' | 'changes'
  note?: string
}

export const shareVisitorSchema = /* @__PURE__ */ z.object({
  email: /* @__PURE__ */ z.string(),
  seconds: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  percent: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0), /* @__PURE__ */ z.lte(100)),
  hasDownloaded: /* @__PURE__ */ z.boolean(),
  lastAt: /* @__PURE__ */ z.string(),
  decision: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['approve', 'changes'])),
  note: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
})

/** What is said in a film, in one language. (decided) */
export interface ShareCaption {
  lang: string
  cues: CaptionCue[]
}

export const shareCaptionSchema = /* @__PURE__ */ z.object({
  lang: /* @__PURE__ */ z.string(),
  cues: /* @__PURE__ */ z.array(captionCueSchema),
})

/** A program as a share page shows it. (decided) */
export interface ShareFilm {
  programId: string
  versionId: string
  title: string
  description?: string
  durationMs: number
  /** Width divided by height. */
  aspect: number
  leadMs?: number
  posterUrl?: string
  spriteUrl?: string
  sources: MediaSource[]
  captions: ShareCaption[]
  downloadUrl?: string
  downloadBytes?: number
  /** What this visitor said of this version. */
  decision?: 'approve' | 'changes'
  /** What they ask to be changed. */
  note?: string
}

export const shareFilmSchema = /* @__PURE__ */ z.object({
  programId: /* @__PURE__ */ z.string(),
  versionId: /* @__PURE__ */ z.string(),
  title: /* @__PURE__ */ z.string(),
  description: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  durationMs: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  aspect: /* @__PURE__ */ z.number(),
  leadMs: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0))),
  posterUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  spriteUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  sources: /* @__PURE__ */ z.array(mediaSourceSchema),
  captions: /* @__PURE__ */ z.array(shareCaptionSchema),
  downloadUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  downloadBytes: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0))),
  decision: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['approve', 'changes'])),
  note: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
})

/** Whose page it is. (decided) */
export interface ShareLook {
  organization: string
  sharedBy: string
  logoUrl?: string
  accent?: string
  footer?: string
  imprintUrl?: string
  privacyUrl?: string
  ctaLabel?: string
  ctaUrl?: string
  until?: string
}

export const shareLookSchema = /* @__PURE__ */ z.object({
  organization: /* @__PURE__ */ z.string(),
  sharedBy: /* @__PURE__ */ z.string(),
  logoUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  accent: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  footer: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  imprintUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  privacyUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  ctaLabel: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  ctaUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  until: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.iso.date()),
})

/** What a visitor said, or was answered. (decided) */
export interface ShareComment {
  commentId: string
  programId: string
  author: string
  isMine: boolean
  fromMs?: number
  body: string
  createdAt: string
  isEdited: boolean
}

export const shareCommentSchema = /* @__PURE__ */ z.object({
  commentId: /* @__PURE__ */ z.string(),
  programId: /* @__PURE__ */ z.string(),
  author: /* @__PURE__ */ z.string(),
  isMine: /* @__PURE__ */ z.boolean(),
  fromMs: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0))),
  body: /* @__PURE__ */ z.string(),
  createdAt: /* @__PURE__ */ z.string(),
  isEdited: /* @__PURE__ */ z.boolean(),
})

/** What a visitor sees: the films, or what is asked first, or why there is nothing. (decided) */
export interface ShareView {
  state: 'open' | 'password' | 'emailCode' | 'early' | 'over' | 'usedUp' | 'withdrawn' | 'disabled' | 'revoked'
  title?: string
  message?: string
  opensOn?: string
  look?: ShareLook
  /** Opens this one page for 12 hours. */
  pass?: string
  /** The address that was proved. */
  email?: string
  /** They came by a link of their own. */
  isPersonal?: boolean
  films: ShareFilm[]
  comments: ShareComment[]
  mayComment: boolean
  mayApprove: boolean
  watermark?: string
}

export const shareViewSchema = /* @__PURE__ */ z.object({
  state: /* @__PURE__ */ z.enum(['open', 'password', 'emailCode', 'early', 'over', 'usedUp', 'withdrawn', 'disabled', 'revoked']),
  title: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  message: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  opensOn: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.iso.date()),
  look: /* @__PURE__ */ z.optional(shareLookSchema),
  pass: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  email: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  isPersonal: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
  films: /* @__PURE__ */ z.array(shareFilmSchema),
  comments: /* @__PURE__ */ z.array(shareCommentSchema),
  mayComment: /* @__PURE__ */ z.boolean(),
  mayApprove: /* @__PURE__ */ z.boolean(),
  watermark: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
})

export type ListSharePagesRows = WhichRows<'search' | 'filters', 'state' | 'access' | 'programs' | 'owner' | 'createdAt'>

export type ListSharePagesRequest = ListRequest<ListSharePagesRows, 'title' | 'plays' | 'createdAt'>

export type ListSharePagesResponse = ListResponse<ListSharePagesRow>

/** The share pages of the customer, or the person's own. POST rest/secure/service/sharing/listSharePages (spec §2) */
export const listSharePages: Call<'listSharePages', ListSharePagesRequest, ListSharePagesResponse> = {
  id: 'listSharePages', feature: 'sharing', method: 'POST', path: 'rest/secure/service/sharing/listSharePages', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: true, rows: { cm: 'customer', cc: 'own' },
  response: /* @__PURE__ */ listResponse(listSharePagesRowSchema),
}

export const addSharePageValues = /* @__PURE__ */ z.object({
  title: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(120), /* @__PURE__ */ z.regex(/* @__PURE__ */ new RegExp('\\S'))),
  message: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(500))),
  programs: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(20)),
  access: /* @__PURE__ */ z.enum(['link', 'password', 'emailCode', 'allowlist', 'public']),
  slug: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(60))),
  password: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(6), /* @__PURE__ */ z.maxLength(200))),
  addresses: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(3), /* @__PURE__ */ z.maxLength(254))).check(/* @__PURE__ */ z.maxLength(200))),
  opensOn: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.iso.date()),
  expiresOn: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.iso.date()),
  maxPlays: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1), /* @__PURE__ */ z.lte(1000000))),
  allowDownload: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
  allowComment: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
  allowApprove: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
  watermark: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
  layout: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))),
  ctaLabel: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(40))),
  ctaUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.url().check(/* @__PURE__ */ z.maxLength(500), /* @__PURE__ */ z.regex(/* @__PURE__ */ new RegExp('^https?://')))),
  embedSites: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(3), /* @__PURE__ */ z.maxLength(200))).check(/* @__PURE__ */ z.maxLength(20))),
})

export type AddSharePageRequest = {
  values: {
    title: string
    /** What stands below the title. */
    message?: string
    programs: string[]
    access: 'link' | 'password' | 'emailCode' | 'allowlist' | 'public'
    /** The end of the address of a public page. */
    slug?: string
    /** Only written, never read. */
    password?: string
    /** Mail addresses, or what follows their @. */
    addresses?: string[]
    opensOn?: string
    /** The last day. */
    expiresOn?: string
    maxPlays?: number
    allowDownload?: boolean
    allowComment?: boolean
    allowApprove?: boolean
    /** The address and the day stand over the picture; not in the film. */
    watermark?: boolean
    layout?: string
    ctaLabel?: string
    ctaUrl?: string
    /** Sites that may show it in a frame, such as https://lund.example. */
    embedSites?: string[]
  }
}

export type AddSharePageResponse = ListSharePagesRow

/** Adds a row: SharePage. POST rest/secure/service/sharing/addSharePage (spec §2) */
export const addSharePage: WriteCall<'addSharePage', AddSharePageRequest, AddSharePageResponse> = {
  id: 'addSharePage', feature: 'sharing', method: 'POST', path: 'rest/secure/service/sharing/addSharePage', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'own' },
  request: /* @__PURE__ */ z.object({ values: addSharePageValues }),
  response: listSharePagesRowSchema,
}

export type UpdateSharePageRequest = {
  pageId: string
  rev: number
  values: {
    title?: string
    /** What stands below the title. */
    message?: string | null
    programs?: string[]
    access?: 'link' | 'password' | 'emailCode' | 'allowlist' | 'public'
    /** The end of the address of a public page. */
    slug?: string | null
    /** Only written, never read. */
    password?: string | null
    /** Mail addresses, or what follows their @. */
    addresses?: string[]
    opensOn?: string | null
    /** The last day. */
    expiresOn?: string | null
    maxPlays?: number | null
    allowDownload?: boolean
    allowComment?: boolean
    allowApprove?: boolean
    /** The address and the day stand over the picture; not in the film. */
    watermark?: boolean
    layout?: string | null
    ctaLabel?: string | null
    ctaUrl?: string | null
    /** Sites that may show it in a frame, such as https://lund.example. */
    embedSites?: string[]
  }
}

export type UpdateSharePageResponse = ListSharePagesRow

/** Changes a row: SharePage. POST rest/secure/service/sharing/updateSharePage (spec §2) */
export const updateSharePage: WriteCall<'updateSharePage', UpdateSharePageRequest, UpdateSharePageResponse> = {
  id: 'updateSharePage', feature: 'sharing', method: 'POST', path: 'rest/secure/service/sharing/updateSharePage', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'own' },
  request: /* @__PURE__ */ z.object({
    pageId: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
    rev: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    values: /* @__PURE__ */ z.object({
      title: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(120), /* @__PURE__ */ z.regex(/* @__PURE__ */ new RegExp('\\S')))),
      message: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(500)))),
      programs: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(20))),
      access: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['link', 'password', 'emailCode', 'allowlist', 'public'])),
      slug: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(60)))),
      password: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(6), /* @__PURE__ */ z.maxLength(200)))),
      addresses: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(3), /* @__PURE__ */ z.maxLength(254))).check(/* @__PURE__ */ z.maxLength(200))),
      opensOn: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.iso.date())),
      expiresOn: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.iso.date())),
      maxPlays: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1), /* @__PURE__ */ z.lte(1000000)))),
      allowDownload: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
      allowComment: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
      allowApprove: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
      watermark: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
      layout: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)))),
      ctaLabel: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(40)))),
      ctaUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.url().check(/* @__PURE__ */ z.maxLength(500), /* @__PURE__ */ z.regex(/* @__PURE__ */ new RegExp('^https?://'))))),
      embedSites: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(3), /* @__PURE__ */ z.maxLength(200))).check(/* @__PURE__ */ z.maxLength(20))),
    }),
  }),
  response: listSharePagesRowSchema,
}

export type DisableSharePagesRequest = ChangeRequest<ListSharePagesRows>

export type DisableSharePagesResponse = ChangeResponse

/** Shows nothing more to anybody. POST rest/secure/service/sharing/disableSharePages (decided) */
export const disableSharePages: Call<'disableSharePages', DisableSharePagesRequest, DisableSharePagesResponse> = {
  id: 'disableSharePages', feature: 'sharing', method: 'POST', path: 'rest/secure/service/sharing/disableSharePages', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'own' },
  response: changeResponse,
}

export type EnableSharePagesRequest = ChangeRequest<ListSharePagesRows>

export type EnableSharePagesResponse = ChangeResponse

/** Does one thing with several rows: SharePage. POST rest/secure/service/sharing/enableSharePages (decided) */
export const enableSharePages: Call<'enableSharePages', EnableSharePagesRequest, EnableSharePagesResponse> = {
  id: 'enableSharePages', feature: 'sharing', method: 'POST', path: 'rest/secure/service/sharing/enableSharePages', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'own' },
  response: changeResponse,
}

export type RevokeSharePagesRequest = ChangeRequest<ListSharePagesRows>

export type RevokeSharePagesResponse = ChangeResponse

/** Ends them for good. POST rest/secure/service/sharing/revokeSharePages (decided) */
export const revokeSharePages: Call<'revokeSharePages', RevokeSharePagesRequest, RevokeSharePagesResponse> = {
  id: 'revokeSharePages', feature: 'sharing', method: 'POST', path: 'rest/secure/service/sharing/revokeSharePages', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'own' },
  response: changeResponse,
}

export type NewShareLinkRequest = ChangeRequest<ListSharePagesRows>

export type NewShareLinkResponse = ChangeResponse

/** Gives them another link; the one before opens nothing any more. POST rest/secure/service/sharing/newShareLink (decided) */
export const newShareLink: Call<'newShareLink', NewShareLinkRequest, NewShareLinkResponse> = {
  id: 'newShareLink', feature: 'sharing', method: 'POST', path: 'rest/secure/service/sharing/newShareLink', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'own' },
  response: changeResponse,
}

export type ListShareProgramsRows = WhichRows<'search', never>

export type ListShareProgramsRequest = ListRequest<ListShareProgramsRows, 'name'>

export type ListShareProgramsResponse = ListResponse<ListShareProgramsRow>

/** Programs on air that the person may share. POST rest/secure/service/sharing/listSharePrograms (decided) */
export const listSharePrograms: Call<'listSharePrograms', ListShareProgramsRequest, ListShareProgramsResponse> = {
  id: 'listSharePrograms', feature: 'sharing', method: 'POST', path: 'rest/secure/service/sharing/listSharePrograms', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: true, rows: { cm: 'customer', cc: 'own' },
  response: /* @__PURE__ */ listResponse(listShareProgramsRowSchema),
}

export type ListShareLayoutChoicesRows = WhichRows<'search', never>

export type ListShareLayoutChoicesRequest = ListRequest<ListShareLayoutChoicesRows, 'name'>

export type ListShareLayoutChoicesResponse = ListResponse<ListShareLayoutChoicesRow>

/** Layouts that the customer may use. POST rest/secure/service/sharing/listShareLayoutChoices (decided) */
export const listShareLayoutChoices: Call<'listShareLayoutChoices', ListShareLayoutChoicesRequest, ListShareLayoutChoicesResponse> = {
  id: 'listShareLayoutChoices', feature: 'sharing', method: 'POST', path: 'rest/secure/service/sharing/listShareLayoutChoices', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: true, rows: 'customer',
  response: /* @__PURE__ */ listResponse(listShareLayoutChoicesRowSchema),
}

export type GetShareStatsRequest = {
  pageId: string
}

export type GetShareStatsResponse = {
  plays: number
  seconds: number
  downloads: number
  visitors: ShareVisitor[]
}

/** Who watched, as far as they proved who they are. POST rest/secure/service/share/getShareStats (spec §2) */
export const getShareStats: Call<'getShareStats', GetShareStatsRequest, GetShareStatsResponse> = {
  id: 'getShareStats', feature: 'sharing', method: 'POST', path: 'rest/secure/service/share/getShareStats', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: true, rows: { cm: 'customer', cc: 'own' },
  response: /* @__PURE__ */ z.object({
    plays: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    seconds: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    downloads: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    visitors: /* @__PURE__ */ z.array(shareVisitorSchema),
  }),
}

export type ListShareLayoutsRows = WhichRows<'search' | 'filters', 'state' | 'customer'>

export type ListShareLayoutsRequest = ListRequest<ListShareLayoutsRows, 'name' | 'pages' | 'createdAt'>

export type ListShareLayoutsResponse = ListResponse<ListShareLayoutsRow>

/** The layouts of share pages of all customers. POST rest/secure/service/sharing/listShareLayouts (spec §2) */
export const listShareLayouts: Call<'listShareLayouts', ListShareLayoutsRequest, ListShareLayoutsResponse> = {
  id: 'listShareLayouts', feature: 'sharing', method: 'POST', path: 'rest/secure/service/sharing/listShareLayouts', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: true,
  response: /* @__PURE__ */ listResponse(listShareLayoutsRowSchema),
}

export const addShareLayoutValues = /* @__PURE__ */ z.object({
  name: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(80), /* @__PURE__ */ z.regex(/* @__PURE__ */ new RegExp('\\S'))),
  customer: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))),
  logoUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
  accent: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.regex(/* @__PURE__ */ new RegExp('^#[0-9A-Fa-f]{6}$')))),
  footer: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
  imprintUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.url().check(/* @__PURE__ */ z.maxLength(500), /* @__PURE__ */ z.regex(/* @__PURE__ */ new RegExp('^https?://')))),
  privacyUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.url().check(/* @__PURE__ */ z.maxLength(500), /* @__PURE__ */ z.regex(/* @__PURE__ */ new RegExp('^https?://')))),
  ctaLabel: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(40))),
  ctaUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.url().check(/* @__PURE__ */ z.maxLength(500), /* @__PURE__ */ z.regex(/* @__PURE__ */ new RegExp('^https?://')))),
})

export type AddShareLayoutRequest = {
  values: {
    name: string
    /** Without one it is for all customers. */
    customer?: string
    logoUrl?: string
    /** White words on it can be read. */
    accent?: string
    footer?: string
    imprintUrl?: string
    privacyUrl?: string
    ctaLabel?: string
    ctaUrl?: string
  }
}

export type AddShareLayoutResponse = ListShareLayoutsRow

/** Adds a row: ShareLayout. POST rest/secure/service/sharing/addShareLayout (spec §2) */
export const addShareLayout: WriteCall<'addShareLayout', AddShareLayoutRequest, AddShareLayoutResponse> = {
  id: 'addShareLayout', feature: 'sharing', method: 'POST', path: 'rest/secure/service/sharing/addShareLayout', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: false,
  request: /* @__PURE__ */ z.object({ values: addShareLayoutValues }),
  response: listShareLayoutsRowSchema,
}

export type UpdateShareLayoutRequest = {
  layoutId: string
  rev: number
  values: {
    name?: string
    /** Without one it is for all customers. */
    customer?: string | null
    logoUrl?: string | null
    /** White words on it can be read. */
    accent?: string | null
    footer?: string | null
    imprintUrl?: string | null
    privacyUrl?: string | null
    ctaLabel?: string | null
    ctaUrl?: string | null
  }
}

export type UpdateShareLayoutResponse = ListShareLayoutsRow

/** Changes a row: ShareLayout. POST rest/secure/service/sharing/updateShareLayout (spec §2) */
export const updateShareLayout: WriteCall<'updateShareLayout', UpdateShareLayoutRequest, UpdateShareLayoutResponse> = {
  id: 'updateShareLayout', feature: 'sharing', method: 'POST', path: 'rest/secure/service/sharing/updateShareLayout', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: false,
  request: /* @__PURE__ */ z.object({
    layoutId: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
    rev: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    values: /* @__PURE__ */ z.object({
      name: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(80), /* @__PURE__ */ z.regex(/* @__PURE__ */ new RegExp('\\S')))),
      customer: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)))),
      logoUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200)))),
      accent: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.regex(/* @__PURE__ */ new RegExp('^#[0-9A-Fa-f]{6}$'))))),
      footer: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200)))),
      imprintUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.url().check(/* @__PURE__ */ z.maxLength(500), /* @__PURE__ */ z.regex(/* @__PURE__ */ new RegExp('^https?://'))))),
      privacyUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.url().check(/* @__PURE__ */ z.maxLength(500), /* @__PURE__ */ z.regex(/* @__PURE__ */ new RegExp('^https?://'))))),
      ctaLabel: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(40)))),
      ctaUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.url().check(/* @__PURE__ */ z.maxLength(500), /* @__PURE__ */ z.regex(/* @__PURE__ */ new RegExp('^https?://'))))),
    }),
  }),
  response: listShareLayoutsRowSchema,
}

export type ArchiveShareLayoutsRequest = ChangeRequest<ListShareLayoutsRows>

export type ArchiveShareLayoutsResponse = ChangeResponse

/** New pages use them no more. POST rest/secure/service/sharing/archiveShareLayouts (decided) */
export const archiveShareLayouts: Call<'archiveShareLayouts', ArchiveShareLayoutsRequest, ArchiveShareLayoutsResponse> = {
  id: 'archiveShareLayouts', feature: 'sharing', method: 'POST', path: 'rest/secure/service/sharing/archiveShareLayouts', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: false,
  response: changeResponse,
}

export type RestoreShareLayoutsRequest = ChangeRequest<ListShareLayoutsRows>

export type RestoreShareLayoutsResponse = ChangeResponse

/** Does one thing with several rows: ShareLayout. POST rest/secure/service/sharing/restoreShareLayouts (decided) */
export const restoreShareLayouts: Call<'restoreShareLayouts', RestoreShareLayoutsRequest, RestoreShareLayoutsResponse> = {
  id: 'restoreShareLayouts', feature: 'sharing', method: 'POST', path: 'rest/secure/service/sharing/restoreShareLayouts', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: false,
  response: changeResponse,
}

export type OpenShareRequest = {
  key: string
  pass?: string
}

export type OpenShareResponse = ShareView

/** Opens a share page, or says what it asks first. Nothing is counted. POST rest/public/service/share/openShare (decided) */
export const openShare: Call<'openShare', OpenShareRequest, OpenShareResponse> = {
  id: 'openShare', feature: 'sharing', method: 'POST', path: 'rest/public/service/share/openShare', auth: 'none', body: 'envelope',
  access: [[0, 0, 0, 31]],
  background: true, idempotent: true,
  response: shareViewSchema,
}

export type AskShareCodeRequest = {
  key: string
  pass?: string
  email: string
}

export type AskShareCodeResponse = Record<string, never>

/** Sends a code to an address; answers alike for one that the page is not for. POST rest/public/service/share/askShareCode (decided) */
export const askShareCode: Call<'askShareCode', AskShareCodeRequest, AskShareCodeResponse> = {
  id: 'askShareCode', feature: 'sharing', method: 'POST', path: 'rest/public/service/share/askShareCode', auth: 'none', body: 'envelope',
  access: [[0, 0, 0, 31]],
  background: false, idempotent: false,
  response: /* @__PURE__ */ z.object({}),
}

export type ProveShareRequest = {
  key: string
  pass?: string
  password?: string
  email?: string
  code?: string
}

export type ProveShareResponse = ShareView

/** Opens a page by its password, or proves an address by its code. POST rest/public/service/share/proveShare (decided) */
export const proveShare: Call<'proveShare', ProveShareRequest, ProveShareResponse> = {
  id: 'proveShare', feature: 'sharing', method: 'POST', path: 'rest/public/service/share/proveShare', auth: 'none', body: 'envelope',
  access: [[0, 0, 0, 31]],
  background: false, idempotent: false,
  response: shareViewSchema,
}

export type NoteShareVisitRequest = {
  pass: string
  did: 'looked' | 'answered'
}

export type NoteShareVisitResponse = Record<string, never>

/** Somebody looks at a page whose link was their own, or answered it. POST rest/public/service/share/noteShareVisit (decided) */
export const noteShareVisit: Call<'noteShareVisit', NoteShareVisitRequest, NoteShareVisitResponse> = {
  id: 'noteShareVisit', feature: 'sharing', method: 'POST', path: 'rest/public/service/share/noteShareVisit', auth: 'none', body: 'envelope',
  access: [[0, 0, 0, 31]],
  background: true, idempotent: true,
  response: /* @__PURE__ */ z.object({}),
}

export type ReportShareViewingRequest = {
  pass: string
  versionId: string
  ranges: number[][]
  hasDownloaded?: boolean
  /** Another site shows the page. */
  isEmbedded?: boolean
}

export type ReportShareViewingResponse = {
  /** The page shows it no more. */
  isGone: boolean
}

/** Which seconds of a film were played, by visit; what is sent twice counts once. POST rest/public/service/share/reportShareViewing (decided) */
export const reportShareViewing: Call<'reportShareViewing', ReportShareViewingRequest, ReportShareViewingResponse> = {
  id: 'reportShareViewing', feature: 'sharing', method: 'POST', path: 'rest/public/service/share/reportShareViewing', auth: 'none', body: 'envelope',
  access: [[0, 0, 0, 31]],
  background: true, idempotent: true,
  response: /* @__PURE__ */ z.object({
    isGone: /* @__PURE__ */ z.boolean(),
  }),
}

export type CommentShareRequest = {
  pass: string
  versionId: string
  commentId: string
  name: string
  fromMs?: number
  body: string
}

export type CommentShareResponse = ShareComment

/** Says something about a film; the team reads it, and whoever said it. Sent twice by one id it is said once. POST rest/public/service/share/commentShare (decided) */
export const commentShare: Call<'commentShare', CommentShareRequest, CommentShareResponse> = {
  id: 'commentShare', feature: 'sharing', method: 'POST', path: 'rest/public/service/share/commentShare', auth: 'none', body: 'envelope',
  access: [[0, 0, 0, 31]],
  background: false, idempotent: false,
  response: shareCommentSchema,
}

export type EditShareCommentRequest = {
  pass: string
  commentId: string
  body: string
}

export type EditShareCommentResponse = ShareComment

/** Says it otherwise; whoever said it alone. POST rest/public/service/share/editShareComment (decided) */
export const editShareComment: Call<'editShareComment', EditShareCommentRequest, EditShareCommentResponse> = {
  id: 'editShareComment', feature: 'sharing', method: 'POST', path: 'rest/public/service/share/editShareComment', auth: 'none', body: 'envelope',
  access: [[0, 0, 0, 31]],
  background: false, idempotent: true,
  response: shareCommentSchema,
}

export type RemoveShareCommentRequest = {
  pass: string
  commentId: string
}

export type RemoveShareCommentResponse = Record<string, never>

/** Takes a comment away, with its answers; whoever said it alone. POST rest/public/service/share/removeShareComment (decided) */
export const removeShareComment: Call<'removeShareComment', RemoveShareCommentRequest, RemoveShareCommentResponse> = {
  id: 'removeShareComment', feature: 'sharing', method: 'POST', path: 'rest/public/service/share/removeShareComment', auth: 'none', body: 'envelope',
  access: [[0, 0, 0, 31]],
  background: false, idempotent: true,
  response: /* @__PURE__ */ z.object({}),
}

export type DecideShareRequest = {
  pass: string
  versionId: string
  decision: 'approve' | 'changes'
  note?: string
}

export type DecideShareResponse = {
  decision: 'approve' | 'changes'
}

/** Approves a version or asks for changes; later versions are asked for anew. POST rest/public/service/share/decideShare (decided) */
export const decideShare: Call<'decideShare', DecideShareRequest, DecideShareResponse> = {
  id: 'decideShare', feature: 'sharing', method: 'POST', path: 'rest/public/service/share/decideShare', auth: 'none', body: 'envelope',
  access: [[0, 0, 0, 31]],
  background: false, idempotent: false,
  response: /* @__PURE__ */ z.object({
    decision: /* @__PURE__ */ z.enum(['approve', 'changes']),
  }),
}

export type ForgetVisitorRequest = {
  pass: string
}

export type ForgetVisitorResponse = Record<string, never>

/** Forgets what a page knows of somebody, but for what they decided. POST rest/public/service/share/forgetVisitor (decided) */
export const forgetVisitor: Call<'forgetVisitor', ForgetVisitorRequest, ForgetVisitorResponse> = {
  id: 'forgetVisitor', feature: 'sharing', method: 'POST', path: 'rest/public/service/share/forgetVisitor', auth: 'none', body: 'envelope',
  access: [[0, 0, 0, 31]],
  background: false, idempotent: true,
  response: /* @__PURE__ */ z.object({}),
}
