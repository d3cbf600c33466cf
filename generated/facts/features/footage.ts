// Generated from manifest/features/footage.yaml by npm run codegen. Edit the manifest, not this file.

import * as z from 'zod/mini'
import type { Call } from '../call'
import { captionTrackSchema, type CaptionTrack, mediaQualitySchema, type MediaQuality, mediaSourceSchema, type MediaSource, uploadSchema, type Upload } from './media'
import { refSchema, type Ref } from './screens'

/** One piece of footage. (decided) */
export interface ListClipsRow {
  clipId: string
  title: string
  state: 'uploading' | 'processing' | 'playable' | 'ready' | 'failed' | 'rejected'
  /** What the processing is doing. */
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
  durationMs?: number
  width?: number
  height?: number
  bytes: number
  mime?: string
  orientation?: 'landscape' | 'portrait' | 'square'
  posterUrl?: string
  sources: MediaSource[]
  captions: CaptionTrack[]
  /** Where it came from. */
  source: 'upload' | 'camera' | 'screen' | 'screenAndCamera' | 'audio'
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
  uploadId?: string
  may: ('edit' | 'retry' | 'cancelUpload' | 'trash' | 'restore' | 'erase')[]
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
  durationMs: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int()),
  width: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int()),
  height: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int()),
  bytes: /* @__PURE__ */ z.int(),
  mime: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  orientation: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['landscape', 'portrait', 'square'])),
  posterUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  sources: /* @__PURE__ */ z.array(mediaSourceSchema),
  captions: /* @__PURE__ */ z.array(captionTrackSchema),
  source: /* @__PURE__ */ z.enum(['upload', 'camera', 'screen', 'screenAndCamera', 'audio']),
  inMs: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int()),
  outMs: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int()),
  leadMs: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int()),
  quality: /* @__PURE__ */ z.optional(mediaQualitySchema),
  spriteUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  waveformUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
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

/** One piece of footage. (decided) */
export interface Clip {
  clipId: string
  title: string
  state: 'uploading' | 'processing' | 'playable' | 'ready' | 'failed' | 'rejected'
  /** What the processing is doing. */
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
  durationMs?: number
  width?: number
  height?: number
  bytes: number
  mime?: string
  orientation?: 'landscape' | 'portrait' | 'square'
  posterUrl?: string
  sources: MediaSource[]
  captions: CaptionTrack[]
  /** Where it came from. */
  source: 'upload' | 'camera' | 'screen' | 'screenAndCamera' | 'audio'
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
  uploadId?: string
}

export const clipSchema = /* @__PURE__ */ z.object({
  clipId: /* @__PURE__ */ z.string(),
  title: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(300)),
  state: /* @__PURE__ */ z.enum(['uploading', 'processing', 'playable', 'ready', 'failed', 'rejected']),
  phase: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  progress: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0), /* @__PURE__ */ z.lte(100))),
  failReason: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  failMessage: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  isUploadStopped: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
  owner: refSchema,
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
  source: /* @__PURE__ */ z.enum(['upload', 'camera', 'screen', 'screenAndCamera', 'audio']),
  inMs: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0))),
  outMs: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0))),
  leadMs: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0))),
  quality: /* @__PURE__ */ z.optional(mediaQualitySchema),
  spriteUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  waveformUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  uploadId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
})

export type ListClipsRequest = {
  search?: string
  filters?: {
    field: 'owner' | 'state' | 'createdAt' | 'durationMs' | 'orientation'
    op: 'is' | 'has' | 'from' | 'to' | 'none'
    value?: string
  }[]
  trash?: boolean
  sort?: {
    field: 'createdAt' | 'title' | 'owner' | 'durationMs' | 'bytes'
    desc: boolean
  }
  after?: string
  limit?: number
  ids?: string[]
  values?: 'owner' | 'state' | 'createdAt' | 'durationMs' | 'orientation'
  counts?: {
    id: string
    filters: {
      field: 'owner' | 'state' | 'createdAt' | 'durationMs' | 'orientation'
      op: 'is' | 'has' | 'from' | 'to' | 'none'
      value?: string
    }[]
  }[]
  exact?: boolean
}

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
  request: /* @__PURE__ */ z.object({
    search: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
    filters: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
      field: /* @__PURE__ */ z.enum(['owner', 'state', 'createdAt', 'durationMs', 'orientation']),
      op: /* @__PURE__ */ z.enum(['is', 'has', 'from', 'to', 'none']),
      value: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
    })).check(/* @__PURE__ */ z.maxLength(40))),
    trash: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
    sort: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
      field: /* @__PURE__ */ z.enum(['createdAt', 'title', 'owner', 'durationMs', 'bytes']),
      desc: /* @__PURE__ */ z.boolean(),
    })),
    after: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(4000))),
    limit: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1), /* @__PURE__ */ z.lte(200))),
    ids: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200))),
    values: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['owner', 'state', 'createdAt', 'durationMs', 'orientation'])),
    counts: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
      id: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
      filters: /* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
        field: /* @__PURE__ */ z.enum(['owner', 'state', 'createdAt', 'durationMs', 'orientation']),
        op: /* @__PURE__ */ z.enum(['is', 'has', 'from', 'to', 'none']),
        value: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
      })).check(/* @__PURE__ */ z.maxLength(40)),
    })).check(/* @__PURE__ */ z.maxLength(12))),
    exact: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
  }),
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
  request: /* @__PURE__ */ z.object({
    name: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(1000)),
    bytes: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    mime: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
    edgeHash: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.regex(/* @__PURE__ */ new RegExp('^[0-9a-f]{64}$')))),
    taskId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))),
  }),
  response: /* @__PURE__ */ z.object({
    clip: listClipsRowSchema,
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
  access: [[30, 0, 0, 31]],
  background: false, idempotent: true, rows: { cm: 'customer', cc: 'own' },
  request: /* @__PURE__ */ z.object({
    clipId: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
  }),
  response: /* @__PURE__ */ z.object({}),
}

export type RenameClipRequest = {
  clipId: string
  rev: number
  values: {
    title?: string
  }
}

export type RenameClipResponse = ListClipsRow

/** Changes a row: Clip. POST rest/secure/service/clip/renameClip (decided) */
export const renameClip: Call<'renameClip', RenameClipRequest, RenameClipResponse> = {
  id: 'renameClip', feature: 'footage', method: 'POST', path: 'rest/secure/service/clip/renameClip', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'own' },
  request: /* @__PURE__ */ z.object({
    clipId: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
    rev: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    values: /* @__PURE__ */ z.object({
      title: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(300))),
    }),
  }),
  response: listClipsRowSchema,
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
export const trimClip: Call<'trimClip', TrimClipRequest, TrimClipResponse> = {
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

export type RetryClipsRequest = {
  selection: {
    ids: string[]
  } | {
    all: {
      search?: string
      filters?: {
        field: 'owner' | 'state' | 'createdAt' | 'durationMs' | 'orientation'
        op: 'is' | 'has' | 'from' | 'to' | 'none'
        value?: string
      }[]
      trash?: boolean
    }
    except: string[]
    expected: number
  }
}

export type RetryClipsResponse = {
  changed: string[]
  refused: {
    id: string
    code: string
  }[]
}

/** Processes failed clips again. POST rest/secure/service/clip/retryClips (decided) */
export const retryClips: Call<'retryClips', RetryClipsRequest, RetryClipsResponse> = {
  id: 'retryClips', feature: 'footage', method: 'POST', path: 'rest/secure/service/clip/retryClips', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'own' },
  request: /* @__PURE__ */ z.object({
    selection: /* @__PURE__ */ z.union([/* @__PURE__ */ z.object({
      ids: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200)),
    }), /* @__PURE__ */ z.object({
      all: /* @__PURE__ */ z.object({
        search: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
        filters: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
          field: /* @__PURE__ */ z.enum(['owner', 'state', 'createdAt', 'durationMs', 'orientation']),
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
    })),
  }),
}

export type TrashClipsRequest = {
  selection: {
    ids: string[]
  } | {
    all: {
      search?: string
      filters?: {
        field: 'owner' | 'state' | 'createdAt' | 'durationMs' | 'orientation'
        op: 'is' | 'has' | 'from' | 'to' | 'none'
        value?: string
      }[]
      trash?: boolean
    }
    except: string[]
    expected: number
  }
}

export type TrashClipsResponse = {
  changed: string[]
  refused: {
    id: string
    code: string
  }[]
}

/** Does one thing with several rows: Clip. POST rest/secure/service/clip/trashClips (decided) */
export const trashClips: Call<'trashClips', TrashClipsRequest, TrashClipsResponse> = {
  id: 'trashClips', feature: 'footage', method: 'POST', path: 'rest/secure/service/clip/trashClips', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'own' },
  request: /* @__PURE__ */ z.object({
    selection: /* @__PURE__ */ z.union([/* @__PURE__ */ z.object({
      ids: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200)),
    }), /* @__PURE__ */ z.object({
      all: /* @__PURE__ */ z.object({
        search: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
        filters: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
          field: /* @__PURE__ */ z.enum(['owner', 'state', 'createdAt', 'durationMs', 'orientation']),
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
    })),
  }),
}

export type RestoreClipsRequest = {
  selection: {
    ids: string[]
  } | {
    all: {
      search?: string
      filters?: {
        field: 'owner' | 'state' | 'createdAt' | 'durationMs' | 'orientation'
        op: 'is' | 'has' | 'from' | 'to' | 'none'
        value?: string
      }[]
      trash?: boolean
    }
    except: string[]
    expected: number
  }
}

export type RestoreClipsResponse = {
  changed: string[]
  refused: {
    id: string
    code: string
  }[]
}

/** Does one thing with several rows: Clip. POST rest/secure/service/clip/restoreClips (decided) */
export const restoreClips: Call<'restoreClips', RestoreClipsRequest, RestoreClipsResponse> = {
  id: 'restoreClips', feature: 'footage', method: 'POST', path: 'rest/secure/service/clip/restoreClips', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'own' },
  request: /* @__PURE__ */ z.object({
    selection: /* @__PURE__ */ z.union([/* @__PURE__ */ z.object({
      ids: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200)),
    }), /* @__PURE__ */ z.object({
      all: /* @__PURE__ */ z.object({
        search: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
        filters: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
          field: /* @__PURE__ */ z.enum(['owner', 'state', 'createdAt', 'durationMs', 'orientation']),
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
    })),
  }),
}

export type EraseClipsRequest = {
  selection: {
    ids: string[]
  } | {
    all: {
      search?: string
      filters?: {
        field: 'owner' | 'state' | 'createdAt' | 'durationMs' | 'orientation'
        op: 'is' | 'has' | 'from' | 'to' | 'none'
        value?: string
      }[]
      trash?: boolean
    }
    except: string[]
    expected: number
  }
}

export type EraseClipsResponse = {
  changed: string[]
  refused: {
    id: string
    code: string
  }[]
}

/** Deletes clips in the trash for good, before their days are over. POST rest/secure/service/clip/eraseClips (decided) */
export const eraseClips: Call<'eraseClips', EraseClipsRequest, EraseClipsResponse> = {
  id: 'eraseClips', feature: 'footage', method: 'POST', path: 'rest/secure/service/clip/eraseClips', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'own' },
  request: /* @__PURE__ */ z.object({
    selection: /* @__PURE__ */ z.union([/* @__PURE__ */ z.object({
      ids: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200)),
    }), /* @__PURE__ */ z.object({
      all: /* @__PURE__ */ z.object({
        search: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
        filters: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
          field: /* @__PURE__ */ z.enum(['owner', 'state', 'createdAt', 'durationMs', 'orientation']),
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
    })),
  }),
}

export type ExportClipsRequest = {
  search?: string
  filters?: {
    field: 'owner' | 'state' | 'createdAt' | 'durationMs' | 'orientation'
    op: 'is' | 'has' | 'from' | 'to' | 'none'
    value?: string
  }[]
  trash?: boolean
  sort?: {
    field: 'createdAt' | 'title' | 'owner' | 'durationMs' | 'bytes'
    desc: boolean
  }
  ids?: string[]
  columns: ('title' | 'state' | 'phase' | 'progress' | 'failReason' | 'failMessage' | 'isUploadStopped' | 'owner' | 'createdAt' | 'durationMs' | 'width' | 'height' | 'bytes' | 'mime' | 'orientation' | 'posterUrl' | 'sources' | 'captions' | 'source' | 'inMs' | 'outMs' | 'leadMs' | 'quality' | 'spriteUrl' | 'waveformUrl' | 'uploadId')[]
}

export type ExportClipsResponse = string

/** Rows as a table for other programs: Clip. POST rest/secure/service/clip/exportClips (decided) */
export const exportClips: Call<'exportClips', ExportClipsRequest, ExportClipsResponse> = {
  id: 'exportClips', feature: 'footage', method: 'POST', path: 'rest/secure/service/clip/exportClips', auth: 'bearer', body: 'csv',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: true, rows: { cm: 'customer', cc: 'shared' }, transaction: 'own',
  request: /* @__PURE__ */ z.object({
    search: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
    filters: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
      field: /* @__PURE__ */ z.enum(['owner', 'state', 'createdAt', 'durationMs', 'orientation']),
      op: /* @__PURE__ */ z.enum(['is', 'has', 'from', 'to', 'none']),
      value: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
    })).check(/* @__PURE__ */ z.maxLength(40))),
    trash: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
    sort: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
      field: /* @__PURE__ */ z.enum(['createdAt', 'title', 'owner', 'durationMs', 'bytes']),
      desc: /* @__PURE__ */ z.boolean(),
    })),
    ids: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200))),
    columns: /* @__PURE__ */ z.array(/* @__PURE__ */ z.enum(['title', 'state', 'phase', 'progress', 'failReason', 'failMessage', 'isUploadStopped', 'owner', 'createdAt', 'durationMs', 'width', 'height', 'bytes', 'mime', 'orientation', 'posterUrl', 'sources', 'captions', 'source', 'inMs', 'outMs', 'leadMs', 'quality', 'spriteUrl', 'waveformUrl', 'uploadId'])).check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(200)),
  }),
  response: /* @__PURE__ */ z.string(),
}
