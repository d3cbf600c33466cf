// Generated from manifest/features/deliverables.yaml by npm run codegen. Edit the manifest, not this file.

import * as z from 'zod/mini'
import type { Call, WriteCall } from '../call'
import { listResponse, changeResponse, type WhichRows, type ListRow, type ListRequest, type ListResponse, type ChangeRequest, type ChangeResponse } from '../forms'
import { type Ref, refSchema } from './screens'

/** One thing that a specification asks for, and what was found. (decided) */
export interface SpecLine {
  what: 'aspect' | 'picture' | 'length' | 'loudness' | 'truePeak' | 'format' | 'captions' | 'gaps' | 'file'
  state: 'pass' | 'fail' | 'unknown'
  /** Such as 9:16, 1080x1920, 45000 (ms), -14 (LUFS), en,sv. */
  wanted: string
  /** The same of what was delivered; none where there is none. */
  found?: string
}

export const specLineSchema = /* @__PURE__ */ z.object({
  what: /* @__PURE__ */ z.enum(['aspect', 'picture', 'length', 'loudness', 'truePeak', 'format', 'captions', 'gaps', 'file']),
  state: /* @__PURE__ */ z.enum(['pass', 'fail', 'unknown']),
  wanted: /* @__PURE__ */ z.string(),
  found: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
})

/** A finished output that is owed. (decided) */
export interface ListDeliverablesRow extends Deliverable, ListRow<'look' | 'edit' | 'start' | 'deliver' | 'render' | 'accept' | 'excuse' | 'ask' | 'recall' | 'reconsider' | 'cancel' | 'revive'> {}

export const listDeliverablesRowSchema = /* @__PURE__ */ z.object({
  deliverableId: /* @__PURE__ */ z.string(),
  title: /* @__PURE__ */ z.string(),
  kind: /* @__PURE__ */ z.enum(['program', 'cutdown', 'captions', 'still', 'raw']),
  preset: /* @__PURE__ */ z.enum(['web', 'social', 'broadcast', 'intranet', 'captions', 'still', 'raw']),
  maxSeconds: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int()),
  languages: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string()),
  notes: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  state: /* @__PURE__ */ z.enum(['planned', 'in_production', 'delivered', 'changes_requested', 'accepted', 'cancelled']),
  owner: /* @__PURE__ */ z.optional(refSchema),
  maker: /* @__PURE__ */ z.optional(refSchema),
  dueOn: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.iso.date()),
  isOverdue: /* @__PURE__ */ z.boolean(),
  stage: /* @__PURE__ */ z.enum(['owed', 'delivered', 'ended']),
  turn: /* @__PURE__ */ z.int(),
  waitsForMe: /* @__PURE__ */ z.boolean(),
  isMine: /* @__PURE__ */ z.boolean(),
  program: /* @__PURE__ */ z.optional(refSchema),
  versionNo: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int()),
  file: /* @__PURE__ */ z.optional(refSchema),
  posterUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  durationMs: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int()),
  deliveredBy: /* @__PURE__ */ z.optional(refSchema),
  deliveredAt: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  check: /* @__PURE__ */ z.array(specLineSchema),
  passed: /* @__PURE__ */ z.int(),
  verdict: /* @__PURE__ */ z.enum(['none', 'pass', 'fail', 'unknown']),
  acceptedWords: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  changesWords: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  createdAt: /* @__PURE__ */ z.string(),
  updatedAt: /* @__PURE__ */ z.string(),
  may: /* @__PURE__ */ z.array(/* @__PURE__ */ z.enum(['look', 'edit', 'start', 'deliver', 'render', 'accept', 'excuse', 'ask', 'recall', 'reconsider', 'cancel', 'revive'])),
  rev: /* @__PURE__ */ z.int(),
  changed: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
    by: /* @__PURE__ */ z.optional(refSchema),
    at: /* @__PURE__ */ z.string(),
  })),
})

/** How loud a film has to be. (decided) */
export interface SpecLoudness {
  lufs: number
  /** How far from it in either direction. */
  within: number
}

/** What a specification asks for; what it does not name may be as it likes. (decided) */
export interface DeliverableSpec {
  aspect?: '16:9' | '9:16' | '1:1'
  minWidth?: number
  minHeight?: number
  maxMs?: number
  /** Any of these endings. */
  formats?: string[]
  /** Any of these, of films. */
  videoCodecs?: string[]
  /** Any of these, of films. */
  audioCodecs?: string[]
  loudness?: SpecLoudness
  /** dBTP. */
  maxTruePeakDb?: number
  /** Of black or silence. */
  maxGapMs?: number
  maxBytes?: number
}

/** A finished output that is owed. (spec §2) */
export interface Deliverable {
  deliverableId: string
  title: string
  kind: 'program' | 'cutdown' | 'captions' | 'still' | 'raw'
  /** The specification it keeps to. */
  preset: 'web' | 'social' | 'broadcast' | 'intranet' | 'captions' | 'still' | 'raw'
  maxSeconds?: number
  /** In which there have to be captions. */
  languages: string[]
  notes?: string
  state: 'planned' | 'in_production' | 'delivered' | 'changes_requested' | 'accepted' | 'cancelled'
  /** Whoever accepts it; without one, every campaign manager. */
  owner?: Ref
  /** Whoever delivers it. */
  maker?: Ref
  dueOn?: string
  isOverdue: boolean
  /** Under which heading it stands for whoever makes it. */
  stage: 'owed' | 'delivered' | 'ended'
  /** The order in which it is made: what is owed by its day, then what is delivered, then what has ended. */
  turn: number
  /** To be decided by whoever asks. */
  waitsForMe: boolean
  /** To be made by whoever asks. */
  isMine: boolean
  /** Of which a version was delivered. */
  program?: Ref
  versionNo?: number
  /** The file that was delivered. */
  file?: Ref
  posterUrl?: string
  durationMs?: number
  deliveredBy?: Ref
  deliveredAt?: string
  /** What the specification asks for. */
  check: SpecLine[]
  /** How many of them are kept to. */
  passed: number
  /** none: nothing was delivered. */
  verdict: 'none' | 'pass' | 'fail' | 'unknown'
  /** Why it was accepted although something fails. */
  acceptedWords?: string
  /** What should change. */
  changesWords?: string
  createdAt: string
  updatedAt: string
}

/** What deliverables keep to, by the name of their specification (work.md 5). (decided) */
export const deliverableSpecs: Readonly<Record<'web' | 'social' | 'broadcast' | 'intranet' | 'captions' | 'still' | 'raw', DeliverableSpec>> = {
  web: { aspect: '16:9', minWidth: 1920, minHeight: 1080, formats: ['mp4'], videoCodecs: ['h264'], audioCodecs: ['aac'], loudness: { lufs: -16, within: 1 }, maxTruePeakDb: -1, maxGapMs: 2000, maxBytes: 2000000000 },
  social: { aspect: '9:16', minWidth: 1080, minHeight: 1920, formats: ['mp4'], videoCodecs: ['h264'], audioCodecs: ['aac'], loudness: { lufs: -14, within: 1 }, maxTruePeakDb: -1, maxGapMs: 2000, maxBytes: 200000000 },
  broadcast: { aspect: '16:9', minWidth: 1920, minHeight: 1080, formats: ['mp4', 'quicktime', 'mxf'], videoCodecs: ['h264', 'prores', 'mpeg2video'], loudness: { lufs: -23, within: 0.5 }, maxTruePeakDb: -1, maxGapMs: 2000 },
  intranet: { aspect: '16:9', minWidth: 1280, minHeight: 720, formats: ['mp4'], videoCodecs: ['h264'], audioCodecs: ['aac'], loudness: { lufs: -16, within: 2 }, maxTruePeakDb: -1, maxGapMs: 2000, maxBytes: 500000000 },
  captions: { formats: ['vtt', 'srt'], maxBytes: 2000000 },
  still: { minWidth: 1920, minHeight: 1280, formats: ['jpg', 'png'], maxBytes: 50000000 },
  raw: { minWidth: 1920, minHeight: 1080, videoCodecs: ['h264', 'hevc', 'prores'] },
}

export type ListDeliverablesRows = WhichRows<'search' | 'filters', 'state' | 'kind' | 'preset' | 'owner' | 'maker' | 'dueOn' | 'waitsForMe' | 'isMine' | 'createdAt'>

export type ListDeliverablesRequest = ListRequest<ListDeliverablesRows, 'turn' | 'dueOn' | 'title' | 'state' | 'createdAt' | 'updatedAt'>

export type ListDeliverablesResponse = ListResponse<ListDeliverablesRow>

/** What is owed. Whoever makes it sees their own; campaign managers see all. POST rest/secure/service/deliverables/listDeliverables (spec §2) */
export const listDeliverables: Call<'listDeliverables', ListDeliverablesRequest, ListDeliverablesResponse> = {
  id: 'listDeliverables', feature: 'deliverables', method: 'POST', path: 'rest/secure/service/deliverables/listDeliverables', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: true, rows: { cm: 'customer', cc: 'own' },
  response: /* @__PURE__ */ listResponse(listDeliverablesRowSchema),
}

export const addDeliverableValues = /* @__PURE__ */ z.object({
  title: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(200)),
  kind: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['program', 'cutdown', 'captions', 'still', 'raw'])),
  preset: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['web', 'social', 'broadcast', 'intranet', 'captions', 'still', 'raw'])),
  maxSeconds: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1), /* @__PURE__ */ z.lte(36000))),
  languages: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(2), /* @__PURE__ */ z.maxLength(12), /* @__PURE__ */ z.regex(/* @__PURE__ */ new RegExp('^[a-z]{2,3}(-[A-Za-z0-9]{2,8})?$')))).check(/* @__PURE__ */ z.maxLength(20))),
  notes: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(2000))),
  owner: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))),
  maker: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))),
  dueOn: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.iso.date()),
})

export type AddDeliverableRequest = {
  values: {
    title: string
    kind?: 'program' | 'cutdown' | 'captions' | 'still' | 'raw'
    /** The specification it keeps to. */
    preset?: 'web' | 'social' | 'broadcast' | 'intranet' | 'captions' | 'still' | 'raw'
    maxSeconds?: number
    /** In which there have to be captions. */
    languages?: string[]
    notes?: string
    /** Whoever accepts it; without one, every campaign manager. */
    owner?: string
    /** Whoever delivers it. */
    maker?: string
    dueOn?: string
  }
}

export type AddDeliverableResponse = ListDeliverablesRow

/** Adds a row: Deliverable. POST rest/secure/service/deliverables/addDeliverable (spec §2) */
export const addDeliverable: WriteCall<'addDeliverable', AddDeliverableRequest, AddDeliverableResponse> = {
  id: 'addDeliverable', feature: 'deliverables', method: 'POST', path: 'rest/secure/service/deliverables/addDeliverable', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  request: /* @__PURE__ */ z.object({ values: addDeliverableValues }),
  response: listDeliverablesRowSchema,
}

export type UpdateDeliverableRequest = {
  deliverableId: string
  rev: number
  values: {
    title?: string
    kind?: 'program' | 'cutdown' | 'captions' | 'still' | 'raw'
    /** The specification it keeps to. */
    preset?: 'web' | 'social' | 'broadcast' | 'intranet' | 'captions' | 'still' | 'raw'
    maxSeconds?: number | null
    /** In which there have to be captions. */
    languages?: string[]
    notes?: string | null
    /** Whoever accepts it; without one, every campaign manager. */
    owner?: string | null
    /** Whoever delivers it. */
    maker?: string | null
    dueOn?: string | null
  }
}

export type UpdateDeliverableResponse = ListDeliverablesRow

/** Changes a row: Deliverable. POST rest/secure/service/deliverables/updateDeliverable (spec §2) */
export const updateDeliverable: WriteCall<'updateDeliverable', UpdateDeliverableRequest, UpdateDeliverableResponse> = {
  id: 'updateDeliverable', feature: 'deliverables', method: 'POST', path: 'rest/secure/service/deliverables/updateDeliverable', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  request: /* @__PURE__ */ z.object({
    deliverableId: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
    rev: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    values: /* @__PURE__ */ z.object({
      title: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(200))),
      kind: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['program', 'cutdown', 'captions', 'still', 'raw'])),
      preset: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['web', 'social', 'broadcast', 'intranet', 'captions', 'still', 'raw'])),
      maxSeconds: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1), /* @__PURE__ */ z.lte(36000)))),
      languages: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(2), /* @__PURE__ */ z.maxLength(12), /* @__PURE__ */ z.regex(/* @__PURE__ */ new RegExp('^[a-z]{2,3}(-[A-Za-z0-9]{2,8})?$')))).check(/* @__PURE__ */ z.maxLength(20))),
      notes: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(2000)))),
      owner: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)))),
      maker: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)))),
      dueOn: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.iso.date())),
    }),
  }),
  response: listDeliverablesRowSchema,
}

export type StartDeliverablesRequest = ChangeRequest<ListDeliverablesRows>

export type StartDeliverablesResponse = ChangeResponse

/** Says that somebody is at it. POST rest/secure/service/deliverables/startDeliverables (decided) */
export const startDeliverables: Call<'startDeliverables', StartDeliverablesRequest, StartDeliverablesResponse> = {
  id: 'startDeliverables', feature: 'deliverables', method: 'POST', path: 'rest/secure/service/deliverables/startDeliverables', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'own' },
  response: changeResponse,
}

export type AcceptDeliverablesRequest = ChangeRequest<ListDeliverablesRows>

export type AcceptDeliverablesResponse = ChangeResponse

/** Takes what was delivered and keeps to its specification. POST rest/secure/service/deliverables/acceptDeliverables (spec §2) */
export const acceptDeliverables: Call<'acceptDeliverables', AcceptDeliverablesRequest, AcceptDeliverablesResponse> = {
  id: 'acceptDeliverables', feature: 'deliverables', method: 'POST', path: 'rest/secure/service/deliverables/acceptDeliverables', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type ExcuseDeliverablesRequest = ChangeRequest<ListDeliverablesRows> & {
  values: {
    /** Why it was accepted although something fails. */
    acceptedWords: string
  }
}

export type ExcuseDeliverablesResponse = ChangeResponse

/** Takes what was delivered although something fails, and says why. POST rest/secure/service/deliverables/excuseDeliverables (spec §2) */
export const excuseDeliverables: Call<'excuseDeliverables', ExcuseDeliverablesRequest, ExcuseDeliverablesResponse> = {
  id: 'excuseDeliverables', feature: 'deliverables', method: 'POST', path: 'rest/secure/service/deliverables/excuseDeliverables', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type AskDeliverableChangesRequest = ChangeRequest<ListDeliverablesRows> & {
  values: {
    /** What should change. */
    changesWords: string
  }
}

export type AskDeliverableChangesResponse = ChangeResponse

/** Says what should change. POST rest/secure/service/deliverables/askDeliverableChanges (spec §2) */
export const askDeliverableChanges: Call<'askDeliverableChanges', AskDeliverableChangesRequest, AskDeliverableChangesResponse> = {
  id: 'askDeliverableChanges', feature: 'deliverables', method: 'POST', path: 'rest/secure/service/deliverables/askDeliverableChanges', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type RecallDeliverablesRequest = ChangeRequest<ListDeliverablesRows>

export type RecallDeliverablesResponse = ChangeResponse

/** Takes back what was delivered, while nobody has decided. POST rest/secure/service/deliverables/recallDeliverables (decided) */
export const recallDeliverables: Call<'recallDeliverables', RecallDeliverablesRequest, RecallDeliverablesResponse> = {
  id: 'recallDeliverables', feature: 'deliverables', method: 'POST', path: 'rest/secure/service/deliverables/recallDeliverables', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'own' },
  response: changeResponse,
}

export type ReconsiderDeliverablesRequest = ChangeRequest<ListDeliverablesRows>

export type ReconsiderDeliverablesResponse = ChangeResponse

/** Takes back that it was accepted. POST rest/secure/service/deliverables/reconsiderDeliverables (decided) */
export const reconsiderDeliverables: Call<'reconsiderDeliverables', ReconsiderDeliverablesRequest, ReconsiderDeliverablesResponse> = {
  id: 'reconsiderDeliverables', feature: 'deliverables', method: 'POST', path: 'rest/secure/service/deliverables/reconsiderDeliverables', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type CancelDeliverablesRequest = ChangeRequest<ListDeliverablesRows>

export type CancelDeliverablesResponse = ChangeResponse

/** It is owed no more. POST rest/secure/service/deliverables/cancelDeliverables (spec §2) */
export const cancelDeliverables: Call<'cancelDeliverables', CancelDeliverablesRequest, CancelDeliverablesResponse> = {
  id: 'cancelDeliverables', feature: 'deliverables', method: 'POST', path: 'rest/secure/service/deliverables/cancelDeliverables', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type ReviveDeliverablesRequest = ChangeRequest<ListDeliverablesRows>

export type ReviveDeliverablesResponse = ChangeResponse

/** It is owed again, as it was. POST rest/secure/service/deliverables/reviveDeliverables (decided) */
export const reviveDeliverables: Call<'reviveDeliverables', ReviveDeliverablesRequest, ReviveDeliverablesResponse> = {
  id: 'reviveDeliverables', feature: 'deliverables', method: 'POST', path: 'rest/secure/service/deliverables/reviveDeliverables', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type DeliverDeliverableRequest = {
  deliverableId: string
  programId?: string
  versionNo?: number
  fileId?: string
}

export type DeliverDeliverableResponse = ListDeliverablesRow

/** Delivers a version of a program, its latest unless said, or a file. POST rest/secure/service/deliverable/deliverDeliverable (spec §2) */
export const deliverDeliverable: Call<'deliverDeliverable', DeliverDeliverableRequest, DeliverDeliverableResponse> = {
  id: 'deliverDeliverable', feature: 'deliverables', method: 'POST', path: 'rest/secure/service/deliverable/deliverDeliverable', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'own' },
  response: listDeliverablesRowSchema,
}

export type CheckDeliveryRequest = {
  deliverableId: string
  programId?: string
  versionNo?: number
  fileId?: string
}

export type CheckDeliveryResponse = {
  check: SpecLine[]
  passed: number
  verdict: 'none' | 'pass' | 'fail' | 'unknown'
}

/** What would be found of a version of a program, its latest unless said, or of a file, before it is delivered. POST rest/secure/service/deliverable/checkDelivery (decided) */
export const checkDelivery: Call<'checkDelivery', CheckDeliveryRequest, CheckDeliveryResponse> = {
  id: 'checkDelivery', feature: 'deliverables', method: 'POST', path: 'rest/secure/service/deliverable/checkDelivery', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: true, rows: { cm: 'customer', cc: 'own' },
  response: /* @__PURE__ */ z.object({
    check: /* @__PURE__ */ z.array(specLineSchema),
    passed: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    verdict: /* @__PURE__ */ z.enum(['none', 'pass', 'fail', 'unknown']),
  }),
}

export type RenderDeliverableRequest = {
  deliverableId: string
}

export type RenderDeliverableResponse = ListDeliverablesRow

/** Makes the version that was delivered once more, as loud as its specification asks for; nothing else changes. POST rest/secure/service/deliverable/renderDeliverable (spec §2) */
export const renderDeliverable: Call<'renderDeliverable', RenderDeliverableRequest, RenderDeliverableResponse> = {
  id: 'renderDeliverable', feature: 'deliverables', method: 'POST', path: 'rest/secure/service/deliverable/renderDeliverable', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'own' },
  response: listDeliverablesRowSchema,
}
