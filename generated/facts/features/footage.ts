// Generated from manifest/features/footage.yaml by npm run codegen. Edit the manifest, not this file.

import * as z from 'zod/mini'
import type { Call } from '../call'
import { captionTrackSchema, type CaptionTrack, mediaSourceSchema, type MediaSource, uploadSchema, type Upload } from './media'

/** Who brought a clip, or put it into the trash. (decided) */
export interface ClipPerson {
  userId: string
  name: string
  pictureUrl?: string
}

export const clipPersonSchema = /* @__PURE__ */ z.object({
  userId: /* @__PURE__ */ z.string(),
  name: /* @__PURE__ */ z.string(),
  pictureUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
})

/** One piece of footage. (decided) */
export interface Clip {
  clipId: string
  title: string
  state: 'uploading' | 'processing' | 'playable' | 'ready' | 'failed' | 'rejected' | 'trashed'
  /** What the processing is doing. */
  phase?: string
  progress?: number
  /** A code. */
  failReason?: string
  /** The reason in words. */
  failMessage?: string
  /** No bytes of its upload have moved for a while. */
  isUploadStopped?: boolean
  owner: ClipPerson
  trashedBy?: ClipPerson
  createdAt: string
  durationMs?: number
  width?: number
  height?: number
  bytes: number
  mime?: string
  orientation?: 'landscape' | 'portrait' | 'square'
  posterUrl?: string
  sources: MediaSource[]
  captions: CaptionTrack[]
  uploadId?: string
  rev: number
  mayEdit: boolean
}

export const clipSchema = /* @__PURE__ */ z.object({
  clipId: /* @__PURE__ */ z.string(),
  title: /* @__PURE__ */ z.string(),
  state: /* @__PURE__ */ z.enum(['uploading', 'processing', 'playable', 'ready', 'failed', 'rejected', 'trashed']),
  phase: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  progress: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0), /* @__PURE__ */ z.lte(100))),
  failReason: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  failMessage: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  isUploadStopped: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
  owner: clipPersonSchema,
  trashedBy: /* @__PURE__ */ z.optional(clipPersonSchema),
  createdAt: /* @__PURE__ */ z.string(),
  durationMs: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0))),
  width: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0))),
  height: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0))),
  bytes: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  mime: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  orientation: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['landscape', 'portrait', 'square'])),
  posterUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  sources: /* @__PURE__ */ z.array(mediaSourceSchema),
  captions: /* @__PURE__ */ z.array(captionTrackSchema),
  uploadId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  rev: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
  mayEdit: /* @__PURE__ */ z.boolean(),
})

export type ListClipsRequest = {
  search?: string
  sort?: 'newest' | 'oldest' | 'name' | 'duration'
  trashed?: boolean
  after?: string
  limit?: number
}

export type ListClipsResponse = {
  clips: Clip[]
  total: number
  totalDurationMs: number
  next?: string
}

/** A page of the customer's clips. POST rest/secure/service/clip/listClips (decided) */
export const listClips: Call<'listClips', ListClipsRequest, ListClipsResponse> = {
  id: 'listClips', feature: 'footage', method: 'POST', path: 'rest/secure/service/clip/listClips', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: true, idempotent: true, rows: { cm: 'customer', cc: 'shared' },
  request: /* @__PURE__ */ z.object({
    search: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
    sort: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['newest', 'oldest', 'name', 'duration'])),
    trashed: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
    after: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(512))),
    limit: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1), /* @__PURE__ */ z.lte(200))),
  }),
  response: /* @__PURE__ */ z.object({
    clips: /* @__PURE__ */ z.array(clipSchema),
    total: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    totalDurationMs: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    next: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  }),
}

export type GetClipRequest = {
  clipId: string
}

export type GetClipResponse = Clip

/** One clip. POST rest/secure/service/clip/getClip (decided) */
export const getClip: Call<'getClip', GetClipRequest, GetClipResponse> = {
  id: 'getClip', feature: 'footage', method: 'POST', path: 'rest/secure/service/clip/getClip', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: true, rows: { cm: 'customer', cc: 'shared' },
  request: /* @__PURE__ */ z.object({
    clipId: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
  }),
  response: clipSchema,
}

export type GetClipStatesRequest = {
  clipIds: string[]
}

export type GetClipStatesResponse = {
  clips: Clip[]
}

/** How far some clips have come. POST rest/secure/service/clip/getClipStates (decided) */
export const getClipStates: Call<'getClipStates', GetClipStatesRequest, GetClipStatesResponse> = {
  id: 'getClipStates', feature: 'footage', method: 'POST', path: 'rest/secure/service/clip/getClipStates', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: true, idempotent: true, rows: { cm: 'customer', cc: 'shared' },
  request: /* @__PURE__ */ z.object({
    clipIds: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200)),
  }),
  response: /* @__PURE__ */ z.object({
    clips: /* @__PURE__ */ z.array(clipSchema),
  }),
}

export type StartClipUploadRequest = {
  name: string
  bytes: number
  mime?: string
  edgeHash?: string
}

export type StartClipUploadResponse = {
  clip: Clip
  upload: Upload
}

/** Announces a clip whose bytes are about to come. POST rest/secure/service/clip/startClipUpload (decided) */
export const startClipUpload: Call<'startClipUpload', StartClipUploadRequest, StartClipUploadResponse> = {
  id: 'startClipUpload', feature: 'footage', method: 'POST', path: 'rest/secure/service/clip/startClipUpload', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, transaction: 'own',
  request: /* @__PURE__ */ z.object({
    name: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(1000)),
    bytes: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    mime: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
    edgeHash: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.regex(/* @__PURE__ */ new RegExp('^[0-9a-f]{64}$')))),
  }),
  response: /* @__PURE__ */ z.object({
    clip: clipSchema,
    upload: uploadSchema,
  }),
}

export type CancelClipUploadRequest = {
  clipId: string
}

export type CancelClipUploadResponse = Record<string, never>

/** Forgets a clip that is still being uploaded. POST rest/secure/service/clip/cancelClipUpload (decided) */
export const cancelClipUpload: Call<'cancelClipUpload', CancelClipUploadRequest, CancelClipUploadResponse> = {
  id: 'cancelClipUpload', feature: 'footage', method: 'POST', path: 'rest/secure/service/clip/cancelClipUpload', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: true, rows: { cm: 'customer', cc: 'own' },
  request: /* @__PURE__ */ z.object({
    clipId: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
  }),
  response: /* @__PURE__ */ z.object({}),
}

export type RenameClipRequest = {
  clipId: string
  title: string
  rev: number
}

export type RenameClipResponse = Clip

/** Gives a clip another title. POST rest/secure/service/clip/renameClip (decided) */
export const renameClip: Call<'renameClip', RenameClipRequest, RenameClipResponse> = {
  id: 'renameClip', feature: 'footage', method: 'POST', path: 'rest/secure/service/clip/renameClip', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'own' },
  request: /* @__PURE__ */ z.object({
    clipId: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
    title: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(300)),
    rev: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
  }),
  response: clipSchema,
}

export type TrashClipsRequest = {
  clipIds: string[]
}

export type TrashClipsResponse = {
  clips: Clip[]
}

/** Puts clips into the trash. POST rest/secure/service/clip/trashClips (decided) */
export const trashClips: Call<'trashClips', TrashClipsRequest, TrashClipsResponse> = {
  id: 'trashClips', feature: 'footage', method: 'POST', path: 'rest/secure/service/clip/trashClips', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: true, rows: { cm: 'customer', cc: 'own' },
  request: /* @__PURE__ */ z.object({
    clipIds: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(200)),
  }),
  response: /* @__PURE__ */ z.object({
    clips: /* @__PURE__ */ z.array(clipSchema),
  }),
}

export type RestoreClipsRequest = {
  clipIds: string[]
}

export type RestoreClipsResponse = {
  clips: Clip[]
}

/** Takes clips out of the trash. POST rest/secure/service/clip/restoreClips (decided) */
export const restoreClips: Call<'restoreClips', RestoreClipsRequest, RestoreClipsResponse> = {
  id: 'restoreClips', feature: 'footage', method: 'POST', path: 'rest/secure/service/clip/restoreClips', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: true, rows: { cm: 'customer', cc: 'own' },
  request: /* @__PURE__ */ z.object({
    clipIds: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(200)),
  }),
  response: /* @__PURE__ */ z.object({
    clips: /* @__PURE__ */ z.array(clipSchema),
  }),
}

export type RetryClipRequest = {
  clipId: string
}

export type RetryClipResponse = Clip

/** Processes a failed clip again. POST rest/secure/service/clip/retryClip (decided) */
export const retryClip: Call<'retryClip', RetryClipRequest, RetryClipResponse> = {
  id: 'retryClip', feature: 'footage', method: 'POST', path: 'rest/secure/service/clip/retryClip', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'own' },
  request: /* @__PURE__ */ z.object({
    clipId: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
  }),
  response: clipSchema,
}
