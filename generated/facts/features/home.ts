// Generated from manifest/features/home.yaml by npm run codegen. Edit the manifest, not this file.

import * as z from 'zod/mini'
import type { Call } from '../call'

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

/** One column of a grid as a person arranged it. (spec §3) */
export interface GridColumn {
  field: string
  width?: number
  order: number
  visible: boolean
}

export const gridColumnSchema = /* @__PURE__ */ z.object({
  field: /* @__PURE__ */ z.string(),
  width: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int()),
  order: /* @__PURE__ */ z.int(),
  visible: /* @__PURE__ */ z.boolean(),
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
  clipsToRecordCount: number
  crowdSourceRT: number
  programsForApprovalCount: number
  assetReqToRecordCount: number
  deliverablesCount: number
  newBioProgramsCount: number
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
  clipsToRecordCount: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  crowdSourceRT: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  programsForApprovalCount: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  assetReqToRecordCount: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  deliverablesCount: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  newBioProgramsCount: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  searchFilters: /* @__PURE__ */ z.object({
    files: gridFiltersSchema,
    footage: gridFiltersSchema,
  }),
  access: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
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
  request: /* @__PURE__ */ z.object({
    customerUserId: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
  }),
  response: menuCountsSchema,
}
