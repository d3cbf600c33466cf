// Generated from manifest/features/footage.yaml by npm run codegen. Edit the manifest, not this file.

import * as z from 'zod/mini'
import type { Call, WriteCall } from '../call'
import { listResponse, changeResponse, type WhichRows, type ListRow, type Trashable, type ListRequest, type ListResponse, type ChangeRequest, type ChangeResponse, type ExportRequest } from '../forms'
import { type CaptionCue, type CaptionSet, captionSetSchema, type CaptionMaking, captionMakingSchema } from './captions'
import { type Upload, uploadSchema, type MediaSource, mediaSourceSchema, type MediaQuality, mediaQualitySchema } from './media'
import { type Ref, refSchema } from './screens'

/** One piece of footage. (decided) */
export interface ListClipsRow extends Clip, ListRow<'edit' | 'retry' | 'cancelUpload' | 'trash' | 'restore' | 'erase'>, Trashable {}

export const listClipsRowSchema = /* @__PURE__ */ z.object({
  clipId: /* @__PURE__ */ z.string(),
  title: /* @__PURE__ */ z.string(),
  state: /* @__PURE__ */ z.enum(['uploading', 'processing', 'playable', 'ready', 'failed', 'rejected']),
  phase: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  progress: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int()),
  failReason: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  failMessage: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  isUploadStopped: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
  owner: refSchema,
  createdAt: /* @__PURE__ */ z.string(),
  description: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  tags: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string()),
  people: /* @__PURE__ */ z.array(refSchema),
  otherPeople: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string()),
  shotType: /* @__PURE__ */ z.optional(refSchema),
  language: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['da', 'de', 'en', 'es', 'fi', 'fr', 'it', 'nb', 'nl', 'pl', 'pt', 'sv'])),
  rating: /* @__PURE__ */ z.int(),
  visibility: /* @__PURE__ */ z.enum(['private', 'shared', 'customer']),
  sharedWith: /* @__PURE__ */ z.array(refSchema),
  rightsExpireAt: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.iso.date()),
  durationMs: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int()),
  width: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int()),
  height: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int()),
  bytes: /* @__PURE__ */ z.int(),
  mime: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  orientation: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['landscape', 'portrait', 'square'])),
  posterUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  sources: /* @__PURE__ */ z.array(mediaSourceSchema),
  source: /* @__PURE__ */ z.enum(['upload', 'camera', 'screen', 'screenAndCamera', 'audio', 'zoom']),
  versionNo: /* @__PURE__ */ z.int(),
  inMs: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int()),
  outMs: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int()),
  leadMs: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int()),
  quality: /* @__PURE__ */ z.optional(mediaQualitySchema),
  spriteUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  waveformUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  isMine: /* @__PURE__ */ z.boolean(),
  isToCheck: /* @__PURE__ */ z.boolean(),
  fileName: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  format: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  framesPerSecond: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.number()),
  uploadId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  may: /* @__PURE__ */ z.array(/* @__PURE__ */ z.enum(['edit', 'retry', 'cancelUpload', 'trash', 'restore', 'erase'])),
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

/** A shot type that clips may be given. (decided) */
export interface ListShotTypeChoicesRow extends ShotTypeChoice, ListRow<string> {}

export const listShotTypeChoicesRowSchema = /* @__PURE__ */ z.object({
  shotTypeId: /* @__PURE__ */ z.string(),
  name: /* @__PURE__ */ z.string(),
  may: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string()),
  rev: /* @__PURE__ */ z.int(),
  changed: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
    by: /* @__PURE__ */ z.optional(refSchema),
    at: /* @__PURE__ */ z.string(),
  })),
})

/** Somebody who may be in a clip, a user or a contact. (decided) */
export interface ListClipPeopleRow extends ClipPerson, ListRow<string> {}

export const listClipPeopleRowSchema = /* @__PURE__ */ z.object({
  personId: /* @__PURE__ */ z.string(),
  name: /* @__PURE__ */ z.string(),
  may: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string()),
  rev: /* @__PURE__ */ z.int(),
  changed: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
    by: /* @__PURE__ */ z.optional(refSchema),
    at: /* @__PURE__ */ z.string(),
  })),
})

/** One piece of footage. (decided) */
export interface Clip {
  clipId: string
  title: string
  state: 'uploading' | 'processing' | 'playable' | 'ready' | 'failed' | 'rejected'
  /** What the processing is doing; waiting or again: nothing now. */
  phase?: string
  progress?: number
  /** A code. */
  failReason?: string
  /** The reason in words. */
  failMessage?: string
  /** No bytes of its upload have moved for a while. */
  isUploadStopped?: boolean
  owner: Ref
  createdAt: string
  description?: string
  tags: string[]
  /** Who is in it: users or contacts. */
  people: Ref[]
  /** Who else is in it, by name. */
  otherPeople: string[]
  shotType?: Ref
  /** What is spoken. */
  language?: 'da' | 'de' | 'en' | 'es' | 'fi' | 'fr' | 'it' | 'nb' | 'nl' | 'pl' | 'pt' | 'sv'
  /** 0: not rated. */
  rating: number
  /** Who sees it besides its owner and campaign managers: nobody, those it is shared with, or everybody who makes videos. */
  visibility: 'private' | 'shared' | 'customer'
  /** Who sees it while it is shared. */
  sharedWith: Ref[]
  /** The last day on which it may be used. */
  rightsExpireAt?: string
  durationMs?: number
  width?: number
  height?: number
  bytes: number
  mime?: string
  orientation?: 'landscape' | 'portrait' | 'square'
  posterUrl?: string
  sources: MediaSource[]
  /** Where it came from. */
  source: 'upload' | 'camera' | 'screen' | 'screenAndCamera' | 'audio' | 'zoom'
  /** Which of its films it shows. */
  versionNo: number
  /** Where it was trimmed to begin, in the whole take. */
  inMs?: number
  /** Where it was trimmed to end, in the whole take. */
  outMs?: number
  /** How much of the sources comes before the clip begins; the player starts there. */
  leadMs?: number
  quality?: MediaQuality
  /** One picture of ten rows of ten tiles, 160 by 90 each; tile n shows n hundredths of the clip. */
  spriteUrl?: string
  /** A JSON array of 1000 peaks of its sound, 0 to 1. */
  waveformUrl?: string
  /** Whether it is of whoever asks. */
  isMine: boolean
  /** Whether it had better be recorded again. */
  isToCheck: boolean
  /** What the file was called as it was uploaded. */
  fileName?: string
  /** Of the original, such as MP4 · H.264 · AAC. */
  format?: string
  framesPerSecond?: number
  uploadId?: string
}

/** A film that a clip shows, showed before or is going to show. (decided) */
export interface ClipVersion {
  versionNo: number
  /** The clip shows this one. */
  isShown: boolean
  state: 'uploading' | 'processing' | 'playable' | 'ready' | 'failed' | 'rejected'
  /** What the processing is doing; waiting or again: nothing now. */
  phase?: string
  progress?: number
  /** A code. */
  failReason?: string
  /** The reason in words. */
  failMessage?: string
  madeBy?: Ref
  madeAt: string
  durationMs?: number
  width?: number
  height?: number
  bytes: number
  posterUrl?: string
  sources: MediaSource[]
  /** How much of the sources comes before the clip begins; the player starts there. */
  leadMs?: number
  uploadId?: string
}

export const clipVersionSchema = /* @__PURE__ */ z.object({
  versionNo: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
  isShown: /* @__PURE__ */ z.boolean(),
  state: /* @__PURE__ */ z.enum(['uploading', 'processing', 'playable', 'ready', 'failed', 'rejected']),
  phase: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  progress: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0), /* @__PURE__ */ z.lte(100))),
  failReason: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  failMessage: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  madeBy: /* @__PURE__ */ z.optional(refSchema),
  madeAt: /* @__PURE__ */ z.string(),
  durationMs: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0))),
  width: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0))),
  height: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0))),
  bytes: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  posterUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  sources: /* @__PURE__ */ z.array(mediaSourceSchema),
  leadMs: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0))),
  uploadId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
})

/** A shot type that clips may be given. (decided) */
export interface ShotTypeChoice {
  shotTypeId: string
  name: string
}

/** Somebody who may be in a clip, a user or a contact. (decided) */
export interface ClipPerson {
  personId: string
  name: string
}

export type ListClipsRows = WhichRows<'search' | 'filters' | 'trash', 'owner' | 'isMine' | 'isToCheck' | 'state' | 'source' | 'shotType' | 'tags' | 'people' | 'language' | 'orientation' | 'rating' | 'visibility' | 'rightsExpireAt' | 'durationMs' | 'createdAt'>

export type ListClipsRequest = ListRequest<ListClipsRows, 'createdAt' | 'title' | 'owner' | 'durationMs' | 'bytes' | 'shotType' | 'rating' | 'rightsExpireAt'>

export type ListClipsResponse = {
  rows: ListClipsRow[]
  next?: string
  total?: number
  isFloor?: boolean
  sums?: {
    durationMs: number
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

/** A page of rows: Clip. POST rest/secure/service/clip/listClips (decided) */
export const listClips: Call<'listClips', ListClipsRequest, ListClipsResponse> = {
  id: 'listClips', feature: 'footage', method: 'POST', path: 'rest/secure/service/clip/listClips', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: true, rows: { cm: 'customer', cc: 'shared' },
  response: /* @__PURE__ */ z.object({
    rows: /* @__PURE__ */ z.array(listClipsRowSchema),
    next: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
    total: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0))),
    isFloor: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
    sums: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
      durationMs: /* @__PURE__ */ z.int(),
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

export type StartClipUploadRequest = {
  name: string
  bytes: number
  mime?: string
  edgeHash?: string
  taskId?: string
  /** The clip of which it is a new version, which takes its place once it can be watched. */
  supersedesId?: string
}

export type StartClipUploadResponse = {
  clip: ListClipsRow
  upload: Upload
}

/** Announces a clip whose bytes are about to come. POST rest/secure/service/clip/startClipUpload (decided) */
export const startClipUpload: Call<'startClipUpload', StartClipUploadRequest, StartClipUploadResponse> = {
  id: 'startClipUpload', feature: 'footage', method: 'POST', path: 'rest/secure/service/clip/startClipUpload', auth: 'bearer', body: 'envelope',
  access: [[30, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'shared' }, transaction: 'own',
  response: /* @__PURE__ */ z.object({
    clip: listClipsRowSchema,
    upload: uploadSchema,
  }),
}

export type CancelClipUploadRequest = {
  clipId: string
  /** Of the version. */
  uploadId?: string
}

export type CancelClipUploadResponse = Record<string, never>

/** Forgets a clip that is still being uploaded, or a version of one. POST rest/secure/service/clip/cancelClipUpload (decided) */
export const cancelClipUpload: Call<'cancelClipUpload', CancelClipUploadRequest, CancelClipUploadResponse> = {
  id: 'cancelClipUpload', feature: 'footage', method: 'POST', path: 'rest/secure/service/clip/cancelClipUpload', auth: 'bearer', body: 'envelope',
  access: [[30, 0, 0, 31]],
  background: false, idempotent: true, rows: { cm: 'customer', cc: 'own' },
  response: /* @__PURE__ */ z.object({}),
}

export type UpdateClipRequest = {
  clipId: string
  rev: number
  values: {
    title?: string
    description?: string | null
    tags?: string[]
    /** Who is in it: users or contacts. */
    people?: string[]
    /** Who else is in it, by name. */
    otherPeople?: string[]
    shotType?: string | null
    /** What is spoken. */
    language?: 'da' | 'de' | 'en' | 'es' | 'fi' | 'fr' | 'it' | 'nb' | 'nl' | 'pl' | 'pt' | 'sv' | null
    /** 0: not rated. */
    rating?: number
    /** Who sees it besides its owner and campaign managers: nobody, those it is shared with, or everybody who makes videos. */
    visibility?: 'private' | 'shared' | 'customer'
    /** Who sees it while it is shared. */
    sharedWith?: string[]
    /** The last day on which it may be used. */
    rightsExpireAt?: string | null
  }
}

export type UpdateClipResponse = ListClipsRow

/** Changes a row: Clip. POST rest/secure/service/clip/updateClip (decided) */
export const updateClip: WriteCall<'updateClip', UpdateClipRequest, UpdateClipResponse> = {
  id: 'updateClip', feature: 'footage', method: 'POST', path: 'rest/secure/service/clip/updateClip', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'own' },
  request: /* @__PURE__ */ z.object({
    clipId: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
    rev: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    values: /* @__PURE__ */ z.object({
      title: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(300))),
      description: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(4000)))),
      tags: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(40))).check(/* @__PURE__ */ z.maxLength(30))),
      people: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(50))),
      otherPeople: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(80))).check(/* @__PURE__ */ z.maxLength(50))),
      shotType: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)))),
      language: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.enum(['da', 'de', 'en', 'es', 'fi', 'fr', 'it', 'nb', 'nl', 'pl', 'pt', 'sv']))),
      rating: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0), /* @__PURE__ */ z.lte(5))),
      visibility: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['private', 'shared', 'customer'])),
      sharedWith: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(50))),
      rightsExpireAt: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.iso.date())),
    }),
  }),
  response: listClipsRowSchema,
}

export type ListShotTypeChoicesRows = WhichRows<'search', never>

export type ListShotTypeChoicesRequest = ListRequest<ListShotTypeChoicesRows, 'name'>

export type ListShotTypeChoicesResponse = ListResponse<ListShotTypeChoicesRow>

/** The shot types that are in use. POST rest/secure/service/footage/listShotTypeChoices (decided) */
export const listShotTypeChoices: Call<'listShotTypeChoices', ListShotTypeChoicesRequest, ListShotTypeChoicesResponse> = {
  id: 'listShotTypeChoices', feature: 'footage', method: 'POST', path: 'rest/secure/service/footage/listShotTypeChoices', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: true,
  response: /* @__PURE__ */ listResponse(listShotTypeChoicesRowSchema),
}

export type ListClipPeopleRows = WhichRows<'search', never>

export type ListClipPeopleRequest = ListRequest<ListClipPeopleRows, 'name'>

export type ListClipPeopleResponse = ListResponse<ListClipPeopleRow>

/** The people who can sign in, and for campaign managers the contacts. POST rest/secure/service/footage/listClipPeople (decided) */
export const listClipPeople: Call<'listClipPeople', ListClipPeopleRequest, ListClipPeopleResponse> = {
  id: 'listClipPeople', feature: 'footage', method: 'POST', path: 'rest/secure/service/footage/listClipPeople', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: true, rows: 'customer',
  response: /* @__PURE__ */ listResponse(listClipPeopleRowSchema),
}

export type TrimClipRequest = {
  clipId: string
  rev: number
  values: {
    /** Where it was trimmed to begin, in the whole take. */
    inMs?: number | null
    /** Where it was trimmed to end, in the whole take. */
    outMs?: number | null
  }
}

export type TrimClipResponse = ListClipsRow

/** Shows less of a clip, or all of it again; nothing is deleted. POST rest/secure/service/clip/trimClip (decided) */
export const trimClip: WriteCall<'trimClip', TrimClipRequest, TrimClipResponse> = {
  id: 'trimClip', feature: 'footage', method: 'POST', path: 'rest/secure/service/clip/trimClip', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'own' },
  request: /* @__PURE__ */ z.object({
    clipId: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
    rev: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    values: /* @__PURE__ */ z.object({
      inMs: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)))),
      outMs: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)))),
    }),
  }),
  response: listClipsRowSchema,
}

export type BringBackClipRequest = {
  clipId: string
  rev: number
  values: {
    /** Which of its films it shows. */
    versionNo?: number
  }
}

export type BringBackClipResponse = ListClipsRow

/** Shows another of the films that a clip had; all of them stay. POST rest/secure/service/clip/bringBackClip (decided) */
export const bringBackClip: WriteCall<'bringBackClip', BringBackClipRequest, BringBackClipResponse> = {
  id: 'bringBackClip', feature: 'footage', method: 'POST', path: 'rest/secure/service/clip/bringBackClip', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'own' },
  request: /* @__PURE__ */ z.object({
    clipId: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
    rev: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    values: /* @__PURE__ */ z.object({
      versionNo: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
    }),
  }),
  response: listClipsRowSchema,
}

export type TagClipsRequest = ChangeRequest<ListClipsRows> & {
  values: {
    tags: string[]
  }
}

export type TagClipsResponse = ChangeResponse

/** Adds tags to those that clips have. POST rest/secure/service/clip/tagClips (decided) */
export const tagClips: Call<'tagClips', TagClipsRequest, TagClipsResponse> = {
  id: 'tagClips', feature: 'footage', method: 'POST', path: 'rest/secure/service/clip/tagClips', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'own' },
  response: changeResponse,
}

export type ShowClipsRequest = ChangeRequest<ListClipsRows> & {
  values: {
    /** Who sees it besides its owner and campaign managers: nobody, those it is shared with, or everybody who makes videos. */
    visibility: 'private' | 'shared' | 'customer'
  }
}

export type ShowClipsResponse = ChangeResponse

/** Says who sees clips. POST rest/secure/service/clip/showClips (decided) */
export const showClips: Call<'showClips', ShowClipsRequest, ShowClipsResponse> = {
  id: 'showClips', feature: 'footage', method: 'POST', path: 'rest/secure/service/clip/showClips', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'own' },
  response: changeResponse,
}

export type SetClipShotTypeRequest = ChangeRequest<ListClipsRows> & {
  values: {
    shotType: string
  }
}

export type SetClipShotTypeResponse = ChangeResponse

/** Says how clips were shot. POST rest/secure/service/clip/setClipShotType (decided) */
export const setClipShotType: Call<'setClipShotType', SetClipShotTypeRequest, SetClipShotTypeResponse> = {
  id: 'setClipShotType', feature: 'footage', method: 'POST', path: 'rest/secure/service/clip/setClipShotType', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'own' },
  response: changeResponse,
}

export type SetClipRightsRequest = ChangeRequest<ListClipsRows> & {
  values: {
    /** The last day on which it may be used. */
    rightsExpireAt: string | null
  }
}

export type SetClipRightsResponse = ChangeResponse

/** Says until when clips may be used. POST rest/secure/service/clip/setClipRights (decided) */
export const setClipRights: Call<'setClipRights', SetClipRightsRequest, SetClipRightsResponse> = {
  id: 'setClipRights', feature: 'footage', method: 'POST', path: 'rest/secure/service/clip/setClipRights', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'own' },
  response: changeResponse,
}

export type RetryClipsRequest = ChangeRequest<ListClipsRows>

export type RetryClipsResponse = ChangeResponse

/** Processes failed clips again. POST rest/secure/service/clip/retryClips (decided) */
export const retryClips: Call<'retryClips', RetryClipsRequest, RetryClipsResponse> = {
  id: 'retryClips', feature: 'footage', method: 'POST', path: 'rest/secure/service/clip/retryClips', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'own' },
  response: changeResponse,
}

export type TrashClipsRequest = ChangeRequest<ListClipsRows> & {
  insists?: ('clipSent' | 'mediaUsed')[]
}

export type TrashClipsResponse = ChangeResponse

/** Puts clips into the trash; whoever insists takes back what waits for a decision. POST rest/secure/service/clip/trashClips (decided) */
export const trashClips: Call<'trashClips', TrashClipsRequest, TrashClipsResponse> = {
  id: 'trashClips', feature: 'footage', method: 'POST', path: 'rest/secure/service/clip/trashClips', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'own' },
  response: changeResponse,
}

export type RestoreClipsRequest = ChangeRequest<ListClipsRows>

export type RestoreClipsResponse = ChangeResponse

/** Does one thing with several rows: Clip. POST rest/secure/service/clip/restoreClips (decided) */
export const restoreClips: Call<'restoreClips', RestoreClipsRequest, RestoreClipsResponse> = {
  id: 'restoreClips', feature: 'footage', method: 'POST', path: 'rest/secure/service/clip/restoreClips', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'own' },
  response: changeResponse,
}

export type EraseClipsRequest = ChangeRequest<ListClipsRows>

export type EraseClipsResponse = ChangeResponse

/** Deletes clips in the trash for good, before their days are over. POST rest/secure/service/clip/eraseClips (decided) */
export const eraseClips: Call<'eraseClips', EraseClipsRequest, EraseClipsResponse> = {
  id: 'eraseClips', feature: 'footage', method: 'POST', path: 'rest/secure/service/clip/eraseClips', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'own' },
  response: changeResponse,
}

export type ExportClipsRequest = ExportRequest<ListClipsRows, 'createdAt' | 'title' | 'owner' | 'durationMs' | 'bytes' | 'shotType' | 'rating' | 'rightsExpireAt', 'title' | 'state' | 'phase' | 'progress' | 'failReason' | 'failMessage' | 'isUploadStopped' | 'owner' | 'createdAt' | 'description' | 'tags' | 'people' | 'otherPeople' | 'shotType' | 'language' | 'rating' | 'visibility' | 'sharedWith' | 'rightsExpireAt' | 'durationMs' | 'width' | 'height' | 'bytes' | 'mime' | 'orientation' | 'posterUrl' | 'sources' | 'source' | 'versionNo' | 'inMs' | 'outMs' | 'leadMs' | 'quality' | 'spriteUrl' | 'waveformUrl' | 'isMine' | 'isToCheck' | 'fileName' | 'format' | 'framesPerSecond' | 'uploadId'>

export type ExportClipsResponse = string

/** Rows as a table for other programs: Clip. POST rest/secure/service/clip/exportClips (decided) */
export const exportClips: Call<'exportClips', ExportClipsRequest, ExportClipsResponse> = {
  id: 'exportClips', feature: 'footage', method: 'POST', path: 'rest/secure/service/clip/exportClips', auth: 'bearer', body: 'csv',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: true, rows: { cm: 'customer', cc: 'shared' }, transaction: 'own',
  response: /* @__PURE__ */ z.string(),
}

export type FindSameClipsRequest = {
  edgeHashes: string[]
}

export type FindSameClipsResponse = {
  same: {
    edgeHash: string
    clipId: string
    title: string
  }[]
}

/** Says which of these files are clips already, by their first and last mebibyte. POST rest/secure/service/clip/findSameClips (decided) */
export const findSameClips: Call<'findSameClips', FindSameClipsRequest, FindSameClipsResponse> = {
  id: 'findSameClips', feature: 'footage', method: 'POST', path: 'rest/secure/service/clip/findSameClips', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: true, rows: { cm: 'customer', cc: 'shared' },
  response: /* @__PURE__ */ z.object({
    same: /* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
      edgeHash: /* @__PURE__ */ z.string(),
      clipId: /* @__PURE__ */ z.string(),
      title: /* @__PURE__ */ z.string(),
    })),
  }),
}

export type DownloadClipsRequest = {
  ids: string[]
  /** The original unless said; also of clips that have nothing smaller. */
  quality?: 'original' | '720p'
}

export type DownloadClipsResponse = {
  url: string
  /** Of those asked for, clips that are gone, in the trash or not uploaded yet. */
  missing: string[]
}

/** A link that opens the film of a clip, or one zip of several, for ten minutes. POST rest/secure/service/clip/downloadClips (decided) */
export const downloadClips: Call<'downloadClips', DownloadClipsRequest, DownloadClipsResponse> = {
  id: 'downloadClips', feature: 'footage', method: 'POST', path: 'rest/secure/service/clip/downloadClips', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: true, rows: { cm: 'customer', cc: 'shared' },
  response: /* @__PURE__ */ z.object({
    url: /* @__PURE__ */ z.string(),
    missing: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string()),
  }),
}

export type ListClipVersionsRequest = {
  clipId: string
}

export type ListClipVersionsResponse = {
  versions: ClipVersion[]
}

/** The films that a clip had, has and gets, the latest first; none of a clip that always had one. POST rest/secure/service/clip/listClipVersions (decided) */
export const listClipVersions: Call<'listClipVersions', ListClipVersionsRequest, ListClipVersionsResponse> = {
  id: 'listClipVersions', feature: 'footage', method: 'POST', path: 'rest/secure/service/clip/listClipVersions', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: true, rows: { cm: 'customer', cc: 'shared' },
  response: /* @__PURE__ */ z.object({
    versions: /* @__PURE__ */ z.array(clipVersionSchema),
  }),
}

export type ListCaptionsRequest = {
  clipId: string
}

export type ListCaptionsResponse = {
  captions: CaptionSet[]
  /** This server can make them of what is said. */
  canMake: boolean
  making: CaptionMaking[]
}

/** What is said in a clip, by language. POST rest/secure/service/clip/listCaptions (decided) */
export const listCaptions: Call<'listCaptions', ListCaptionsRequest, ListCaptionsResponse> = {
  id: 'listCaptions', feature: 'footage', method: 'POST', path: 'rest/secure/service/clip/listCaptions', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: true, rows: { cm: 'customer', cc: 'shared' },
  response: /* @__PURE__ */ z.object({
    captions: /* @__PURE__ */ z.array(captionSetSchema),
    canMake: /* @__PURE__ */ z.boolean(),
    making: /* @__PURE__ */ z.array(captionMakingSchema),
  }),
}

export type SaveCaptionsRequest = {
  clipId: string
  lang: string
  /** The latest version that was seen; 0: none. */
  rev: number
  cues: CaptionCue[]
}

export type SaveCaptionsResponse = CaptionSet

/** Keeps captions as a version of their own. POST rest/secure/service/clip/saveCaptions (decided) */
export const saveCaptions: Call<'saveCaptions', SaveCaptionsRequest, SaveCaptionsResponse> = {
  id: 'saveCaptions', feature: 'footage', method: 'POST', path: 'rest/secure/service/clip/saveCaptions', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'own' }, bodyLimit: { bytes: 8000000, keys: 20000 },
  response: captionSetSchema,
}

export type ImportCaptionsRequest = {
  clipId: string
  lang: string
  rev: number
  text: string
}

export type ImportCaptionsResponse = CaptionSet

/** The same of a file in WebVTT or SubRip. POST rest/secure/service/clip/importCaptions (decided) */
export const importCaptions: Call<'importCaptions', ImportCaptionsRequest, ImportCaptionsResponse> = {
  id: 'importCaptions', feature: 'footage', method: 'POST', path: 'rest/secure/service/clip/importCaptions', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'own' }, bodyLimit: { bytes: 8000000, keys: 10 },
  response: captionSetSchema,
}

export type MakeCaptionsRequest = {
  clipId: string
  lang: string
}

export type MakeCaptionsResponse = {
  making: CaptionMaking[]
}

/** Makes captions of what is said, in a language in which nothing is written yet. POST rest/secure/service/clip/makeCaptions (decided) */
export const makeCaptions: Call<'makeCaptions', MakeCaptionsRequest, MakeCaptionsResponse> = {
  id: 'makeCaptions', feature: 'footage', method: 'POST', path: 'rest/secure/service/clip/makeCaptions', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'own' },
  response: /* @__PURE__ */ z.object({
    making: /* @__PURE__ */ z.array(captionMakingSchema),
  }),
}

export type StopMakingCaptionsRequest = {
  clipId: string
  lang: string
}

export type StopMakingCaptionsResponse = {
  making: CaptionMaking[]
}

/** Stops that, or tells no more why it failed. POST rest/secure/service/clip/stopMakingCaptions (decided) */
export const stopMakingCaptions: Call<'stopMakingCaptions', StopMakingCaptionsRequest, StopMakingCaptionsResponse> = {
  id: 'stopMakingCaptions', feature: 'footage', method: 'POST', path: 'rest/secure/service/clip/stopMakingCaptions', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'own' },
  response: /* @__PURE__ */ z.object({
    making: /* @__PURE__ */ z.array(captionMakingSchema),
  }),
}

export type BringBackCaptionsRequest = {
  clipId: string
  lang: string
  rev: number
  versionNo: number
}

export type BringBackCaptionsResponse = CaptionSet

/** Keeps what they said before as their latest version, also of a language that was removed. POST rest/secure/service/clip/bringBackCaptions (decided) */
export const bringBackCaptions: Call<'bringBackCaptions', BringBackCaptionsRequest, BringBackCaptionsResponse> = {
  id: 'bringBackCaptions', feature: 'footage', method: 'POST', path: 'rest/secure/service/clip/bringBackCaptions', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'own' },
  response: captionSetSchema,
}

export type RemoveCaptionsRequest = {
  clipId: string
  lang: string
  rev: number
}

export type RemoveCaptionsResponse = Record<string, never>

/** Takes a language from a clip; its versions stay until the clip is deleted. POST rest/secure/service/clip/removeCaptions (decided) */
export const removeCaptions: Call<'removeCaptions', RemoveCaptionsRequest, RemoveCaptionsResponse> = {
  id: 'removeCaptions', feature: 'footage', method: 'POST', path: 'rest/secure/service/clip/removeCaptions', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'own' },
  response: /* @__PURE__ */ z.object({}),
}

export type DownloadCaptionsRequest = {
  clipId: string
  lang: string
  format: 'vtt' | 'srt'
}

export type DownloadCaptionsResponse = {
  name: string
  text: string
}

/** Captions as a file. POST rest/secure/service/clip/downloadCaptions (decided) */
export const downloadCaptions: Call<'downloadCaptions', DownloadCaptionsRequest, DownloadCaptionsResponse> = {
  id: 'downloadCaptions', feature: 'footage', method: 'POST', path: 'rest/secure/service/clip/downloadCaptions', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: true, rows: { cm: 'customer', cc: 'shared' },
  response: /* @__PURE__ */ z.object({
    name: /* @__PURE__ */ z.string(),
    text: /* @__PURE__ */ z.string(),
  }),
}
