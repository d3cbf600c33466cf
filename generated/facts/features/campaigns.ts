// Generated from manifest/features/campaigns.yaml by npm run codegen. Edit the manifest, not this file.

import * as z from 'zod/mini'
import type { Call, WriteCall } from '../call'
import { listResponse, changeResponse, type WhichRows, type ListRow, type ListRequest, type ListResponse, type ChangeRequest, type ChangeResponse, type ExportRequest } from '../forms'
import { type LetterDoc, letterDocSchema } from './mail'
import { type Ref, refSchema } from './screens'

/** A dated plan that brings programs to contacts and channels (reach.md 5). (decided) */
export interface ListCampaignsRow extends Campaign, ListRow<'edit' | 'aim' | 'start' | 'withdraw' | 'pause' | 'resume' | 'close' | 'archive' | 'write'> {}

export const listCampaignsRowSchema = /* @__PURE__ */ z.object({
  campaignId: /* @__PURE__ */ z.string(),
  name: /* @__PURE__ */ z.string(),
  goal: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  consent: /* @__PURE__ */ z.enum(['agreed', 'notRefused']),
  state: /* @__PURE__ */ z.enum(['draft', 'scheduled', 'live', 'paused', 'closed', 'archived']),
  startsOn: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.iso.date()),
  endsOn: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.iso.date()),
  replyTo: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  sharePage: /* @__PURE__ */ z.optional(refSchema),
  programs: /* @__PURE__ */ z.array(refSchema),
  lists: /* @__PURE__ */ z.array(refSchema),
  contacts: /* @__PURE__ */ z.array(refSchema),
  channels: /* @__PURE__ */ z.array(refSchema),
  requests: /* @__PURE__ */ z.array(refSchema),
  letters: /* @__PURE__ */ z.int(),
  daysLeft: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int()),
  owner: refSchema,
  createdAt: /* @__PURE__ */ z.string(),
  updatedAt: /* @__PURE__ */ z.string(),
  may: /* @__PURE__ */ z.array(/* @__PURE__ */ z.enum(['edit', 'aim', 'start', 'withdraw', 'pause', 'resume', 'close', 'archive', 'write'])),
  rev: /* @__PURE__ */ z.int(),
  changed: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
    by: /* @__PURE__ */ z.optional(refSchema),
    at: /* @__PURE__ */ z.string(),
  })),
})

/** A letter of a campaign, and what became of it. (decided) */
export interface ListCampaignLettersRow extends CampaignLetter, ListRow<'edit' | 'test' | 'plan' | 'send' | 'sendNow' | 'sendOnceLive' | 'unplan' | 'resume' | 'resend' | 'remove'> {}

export const listCampaignLettersRowSchema = /* @__PURE__ */ z.object({
  letterId: /* @__PURE__ */ z.string(),
  campaign: refSchema,
  subject: /* @__PURE__ */ z.string(),
  doc: letterDocSchema,
  segment: /* @__PURE__ */ z.enum(['everybody', 'notVisited', 'notStarted', 'notWatched', 'watched']),
  sendOn: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.iso.date()),
  sendTime: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  sendAt: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  state: /* @__PURE__ */ z.enum(['draft', 'planned', 'waiting', 'sending', 'paused', 'stopped', 'sent']),
  people: /* @__PURE__ */ z.int(),
  sent: /* @__PURE__ */ z.int(),
  visited: /* @__PURE__ */ z.int(),
  bounced: /* @__PURE__ */ z.int(),
  unsubscribed: /* @__PURE__ */ z.int(),
  unsure: /* @__PURE__ */ z.int(),
  createdAt: /* @__PURE__ */ z.string(),
  updatedAt: /* @__PURE__ */ z.string(),
  may: /* @__PURE__ */ z.array(/* @__PURE__ */ z.enum(['edit', 'test', 'plan', 'send', 'sendNow', 'sendOnceLive', 'unplan', 'resume', 'resend', 'remove'])),
  rev: /* @__PURE__ */ z.int(),
  changed: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
    by: /* @__PURE__ */ z.optional(refSchema),
    at: /* @__PURE__ */ z.string(),
  })),
})

/** One letter to one person, and what they did then. (decided) */
export interface ListCampaignPeopleRow extends CampaignPerson, ListRow<string> {}

export const listCampaignPeopleRowSchema = /* @__PURE__ */ z.object({
  messageId: /* @__PURE__ */ z.string(),
  name: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  email: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  campaign: refSchema,
  letter: refSchema,
  state: /* @__PURE__ */ z.enum(['queued', 'sending', 'sent', 'deferred', 'bounced', 'unsure', 'held']),
  heldFor: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['bounce', 'complaint', 'unsubscribed', 'manual', 'trial', 'gone', 'noConsent'])),
  isFirst: /* @__PURE__ */ z.boolean(),
  reached: /* @__PURE__ */ z.enum(['nothing', 'visited', 'started', 'watched']),
  hasVisited: /* @__PURE__ */ z.boolean(),
  hasStarted: /* @__PURE__ */ z.boolean(),
  hasWatched: /* @__PURE__ */ z.boolean(),
  hasReplied: /* @__PURE__ */ z.boolean(),
  hasStopped: /* @__PURE__ */ z.boolean(),
  sentAt: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  visitedAt: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  may: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string()),
  rev: /* @__PURE__ */ z.int(),
  changed: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
    by: /* @__PURE__ */ z.optional(refSchema),
    at: /* @__PURE__ */ z.string(),
  })),
})

/** A share page that is open. (decided) */
export interface ListCampaignPagesRow extends CampaignPageChoice, ListRow<string> {}

export const listCampaignPagesRowSchema = /* @__PURE__ */ z.object({
  pageId: /* @__PURE__ */ z.string(),
  name: /* @__PURE__ */ z.string(),
  may: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string()),
  rev: /* @__PURE__ */ z.int(),
  changed: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
    by: /* @__PURE__ */ z.optional(refSchema),
    at: /* @__PURE__ */ z.string(),
  })),
})

/** What guests are asked. (decided) */
export interface ListCampaignRequestsRow extends CampaignRequestChoice, ListRow<string> {}

export const listCampaignRequestsRowSchema = /* @__PURE__ */ z.object({
  requestId: /* @__PURE__ */ z.string(),
  name: /* @__PURE__ */ z.string(),
  may: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string()),
  rev: /* @__PURE__ */ z.int(),
  changed: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
    by: /* @__PURE__ */ z.optional(refSchema),
    at: /* @__PURE__ */ z.string(),
  })),
})

/** A dated plan that brings programs to contacts and channels (reach.md 5). (spec §2) */
export interface Campaign {
  campaignId: string
  name: string
  goal?: string
  /** To whom of its audience its letters go: those who agreed, or all who did not refuse. */
  consent: 'agreed' | 'notRefused'
  state: 'draft' | 'scheduled' | 'live' | 'paused' | 'closed' | 'archived'
  startsOn?: string
  /** The last day. */
  endsOn?: string
  /** Where answers to its letters go. */
  replyTo?: string
  /** Where its letters lead, each by a link of its own. */
  sharePage?: Ref
  programs: Ref[]
  /** To whose contacts its letters go. */
  lists: Ref[]
  contacts: Ref[]
  /** In which its programs are posted. */
  channels: Ref[]
  /** What guests are asked for it. */
  requests: Ref[]
  letters: number
  /** With the last one, while it runs. */
  daysLeft?: number
  owner: Ref
  createdAt: string
  updatedAt: string
}

/** A letter of a campaign, and what became of it. (decided) */
export interface CampaignLetter {
  letterId: string
  campaign: Ref
  subject: string
  doc: LetterDoc
  /** Who of the audience gets it. */
  segment: 'everybody' | 'notVisited' | 'notStarted' | 'notWatched' | 'watched'
  sendOn?: string
  /** As 09:00, where the organisation is. */
  sendTime?: string
  sendAt?: string
  /** waiting: planned, but its campaign has not started, or is paused. */
  state: 'draft' | 'planned' | 'waiting' | 'sending' | 'paused' | 'stopped' | 'sent'
  /** To whom it goes or went, and nobody who is held back; of a planned one those it would go to now. */
  people: number
  sent: number
  /** Whom it brought to the page. */
  visited: number
  bounced: number
  unsubscribed: number
  /** May have been sent or not: the server ended meanwhile. */
  unsure: number
  createdAt: string
  updatedAt: string
}

/** One letter to one person, and what they did then. (decided) */
export interface CampaignPerson {
  messageId: string
  /** Of the contact, while there is one. */
  name?: string
  email?: string
  campaign: Ref
  letter: Ref
  state: 'queued' | 'sending' | 'sent' | 'deferred' | 'bounced' | 'unsure' | 'held'
  heldFor?: 'bounce' | 'complaint' | 'unsubscribed' | 'manual' | 'trial' | 'gone' | 'noConsent'
  /** Their first letter of this campaign: the first that went, else the first that was to go. */
  isFirst: boolean
  /** How far they came by this letter. */
  reached: 'nothing' | 'visited' | 'started' | 'watched'
  hasVisited: boolean
  hasStarted: boolean
  hasWatched: boolean
  hasReplied: boolean
  /** They asked for no more letters. */
  hasStopped: boolean
  sentAt?: string
  visitedAt?: string
}

/** A share page that is open. (decided) */
export interface CampaignPageChoice {
  pageId: string
  name: string
}

/** What guests are asked. (decided) */
export interface CampaignRequestChoice {
  requestId: string
  name: string
}

/** Somebody who gets letters of a campaign, and what stands in these for them. (decided) */
export interface LetterReader {
  /** Missing while a campaign has no audience. */
  contact?: Ref
  email?: string
  /** In which their letters are. */
  language: 'en' | 'de'
  firstName?: string
  product: string
  organization: string
  programs: string[]
}

export const letterReaderSchema = /* @__PURE__ */ z.object({
  contact: /* @__PURE__ */ z.optional(refSchema),
  email: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  language: /* @__PURE__ */ z.enum(['en', 'de']),
  firstName: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  product: /* @__PURE__ */ z.string(),
  organization: /* @__PURE__ */ z.string(),
  programs: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string()),
})

/** A mail server that asked to be written to later. (decided) */
export interface RestingDomain {
  domain: string
  until: string
}

export const restingDomainSchema = /* @__PURE__ */ z.object({
  domain: /* @__PURE__ */ z.string(),
  until: /* @__PURE__ */ z.string(),
})

/** How many came on a day for the first time. (decided) */
export interface CampaignDay {
  day: string
  visited: number
  started: number
}

export const campaignDaySchema = /* @__PURE__ */ z.object({
  day: /* @__PURE__ */ z.iso.date(),
  visited: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  started: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
})

export type ListCampaignsRows = WhichRows<'search' | 'filters', 'state' | 'programs' | 'owner' | 'createdAt'>

export type ListCampaignsRequest = ListRequest<ListCampaignsRows, 'createdAt' | 'name' | 'updatedAt'>

export type ListCampaignsResponse = ListResponse<ListCampaignsRow>

/** A page of rows: Campaign. POST rest/secure/service/campaigns/listCampaigns (spec §2) */
export const listCampaigns: Call<'listCampaigns', ListCampaignsRequest, ListCampaignsResponse> = {
  id: 'listCampaigns', feature: 'campaigns', method: 'POST', path: 'rest/secure/service/campaigns/listCampaigns', auth: 'bearer', body: 'envelope',
  access: [[16, 8, 8, 31]],
  background: false, idempotent: true, rows: 'customer',
  response: /* @__PURE__ */ listResponse(listCampaignsRowSchema),
}

export const addCampaignValues = /* @__PURE__ */ z.object({
  name: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(120), /* @__PURE__ */ z.regex(/* @__PURE__ */ new RegExp('\\S'))),
  goal: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(500))),
  startsOn: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.iso.date()),
  endsOn: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.iso.date()),
  replyTo: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.email().check(/* @__PURE__ */ z.maxLength(254))),
  sharePage: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))),
  consent: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['agreed', 'notRefused'])),
  lists: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(50))),
  contacts: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(500))),
  channels: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(50))),
  programs: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(20))),
  requests: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(50))),
})

export type AddCampaignRequest = {
  values: {
    name: string
    goal?: string
    startsOn?: string
    /** The last day. */
    endsOn?: string
    /** Where answers to its letters go. */
    replyTo?: string
    /** Where its letters lead, each by a link of its own. */
    sharePage?: string
    /** To whom of its audience its letters go: those who agreed, or all who did not refuse. */
    consent?: 'agreed' | 'notRefused'
    /** To whose contacts its letters go. */
    lists?: string[]
    contacts?: string[]
    /** In which its programs are posted. */
    channels?: string[]
    programs?: string[]
    /** What guests are asked for it. */
    requests?: string[]
  }
}

export type AddCampaignResponse = ListCampaignsRow

/** Adds a row: Campaign. POST rest/secure/service/campaigns/addCampaign (spec §2) */
export const addCampaign: WriteCall<'addCampaign', AddCampaignRequest, AddCampaignResponse> = {
  id: 'addCampaign', feature: 'campaigns', method: 'POST', path: 'rest/secure/service/campaigns/addCampaign', auth: 'bearer', body: 'envelope',
  access: [[16, 8, 8, 31]],
  background: false, idempotent: false, rows: 'customer',
  request: /* @__PURE__ */ z.object({ values: addCampaignValues }),
  response: listCampaignsRowSchema,
}

export type UpdateCampaignRequest = {
  campaignId: string
  rev: number
  values: {
    name?: string
    goal?: string | null
    startsOn?: string | null
    /** The last day. */
    endsOn?: string | null
    /** Where answers to its letters go. */
    replyTo?: string | null
    /** Where its letters lead, each by a link of its own. */
    sharePage?: string | null
    /** To whom of its audience its letters go: those who agreed, or all who did not refuse. */
    consent?: 'agreed' | 'notRefused'
    /** To whose contacts its letters go. */
    lists?: string[]
    contacts?: string[]
    /** In which its programs are posted. */
    channels?: string[]
    programs?: string[]
    /** What guests are asked for it. */
    requests?: string[]
  }
}

export type UpdateCampaignResponse = ListCampaignsRow

/** Changes a row: Campaign. POST rest/secure/service/campaigns/updateCampaign (spec §2) */
export const updateCampaign: WriteCall<'updateCampaign', UpdateCampaignRequest, UpdateCampaignResponse> = {
  id: 'updateCampaign', feature: 'campaigns', method: 'POST', path: 'rest/secure/service/campaigns/updateCampaign', auth: 'bearer', body: 'envelope',
  access: [[16, 8, 8, 31]],
  background: false, idempotent: false, rows: 'customer',
  request: /* @__PURE__ */ z.object({
    campaignId: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
    rev: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    values: /* @__PURE__ */ z.object({
      name: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(120), /* @__PURE__ */ z.regex(/* @__PURE__ */ new RegExp('\\S')))),
      goal: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(500)))),
      startsOn: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.iso.date())),
      endsOn: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.iso.date())),
      replyTo: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.email().check(/* @__PURE__ */ z.maxLength(254)))),
      sharePage: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)))),
      consent: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['agreed', 'notRefused'])),
      lists: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(50))),
      contacts: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(500))),
      channels: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(50))),
      programs: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(20))),
      requests: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(50))),
    }),
  }),
  response: listCampaignsRowSchema,
}

export type StartCampaignsRequest = ChangeRequest<ListCampaignsRows>

export type StartCampaignsResponse = ChangeResponse

/** On their first day, or at once: programs are posted, and planned letters go. POST rest/secure/service/campaigns/startCampaigns (decided) */
export const startCampaigns: Call<'startCampaigns', StartCampaignsRequest, StartCampaignsResponse> = {
  id: 'startCampaigns', feature: 'campaigns', method: 'POST', path: 'rest/secure/service/campaigns/startCampaigns', auth: 'bearer', body: 'envelope',
  access: [[16, 8, 8, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type WithdrawCampaignsRequest = ChangeRequest<ListCampaignsRows>

export type WithdrawCampaignsResponse = ChangeResponse

/** Back to a draft before they have begun. POST rest/secure/service/campaigns/withdrawCampaigns (decided) */
export const withdrawCampaigns: Call<'withdrawCampaigns', WithdrawCampaignsRequest, WithdrawCampaignsResponse> = {
  id: 'withdrawCampaigns', feature: 'campaigns', method: 'POST', path: 'rest/secure/service/campaigns/withdrawCampaigns', auth: 'bearer', body: 'envelope',
  access: [[16, 8, 8, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type PauseCampaignsRequest = ChangeRequest<ListCampaignsRows>

export type PauseCampaignsResponse = ChangeResponse

/** No letter leaves until they go on. POST rest/secure/service/campaigns/pauseCampaigns (decided) */
export const pauseCampaigns: Call<'pauseCampaigns', PauseCampaignsRequest, PauseCampaignsResponse> = {
  id: 'pauseCampaigns', feature: 'campaigns', method: 'POST', path: 'rest/secure/service/campaigns/pauseCampaigns', auth: 'bearer', body: 'envelope',
  access: [[16, 8, 8, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type ResumeCampaignsRequest = ChangeRequest<ListCampaignsRows>

export type ResumeCampaignsResponse = ChangeResponse

/** Does one thing with several rows: Campaign. POST rest/secure/service/campaigns/resumeCampaigns (decided) */
export const resumeCampaigns: Call<'resumeCampaigns', ResumeCampaignsRequest, ResumeCampaignsResponse> = {
  id: 'resumeCampaigns', feature: 'campaigns', method: 'POST', path: 'rest/secure/service/campaigns/resumeCampaigns', auth: 'bearer', body: 'envelope',
  access: [[16, 8, 8, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type CloseCampaignsRequest = ChangeRequest<ListCampaignsRows>

export type CloseCampaignsResponse = ChangeResponse

/** No letter leaves any more; results stay. POST rest/secure/service/campaigns/closeCampaigns (decided) */
export const closeCampaigns: Call<'closeCampaigns', CloseCampaignsRequest, CloseCampaignsResponse> = {
  id: 'closeCampaigns', feature: 'campaigns', method: 'POST', path: 'rest/secure/service/campaigns/closeCampaigns', auth: 'bearer', body: 'envelope',
  access: [[16, 8, 8, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type ArchiveCampaignsRequest = ChangeRequest<ListCampaignsRows>

export type ArchiveCampaignsResponse = ChangeResponse

/** Does one thing with several rows: Campaign. POST rest/secure/service/campaigns/archiveCampaigns (decided) */
export const archiveCampaigns: Call<'archiveCampaigns', ArchiveCampaignsRequest, ArchiveCampaignsResponse> = {
  id: 'archiveCampaigns', feature: 'campaigns', method: 'POST', path: 'rest/secure/service/campaigns/archiveCampaigns', auth: 'bearer', body: 'envelope',
  access: [[16, 8, 8, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type ListCampaignLettersRows = WhichRows<'search' | 'filters', 'campaign' | 'state' | 'segment' | 'createdAt'>

export type ListCampaignLettersRequest = ListRequest<ListCampaignLettersRows, 'createdAt' | 'subject' | 'sendAt'>

export type ListCampaignLettersResponse = ListResponse<ListCampaignLettersRow>

/** A page of rows: CampaignLetter. POST rest/secure/service/campaigns/listCampaignLetters (decided) */
export const listCampaignLetters: Call<'listCampaignLetters', ListCampaignLettersRequest, ListCampaignLettersResponse> = {
  id: 'listCampaignLetters', feature: 'campaigns', method: 'POST', path: 'rest/secure/service/campaigns/listCampaignLetters', auth: 'bearer', body: 'envelope',
  access: [[16, 8, 8, 31]],
  background: false, idempotent: true, rows: 'customer',
  response: /* @__PURE__ */ listResponse(listCampaignLettersRowSchema),
}

export const addCampaignLetterValues = /* @__PURE__ */ z.object({
  campaign: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
  segment: /* @__PURE__ */ z.enum(['everybody', 'notVisited', 'notStarted', 'notWatched', 'watched']),
  sendOn: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.iso.date()),
  sendTime: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(5))),
  doc: /* @__PURE__ */ z.optional(letterDocSchema),
})

export type AddCampaignLetterRequest = {
  values: {
    campaign: string
    /** Who of the audience gets it. */
    segment: 'everybody' | 'notVisited' | 'notStarted' | 'notWatched' | 'watched'
    sendOn?: string
    /** As 09:00, where the organisation is. */
    sendTime?: string
    doc?: LetterDoc
  }
}

export type AddCampaignLetterResponse = ListCampaignLettersRow

/** Adds a row: CampaignLetter. POST rest/secure/service/campaigns/addCampaignLetter (decided) */
export const addCampaignLetter: WriteCall<'addCampaignLetter', AddCampaignLetterRequest, AddCampaignLetterResponse> = {
  id: 'addCampaignLetter', feature: 'campaigns', method: 'POST', path: 'rest/secure/service/campaigns/addCampaignLetter', auth: 'bearer', body: 'envelope',
  access: [[16, 8, 8, 31]],
  background: false, idempotent: false, rows: 'customer',
  request: /* @__PURE__ */ z.object({ values: addCampaignLetterValues }),
  response: listCampaignLettersRowSchema,
}

export type UpdateCampaignLetterRequest = {
  letterId: string
  rev: number
  values: {
    /** Who of the audience gets it. */
    segment?: 'everybody' | 'notVisited' | 'notStarted' | 'notWatched' | 'watched'
    sendOn?: string | null
    /** As 09:00, where the organisation is. */
    sendTime?: string | null
    doc?: LetterDoc
  }
}

export type UpdateCampaignLetterResponse = ListCampaignLettersRow

/** Changes a row: CampaignLetter. POST rest/secure/service/campaigns/updateCampaignLetter (decided) */
export const updateCampaignLetter: WriteCall<'updateCampaignLetter', UpdateCampaignLetterRequest, UpdateCampaignLetterResponse> = {
  id: 'updateCampaignLetter', feature: 'campaigns', method: 'POST', path: 'rest/secure/service/campaigns/updateCampaignLetter', auth: 'bearer', body: 'envelope',
  access: [[16, 8, 8, 31]],
  background: false, idempotent: false, rows: 'customer',
  request: /* @__PURE__ */ z.object({
    letterId: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
    rev: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    values: /* @__PURE__ */ z.object({
      segment: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['everybody', 'notVisited', 'notStarted', 'notWatched', 'watched'])),
      sendOn: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.iso.date())),
      sendTime: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(5)))),
      doc: /* @__PURE__ */ z.optional(letterDocSchema),
    }),
  }),
  response: listCampaignLettersRowSchema,
}

export type PlanCampaignLettersRequest = ChangeRequest<ListCampaignLettersRows>

export type PlanCampaignLettersResponse = ChangeResponse

/** They go at their time, while their campaign is live. POST rest/secure/service/campaigns/planCampaignLetters (decided) */
export const planCampaignLetters: Call<'planCampaignLetters', PlanCampaignLettersRequest, PlanCampaignLettersResponse> = {
  id: 'planCampaignLetters', feature: 'campaigns', method: 'POST', path: 'rest/secure/service/campaigns/planCampaignLetters', auth: 'bearer', body: 'envelope',
  access: [[16, 8, 8, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type SendCampaignLettersRequest = ChangeRequest<ListCampaignLettersRows>

export type SendCampaignLettersResponse = ChangeResponse

/** Drafts go at once, or as soon as their campaign is live. POST rest/secure/service/campaigns/sendCampaignLetters (decided) */
export const sendCampaignLetters: Call<'sendCampaignLetters', SendCampaignLettersRequest, SendCampaignLettersResponse> = {
  id: 'sendCampaignLetters', feature: 'campaigns', method: 'POST', path: 'rest/secure/service/campaigns/sendCampaignLetters', auth: 'bearer', body: 'envelope',
  access: [[16, 8, 8, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type UnplanCampaignLettersRequest = ChangeRequest<ListCampaignLettersRows>

export type UnplanCampaignLettersResponse = ChangeResponse

/** Back to a draft before they have gone. POST rest/secure/service/campaigns/unplanCampaignLetters (decided) */
export const unplanCampaignLetters: Call<'unplanCampaignLetters', UnplanCampaignLettersRequest, UnplanCampaignLettersResponse> = {
  id: 'unplanCampaignLetters', feature: 'campaigns', method: 'POST', path: 'rest/secure/service/campaigns/unplanCampaignLetters', auth: 'bearer', body: 'envelope',
  access: [[16, 8, 8, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type TestCampaignLettersRequest = ChangeRequest<ListCampaignLettersRows>

export type TestCampaignLettersResponse = ChangeResponse

/** Sends them to whoever asks. POST rest/secure/service/campaigns/testCampaignLetters (decided) */
export const testCampaignLetters: Call<'testCampaignLetters', TestCampaignLettersRequest, TestCampaignLettersResponse> = {
  id: 'testCampaignLetters', feature: 'campaigns', method: 'POST', path: 'rest/secure/service/campaigns/testCampaignLetters', auth: 'bearer', body: 'envelope',
  access: [[16, 8, 8, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type ResumeCampaignLettersRequest = ChangeRequest<ListCampaignLettersRows>

export type ResumeCampaignLettersResponse = ChangeResponse

/** Go on although many came back. POST rest/secure/service/campaigns/resumeCampaignLetters (decided) */
export const resumeCampaignLetters: Call<'resumeCampaignLetters', ResumeCampaignLettersRequest, ResumeCampaignLettersResponse> = {
  id: 'resumeCampaignLetters', feature: 'campaigns', method: 'POST', path: 'rest/secure/service/campaigns/resumeCampaignLetters', auth: 'bearer', body: 'envelope',
  access: [[16, 8, 8, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type ResendUnsureLettersRequest = ChangeRequest<ListCampaignLettersRows>

export type ResendUnsureLettersResponse = ChangeResponse

/** Sends again what may have been sent already, but nobody knows. POST rest/secure/service/campaigns/resendUnsureLetters (decided) */
export const resendUnsureLetters: Call<'resendUnsureLetters', ResendUnsureLettersRequest, ResendUnsureLettersResponse> = {
  id: 'resendUnsureLetters', feature: 'campaigns', method: 'POST', path: 'rest/secure/service/campaigns/resendUnsureLetters', auth: 'bearer', body: 'envelope',
  access: [[16, 8, 8, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type RemoveCampaignLettersRequest = ChangeRequest<ListCampaignLettersRows>

export type RemoveCampaignLettersResponse = ChangeResponse

/** Deletes drafts. POST rest/secure/service/campaigns/removeCampaignLetters (decided) */
export const removeCampaignLetters: Call<'removeCampaignLetters', RemoveCampaignLettersRequest, RemoveCampaignLettersResponse> = {
  id: 'removeCampaignLetters', feature: 'campaigns', method: 'POST', path: 'rest/secure/service/campaigns/removeCampaignLetters', auth: 'bearer', body: 'envelope',
  access: [[16, 8, 8, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type ListCampaignPeopleRows = WhichRows<'search' | 'filters', 'campaign' | 'letter' | 'state' | 'isFirst' | 'hasVisited' | 'hasStarted' | 'hasWatched' | 'hasReplied' | 'hasStopped'>

export type ListCampaignPeopleRequest = ListRequest<ListCampaignPeopleRows, 'sentAt' | 'visitedAt'>

export type ListCampaignPeopleResponse = ListResponse<ListCampaignPeopleRow>

/** A page of rows: CampaignPerson. POST rest/secure/service/campaigns/listCampaignPeople (decided) */
export const listCampaignPeople: Call<'listCampaignPeople', ListCampaignPeopleRequest, ListCampaignPeopleResponse> = {
  id: 'listCampaignPeople', feature: 'campaigns', method: 'POST', path: 'rest/secure/service/campaigns/listCampaignPeople', auth: 'bearer', body: 'envelope',
  access: [[16, 8, 8, 31]],
  background: false, idempotent: true, rows: 'customer',
  response: /* @__PURE__ */ listResponse(listCampaignPeopleRowSchema),
}

export type ExportCampaignPeopleRequest = ExportRequest<ListCampaignPeopleRows, 'sentAt' | 'visitedAt', 'name' | 'email' | 'campaign' | 'letter' | 'state' | 'heldFor' | 'isFirst' | 'reached' | 'hasVisited' | 'hasStarted' | 'hasWatched' | 'hasReplied' | 'hasStopped' | 'sentAt' | 'visitedAt'>

export type ExportCampaignPeopleResponse = string

/** Rows as a table for other programs: CampaignPerson. POST rest/secure/service/campaigns/exportCampaignPeople (decided) */
export const exportCampaignPeople: Call<'exportCampaignPeople', ExportCampaignPeopleRequest, ExportCampaignPeopleResponse> = {
  id: 'exportCampaignPeople', feature: 'campaigns', method: 'POST', path: 'rest/secure/service/campaigns/exportCampaignPeople', auth: 'bearer', body: 'csv',
  access: [[16, 8, 8, 31]],
  background: false, idempotent: true, rows: 'customer', transaction: 'own',
  response: /* @__PURE__ */ z.string(),
}

export type ListCampaignPagesRows = WhichRows<'search', never>

export type ListCampaignPagesRequest = ListRequest<ListCampaignPagesRows, 'name'>

export type ListCampaignPagesResponse = ListResponse<ListCampaignPagesRow>

/** Share pages to which letters may lead. POST rest/secure/service/campaigns/listCampaignPages (decided) */
export const listCampaignPages: Call<'listCampaignPages', ListCampaignPagesRequest, ListCampaignPagesResponse> = {
  id: 'listCampaignPages', feature: 'campaigns', method: 'POST', path: 'rest/secure/service/campaigns/listCampaignPages', auth: 'bearer', body: 'envelope',
  access: [[16, 8, 8, 31]],
  background: false, idempotent: true, rows: 'customer',
  response: /* @__PURE__ */ listResponse(listCampaignPagesRowSchema),
}

export type ListCampaignRequestsRows = WhichRows<'search', never>

export type ListCampaignRequestsRequest = ListRequest<ListCampaignRequestsRows, 'name'>

export type ListCampaignRequestsResponse = ListResponse<ListCampaignRequestsRow>

/** Crowd requests that a campaign may name. POST rest/secure/service/campaigns/listCampaignRequests (decided) */
export const listCampaignRequests: Call<'listCampaignRequests', ListCampaignRequestsRequest, ListCampaignRequestsResponse> = {
  id: 'listCampaignRequests', feature: 'campaigns', method: 'POST', path: 'rest/secure/service/campaigns/listCampaignRequests', auth: 'bearer', body: 'envelope',
  access: [[16, 8, 8, 31]],
  background: false, idempotent: true, rows: 'customer',
  response: /* @__PURE__ */ listResponse(listCampaignRequestsRowSchema),
}

export type GetLetterReaderRequest = {
  campaignId: string
  contactId?: string
}

export type GetLetterReaderResponse = LetterReader

/** As whom letters of a campaign are shown: a contact, or the first of its audience. POST rest/secure/service/campaign/getLetterReader (decided) */
export const getLetterReader: Call<'getLetterReader', GetLetterReaderRequest, GetLetterReaderResponse> = {
  id: 'getLetterReader', feature: 'campaigns', method: 'POST', path: 'rest/secure/service/campaign/getLetterReader', auth: 'bearer', body: 'envelope',
  access: [[16, 8, 8, 31]],
  background: true, idempotent: true, rows: 'customer',
  response: letterReaderSchema,
}

export type GetCampaignResultsRequest = {
  campaignId: string
}

export type GetCampaignResultsResponse = {
  /** To whom a letter to everybody would go now, also those who are held back. */
  audience: number
  /** Of these, those to whom nothing is sent. */
  audienceHeld: number
  /** Of these in turn, those who have not agreed. */
  audienceUndecided: number
  /** People to whom a letter goes or went; nobody who is held back. */
  recipients: number
  /** People to whom a letter went; so on with all that follow. */
  sent: number
  visited: number
  started: number
  watched: number
  replied: number
  /** Addresses that are held back. */
  held: number
  heldBounced: number
  heldStopped: number
  unsure: number
  /** Otherwise letters wait: no mail server is set up. */
  sendsMail: boolean
  /** Also of letters that come back later. */
  hearsBounces: boolean
  /** Mail servers that hold letters back. */
  resting: RestingDomain[]
  days: CampaignDay[]
}

/** What came of a campaign so far. POST rest/secure/service/campaign/getCampaignResults (decided) */
export const getCampaignResults: Call<'getCampaignResults', GetCampaignResultsRequest, GetCampaignResultsResponse> = {
  id: 'getCampaignResults', feature: 'campaigns', method: 'POST', path: 'rest/secure/service/campaign/getCampaignResults', auth: 'bearer', body: 'envelope',
  access: [[16, 8, 8, 31]],
  background: true, idempotent: true, rows: 'customer',
  response: /* @__PURE__ */ z.object({
    audience: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    audienceHeld: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    audienceUndecided: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    recipients: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    sent: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    visited: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    started: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    watched: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    replied: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    held: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    heldBounced: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    heldStopped: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    unsure: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    sendsMail: /* @__PURE__ */ z.boolean(),
    hearsBounces: /* @__PURE__ */ z.boolean(),
    resting: /* @__PURE__ */ z.array(restingDomainSchema).check(/* @__PURE__ */ z.maxLength(20)),
    days: /* @__PURE__ */ z.array(campaignDaySchema).check(/* @__PURE__ */ z.maxLength(60)),
  }),
}
