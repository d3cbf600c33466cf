// Generated from manifest/features/screens.yaml by npm run codegen. Edit the manifest, not this file.

import * as z from 'zod/mini'
import { gridColumnSchema, type GridColumn } from './home'

/** Another row by its name; it is written as its id. (decided) */
export interface Ref {
  id: string
  name: string
  pictureUrl?: string
}

export const refSchema = /* @__PURE__ */ z.object({
  id: /* @__PURE__ */ z.string(),
  name: /* @__PURE__ */ z.string(),
  pictureUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
})

/** One condition. With is on one field any of them, otherwise all must hold; none has no value. (spec §6) */
export interface ListFilter {
  field: string
  op: 'is' | 'has' | 'from' | 'to' | 'none'
  value?: string
}

export const listFilterSchema = /* @__PURE__ */ z.object({
  field: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(80)),
  op: /* @__PURE__ */ z.enum(['is', 'has', 'from', 'to', 'none']),
  value: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
})

/** The order of a list. (decided) */
export interface ListSort {
  field: string
  desc: boolean
}

export const listSortSchema = /* @__PURE__ */ z.object({
  field: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(80)),
  desc: /* @__PURE__ */ z.boolean(),
})

/** A search that somebody has kept, for themselves or for everybody of the customer. (spec §6) */
export interface SavedSearch {
  searchId: string
  /** The list call it asks. */
  list: string
  name: string
  filterList: ListFilter[]
  gridColumns: GridColumn[]
  sort?: ListSort
  search?: string
  isShared: boolean
  mayEdit: boolean
}

export const savedSearchSchema = /* @__PURE__ */ z.object({
  searchId: /* @__PURE__ */ z.string(),
  list: /* @__PURE__ */ z.string(),
  name: /* @__PURE__ */ z.string(),
  filterList: /* @__PURE__ */ z.array(listFilterSchema),
  gridColumns: /* @__PURE__ */ z.array(gridColumnSchema),
  sort: /* @__PURE__ */ z.optional(listSortSchema),
  search: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  isShared: /* @__PURE__ */ z.boolean(),
  mayEdit: /* @__PURE__ */ z.boolean(),
})

/** One change of a row, as its history tells it. (decided) */
export interface Change {
  at: string
  by?: Ref
  act: 'created' | 'changed' | 'trashed' | 'restored' | 'imported' | 'action'
  fields: string[]
}

export const changeSchema = /* @__PURE__ */ z.object({
  at: /* @__PURE__ */ z.string(),
  by: /* @__PURE__ */ z.optional(refSchema),
  act: /* @__PURE__ */ z.enum(['created', 'changed', 'trashed', 'restored', 'imported', 'action']),
  fields: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string()),
})
