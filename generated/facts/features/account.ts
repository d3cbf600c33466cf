// Generated from manifest/features/account.yaml by npm run codegen. Edit the manifest, not this file.

import * as z from 'zod/mini'
import type { Call } from '../call'

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

export type ListReportsRequest = Record<string, never>

export type ListReportsResponse = Report[]

/** The reports that the person may have, each with the one that was made last. POST rest/secure/service/account/listReports (decided) */
export const listReports: Call<'listReports', ListReportsRequest, ListReportsResponse> = {
  id: 'listReports', feature: 'account', method: 'POST', path: 'rest/secure/service/account/listReports', auth: 'bearer', body: 'envelope',
  access: [[31, 0, 0, 31]],
  background: false, idempotent: true,
  request: /* @__PURE__ */ z.object({}),
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
  request: /* @__PURE__ */ z.object({
    reportId: /* @__PURE__ */ z.enum(['signIns', 'uploads', 'people', 'storage', 'customers']),
  }),
  response: reportSchema,
}
