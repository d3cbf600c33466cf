// Generated from manifest/features/media.yaml by npm run codegen. Edit the manifest, not this file.

import * as z from 'zod/mini'
import type { Call } from '../call'

/** A file on its way, in parts. (decided) */
export interface Upload {
  uploadId: string
  name: string
  /** Its end is not known yet. */
  grows: boolean
  /** Of the whole file; 0 while it grows. */
  bytes: number
  /** Every part but the last has so many. */
  partBytes: number
  /** Of the whole file; 0 while it grows. */
  partCount: number
  receivedParts: number[]
  state: 'open' | 'assembling' | 'done' | 'aborted' | 'expired'
  /** Where the parts are posted. */
  url: string
  /** in/{customerId}/{userId}/{uploadId}/ */
  keyPrefix: string
  bucket?: string
  expiresAt: string
}

export const uploadSchema = /* @__PURE__ */ z.object({
  uploadId: /* @__PURE__ */ z.string(),
  name: /* @__PURE__ */ z.string(),
  grows: /* @__PURE__ */ z.boolean(),
  bytes: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  partBytes: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
  partCount: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  receivedParts: /* @__PURE__ */ z.array(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
  state: /* @__PURE__ */ z.enum(['open', 'assembling', 'done', 'aborted', 'expired']),
  url: /* @__PURE__ */ z.string(),
  keyPrefix: /* @__PURE__ */ z.string(),
  bucket: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  expiresAt: /* @__PURE__ */ z.string(),
})

/** One part as the browser sent it. (decided) */
export interface UploadPart {
  partNo: number
  bytes: number
  sha256: string
}

export const uploadPartSchema = /* @__PURE__ */ z.object({
  partNo: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1), /* @__PURE__ */ z.lte(10000)),
  bytes: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  sha256: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.regex(/* @__PURE__ */ new RegExp('^[0-9a-f]{64}$'))),
})

/** The fields a form post to the store must carry. (spec §3) */
export interface UploadSignature {
  'X-Amz-Credential': string
  'X-Amz-Signature': string
  Policy: string
  'X-Amz-Date': string
}

export const uploadSignatureSchema = /* @__PURE__ */ z.object({
  'X-Amz-Credential': /* @__PURE__ */ z.string(),
  'X-Amz-Signature': /* @__PURE__ */ z.string(),
  Policy: /* @__PURE__ */ z.string(),
  'X-Amz-Date': /* @__PURE__ */ z.string(),
})

/** One way to play a clip. (decided) */
export interface MediaSource {
  kind: 'hls' | 'mp4' | 'webm'
  url: string
  /** Of another sound than the usual one: its number in the original. */
  track?: number
  /** What is spoken. */
  lang?: string
  /** What its author calls the sound. */
  label?: string
}

export const mediaSourceSchema = /* @__PURE__ */ z.object({
  kind: /* @__PURE__ */ z.enum(['hls', 'mp4', 'webm']),
  url: /* @__PURE__ */ z.string(),
  track: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0))),
  lang: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  label: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
})

/** Something that may be wrong with a film, from when to when. (decided) */
export interface QualityFlag {
  code: 'noSound' | 'silent' | 'quiet' | 'loud' | 'longSilence' | 'black' | 'frozen' | 'short' | 'long' | 'muted' | 'low' | 'clipping' | 'noise' | 'dark' | 'bright' | 'backlit' | 'slow' | 'endsEarly'
  fromMs?: number
  toMs?: number
  /** What was measured: LUFS, dBTP or a share. */
  value?: number
}

export const qualityFlagSchema = /* @__PURE__ */ z.object({
  code: /* @__PURE__ */ z.enum(['noSound', 'silent', 'quiet', 'loud', 'longSilence', 'black', 'frozen', 'short', 'long', 'muted', 'low', 'clipping', 'noise', 'dark', 'bright', 'backlit', 'slow', 'endsEarly']),
  fromMs: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0))),
  toMs: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0))),
  value: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.number()),
})

/** What was measured of a film, and what may be wrong with it. (decided) */
export interface MediaQuality {
  /** Integrated loudness by EBU R 128. */
  lufs?: number
  /** dBTP. */
  truePeakDb?: number
  /** How much of it is silence of three seconds or more. */
  silenceRatio?: number
  /** How much of it is black for a second or more. */
  blackRatio?: number
  flags: QualityFlag[]
  /** Whether it had better be recorded again. */
  adviseRetake: boolean
}

export const mediaQualitySchema = /* @__PURE__ */ z.object({
  lufs: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.number()),
  truePeakDb: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.number()),
  silenceRatio: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.number().check(/* @__PURE__ */ z.gte(0), /* @__PURE__ */ z.lte(1))),
  blackRatio: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.number().check(/* @__PURE__ */ z.gte(0), /* @__PURE__ */ z.lte(1))),
  flags: /* @__PURE__ */ z.array(qualityFlagSchema),
  adviseRetake: /* @__PURE__ */ z.boolean(),
})

/** Captions in one language. (decided) */
export interface CaptionTrack {
  lang: string
  label: string
  url: string
}

export const captionTrackSchema = /* @__PURE__ */ z.object({
  lang: /* @__PURE__ */ z.string(),
  label: /* @__PURE__ */ z.string(),
  url: /* @__PURE__ */ z.string(),
})

export type GetUploadSignatureRequest = Record<string, never>

export type GetUploadSignatureResponse = UploadSignature

/** A signature under which the browser posts parts to the store. POST rest/secure/service/common/getUploadSignature (spec §7) */
export const getUploadSignature: Call<'getUploadSignature', GetUploadSignatureRequest, GetUploadSignatureResponse> = {
  id: 'getUploadSignature', feature: 'media', method: 'POST', path: 'rest/secure/service/common/getUploadSignature', auth: 'bearer', body: 'envelope',
  access: [[30, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'shared' },
  response: uploadSignatureSchema,
}

export type GetUploadRequest = {
  uploadId: string
}

export type GetUploadResponse = Upload

/** Which parts of an upload have arrived. POST rest/secure/service/upload/getUpload (decided) */
export const getUpload: Call<'getUpload', GetUploadRequest, GetUploadResponse> = {
  id: 'getUpload', feature: 'media', method: 'POST', path: 'rest/secure/service/upload/getUpload', auth: 'bearer', body: 'envelope',
  access: [[30, 0, 0, 31]],
  background: true, idempotent: true, transaction: 'own',
  response: uploadSchema,
}

export type ReportUploadsRequest = {
  uploads: {
    uploadId: string
    sentBytes: number
  }[]
  /** The page that sent them is going. */
  isLeft?: boolean
}

export type ReportUploadsResponse = Record<string, never>

/** How much of the caller's uploads has been sent, told every few seconds while bytes move. POST rest/secure/service/upload/reportUploads (decided) */
export const reportUploads: Call<'reportUploads', ReportUploadsRequest, ReportUploadsResponse> = {
  id: 'reportUploads', feature: 'media', method: 'POST', path: 'rest/secure/service/upload/reportUploads', auth: 'bearer', body: 'envelope',
  access: [[30, 0, 0, 31]],
  background: true, idempotent: true,
  response: /* @__PURE__ */ z.object({}),
}

export type CompleteUploadRequest = {
  uploadId: string
  parts: UploadPart[]
}

export type CompleteUploadResponse = Upload

/** All parts are there; they are checked and put together once, however often this is asked. POST rest/secure/service/upload/completeUpload (decided) */
export const completeUpload: Call<'completeUpload', CompleteUploadRequest, CompleteUploadResponse> = {
  id: 'completeUpload', feature: 'media', method: 'POST', path: 'rest/secure/service/upload/completeUpload', auth: 'bearer', body: 'envelope',
  access: [[30, 0, 0, 31]],
  background: false, idempotent: true, transaction: 'own', bodyLimit: { bytes: 2097152, keys: 50000 },
  response: uploadSchema,
}
