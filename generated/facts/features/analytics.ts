// Generated from manifest/features/analytics.yaml by npm run codegen. Edit the manifest, not this file.

import * as z from 'zod/mini'
import type { Call } from '../call'

export type GetAnalyticsUrlRequest = Record<string, never>

export type GetAnalyticsUrlResponse = {
  url: string
}

/** Where the external analytics site is. POST rest/secure/service/analytics/getAnalyticsUrl (decided) */
export const getAnalyticsUrl: Call<'getAnalyticsUrl', GetAnalyticsUrlRequest, GetAnalyticsUrlResponse> = {
  id: 'getAnalyticsUrl', feature: 'analytics', method: 'POST', path: 'rest/secure/service/analytics/getAnalyticsUrl', auth: 'bearer', body: 'envelope',
  access: [[30, 0, 0, 31]],
  background: false, idempotent: true,
  request: /* @__PURE__ */ z.object({}),
  response: /* @__PURE__ */ z.object({
    url: /* @__PURE__ */ z.string(),
  }),
}
