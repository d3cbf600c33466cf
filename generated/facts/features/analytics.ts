// Generated from manifest/features/analytics.yaml by npm run codegen. Edit the manifest, not this file.

import * as z from 'zod/mini'
import type { Call } from '../call'
import { type Chapter, chapterSchema } from './home'
import { type Ref, refSchema } from './screens'

/** From day to day by the clock of the organization, at most 400. (decided) */
export interface InsightDays {
  from: string
  to: string
  /** Where it was watched; otherwise anywhere. */
  sources?: ('feed' | 'channel' | 'share' | 'embed')[]
}

export const insightDaysSchema = /* @__PURE__ */ z.object({
  from: /* @__PURE__ */ z.iso.date(),
  to: /* @__PURE__ */ z.iso.date(),
  sources: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.enum(['feed', 'channel', 'share', 'embed'])).check(/* @__PURE__ */ z.maxLength(4))),
})

/** A number, and the same of as many days before. (decided) */
export interface InsightFigure {
  now: number
  before: number
}

export const insightFigureSchema = /* @__PURE__ */ z.object({
  now: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  before: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
})

/** What was watched on a day. (decided) */
export interface InsightDay {
  day: string
  plays: number
}

export const insightDaySchema = /* @__PURE__ */ z.object({
  day: /* @__PURE__ */ z.iso.date(),
  plays: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
})

/** What was watched in an organization. (decided) */
export interface InsightOverview {
  organization: string
  /** Who looks. */
  viewer: Ref
  /** Of all programs; otherwise of those that whoever looks has made. */
  isWhole: boolean
  members: number
  /** Of its members. */
  people: InsightFigure
  plays: InsightFigure
  seconds: InsightFigure
  /** Plays that went to the end. */
  finished: InsightFigure
  days: InsightDay[]
}

export const insightOverviewSchema = /* @__PURE__ */ z.object({
  organization: /* @__PURE__ */ z.string(),
  viewer: refSchema,
  isWhole: /* @__PURE__ */ z.boolean(),
  members: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  people: insightFigureSchema,
  plays: insightFigureSchema,
  seconds: insightFigureSchema,
  finished: insightFigureSchema,
  days: /* @__PURE__ */ z.array(insightDaySchema),
})

/** How a program was watched in some days. (decided) */
export interface InsightProgram {
  programId: string
  title: string
  channels: string[]
  posterUrl?: string
  /** To whom it was sent. */
  reached: number
  /** People, and visits of people without an account. */
  watched: number
  plays: number
  seconds: number
  finished: number
  /** Per cent of the plays, from its beginning to its end; empty of fewer than five people. */
  stayed: number[]
}

export const insightProgramSchema = /* @__PURE__ */ z.object({
  programId: /* @__PURE__ */ z.string(),
  title: /* @__PURE__ */ z.string(),
  channels: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string()),
  posterUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  reached: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  watched: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  plays: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  seconds: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  finished: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  stayed: /* @__PURE__ */ z.array(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0), /* @__PURE__ */ z.lte(100))),
})

/** Plays by what they were watched on. (decided) */
export interface InsightDevices {
  computer: number
  phone: number
  tablet: number
}

export const insightDevicesSchema = /* @__PURE__ */ z.object({
  computer: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  phone: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  tablet: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
})

/** How a version of a program was watched. (decided) */
export interface InsightCurve {
  programId: string
  title: string
  versionNo: number
  /** Its length, up to its outro. */
  seconds: number
  people: number
  plays: number
  /** It was watched by five people at least. */
  isShown: boolean
  /** The share of its plays in which each stretch was watched. */
  watched: number[]
  /** How often each stretch was watched by somebody who had. */
  again: number[]
  /** Of programs about as long; empty where there are too few. */
  typical: number[]
  devices: InsightDevices
  spriteUrl?: string
  chapters: Chapter[]
}

export const insightCurveSchema = /* @__PURE__ */ z.object({
  programId: /* @__PURE__ */ z.string(),
  title: /* @__PURE__ */ z.string(),
  versionNo: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
  seconds: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  people: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  plays: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  isShown: /* @__PURE__ */ z.boolean(),
  watched: /* @__PURE__ */ z.array(/* @__PURE__ */ z.number().check(/* @__PURE__ */ z.gte(0), /* @__PURE__ */ z.lte(1))),
  again: /* @__PURE__ */ z.array(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0))),
  typical: /* @__PURE__ */ z.array(/* @__PURE__ */ z.number().check(/* @__PURE__ */ z.gte(0), /* @__PURE__ */ z.lte(1))),
  devices: insightDevicesSchema,
  spriteUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  chapters: /* @__PURE__ */ z.array(chapterSchema),
})

/** How far a program has been watched by those who have to. (decided) */
export interface InsightRequired {
  programId: string
  title: string
  dueAt?: string
  viewed: number
  started: number
  notStarted: number
  /** Of those who have viewed it. */
  inTime: number
  /** Those who viewed it later, or have not, though their day is over. */
  late: number
}

export const insightRequiredSchema = /* @__PURE__ */ z.object({
  programId: /* @__PURE__ */ z.string(),
  title: /* @__PURE__ */ z.string(),
  dueAt: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  viewed: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  started: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  notStarted: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  inTime: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  late: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
})

/** How far somebody is. (decided) */
export interface InsightViewer {
  name: string
  state: 'viewed' | 'started' | 'notStarted'
  /** When they viewed or opened it. */
  at?: string
}

export const insightViewerSchema = /* @__PURE__ */ z.object({
  name: /* @__PURE__ */ z.string(),
  state: /* @__PURE__ */ z.enum(['viewed', 'started', 'notStarted']),
  at: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
})

/** Who looks at analytics, in which customer, and tokens that count nowhere else. (decided) */
export interface AnalyticsGrant {
  access_token: string
  refresh_token: string
  /** Seconds the access token lives. */
  expires_in: number
  userUUID: string
  customerId: string
  userRoles: string[]
}

export const analyticsGrantSchema = /* @__PURE__ */ z.object({
  access_token: /* @__PURE__ */ z.string(),
  refresh_token: /* @__PURE__ */ z.string(),
  expires_in: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
  userUUID: /* @__PURE__ */ z.string(),
  customerId: /* @__PURE__ */ z.string(),
  userRoles: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string()),
})

export type GetAnalyticsUrlRequest = Record<string, never>

export type GetAnalyticsUrlResponse = {
  url: string
  /** Opens the site once for this person; works for a minute. */
  code: string
  /** Our cookies reach the site; otherwise the link has to carry the code. */
  hasCookies: boolean
}

/** Where the analytics site is: our own, where no other one is configured. POST rest/secure/service/analytics/getAnalyticsUrl (decided) */
export const getAnalyticsUrl: Call<'getAnalyticsUrl', GetAnalyticsUrlRequest, GetAnalyticsUrlResponse> = {
  id: 'getAnalyticsUrl', feature: 'analytics', method: 'POST', path: 'rest/secure/service/analytics/getAnalyticsUrl', auth: 'bearer', body: 'envelope',
  access: [[30, 0, 0, 31]],
  background: false, idempotent: true,
  response: /* @__PURE__ */ z.object({
    url: /* @__PURE__ */ z.string(),
    code: /* @__PURE__ */ z.string(),
    hasCookies: /* @__PURE__ */ z.boolean(),
  }),
}

export type OpenAnalyticsRequest = {
  grant_type: 'one_time_code'
  code: string
  client_id: string
}

export type OpenAnalyticsResponse = AnalyticsGrant

/** What the analytics site gets for the code it was handed. POST oauth/analytics (decided) */
export const openAnalytics: Call<'openAnalytics', OpenAnalyticsRequest, OpenAnalyticsResponse> = {
  id: 'openAnalytics', feature: 'analytics', method: 'POST', path: 'oauth/analytics', variant: { grant_type: 'one_time_code' }, auth: 'none', body: 'form',
  access: [[0, 0, 0, 31]],
  background: false, idempotent: false,
  response: analyticsGrantSchema,
}

export type RenewAnalyticsRequest = {
  grant_type: 'refresh_token'
  refresh_token: string
  client_id: string
}

export type RenewAnalyticsResponse = AnalyticsGrant

/** A new access token for the analytics site, as long as the session lives. POST oauth/analytics (decided) */
export const renewAnalytics: Call<'renewAnalytics', RenewAnalyticsRequest, RenewAnalyticsResponse> = {
  id: 'renewAnalytics', feature: 'analytics', method: 'POST', path: 'oauth/analytics', variant: { grant_type: 'refresh_token' }, auth: 'none', body: 'form',
  access: [[0, 0, 0, 31]],
  background: false, idempotent: false,
  response: analyticsGrantSchema,
}

export type GetOverviewRequest = InsightDays

export type GetOverviewResponse = InsightOverview

/** What was watched in some days, and in as many before them. POST rest/analytics/service/insights/getOverview (decided) */
export const getOverview: Call<'getOverview', GetOverviewRequest, GetOverviewResponse> = {
  id: 'getOverview', feature: 'analytics', method: 'POST', path: 'rest/analytics/service/insights/getOverview', auth: 'analytics', body: 'envelope',
  access: [[30, 0, 0, 31]],
  background: true, idempotent: true, rows: { cm: 'customer' },
  response: insightOverviewSchema,
}

export type ListWatchedProgramsRequest = InsightDays

export type ListWatchedProgramsResponse = {
  programs: InsightProgram[]
}

/** Programs by how many people watched them in some days, the most watched first. POST rest/analytics/service/insights/listWatchedPrograms (decided) */
export const listWatchedPrograms: Call<'listWatchedPrograms', ListWatchedProgramsRequest, ListWatchedProgramsResponse> = {
  id: 'listWatchedPrograms', feature: 'analytics', method: 'POST', path: 'rest/analytics/service/insights/listWatchedPrograms', auth: 'analytics', body: 'envelope',
  access: [[30, 0, 0, 31]],
  background: true, idempotent: true, rows: { cm: 'customer' },
  response: /* @__PURE__ */ z.object({
    programs: /* @__PURE__ */ z.array(insightProgramSchema),
  }),
}

export type GetCurveRequest = {
  programId: string
}

export type GetCurveResponse = InsightCurve

/** How what is on air of a program is watched from its beginning to its end. POST rest/analytics/service/insights/getCurve (decided) */
export const getCurve: Call<'getCurve', GetCurveRequest, GetCurveResponse> = {
  id: 'getCurve', feature: 'analytics', method: 'POST', path: 'rest/analytics/service/insights/getCurve', auth: 'analytics', body: 'envelope',
  access: [[30, 0, 0, 31]],
  background: true, idempotent: true, rows: { cm: 'customer' },
  response: insightCurveSchema,
}

export type ListRequiredRequest = {
  /** Of which the people are asked for. */
  programId?: string
}

export type ListRequiredResponse = {
  programs: InsightRequired[]
  /** Of the program that was asked for, at most a thousand. */
  people: InsightViewer[]
  /** Of which programs the organization lets names be shown. */
  names: 'required' | 'all' | 'none'
}

/** Programs that have to be watched, and of one of them who has. POST rest/analytics/service/insights/listRequired (decided) */
export const listRequired: Call<'listRequired', ListRequiredRequest, ListRequiredResponse> = {
  id: 'listRequired', feature: 'analytics', method: 'POST', path: 'rest/analytics/service/insights/listRequired', auth: 'analytics', body: 'envelope',
  access: [[30, 0, 0, 31]],
  background: true, idempotent: true, rows: { cm: 'customer' },
  response: /* @__PURE__ */ z.object({
    programs: /* @__PURE__ */ z.array(insightRequiredSchema),
    people: /* @__PURE__ */ z.array(insightViewerSchema),
    names: /* @__PURE__ */ z.enum(['required', 'all', 'none']),
  }),
}

export type ExportCsvRequest = InsightDays

export type ExportCsvResponse = Record<string, never>

/** Programs and how they were watched in some days, as a table for other programs. POST rest/analytics/service/insights/exportCsv (decided) */
export const exportCsv: Call<'exportCsv', ExportCsvRequest, ExportCsvResponse> = {
  id: 'exportCsv', feature: 'analytics', method: 'POST', path: 'rest/analytics/service/insights/exportCsv', auth: 'analytics', body: 'csv',
  access: [[30, 0, 0, 31]],
  background: true, idempotent: true, rows: { cm: 'customer' }, transaction: 'own',
  response: /* @__PURE__ */ z.object({}),
}

export type GetProgramInsightsRequest = {
  programId: string
}

export type GetProgramInsightsResponse = InsightCurve

/** How a program is watched, for those who build it. POST rest/secure/service/analytics/getProgramInsights (decided) */
export const getProgramInsights: Call<'getProgramInsights', GetProgramInsightsRequest, GetProgramInsightsResponse> = {
  id: 'getProgramInsights', feature: 'analytics', method: 'POST', path: 'rest/secure/service/analytics/getProgramInsights', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: true, rows: { cm: 'customer' },
  response: insightCurveSchema,
}
