// Generated from manifest/features/campaigns.yaml by npm run codegen. Edit the manifest, not this file.

import * as z from 'zod/mini'
import type { Call } from '../call'
import { letterDocSchema, type LetterDoc } from './mail'
import { refSchema, type Ref } from './screens'

/** A dated plan that brings programs to contacts and channels (reach.md 5). (decided) */
export interface ListCampaignsRow {
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
  may: ('edit' | 'aim' | 'start' | 'withdraw' | 'pause' | 'resume' | 'close' | 'archive' | 'write')[]
  rev: number
  changed?: {
    by?: Ref
    at: string
  }
}

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
export interface ListCampaignLettersRow {
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
  /** All to whom it goes, also those who are held back; of a planned one those it would go to now. */
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
  may: ('edit' | 'test' | 'plan' | 'unplan' | 'resume' | 'resend' | 'remove')[]
  rev: number
  changed?: {
    by?: Ref
    at: string
  }
}

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
  may: /* @__PURE__ */ z.array(/* @__PURE__ */ z.enum(['edit', 'test', 'plan', 'unplan', 'resume', 'resend', 'remove'])),
  rev: /* @__PURE__ */ z.int(),
  changed: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
    by: /* @__PURE__ */ z.optional(refSchema),
    at: /* @__PURE__ */ z.string(),
  })),
})

/** One letter to one person, and what they did then. (decided) */
export interface ListCampaignPeopleRow {
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
  may: string[]
  rev: number
  changed?: {
    by?: Ref
    at: string
  }
}

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
export interface ListCampaignPagesRow {
  pageId: string
  name: string
  may: string[]
  rev: number
  changed?: {
    by?: Ref
    at: string
  }
}

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
export interface ListCampaignRequestsRow {
  requestId: string
  name: string
  may: string[]
  rev: number
  changed?: {
    by?: Ref
    at: string
  }
}

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

export const campaignSchema = /* @__PURE__ */ z.object({
  campaignId: /* @__PURE__ */ z.string(),
  name: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(120), /* @__PURE__ */ z.regex(/* @__PURE__ */ new RegExp('\\S'))),
  goal: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(500))),
  consent: /* @__PURE__ */ z.enum(['agreed', 'notRefused']),
  state: /* @__PURE__ */ z.enum(['draft', 'scheduled', 'live', 'paused', 'closed', 'archived']),
  startsOn: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.iso.date()),
  endsOn: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.iso.date()),
  replyTo: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.email().check(/* @__PURE__ */ z.maxLength(254))),
  sharePage: /* @__PURE__ */ z.optional(refSchema),
  programs: /* @__PURE__ */ z.array(refSchema).check(/* @__PURE__ */ z.maxLength(20)),
  lists: /* @__PURE__ */ z.array(refSchema).check(/* @__PURE__ */ z.maxLength(50)),
  contacts: /* @__PURE__ */ z.array(refSchema).check(/* @__PURE__ */ z.maxLength(500)),
  channels: /* @__PURE__ */ z.array(refSchema).check(/* @__PURE__ */ z.maxLength(50)),
  requests: /* @__PURE__ */ z.array(refSchema).check(/* @__PURE__ */ z.maxLength(50)),
  letters: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  daysLeft: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0))),
  owner: refSchema,
  createdAt: /* @__PURE__ */ z.string(),
  updatedAt: /* @__PURE__ */ z.string(),
})

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
  /** All to whom it goes, also those who are held back; of a planned one those it would go to now. */
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

export const campaignLetterSchema = /* @__PURE__ */ z.object({
  letterId: /* @__PURE__ */ z.string(),
  campaign: refSchema,
  subject: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(150), /* @__PURE__ */ z.regex(/* @__PURE__ */ new RegExp('\\S'))),
  doc: letterDocSchema,
  segment: /* @__PURE__ */ z.enum(['everybody', 'notVisited', 'notStarted', 'notWatched', 'watched']),
  sendOn: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.iso.date()),
  sendTime: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(5))),
  sendAt: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  state: /* @__PURE__ */ z.enum(['draft', 'planned', 'waiting', 'sending', 'paused', 'stopped', 'sent']),
  people: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  sent: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  visited: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  bounced: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  unsubscribed: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  unsure: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  createdAt: /* @__PURE__ */ z.string(),
  updatedAt: /* @__PURE__ */ z.string(),
})

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

export const campaignPersonSchema = /* @__PURE__ */ z.object({
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
})

/** A share page that is open. (decided) */
export interface CampaignPageChoice {
  pageId: string
  name: string
}

export const campaignPageChoiceSchema = /* @__PURE__ */ z.object({
  pageId: /* @__PURE__ */ z.string(),
  name: /* @__PURE__ */ z.string(),
})

/** What guests are asked. (decided) */
export interface CampaignRequestChoice {
  requestId: string
  name: string
}

export const campaignRequestChoiceSchema = /* @__PURE__ */ z.object({
  requestId: /* @__PURE__ */ z.string(),
  name: /* @__PURE__ */ z.string(),
})

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

export type ListCampaignsRequest = {
  search?: string
  filters?: {
    field: 'state' | 'programs' | 'owner' | 'createdAt'
    op: 'is' | 'has' | 'from' | 'to' | 'none'
    value?: string
  }[]
  sort?: {
    field: 'createdAt' | 'name' | 'updatedAt'
    desc: boolean
  }
  after?: string
  limit?: number
  ids?: string[]
  values?: 'state' | 'programs' | 'owner' | 'createdAt'
  counts?: {
    id: string
    filters: {
      field: 'state' | 'programs' | 'owner' | 'createdAt'
      op: 'is' | 'has' | 'from' | 'to' | 'none'
      value?: string
    }[]
  }[]
  exact?: boolean
}

export type ListCampaignsResponse = {
  rows: ListCampaignsRow[]
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

/** A page of rows: Campaign. POST rest/secure/service/campaigns/listCampaigns (spec §2) */
export const listCampaigns: Call<'listCampaigns', ListCampaignsRequest, ListCampaignsResponse> = {
  id: 'listCampaigns', feature: 'campaigns', method: 'POST', path: 'rest/secure/service/campaigns/listCampaigns', auth: 'bearer', body: 'envelope',
  access: [[16, 8, 8, 31]],
  background: false, idempotent: true, rows: 'customer',
  request: /* @__PURE__ */ z.object({
    search: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
    filters: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
      field: /* @__PURE__ */ z.enum(['state', 'programs', 'owner', 'createdAt']),
      op: /* @__PURE__ */ z.enum(['is', 'has', 'from', 'to', 'none']),
      value: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
    })).check(/* @__PURE__ */ z.maxLength(40))),
    sort: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
      field: /* @__PURE__ */ z.enum(['createdAt', 'name', 'updatedAt']),
      desc: /* @__PURE__ */ z.boolean(),
    })),
    after: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(4000))),
    limit: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1), /* @__PURE__ */ z.lte(200))),
    ids: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200))),
    values: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['state', 'programs', 'owner', 'createdAt'])),
    counts: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
      id: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
      filters: /* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
        field: /* @__PURE__ */ z.enum(['state', 'programs', 'owner', 'createdAt']),
        op: /* @__PURE__ */ z.enum(['is', 'has', 'from', 'to', 'none']),
        value: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
      })).check(/* @__PURE__ */ z.maxLength(40)),
    })).check(/* @__PURE__ */ z.maxLength(12))),
    exact: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
  }),
  response: /* @__PURE__ */ z.object({
    rows: /* @__PURE__ */ z.array(listCampaignsRowSchema),
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
export const addCampaign: Call<'addCampaign', AddCampaignRequest, AddCampaignResponse> = {
  id: 'addCampaign', feature: 'campaigns', method: 'POST', path: 'rest/secure/service/campaigns/addCampaign', auth: 'bearer', body: 'envelope',
  access: [[16, 8, 8, 31]],
  background: false, idempotent: false, rows: 'customer',
  request: /* @__PURE__ */ z.object({
    values: /* @__PURE__ */ z.object({
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
    }),
  }),
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
export const updateCampaign: Call<'updateCampaign', UpdateCampaignRequest, UpdateCampaignResponse> = {
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

export type StartCampaignsRequest = {
  selection: {
    ids: string[]
  } | {
    all: {
      search?: string
      filters?: {
        field: 'state' | 'programs' | 'owner' | 'createdAt'
        op: 'is' | 'has' | 'from' | 'to' | 'none'
        value?: string
      }[]
    }
    except: string[]
    expected: number
  }
}

export type StartCampaignsResponse = {
  changed: string[]
  refused: {
    id: string
    code: string
    params?: Record<string, string>
  }[]
}

/** On their first day, or at once: programs are posted, and planned letters go. POST rest/secure/service/campaigns/startCampaigns (decided) */
export const startCampaigns: Call<'startCampaigns', StartCampaignsRequest, StartCampaignsResponse> = {
  id: 'startCampaigns', feature: 'campaigns', method: 'POST', path: 'rest/secure/service/campaigns/startCampaigns', auth: 'bearer', body: 'envelope',
  access: [[16, 8, 8, 31]],
  background: false, idempotent: false, rows: 'customer',
  request: /* @__PURE__ */ z.object({
    selection: /* @__PURE__ */ z.union([/* @__PURE__ */ z.object({
      ids: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200)),
    }), /* @__PURE__ */ z.object({
      all: /* @__PURE__ */ z.object({
        search: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
        filters: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
          field: /* @__PURE__ */ z.enum(['state', 'programs', 'owner', 'createdAt']),
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

export type WithdrawCampaignsRequest = {
  selection: {
    ids: string[]
  } | {
    all: {
      search?: string
      filters?: {
        field: 'state' | 'programs' | 'owner' | 'createdAt'
        op: 'is' | 'has' | 'from' | 'to' | 'none'
        value?: string
      }[]
    }
    except: string[]
    expected: number
  }
}

export type WithdrawCampaignsResponse = {
  changed: string[]
  refused: {
    id: string
    code: string
    params?: Record<string, string>
  }[]
}

/** Back to a draft before they have begun. POST rest/secure/service/campaigns/withdrawCampaigns (decided) */
export const withdrawCampaigns: Call<'withdrawCampaigns', WithdrawCampaignsRequest, WithdrawCampaignsResponse> = {
  id: 'withdrawCampaigns', feature: 'campaigns', method: 'POST', path: 'rest/secure/service/campaigns/withdrawCampaigns', auth: 'bearer', body: 'envelope',
  access: [[16, 8, 8, 31]],
  background: false, idempotent: false, rows: 'customer',
  request: /* @__PURE__ */ z.object({
    selection: /* @__PURE__ */ z.union([/* @__PURE__ */ z.object({
      ids: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200)),
    }), /* @__PURE__ */ z.object({
      all: /* @__PURE__ */ z.object({
        search: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
        filters: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
          field: /* @__PURE__ */ z.enum(['state', 'programs', 'owner', 'createdAt']),
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

export type PauseCampaignsRequest = {
  selection: {
    ids: string[]
  } | {
    all: {
      search?: string
      filters?: {
        field: 'state' | 'programs' | 'owner' | 'createdAt'
        op: 'is' | 'has' | 'from' | 'to' | 'none'
        value?: string
      }[]
    }
    except: string[]
    expected: number
  }
}

export type PauseCampaignsResponse = {
  changed: string[]
  refused: {
    id: string
    code: string
    params?: Record<string, string>
  }[]
}

/** No letter leaves until they go on. POST rest/secure/service/campaigns/pauseCampaigns (decided) */
export const pauseCampaigns: Call<'pauseCampaigns', PauseCampaignsRequest, PauseCampaignsResponse> = {
  id: 'pauseCampaigns', feature: 'campaigns', method: 'POST', path: 'rest/secure/service/campaigns/pauseCampaigns', auth: 'bearer', body: 'envelope',
  access: [[16, 8, 8, 31]],
  background: false, idempotent: false, rows: 'customer',
  request: /* @__PURE__ */ z.object({
    selection: /* @__PURE__ */ z.union([/* @__PURE__ */ z.object({
      ids: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200)),
    }), /* @__PURE__ */ z.object({
      all: /* @__PURE__ */ z.object({
        search: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
        filters: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
          field: /* @__PURE__ */ z.enum(['state', 'programs', 'owner', 'createdAt']),
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

export type ResumeCampaignsRequest = {
  selection: {
    ids: string[]
  } | {
    all: {
      search?: string
      filters?: {
        field: 'state' | 'programs' | 'owner' | 'createdAt'
        op: 'is' | 'has' | 'from' | 'to' | 'none'
        value?: string
      }[]
    }
    except: string[]
    expected: number
  }
}

export type ResumeCampaignsResponse = {
  changed: string[]
  refused: {
    id: string
    code: string
    params?: Record<string, string>
  }[]
}

/** Does one thing with several rows: Campaign. POST rest/secure/service/campaigns/resumeCampaigns (decided) */
export const resumeCampaigns: Call<'resumeCampaigns', ResumeCampaignsRequest, ResumeCampaignsResponse> = {
  id: 'resumeCampaigns', feature: 'campaigns', method: 'POST', path: 'rest/secure/service/campaigns/resumeCampaigns', auth: 'bearer', body: 'envelope',
  access: [[16, 8, 8, 31]],
  background: false, idempotent: false, rows: 'customer',
  request: /* @__PURE__ */ z.object({
    selection: /* @__PURE__ */ z.union([/* @__PURE__ */ z.object({
      ids: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200)),
    }), /* @__PURE__ */ z.object({
      all: /* @__PURE__ */ z.object({
        search: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
        filters: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
          field: /* @__PURE__ */ z.enum(['state', 'programs', 'owner', 'createdAt']),
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

export type CloseCampaignsRequest = {
  selection: {
    ids: string[]
  } | {
    all: {
      search?: string
      filters?: {
        field: 'state' | 'programs' | 'owner' | 'createdAt'
        op: 'is' | 'has' | 'from' | 'to' | 'none'
        value?: string
      }[]
    }
    except: string[]
    expected: number
  }
}

export type CloseCampaignsResponse = {
  changed: string[]
  refused: {
    id: string
    code: string
    params?: Record<string, string>
  }[]
}

/** No letter leaves any more; results stay. POST rest/secure/service/campaigns/closeCampaigns (decided) */
export const closeCampaigns: Call<'closeCampaigns', CloseCampaignsRequest, CloseCampaignsResponse> = {
  id: 'closeCampaigns', feature: 'campaigns', method: 'POST', path: 'rest/secure/service/campaigns/closeCampaigns', auth: 'bearer', body: 'envelope',
  access: [[16, 8, 8, 31]],
  background: false, idempotent: false, rows: 'customer',
  request: /* @__PURE__ */ z.object({
    selection: /* @__PURE__ */ z.union([/* @__PURE__ */ z.object({
      ids: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200)),
    }), /* @__PURE__ */ z.object({
      all: /* @__PURE__ */ z.object({
        search: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
        filters: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
          field: /* @__PURE__ */ z.enum(['state', 'programs', 'owner', 'createdAt']),
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

export type ArchiveCampaignsRequest = {
  selection: {
    ids: string[]
  } | {
    all: {
      search?: string
      filters?: {
        field: 'state' | 'programs' | 'owner' | 'createdAt'
        op: 'is' | 'has' | 'from' | 'to' | 'none'
        value?: string
      }[]
    }
    except: string[]
    expected: number
  }
}

export type ArchiveCampaignsResponse = {
  changed: string[]
  refused: {
    id: string
    code: string
    params?: Record<string, string>
  }[]
}

/** Does one thing with several rows: Campaign. POST rest/secure/service/campaigns/archiveCampaigns (decided) */
export const archiveCampaigns: Call<'archiveCampaigns', ArchiveCampaignsRequest, ArchiveCampaignsResponse> = {
  id: 'archiveCampaigns', feature: 'campaigns', method: 'POST', path: 'rest/secure/service/campaigns/archiveCampaigns', auth: 'bearer', body: 'envelope',
  access: [[16, 8, 8, 31]],
  background: false, idempotent: false, rows: 'customer',
  request: /* @__PURE__ */ z.object({
    selection: /* @__PURE__ */ z.union([/* @__PURE__ */ z.object({
      ids: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200)),
    }), /* @__PURE__ */ z.object({
      all: /* @__PURE__ */ z.object({
        search: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
        filters: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
          field: /* @__PURE__ */ z.enum(['state', 'programs', 'owner', 'createdAt']),
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

export type ListCampaignLettersRequest = {
  search?: string
  filters?: {
    field: 'campaign' | 'state' | 'segment' | 'createdAt'
    op: 'is' | 'has' | 'from' | 'to' | 'none'
    value?: string
  }[]
  sort?: {
    field: 'createdAt' | 'subject' | 'sendAt'
    desc: boolean
  }
  after?: string
  limit?: number
  ids?: string[]
  values?: 'campaign' | 'state' | 'segment' | 'createdAt'
  counts?: {
    id: string
    filters: {
      field: 'campaign' | 'state' | 'segment' | 'createdAt'
      op: 'is' | 'has' | 'from' | 'to' | 'none'
      value?: string
    }[]
  }[]
  exact?: boolean
}

export type ListCampaignLettersResponse = {
  rows: ListCampaignLettersRow[]
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

/** A page of rows: CampaignLetter. POST rest/secure/service/campaigns/listCampaignLetters (decided) */
export const listCampaignLetters: Call<'listCampaignLetters', ListCampaignLettersRequest, ListCampaignLettersResponse> = {
  id: 'listCampaignLetters', feature: 'campaigns', method: 'POST', path: 'rest/secure/service/campaigns/listCampaignLetters', auth: 'bearer', body: 'envelope',
  access: [[16, 8, 8, 31]],
  background: false, idempotent: true, rows: 'customer',
  request: /* @__PURE__ */ z.object({
    search: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
    filters: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
      field: /* @__PURE__ */ z.enum(['campaign', 'state', 'segment', 'createdAt']),
      op: /* @__PURE__ */ z.enum(['is', 'has', 'from', 'to', 'none']),
      value: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
    })).check(/* @__PURE__ */ z.maxLength(40))),
    sort: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
      field: /* @__PURE__ */ z.enum(['createdAt', 'subject', 'sendAt']),
      desc: /* @__PURE__ */ z.boolean(),
    })),
    after: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(4000))),
    limit: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1), /* @__PURE__ */ z.lte(200))),
    ids: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200))),
    values: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['campaign', 'state', 'segment', 'createdAt'])),
    counts: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
      id: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
      filters: /* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
        field: /* @__PURE__ */ z.enum(['campaign', 'state', 'segment', 'createdAt']),
        op: /* @__PURE__ */ z.enum(['is', 'has', 'from', 'to', 'none']),
        value: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
      })).check(/* @__PURE__ */ z.maxLength(40)),
    })).check(/* @__PURE__ */ z.maxLength(12))),
    exact: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
  }),
  response: /* @__PURE__ */ z.object({
    rows: /* @__PURE__ */ z.array(listCampaignLettersRowSchema),
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
export const addCampaignLetter: Call<'addCampaignLetter', AddCampaignLetterRequest, AddCampaignLetterResponse> = {
  id: 'addCampaignLetter', feature: 'campaigns', method: 'POST', path: 'rest/secure/service/campaigns/addCampaignLetter', auth: 'bearer', body: 'envelope',
  access: [[16, 8, 8, 31]],
  background: false, idempotent: false, rows: 'customer',
  request: /* @__PURE__ */ z.object({
    values: /* @__PURE__ */ z.object({
      campaign: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
      segment: /* @__PURE__ */ z.enum(['everybody', 'notVisited', 'notStarted', 'notWatched', 'watched']),
      sendOn: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.iso.date()),
      sendTime: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(5))),
      doc: /* @__PURE__ */ z.optional(letterDocSchema),
    }),
  }),
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
export const updateCampaignLetter: Call<'updateCampaignLetter', UpdateCampaignLetterRequest, UpdateCampaignLetterResponse> = {
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

export type PlanCampaignLettersRequest = {
  selection: {
    ids: string[]
  } | {
    all: {
      search?: string
      filters?: {
        field: 'campaign' | 'state' | 'segment' | 'createdAt'
        op: 'is' | 'has' | 'from' | 'to' | 'none'
        value?: string
      }[]
    }
    except: string[]
    expected: number
  }
}

export type PlanCampaignLettersResponse = {
  changed: string[]
  refused: {
    id: string
    code: string
    params?: Record<string, string>
  }[]
}

/** They go at their time, while their campaign is live. POST rest/secure/service/campaigns/planCampaignLetters (decided) */
export const planCampaignLetters: Call<'planCampaignLetters', PlanCampaignLettersRequest, PlanCampaignLettersResponse> = {
  id: 'planCampaignLetters', feature: 'campaigns', method: 'POST', path: 'rest/secure/service/campaigns/planCampaignLetters', auth: 'bearer', body: 'envelope',
  access: [[16, 8, 8, 31]],
  background: false, idempotent: false, rows: 'customer',
  request: /* @__PURE__ */ z.object({
    selection: /* @__PURE__ */ z.union([/* @__PURE__ */ z.object({
      ids: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200)),
    }), /* @__PURE__ */ z.object({
      all: /* @__PURE__ */ z.object({
        search: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
        filters: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
          field: /* @__PURE__ */ z.enum(['campaign', 'state', 'segment', 'createdAt']),
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

export type UnplanCampaignLettersRequest = {
  selection: {
    ids: string[]
  } | {
    all: {
      search?: string
      filters?: {
        field: 'campaign' | 'state' | 'segment' | 'createdAt'
        op: 'is' | 'has' | 'from' | 'to' | 'none'
        value?: string
      }[]
    }
    except: string[]
    expected: number
  }
}

export type UnplanCampaignLettersResponse = {
  changed: string[]
  refused: {
    id: string
    code: string
    params?: Record<string, string>
  }[]
}

/** Back to a draft before they have gone. POST rest/secure/service/campaigns/unplanCampaignLetters (decided) */
export const unplanCampaignLetters: Call<'unplanCampaignLetters', UnplanCampaignLettersRequest, UnplanCampaignLettersResponse> = {
  id: 'unplanCampaignLetters', feature: 'campaigns', method: 'POST', path: 'rest/secure/service/campaigns/unplanCampaignLetters', auth: 'bearer', body: 'envelope',
  access: [[16, 8, 8, 31]],
  background: false, idempotent: false, rows: 'customer',
  request: /* @__PURE__ */ z.object({
    selection: /* @__PURE__ */ z.union([/* @__PURE__ */ z.object({
      ids: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200)),
    }), /* @__PURE__ */ z.object({
      all: /* @__PURE__ */ z.object({
        search: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
        filters: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
          field: /* @__PURE__ */ z.enum(['campaign', 'state', 'segment', 'createdAt']),
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

export type TestCampaignLettersRequest = {
  selection: {
    ids: string[]
  } | {
    all: {
      search?: string
      filters?: {
        field: 'campaign' | 'state' | 'segment' | 'createdAt'
        op: 'is' | 'has' | 'from' | 'to' | 'none'
        value?: string
      }[]
    }
    except: string[]
    expected: number
  }
}

export type TestCampaignLettersResponse = {
  changed: string[]
  refused: {
    id: string
    code: string
    params?: Record<string, string>
  }[]
}

/** Sends them to whoever asks. POST rest/secure/service/campaigns/testCampaignLetters (decided) */
export const testCampaignLetters: Call<'testCampaignLetters', TestCampaignLettersRequest, TestCampaignLettersResponse> = {
  id: 'testCampaignLetters', feature: 'campaigns', method: 'POST', path: 'rest/secure/service/campaigns/testCampaignLetters', auth: 'bearer', body: 'envelope',
  access: [[16, 8, 8, 31]],
  background: false, idempotent: false, rows: 'customer',
  request: /* @__PURE__ */ z.object({
    selection: /* @__PURE__ */ z.union([/* @__PURE__ */ z.object({
      ids: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200)),
    }), /* @__PURE__ */ z.object({
      all: /* @__PURE__ */ z.object({
        search: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
        filters: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
          field: /* @__PURE__ */ z.enum(['campaign', 'state', 'segment', 'createdAt']),
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

export type ResumeCampaignLettersRequest = {
  selection: {
    ids: string[]
  } | {
    all: {
      search?: string
      filters?: {
        field: 'campaign' | 'state' | 'segment' | 'createdAt'
        op: 'is' | 'has' | 'from' | 'to' | 'none'
        value?: string
      }[]
    }
    except: string[]
    expected: number
  }
}

export type ResumeCampaignLettersResponse = {
  changed: string[]
  refused: {
    id: string
    code: string
    params?: Record<string, string>
  }[]
}

/** Go on although many came back. POST rest/secure/service/campaigns/resumeCampaignLetters (decided) */
export const resumeCampaignLetters: Call<'resumeCampaignLetters', ResumeCampaignLettersRequest, ResumeCampaignLettersResponse> = {
  id: 'resumeCampaignLetters', feature: 'campaigns', method: 'POST', path: 'rest/secure/service/campaigns/resumeCampaignLetters', auth: 'bearer', body: 'envelope',
  access: [[16, 8, 8, 31]],
  background: false, idempotent: false, rows: 'customer',
  request: /* @__PURE__ */ z.object({
    selection: /* @__PURE__ */ z.union([/* @__PURE__ */ z.object({
      ids: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200)),
    }), /* @__PURE__ */ z.object({
      all: /* @__PURE__ */ z.object({
        search: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
        filters: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
          field: /* @__PURE__ */ z.enum(['campaign', 'state', 'segment', 'createdAt']),
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

export type ResendUnsureLettersRequest = {
  selection: {
    ids: string[]
  } | {
    all: {
      search?: string
      filters?: {
        field: 'campaign' | 'state' | 'segment' | 'createdAt'
        op: 'is' | 'has' | 'from' | 'to' | 'none'
        value?: string
      }[]
    }
    except: string[]
    expected: number
  }
}

export type ResendUnsureLettersResponse = {
  changed: string[]
  refused: {
    id: string
    code: string
    params?: Record<string, string>
  }[]
}

/** Sends again what may have been sent already, but nobody knows. POST rest/secure/service/campaigns/resendUnsureLetters (decided) */
export const resendUnsureLetters: Call<'resendUnsureLetters', ResendUnsureLettersRequest, ResendUnsureLettersResponse> = {
  id: 'resendUnsureLetters', feature: 'campaigns', method: 'POST', path: 'rest/secure/service/campaigns/resendUnsureLetters', auth: 'bearer', body: 'envelope',
  access: [[16, 8, 8, 31]],
  background: false, idempotent: false, rows: 'customer',
  request: /* @__PURE__ */ z.object({
    selection: /* @__PURE__ */ z.union([/* @__PURE__ */ z.object({
      ids: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200)),
    }), /* @__PURE__ */ z.object({
      all: /* @__PURE__ */ z.object({
        search: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
        filters: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
          field: /* @__PURE__ */ z.enum(['campaign', 'state', 'segment', 'createdAt']),
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

export type RemoveCampaignLettersRequest = {
  selection: {
    ids: string[]
  } | {
    all: {
      search?: string
      filters?: {
        field: 'campaign' | 'state' | 'segment' | 'createdAt'
        op: 'is' | 'has' | 'from' | 'to' | 'none'
        value?: string
      }[]
    }
    except: string[]
    expected: number
  }
}

export type RemoveCampaignLettersResponse = {
  changed: string[]
  refused: {
    id: string
    code: string
    params?: Record<string, string>
  }[]
}

/** Deletes drafts. POST rest/secure/service/campaigns/removeCampaignLetters (decided) */
export const removeCampaignLetters: Call<'removeCampaignLetters', RemoveCampaignLettersRequest, RemoveCampaignLettersResponse> = {
  id: 'removeCampaignLetters', feature: 'campaigns', method: 'POST', path: 'rest/secure/service/campaigns/removeCampaignLetters', auth: 'bearer', body: 'envelope',
  access: [[16, 8, 8, 31]],
  background: false, idempotent: false, rows: 'customer',
  request: /* @__PURE__ */ z.object({
    selection: /* @__PURE__ */ z.union([/* @__PURE__ */ z.object({
      ids: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200)),
    }), /* @__PURE__ */ z.object({
      all: /* @__PURE__ */ z.object({
        search: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
        filters: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
          field: /* @__PURE__ */ z.enum(['campaign', 'state', 'segment', 'createdAt']),
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

export type ListCampaignPeopleRequest = {
  search?: string
  filters?: {
    field: 'campaign' | 'letter' | 'state' | 'isFirst' | 'hasVisited' | 'hasStarted' | 'hasWatched' | 'hasReplied' | 'hasStopped'
    op: 'is' | 'has' | 'from' | 'to' | 'none'
    value?: string
  }[]
  sort?: {
    field: 'sentAt' | 'visitedAt'
    desc: boolean
  }
  after?: string
  limit?: number
  ids?: string[]
  values?: 'campaign' | 'letter' | 'state' | 'isFirst' | 'hasVisited' | 'hasStarted' | 'hasWatched' | 'hasReplied' | 'hasStopped'
  counts?: {
    id: string
    filters: {
      field: 'campaign' | 'letter' | 'state' | 'isFirst' | 'hasVisited' | 'hasStarted' | 'hasWatched' | 'hasReplied' | 'hasStopped'
      op: 'is' | 'has' | 'from' | 'to' | 'none'
      value?: string
    }[]
  }[]
  exact?: boolean
}

export type ListCampaignPeopleResponse = {
  rows: ListCampaignPeopleRow[]
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

/** A page of rows: CampaignPerson. POST rest/secure/service/campaigns/listCampaignPeople (decided) */
export const listCampaignPeople: Call<'listCampaignPeople', ListCampaignPeopleRequest, ListCampaignPeopleResponse> = {
  id: 'listCampaignPeople', feature: 'campaigns', method: 'POST', path: 'rest/secure/service/campaigns/listCampaignPeople', auth: 'bearer', body: 'envelope',
  access: [[16, 8, 8, 31]],
  background: false, idempotent: true, rows: 'customer',
  request: /* @__PURE__ */ z.object({
    search: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
    filters: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
      field: /* @__PURE__ */ z.enum(['campaign', 'letter', 'state', 'isFirst', 'hasVisited', 'hasStarted', 'hasWatched', 'hasReplied', 'hasStopped']),
      op: /* @__PURE__ */ z.enum(['is', 'has', 'from', 'to', 'none']),
      value: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
    })).check(/* @__PURE__ */ z.maxLength(40))),
    sort: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
      field: /* @__PURE__ */ z.enum(['sentAt', 'visitedAt']),
      desc: /* @__PURE__ */ z.boolean(),
    })),
    after: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(4000))),
    limit: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1), /* @__PURE__ */ z.lte(200))),
    ids: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200))),
    values: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['campaign', 'letter', 'state', 'isFirst', 'hasVisited', 'hasStarted', 'hasWatched', 'hasReplied', 'hasStopped'])),
    counts: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
      id: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
      filters: /* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
        field: /* @__PURE__ */ z.enum(['campaign', 'letter', 'state', 'isFirst', 'hasVisited', 'hasStarted', 'hasWatched', 'hasReplied', 'hasStopped']),
        op: /* @__PURE__ */ z.enum(['is', 'has', 'from', 'to', 'none']),
        value: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
      })).check(/* @__PURE__ */ z.maxLength(40)),
    })).check(/* @__PURE__ */ z.maxLength(12))),
    exact: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
  }),
  response: /* @__PURE__ */ z.object({
    rows: /* @__PURE__ */ z.array(listCampaignPeopleRowSchema),
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

export type ExportCampaignPeopleRequest = {
  search?: string
  filters?: {
    field: 'campaign' | 'letter' | 'state' | 'isFirst' | 'hasVisited' | 'hasStarted' | 'hasWatched' | 'hasReplied' | 'hasStopped'
    op: 'is' | 'has' | 'from' | 'to' | 'none'
    value?: string
  }[]
  sort?: {
    field: 'sentAt' | 'visitedAt'
    desc: boolean
  }
  ids?: string[]
  columns: ('name' | 'email' | 'campaign' | 'letter' | 'state' | 'heldFor' | 'isFirst' | 'reached' | 'hasVisited' | 'hasStarted' | 'hasWatched' | 'hasReplied' | 'hasStopped' | 'sentAt' | 'visitedAt')[]
}

export type ExportCampaignPeopleResponse = string

/** Rows as a table for other programs: CampaignPerson. POST rest/secure/service/campaigns/exportCampaignPeople (decided) */
export const exportCampaignPeople: Call<'exportCampaignPeople', ExportCampaignPeopleRequest, ExportCampaignPeopleResponse> = {
  id: 'exportCampaignPeople', feature: 'campaigns', method: 'POST', path: 'rest/secure/service/campaigns/exportCampaignPeople', auth: 'bearer', body: 'csv',
  access: [[16, 8, 8, 31]],
  background: false, idempotent: true, rows: 'customer', transaction: 'own',
  request: /* @__PURE__ */ z.object({
    search: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
    filters: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
      field: /* @__PURE__ */ z.enum(['campaign', 'letter', 'state', 'isFirst', 'hasVisited', 'hasStarted', 'hasWatched', 'hasReplied', 'hasStopped']),
      op: /* @__PURE__ */ z.enum(['is', 'has', 'from', 'to', 'none']),
      value: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
    })).check(/* @__PURE__ */ z.maxLength(40))),
    sort: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
      field: /* @__PURE__ */ z.enum(['sentAt', 'visitedAt']),
      desc: /* @__PURE__ */ z.boolean(),
    })),
    ids: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200))),
    columns: /* @__PURE__ */ z.array(/* @__PURE__ */ z.enum(['name', 'email', 'campaign', 'letter', 'state', 'heldFor', 'isFirst', 'reached', 'hasVisited', 'hasStarted', 'hasWatched', 'hasReplied', 'hasStopped', 'sentAt', 'visitedAt'])).check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(200)),
  }),
  response: /* @__PURE__ */ z.string(),
}

export type ListCampaignPagesRequest = {
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

export type ListCampaignPagesResponse = {
  rows: ListCampaignPagesRow[]
  next?: string
  total?: number
  isFloor?: boolean
}

/** Share pages to which letters may lead. POST rest/secure/service/campaigns/listCampaignPages (decided) */
export const listCampaignPages: Call<'listCampaignPages', ListCampaignPagesRequest, ListCampaignPagesResponse> = {
  id: 'listCampaignPages', feature: 'campaigns', method: 'POST', path: 'rest/secure/service/campaigns/listCampaignPages', auth: 'bearer', body: 'envelope',
  access: [[16, 8, 8, 31]],
  background: false, idempotent: true, rows: 'customer',
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
    rows: /* @__PURE__ */ z.array(listCampaignPagesRowSchema),
    next: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
    total: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0))),
    isFloor: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
  }),
}

export type ListCampaignRequestsRequest = {
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

export type ListCampaignRequestsResponse = {
  rows: ListCampaignRequestsRow[]
  next?: string
  total?: number
  isFloor?: boolean
}

/** Crowd requests that a campaign may name. POST rest/secure/service/campaigns/listCampaignRequests (decided) */
export const listCampaignRequests: Call<'listCampaignRequests', ListCampaignRequestsRequest, ListCampaignRequestsResponse> = {
  id: 'listCampaignRequests', feature: 'campaigns', method: 'POST', path: 'rest/secure/service/campaigns/listCampaignRequests', auth: 'bearer', body: 'envelope',
  access: [[16, 8, 8, 31]],
  background: false, idempotent: true, rows: 'customer',
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
    rows: /* @__PURE__ */ z.array(listCampaignRequestsRowSchema),
    next: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
    total: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0))),
    isFloor: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
  }),
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
  request: /* @__PURE__ */ z.object({
    campaignId: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
    contactId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))),
  }),
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
  days: CampaignDay[]
}

/** What came of a campaign so far. POST rest/secure/service/campaign/getCampaignResults (decided) */
export const getCampaignResults: Call<'getCampaignResults', GetCampaignResultsRequest, GetCampaignResultsResponse> = {
  id: 'getCampaignResults', feature: 'campaigns', method: 'POST', path: 'rest/secure/service/campaign/getCampaignResults', auth: 'bearer', body: 'envelope',
  access: [[16, 8, 8, 31]],
  background: true, idempotent: true, rows: 'customer',
  request: /* @__PURE__ */ z.object({
    campaignId: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
  }),
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
    days: /* @__PURE__ */ z.array(campaignDaySchema).check(/* @__PURE__ */ z.maxLength(60)),
  }),
}
