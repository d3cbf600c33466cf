// Generated from manifest/features/channels.yaml by npm run codegen. Edit the manifest, not this file.

import * as z from 'zod/mini'
import type { Call, WriteCall } from '../call'
import { listResponse, changeResponse, type WhichRows, type ListRow, type ListRequest, type ListResponse, type ChangeRequest, type ChangeResponse } from '../forms'
import { type Ref, refSchema } from './screens'

/** What programs are sent to, and people follow. (decided) */
export interface ListChannelsRow extends Channel, ListRow<'edit' | 'editOwners' | 'archive' | 'reopen' | 'letIn' | 'pin'> {}

export const listChannelsRowSchema = /* @__PURE__ */ z.object({
  channelId: /* @__PURE__ */ z.string(),
  name: /* @__PURE__ */ z.string(),
  description: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  pictureUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  access: /* @__PURE__ */ z.enum(['open', 'request', 'secret']),
  posting: /* @__PURE__ */ z.enum(['owners', 'creators', 'members']),
  owners: /* @__PURE__ */ z.array(refSchema),
  autoRoles: /* @__PURE__ */ z.array(/* @__PURE__ */ z.enum(['cc', 'viewer', 'admin', 'cm'])),
  backfill: /* @__PURE__ */ z.enum(['none', '30days', 'all']),
  mail: /* @__PURE__ */ z.enum(['off', 'instant', 'daily']),
  hasComments: /* @__PURE__ */ z.boolean(),
  defaultExpiryDays: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int()),
  chatChannelId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  subscribers: /* @__PURE__ */ z.int(),
  asked: /* @__PURE__ */ z.int(),
  programs: /* @__PURE__ */ z.int(),
  lastPostAt: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  joining: /* @__PURE__ */ z.enum(['none', 'running']),
  joiningPercent: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int()),
  state: /* @__PURE__ */ z.enum(['active', 'archived']),
  createdAt: /* @__PURE__ */ z.string(),
  updatedAt: /* @__PURE__ */ z.string(),
  may: /* @__PURE__ */ z.array(/* @__PURE__ */ z.enum(['edit', 'editOwners', 'archive', 'reopen', 'letIn', 'pin'])),
  rev: /* @__PURE__ */ z.int(),
  changed: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
    by: /* @__PURE__ */ z.optional(refSchema),
    at: /* @__PURE__ */ z.string(),
  })),
})

/** How somebody and a channel stand to each other. (decided) */
export type ChannelStanding = 'none' | 'requested' | 'active' | 'left' | 'denied'

export const channelStandingSchema = /* @__PURE__ */ z.enum(['none', 'requested', 'active', 'left', 'denied'])

/** A channel as whoever looks for one sees it. (decided) */
export interface DiscoverChannelsRow extends ChannelCard, ListRow<'subscribe' | 'ask' | 'withdraw' | 'leave'> {}

export const discoverChannelsRowSchema = /* @__PURE__ */ z.object({
  channelId: /* @__PURE__ */ z.string(),
  name: /* @__PURE__ */ z.string(),
  description: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  pictureUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  access: /* @__PURE__ */ z.enum(['open', 'request', 'secret']),
  standing: channelStandingSchema,
  isFollowed: /* @__PURE__ */ z.boolean(),
  isByRole: /* @__PURE__ */ z.boolean(),
  subscribers: /* @__PURE__ */ z.int(),
  programs: /* @__PURE__ */ z.int(),
  lately: /* @__PURE__ */ z.int(),
  lastPostAt: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  posters: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string()),
  may: /* @__PURE__ */ z.array(/* @__PURE__ */ z.enum(['subscribe', 'ask', 'withdraw', 'leave'])),
  rev: /* @__PURE__ */ z.int(),
  changed: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
    by: /* @__PURE__ */ z.optional(refSchema),
    at: /* @__PURE__ */ z.string(),
  })),
})

/** A channel to which somebody may send programs. (decided) */
export interface ListChannelChoicesRow extends ChannelChoice, ListRow<string> {}

export const listChannelChoicesRowSchema = /* @__PURE__ */ z.object({
  channelId: /* @__PURE__ */ z.string(),
  name: /* @__PURE__ */ z.string(),
  subscribers: /* @__PURE__ */ z.int(),
  may: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string()),
  rev: /* @__PURE__ */ z.int(),
  changed: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
    by: /* @__PURE__ */ z.optional(refSchema),
    at: /* @__PURE__ */ z.string(),
  })),
})

/** What programs are sent to, and people follow. (spec §6) */
export interface Channel {
  channelId: string
  /** No two of a customer have the same. */
  name: string
  description?: string
  pictureUrl?: string
  /** open: whoever wants follows it; request: owners let people in; secret: nobody else knows of it. */
  access: 'open' | 'request' | 'secret'
  /** Who sends programs to it besides its owners; members: of an open channel everybody, of others whoever follows it. */
  posting: 'owners' | 'creators' | 'members'
  owners: Ref[]
  /** Whoever has one of them follows it by themselves. */
  autoRoles: ('cc' | 'viewer' | 'admin' | 'cm')[]
  /** Which of the earlier posts come to those who follow it later. */
  backfill: 'none' | '30days' | 'all'
  /** instant: a letter ten minutes after each post to those who have not watched it; daily: one each morning about what is left to watch. */
  mail: 'off' | 'instant' | 'daily'
  /** Whether people talk about what is posted. */
  hasComments: boolean
  /** So many days after it came a post is taken back by itself. */
  defaultExpiryDays?: number
  /** Its channel in the team chat; what is linked there by this id leads here. */
  chatChannelId?: string
  subscribers: number
  /** How many wait to be let in. */
  asked: number
  /** Those on air that were sent to it. */
  programs: number
  lastPostAt?: string
  /** running: those whom a rule lets in are being added. */
  joining: 'none' | 'running'
  joiningPercent?: number
  state: 'active' | 'archived'
  createdAt: string
  updatedAt: string
}

/** A channel as whoever looks for one sees it. (decided) */
export interface ChannelCard {
  channelId: string
  name: string
  description?: string
  pictureUrl?: string
  access: 'open' | 'request' | 'secret'
  standing: ChannelStanding
  isFollowed: boolean
  /** They follow it because of what they are. */
  isByRole: boolean
  subscribers: number
  programs: number
  /** How many programs were sent to it in the last twelve weeks. */
  lately: number
  lastPostAt?: string
  /** Pictures of the latest programs. */
  posters: string[]
}

/** The team chat in which posts are told. Its address is a key, and never told. (decided) */
export interface ChatHook {
  kind: 'slack' | 'teams' | 'discord'
  host: string
  /** When a message last arrived there. */
  toldAt?: string
  /** Why the latest one did not. */
  fault?: 'gone' | 'refused' | 'unreachable'
}

export const chatHookSchema = /* @__PURE__ */ z.object({
  kind: /* @__PURE__ */ z.enum(['slack', 'teams', 'discord']),
  host: /* @__PURE__ */ z.string(),
  toldAt: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  fault: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['gone', 'refused', 'unreachable'])),
})

/** The team chat of a channel, where it has one. (decided) */
export interface ChatHookReply {
  hook?: ChatHook
}

export const chatHookReplySchema = /* @__PURE__ */ z.object({
  hook: /* @__PURE__ */ z.optional(chatHookSchema),
})

/** A channel to which somebody may send programs. (decided) */
export interface ChannelChoice {
  channelId: string
  name: string
  subscribers: number
}

/** A channel as everybody sees it who may. (decided) */
export interface ChannelPage {
  channelId: string
  name: string
  description?: string
  pictureUrl?: string
  access: 'open' | 'request' | 'secret'
  state: 'active' | 'archived'
  owners: Ref[]
  subscribers: number
  programs: number
  standing: ChannelStanding
  isByRole: boolean
  isOwner: boolean
  /** Whether letters about its posts come to whoever asks; missing: it writes them none. */
  letters?: 'wanted' | 'stopped'
  may: ('watch' | 'edit' | 'post' | 'pin' | 'subscribe' | 'ask' | 'withdraw' | 'leave')[]
}

export const channelPageSchema = /* @__PURE__ */ z.object({
  channelId: /* @__PURE__ */ z.string(),
  name: /* @__PURE__ */ z.string(),
  description: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  pictureUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  access: /* @__PURE__ */ z.enum(['open', 'request', 'secret']),
  state: /* @__PURE__ */ z.enum(['active', 'archived']),
  owners: /* @__PURE__ */ z.array(refSchema),
  subscribers: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  programs: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  standing: channelStandingSchema,
  isByRole: /* @__PURE__ */ z.boolean(),
  isOwner: /* @__PURE__ */ z.boolean(),
  letters: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['wanted', 'stopped'])),
  may: /* @__PURE__ */ z.array(/* @__PURE__ */ z.enum(['watch', 'edit', 'post', 'pin', 'subscribe', 'ask', 'withdraw', 'leave'])),
})

/** A program that was sent to a channel. (decided) */
export interface ChannelPost {
  deliveryId: string
  program: Ref
  posterUrl?: string
  durationMs: number
  deliveredAt: string
  /** Those who follow the channel do not see it yet. */
  isScheduled: boolean
  required: boolean
  dueAt?: string
  isPinned: boolean
  postedBy?: Ref
  mayTakeBack: boolean
}

export const channelPostSchema = /* @__PURE__ */ z.object({
  deliveryId: /* @__PURE__ */ z.string(),
  program: refSchema,
  posterUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  durationMs: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  deliveredAt: /* @__PURE__ */ z.string(),
  isScheduled: /* @__PURE__ */ z.boolean(),
  required: /* @__PURE__ */ z.boolean(),
  dueAt: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  isPinned: /* @__PURE__ */ z.boolean(),
  postedBy: /* @__PURE__ */ z.optional(refSchema),
  mayTakeBack: /* @__PURE__ */ z.boolean(),
})

/** Somebody who follows a channel, or asks to. (decided) */
export interface Subscriber {
  person: Ref
  roles: ('cc' | 'viewer' | 'admin' | 'cm')[]
  /** By themselves, by their role, or added by somebody. */
  source: 'self' | 'auto' | 'admin'
  isOwner: boolean
  askedAt: string
  joinedAt?: string
}

export const subscriberSchema = /* @__PURE__ */ z.object({
  person: refSchema,
  roles: /* @__PURE__ */ z.array(/* @__PURE__ */ z.enum(['cc', 'viewer', 'admin', 'cm'])),
  source: /* @__PURE__ */ z.enum(['self', 'auto', 'admin']),
  isOwner: /* @__PURE__ */ z.boolean(),
  askedAt: /* @__PURE__ */ z.string(),
  joinedAt: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
})

/** A program that was sent to a channel or to one person. (decided) */
export interface Delivery {
  deliveryId: string
  channel?: Ref
  person?: Ref
  deliveredAt: string
  isScheduled: boolean
  required: boolean
  dueAt?: string
  dueDays?: number
  /** Then it is taken back by itself. */
  expiresAt?: string
  sentBy?: Ref
  mayTakeBack: boolean
}

export const deliverySchema = /* @__PURE__ */ z.object({
  deliveryId: /* @__PURE__ */ z.string(),
  channel: /* @__PURE__ */ z.optional(refSchema),
  person: /* @__PURE__ */ z.optional(refSchema),
  deliveredAt: /* @__PURE__ */ z.string(),
  isScheduled: /* @__PURE__ */ z.boolean(),
  required: /* @__PURE__ */ z.boolean(),
  dueAt: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  dueDays: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
  expiresAt: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  sentBy: /* @__PURE__ */ z.optional(refSchema),
  mayTakeBack: /* @__PURE__ */ z.boolean(),
})

/** How somebody and a channel stand to each other now. (decided) */
export interface StandingReply {
  channelId: string
  standing: ChannelStanding
}

export const standingReplySchema = /* @__PURE__ */ z.object({
  channelId: /* @__PURE__ */ z.string(),
  standing: channelStandingSchema,
})

/** For whom something has changed, and who follows as many channels as one can. (decided) */
export interface PeopleChanged {
  changed: string[]
  full: string[]
}

export const peopleChangedSchema = /* @__PURE__ */ z.object({
  changed: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string()),
  full: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string()),
})

/** Where a program was sent. (decided) */
export interface DeliveriesReply {
  deliveries: Delivery[]
}

export const deliveriesReplySchema = /* @__PURE__ */ z.object({
  deliveries: /* @__PURE__ */ z.array(deliverySchema),
})

export type ListChannelsRows = WhichRows<'search' | 'filters', 'state' | 'access' | 'posting' | 'owners' | 'createdAt'>

export type ListChannelsRequest = ListRequest<ListChannelsRows, 'name' | 'subscribers' | 'programs' | 'lastPostAt' | 'createdAt'>

export type ListChannelsResponse = ListResponse<ListChannelsRow>

/** The channels that somebody looks after: campaign managers all, others those they own. POST rest/secure/service/channels/listChannels (spec §6) */
export const listChannels: Call<'listChannels', ListChannelsRequest, ListChannelsResponse> = {
  id: 'listChannels', feature: 'channels', method: 'POST', path: 'rest/secure/service/channels/listChannels', auth: 'bearer', body: 'envelope',
  access: [[30, 0, 0, 31]],
  background: false, idempotent: true, rows: { cm: 'customer' },
  response: /* @__PURE__ */ listResponse(listChannelsRowSchema),
}

export const addChannelValues = /* @__PURE__ */ z.object({
  name: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(80)),
  description: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(500))),
  pictureUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
  access: /* @__PURE__ */ z.enum(['open', 'request', 'secret']),
  posting: /* @__PURE__ */ z.enum(['owners', 'creators', 'members']),
  owners: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(20))),
  autoRoles: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.enum(['cc', 'viewer', 'admin', 'cm'])).check(/* @__PURE__ */ z.maxLength(4))),
  backfill: /* @__PURE__ */ z.enum(['none', '30days', 'all']),
  mail: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['off', 'instant', 'daily'])),
  hasComments: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
  defaultExpiryDays: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1), /* @__PURE__ */ z.lte(3650))),
  chatChannelId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
})

export type AddChannelRequest = {
  values: {
    /** No two of a customer have the same. */
    name: string
    description?: string
    pictureUrl?: string
    /** open: whoever wants follows it; request: owners let people in; secret: nobody else knows of it. */
    access: 'open' | 'request' | 'secret'
    /** Who sends programs to it besides its owners; members: of an open channel everybody, of others whoever follows it. */
    posting: 'owners' | 'creators' | 'members'
    owners?: string[]
    /** Whoever has one of them follows it by themselves. */
    autoRoles?: ('cc' | 'viewer' | 'admin' | 'cm')[]
    /** Which of the earlier posts come to those who follow it later. */
    backfill: 'none' | '30days' | 'all'
    /** instant: a letter ten minutes after each post to those who have not watched it; daily: one each morning about what is left to watch. */
    mail?: 'off' | 'instant' | 'daily'
    /** Whether people talk about what is posted. */
    hasComments?: boolean
    /** So many days after it came a post is taken back by itself. */
    defaultExpiryDays?: number
    /** Its channel in the team chat; what is linked there by this id leads here. */
    chatChannelId?: string
  }
}

export type AddChannelResponse = ListChannelsRow

/** Adds a row: Channel. POST rest/secure/service/channels/addChannel (spec §6) */
export const addChannel: WriteCall<'addChannel', AddChannelRequest, AddChannelResponse> = {
  id: 'addChannel', feature: 'channels', method: 'POST', path: 'rest/secure/service/channels/addChannel', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  request: /* @__PURE__ */ z.object({ values: addChannelValues }),
  response: listChannelsRowSchema,
}

export type UpdateChannelRequest = {
  channelId: string
  rev: number
  values: {
    /** No two of a customer have the same. */
    name?: string
    description?: string | null
    pictureUrl?: string | null
    /** open: whoever wants follows it; request: owners let people in; secret: nobody else knows of it. */
    access?: 'open' | 'request' | 'secret'
    /** Who sends programs to it besides its owners; members: of an open channel everybody, of others whoever follows it. */
    posting?: 'owners' | 'creators' | 'members'
    owners?: string[]
    /** Whoever has one of them follows it by themselves. */
    autoRoles?: ('cc' | 'viewer' | 'admin' | 'cm')[]
    /** Which of the earlier posts come to those who follow it later. */
    backfill?: 'none' | '30days' | 'all'
    /** instant: a letter ten minutes after each post to those who have not watched it; daily: one each morning about what is left to watch. */
    mail?: 'off' | 'instant' | 'daily'
    /** Whether people talk about what is posted. */
    hasComments?: boolean
    /** So many days after it came a post is taken back by itself. */
    defaultExpiryDays?: number | null
    /** Its channel in the team chat; what is linked there by this id leads here. */
    chatChannelId?: string | null
  }
}

export type UpdateChannelResponse = ListChannelsRow

/** Changes a row: Channel. POST rest/secure/service/channels/updateChannel (spec §6) */
export const updateChannel: WriteCall<'updateChannel', UpdateChannelRequest, UpdateChannelResponse> = {
  id: 'updateChannel', feature: 'channels', method: 'POST', path: 'rest/secure/service/channels/updateChannel', auth: 'bearer', body: 'envelope',
  access: [[30, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer' },
  request: /* @__PURE__ */ z.object({
    channelId: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
    rev: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    values: /* @__PURE__ */ z.object({
      name: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(80))),
      description: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(500)))),
      pictureUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200)))),
      access: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['open', 'request', 'secret'])),
      posting: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['owners', 'creators', 'members'])),
      owners: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(20))),
      autoRoles: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.enum(['cc', 'viewer', 'admin', 'cm'])).check(/* @__PURE__ */ z.maxLength(4))),
      backfill: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['none', '30days', 'all'])),
      mail: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['off', 'instant', 'daily'])),
      hasComments: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
      defaultExpiryDays: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1), /* @__PURE__ */ z.lte(3650)))),
      chatChannelId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200)))),
    }),
  }),
  response: listChannelsRowSchema,
}

export type ArchiveChannelsRequest = ChangeRequest<ListChannelsRows>

export type ArchiveChannelsResponse = ChangeResponse

/** Nothing more is sent to them; what was sent is there to watch. POST rest/secure/service/channels/archiveChannels (decided) */
export const archiveChannels: Call<'archiveChannels', ArchiveChannelsRequest, ArchiveChannelsResponse> = {
  id: 'archiveChannels', feature: 'channels', method: 'POST', path: 'rest/secure/service/channels/archiveChannels', auth: 'bearer', body: 'envelope',
  access: [[30, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer' },
  response: changeResponse,
}

export type ReopenChannelsRequest = ChangeRequest<ListChannelsRows>

export type ReopenChannelsResponse = ChangeResponse

/** Does one thing with several rows: Channel. POST rest/secure/service/channels/reopenChannels (decided) */
export const reopenChannels: Call<'reopenChannels', ReopenChannelsRequest, ReopenChannelsResponse> = {
  id: 'reopenChannels', feature: 'channels', method: 'POST', path: 'rest/secure/service/channels/reopenChannels', auth: 'bearer', body: 'envelope',
  access: [[30, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer' },
  response: changeResponse,
}

export type DiscoverChannelsRows = WhichRows<'search' | 'filters', 'isFollowed'>

export type DiscoverChannelsRequest = ListRequest<DiscoverChannelsRows, 'subscribers' | 'name' | 'lastPostAt'>

export type DiscoverChannelsResponse = ListResponse<DiscoverChannelsRow>

/** The channels that somebody may follow, with how they stand to each. Nobody finds secret ones here. POST rest/secure/service/channels/discoverChannels (spec §2) */
export const discoverChannels: Call<'discoverChannels', DiscoverChannelsRequest, DiscoverChannelsResponse> = {
  id: 'discoverChannels', feature: 'channels', method: 'POST', path: 'rest/secure/service/channels/discoverChannels', auth: 'bearer', body: 'envelope',
  access: [[30, 0, 0, 31]],
  background: false, idempotent: true,
  response: /* @__PURE__ */ listResponse(discoverChannelsRowSchema),
}

export type ListChannelChoicesRows = WhichRows<'search', never>

export type ListChannelChoicesRequest = ListRequest<ListChannelChoicesRows, 'name'>

export type ListChannelChoicesResponse = ListResponse<ListChannelChoicesRow>

/** The channels to which somebody may send programs. POST rest/secure/service/channels/listChannelChoices (decided) */
export const listChannelChoices: Call<'listChannelChoices', ListChannelChoicesRequest, ListChannelChoicesResponse> = {
  id: 'listChannelChoices', feature: 'channels', method: 'POST', path: 'rest/secure/service/channels/listChannelChoices', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: true,
  response: /* @__PURE__ */ listResponse(listChannelChoicesRowSchema),
}

export type GetChannelRequest = {
  id: string
}

export type GetChannelResponse = ChannelPage

/** A channel by our id or by its id in the team chat. POST rest/secure/service/channels/getChannel (spec §2) */
export const getChannel: Call<'getChannel', GetChannelRequest, GetChannelResponse> = {
  id: 'getChannel', feature: 'channels', method: 'POST', path: 'rest/secure/service/channels/getChannel', auth: 'bearer', body: 'envelope',
  access: [[30, 0, 0, 31]],
  background: false, idempotent: true,
  response: channelPageSchema,
}

export type GetChatHookRequest = {
  channelId: string
}

export type GetChatHookResponse = ChatHookReply

/** The team chat of a channel, for whoever looks after it. POST rest/secure/service/channels/getChatHook (decided) */
export const getChatHook: Call<'getChatHook', GetChatHookRequest, GetChatHookResponse> = {
  id: 'getChatHook', feature: 'channels', method: 'POST', path: 'rest/secure/service/channels/getChatHook', auth: 'bearer', body: 'envelope',
  access: [[30, 0, 0, 31]],
  background: false, idempotent: true,
  response: chatHookReplySchema,
}

export type SaveChatHookRequest = {
  channelId: string
  kind: 'slack' | 'teams' | 'discord'
  url: string
}

export type SaveChatHookResponse = ChatHookReply

/** From now on posts are told at this address of a team chat. POST rest/secure/service/channels/saveChatHook (decided) */
export const saveChatHook: Call<'saveChatHook', SaveChatHookRequest, SaveChatHookResponse> = {
  id: 'saveChatHook', feature: 'channels', method: 'POST', path: 'rest/secure/service/channels/saveChatHook', auth: 'bearer', body: 'envelope',
  access: [[30, 0, 0, 31]],
  background: false, idempotent: false,
  response: chatHookReplySchema,
}

export type RemoveChatHookRequest = {
  channelId: string
}

export type RemoveChatHookResponse = ChatHookReply

/** Posts are told in no team chat any more. POST rest/secure/service/channels/removeChatHook (decided) */
export const removeChatHook: Call<'removeChatHook', RemoveChatHookRequest, RemoveChatHookResponse> = {
  id: 'removeChatHook', feature: 'channels', method: 'POST', path: 'rest/secure/service/channels/removeChatHook', auth: 'bearer', body: 'envelope',
  access: [[30, 0, 0, 31]],
  background: false, idempotent: true,
  response: chatHookReplySchema,
}

export type TestChatHookRequest = {
  channelId: string
}

export type TestChatHookResponse = ChatHookReply

/** Sends a message to the team chat, and says what came of it. POST rest/secure/service/channels/testChatHook (decided) */
export const testChatHook: Call<'testChatHook', TestChatHookRequest, TestChatHookResponse> = {
  id: 'testChatHook', feature: 'channels', method: 'POST', path: 'rest/secure/service/channels/testChatHook', auth: 'bearer', body: 'envelope',
  access: [[30, 0, 0, 31]],
  background: false, idempotent: false, transaction: 'own',
  response: chatHookReplySchema,
}

export type SubscribeRequest = {
  channelId: string
}

export type SubscribeResponse = StandingReply

/** Follows a channel, or asks to be let in. POST rest/secure/service/channels/subscribe (decided) */
export const subscribe: Call<'subscribe', SubscribeRequest, SubscribeResponse> = {
  id: 'subscribe', feature: 'channels', method: 'POST', path: 'rest/secure/service/channels/subscribe', auth: 'bearer', body: 'envelope',
  access: [[30, 0, 0, 31]],
  background: false, idempotent: false,
  response: standingReplySchema,
}

export type ChooseChannelLettersRequest = {
  channelId: string
  wanted: boolean
}

export type ChooseChannelLettersResponse = Record<string, never>

/** Stops letters about the posts of a channel that somebody follows, or has them again. POST rest/secure/service/channels/chooseChannelLetters (decided) */
export const chooseChannelLetters: Call<'chooseChannelLetters', ChooseChannelLettersRequest, ChooseChannelLettersResponse> = {
  id: 'chooseChannelLetters', feature: 'channels', method: 'POST', path: 'rest/secure/service/channels/chooseChannelLetters', auth: 'bearer', body: 'envelope',
  access: [[30, 0, 0, 31]],
  background: false, idempotent: false,
  response: /* @__PURE__ */ z.object({}),
}

export type LeaveRequest = {
  channelId: string
  /** Who owns it from now on. */
  handOverTo?: string
}

export type LeaveResponse = StandingReply

/** Follows a channel no more, or asks no more to be let in. Whoever owns it gives that up too, and names somebody else where they are the only one. POST rest/secure/service/channels/leave (decided) */
export const leave: Call<'leave', LeaveRequest, LeaveResponse> = {
  id: 'leave', feature: 'channels', method: 'POST', path: 'rest/secure/service/channels/leave', auth: 'bearer', body: 'envelope',
  access: [[30, 0, 0, 31]],
  background: false, idempotent: false,
  response: standingReplySchema,
}

export type ListSubscribersRequest = {
  channelId: string
  state: 'active' | 'requested'
  search?: string
  /** Those after this person. */
  after?: string
  limit?: number
}

export type ListSubscribersResponse = {
  people: Subscriber[]
  total: number
  /** There are more. */
  next?: string
}

/** Who follows a channel, or waits to be let in, by name. POST rest/secure/service/channels/listSubscribers (decided) */
export const listSubscribers: Call<'listSubscribers', ListSubscribersRequest, ListSubscribersResponse> = {
  id: 'listSubscribers', feature: 'channels', method: 'POST', path: 'rest/secure/service/channels/listSubscribers', auth: 'bearer', body: 'envelope',
  access: [[30, 0, 0, 31]],
  background: false, idempotent: true, rows: { cm: 'customer' },
  response: /* @__PURE__ */ z.object({
    people: /* @__PURE__ */ z.array(subscriberSchema),
    total: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    next: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  }),
}

export type DecideRequestsRequest = {
  channelId: string
  userIds: string[]
  /** wait: they wait again, as they did before. */
  decision: 'letIn' | 'decline' | 'wait'
}

export type DecideRequestsResponse = PeopleChanged

/** Lets people into a channel who have asked, or declines. Whoever has been answered meanwhile stays as they are. POST rest/secure/service/channels/decideRequests (decided) */
export const decideRequests: Call<'decideRequests', DecideRequestsRequest, DecideRequestsResponse> = {
  id: 'decideRequests', feature: 'channels', method: 'POST', path: 'rest/secure/service/channels/decideRequests', auth: 'bearer', body: 'envelope',
  access: [[30, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer' },
  response: peopleChangedSchema,
}

export type AddSubscribersRequest = {
  channelId: string
  userIds: string[]
  asBefore?: boolean
}

export type AddSubscribersResponse = PeopleChanged

/** Adds people to a channel. With asBefore those who were removed are again what they were. POST rest/secure/service/channels/addSubscribers (decided) */
export const addSubscribers: Call<'addSubscribers', AddSubscribersRequest, AddSubscribersResponse> = {
  id: 'addSubscribers', feature: 'channels', method: 'POST', path: 'rest/secure/service/channels/addSubscribers', auth: 'bearer', body: 'envelope',
  access: [[30, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer' }, bodyLimit: { bytes: 400000, keys: 20 },
  response: peopleChangedSchema,
}

export type RemoveSubscribersRequest = {
  channelId: string
  userIds: string[]
}

export type RemoveSubscribersResponse = PeopleChanged

/** Takes people out of a channel. Whoever owns it stays its owner. POST rest/secure/service/channels/removeSubscribers (decided) */
export const removeSubscribers: Call<'removeSubscribers', RemoveSubscribersRequest, RemoveSubscribersResponse> = {
  id: 'removeSubscribers', feature: 'channels', method: 'POST', path: 'rest/secure/service/channels/removeSubscribers', auth: 'bearer', body: 'envelope',
  access: [[30, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer' }, bodyLimit: { bytes: 400000, keys: 20 },
  response: peopleChangedSchema,
}

export type ListPostsRequest = {
  channelId: string
  /** Those after this delivery. */
  after?: string
  limit?: number
}

export type ListPostsResponse = {
  posts: ChannelPost[]
  /** There are more. */
  next?: string
}

/** What was sent to a channel, the pinned ones first, then the latest. POST rest/secure/service/channels/listPosts (decided) */
export const listPosts: Call<'listPosts', ListPostsRequest, ListPostsResponse> = {
  id: 'listPosts', feature: 'channels', method: 'POST', path: 'rest/secure/service/channels/listPosts', auth: 'bearer', body: 'envelope',
  access: [[30, 0, 0, 31]],
  background: false, idempotent: true,
  response: /* @__PURE__ */ z.object({
    posts: /* @__PURE__ */ z.array(channelPostSchema),
    next: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  }),
}

export type PinPostRequest = {
  deliveryId: string
  isPinned: boolean
}

export type PinPostResponse = {
  deliveryId: string
  isPinned: boolean
}

/** Keeps a post before all others, or no more; at most five in a channel. POST rest/secure/service/channels/pinPost (decided) */
export const pinPost: Call<'pinPost', PinPostRequest, PinPostResponse> = {
  id: 'pinPost', feature: 'channels', method: 'POST', path: 'rest/secure/service/channels/pinPost', auth: 'bearer', body: 'envelope',
  access: [[30, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer' },
  response: /* @__PURE__ */ z.object({
    deliveryId: /* @__PURE__ */ z.string(),
    isPinned: /* @__PURE__ */ z.boolean(),
  }),
}

export type DeliverProgramRequest = {
  programId: string
  channelIds: string[]
  userIds: string[]
  /** People have to watch it. */
  required: boolean
  /** Until then, where it is required. */
  dueAt?: string
  /** So many days after joining, for those who come later. */
  dueDays?: number
  /** Not before; at once unless said. */
  deliverAt?: string
  /** Also whoever has watched an earlier version. */
  viewAgain?: boolean
}

export type DeliverProgramResponse = DeliveriesReply

/** Sends a program that is on air to channels and people; all of them, or nothing. What was sent there already stays one delivery. POST rest/secure/service/channels/deliverProgram (decided) */
export const deliverProgram: Call<'deliverProgram', DeliverProgramRequest, DeliverProgramResponse> = {
  id: 'deliverProgram', feature: 'channels', method: 'POST', path: 'rest/secure/service/channels/deliverProgram', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'own' }, bodyLimit: { bytes: 100000, keys: 40 },
  response: deliveriesReplySchema,
}

export type ListDeliveriesRequest = {
  programId: string
}

export type ListDeliveriesResponse = DeliveriesReply

/** Where a program was sent, the latest first. POST rest/secure/service/channels/listDeliveries (decided) */
export const listDeliveries: Call<'listDeliveries', ListDeliveriesRequest, ListDeliveriesResponse> = {
  id: 'listDeliveries', feature: 'channels', method: 'POST', path: 'rest/secure/service/channels/listDeliveries', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: true, rows: { cm: 'customer', cc: 'own' },
  response: deliveriesReplySchema,
}

export type RecallDeliveryRequest = {
  deliveryId: string
  isRecalled: boolean
}

export type RecallDeliveryResponse = {
  deliveryId: string
  isRecalled: boolean
}

/** Takes back what was sent, or sends it again as it was. POST rest/secure/service/channels/recallDelivery (decided) */
export const recallDelivery: Call<'recallDelivery', RecallDeliveryRequest, RecallDeliveryResponse> = {
  id: 'recallDelivery', feature: 'channels', method: 'POST', path: 'rest/secure/service/channels/recallDelivery', auth: 'bearer', body: 'envelope',
  access: [[30, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer' },
  response: /* @__PURE__ */ z.object({
    deliveryId: /* @__PURE__ */ z.string(),
    isRecalled: /* @__PURE__ */ z.boolean(),
  }),
}
