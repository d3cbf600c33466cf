// Generated from manifest/features/organisation.yaml by npm run codegen. Edit the manifest, not this file.

import * as z from 'zod/mini'
import type { Call, WriteCall } from '../call'
import { listResponse, type WhichRows, type ListRow, type ListRequest, type ListResponse } from '../forms'
import { type Ref, refSchema } from './screens'

/** What an organization says of itself. (decided) */
export interface GetProfileRow extends OrganisationProfile, ListRow<'edit'> {}

export const getProfileRowSchema = /* @__PURE__ */ z.object({
  customerId: /* @__PURE__ */ z.string(),
  name: /* @__PURE__ */ z.string(),
  city: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  state: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  zip: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  timezone: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  locale: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['en', 'de'])),
  industryTypes: /* @__PURE__ */ z.array(refSchema),
  viewerNames: /* @__PURE__ */ z.enum(['required', 'all', 'none']),
  may: /* @__PURE__ */ z.array(/* @__PURE__ */ z.enum(['edit'])),
  rev: /* @__PURE__ */ z.int(),
  changed: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
    by: /* @__PURE__ */ z.optional(refSchema),
    at: /* @__PURE__ */ z.string(),
  })),
})

/** A kind of business that an organization may say it is of. (decided) */
export interface ListIndustryTypeChoicesRow extends IndustryTypeChoice, ListRow<string> {}

export const listIndustryTypeChoicesRowSchema = /* @__PURE__ */ z.object({
  industryTypeId: /* @__PURE__ */ z.string(),
  name: /* @__PURE__ */ z.string(),
  may: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string()),
  rev: /* @__PURE__ */ z.int(),
  changed: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
    by: /* @__PURE__ */ z.optional(refSchema),
    at: /* @__PURE__ */ z.string(),
  })),
})

/** What an organization says of itself. (spec §2) */
export interface OrganisationProfile {
  customerId: string
  name: string
  city?: string
  state?: string
  zip?: string
  /** As in the IANA time zone database. */
  timezone?: string
  locale?: 'en' | 'de'
  industryTypes: Ref[]
  /** Of which programs those who look at analytics see by name who has watched. */
  viewerNames: 'required' | 'all' | 'none'
}

/** A kind of business that an organization may say it is of. (decided) */
export interface IndustryTypeChoice {
  industryTypeId: string
  /** After those it is within. */
  name: string
}

export type GetProfileRows = WhichRows<never, never>

export type GetProfileRequest = ListRequest<GetProfileRows, never>

export type GetProfileResponse = ListResponse<GetProfileRow>

/** The one organization that somebody is in. POST rest/secure/service/organisation/getProfile (spec §2) */
export const getProfile: Call<'getProfile', GetProfileRequest, GetProfileResponse> = {
  id: 'getProfile', feature: 'organisation', method: 'POST', path: 'rest/secure/service/organisation/getProfile', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: true, rows: 'customer',
  response: /* @__PURE__ */ listResponse(getProfileRowSchema),
}

export type UpdateProfileRequest = {
  customerId: string
  rev: number
  values: {
    name?: string
    city?: string | null
    state?: string | null
    zip?: string | null
    /** As in the IANA time zone database. */
    timezone?: string | null
    locale?: 'en' | 'de' | null
    industryTypes?: string[]
    /** Of which programs those who look at analytics see by name who has watched. */
    viewerNames?: 'required' | 'all' | 'none'
  }
}

export type UpdateProfileResponse = GetProfileRow

/** Changes a row: OrganisationProfile. POST rest/secure/service/organisation/updateProfile (spec §2) */
export const updateProfile: WriteCall<'updateProfile', UpdateProfileRequest, UpdateProfileResponse> = {
  id: 'updateProfile', feature: 'organisation', method: 'POST', path: 'rest/secure/service/organisation/updateProfile', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  request: /* @__PURE__ */ z.object({
    customerId: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
    rev: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    values: /* @__PURE__ */ z.object({
      name: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(120), /* @__PURE__ */ z.regex(/* @__PURE__ */ new RegExp('\\S')))),
      city: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(80)))),
      state: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(80)))),
      zip: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(20)))),
      timezone: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(60)))),
      locale: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.enum(['en', 'de']))),
      industryTypes: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(10))),
      viewerNames: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['required', 'all', 'none'])),
    }),
  }),
  response: getProfileRowSchema,
}

export type ListIndustryTypeChoicesRows = WhichRows<'search', never>

export type ListIndustryTypeChoicesRequest = ListRequest<ListIndustryTypeChoicesRows, 'name'>

export type ListIndustryTypeChoicesResponse = ListResponse<ListIndustryTypeChoicesRow>

/** The industry types that are in use. POST rest/secure/service/organisation/listIndustryTypeChoices (decided) */
export const listIndustryTypeChoices: Call<'listIndustryTypeChoices', ListIndustryTypeChoicesRequest, ListIndustryTypeChoicesResponse> = {
  id: 'listIndustryTypeChoices', feature: 'organisation', method: 'POST', path: 'rest/secure/service/organisation/listIndustryTypeChoices', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: true,
  response: /* @__PURE__ */ listResponse(listIndustryTypeChoicesRowSchema),
}
