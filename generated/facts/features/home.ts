// Generated from manifest/features/home.yaml by npm run codegen. Edit the manifest, not this file.

import * as z from 'zod/mini'
import type { Call } from '../call'
import { listResponse, changeResponse, type WhichRows, type ListRow, type ListRequest, type ListResponse, type ChangeRequest, type ChangeResponse } from '../forms'
import type { Recording } from './integrations'
import { type ProgramMedia, programMediaSchema, type FilmCaptions, filmCaptionsSchema } from './programs'
import { type GridColumn, gridColumnSchema, type Ref, refSchema } from './screens'

/** A program that was sent to somebody, to them alone or to a channel that they follow. (decided) */
export interface ListInboxRow extends InboxProgram, ListRow<'markViewed' | 'markNotViewed'> {}

export const listInboxRowSchema = /* @__PURE__ */ z.object({
  programId: /* @__PURE__ */ z.string(),
  title: /* @__PURE__ */ z.string(),
  description: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  posterUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  spriteUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  durationMs: /* @__PURE__ */ z.int(),
  deliveredAt: /* @__PURE__ */ z.string(),
  channels: /* @__PURE__ */ z.array(refSchema),
  isPosted: /* @__PURE__ */ z.boolean(),
  owner: refSchema,
  versionNo: /* @__PURE__ */ z.int(),
  state: /* @__PURE__ */ z.enum(['new', 'started', 'viewed']),
  isRequired: /* @__PURE__ */ z.boolean(),
  dueAt: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  turn: /* @__PURE__ */ z.number(),
  percent: /* @__PURE__ */ z.int(),
  completedAt: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  languages: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string()),
  may: /* @__PURE__ */ z.array(/* @__PURE__ */ z.enum(['markViewed', 'markNotViewed'])),
  rev: /* @__PURE__ */ z.int(),
  changed: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
    by: /* @__PURE__ */ z.optional(refSchema),
    at: /* @__PURE__ */ z.string(),
  })),
})

/** One remembered condition of a grid. (spec §3) */
export interface SearchFilter {
  field: string
  op: string
  value: string | number | boolean | null
}

export const searchFilterSchema = /* @__PURE__ */ z.object({
  field: /* @__PURE__ */ z.string(),
  op: /* @__PURE__ */ z.string(),
  value: /* @__PURE__ */ z.nullable(/* @__PURE__ */ z.union([/* @__PURE__ */ z.string(), /* @__PURE__ */ z.number(), /* @__PURE__ */ z.boolean()])),
})

/** Filters and columns of one grid; a missing list is empty. (spec §3) */
export interface GridFilters {
  filterList: SearchFilter[]
  gridColumns: GridColumn[]
}

export const gridFiltersSchema = /* @__PURE__ */ z.object({
  filterList: /* @__PURE__ */ z.array(searchFilterSchema),
  gridColumns: /* @__PURE__ */ z.array(gridColumnSchema),
})

/** The counts beside the menu. (spec §3) */
export interface MenuCounts {
  inboxNewCount: number
  inboxLibraryCount: number
  inboxWatchedCount: number
  /** Of what came through channels, as much as is left to watch. */
  inboxChannelsCount: number
  clipsToRecordCount: number
  /** Recording tasks that wait for the person's decision. */
  takesToReviewCount: number
  /** The sum of the tabs of Recording Tasks: to record, to review and to deliver. */
  recordingTasksCount: number
  crowdSourceRT: number
  programsForApprovalCount: number
  assetReqToRecordCount: number
  deliverablesCount: number
  toDeliverCount: number
  newBioProgramsCount: number
  /** Orders that are open at those who edit. */
  openOrdersCount: number
  unreadNotifications: number
  searchFilters: {
    files: GridFilters
    footage: GridFilters
  }
  /** Another one says that the flags, or what roles close, have changed: then getOrganizationAccess has news. */
  access?: string
}

export const menuCountsSchema = /* @__PURE__ */ z.object({
  inboxNewCount: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  inboxLibraryCount: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  inboxWatchedCount: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  inboxChannelsCount: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  clipsToRecordCount: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  takesToReviewCount: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  recordingTasksCount: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  crowdSourceRT: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  programsForApprovalCount: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  assetReqToRecordCount: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  deliverablesCount: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  toDeliverCount: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  newBioProgramsCount: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  openOrdersCount: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  unreadNotifications: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  searchFilters: /* @__PURE__ */ z.object({
    files: gridFiltersSchema,
    footage: gridFiltersSchema,
  }),
  access: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
})

/** A program that was sent to somebody, to them alone or to a channel that they follow. (spec §2) */
export interface InboxProgram {
  programId: string
  title: string
  description?: string
  posterUrl?: string
  /** A hundred small pictures of it. */
  spriteUrl?: string
  durationMs: number
  deliveredAt: string
  /** Through which it came. */
  channels: Ref[]
  /** It came through a channel. */
  isPosted: boolean
  owner: Ref
  /** Of what is on air. */
  versionNo: number
  state: 'new' | 'started' | 'viewed'
  /** Its viewers have to watch it. */
  isRequired: boolean
  dueAt?: string
  /** Where it stands in what is left to watch: required ones by their day, then the newest. */
  turn: number
  /** How much of it was watched. */
  percent: number
  completedAt?: string
  /** Of its captions. */
  languages: string[]
}

/** A channel that somebody follows. (spec §2) */
export interface InboxChannel {
  channel: Ref
  /** How many of the programs that came through it are left to watch. */
  notViewed: number
}

export const inboxChannelSchema = /* @__PURE__ */ z.object({
  channel: refSchema,
  notViewed: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
})

/** A part of a program that has a name. (decided) */
export interface Chapter {
  fromMs: number
  title: string
}

export const chapterSchema = /* @__PURE__ */ z.object({
  fromMs: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  title: /* @__PURE__ */ z.string(),
})

/** How many of those to whom a program was sent have viewed it. (decided) */
export interface Viewers {
  viewed: number
  sentTo: number
  /** How many have to watch it, and have not. */
  toRemind: number
}

export const viewersSchema = /* @__PURE__ */ z.object({
  viewed: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  sentTo: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  toRemind: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
})

/** What is on air of a program, for whoever watches it. (decided) */
export interface Watch {
  programId: string
  title: string
  description?: string
  owner: Ref
  /** Through which it came. */
  channels: Ref[]
  /** Missing where it was not sent to this person. */
  deliveredAt?: string
  isRequired: boolean
  dueAt?: string
  state: 'new' | 'started' | 'viewed'
  percent: number
  completedAt?: string
  versionNo: number
  publishedAt?: string
  durationMs: number
  /** Where its outro begins. */
  bodyEndMs: number
  /** Missing while it is not there yet. */
  film?: ProgramMedia
  languages: string[]
  captions: FilmCaptions[]
  chapters: Chapter[]
  positionMs: number
  /** From second to second, half open. */
  watched: number[][]
  likes: number
  isLiked: boolean
  /** It may be marked as viewed or not by hand. */
  mayMark: boolean
  mayComment: boolean
  /** It may be put on pages for people who have no account. */
  mayShare: boolean
  /** Per cent of the plays in which each part was watched, for those who build it; empty of fewer than five people. */
  stayed?: number[]
  /** For those who may publish it. */
  viewers?: Viewers
}

export const watchSchema = /* @__PURE__ */ z.object({
  programId: /* @__PURE__ */ z.string(),
  title: /* @__PURE__ */ z.string(),
  description: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  owner: refSchema,
  channels: /* @__PURE__ */ z.array(refSchema),
  deliveredAt: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  isRequired: /* @__PURE__ */ z.boolean(),
  dueAt: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  state: /* @__PURE__ */ z.enum(['new', 'started', 'viewed']),
  percent: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0), /* @__PURE__ */ z.lte(100)),
  completedAt: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  versionNo: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
  publishedAt: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  durationMs: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  bodyEndMs: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  film: /* @__PURE__ */ z.optional(programMediaSchema),
  languages: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string()),
  captions: /* @__PURE__ */ z.array(filmCaptionsSchema),
  chapters: /* @__PURE__ */ z.array(chapterSchema),
  positionMs: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  watched: /* @__PURE__ */ z.array(/* @__PURE__ */ z.array(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0))).check(/* @__PURE__ */ z.minLength(2), /* @__PURE__ */ z.maxLength(2))),
  likes: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  isLiked: /* @__PURE__ */ z.boolean(),
  mayMark: /* @__PURE__ */ z.boolean(),
  mayComment: /* @__PURE__ */ z.boolean(),
  mayShare: /* @__PURE__ */ z.boolean(),
  stayed: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0), /* @__PURE__ */ z.lte(100)))),
  viewers: /* @__PURE__ */ z.optional(viewersSchema),
})

/** What somebody who watches a program says about it, at a moment or as a whole. (decided) */
export interface AudienceComment {
  commentId: string
  /** What it answers. */
  parentId?: string
  fromMs?: number
  body: string
  author: Ref
  isMine: boolean
  mayEdit: boolean
  mayRemove: boolean
  /** By this person. */
  isReported: boolean
  /** How many have reported it, for those who may remove it. */
  reports?: number
  createdAt: string
  isEdited: boolean
  rev: number
}

export const audienceCommentSchema = /* @__PURE__ */ z.object({
  commentId: /* @__PURE__ */ z.string(),
  parentId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  fromMs: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0))),
  body: /* @__PURE__ */ z.string(),
  author: refSchema,
  isMine: /* @__PURE__ */ z.boolean(),
  mayEdit: /* @__PURE__ */ z.boolean(),
  mayRemove: /* @__PURE__ */ z.boolean(),
  isReported: /* @__PURE__ */ z.boolean(),
  reports: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
  createdAt: /* @__PURE__ */ z.string(),
  isEdited: /* @__PURE__ */ z.boolean(),
  rev: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
})

export type GetMenuNotificationCountRequest = {
  customerUserId: string
}

export type GetMenuNotificationCountResponse = MenuCounts

/** The counts beside the menu and the person's saved filters. POST rest/secure/service/event/getMenuNotificationCount (spec §7) */
export const getMenuNotificationCount: Call<'getMenuNotificationCount', GetMenuNotificationCountRequest, GetMenuNotificationCountResponse> = {
  id: 'getMenuNotificationCount', feature: 'home', method: 'POST', path: 'rest/secure/service/event/getMenuNotificationCount', auth: 'bearer', body: 'envelope',
  access: [[31, 0, 0, 31]],
  background: true, idempotent: true, rows: { cm: 'customer' },
  response: menuCountsSchema,
}

export type ListInboxRows = WhichRows<'search' | 'filters', 'state' | 'channels' | 'isPosted' | 'durationMs' | 'isRequired' | 'deliveredAt'>

export type ListInboxRequest = ListRequest<ListInboxRows, 'deliveredAt' | 'turn' | 'dueAt' | 'completedAt'>

export type ListInboxResponse = ListResponse<ListInboxRow>

/** A page of rows: InboxProgram. POST rest/secure/service/home/listInbox (spec §2) */
export const listInbox: Call<'listInbox', ListInboxRequest, ListInboxResponse> = {
  id: 'listInbox', feature: 'home', method: 'POST', path: 'rest/secure/service/home/listInbox', auth: 'bearer', body: 'envelope',
  access: [[30, 0, 0, 31]],
  background: false, idempotent: true, rows: 'own',
  response: /* @__PURE__ */ listResponse(listInboxRowSchema),
}

export type ListInboxChannelsRequest = Record<string, never>

export type ListInboxChannelsResponse = {
  channels: InboxChannel[]
  /** Of all of them, each program once. */
  notViewed: number
}

/** The channels that somebody follows, with how much of each is left to watch. POST rest/secure/service/inbox/listInboxChannels (spec §2) */
export const listInboxChannels: Call<'listInboxChannels', ListInboxChannelsRequest, ListInboxChannelsResponse> = {
  id: 'listInboxChannels', feature: 'home', method: 'POST', path: 'rest/secure/service/inbox/listInboxChannels', auth: 'bearer', body: 'envelope',
  access: [[30, 0, 0, 31]],
  background: false, idempotent: true, rows: 'own',
  response: /* @__PURE__ */ z.object({
    channels: /* @__PURE__ */ z.array(inboxChannelSchema),
    notViewed: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  }),
}

export type MarkViewedRequest = ChangeRequest<ListInboxRows>

export type MarkViewedResponse = ChangeResponse

/** Does one thing with several rows: InboxProgram. POST rest/secure/service/home/markViewed (decided) */
export const markViewed: Call<'markViewed', MarkViewedRequest, MarkViewedResponse> = {
  id: 'markViewed', feature: 'home', method: 'POST', path: 'rest/secure/service/home/markViewed', auth: 'bearer', body: 'envelope',
  access: [[30, 0, 0, 31]],
  background: false, idempotent: false, rows: 'own',
  response: changeResponse,
}

export type MarkNotViewedRequest = ChangeRequest<ListInboxRows>

export type MarkNotViewedResponse = ChangeResponse

/** Does one thing with several rows: InboxProgram. POST rest/secure/service/home/markNotViewed (decided) */
export const markNotViewed: Call<'markNotViewed', MarkNotViewedRequest, MarkNotViewedResponse> = {
  id: 'markNotViewed', feature: 'home', method: 'POST', path: 'rest/secure/service/home/markNotViewed', auth: 'bearer', body: 'envelope',
  access: [[30, 0, 0, 31]],
  background: false, idempotent: false, rows: 'own',
  response: changeResponse,
}

export type SetViewedRequest = {
  programIds: string[]
  viewed: boolean
}

export type SetViewedResponse = {
  changed: string[]
  refused: string[]
}

/** Marks programs as viewed or not by hand, as far as they allow it: what has to be watched does not. POST rest/secure/service/inbox/setViewed (decided) */
export const setViewed: Call<'setViewed', SetViewedRequest, SetViewedResponse> = {
  id: 'setViewed', feature: 'home', method: 'POST', path: 'rest/secure/service/inbox/setViewed', auth: 'bearer', body: 'envelope',
  access: [[30, 0, 0, 31]],
  background: false, idempotent: false, rows: 'own',
  response: /* @__PURE__ */ z.object({
    changed: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string()),
    refused: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string()),
  }),
}

export type GetWatchRequest = {
  programId: string
}

export type GetWatchResponse = Watch

/** What is on air of a program, for whoever may watch it. POST rest/secure/service/inbox/getWatch (decided) */
export const getWatch: Call<'getWatch', GetWatchRequest, GetWatchResponse> = {
  id: 'getWatch', feature: 'home', method: 'POST', path: 'rest/secure/service/inbox/getWatch', auth: 'bearer', body: 'envelope',
  access: [[30, 0, 0, 31]],
  background: false, idempotent: true, rows: { cm: 'customer', cc: 'shared', admin: 'shared', viewer: 'shared' },
  response: watchSchema,
}

export type ReportViewingRequest = {
  /** A new one for each time that the film is opened; it says when that was. */
  sessionId: string
  programId: string
  versionNo: number
  /** From second to second. */
  ranges: number[][]
  positionMs: number
  /** Where it was opened. */
  source?: 'feed' | 'channel'
}

export type ReportViewingResponse = {
  percent: number
  viewed: boolean
  /** It may not be watched any more. */
  gone: boolean
}

/** Which seconds of a film were really played. Reports may be repeated, come late and cross each other. POST rest/secure/service/inbox/reportViewing (decided) */
export const reportViewing: Call<'reportViewing', ReportViewingRequest, ReportViewingResponse> = {
  id: 'reportViewing', feature: 'home', method: 'POST', path: 'rest/secure/service/inbox/reportViewing', auth: 'bearer', body: 'envelope',
  access: [[30, 0, 0, 31]],
  background: true, idempotent: false, rows: { cm: 'customer', cc: 'shared', admin: 'shared', viewer: 'shared' },
  response: /* @__PURE__ */ z.object({
    percent: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0), /* @__PURE__ */ z.lte(100)),
    viewed: /* @__PURE__ */ z.boolean(),
    gone: /* @__PURE__ */ z.boolean(),
  }),
}

export type LikeProgramRequest = {
  programId: string
  liked: boolean
}

export type LikeProgramResponse = {
  likes: number
  isLiked: boolean
}

/** Likes a program, or does not any more. POST rest/secure/service/inbox/likeProgram (decided) */
export const likeProgram: Call<'likeProgram', LikeProgramRequest, LikeProgramResponse> = {
  id: 'likeProgram', feature: 'home', method: 'POST', path: 'rest/secure/service/inbox/likeProgram', auth: 'bearer', body: 'envelope',
  access: [[30, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'shared', admin: 'shared', viewer: 'shared' },
  response: /* @__PURE__ */ z.object({
    likes: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    isLiked: /* @__PURE__ */ z.boolean(),
  }),
}

export type RemindViewersRequest = {
  programId: string
}

export type RemindViewersResponse = {
  reminded: number
}

/** Reminds those who have to watch a program and have not; at most once a day. POST rest/secure/service/inbox/remindViewers (decided) */
export const remindViewers: Call<'remindViewers', RemindViewersRequest, RemindViewersResponse> = {
  id: 'remindViewers', feature: 'home', method: 'POST', path: 'rest/secure/service/inbox/remindViewers', auth: 'bearer', body: 'envelope',
  access: [[30, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer' },
  response: /* @__PURE__ */ z.object({
    reminded: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  }),
}

export type ListAudienceCommentsRequest = {
  programId: string
}

export type ListAudienceCommentsResponse = {
  comments: AudienceComment[]
  mayComment: boolean
}

/** What those who watch a program say about it: the latest first, each followed by its answers. POST rest/secure/service/inbox/listAudienceComments (decided) */
export const listAudienceComments: Call<'listAudienceComments', ListAudienceCommentsRequest, ListAudienceCommentsResponse> = {
  id: 'listAudienceComments', feature: 'home', method: 'POST', path: 'rest/secure/service/inbox/listAudienceComments', auth: 'bearer', body: 'envelope',
  access: [[30, 0, 0, 31]],
  background: false, idempotent: true, rows: { cm: 'customer', cc: 'shared', admin: 'shared', viewer: 'shared' },
  response: /* @__PURE__ */ z.object({
    comments: /* @__PURE__ */ z.array(audienceCommentSchema),
    mayComment: /* @__PURE__ */ z.boolean(),
  }),
}

export type AddAudienceCommentRequest = {
  programId: string
  /** A new one, so that what is sent twice is said once. */
  commentId: string
  /** What it answers; answers to an answer stand beside it. */
  parentId?: string
  fromMs?: number
  body: string
}

export type AddAudienceCommentResponse = AudienceComment

/** Says something about a program. Sent twice by one id it is said once. POST rest/secure/service/inbox/addAudienceComment (decided) */
export const addAudienceComment: Call<'addAudienceComment', AddAudienceCommentRequest, AddAudienceCommentResponse> = {
  id: 'addAudienceComment', feature: 'home', method: 'POST', path: 'rest/secure/service/inbox/addAudienceComment', auth: 'bearer', body: 'envelope',
  access: [[30, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'shared', admin: 'shared', viewer: 'shared' },
  response: audienceCommentSchema,
}

export type EditAudienceCommentRequest = {
  programId: string
  commentId: string
  rev: number
  body: string
}

export type EditAudienceCommentResponse = AudienceComment

/** Says it otherwise, for 15 minutes. POST rest/secure/service/inbox/editAudienceComment (decided) */
export const editAudienceComment: Call<'editAudienceComment', EditAudienceCommentRequest, EditAudienceCommentResponse> = {
  id: 'editAudienceComment', feature: 'home', method: 'POST', path: 'rest/secure/service/inbox/editAudienceComment', auth: 'bearer', body: 'envelope',
  access: [[30, 0, 0, 31]],
  background: false, idempotent: false, rows: 'own',
  response: audienceCommentSchema,
}

export type RemoveAudienceCommentRequest = {
  programId: string
  commentId: string
}

export type RemoveAudienceCommentResponse = {
  commentId: string
}

/** Takes away a comment of one's own, or any under a program of one's own, with its answers. POST rest/secure/service/inbox/removeAudienceComment (decided) */
export const removeAudienceComment: Call<'removeAudienceComment', RemoveAudienceCommentRequest, RemoveAudienceCommentResponse> = {
  id: 'removeAudienceComment', feature: 'home', method: 'POST', path: 'rest/secure/service/inbox/removeAudienceComment', auth: 'bearer', body: 'envelope',
  access: [[30, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer' },
  response: /* @__PURE__ */ z.object({
    commentId: /* @__PURE__ */ z.string(),
  }),
}

export type ReportAudienceCommentRequest = {
  programId: string
  commentId: string
}

export type ReportAudienceCommentResponse = AudienceComment

/** Tells the owner of a program about a comment, once for each person. POST rest/secure/service/inbox/reportAudienceComment (decided) */
export const reportAudienceComment: Call<'reportAudienceComment', ReportAudienceCommentRequest, ReportAudienceCommentResponse> = {
  id: 'reportAudienceComment', feature: 'home', method: 'POST', path: 'rest/secure/service/inbox/reportAudienceComment', auth: 'bearer', body: 'envelope',
  access: [[30, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'shared', admin: 'shared', viewer: 'shared' },
  response: audienceCommentSchema,
}
