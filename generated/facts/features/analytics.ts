// Generated from manifest/features/analytics.yaml by npm run codegen. Edit the manifest, not this file.

import * as z from 'zod/mini'
import type { Call } from '../call'

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

/** Where the external analytics site is. POST rest/secure/service/analytics/getAnalyticsUrl (decided) */
export const getAnalyticsUrl: Call<'getAnalyticsUrl', GetAnalyticsUrlRequest, GetAnalyticsUrlResponse> = {
  id: 'getAnalyticsUrl', feature: 'analytics', method: 'POST', path: 'rest/secure/service/analytics/getAnalyticsUrl', auth: 'bearer', body: 'envelope',
  access: [[30, 0, 0, 31]],
  background: false, idempotent: true,
  request: /* @__PURE__ */ z.object({}),
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
  request: /* @__PURE__ */ z.object({
    grant_type: /* @__PURE__ */ z.literal('one_time_code'),
    code: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(128)),
    client_id: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
  }),
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
  request: /* @__PURE__ */ z.object({
    grant_type: /* @__PURE__ */ z.literal('refresh_token'),
    refresh_token: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(2048)),
    client_id: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
  }),
  response: analyticsGrantSchema,
}
