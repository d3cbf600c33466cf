// Generated from manifest/features/organisation.yaml by npm run codegen. Edit the manifest, not this file.

import * as z from 'zod/mini'
import type { Call } from '../call'
import { refSchema, type Ref } from './screens'

/** What an organization says of itself. (decided) */
export interface GetProfileRow {
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
  may: 'edit'[]
  rev: number
  changed?: {
    by?: Ref
    at: string
  }
}

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
export interface ListIndustryTypeChoicesRow {
  industryTypeId: string
  /** After those it is within. */
  name: string
  may: string[]
  rev: number
  changed?: {
    by?: Ref
    at: string
  }
}

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

export const organisationProfileSchema = /* @__PURE__ */ z.object({
  customerId: /* @__PURE__ */ z.string(),
  name: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(120), /* @__PURE__ */ z.regex(/* @__PURE__ */ new RegExp('\\S'))),
  city: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(80))),
  state: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(80))),
  zip: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(20))),
  timezone: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(60))),
  locale: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['en', 'de'])),
  industryTypes: /* @__PURE__ */ z.array(refSchema).check(/* @__PURE__ */ z.maxLength(10)),
  viewerNames: /* @__PURE__ */ z.enum(['required', 'all', 'none']),
})

/** A kind of business that an organization may say it is of. (decided) */
export interface IndustryTypeChoice {
  industryTypeId: string
  /** After those it is within. */
  name: string
}

export const industryTypeChoiceSchema = /* @__PURE__ */ z.object({
  industryTypeId: /* @__PURE__ */ z.string(),
  name: /* @__PURE__ */ z.string(),
})

export type GetProfileRequest = {
  after?: string
  limit?: number
  ids?: string[]
  exact?: boolean
}

export type GetProfileResponse = {
  rows: GetProfileRow[]
  next?: string
  total?: number
  isFloor?: boolean
}

/** The one organization that somebody is in. POST rest/secure/service/organisation/getProfile (spec §2) */
export const getProfile: Call<'getProfile', GetProfileRequest, GetProfileResponse> = {
  id: 'getProfile', feature: 'organisation', method: 'POST', path: 'rest/secure/service/organisation/getProfile', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: true, rows: 'customer',
  request: /* @__PURE__ */ z.object({
    after: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(4000))),
    limit: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1), /* @__PURE__ */ z.lte(200))),
    ids: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200))),
    exact: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
  }),
  response: /* @__PURE__ */ z.object({
    rows: /* @__PURE__ */ z.array(getProfileRowSchema),
    next: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
    total: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0))),
    isFloor: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
  }),
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
export const updateProfile: Call<'updateProfile', UpdateProfileRequest, UpdateProfileResponse> = {
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

export type ListIndustryTypeChoicesRequest = {
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

export type ListIndustryTypeChoicesResponse = {
  rows: ListIndustryTypeChoicesRow[]
  next?: string
  total?: number
  isFloor?: boolean
}

/** The industry types that are in use. POST rest/secure/service/organisation/listIndustryTypeChoices (decided) */
export const listIndustryTypeChoices: Call<'listIndustryTypeChoices', ListIndustryTypeChoicesRequest, ListIndustryTypeChoicesResponse> = {
  id: 'listIndustryTypeChoices', feature: 'organisation', method: 'POST', path: 'rest/secure/service/organisation/listIndustryTypeChoices', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: true,
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
    rows: /* @__PURE__ */ z.array(listIndustryTypeChoicesRowSchema),
    next: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
    total: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0))),
    isFloor: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
  }),
}
