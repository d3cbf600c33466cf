// Generated from manifest/features/account.yaml by npm run codegen. Edit the manifest, not this file.

import * as z from 'zod/mini'
import type { Call, WriteCall } from '../call'
import { listResponse, type WhichRows, type ListRow, type ListRequest, type ListResponse } from '../forms'
import { refSchema } from './screens'

/** What somebody says of themselves. (decided) */
export interface GetOwnProfileRow extends OwnProfile, ListRow<'edit'> {}

export const getOwnProfileRowSchema = /* @__PURE__ */ z.object({
  userId: /* @__PURE__ */ z.string(),
  name: /* @__PURE__ */ z.string(),
  title: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  email: /* @__PURE__ */ z.string(),
  pictureUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  locale: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['en', 'de'])),
  timezone: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  letters: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string()),
  may: /* @__PURE__ */ z.array(/* @__PURE__ */ z.enum(['edit'])),
  rev: /* @__PURE__ */ z.int(),
  changed: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
    by: /* @__PURE__ */ z.optional(refSchema),
    at: /* @__PURE__ */ z.string(),
  })),
})

/** What somebody says of themselves. (spec §2) */
export interface OwnProfile {
  userId: string
  name: string
  /** In this customer alone. */
  title?: string
  email: string
  /** As keepPicture has answered it. */
  pictureUrl?: string
  /** The language of letters to them. */
  locale?: 'en' | 'de'
  /** As in the IANA time zone database. */
  timezone?: string
  /** The notices of which they want letters, in this customer. */
  letters: string[]
}

/** A report that the person may have, as it was made last. (decided) */
export interface Report {
  reportId: 'signIns' | 'uploads' | 'people' | 'storage' | 'customers'
  state: 'none' | 'queued' | 'running' | 'succeeded' | 'failed'
  /** Percent of one that is being made. */
  progress?: number
  askedAt?: string
  keptUntil?: string
  fileBytes?: number
  /** Opens the file for ten minutes. */
  fileUrl?: string
}

export const reportSchema = /* @__PURE__ */ z.object({
  reportId: /* @__PURE__ */ z.enum(['signIns', 'uploads', 'people', 'storage', 'customers']),
  state: /* @__PURE__ */ z.enum(['none', 'queued', 'running', 'succeeded', 'failed']),
  progress: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0), /* @__PURE__ */ z.lte(100))),
  askedAt: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  keptUntil: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  fileBytes: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0))),
  fileUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
})

export type GetOwnProfileRows = WhichRows<never, never>

export type GetOwnProfileRequest = ListRequest<GetOwnProfileRows, never>

export type GetOwnProfileResponse = ListResponse<GetOwnProfileRow>

/** The person's own profile. POST rest/secure/service/account/getOwnProfile (spec §2) */
export const getOwnProfile: Call<'getOwnProfile', GetOwnProfileRequest, GetOwnProfileResponse> = {
  id: 'getOwnProfile', feature: 'account', method: 'POST', path: 'rest/secure/service/account/getOwnProfile', auth: 'bearer', body: 'envelope',
  access: [[30, 0, 0, 31]],
  background: false, idempotent: true,
  response: /* @__PURE__ */ listResponse(getOwnProfileRowSchema),
}

export type UpdateOwnProfileRequest = {
  userId: string
  rev: number
  values: {
    /** As keepPicture has answered it. */
    pictureUrl?: string | null
    name?: string
    /** In this customer alone. */
    title?: string | null
    /** The language of letters to them. */
    locale?: 'en' | 'de' | null
    /** As in the IANA time zone database. */
    timezone?: string | null
    /** The notices of which they want letters, in this customer. */
    letters?: string[]
  }
}

export type UpdateOwnProfileResponse = GetOwnProfileRow

/** Changes a row: OwnProfile. POST rest/secure/service/account/updateOwnProfile (spec §2) */
export const updateOwnProfile: WriteCall<'updateOwnProfile', UpdateOwnProfileRequest, UpdateOwnProfileResponse> = {
  id: 'updateOwnProfile', feature: 'account', method: 'POST', path: 'rest/secure/service/account/updateOwnProfile', auth: 'bearer', body: 'envelope',
  access: [[30, 0, 0, 31]],
  background: false, idempotent: false,
  request: /* @__PURE__ */ z.object({
    userId: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
    rev: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    values: /* @__PURE__ */ z.object({
      pictureUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200)))),
      name: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(120), /* @__PURE__ */ z.regex(/* @__PURE__ */ new RegExp('\\S')))),
      title: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(120)))),
      locale: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.enum(['en', 'de']))),
      timezone: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(60)))),
      letters: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(60))).check(/* @__PURE__ */ z.maxLength(100))),
    }),
  }),
  response: getOwnProfileRowSchema,
}

export type ListReportsRequest = Record<string, never>

export type ListReportsResponse = Report[]

/** The reports that the person may have, each with the one that was made last. POST rest/secure/service/account/listReports (decided) */
export const listReports: Call<'listReports', ListReportsRequest, ListReportsResponse> = {
  id: 'listReports', feature: 'account', method: 'POST', path: 'rest/secure/service/account/listReports', auth: 'bearer', body: 'envelope',
  access: [[31, 0, 0, 31]],
  background: true, idempotent: true,
  response: /* @__PURE__ */ z.array(reportSchema),
}

export type MakeReportRequest = {
  reportId: 'signIns' | 'uploads' | 'people' | 'storage' | 'customers'
}

export type MakeReportResponse = Report

/** Makes a report anew; the one before goes. POST rest/secure/service/account/makeReport (decided) */
export const makeReport: Call<'makeReport', MakeReportRequest, MakeReportResponse> = {
  id: 'makeReport', feature: 'account', method: 'POST', path: 'rest/secure/service/account/makeReport', auth: 'bearer', body: 'envelope',
  access: [[31, 0, 0, 31]],
  background: false, idempotent: false,
  response: reportSchema,
}
