// Generated from manifest/features/crowd.yaml by npm run codegen. Edit the manifest, not this file.

import * as z from 'zod/mini'
import type { Call, WriteCall } from '../call'
import { listResponse, changeResponse, type WhichRows, type ListRow, type ListRequest, type ListResponse, type ChangeRequest, type ChangeResponse, type ExportRequest } from '../forms'
import { type MediaSource, mediaSourceSchema } from './media'
import { type Ref, refSchema } from './screens'
import { type RetakeChip, retakeChipSchema } from './tasks'

/** What a guest is asked, one of several. (decided) */
export interface CrowdPrompt {
  /** Of a new one, nothing. */
  promptId?: string
  text: string
  hint?: string
  /** What they read out. */
  script?: string
  minSeconds?: number
  maxSeconds: number
  isRequired: boolean
  /** The shot of a storyboard that it fills. */
  shotId?: string
}

export const crowdPromptSchema = /* @__PURE__ */ z.object({
  promptId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(64))),
  text: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(200), /* @__PURE__ */ z.regex(/* @__PURE__ */ new RegExp('\\S'))),
  hint: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(500))),
  script: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(10000))),
  minSeconds: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1), /* @__PURE__ */ z.lte(600))),
  maxSeconds: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1), /* @__PURE__ */ z.lte(600)),
  isRequired: /* @__PURE__ */ z.boolean(),
  shotId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(64))),
})

/** What guests without an account are asked to record (domain.md E3). (decided) */
export interface ListCrowdRequestsRow extends CrowdRequest, ListRow<'edit' | 'ask' | 'invite' | 'open' | 'pause' | 'resume' | 'close' | 'reopen' | 'archive' | 'renew'> {}

export const listCrowdRequestsRowSchema = /* @__PURE__ */ z.object({
  requestId: /* @__PURE__ */ z.string(),
  title: /* @__PURE__ */ z.string(),
  state: /* @__PURE__ */ z.enum(['draft', 'open', 'paused', 'closed', 'archived']),
  welcome: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  prompts: /* @__PURE__ */ z.array(crowdPromptSchema),
  welcomeClip: /* @__PURE__ */ z.optional(refSchema),
  consentForm: /* @__PURE__ */ z.optional(refSchema),
  sources: /* @__PURE__ */ z.enum(['camera', 'upload', 'both']),
  orientation: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['landscape', 'portrait', 'square'])),
  languages: /* @__PURE__ */ z.enum(['both', 'en', 'de']),
  emailRule: /* @__PURE__ */ z.enum(['none', 'asked', 'required']),
  opensOn: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.iso.date()),
  closesOn: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.iso.date()),
  places: /* @__PURE__ */ z.int(),
  hasOpenLink: /* @__PURE__ */ z.boolean(),
  passCode: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  hasPassCode: /* @__PURE__ */ z.boolean(),
  link: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  reminders: /* @__PURE__ */ z.enum(['none', 'once', 'twice', 'thrice']),
  draftRule: /* @__PURE__ */ z.enum(['none', 'perPerson', 'one']),
  template: /* @__PURE__ */ z.optional(refSchema),
  draft: /* @__PURE__ */ z.optional(refSchema),
  reviewers: /* @__PURE__ */ z.array(refSchema),
  isReviewer: /* @__PURE__ */ z.boolean(),
  isLocked: /* @__PURE__ */ z.boolean(),
  people: /* @__PURE__ */ z.int(),
  opened: /* @__PURE__ */ z.int(),
  started: /* @__PURE__ */ z.int(),
  answers: /* @__PURE__ */ z.int(),
  toReview: /* @__PURE__ */ z.int(),
  accepted: /* @__PURE__ */ z.int(),
  placesTaken: /* @__PURE__ */ z.int(),
  contacts: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(refSchema)),
  lists: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(refSchema)),
  emails: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.string())),
  owner: refSchema,
  createdAt: /* @__PURE__ */ z.string(),
  updatedAt: /* @__PURE__ */ z.string(),
  may: /* @__PURE__ */ z.array(/* @__PURE__ */ z.enum(['edit', 'ask', 'invite', 'open', 'pause', 'resume', 'close', 'reopen', 'archive', 'renew'])),
  rev: /* @__PURE__ */ z.int(),
  changed: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
    by: /* @__PURE__ */ z.optional(refSchema),
    at: /* @__PURE__ */ z.string(),
  })),
})

/** What a guest recorded for a question. Only those who decide see its film before it is accepted. (decided) */
export interface CrowdAnswer {
  answerId: string
  promptId: string
  question: string
  state: 'submitted' | 'accepted' | 'retake' | 'rejected'
  film: 'coming' | 'processing' | 'ready' | 'failed'
  /** It fills a shot of a storyboard. */
  isForShot: boolean
  /** What it became in Footage once it was accepted. */
  clipId?: string
  durationMs?: number
  width?: number
  height?: number
  posterUrl?: string
  sources: MediaSource[]
  leadMs?: number
}

export const crowdAnswerSchema = /* @__PURE__ */ z.object({
  answerId: /* @__PURE__ */ z.string(),
  promptId: /* @__PURE__ */ z.string(),
  question: /* @__PURE__ */ z.string(),
  state: /* @__PURE__ */ z.enum(['submitted', 'accepted', 'retake', 'rejected']),
  film: /* @__PURE__ */ z.enum(['coming', 'processing', 'ready', 'failed']),
  isForShot: /* @__PURE__ */ z.boolean(),
  clipId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  durationMs: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0))),
  width: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0))),
  height: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0))),
  posterUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  sources: /* @__PURE__ */ z.array(mediaSourceSchema),
  leadMs: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0))),
})

/** What a guest agreed to. (decided) */
export interface CrowdConsent {
  form: string
  version: number
  language: string
  signedBy: string
  guardian?: string
  textHash: string
  /** Address and browser. */
  from?: string
  givenAt: string
  endedAt?: string
}

export const crowdConsentSchema = /* @__PURE__ */ z.object({
  form: /* @__PURE__ */ z.string(),
  version: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
  language: /* @__PURE__ */ z.string(),
  signedBy: /* @__PURE__ */ z.string(),
  guardian: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  textHash: /* @__PURE__ */ z.string(),
  from: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  givenAt: /* @__PURE__ */ z.string(),
  endedAt: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
})

/** A guest of a request, and what they sent. (decided) */
export interface ListCrowdSubmissionsRow extends CrowdSubmission, ListRow<'accept' | 'retake' | 'reject' | 'reconsider' | 'reinvite'> {}

export const listCrowdSubmissionsRowSchema = /* @__PURE__ */ z.object({
  submissionId: /* @__PURE__ */ z.string(),
  name: /* @__PURE__ */ z.string(),
  email: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  request: refSchema,
  state: /* @__PURE__ */ z.enum(['queued', 'sent', 'opened', 'started', 'submitted', 'retake_requested', 'accepted', 'rejected', 'withdrawn', 'expired', 'bounced']),
  cameBy: /* @__PURE__ */ z.enum(['invited', 'openLink']),
  waitsForMe: /* @__PURE__ */ z.boolean(),
  hasSent: /* @__PURE__ */ z.boolean(),
  isReviewer: /* @__PURE__ */ z.boolean(),
  reminded: /* @__PURE__ */ z.int(),
  answers: /* @__PURE__ */ z.array(crowdAnswerSchema),
  posterUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  durationMs: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int()),
  consent: /* @__PURE__ */ z.optional(crowdConsentSchema),
  draft: /* @__PURE__ */ z.optional(refSchema),
  chips: /* @__PURE__ */ z.array(retakeChipSchema),
  retakeWords: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  decidedBy: /* @__PURE__ */ z.optional(refSchema),
  decidedAt: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  openedAt: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  submittedAt: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  withdrawnAt: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  createdAt: /* @__PURE__ */ z.string(),
  updatedAt: /* @__PURE__ */ z.string(),
  may: /* @__PURE__ */ z.array(/* @__PURE__ */ z.enum(['accept', 'retake', 'reject', 'reconsider', 'reinvite'])),
  rev: /* @__PURE__ */ z.int(),
  changed: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
    by: /* @__PURE__ */ z.optional(refSchema),
    at: /* @__PURE__ */ z.string(),
  })),
})

/** A guest of a request, and what they sent. (decided) */
export interface CrowdSubmission {
  submissionId: string
  name: string
  email?: string
  request: Ref
  state: 'queued' | 'sent' | 'opened' | 'started' | 'submitted' | 'retake_requested' | 'accepted' | 'rejected' | 'withdrawn' | 'expired' | 'bounced'
  cameBy: 'invited' | 'openLink'
  /** To be decided by whoever asks. */
  waitsForMe: boolean
  /** Something was sent at least once. */
  hasSent: boolean
  isReviewer: boolean
  reminded: number
  answers: CrowdAnswer[]
  posterUrl?: string
  /** Of all answers. */
  durationMs?: number
  consent?: CrowdConsent
  /** The first draft that the answers came into. */
  draft?: Ref
  /** What should change. */
  chips: RetakeChip[]
  retakeWords?: string
  decidedBy?: Ref
  decidedAt?: string
  openedAt?: string
  submittedAt?: string
  withdrawnAt?: string
  createdAt: string
  updatedAt: string
}

/** What guests without an account are asked to record (domain.md E3). (spec §2) */
export interface CrowdRequest {
  requestId: string
  title: string
  state: 'draft' | 'open' | 'paused' | 'closed' | 'archived'
  /** What stands below the title. */
  welcome?: string
  prompts: CrowdPrompt[]
  /** A film that greets them. */
  welcomeClip?: Ref
  /** What guests agree to before they record. */
  consentForm?: Ref
  sources: 'camera' | 'upload' | 'both'
  orientation?: 'landscape' | 'portrait' | 'square'
  /** In which of them guests can read it. */
  languages: 'both' | 'en' | 'de'
  emailRule: 'none' | 'asked' | 'required'
  opensOn?: string
  /** The last day. */
  closesOn?: string
  /** How many guests can answer. */
  places: number
  hasOpenLink: boolean
  /** Only written, never read. */
  passCode?: string
  hasPassCode: boolean
  /** Its open link, from the first slash on. */
  link?: string
  /** 3, 7 and 14 days after the invitation, to those who have not answered. */
  reminders: 'none' | 'once' | 'twice' | 'thrice'
  /** What is begun with the answers that are accepted. */
  draftRule: 'none' | 'perPerson' | 'one'
  /** Whose look, music and fixed parts first drafts have. */
  template?: Ref
  /** The one for all, once it is begun. */
  draft?: Ref
  /** Those who decide; without any, every campaign manager. */
  reviewers: Ref[]
  /** Whoever asks decides. */
  isReviewer: boolean
  /** Somebody has agreed to what is asked, so that it stays as it is. */
  isLocked: boolean
  /** All who were invited or came in. */
  people: number
  opened: number
  /** Those who agreed to the release. */
  started: number
  /** Those who sent something. */
  answers: number
  toReview: number
  accepted: number
  placesTaken: number
  /** Who is invited; only written, never read. */
  contacts?: Ref[]
  lists?: Ref[]
  emails?: string[]
  owner: Ref
  createdAt: string
  updatedAt: string
}

export type ListCrowdRequestsRows = WhichRows<'search' | 'filters', 'state' | 'isLocked' | 'reviewers' | 'owner' | 'createdAt'>

export type ListCrowdRequestsRequest = ListRequest<ListCrowdRequestsRows, 'createdAt' | 'title' | 'updatedAt'>

export type ListCrowdRequestsResponse = ListResponse<ListCrowdRequestsRow>

/** A page of rows: CrowdRequest. POST rest/secure/service/crowd/listCrowdRequests (spec §2) */
export const listCrowdRequests: Call<'listCrowdRequests', ListCrowdRequestsRequest, ListCrowdRequestsResponse> = {
  id: 'listCrowdRequests', feature: 'crowd', method: 'POST', path: 'rest/secure/service/crowd/listCrowdRequests', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: true, rows: 'customer',
  response: /* @__PURE__ */ listResponse(listCrowdRequestsRowSchema),
}

export const addCrowdRequestValues = /* @__PURE__ */ z.object({
  title: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(200), /* @__PURE__ */ z.regex(/* @__PURE__ */ new RegExp('\\S'))),
  welcome: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(1000))),
  welcomeClip: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))),
  prompts: /* @__PURE__ */ z.array(crowdPromptSchema).check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(10)),
  consentForm: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))),
  sources: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['camera', 'upload', 'both'])),
  orientation: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['landscape', 'portrait', 'square'])),
  languages: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['both', 'en', 'de'])),
  emailRule: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['none', 'asked', 'required'])),
  opensOn: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.iso.date()),
  closesOn: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.iso.date()),
  places: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1), /* @__PURE__ */ z.lte(5000))),
  hasOpenLink: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
  passCode: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(4), /* @__PURE__ */ z.maxLength(40))),
  reminders: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['none', 'once', 'twice', 'thrice'])),
  reviewers: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(20))),
  draftRule: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['none', 'perPerson', 'one'])),
  template: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))),
})

export type AddCrowdRequestRequest = {
  values: {
    title: string
    /** What stands below the title. */
    welcome?: string
    /** A film that greets them. */
    welcomeClip?: string
    prompts: CrowdPrompt[]
    /** What guests agree to before they record. */
    consentForm?: string
    sources?: 'camera' | 'upload' | 'both'
    orientation?: 'landscape' | 'portrait' | 'square'
    /** In which of them guests can read it. */
    languages?: 'both' | 'en' | 'de'
    emailRule?: 'none' | 'asked' | 'required'
    opensOn?: string
    /** The last day. */
    closesOn?: string
    /** How many guests can answer. */
    places?: number
    hasOpenLink?: boolean
    /** Only written, never read. */
    passCode?: string
    /** 3, 7 and 14 days after the invitation, to those who have not answered. */
    reminders?: 'none' | 'once' | 'twice' | 'thrice'
    /** Those who decide; without any, every campaign manager. */
    reviewers?: string[]
    /** What is begun with the answers that are accepted. */
    draftRule?: 'none' | 'perPerson' | 'one'
    /** Whose look, music and fixed parts first drafts have. */
    template?: string
  }
}

export type AddCrowdRequestResponse = ListCrowdRequestsRow

/** Adds a row: CrowdRequest. POST rest/secure/service/crowd/addCrowdRequest (spec §2) */
export const addCrowdRequest: WriteCall<'addCrowdRequest', AddCrowdRequestRequest, AddCrowdRequestResponse> = {
  id: 'addCrowdRequest', feature: 'crowd', method: 'POST', path: 'rest/secure/service/crowd/addCrowdRequest', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  request: /* @__PURE__ */ z.object({ values: addCrowdRequestValues }),
  response: listCrowdRequestsRowSchema,
}

export type UpdateCrowdRequestRequest = {
  requestId: string
  rev: number
  values: {
    title?: string
    /** What stands below the title. */
    welcome?: string | null
    /** A film that greets them. */
    welcomeClip?: string | null
    prompts?: CrowdPrompt[]
    /** What guests agree to before they record. */
    consentForm?: string | null
    sources?: 'camera' | 'upload' | 'both'
    orientation?: 'landscape' | 'portrait' | 'square' | null
    /** In which of them guests can read it. */
    languages?: 'both' | 'en' | 'de'
    emailRule?: 'none' | 'asked' | 'required'
    opensOn?: string | null
    /** The last day. */
    closesOn?: string | null
    /** How many guests can answer. */
    places?: number
    hasOpenLink?: boolean
    /** Only written, never read. */
    passCode?: string | null
    /** 3, 7 and 14 days after the invitation, to those who have not answered. */
    reminders?: 'none' | 'once' | 'twice' | 'thrice'
    /** Those who decide; without any, every campaign manager. */
    reviewers?: string[]
    /** What is begun with the answers that are accepted. */
    draftRule?: 'none' | 'perPerson' | 'one'
    /** Whose look, music and fixed parts first drafts have. */
    template?: string | null
  }
}

export type UpdateCrowdRequestResponse = ListCrowdRequestsRow

/** What is asked stays as it is once somebody has agreed to it. POST rest/secure/service/crowd/updateCrowdRequest (spec §2) */
export const updateCrowdRequest: WriteCall<'updateCrowdRequest', UpdateCrowdRequestRequest, UpdateCrowdRequestResponse> = {
  id: 'updateCrowdRequest', feature: 'crowd', method: 'POST', path: 'rest/secure/service/crowd/updateCrowdRequest', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  request: /* @__PURE__ */ z.object({
    requestId: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
    rev: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    values: /* @__PURE__ */ z.object({
      title: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(200), /* @__PURE__ */ z.regex(/* @__PURE__ */ new RegExp('\\S')))),
      welcome: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(1000)))),
      welcomeClip: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)))),
      prompts: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(crowdPromptSchema).check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(10))),
      consentForm: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)))),
      sources: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['camera', 'upload', 'both'])),
      orientation: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.enum(['landscape', 'portrait', 'square']))),
      languages: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['both', 'en', 'de'])),
      emailRule: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['none', 'asked', 'required'])),
      opensOn: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.iso.date())),
      closesOn: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.iso.date())),
      places: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1), /* @__PURE__ */ z.lte(5000))),
      hasOpenLink: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
      passCode: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(4), /* @__PURE__ */ z.maxLength(40)))),
      reminders: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['none', 'once', 'twice', 'thrice'])),
      reviewers: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(20))),
      draftRule: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['none', 'perPerson', 'one'])),
      template: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)))),
    }),
  }),
  response: listCrowdRequestsRowSchema,
}

export type OpenCrowdRequestsRequest = ChangeRequest<ListCrowdRequestsRows>

export type OpenCrowdRequestsResponse = ChangeResponse

/** Lets guests in. POST rest/secure/service/crowd/openCrowdRequests (spec §2) */
export const openCrowdRequests: Call<'openCrowdRequests', OpenCrowdRequestsRequest, OpenCrowdRequestsResponse> = {
  id: 'openCrowdRequests', feature: 'crowd', method: 'POST', path: 'rest/secure/service/crowd/openCrowdRequests', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type PauseCrowdRequestsRequest = ChangeRequest<ListCrowdRequestsRows>

export type PauseCrowdRequestsResponse = ChangeResponse

/** Lets nobody in until it goes on. POST rest/secure/service/crowd/pauseCrowdRequests (decided) */
export const pauseCrowdRequests: Call<'pauseCrowdRequests', PauseCrowdRequestsRequest, PauseCrowdRequestsResponse> = {
  id: 'pauseCrowdRequests', feature: 'crowd', method: 'POST', path: 'rest/secure/service/crowd/pauseCrowdRequests', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type ResumeCrowdRequestsRequest = ChangeRequest<ListCrowdRequestsRows>

export type ResumeCrowdRequestsResponse = ChangeResponse

/** Does one thing with several rows: CrowdRequest. POST rest/secure/service/crowd/resumeCrowdRequests (decided) */
export const resumeCrowdRequests: Call<'resumeCrowdRequests', ResumeCrowdRequestsRequest, ResumeCrowdRequestsResponse> = {
  id: 'resumeCrowdRequests', feature: 'crowd', method: 'POST', path: 'rest/secure/service/crowd/resumeCrowdRequests', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type CloseCrowdRequestsRequest = ChangeRequest<ListCrowdRequestsRows>

export type CloseCrowdRequestsResponse = ChangeResponse

/** Takes no more answers; guests can still withdraw theirs. POST rest/secure/service/crowd/closeCrowdRequests (spec §2) */
export const closeCrowdRequests: Call<'closeCrowdRequests', CloseCrowdRequestsRequest, CloseCrowdRequestsResponse> = {
  id: 'closeCrowdRequests', feature: 'crowd', method: 'POST', path: 'rest/secure/service/crowd/closeCrowdRequests', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type ReopenCrowdRequestsRequest = ChangeRequest<ListCrowdRequestsRows>

export type ReopenCrowdRequestsResponse = ChangeResponse

/** Does one thing with several rows: CrowdRequest. POST rest/secure/service/crowd/reopenCrowdRequests (decided) */
export const reopenCrowdRequests: Call<'reopenCrowdRequests', ReopenCrowdRequestsRequest, ReopenCrowdRequestsResponse> = {
  id: 'reopenCrowdRequests', feature: 'crowd', method: 'POST', path: 'rest/secure/service/crowd/reopenCrowdRequests', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type ArchiveCrowdRequestsRequest = ChangeRequest<ListCrowdRequestsRows>

export type ArchiveCrowdRequestsResponse = ChangeResponse

/** Does one thing with several rows: CrowdRequest. POST rest/secure/service/crowd/archiveCrowdRequests (decided) */
export const archiveCrowdRequests: Call<'archiveCrowdRequests', ArchiveCrowdRequestsRequest, ArchiveCrowdRequestsResponse> = {
  id: 'archiveCrowdRequests', feature: 'crowd', method: 'POST', path: 'rest/secure/service/crowd/archiveCrowdRequests', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type InviteCrowdGuestsRequest = ChangeRequest<ListCrowdRequestsRows> & {
  values: {
    /** Who is invited; only written, never read. */
    contacts: string[] | null
    lists: string[] | null
    emails: string[] | null
  }
}

export type InviteCrowdGuestsResponse = ChangeResponse

/** Writes them letters with a link of their own. POST rest/secure/service/crowd/inviteCrowdGuests (spec §2) */
export const inviteCrowdGuests: Call<'inviteCrowdGuests', InviteCrowdGuestsRequest, InviteCrowdGuestsResponse> = {
  id: 'inviteCrowdGuests', feature: 'crowd', method: 'POST', path: 'rest/secure/service/crowd/inviteCrowdGuests', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type RenewCrowdLinksRequest = ChangeRequest<ListCrowdRequestsRows>

export type RenewCrowdLinksResponse = ChangeResponse

/** Gives them another open link; the one before opens nothing any more. POST rest/secure/service/crowd/renewCrowdLinks (decided) */
export const renewCrowdLinks: Call<'renewCrowdLinks', RenewCrowdLinksRequest, RenewCrowdLinksResponse> = {
  id: 'renewCrowdLinks', feature: 'crowd', method: 'POST', path: 'rest/secure/service/crowd/renewCrowdLinks', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type TryCrowdRequestRequest = {
  requestId: string
}

export type TryCrowdRequestResponse = {
  /** From the first slash on. */
  link: string
}

/** A link by which whoever asks guests goes through their page, for a day: nothing of it is kept. POST rest/secure/service/crowd/tryCrowdRequest (decided) */
export const tryCrowdRequest: Call<'tryCrowdRequest', TryCrowdRequestRequest, TryCrowdRequestResponse> = {
  id: 'tryCrowdRequest', feature: 'crowd', method: 'POST', path: 'rest/secure/service/crowd/tryCrowdRequest', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: true, rows: 'customer',
  response: /* @__PURE__ */ z.object({
    link: /* @__PURE__ */ z.string(),
  }),
}

export type ListCrowdSubmissionsRows = WhichRows<'search' | 'filters', 'request' | 'state' | 'waitsForMe' | 'hasSent' | 'cameBy' | 'createdAt'>

export type ListCrowdSubmissionsRequest = ListRequest<ListCrowdSubmissionsRows, 'createdAt' | 'name' | 'submittedAt' | 'updatedAt'>

export type ListCrowdSubmissionsResponse = ListResponse<ListCrowdSubmissionsRow>

/** The guests of requests, and what they sent; the films only for those who decide. POST rest/secure/service/crowd/listCrowdSubmissions (decided) */
export const listCrowdSubmissions: Call<'listCrowdSubmissions', ListCrowdSubmissionsRequest, ListCrowdSubmissionsResponse> = {
  id: 'listCrowdSubmissions', feature: 'crowd', method: 'POST', path: 'rest/secure/service/crowd/listCrowdSubmissions', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: true, rows: 'customer',
  response: /* @__PURE__ */ listResponse(listCrowdSubmissionsRowSchema),
}

export type AcceptCrowdSubmissionsRequest = ChangeRequest<ListCrowdSubmissionsRows>

export type AcceptCrowdSubmissionsResponse = ChangeResponse

/** Takes the answers into Footage, and into the shots that they were asked for. POST rest/secure/service/crowd/acceptCrowdSubmissions (spec §2) */
export const acceptCrowdSubmissions: Call<'acceptCrowdSubmissions', AcceptCrowdSubmissionsRequest, AcceptCrowdSubmissionsResponse> = {
  id: 'acceptCrowdSubmissions', feature: 'crowd', method: 'POST', path: 'rest/secure/service/crowd/acceptCrowdSubmissions', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type RequestCrowdRetakesRequest = ChangeRequest<ListCrowdSubmissionsRows> & {
  values: {
    /** What should change. */
    chips: RetakeChip[] | null
    retakeWords: string | null
  }
}

export type RequestCrowdRetakesResponse = ChangeResponse

/** Asks the guest for another try, with what should change. POST rest/secure/service/crowd/requestCrowdRetakes (spec §2) */
export const requestCrowdRetakes: Call<'requestCrowdRetakes', RequestCrowdRetakesRequest, RequestCrowdRetakesResponse> = {
  id: 'requestCrowdRetakes', feature: 'crowd', method: 'POST', path: 'rest/secure/service/crowd/requestCrowdRetakes', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type RejectCrowdSubmissionsRequest = ChangeRequest<ListCrowdSubmissionsRows>

export type RejectCrowdSubmissionsResponse = ChangeResponse

/** The answers are erased after 30 days. POST rest/secure/service/crowd/rejectCrowdSubmissions (spec §2) */
export const rejectCrowdSubmissions: Call<'rejectCrowdSubmissions', RejectCrowdSubmissionsRequest, RejectCrowdSubmissionsResponse> = {
  id: 'rejectCrowdSubmissions', feature: 'crowd', method: 'POST', path: 'rest/secure/service/crowd/rejectCrowdSubmissions', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type ReconsiderCrowdSubmissionsRequest = ChangeRequest<ListCrowdSubmissionsRows>

export type ReconsiderCrowdSubmissionsResponse = ChangeResponse

/** Takes back what was decided. POST rest/secure/service/crowd/reconsiderCrowdSubmissions (decided) */
export const reconsiderCrowdSubmissions: Call<'reconsiderCrowdSubmissions', ReconsiderCrowdSubmissionsRequest, ReconsiderCrowdSubmissionsResponse> = {
  id: 'reconsiderCrowdSubmissions', feature: 'crowd', method: 'POST', path: 'rest/secure/service/crowd/reconsiderCrowdSubmissions', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type ReinviteCrowdGuestsRequest = ChangeRequest<ListCrowdSubmissionsRows> & {
  values: {
    email: string
  }
}

export type ReinviteCrowdGuestsResponse = ChangeResponse

/** Writes once more to somebody whom no letter reached, at the address that is given. POST rest/secure/service/crowd/reinviteCrowdGuests (decided) */
export const reinviteCrowdGuests: Call<'reinviteCrowdGuests', ReinviteCrowdGuestsRequest, ReinviteCrowdGuestsResponse> = {
  id: 'reinviteCrowdGuests', feature: 'crowd', method: 'POST', path: 'rest/secure/service/crowd/reinviteCrowdGuests', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type ExportCrowdSubmissionsRequest = ExportRequest<ListCrowdSubmissionsRows, 'createdAt' | 'name' | 'submittedAt' | 'updatedAt', 'name' | 'email' | 'request' | 'state' | 'cameBy' | 'waitsForMe' | 'hasSent' | 'isReviewer' | 'reminded' | 'answers' | 'posterUrl' | 'durationMs' | 'consent' | 'draft' | 'chips' | 'retakeWords' | 'decidedBy' | 'decidedAt' | 'openedAt' | 'submittedAt' | 'withdrawnAt' | 'createdAt' | 'updatedAt'>

export type ExportCrowdSubmissionsResponse = string

/** Rows as a table for other programs: CrowdSubmission. POST rest/secure/service/crowd/exportCrowdSubmissions (decided) */
export const exportCrowdSubmissions: Call<'exportCrowdSubmissions', ExportCrowdSubmissionsRequest, ExportCrowdSubmissionsResponse> = {
  id: 'exportCrowdSubmissions', feature: 'crowd', method: 'POST', path: 'rest/secure/service/crowd/exportCrowdSubmissions', auth: 'bearer', body: 'csv',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: true, rows: 'customer', transaction: 'own',
  response: /* @__PURE__ */ z.string(),
}
