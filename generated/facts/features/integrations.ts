// Generated from manifest/features/integrations.yaml by npm run codegen. Edit the manifest, not this file.

import * as z from 'zod/mini'
import type { Call } from '../call'

/** How somebody and another service stand to each other. The keys of the account are never told. (spec §1) */
export interface IntegrationConnection {
  /** notSetUp: the operator has not registered us there; expired: the service accepts us no more. */
  state: 'notSetUp' | 'none' | 'active' | 'expired'
  account?: string
  connectedAt?: string
  renewedAt?: string
  /** When the service last told us something by itself. */
  lastNoticeAt?: string
}

export const integrationConnectionSchema = /* @__PURE__ */ z.object({
  state: /* @__PURE__ */ z.enum(['notSetUp', 'none', 'active', 'expired']),
  account: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  connectedAt: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  renewedAt: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  lastNoticeAt: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
})

/** Which recordings come in by themselves, and how all of them do. (decided) */
export interface ImportRule {
  isOn: boolean
  /** The topic holds one of them. */
  words: string[]
  /** Which of the pictures is taken where there are several. */
  picture: 'speakerWithScreen' | 'speaker' | 'gallery'
  /** What the service heard becomes captions. */
  withTranscript: boolean
}

export const importRuleSchema = /* @__PURE__ */ z.object({
  isOn: /* @__PURE__ */ z.boolean(),
  words: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(60))).check(/* @__PURE__ */ z.maxLength(20)),
  picture: /* @__PURE__ */ z.enum(['speakerWithScreen', 'speaker', 'gallery']),
  withTranscript: /* @__PURE__ */ z.boolean(),
})

/** What became of a recording here. (decided) */
export interface RecordingImport {
  /** deleted: its clip was deleted, and it may come in again. */
  state: 'waiting' | 'running' | 'done' | 'deleted' | 'failed'
  isByRule: boolean
  percent?: number
  failCode?: 'gone' | 'noFilm' | 'noRoom' | 'disconnected' | 'notFetched'
  clipId?: string
  posterUrl?: string
}

export const recordingImportSchema = /* @__PURE__ */ z.object({
  state: /* @__PURE__ */ z.enum(['waiting', 'running', 'done', 'deleted', 'failed']),
  isByRule: /* @__PURE__ */ z.boolean(),
  percent: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0), /* @__PURE__ */ z.lte(100))),
  failCode: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['gone', 'noFilm', 'noRoom', 'disconnected', 'notFetched'])),
  clipId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  posterUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
})

/** A recorded meeting as the service has it. (decided) */
export interface Recording {
  meetingId: string
  topic: string
  heldAt: string
  minutes: number
  bytes: number
  import?: RecordingImport
}

export const recordingSchema = /* @__PURE__ */ z.object({
  meetingId: /* @__PURE__ */ z.string(),
  topic: /* @__PURE__ */ z.string(),
  heldAt: /* @__PURE__ */ z.string(),
  minutes: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  bytes: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  import: /* @__PURE__ */ z.optional(recordingImportSchema),
})

/** What became of one recording. (decided) */
export interface MeetingImport {
  meetingId: string
  import: RecordingImport
}

export const meetingImportSchema = /* @__PURE__ */ z.object({
  meetingId: /* @__PURE__ */ z.string(),
  import: recordingImportSchema,
})

/** A program on air, as it would go to YouTube. (decided) */
export interface YoutubeProgram {
  programId: string
  title: string
  description: string
  versionNo: number
  durationMs: number
  bytes: number
  /** This version went there already. */
  isThere: boolean
}

export const youtubeProgramSchema = /* @__PURE__ */ z.object({
  programId: /* @__PURE__ */ z.string(),
  title: /* @__PURE__ */ z.string(),
  description: /* @__PURE__ */ z.string(),
  versionNo: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
  durationMs: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  bytes: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  isThere: /* @__PURE__ */ z.boolean(),
})

/** A version of a program that goes, or went, to YouTube. (decided) */
export interface YoutubeUpload {
  uploadId: string
  programId: string
  programTitle: string
  versionNo: number
  title: string
  privacy: 'private' | 'unlisted' | 'public'
  state: 'waiting' | 'sending' | 'processing' | 'done' | 'failed'
  failCode?: 'offAir' | 'noFilm' | 'disconnected' | 'refused' | 'rejected' | 'removed' | 'notSent'
  sentBytes: number
  totalBytes: number
  /** Where YouTube shows it. */
  videoUrl?: string
  /** YouTube shows it to fewer people than was wanted. */
  isKeptPrivate: boolean
  /** YouTube takes no more today. */
  waitsUntil?: string
  askedAt: string
}

export const youtubeUploadSchema = /* @__PURE__ */ z.object({
  uploadId: /* @__PURE__ */ z.string(),
  programId: /* @__PURE__ */ z.string(),
  programTitle: /* @__PURE__ */ z.string(),
  versionNo: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
  title: /* @__PURE__ */ z.string(),
  privacy: /* @__PURE__ */ z.enum(['private', 'unlisted', 'public']),
  state: /* @__PURE__ */ z.enum(['waiting', 'sending', 'processing', 'done', 'failed']),
  failCode: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['offAir', 'noFilm', 'disconnected', 'refused', 'rejected', 'removed', 'notSent'])),
  sentBytes: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  totalBytes: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  videoUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  isKeptPrivate: /* @__PURE__ */ z.boolean(),
  waitsUntil: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  askedAt: /* @__PURE__ */ z.string(),
})

/** What somebody sent to YouTube, the latest first. (decided) */
export interface YoutubeUploads {
  uploads: YoutubeUpload[]
  /** Of the whole installation, by the days of California. */
  usedToday: number
  mostADay: number
  /** When the next day begins there. */
  againAt: string
}

export const youtubeUploadsSchema = /* @__PURE__ */ z.object({
  uploads: /* @__PURE__ */ z.array(youtubeUploadSchema),
  usedToday: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  mostADay: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  againAt: /* @__PURE__ */ z.string(),
})

export type GetIntegrationSetUpRequest = {
  service: 'zoom' | 'youtube'
}

export type GetIntegrationSetUpResponse = {
  /** What the operator names there, after our address. */
  returnPath: string
  /** Where the service tells us of recordings, after our address. */
  hookPath?: string
}

/** What the operator needs to register us at a service. POST rest/secure/service/integration/getIntegrationSetUp (decided) */
export const getIntegrationSetUp: Call<'getIntegrationSetUp', GetIntegrationSetUpRequest, GetIntegrationSetUpResponse> = {
  id: 'getIntegrationSetUp', feature: 'integrations', method: 'POST', path: 'rest/secure/service/integration/getIntegrationSetUp', auth: 'bearer', body: 'envelope',
  access: [[24, 0, 0, 31]],
  background: false, idempotent: true,
  response: /* @__PURE__ */ z.object({
    returnPath: /* @__PURE__ */ z.string(),
    hookPath: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  }),
}

export type GetZoomRequest = Record<string, never>

export type GetZoomResponse = {
  connection: IntegrationConnection
  rule: ImportRule
  mayImport: boolean
  /** The operator lets Zoom tell us. */
  hasNotices: boolean
}

/** How the person and Zoom stand to each other. POST rest/secure/service/integration/getZoom (spec §1) */
export const getZoom: Call<'getZoom', GetZoomRequest, GetZoomResponse> = {
  id: 'getZoom', feature: 'integrations', method: 'POST', path: 'rest/secure/service/integration/getZoom', auth: 'bearer', body: 'envelope',
  access: [[30, 1, 1, 31]],
  background: false, idempotent: true,
  response: /* @__PURE__ */ z.object({
    connection: integrationConnectionSchema,
    rule: importRuleSchema,
    mayImport: /* @__PURE__ */ z.boolean(),
    hasNotices: /* @__PURE__ */ z.boolean(),
  }),
}

export type ConnectZoomRequest = Record<string, never>

export type ConnectZoomResponse = {
  url: string
}

/** Begins to connect an account; the browser goes on at the address that is answered. POST rest/secure/service/integration/connectZoom (spec §1) */
export const connectZoom: Call<'connectZoom', ConnectZoomRequest, ConnectZoomResponse> = {
  id: 'connectZoom', feature: 'integrations', method: 'POST', path: 'rest/secure/service/integration/connectZoom', auth: 'bearer', body: 'envelope',
  access: [[30, 1, 1, 31]],
  background: false, idempotent: false,
  response: /* @__PURE__ */ z.object({
    url: /* @__PURE__ */ z.string(),
  }),
}

export type DisconnectZoomRequest = Record<string, never>

export type DisconnectZoomResponse = {
  /** False: Zoom could not be told. */
  isWithdrawn: boolean
}

/** Forgets the keys of the account, and withdraws them at Zoom. POST rest/secure/service/integration/disconnectZoom (spec §1) */
export const disconnectZoom: Call<'disconnectZoom', DisconnectZoomRequest, DisconnectZoomResponse> = {
  id: 'disconnectZoom', feature: 'integrations', method: 'POST', path: 'rest/secure/service/integration/disconnectZoom', auth: 'bearer', body: 'envelope',
  access: [[30, 1, 1, 31]],
  background: false, idempotent: true, transaction: 'own',
  response: /* @__PURE__ */ z.object({
    isWithdrawn: /* @__PURE__ */ z.boolean(),
  }),
}

export type ListRecordingsRequest = {
  /** Thirty days each; 0 are the last ones. */
  monthsBack?: number
}

export type ListRecordingsResponse = {
  recordings: Recording[]
}

/** The recordings of a month that the person has at Zoom, as Zoom lists them. POST rest/secure/service/integration/listRecordings (decided) */
export const listRecordings: Call<'listRecordings', ListRecordingsRequest, ListRecordingsResponse> = {
  id: 'listRecordings', feature: 'integrations', method: 'POST', path: 'rest/secure/service/integration/listRecordings', auth: 'bearer', body: 'envelope',
  access: [[30, 1, 1, 31]],
  background: false, idempotent: true, transaction: 'own',
  response: /* @__PURE__ */ z.object({
    recordings: /* @__PURE__ */ z.array(recordingSchema),
  }),
}

export type ImportRecordingRequest = {
  meetingId: string
}

export type ImportRecordingResponse = {
  imports: MeetingImport[]
}

/** Brings a recording into Footage. One that is there or on its way stays as it is. POST rest/secure/service/integration/importRecording (decided) */
export const importRecording: Call<'importRecording', ImportRecordingRequest, ImportRecordingResponse> = {
  id: 'importRecording', feature: 'integrations', method: 'POST', path: 'rest/secure/service/integration/importRecording', auth: 'bearer', body: 'envelope',
  access: [[18, 1, 1, 31]],
  background: false, idempotent: true, transaction: 'own',
  response: /* @__PURE__ */ z.object({
    imports: /* @__PURE__ */ z.array(meetingImportSchema),
  }),
}

export type ListImportsRequest = {
  meetingIds: string[]
}

export type ListImportsResponse = {
  imports: MeetingImport[]
}

/** What became of recordings here; Zoom is not asked. POST rest/secure/service/integration/listImports (decided) */
export const listImports: Call<'listImports', ListImportsRequest, ListImportsResponse> = {
  id: 'listImports', feature: 'integrations', method: 'POST', path: 'rest/secure/service/integration/listImports', auth: 'bearer', body: 'envelope',
  access: [[30, 1, 1, 31]],
  background: true, idempotent: true,
  response: /* @__PURE__ */ z.object({
    imports: /* @__PURE__ */ z.array(meetingImportSchema),
  }),
}

export type SaveImportRuleRequest = ImportRule

export type SaveImportRuleResponse = ImportRule

/** Says which recordings come in by themselves, and how. POST rest/secure/service/integration/saveImportRule (decided) */
export const saveImportRule: Call<'saveImportRule', SaveImportRuleRequest, SaveImportRuleResponse> = {
  id: 'saveImportRule', feature: 'integrations', method: 'POST', path: 'rest/secure/service/integration/saveImportRule', auth: 'bearer', body: 'envelope',
  access: [[18, 1, 1, 31]],
  background: false, idempotent: true,
  response: importRuleSchema,
}

export type GetYoutubeRequest = Record<string, never>

export type GetYoutubeResponse = {
  connection: IntegrationConnection
  maySend: boolean
}

/** How the person and YouTube stand to each other. POST rest/secure/service/integration/getYoutube (spec §1) */
export const getYoutube: Call<'getYoutube', GetYoutubeRequest, GetYoutubeResponse> = {
  id: 'getYoutube', feature: 'integrations', method: 'POST', path: 'rest/secure/service/integration/getYoutube', auth: 'bearer', body: 'envelope',
  access: [[30, 2, 2, 31]],
  background: false, idempotent: true,
  response: /* @__PURE__ */ z.object({
    connection: integrationConnectionSchema,
    maySend: /* @__PURE__ */ z.boolean(),
  }),
}

export type ConnectYoutubeRequest = Record<string, never>

export type ConnectYoutubeResponse = {
  url: string
}

/** Begins to connect an account; the browser goes on at the address that is answered. POST rest/secure/service/integration/connectYoutube (spec §1) */
export const connectYoutube: Call<'connectYoutube', ConnectYoutubeRequest, ConnectYoutubeResponse> = {
  id: 'connectYoutube', feature: 'integrations', method: 'POST', path: 'rest/secure/service/integration/connectYoutube', auth: 'bearer', body: 'envelope',
  access: [[30, 2, 2, 31]],
  background: false, idempotent: false,
  response: /* @__PURE__ */ z.object({
    url: /* @__PURE__ */ z.string(),
  }),
}

export type DisconnectYoutubeRequest = Record<string, never>

export type DisconnectYoutubeResponse = {
  /** False: Google could not be told. */
  isWithdrawn: boolean
}

/** Forgets the keys of the account, and withdraws them at Google. POST rest/secure/service/integration/disconnectYoutube (spec §1) */
export const disconnectYoutube: Call<'disconnectYoutube', DisconnectYoutubeRequest, DisconnectYoutubeResponse> = {
  id: 'disconnectYoutube', feature: 'integrations', method: 'POST', path: 'rest/secure/service/integration/disconnectYoutube', auth: 'bearer', body: 'envelope',
  access: [[30, 2, 2, 31]],
  background: false, idempotent: true, transaction: 'own',
  response: /* @__PURE__ */ z.object({
    isWithdrawn: /* @__PURE__ */ z.boolean(),
  }),
}

export type ListYoutubeUploadsRequest = Record<string, never>

export type ListYoutubeUploadsResponse = YoutubeUploads

/** What the person sent to YouTube, and how much more goes there today. POST rest/secure/service/integration/listYoutubeUploads (decided) */
export const listYoutubeUploads: Call<'listYoutubeUploads', ListYoutubeUploadsRequest, ListYoutubeUploadsResponse> = {
  id: 'listYoutubeUploads', feature: 'integrations', method: 'POST', path: 'rest/secure/service/integration/listYoutubeUploads', auth: 'bearer', body: 'envelope',
  access: [[30, 2, 2, 31]],
  background: true, idempotent: true,
  response: youtubeUploadsSchema,
}

export type GetYoutubeProgramRequest = {
  programId: string
}

export type GetYoutubeProgramResponse = YoutubeProgram

/** A program on air that the person may send to YouTube, as it would go there. POST rest/secure/service/integration/getYoutubeProgram (decided) */
export const getYoutubeProgram: Call<'getYoutubeProgram', GetYoutubeProgramRequest, GetYoutubeProgramResponse> = {
  id: 'getYoutubeProgram', feature: 'integrations', method: 'POST', path: 'rest/secure/service/integration/getYoutubeProgram', auth: 'bearer', body: 'envelope',
  access: [[18, 2, 2, 31]],
  background: false, idempotent: true, rows: { cm: 'customer', cc: 'own' },
  response: youtubeProgramSchema,
}

export type PublishToYoutubeRequest = {
  programId: string
  /** YouTube takes no angle brackets. */
  title: string
  /** Of 5,000 bytes at most, which umlauts fill sooner. */
  description: string
  privacy: 'private' | 'unlisted' | 'public'
  isForKids: boolean
  /** Made or changed by a computer so that it looks real. */
  isSynthetic: boolean
}

export type PublishToYoutubeResponse = YoutubeUploads

/** Sends the version on air to the person’s channel, once. POST rest/secure/service/integration/publishToYoutube (decided) */
export const publishToYoutube: Call<'publishToYoutube', PublishToYoutubeRequest, PublishToYoutubeResponse> = {
  id: 'publishToYoutube', feature: 'integrations', method: 'POST', path: 'rest/secure/service/integration/publishToYoutube', auth: 'bearer', body: 'envelope',
  access: [[18, 2, 2, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'own' },
  response: youtubeUploadsSchema,
}

export type RetryYoutubeUploadRequest = {
  uploadId: string
}

export type RetryYoutubeUploadResponse = YoutubeUploads

/** Sends once more what could not be sent. POST rest/secure/service/integration/retryYoutubeUpload (decided) */
export const retryYoutubeUpload: Call<'retryYoutubeUpload', RetryYoutubeUploadRequest, RetryYoutubeUploadResponse> = {
  id: 'retryYoutubeUpload', feature: 'integrations', method: 'POST', path: 'rest/secure/service/integration/retryYoutubeUpload', auth: 'bearer', body: 'envelope',
  access: [[18, 2, 2, 31]],
  background: false, idempotent: false,
  response: youtubeUploadsSchema,
}

export type CancelYoutubeUploadRequest = {
  uploadId: string
}

export type CancelYoutubeUploadResponse = YoutubeUploads

/** Stops what is not there yet, or forgets what failed. POST rest/secure/service/integration/cancelYoutubeUpload (decided) */
export const cancelYoutubeUpload: Call<'cancelYoutubeUpload', CancelYoutubeUploadRequest, CancelYoutubeUploadResponse> = {
  id: 'cancelYoutubeUpload', feature: 'integrations', method: 'POST', path: 'rest/secure/service/integration/cancelYoutubeUpload', auth: 'bearer', body: 'envelope',
  access: [[18, 2, 2, 31]],
  background: false, idempotent: false,
  response: youtubeUploadsSchema,
}
