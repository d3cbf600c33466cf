// Generated from manifest/features/files.yaml by npm run codegen. Edit the manifest, not this file.

import * as z from 'zod/mini'
import type { Call } from '../call'
import { uploadSchema, type Upload } from './media'
import { refSchema, type Ref } from './screens'

/** A line of subtitles. (decided) */
export interface FileCue {
  fromMs: number
  toMs: number
  text: string
}

export const fileCueSchema = /* @__PURE__ */ z.object({
  fromMs: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  toMs: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  text: /* @__PURE__ */ z.string(),
})

/** An earlier or the present version of a file. (decided) */
export interface FileVersion {
  versionNo: number
  name: string
  bytes: number
  owner: Ref
  createdAt: string
  downloadUrl: string
}

export const fileVersionSchema = /* @__PURE__ */ z.object({
  versionNo: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
  name: /* @__PURE__ */ z.string(),
  bytes: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  owner: refSchema,
  createdAt: /* @__PURE__ */ z.string(),
  downloadUrl: /* @__PURE__ */ z.string(),
})

/** An image, logo, document, piece of music, font or subtitles; what is said of its content stands there once it was read. (decided) */
export interface ListFilesRow {
  fileId: string
  title: string
  kind: 'image' | 'logo' | 'document' | 'music' | 'font' | 'subtitle' | 'other'
  state: 'uploading' | 'processing' | 'ready' | 'failed' | 'rejected'
  /** What the reading is doing; waiting or again: nothing now. */
  phase?: string
  progress?: number
  /** A code. */
  failReason?: string
  /** No bytes of its upload have moved for a while. */
  isUploadStopped?: boolean
  owner: Ref
  createdAt: string
  /** What the file was called as it was uploaded. */
  name: string
  bytes: number
  /** Such as pdf. */
  format?: string
  width?: number
  height?: number
  durationMs?: number
  pages?: number
  /** Loudness. */
  lufs?: number
  /** The wave of music, from 0 to 1. */
  peaks?: number[]
  /** What a font calls itself. */
  family?: string
  isVariable?: boolean
  /** In which ways a variable font changes. */
  axes?: string[]
  cueCount?: number
  /** The first of its subtitles. */
  cues?: FileCue[]
  /** A preview 640 pixels wide. */
  smallUrl?: string
  /** A preview 1600 pixels wide. */
  largeUrl?: string
  /** Music as browsers play it. */
  soundUrl?: string
  downloadUrl?: string
  tags: string[]
  licence?: 'own' | 'stock' | 'cc' | 'ofl' | 'other'
  licenceText?: string
  licenceExpiresAt?: string
  visibility: 'private' | 'shared' | 'customer'
  /** Who sees it while it is shared. */
  sharedWith: Ref[]
  versionNo: number
  /** The latest first; only where there are several. */
  versions: FileVersion[]
  uploadId?: string
  may: ('edit' | 'newVersion' | 'retry' | 'toFootage' | 'cancelUpload' | 'trash' | 'restore' | 'erase')[]
  rev: number
  changed?: {
    by?: Ref
    at: string
  }
  trashed?: {
    by?: Ref
    at: string
  }
}

export const listFilesRowSchema = /* @__PURE__ */ z.object({
  fileId: /* @__PURE__ */ z.string(),
  title: /* @__PURE__ */ z.string(),
  kind: /* @__PURE__ */ z.enum(['image', 'logo', 'document', 'music', 'font', 'subtitle', 'other']),
  state: /* @__PURE__ */ z.enum(['uploading', 'processing', 'ready', 'failed', 'rejected']),
  phase: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  progress: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int()),
  failReason: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  isUploadStopped: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
  owner: refSchema,
  createdAt: /* @__PURE__ */ z.string(),
  name: /* @__PURE__ */ z.string(),
  bytes: /* @__PURE__ */ z.int(),
  format: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  width: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int()),
  height: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int()),
  durationMs: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int()),
  pages: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int()),
  lufs: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.number()),
  peaks: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.number())),
  family: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  isVariable: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
  axes: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.string())),
  cueCount: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int()),
  cues: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(fileCueSchema)),
  smallUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  largeUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  soundUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  downloadUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  tags: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string()),
  licence: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['own', 'stock', 'cc', 'ofl', 'other'])),
  licenceText: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  licenceExpiresAt: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.iso.date()),
  visibility: /* @__PURE__ */ z.enum(['private', 'shared', 'customer']),
  sharedWith: /* @__PURE__ */ z.array(refSchema),
  versionNo: /* @__PURE__ */ z.int(),
  versions: /* @__PURE__ */ z.array(fileVersionSchema),
  uploadId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  may: /* @__PURE__ */ z.array(/* @__PURE__ */ z.enum(['edit', 'newVersion', 'retry', 'toFootage', 'cancelUpload', 'trash', 'restore', 'erase'])),
  rev: /* @__PURE__ */ z.int(),
  changed: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
    by: /* @__PURE__ */ z.optional(refSchema),
    at: /* @__PURE__ */ z.string(),
  })),
  trashed: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
    by: /* @__PURE__ */ z.optional(refSchema),
    at: /* @__PURE__ */ z.string(),
  })),
})

/** An image, logo, document, piece of music, font or subtitles; what is said of its content stands there once it was read. (spec §6) */
export interface File {
  fileId: string
  title: string
  kind: 'image' | 'logo' | 'document' | 'music' | 'font' | 'subtitle' | 'other'
  state: 'uploading' | 'processing' | 'ready' | 'failed' | 'rejected'
  /** What the reading is doing; waiting or again: nothing now. */
  phase?: string
  progress?: number
  /** A code. */
  failReason?: string
  /** No bytes of its upload have moved for a while. */
  isUploadStopped?: boolean
  owner: Ref
  createdAt: string
  /** What the file was called as it was uploaded. */
  name: string
  bytes: number
  /** Such as pdf. */
  format?: string
  width?: number
  height?: number
  durationMs?: number
  pages?: number
  /** Loudness. */
  lufs?: number
  /** The wave of music, from 0 to 1. */
  peaks?: number[]
  /** What a font calls itself. */
  family?: string
  isVariable?: boolean
  /** In which ways a variable font changes. */
  axes?: string[]
  cueCount?: number
  /** The first of its subtitles. */
  cues?: FileCue[]
  /** A preview 640 pixels wide. */
  smallUrl?: string
  /** A preview 1600 pixels wide. */
  largeUrl?: string
  /** Music as browsers play it. */
  soundUrl?: string
  downloadUrl?: string
  tags: string[]
  licence?: 'own' | 'stock' | 'cc' | 'ofl' | 'other'
  licenceText?: string
  licenceExpiresAt?: string
  visibility: 'private' | 'shared' | 'customer'
  /** Who sees it while it is shared. */
  sharedWith: Ref[]
  versionNo: number
  /** The latest first; only where there are several. */
  versions: FileVersion[]
  uploadId?: string
}

export const fileSchema = /* @__PURE__ */ z.object({
  fileId: /* @__PURE__ */ z.string(),
  title: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(200)),
  kind: /* @__PURE__ */ z.enum(['image', 'logo', 'document', 'music', 'font', 'subtitle', 'other']),
  state: /* @__PURE__ */ z.enum(['uploading', 'processing', 'ready', 'failed', 'rejected']),
  phase: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  progress: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0), /* @__PURE__ */ z.lte(100))),
  failReason: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  isUploadStopped: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
  owner: refSchema,
  createdAt: /* @__PURE__ */ z.string(),
  name: /* @__PURE__ */ z.string(),
  bytes: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  format: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  width: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0))),
  height: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0))),
  durationMs: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0))),
  pages: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0))),
  lufs: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.number()),
  peaks: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.number())),
  family: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  isVariable: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
  axes: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.string())),
  cueCount: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0))),
  cues: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(fileCueSchema)),
  smallUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  largeUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  soundUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  downloadUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  tags: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(40))).check(/* @__PURE__ */ z.maxLength(30)),
  licence: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['own', 'stock', 'cc', 'ofl', 'other'])),
  licenceText: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(500))),
  licenceExpiresAt: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.iso.date()),
  visibility: /* @__PURE__ */ z.enum(['private', 'shared', 'customer']),
  sharedWith: /* @__PURE__ */ z.array(refSchema).check(/* @__PURE__ */ z.maxLength(50)),
  versionNo: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
  versions: /* @__PURE__ */ z.array(fileVersionSchema),
  uploadId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
})

export type ListFilesRequest = {
  search?: string
  filters?: {
    field: 'kind' | 'owner' | 'tags' | 'licence' | 'licenceExpiresAt' | 'visibility' | 'state' | 'createdAt' | 'bytes'
    op: 'is' | 'has' | 'from' | 'to' | 'none'
    value?: string
  }[]
  trash?: boolean
  sort?: {
    field: 'createdAt' | 'title' | 'owner' | 'bytes' | 'licenceExpiresAt'
    desc: boolean
  }
  after?: string
  limit?: number
  ids?: string[]
  values?: 'kind' | 'owner' | 'tags' | 'licence' | 'licenceExpiresAt' | 'visibility' | 'state' | 'createdAt' | 'bytes'
  counts?: {
    id: string
    filters: {
      field: 'kind' | 'owner' | 'tags' | 'licence' | 'licenceExpiresAt' | 'visibility' | 'state' | 'createdAt' | 'bytes'
      op: 'is' | 'has' | 'from' | 'to' | 'none'
      value?: string
    }[]
  }[]
  exact?: boolean
}

export type ListFilesResponse = {
  rows: ListFilesRow[]
  next?: string
  total?: number
  isFloor?: boolean
  sums?: {
    bytes: number
  }
  counts?: {
    id: string
    count: number
    isFloor: boolean
  }[]
  values?: {
    value: string
    name?: string
    count: number
  }[]
}

/** A page of rows: File. POST rest/secure/service/files/listFiles (spec §6) */
export const listFiles: Call<'listFiles', ListFilesRequest, ListFilesResponse> = {
  id: 'listFiles', feature: 'files', method: 'POST', path: 'rest/secure/service/files/listFiles', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: true, rows: { cm: 'customer', cc: 'shared' },
  request: /* @__PURE__ */ z.object({
    search: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
    filters: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
      field: /* @__PURE__ */ z.enum(['kind', 'owner', 'tags', 'licence', 'licenceExpiresAt', 'visibility', 'state', 'createdAt', 'bytes']),
      op: /* @__PURE__ */ z.enum(['is', 'has', 'from', 'to', 'none']),
      value: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
    })).check(/* @__PURE__ */ z.maxLength(40))),
    trash: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
    sort: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
      field: /* @__PURE__ */ z.enum(['createdAt', 'title', 'owner', 'bytes', 'licenceExpiresAt']),
      desc: /* @__PURE__ */ z.boolean(),
    })),
    after: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(4000))),
    limit: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1), /* @__PURE__ */ z.lte(200))),
    ids: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200))),
    values: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['kind', 'owner', 'tags', 'licence', 'licenceExpiresAt', 'visibility', 'state', 'createdAt', 'bytes'])),
    counts: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
      id: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
      filters: /* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
        field: /* @__PURE__ */ z.enum(['kind', 'owner', 'tags', 'licence', 'licenceExpiresAt', 'visibility', 'state', 'createdAt', 'bytes']),
        op: /* @__PURE__ */ z.enum(['is', 'has', 'from', 'to', 'none']),
        value: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
      })).check(/* @__PURE__ */ z.maxLength(40)),
    })).check(/* @__PURE__ */ z.maxLength(12))),
    exact: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
  }),
  response: /* @__PURE__ */ z.object({
    rows: /* @__PURE__ */ z.array(listFilesRowSchema),
    next: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
    total: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0))),
    isFloor: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
    sums: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
      bytes: /* @__PURE__ */ z.int(),
    })),
    counts: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
      id: /* @__PURE__ */ z.string(),
      count: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
      isFloor: /* @__PURE__ */ z.boolean(),
    }))),
    values: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
      value: /* @__PURE__ */ z.string(),
      name: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
      count: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    }))),
  }),
}

export type StartFileUploadRequest = {
  name: string
  bytes: number
  mime?: string
  edgeHash?: string
  /** The request it answers; it lands in Files once it is accepted. */
  fileRequestId?: string
  /** The file of which this is a new version. */
  supersedesId?: string
}

export type StartFileUploadResponse = {
  file: ListFilesRow
  upload: Upload
}

/** Announces a file whose bytes are about to come. POST rest/secure/service/files/startFileUpload (decided) */
export const startFileUpload: Call<'startFileUpload', StartFileUploadRequest, StartFileUploadResponse> = {
  id: 'startFileUpload', feature: 'files', method: 'POST', path: 'rest/secure/service/files/startFileUpload', auth: 'bearer', body: 'envelope',
  access: [[30, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'shared' }, transaction: 'own',
  request: /* @__PURE__ */ z.object({
    name: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(1000)),
    bytes: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    mime: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
    edgeHash: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.regex(/* @__PURE__ */ new RegExp('^[0-9a-f]{64}$')))),
    fileRequestId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))),
    supersedesId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))),
  }),
  response: /* @__PURE__ */ z.object({
    file: listFilesRowSchema,
    upload: uploadSchema,
  }),
}

export type CancelFileUploadRequest = {
  fileId: string
}

export type CancelFileUploadResponse = Record<string, never>

/** Forgets a file that is still being uploaded. POST rest/secure/service/files/cancelFileUpload (decided) */
export const cancelFileUpload: Call<'cancelFileUpload', CancelFileUploadRequest, CancelFileUploadResponse> = {
  id: 'cancelFileUpload', feature: 'files', method: 'POST', path: 'rest/secure/service/files/cancelFileUpload', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: true, rows: { cm: 'customer', cc: 'own' },
  request: /* @__PURE__ */ z.object({
    fileId: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
  }),
  response: /* @__PURE__ */ z.object({}),
}

export type UpdateFileRequest = {
  fileId: string
  rev: number
  values: {
    title?: string
    tags?: string[]
    visibility?: 'private' | 'shared' | 'customer'
    /** Who sees it while it is shared. */
    sharedWith?: string[]
    licence?: 'own' | 'stock' | 'cc' | 'ofl' | 'other' | null
    licenceText?: string | null
    licenceExpiresAt?: string | null
  }
}

export type UpdateFileResponse = ListFilesRow

/** Changes a row: File. POST rest/secure/service/files/updateFile (spec §6) */
export const updateFile: Call<'updateFile', UpdateFileRequest, UpdateFileResponse> = {
  id: 'updateFile', feature: 'files', method: 'POST', path: 'rest/secure/service/files/updateFile', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'own' },
  request: /* @__PURE__ */ z.object({
    fileId: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
    rev: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    values: /* @__PURE__ */ z.object({
      title: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(200))),
      tags: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(40))).check(/* @__PURE__ */ z.maxLength(30))),
      visibility: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['private', 'shared', 'customer'])),
      sharedWith: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(50))),
      licence: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.enum(['own', 'stock', 'cc', 'ofl', 'other']))),
      licenceText: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(500)))),
      licenceExpiresAt: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.iso.date())),
    }),
  }),
  response: listFilesRowSchema,
}

export type TagFilesRequest = {
  selection: {
    ids: string[]
  } | {
    all: {
      search?: string
      filters?: {
        field: 'kind' | 'owner' | 'tags' | 'licence' | 'licenceExpiresAt' | 'visibility' | 'state' | 'createdAt' | 'bytes'
        op: 'is' | 'has' | 'from' | 'to' | 'none'
        value?: string
      }[]
      trash?: boolean
    }
    except: string[]
    expected: number
  }
  values: {
    tags: string[]
  }
}

export type TagFilesResponse = {
  changed: string[]
  refused: {
    id: string
    code: string
    params?: Record<string, string>
  }[]
}

/** Adds tags to those that files have. POST rest/secure/service/files/tagFiles (decided) */
export const tagFiles: Call<'tagFiles', TagFilesRequest, TagFilesResponse> = {
  id: 'tagFiles', feature: 'files', method: 'POST', path: 'rest/secure/service/files/tagFiles', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'own' },
  request: /* @__PURE__ */ z.object({
    selection: /* @__PURE__ */ z.union([/* @__PURE__ */ z.object({
      ids: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200)),
    }), /* @__PURE__ */ z.object({
      all: /* @__PURE__ */ z.object({
        search: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
        filters: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
          field: /* @__PURE__ */ z.enum(['kind', 'owner', 'tags', 'licence', 'licenceExpiresAt', 'visibility', 'state', 'createdAt', 'bytes']),
          op: /* @__PURE__ */ z.enum(['is', 'has', 'from', 'to', 'none']),
          value: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
        })).check(/* @__PURE__ */ z.maxLength(40))),
        trash: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
      }),
      except: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200)),
      expected: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    })]),
    values: /* @__PURE__ */ z.object({
      tags: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(40))).check(/* @__PURE__ */ z.maxLength(30)),
    }),
  }),
  response: /* @__PURE__ */ z.object({
    changed: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string()),
    refused: /* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
      id: /* @__PURE__ */ z.string(),
      code: /* @__PURE__ */ z.string(),
      params: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.record(/* @__PURE__ */ z.string(), /* @__PURE__ */ z.string())),
    })),
  }),
}

export type ShowFilesRequest = {
  selection: {
    ids: string[]
  } | {
    all: {
      search?: string
      filters?: {
        field: 'kind' | 'owner' | 'tags' | 'licence' | 'licenceExpiresAt' | 'visibility' | 'state' | 'createdAt' | 'bytes'
        op: 'is' | 'has' | 'from' | 'to' | 'none'
        value?: string
      }[]
      trash?: boolean
    }
    except: string[]
    expected: number
  }
  values: {
    visibility: 'private' | 'shared' | 'customer'
  }
}

export type ShowFilesResponse = {
  changed: string[]
  refused: {
    id: string
    code: string
    params?: Record<string, string>
  }[]
}

/** Says who sees files. POST rest/secure/service/files/showFiles (decided) */
export const showFiles: Call<'showFiles', ShowFilesRequest, ShowFilesResponse> = {
  id: 'showFiles', feature: 'files', method: 'POST', path: 'rest/secure/service/files/showFiles', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'own' },
  request: /* @__PURE__ */ z.object({
    selection: /* @__PURE__ */ z.union([/* @__PURE__ */ z.object({
      ids: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200)),
    }), /* @__PURE__ */ z.object({
      all: /* @__PURE__ */ z.object({
        search: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
        filters: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
          field: /* @__PURE__ */ z.enum(['kind', 'owner', 'tags', 'licence', 'licenceExpiresAt', 'visibility', 'state', 'createdAt', 'bytes']),
          op: /* @__PURE__ */ z.enum(['is', 'has', 'from', 'to', 'none']),
          value: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
        })).check(/* @__PURE__ */ z.maxLength(40))),
        trash: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
      }),
      except: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200)),
      expected: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    })]),
    values: /* @__PURE__ */ z.object({
      visibility: /* @__PURE__ */ z.enum(['private', 'shared', 'customer']),
    }),
  }),
  response: /* @__PURE__ */ z.object({
    changed: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string()),
    refused: /* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
      id: /* @__PURE__ */ z.string(),
      code: /* @__PURE__ */ z.string(),
      params: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.record(/* @__PURE__ */ z.string(), /* @__PURE__ */ z.string())),
    })),
  }),
}

export type RetryFilesRequest = {
  selection: {
    ids: string[]
  } | {
    all: {
      search?: string
      filters?: {
        field: 'kind' | 'owner' | 'tags' | 'licence' | 'licenceExpiresAt' | 'visibility' | 'state' | 'createdAt' | 'bytes'
        op: 'is' | 'has' | 'from' | 'to' | 'none'
        value?: string
      }[]
      trash?: boolean
    }
    except: string[]
    expected: number
  }
}

export type RetryFilesResponse = {
  changed: string[]
  refused: {
    id: string
    code: string
    params?: Record<string, string>
  }[]
}

/** Reads files again that could not be read. POST rest/secure/service/files/retryFiles (decided) */
export const retryFiles: Call<'retryFiles', RetryFilesRequest, RetryFilesResponse> = {
  id: 'retryFiles', feature: 'files', method: 'POST', path: 'rest/secure/service/files/retryFiles', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'own' },
  request: /* @__PURE__ */ z.object({
    selection: /* @__PURE__ */ z.union([/* @__PURE__ */ z.object({
      ids: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200)),
    }), /* @__PURE__ */ z.object({
      all: /* @__PURE__ */ z.object({
        search: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
        filters: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
          field: /* @__PURE__ */ z.enum(['kind', 'owner', 'tags', 'licence', 'licenceExpiresAt', 'visibility', 'state', 'createdAt', 'bytes']),
          op: /* @__PURE__ */ z.enum(['is', 'has', 'from', 'to', 'none']),
          value: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
        })).check(/* @__PURE__ */ z.maxLength(40))),
        trash: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
      }),
      except: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200)),
      expected: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    })]),
  }),
  response: /* @__PURE__ */ z.object({
    changed: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string()),
    refused: /* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
      id: /* @__PURE__ */ z.string(),
      code: /* @__PURE__ */ z.string(),
      params: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.record(/* @__PURE__ */ z.string(), /* @__PURE__ */ z.string())),
    })),
  }),
}

export type FilesToFootageRequest = {
  selection: {
    ids: string[]
  } | {
    all: {
      search?: string
      filters?: {
        field: 'kind' | 'owner' | 'tags' | 'licence' | 'licenceExpiresAt' | 'visibility' | 'state' | 'createdAt' | 'bytes'
        op: 'is' | 'has' | 'from' | 'to' | 'none'
        value?: string
      }[]
      trash?: boolean
    }
    except: string[]
    expected: number
  }
}

export type FilesToFootageResponse = {
  changed: string[]
  refused: {
    id: string
    code: string
    params?: Record<string, string>
  }[]
}

/** Makes clips of films that were taken for other files. POST rest/secure/service/files/filesToFootage (decided) */
export const filesToFootage: Call<'filesToFootage', FilesToFootageRequest, FilesToFootageResponse> = {
  id: 'filesToFootage', feature: 'files', method: 'POST', path: 'rest/secure/service/files/filesToFootage', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'own' },
  request: /* @__PURE__ */ z.object({
    selection: /* @__PURE__ */ z.union([/* @__PURE__ */ z.object({
      ids: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200)),
    }), /* @__PURE__ */ z.object({
      all: /* @__PURE__ */ z.object({
        search: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
        filters: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
          field: /* @__PURE__ */ z.enum(['kind', 'owner', 'tags', 'licence', 'licenceExpiresAt', 'visibility', 'state', 'createdAt', 'bytes']),
          op: /* @__PURE__ */ z.enum(['is', 'has', 'from', 'to', 'none']),
          value: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
        })).check(/* @__PURE__ */ z.maxLength(40))),
        trash: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
      }),
      except: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200)),
      expected: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    })]),
  }),
  response: /* @__PURE__ */ z.object({
    changed: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string()),
    refused: /* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
      id: /* @__PURE__ */ z.string(),
      code: /* @__PURE__ */ z.string(),
      params: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.record(/* @__PURE__ */ z.string(), /* @__PURE__ */ z.string())),
    })),
  }),
}

export type TrashFilesRequest = {
  selection: {
    ids: string[]
  } | {
    all: {
      search?: string
      filters?: {
        field: 'kind' | 'owner' | 'tags' | 'licence' | 'licenceExpiresAt' | 'visibility' | 'state' | 'createdAt' | 'bytes'
        op: 'is' | 'has' | 'from' | 'to' | 'none'
        value?: string
      }[]
      trash?: boolean
    }
    except: string[]
    expected: number
  }
  insists?: 'mediaUsed'[]
}

export type TrashFilesResponse = {
  changed: string[]
  refused: {
    id: string
    code: string
    params?: Record<string, string>
  }[]
}

/** Puts files into the trash; whoever insists also those that programs use. POST rest/secure/service/files/trashFiles (spec §6) */
export const trashFiles: Call<'trashFiles', TrashFilesRequest, TrashFilesResponse> = {
  id: 'trashFiles', feature: 'files', method: 'POST', path: 'rest/secure/service/files/trashFiles', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'own' },
  request: /* @__PURE__ */ z.object({
    selection: /* @__PURE__ */ z.union([/* @__PURE__ */ z.object({
      ids: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200)),
    }), /* @__PURE__ */ z.object({
      all: /* @__PURE__ */ z.object({
        search: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
        filters: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
          field: /* @__PURE__ */ z.enum(['kind', 'owner', 'tags', 'licence', 'licenceExpiresAt', 'visibility', 'state', 'createdAt', 'bytes']),
          op: /* @__PURE__ */ z.enum(['is', 'has', 'from', 'to', 'none']),
          value: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
        })).check(/* @__PURE__ */ z.maxLength(40))),
        trash: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
      }),
      except: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200)),
      expected: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    })]),
    insists: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.enum(['mediaUsed'])).check(/* @__PURE__ */ z.maxLength(1))),
  }),
  response: /* @__PURE__ */ z.object({
    changed: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string()),
    refused: /* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
      id: /* @__PURE__ */ z.string(),
      code: /* @__PURE__ */ z.string(),
      params: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.record(/* @__PURE__ */ z.string(), /* @__PURE__ */ z.string())),
    })),
  }),
}

export type RestoreFilesRequest = {
  selection: {
    ids: string[]
  } | {
    all: {
      search?: string
      filters?: {
        field: 'kind' | 'owner' | 'tags' | 'licence' | 'licenceExpiresAt' | 'visibility' | 'state' | 'createdAt' | 'bytes'
        op: 'is' | 'has' | 'from' | 'to' | 'none'
        value?: string
      }[]
      trash?: boolean
    }
    except: string[]
    expected: number
  }
}

export type RestoreFilesResponse = {
  changed: string[]
  refused: {
    id: string
    code: string
    params?: Record<string, string>
  }[]
}

/** Does one thing with several rows: File. POST rest/secure/service/files/restoreFiles (spec §6) */
export const restoreFiles: Call<'restoreFiles', RestoreFilesRequest, RestoreFilesResponse> = {
  id: 'restoreFiles', feature: 'files', method: 'POST', path: 'rest/secure/service/files/restoreFiles', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'own' },
  request: /* @__PURE__ */ z.object({
    selection: /* @__PURE__ */ z.union([/* @__PURE__ */ z.object({
      ids: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200)),
    }), /* @__PURE__ */ z.object({
      all: /* @__PURE__ */ z.object({
        search: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
        filters: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
          field: /* @__PURE__ */ z.enum(['kind', 'owner', 'tags', 'licence', 'licenceExpiresAt', 'visibility', 'state', 'createdAt', 'bytes']),
          op: /* @__PURE__ */ z.enum(['is', 'has', 'from', 'to', 'none']),
          value: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
        })).check(/* @__PURE__ */ z.maxLength(40))),
        trash: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
      }),
      except: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200)),
      expected: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    })]),
  }),
  response: /* @__PURE__ */ z.object({
    changed: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string()),
    refused: /* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
      id: /* @__PURE__ */ z.string(),
      code: /* @__PURE__ */ z.string(),
      params: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.record(/* @__PURE__ */ z.string(), /* @__PURE__ */ z.string())),
    })),
  }),
}

export type EraseFilesRequest = {
  selection: {
    ids: string[]
  } | {
    all: {
      search?: string
      filters?: {
        field: 'kind' | 'owner' | 'tags' | 'licence' | 'licenceExpiresAt' | 'visibility' | 'state' | 'createdAt' | 'bytes'
        op: 'is' | 'has' | 'from' | 'to' | 'none'
        value?: string
      }[]
      trash?: boolean
    }
    except: string[]
    expected: number
  }
}

export type EraseFilesResponse = {
  changed: string[]
  refused: {
    id: string
    code: string
    params?: Record<string, string>
  }[]
}

/** Deletes files in the trash for good, before their days are over. POST rest/secure/service/files/eraseFiles (spec §6) */
export const eraseFiles: Call<'eraseFiles', EraseFilesRequest, EraseFilesResponse> = {
  id: 'eraseFiles', feature: 'files', method: 'POST', path: 'rest/secure/service/files/eraseFiles', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'own' },
  request: /* @__PURE__ */ z.object({
    selection: /* @__PURE__ */ z.union([/* @__PURE__ */ z.object({
      ids: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200)),
    }), /* @__PURE__ */ z.object({
      all: /* @__PURE__ */ z.object({
        search: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
        filters: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
          field: /* @__PURE__ */ z.enum(['kind', 'owner', 'tags', 'licence', 'licenceExpiresAt', 'visibility', 'state', 'createdAt', 'bytes']),
          op: /* @__PURE__ */ z.enum(['is', 'has', 'from', 'to', 'none']),
          value: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
        })).check(/* @__PURE__ */ z.maxLength(40))),
        trash: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
      }),
      except: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200)),
      expected: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    })]),
  }),
  response: /* @__PURE__ */ z.object({
    changed: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string()),
    refused: /* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
      id: /* @__PURE__ */ z.string(),
      code: /* @__PURE__ */ z.string(),
      params: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.record(/* @__PURE__ */ z.string(), /* @__PURE__ */ z.string())),
    })),
  }),
}

export type DownloadFilesRequest = {
  ids: string[]
}

export type DownloadFilesResponse = {
  url: string
  /** Of those asked for, files that are gone, in the trash or not ready. */
  missing: string[]
}

/** A link that opens a file, or one zip of several, for ten minutes. POST rest/secure/service/files/downloadFiles (decided) */
export const downloadFiles: Call<'downloadFiles', DownloadFilesRequest, DownloadFilesResponse> = {
  id: 'downloadFiles', feature: 'files', method: 'POST', path: 'rest/secure/service/files/downloadFiles', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: true, rows: { cm: 'customer', cc: 'shared' },
  request: /* @__PURE__ */ z.object({
    ids: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(200)),
  }),
  response: /* @__PURE__ */ z.object({
    url: /* @__PURE__ */ z.string(),
    missing: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string()),
  }),
}

export type ExportFilesRequest = {
  search?: string
  filters?: {
    field: 'kind' | 'owner' | 'tags' | 'licence' | 'licenceExpiresAt' | 'visibility' | 'state' | 'createdAt' | 'bytes'
    op: 'is' | 'has' | 'from' | 'to' | 'none'
    value?: string
  }[]
  trash?: boolean
  sort?: {
    field: 'createdAt' | 'title' | 'owner' | 'bytes' | 'licenceExpiresAt'
    desc: boolean
  }
  ids?: string[]
  columns: ('title' | 'kind' | 'state' | 'phase' | 'progress' | 'failReason' | 'isUploadStopped' | 'owner' | 'createdAt' | 'name' | 'bytes' | 'format' | 'width' | 'height' | 'durationMs' | 'pages' | 'lufs' | 'peaks' | 'family' | 'isVariable' | 'axes' | 'cueCount' | 'cues' | 'smallUrl' | 'largeUrl' | 'soundUrl' | 'downloadUrl' | 'tags' | 'licence' | 'licenceText' | 'licenceExpiresAt' | 'visibility' | 'sharedWith' | 'versionNo' | 'versions' | 'uploadId')[]
}

export type ExportFilesResponse = string

/** Rows as a table for other programs: File. POST rest/secure/service/files/exportFiles (decided) */
export const exportFiles: Call<'exportFiles', ExportFilesRequest, ExportFilesResponse> = {
  id: 'exportFiles', feature: 'files', method: 'POST', path: 'rest/secure/service/files/exportFiles', auth: 'bearer', body: 'csv',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: true, rows: { cm: 'customer', cc: 'shared' }, transaction: 'own',
  request: /* @__PURE__ */ z.object({
    search: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
    filters: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
      field: /* @__PURE__ */ z.enum(['kind', 'owner', 'tags', 'licence', 'licenceExpiresAt', 'visibility', 'state', 'createdAt', 'bytes']),
      op: /* @__PURE__ */ z.enum(['is', 'has', 'from', 'to', 'none']),
      value: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
    })).check(/* @__PURE__ */ z.maxLength(40))),
    trash: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
    sort: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
      field: /* @__PURE__ */ z.enum(['createdAt', 'title', 'owner', 'bytes', 'licenceExpiresAt']),
      desc: /* @__PURE__ */ z.boolean(),
    })),
    ids: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200))),
    columns: /* @__PURE__ */ z.array(/* @__PURE__ */ z.enum(['title', 'kind', 'state', 'phase', 'progress', 'failReason', 'isUploadStopped', 'owner', 'createdAt', 'name', 'bytes', 'format', 'width', 'height', 'durationMs', 'pages', 'lufs', 'peaks', 'family', 'isVariable', 'axes', 'cueCount', 'cues', 'smallUrl', 'largeUrl', 'soundUrl', 'downloadUrl', 'tags', 'licence', 'licenceText', 'licenceExpiresAt', 'visibility', 'sharedWith', 'versionNo', 'versions', 'uploadId'])).check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(200)),
  }),
  response: /* @__PURE__ */ z.string(),
}
