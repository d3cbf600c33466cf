// Generated from manifest/features/recorder.yaml by npm run codegen. Edit the manifest, not this file.

import * as z from 'zod/mini'
import type { Call } from '../call'
import { type ListClipsRow, listClipsRowSchema } from './footage'
import { type Upload, uploadSchema, type QualityFlag } from './media'

export type StartTakeUploadRequest = {
  /** The maker's own number of the take. */
  takeId: string
  mime: string
  source?: 'camera' | 'screen' | 'screenAndCamera' | 'audio'
  taskId?: string
}

export type StartTakeUploadResponse = Upload

/** Begins to send a take whose end is not known yet, or goes on with it; the take is its maker's until it is saved. POST rest/secure/service/take/startTakeUpload (decided) */
export const startTakeUpload: Call<'startTakeUpload', StartTakeUploadRequest, StartTakeUploadResponse> = {
  id: 'startTakeUpload', feature: 'recorder', method: 'POST', path: 'rest/secure/service/take/startTakeUpload', auth: 'bearer', body: 'envelope',
  access: [[30, 0, 0, 31]],
  background: true, idempotent: true, rows: { cm: 'customer', cc: 'shared' }, transaction: 'own',
  response: uploadSchema,
}

export type SaveTakeRequest = {
  takeId: string
  title: string
  description?: string
  tags?: string[]
  /** Of the whole take. */
  durationMs: number
  /** What comes before is not shown. */
  inMs?: number
  /** What comes after is not shown. */
  outMs?: number
  /** What was noticed while it was recorded. */
  quality?: QualityFlag[]
  taskId?: string
}

export type SaveTakeResponse = ListClipsRow

/** Makes a clip of a take, at any time of its upload. A take that is a clip already keeps what it was saved with. POST rest/secure/service/take/saveTake (decided) */
export const saveTake: Call<'saveTake', SaveTakeRequest, SaveTakeResponse> = {
  id: 'saveTake', feature: 'recorder', method: 'POST', path: 'rest/secure/service/take/saveTake', auth: 'bearer', body: 'envelope',
  access: [[30, 0, 0, 31]],
  background: true, idempotent: true, rows: { cm: 'customer', cc: 'shared' },
  response: listClipsRowSchema,
}

export type DiscardTakeRequest = {
  takeId: string
}

export type DiscardTakeResponse = Record<string, never>

/** Forgets a take that was never saved, with all that has arrived of it. POST rest/secure/service/take/discardTake (decided) */
export const discardTake: Call<'discardTake', DiscardTakeRequest, DiscardTakeResponse> = {
  id: 'discardTake', feature: 'recorder', method: 'POST', path: 'rest/secure/service/take/discardTake', auth: 'bearer', body: 'envelope',
  access: [[30, 0, 0, 31]],
  background: true, idempotent: true,
  response: /* @__PURE__ */ z.object({}),
}
