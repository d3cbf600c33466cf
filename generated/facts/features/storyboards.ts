// Generated from manifest/features/storyboards.yaml by npm run codegen. Edit the manifest, not this file.

import * as z from 'zod/mini'
import type { Call, WriteCall } from '../call'
import { listResponse, changeResponse, type WhichRows, type ListRow, type Trashable, type ListRequest, type ListResponse, type ChangeRequest, type ChangeResponse } from '../forms'
import { type Ref, refSchema } from './screens'

/** What is to be recorded: scenes of shots. (decided) */
export interface ListStoryboardsRow extends Storyboard, ListRow<'edit' | 'assign' | 'assemble' | 'activate' | 'hold' | 'resume' | 'cancel' | 'archive' | 'reopen' | 'trash' | 'restore' | 'erase' | 'order'>, Trashable {}

export const listStoryboardsRowSchema = /* @__PURE__ */ z.object({
  storyboardId: /* @__PURE__ */ z.string(),
  title: /* @__PURE__ */ z.string(),
  goal: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  state: /* @__PURE__ */ z.enum(['draft', 'active', 'on_hold', 'cancelled', 'archived']),
  isTemplate: /* @__PURE__ */ z.boolean(),
  begin: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['blank', 'welcome', 'howTo', 'portrait'])),
  copyOf: /* @__PURE__ */ z.optional(refSchema),
  owner: refSchema,
  isMine: /* @__PURE__ */ z.boolean(),
  collaborators: /* @__PURE__ */ z.array(refSchema),
  dueOn: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.iso.date()),
  scenes: /* @__PURE__ */ z.int(),
  shots: /* @__PURE__ */ z.int(),
  plannedMs: /* @__PURE__ */ z.int(),
  required: /* @__PURE__ */ z.int(),
  accepted: /* @__PURE__ */ z.int(),
  isComplete: /* @__PURE__ */ z.boolean(),
  program: /* @__PURE__ */ z.optional(refSchema),
  createdAt: /* @__PURE__ */ z.string(),
  updatedAt: /* @__PURE__ */ z.string(),
  may: /* @__PURE__ */ z.array(/* @__PURE__ */ z.enum(['edit', 'assign', 'assemble', 'activate', 'hold', 'resume', 'cancel', 'archive', 'reopen', 'trash', 'restore', 'erase', 'order'])),
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

/** A storyboard or template with a copy of which another one begins. (decided) */
export interface ListStoryboardChoicesRow extends StoryboardChoice, ListRow<string> {}

export const listStoryboardChoicesRowSchema = /* @__PURE__ */ z.object({
  storyboardId: /* @__PURE__ */ z.string(),
  name: /* @__PURE__ */ z.string(),
  isTemplate: /* @__PURE__ */ z.boolean(),
  shots: /* @__PURE__ */ z.int(),
  may: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string()),
  rev: /* @__PURE__ */ z.int(),
  changed: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
    by: /* @__PURE__ */ z.optional(refSchema),
    at: /* @__PURE__ */ z.string(),
  })),
})

/** What is to be recorded: scenes of shots. (spec §2) */
export interface Storyboard {
  storyboardId: string
  title: string
  goal?: string
  state: 'draft' | 'active' | 'on_hold' | 'cancelled' | 'archived'
  /** Others begin with a copy of it; nothing is recorded for it. */
  isTemplate: boolean
  /** What it begins with, unless it is a copy. */
  begin?: 'blank' | 'welcome' | 'howTo' | 'portrait'
  /** The storyboard or template that it began as a copy of. */
  copyOf?: Ref
  owner: Ref
  /** Whoever asks owns it, or plans it together with its owner. */
  isMine: boolean
  /** Who plans it together with its owner. */
  collaborators: Ref[]
  dueOn?: string
  scenes: number
  shots: number
  /** How long its shots are together. */
  plannedMs: number
  /** Shots without which the film is not whole. */
  required: number
  /** Those of them for which a take is accepted. */
  accepted: number
  /** Each of them has an accepted take. */
  isComplete: boolean
  /** What was assembled of it last. */
  program?: Ref
  createdAt: string
  updatedAt: string
}

/** A storyboard or template with a copy of which another one begins. (decided) */
export interface StoryboardChoice {
  storyboardId: string
  name: string
  isTemplate: boolean
  shots: number
}

/** What a scene or a shot says; of a scene only title and notes. (decided) */
export type OutlineField = 'title' | 'notes' | 'direction' | 'script' | 'shotType' | 'leastMs' | 'mostMs' | 'orientation' | 'isOptional' | 'references' | 'exampleClip'

export const outlineFieldSchema = /* @__PURE__ */ z.enum(['title', 'notes', 'direction', 'script', 'shotType', 'leastMs', 'mostMs', 'orientation', 'isOptional', 'references', 'exampleClip'])

/** What a scene or a shot says. (decided) */
export interface OutlineValues {
  title?: string
  notes?: string
  direction?: string
  script?: string
  shotType?: Ref
  leastMs?: number
  mostMs?: number
  orientation?: 'landscape' | 'portrait' | 'square'
  /** The film is whole without it. */
  isOptional?: boolean
  /** Pictures that show how it is meant. */
  references?: Ref[]
  exampleClip?: Ref
}

export const outlineValuesSchema = /* @__PURE__ */ z.object({
  title: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
  notes: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(2000))),
  direction: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(2000))),
  script: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(10000))),
  shotType: /* @__PURE__ */ z.optional(refSchema),
  leastMs: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(500), /* @__PURE__ */ z.lte(600000))),
  mostMs: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(500), /* @__PURE__ */ z.lte(600000))),
  orientation: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['landscape', 'portrait', 'square'])),
  isOptional: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
  references: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(refSchema).check(/* @__PURE__ */ z.maxLength(6))),
  exampleClip: /* @__PURE__ */ z.optional(refSchema),
})

/** By field, how often it was written. (decided) */
export type FieldRevs = Record<string, number>

export const fieldRevsSchema = /* @__PURE__ */ z.record(/* @__PURE__ */ z.string(), /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)))

/** A scene of a storyboard. (decided) */
export interface OutlineScene {
  id: string
  /** Scenes stand in the order of their places. */
  place: string
  values: OutlineValues
  revs: FieldRevs
  isRemoved?: boolean
}

export const outlineSceneSchema = /* @__PURE__ */ z.object({
  id: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.regex(/* @__PURE__ */ new RegExp('^[A-Za-z0-9_-]{8,64}$'))),
  place: /* @__PURE__ */ z.string(),
  values: outlineValuesSchema,
  revs: fieldRevsSchema,
  isRemoved: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
})

/** What is recorded in one go. (decided) */
export interface OutlineShot {
  id: string
  sceneId: string
  /** The shots of a scene stand in the order of their places. */
  place: string
  values: OutlineValues
  revs: FieldRevs
  isRemoved?: boolean
}

export const outlineShotSchema = /* @__PURE__ */ z.object({
  id: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.regex(/* @__PURE__ */ new RegExp('^[A-Za-z0-9_-]{8,64}$'))),
  sceneId: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.regex(/* @__PURE__ */ new RegExp('^[A-Za-z0-9_-]{8,64}$'))),
  place: /* @__PURE__ */ z.string(),
  values: outlineValuesSchema,
  revs: fieldRevsSchema,
  isRemoved: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
})

/** One step of editing. Of a change `fields` are written; those without a value are emptied. (decided) */
export interface OutlineOp {
  do: 'add' | 'change' | 'move' | 'remove' | 'restore'
  of: 'scene' | 'shot'
  id: string
  /** Of a shot that is added or moved. */
  sceneId?: string
  /** Of what is added or moved. */
  place?: string
  fields?: OutlineField[]
  values?: OutlineValues
  /** Of the fields as they were seen. */
  revs?: FieldRevs
}

export const outlineOpSchema = /* @__PURE__ */ z.object({
  do: /* @__PURE__ */ z.enum(['add', 'change', 'move', 'remove', 'restore']),
  of: /* @__PURE__ */ z.enum(['scene', 'shot']),
  id: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.regex(/* @__PURE__ */ new RegExp('^[A-Za-z0-9_-]{8,64}$'))),
  sceneId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.regex(/* @__PURE__ */ new RegExp('^[A-Za-z0-9_-]{8,64}$')))),
  place: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(200), /* @__PURE__ */ z.regex(/* @__PURE__ */ new RegExp('^[A-Za-z0-9]+$')))),
  fields: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(outlineFieldSchema).check(/* @__PURE__ */ z.maxLength(11))),
  values: /* @__PURE__ */ z.optional(outlineValuesSchema),
  revs: /* @__PURE__ */ z.optional(fieldRevsSchema),
})

/** An op that was not done, or a field of it. clash: somebody else has written it; gone: it is not there any more; full: there are as many as there can be. (decided) */
export interface RefusedOp {
  code: 'clash' | 'gone' | 'full'
  of: 'scene' | 'shot'
  id: string
  field?: OutlineField
  /** Who has written it. */
  by?: Ref
}

export const refusedOpSchema = /* @__PURE__ */ z.object({
  code: /* @__PURE__ */ z.enum(['clash', 'gone', 'full']),
  of: /* @__PURE__ */ z.enum(['scene', 'shot']),
  id: /* @__PURE__ */ z.string(),
  field: /* @__PURE__ */ z.optional(outlineFieldSchema),
  by: /* @__PURE__ */ z.optional(refSchema),
})

/** How far the recording of a shot is. (decided) */
export interface ShotThread {
  shotId: string
  taskId: string
  /** open: nobody of those who are asked has taken it; withdrawn: whoever is in the accepted take has withdrawn consent. */
  state: 'open' | 'assigned' | 'submitted' | 'retake' | 'accepted' | 'withdrawn'
  person?: Ref
  dueOn?: string
  /** Of the take that was accepted. */
  clipId?: string
  /** Of the take that was sent last. */
  takeNo?: number
  sentAt?: string
}

export const shotThreadSchema = /* @__PURE__ */ z.object({
  shotId: /* @__PURE__ */ z.string(),
  taskId: /* @__PURE__ */ z.string(),
  state: /* @__PURE__ */ z.enum(['open', 'assigned', 'submitted', 'retake', 'accepted', 'withdrawn']),
  person: /* @__PURE__ */ z.optional(refSchema),
  dueOn: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.iso.date()),
  clipId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  takeNo: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
  sentAt: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
})

/** Guests who are asked for a shot: by which crowd request, and how far their answers are. (decided) */
export interface ShotGuests {
  shotId: string
  request: Ref
  answers: number
  toReview: number
  accepted: number
}

export const shotGuestsSchema = /* @__PURE__ */ z.object({
  shotId: /* @__PURE__ */ z.string(),
  request: refSchema,
  answers: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  toReview: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  accepted: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
})

/** Where a shot stands in the draft that was assembled last. (decided) */
export interface ShotSlot {
  shotId: string
  program: Ref
  no: number
  /** auto: the accepted take came in by itself; kept: somebody worked on what is there. */
  standing: 'empty' | 'auto' | 'kept'
}

export const shotSlotSchema = /* @__PURE__ */ z.object({
  shotId: /* @__PURE__ */ z.string(),
  program: refSchema,
  no: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
  standing: /* @__PURE__ */ z.enum(['empty', 'auto', 'kept']),
})

/** What a clip or a picture looks like. (decided) */
export interface OutlinePicture {
  /** Of the clip or file. */
  id: string
  url: string
}

export const outlinePictureSchema = /* @__PURE__ */ z.object({
  id: /* @__PURE__ */ z.string(),
  url: /* @__PURE__ */ z.string(),
})

export type ListStoryboardsRows = WhichRows<'search' | 'filters' | 'trash', 'state' | 'isTemplate' | 'isMine' | 'owner' | 'dueOn' | 'createdAt' | 'updatedAt'>

export type ListStoryboardsRequest = ListRequest<ListStoryboardsRows, 'updatedAt' | 'title' | 'dueOn' | 'createdAt'>

export type ListStoryboardsResponse = ListResponse<ListStoryboardsRow>

/** A page of rows: Storyboard. POST rest/secure/service/storyboards/listStoryboards (spec §2) */
export const listStoryboards: Call<'listStoryboards', ListStoryboardsRequest, ListStoryboardsResponse> = {
  id: 'listStoryboards', feature: 'storyboards', method: 'POST', path: 'rest/secure/service/storyboards/listStoryboards', auth: 'bearer', body: 'envelope',
  access: [[16, 4, 4, 31]],
  background: false, idempotent: true, rows: 'customer',
  response: /* @__PURE__ */ listResponse(listStoryboardsRowSchema),
}

export type ListStoryboardChoicesRows = WhichRows<'search', never>

export type ListStoryboardChoicesRequest = ListRequest<ListStoryboardChoicesRows, 'name'>

export type ListStoryboardChoicesResponse = ListResponse<ListStoryboardChoicesRow>

/** A page of rows: StoryboardChoice. POST rest/secure/service/storyboards/listStoryboardChoices (decided) */
export const listStoryboardChoices: Call<'listStoryboardChoices', ListStoryboardChoicesRequest, ListStoryboardChoicesResponse> = {
  id: 'listStoryboardChoices', feature: 'storyboards', method: 'POST', path: 'rest/secure/service/storyboards/listStoryboardChoices', auth: 'bearer', body: 'envelope',
  access: [[16, 4, 4, 31]],
  background: false, idempotent: true, rows: 'customer',
  response: /* @__PURE__ */ listResponse(listStoryboardChoicesRowSchema),
}

export const addStoryboardValues = /* @__PURE__ */ z.object({
  title: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(200)),
  goal: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(500))),
  begin: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['blank', 'welcome', 'howTo', 'portrait'])),
  copyOf: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))),
  isTemplate: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
  dueOn: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.iso.date()),
  collaborators: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(20))),
})

export type AddStoryboardRequest = {
  values: {
    title: string
    goal?: string
    /** What it begins with, unless it is a copy. */
    begin?: 'blank' | 'welcome' | 'howTo' | 'portrait'
    /** The storyboard or template that it began as a copy of. */
    copyOf?: string
    /** Others begin with a copy of it; nothing is recorded for it. */
    isTemplate?: boolean
    dueOn?: string
    /** Who plans it together with its owner. */
    collaborators?: string[]
  }
}

export type AddStoryboardResponse = ListStoryboardsRow

/** Adds a row: Storyboard. POST rest/secure/service/storyboards/addStoryboard (spec §2) */
export const addStoryboard: WriteCall<'addStoryboard', AddStoryboardRequest, AddStoryboardResponse> = {
  id: 'addStoryboard', feature: 'storyboards', method: 'POST', path: 'rest/secure/service/storyboards/addStoryboard', auth: 'bearer', body: 'envelope',
  access: [[16, 4, 4, 31]],
  background: false, idempotent: false, rows: 'customer',
  request: /* @__PURE__ */ z.object({ values: addStoryboardValues }),
  response: listStoryboardsRowSchema,
}

export type UpdateStoryboardRequest = {
  storyboardId: string
  rev: number
  values: {
    title?: string
    goal?: string | null
    dueOn?: string | null
    /** Who plans it together with its owner. */
    collaborators?: string[]
  }
}

export type UpdateStoryboardResponse = ListStoryboardsRow

/** Changes a row: Storyboard. POST rest/secure/service/storyboards/updateStoryboard (spec §2) */
export const updateStoryboard: WriteCall<'updateStoryboard', UpdateStoryboardRequest, UpdateStoryboardResponse> = {
  id: 'updateStoryboard', feature: 'storyboards', method: 'POST', path: 'rest/secure/service/storyboards/updateStoryboard', auth: 'bearer', body: 'envelope',
  access: [[16, 4, 4, 31]],
  background: false, idempotent: false, rows: 'customer',
  request: /* @__PURE__ */ z.object({
    storyboardId: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
    rev: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    values: /* @__PURE__ */ z.object({
      title: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(200))),
      goal: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(500)))),
      dueOn: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.iso.date())),
      collaborators: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(20))),
    }),
  }),
  response: listStoryboardsRowSchema,
}

export type ActivateStoryboardsRequest = ChangeRequest<ListStoryboardsRows>

export type ActivateStoryboardsResponse = ChangeResponse

/** Does one thing with several rows: Storyboard. POST rest/secure/service/storyboards/activateStoryboards (decided) */
export const activateStoryboards: Call<'activateStoryboards', ActivateStoryboardsRequest, ActivateStoryboardsResponse> = {
  id: 'activateStoryboards', feature: 'storyboards', method: 'POST', path: 'rest/secure/service/storyboards/activateStoryboards', auth: 'bearer', body: 'envelope',
  access: [[16, 4, 4, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type HoldStoryboardsRequest = ChangeRequest<ListStoryboardsRows>

export type HoldStoryboardsResponse = ChangeResponse

/** Their recording tasks are out of everybody's way until they go on. POST rest/secure/service/storyboards/holdStoryboards (decided) */
export const holdStoryboards: Call<'holdStoryboards', HoldStoryboardsRequest, HoldStoryboardsResponse> = {
  id: 'holdStoryboards', feature: 'storyboards', method: 'POST', path: 'rest/secure/service/storyboards/holdStoryboards', auth: 'bearer', body: 'envelope',
  access: [[16, 4, 4, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type ResumeStoryboardsRequest = ChangeRequest<ListStoryboardsRows>

export type ResumeStoryboardsResponse = ChangeResponse

/** Does one thing with several rows: Storyboard. POST rest/secure/service/storyboards/resumeStoryboards (decided) */
export const resumeStoryboards: Call<'resumeStoryboards', ResumeStoryboardsRequest, ResumeStoryboardsResponse> = {
  id: 'resumeStoryboards', feature: 'storyboards', method: 'POST', path: 'rest/secure/service/storyboards/resumeStoryboards', auth: 'bearer', body: 'envelope',
  access: [[16, 4, 4, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type CancelStoryboardsRequest = ChangeRequest<ListStoryboardsRows>

export type CancelStoryboardsResponse = ChangeResponse

/** Does one thing with several rows: Storyboard. POST rest/secure/service/storyboards/cancelStoryboards (decided) */
export const cancelStoryboards: Call<'cancelStoryboards', CancelStoryboardsRequest, CancelStoryboardsResponse> = {
  id: 'cancelStoryboards', feature: 'storyboards', method: 'POST', path: 'rest/secure/service/storyboards/cancelStoryboards', auth: 'bearer', body: 'envelope',
  access: [[16, 4, 4, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type ArchiveStoryboardsRequest = ChangeRequest<ListStoryboardsRows>

export type ArchiveStoryboardsResponse = ChangeResponse

/** Does one thing with several rows: Storyboard. POST rest/secure/service/storyboards/archiveStoryboards (decided) */
export const archiveStoryboards: Call<'archiveStoryboards', ArchiveStoryboardsRequest, ArchiveStoryboardsResponse> = {
  id: 'archiveStoryboards', feature: 'storyboards', method: 'POST', path: 'rest/secure/service/storyboards/archiveStoryboards', auth: 'bearer', body: 'envelope',
  access: [[16, 4, 4, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type ReopenStoryboardsRequest = ChangeRequest<ListStoryboardsRows>

export type ReopenStoryboardsResponse = ChangeResponse

/** Does one thing with several rows: Storyboard. POST rest/secure/service/storyboards/reopenStoryboards (decided) */
export const reopenStoryboards: Call<'reopenStoryboards', ReopenStoryboardsRequest, ReopenStoryboardsResponse> = {
  id: 'reopenStoryboards', feature: 'storyboards', method: 'POST', path: 'rest/secure/service/storyboards/reopenStoryboards', auth: 'bearer', body: 'envelope',
  access: [[16, 4, 4, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type TrashStoryboardsRequest = ChangeRequest<ListStoryboardsRows>

export type TrashStoryboardsResponse = ChangeResponse

/** Does one thing with several rows: Storyboard. POST rest/secure/service/storyboards/trashStoryboards (decided) */
export const trashStoryboards: Call<'trashStoryboards', TrashStoryboardsRequest, TrashStoryboardsResponse> = {
  id: 'trashStoryboards', feature: 'storyboards', method: 'POST', path: 'rest/secure/service/storyboards/trashStoryboards', auth: 'bearer', body: 'envelope',
  access: [[16, 4, 4, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type RestoreStoryboardsRequest = ChangeRequest<ListStoryboardsRows>

export type RestoreStoryboardsResponse = ChangeResponse

/** Does one thing with several rows: Storyboard. POST rest/secure/service/storyboards/restoreStoryboards (decided) */
export const restoreStoryboards: Call<'restoreStoryboards', RestoreStoryboardsRequest, RestoreStoryboardsResponse> = {
  id: 'restoreStoryboards', feature: 'storyboards', method: 'POST', path: 'rest/secure/service/storyboards/restoreStoryboards', auth: 'bearer', body: 'envelope',
  access: [[16, 4, 4, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type EraseStoryboardsRequest = ChangeRequest<ListStoryboardsRows>

export type EraseStoryboardsResponse = ChangeResponse

/** Deletes storyboards in the trash for good, before their days are over. POST rest/secure/service/storyboards/eraseStoryboards (decided) */
export const eraseStoryboards: Call<'eraseStoryboards', EraseStoryboardsRequest, EraseStoryboardsResponse> = {
  id: 'eraseStoryboards', feature: 'storyboards', method: 'POST', path: 'rest/secure/service/storyboards/eraseStoryboards', auth: 'bearer', body: 'envelope',
  access: [[16, 4, 4, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type GetStoryboardRequest = {
  storyboardId: string
}

export type GetStoryboardResponse = {
  storyboard: ListStoryboardsRow
  outlineRev: number
  scenes: OutlineScene[]
  shots: OutlineShot[]
  threads: ShotThread[]
  guests: ShotGuests[]
  slots: ShotSlot[]
  pictures: OutlinePicture[]
}

/** A storyboard with its scenes and shots. POST rest/secure/service/storyboards/getStoryboard (decided) */
export const getStoryboard: Call<'getStoryboard', GetStoryboardRequest, GetStoryboardResponse> = {
  id: 'getStoryboard', feature: 'storyboards', method: 'POST', path: 'rest/secure/service/storyboards/getStoryboard', auth: 'bearer', body: 'envelope',
  access: [[16, 4, 4, 31]],
  background: false, idempotent: true, rows: 'customer',
  response: /* @__PURE__ */ z.object({
    storyboard: listStoryboardsRowSchema,
    outlineRev: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    scenes: /* @__PURE__ */ z.array(outlineSceneSchema),
    shots: /* @__PURE__ */ z.array(outlineShotSchema),
    threads: /* @__PURE__ */ z.array(shotThreadSchema),
    guests: /* @__PURE__ */ z.array(shotGuestsSchema),
    slots: /* @__PURE__ */ z.array(shotSlotSchema),
    pictures: /* @__PURE__ */ z.array(outlinePictureSchema),
  }),
}

export type EditStoryboardRequest = {
  storyboardId: string
  ops: OutlineOp[]
}

export type EditStoryboardResponse = {
  storyboard: ListStoryboardsRow
  outlineRev: number
  /** Those that the ops name. */
  scenes: OutlineScene[]
  shots: OutlineShot[]
  refused: RefusedOp[]
}

/** Does what can be done of these steps, in their order. Of two who write into the same field the later one is told. POST rest/secure/service/storyboards/editStoryboard (decided) */
export const editStoryboard: Call<'editStoryboard', EditStoryboardRequest, EditStoryboardResponse> = {
  id: 'editStoryboard', feature: 'storyboards', method: 'POST', path: 'rest/secure/service/storyboards/editStoryboard', auth: 'bearer', body: 'envelope',
  access: [[16, 4, 4, 31]],
  background: false, idempotent: false, rows: 'customer', bodyLimit: { bytes: 2000000, keys: 8000 },
  response: /* @__PURE__ */ z.object({
    storyboard: listStoryboardsRowSchema,
    outlineRev: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    scenes: /* @__PURE__ */ z.array(outlineSceneSchema),
    shots: /* @__PURE__ */ z.array(outlineShotSchema),
    refused: /* @__PURE__ */ z.array(refusedOpSchema),
  }),
}

export type AssignShotsRequest = {
  storyboardId: string
  shotIds: string[]
  mode: 'person' | 'anyOf' | 'self'
  userIds: string[]
  dueOn?: string
  priority: 'low' | 'normal' | 'high'
  reviewerUserId?: string
  /** 0: as many as one likes. */
  maxTakes: number
  words?: string
}

export type AssignShotsResponse = {
  storyboard: ListStoryboardsRow
  threads: ShotThread[]
}

/** Asks people to record shots: one person, whoever of several takes it first, or whoever asks. The first time makes the storyboard active. POST rest/secure/service/storyboards/assignShots (decided) */
export const assignShots: Call<'assignShots', AssignShotsRequest, AssignShotsResponse> = {
  id: 'assignShots', feature: 'storyboards', method: 'POST', path: 'rest/secure/service/storyboards/assignShots', auth: 'bearer', body: 'envelope',
  access: [[16, 4, 4, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: /* @__PURE__ */ z.object({
    storyboard: listStoryboardsRowSchema,
    threads: /* @__PURE__ */ z.array(shotThreadSchema),
  }),
}

export type AskGuestsForShotsRequest = {
  storyboardId: string
  shotIds: string[]
  /** Of the crowd request that asks them as well; without it, a new one. */
  requestId?: string
  /** Of a new one; without it, that of the storyboard. */
  title?: string
  /** Of a new one: its last day. */
  closesOn?: string
}

export type AskGuestsForShotsResponse = {
  storyboard: ListStoryboardsRow
  request: Ref
  guests: ShotGuests[]
}

/** Asks guests for shots, a question each: by a new crowd request, which is a draft, or by one to which nobody has agreed yet. What is accepted of their answers fills the shots. The first time makes the storyboard active. POST rest/secure/service/storyboards/askGuestsForShots (decided) */
export const askGuestsForShots: Call<'askGuestsForShots', AskGuestsForShotsRequest, AskGuestsForShotsResponse> = {
  id: 'askGuestsForShots', feature: 'storyboards', method: 'POST', path: 'rest/secure/service/storyboards/askGuestsForShots', auth: 'bearer', body: 'envelope',
  access: [[16, 4, 4, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: /* @__PURE__ */ z.object({
    storyboard: listStoryboardsRowSchema,
    request: refSchema,
    guests: /* @__PURE__ */ z.array(shotGuestsSchema),
  }),
}

export type AssembleProgramRequest = {
  storyboardId: string
  isAnew: boolean
  isAdding?: boolean
  /** Whose look, music and fixed parts a new draft has. */
  templateId?: string
}

export type AssembleProgramResponse = {
  storyboard: ListStoryboardsRow
  program: Ref
  filled: number
  empty: number
}

/** A draft with a place for each shot, in their order: accepted takes are in it, others come in once they are accepted. Unless it is wanted anew, the one that is there already; with `isAdding`, shots without a place there get one. POST rest/secure/service/storyboards/assembleProgram (decided) */
export const assembleProgram: Call<'assembleProgram', AssembleProgramRequest, AssembleProgramResponse> = {
  id: 'assembleProgram', feature: 'storyboards', method: 'POST', path: 'rest/secure/service/storyboards/assembleProgram', auth: 'bearer', body: 'envelope',
  access: [[16, 4, 4, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: /* @__PURE__ */ z.object({
    storyboard: listStoryboardsRowSchema,
    program: refSchema,
    filled: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    empty: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  }),
}

export type TellPresenceRequest = {
  storyboardId: string
  shotId?: string
  isTyping: boolean
  /** They have just come. */
  isNew: boolean
  isGone: boolean
}

export type TellPresenceResponse = Record<string, never>

/** Tells the others who have the storyboard open that somebody has, and at which shot; said now and then, and as soon as it changes. POST rest/secure/service/storyboards/tellPresence (decided) */
export const tellPresence: Call<'tellPresence', TellPresenceRequest, TellPresenceResponse> = {
  id: 'tellPresence', feature: 'storyboards', method: 'POST', path: 'rest/secure/service/storyboards/tellPresence', auth: 'bearer', body: 'envelope',
  access: [[16, 4, 4, 31]],
  background: true, idempotent: true, rows: 'customer',
  response: /* @__PURE__ */ z.object({}),
}

export type CopyStoryboardRequest = {
  storyboardId: string
  title: string
  asTemplate: boolean
}

export type CopyStoryboardResponse = ListStoryboardsRow

/** A storyboard of its own that plans the same, or a template; people, days and takes stay behind. POST rest/secure/service/storyboards/copyStoryboard (decided) */
export const copyStoryboard: Call<'copyStoryboard', CopyStoryboardRequest, CopyStoryboardResponse> = {
  id: 'copyStoryboard', feature: 'storyboards', method: 'POST', path: 'rest/secure/service/storyboards/copyStoryboard', auth: 'bearer', body: 'envelope',
  access: [[16, 4, 4, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: listStoryboardsRowSchema,
}
