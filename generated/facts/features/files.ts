// Generated from manifest/features/files.yaml by npm run codegen. Edit the manifest, not this file.

import * as z from 'zod/mini'
import type { Call, WriteCall } from '../call'
import { changeResponse, type WhichRows, type ListRow, type Trashable, type ListRequest, type ChangeRequest, type ChangeResponse, type ExportRequest } from '../forms'
import { type Upload, uploadSchema } from './media'
import type { Music } from './programs'
import { type Ref, refSchema } from './screens'

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
export interface ListFilesRow extends File, ListRow<'edit' | 'newVersion' | 'retry' | 'toFootage' | 'cancelUpload' | 'trash' | 'restore' | 'erase'>, Trashable {}

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

export type ListFilesRows = WhichRows<'search' | 'filters' | 'trash', 'kind' | 'owner' | 'tags' | 'licence' | 'licenceExpiresAt' | 'visibility' | 'state' | 'createdAt' | 'bytes'>

export type ListFilesRequest = ListRequest<ListFilesRows, 'createdAt' | 'title' | 'owner' | 'bytes' | 'licenceExpiresAt'>

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
export const updateFile: WriteCall<'updateFile', UpdateFileRequest, UpdateFileResponse> = {
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

export type TagFilesRequest = ChangeRequest<ListFilesRows> & {
  values: {
    tags: string[]
  }
}

export type TagFilesResponse = ChangeResponse

/** Adds tags to those that files have. POST rest/secure/service/files/tagFiles (decided) */
export const tagFiles: Call<'tagFiles', TagFilesRequest, TagFilesResponse> = {
  id: 'tagFiles', feature: 'files', method: 'POST', path: 'rest/secure/service/files/tagFiles', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'own' },
  response: changeResponse,
}

export type ShowFilesRequest = ChangeRequest<ListFilesRows> & {
  values: {
    visibility: 'private' | 'shared' | 'customer'
  }
}

export type ShowFilesResponse = ChangeResponse

/** Says who sees files. POST rest/secure/service/files/showFiles (decided) */
export const showFiles: Call<'showFiles', ShowFilesRequest, ShowFilesResponse> = {
  id: 'showFiles', feature: 'files', method: 'POST', path: 'rest/secure/service/files/showFiles', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'own' },
  response: changeResponse,
}

export type RetryFilesRequest = ChangeRequest<ListFilesRows>

export type RetryFilesResponse = ChangeResponse

/** Reads files again that could not be read. POST rest/secure/service/files/retryFiles (decided) */
export const retryFiles: Call<'retryFiles', RetryFilesRequest, RetryFilesResponse> = {
  id: 'retryFiles', feature: 'files', method: 'POST', path: 'rest/secure/service/files/retryFiles', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'own' },
  response: changeResponse,
}

export type FilesToFootageRequest = ChangeRequest<ListFilesRows>

export type FilesToFootageResponse = ChangeResponse

/** Makes clips of films that were taken for other files. POST rest/secure/service/files/filesToFootage (decided) */
export const filesToFootage: Call<'filesToFootage', FilesToFootageRequest, FilesToFootageResponse> = {
  id: 'filesToFootage', feature: 'files', method: 'POST', path: 'rest/secure/service/files/filesToFootage', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'own' },
  response: changeResponse,
}

export type TrashFilesRequest = ChangeRequest<ListFilesRows> & {
  insists?: 'mediaUsed'[]
}

export type TrashFilesResponse = ChangeResponse

/** Puts files into the trash; whoever insists also those that programs use. POST rest/secure/service/files/trashFiles (spec §6) */
export const trashFiles: Call<'trashFiles', TrashFilesRequest, TrashFilesResponse> = {
  id: 'trashFiles', feature: 'files', method: 'POST', path: 'rest/secure/service/files/trashFiles', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'own' },
  response: changeResponse,
}

export type RestoreFilesRequest = ChangeRequest<ListFilesRows>

export type RestoreFilesResponse = ChangeResponse

/** Does one thing with several rows: File. POST rest/secure/service/files/restoreFiles (spec §6) */
export const restoreFiles: Call<'restoreFiles', RestoreFilesRequest, RestoreFilesResponse> = {
  id: 'restoreFiles', feature: 'files', method: 'POST', path: 'rest/secure/service/files/restoreFiles', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'own' },
  response: changeResponse,
}

export type EraseFilesRequest = ChangeRequest<ListFilesRows>

export type EraseFilesResponse = ChangeResponse

/** Deletes files in the trash for good, before their days are over. POST rest/secure/service/files/eraseFiles (spec §6) */
export const eraseFiles: Call<'eraseFiles', EraseFilesRequest, EraseFilesResponse> = {
  id: 'eraseFiles', feature: 'files', method: 'POST', path: 'rest/secure/service/files/eraseFiles', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'own' },
  response: changeResponse,
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
  response: /* @__PURE__ */ z.object({
    url: /* @__PURE__ */ z.string(),
    missing: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string()),
  }),
}

export type ExportFilesRequest = ExportRequest<ListFilesRows, 'createdAt' | 'title' | 'owner' | 'bytes' | 'licenceExpiresAt', 'title' | 'kind' | 'state' | 'phase' | 'progress' | 'failReason' | 'isUploadStopped' | 'owner' | 'createdAt' | 'name' | 'bytes' | 'format' | 'width' | 'height' | 'durationMs' | 'pages' | 'lufs' | 'peaks' | 'family' | 'isVariable' | 'axes' | 'cueCount' | 'cues' | 'smallUrl' | 'largeUrl' | 'soundUrl' | 'downloadUrl' | 'tags' | 'licence' | 'licenceText' | 'licenceExpiresAt' | 'visibility' | 'sharedWith' | 'versionNo' | 'versions' | 'uploadId'>

export type ExportFilesResponse = string

/** Rows as a table for other programs: File. POST rest/secure/service/files/exportFiles (decided) */
export const exportFiles: Call<'exportFiles', ExportFilesRequest, ExportFilesResponse> = {
  id: 'exportFiles', feature: 'files', method: 'POST', path: 'rest/secure/service/files/exportFiles', auth: 'bearer', body: 'csv',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: true, rows: { cm: 'customer', cc: 'shared' }, transaction: 'own',
  response: /* @__PURE__ */ z.string(),
}
