// Generated from manifest/features/screens.yaml by npm run codegen. Edit the manifest, not this file.

import * as z from 'zod/mini'
import type { Call } from '../call'

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
  /** The call that did it. */
  call: string
  fields: string[]
}

export const changeSchema = /* @__PURE__ */ z.object({
  at: /* @__PURE__ */ z.string(),
  by: /* @__PURE__ */ z.optional(refSchema),
  act: /* @__PURE__ */ z.enum(['created', 'changed', 'trashed', 'restored', 'imported', 'action']),
  call: /* @__PURE__ */ z.string(),
  fields: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string()),
})

export type ListSearchesRequest = {
  list: string
}

export type ListSearchesResponse = {
  searches: SavedSearch[]
}

/** Searches of a list that the person or somebody for everybody of the customer has kept, by name. POST rest/secure/service/screens/listSearches (spec §6) */
export const listSearches: Call<'listSearches', ListSearchesRequest, ListSearchesResponse> = {
  id: 'listSearches', feature: 'screens', method: 'POST', path: 'rest/secure/service/screens/listSearches', auth: 'bearer', body: 'envelope',
  access: [[31, 0, 0, 31]],
  background: false, idempotent: true,
  response: /* @__PURE__ */ z.object({
    searches: /* @__PURE__ */ z.array(savedSearchSchema),
  }),
}

export type SaveSearchRequest = {
  searchId?: string
  list: string
  name: string
  filterList: ListFilter[]
  gridColumns: GridColumn[]
  sort?: ListSort
  search?: string
  /** For everybody of the customer; only cm may. */
  isShared: boolean
}

export type SaveSearchResponse = SavedSearch

/** Keeps a search, or with searchId another version of it. A name is used once a list. POST rest/secure/service/screens/saveSearch (spec §6) */
export const saveSearch: Call<'saveSearch', SaveSearchRequest, SaveSearchResponse> = {
  id: 'saveSearch', feature: 'screens', method: 'POST', path: 'rest/secure/service/screens/saveSearch', auth: 'bearer', body: 'envelope',
  access: [[31, 0, 0, 31]],
  background: false, idempotent: false,
  response: savedSearchSchema,
}

export type RemoveSearchRequest = {
  searchId: string
}

export type RemoveSearchResponse = Record<string, never>

/** Forgets a search; one that is gone already is forgotten too. POST rest/secure/service/screens/removeSearch (spec §6) */
export const removeSearch: Call<'removeSearch', RemoveSearchRequest, RemoveSearchResponse> = {
  id: 'removeSearch', feature: 'screens', method: 'POST', path: 'rest/secure/service/screens/removeSearch', auth: 'bearer', body: 'envelope',
  access: [[31, 0, 0, 31]],
  background: false, idempotent: false,
  response: /* @__PURE__ */ z.object({}),
}

export type KeepPictureRequest = {
  /** The bytes of a JPEG, PNG or WebP, as base64. */
  picture: string
}

export type KeepPictureResponse = {
  pictureUrl: string
}

/** Makes of a picture the small ones that screens show. It is swept away again where no row has its address after a day. POST rest/secure/service/screens/keepPicture (decided) */
export const keepPicture: Call<'keepPicture', KeepPictureRequest, KeepPictureResponse> = {
  id: 'keepPicture', feature: 'screens', method: 'POST', path: 'rest/secure/service/screens/keepPicture', auth: 'bearer', body: 'envelope',
  access: [[31, 0, 0, 31]],
  background: false, idempotent: false, transaction: 'own', bodyLimit: { bytes: 13400000, keys: 10 },
  response: /* @__PURE__ */ z.object({
    pictureUrl: /* @__PURE__ */ z.string(),
  }),
}

export type ListChangesRequest = {
  list: string
  id: string
}

export type ListChangesResponse = {
  changes: Change[]
}

/** What became of a row that the person sees in a list, the latest first; at most 200. POST rest/secure/service/screens/listChanges (decided) */
export const listChanges: Call<'listChanges', ListChangesRequest, ListChangesResponse> = {
  id: 'listChanges', feature: 'screens', method: 'POST', path: 'rest/secure/service/screens/listChanges', auth: 'bearer', body: 'envelope',
  access: [[17, 0, 0, 31]],
  background: false, idempotent: true,
  response: /* @__PURE__ */ z.object({
    changes: /* @__PURE__ */ z.array(changeSchema),
  }),
}

export type UndoImportRequest = {
  importId: string
}

export type UndoImportResponse = {
  undone: number
  /** Invitations that had gone by letter, and open nothing any more. */
  invited: number
  kept: {
    id: string
    code: string
  }[]
}

/** Takes back what an import of this person has written, but for rows that somebody has changed since. POST rest/secure/service/screens/undoImport (decided) */
export const undoImport: Call<'undoImport', UndoImportRequest, UndoImportResponse> = {
  id: 'undoImport', feature: 'screens', method: 'POST', path: 'rest/secure/service/screens/undoImport', auth: 'bearer', body: 'envelope',
  access: [[31, 0, 0, 31]],
  background: false, idempotent: false, transaction: 'own',
  response: /* @__PURE__ */ z.object({
    undone: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    invited: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    kept: /* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
      id: /* @__PURE__ */ z.string(),
      code: /* @__PURE__ */ z.string(),
    })),
  }),
}
