// Generated from manifest/features/tasks.yaml by npm run codegen. Edit the manifest, not this file.

import * as z from 'zod/mini'
import type { Call, WriteCall } from '../call'
import { listResponse, changeResponse, type WhichRows, type ListRow, type ListRequest, type ListResponse, type ChangeRequest, type ChangeResponse } from '../forms'
import { type MediaSource, mediaSourceSchema, type MediaQuality, mediaQualitySchema, type CaptionTrack, captionTrackSchema } from './media'
import { type Ref, refSchema } from './screens'

/** The place of a draft into which an accepted take comes. (decided) */
export interface TaskSlot {
  program: Ref
  no: number
  filled: number
  slots: number
  /** Somebody worked on what is there. */
  isKept: boolean
}

export const taskSlotSchema = /* @__PURE__ */ z.object({
  program: refSchema,
  no: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
  filled: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  slots: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
  isKept: /* @__PURE__ */ z.boolean(),
})

/** What a reviewer wrote about a moment of a take. (decided) */
export interface TakeNote {
  noteId: string
  atMs: number
  body: string
  author: Ref
}

export const takeNoteSchema = /* @__PURE__ */ z.object({
  noteId: /* @__PURE__ */ z.string(),
  atMs: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  body: /* @__PURE__ */ z.string(),
  author: refSchema,
})

/** What somebody has recorded for a task. (decided) */
export interface TaskTake {
  takeId: string
  takeNo: number
  /** recorded: not sent; aside: another one was accepted. */
  state: 'recorded' | 'submitted' | 'accepted' | 'retake' | 'aside'
  isChosen: boolean
  note?: string
  clipId: string
  clipState: 'uploading' | 'processing' | 'playable' | 'ready' | 'failed' | 'rejected'
  progress?: number
  durationMs?: number
  width?: number
  height?: number
  posterUrl?: string
  /** How loud it is, as a list of numbers from 0 to 1. */
  waveformUrl?: string
  sources: MediaSource[]
  captions: CaptionTrack[]
  leadMs?: number
  quality?: MediaQuality
  /** What reviewers wrote, by moment; whoever records reads it once it is decided. */
  notes: TakeNote[]
  createdAt: string
}

export const taskTakeSchema = /* @__PURE__ */ z.object({
  takeId: /* @__PURE__ */ z.string(),
  takeNo: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
  state: /* @__PURE__ */ z.enum(['recorded', 'submitted', 'accepted', 'retake', 'aside']),
  isChosen: /* @__PURE__ */ z.boolean(),
  note: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  clipId: /* @__PURE__ */ z.string(),
  clipState: /* @__PURE__ */ z.enum(['uploading', 'processing', 'playable', 'ready', 'failed', 'rejected']),
  progress: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0), /* @__PURE__ */ z.lte(100))),
  durationMs: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0))),
  width: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0))),
  height: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0))),
  posterUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  waveformUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  sources: /* @__PURE__ */ z.array(mediaSourceSchema),
  captions: /* @__PURE__ */ z.array(captionTrackSchema),
  leadMs: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0))),
  quality: /* @__PURE__ */ z.optional(mediaQualitySchema),
  notes: /* @__PURE__ */ z.array(takeNoteSchema),
  createdAt: /* @__PURE__ */ z.string(),
})

/** What should change in the next take; broken: its film cannot be used, which the server alone says. (decided) */
export type RetakeChip = 'tooQuiet' | 'noise' | 'tooDark' | 'framing' | 'outOfFocus' | 'eyesOffLens' | 'offScript' | 'tooLong' | 'moreEnergy' | 'broken'

export const retakeChipSchema = /* @__PURE__ */ z.enum(['tooQuiet', 'noise', 'tooDark', 'framing', 'outOfFocus', 'eyesOffLens', 'offScript', 'tooLong', 'moreEnergy', 'broken'])

/** What has to be better in the next take. (decided) */
export interface ChecklistLine {
  chip?: RetakeChip
  /** Of a line without a chip. */
  text?: string
  isDone: boolean
}

export const checklistLineSchema = /* @__PURE__ */ z.object({
  chip: /* @__PURE__ */ z.optional(retakeChipSchema),
  text: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  isDone: /* @__PURE__ */ z.boolean(),
})

/** What a person is asked to record. (decided) */
export interface ListRecordingTasksRow extends RecordingTask, ListRow<'look' | 'edit' | 'open' | 'claim' | 'release' | 'take' | 'untake' | 'submit' | 'takeBack' | 'accept' | 'retake' | 'reconsider' | 'decline' | 'undecline' | 'reassign' | 'cancel' | 'revive' | 'remind'> {}

export const listRecordingTasksRowSchema = /* @__PURE__ */ z.object({
  taskId: /* @__PURE__ */ z.string(),
  title: /* @__PURE__ */ z.string(),
  instructions: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  script: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  orientation: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['landscape', 'portrait', 'square'])),
  minSeconds: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int()),
  maxSeconds: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int()),
  words: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  state: /* @__PURE__ */ z.enum(['offered', 'assigned', 'opened', 'in_progress', 'submitted', 'retake_requested', 'accepted', 'declined', 'reassigned', 'cancelled']),
  mode: /* @__PURE__ */ z.enum(['person', 'anyOf', 'self']),
  assignee: /* @__PURE__ */ z.optional(refSchema),
  askedOf: /* @__PURE__ */ z.array(refSchema),
  reviewer: /* @__PURE__ */ z.optional(refSchema),
  askedBy: refSchema,
  storyboard: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  shotNo: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int()),
  slot: /* @__PURE__ */ z.optional(taskSlotSchema),
  dueOn: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.iso.date()),
  due: /* @__PURE__ */ z.enum(['overdue', 'today', 'thisWeek', 'later', 'noDay', 'sent', 'ended']),
  turn: /* @__PURE__ */ z.int(),
  priority: /* @__PURE__ */ z.enum(['low', 'normal', 'high']),
  maxTakes: /* @__PURE__ */ z.int(),
  isHeld: /* @__PURE__ */ z.boolean(),
  waitsForMe: /* @__PURE__ */ z.boolean(),
  waitsForReview: /* @__PURE__ */ z.boolean(),
  isDone: /* @__PURE__ */ z.boolean(),
  needsPerson: /* @__PURE__ */ z.boolean(),
  takes: /* @__PURE__ */ z.array(taskTakeSchema),
  posterUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  uploading: /* @__PURE__ */ z.enum(['yes', 'no']),
  retakeCount: /* @__PURE__ */ z.int(),
  chips: /* @__PURE__ */ z.array(retakeChipSchema),
  points: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.string())),
  checklist: /* @__PURE__ */ z.array(checklistLineSchema),
  retakeWords: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  declineReason: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['noTime', 'notMe', 'unclear', 'other'])),
  declineWords: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  submittedAt: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  createdAt: /* @__PURE__ */ z.string(),
  updatedAt: /* @__PURE__ */ z.string(),
  may: /* @__PURE__ */ z.array(/* @__PURE__ */ z.enum(['look', 'edit', 'open', 'claim', 'release', 'take', 'untake', 'submit', 'takeBack', 'accept', 'retake', 'reconsider', 'decline', 'undecline', 'reassign', 'cancel', 'revive', 'remind'])),
  rev: /* @__PURE__ */ z.int(),
  changed: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
    by: /* @__PURE__ */ z.optional(refSchema),
    at: /* @__PURE__ */ z.string(),
  })),
})

/** What a person is asked to record. (spec §2) */
export interface RecordingTask {
  taskId: string
  title: string
  instructions?: string
  script?: string
  orientation?: 'landscape' | 'portrait' | 'square'
  minSeconds?: number
  maxSeconds?: number
  /** What whoever asks says besides. */
  words?: string
  state: 'offered' | 'assigned' | 'opened' | 'in_progress' | 'submitted' | 'retake_requested' | 'accepted' | 'declined' | 'reassigned' | 'cancelled'
  mode: 'person' | 'anyOf' | 'self'
  assignee?: Ref
  /** One person, or several of whom one takes it. */
  askedOf: Ref[]
  /** Whoever decides; without one, every campaign manager. */
  reviewer?: Ref
  askedBy: Ref
  storyboard?: string
  shotNo?: number
  slot?: TaskSlot
  dueOn?: string
  /** Under which heading it stands. */
  due: 'overdue' | 'today' | 'thisWeek' | 'later' | 'noDay' | 'sent' | 'ended'
  /** The order in which tasks are done: by their day, then what is more urgent. */
  turn: number
  priority: 'low' | 'normal' | 'high'
  /** 0: as many as one likes. */
  maxTakes: number
  /** Its storyboard waits. */
  isHeld: boolean
  /** To be recorded by whoever asks. */
  waitsForMe: boolean
  /** To be decided by whoever asks. */
  waitsForReview: boolean
  /** Whoever asks has sent or declined it. */
  isDone: boolean
  /** Nobody does it any more: whoever is asked has left. */
  needsPerson: boolean
  takes: TaskTake[]
  /** Of the latest take. */
  posterUrl?: string
  /** Whether a take is on its way. */
  uploading: 'yes' | 'no'
  retakeCount: number
  /** What should change. */
  chips: RetakeChip[]
  /** What to look after in the next take. */
  points?: string[]
  checklist: ChecklistLine[]
  retakeWords?: string
  declineReason?: 'noTime' | 'notMe' | 'unclear' | 'other'
  declineWords?: string
  submittedAt?: string
  createdAt: string
  updatedAt: string
}

/** A task of which a take was chosen, and the drafts that wait for it. (decided) */
export interface AcceptedTake {
  task: ListRecordingTasksRow
  /** Drafts into which it came. */
  filled: Ref[]
  /** Drafts in which somebody worked on what is there: it can be replaced. */
  offered: Ref[]
}

export const acceptedTakeSchema = /* @__PURE__ */ z.object({
  task: listRecordingTasksRowSchema,
  filled: /* @__PURE__ */ z.array(refSchema),
  offered: /* @__PURE__ */ z.array(refSchema),
})

export type ListRecordingTasksRows = WhichRows<'search' | 'filters', 'state' | 'waitsForMe' | 'waitsForReview' | 'isDone' | 'needsPerson' | 'assignee' | 'reviewer' | 'askedBy' | 'priority' | 'dueOn' | 'createdAt'>

export type ListRecordingTasksRequest = ListRequest<ListRecordingTasksRows, 'turn' | 'submittedAt' | 'dueOn' | 'title' | 'assignee' | 'priority' | 'createdAt' | 'updatedAt'>

export type ListRecordingTasksResponse = ListResponse<ListRecordingTasksRow>

/** The recordings that somebody is asked for, has asked for or decides about; campaign managers see all. POST rest/secure/service/tasks/listRecordingTasks (spec §2) */
export const listRecordingTasks: Call<'listRecordingTasks', ListRecordingTasksRequest, ListRecordingTasksResponse> = {
  id: 'listRecordingTasks', feature: 'tasks', method: 'POST', path: 'rest/secure/service/tasks/listRecordingTasks', auth: 'bearer', body: 'envelope',
  access: [[30, 0, 0, 31]],
  background: false, idempotent: true, rows: { cm: 'customer' },
  response: /* @__PURE__ */ listResponse(listRecordingTasksRowSchema),
}

export const addRecordingTaskValues = /* @__PURE__ */ z.object({
  title: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(200)),
  instructions: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(2000))),
  script: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(10000))),
  orientation: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['landscape', 'portrait', 'square'])),
  minSeconds: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1), /* @__PURE__ */ z.lte(3600))),
  maxSeconds: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1), /* @__PURE__ */ z.lte(3600))),
  askedOf: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(20)),
  dueOn: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.iso.date()),
  priority: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['low', 'normal', 'high'])),
  reviewer: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))),
  maxTakes: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0), /* @__PURE__ */ z.lte(50))),
  words: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(1000))),
})

export type AddRecordingTaskRequest = {
  values: {
    title: string
    instructions?: string
    script?: string
    orientation?: 'landscape' | 'portrait' | 'square'
    minSeconds?: number
    maxSeconds?: number
    /** One person, or several of whom one takes it. */
    askedOf: string[]
    dueOn?: string
    priority?: 'low' | 'normal' | 'high'
    /** Whoever decides; without one, every campaign manager. */
    reviewer?: string
    /** 0: as many as one likes. */
    maxTakes?: number
    /** What whoever asks says besides. */
    words?: string
  }
}

export type AddRecordingTaskResponse = ListRecordingTasksRow

/** Adds a row: RecordingTask. POST rest/secure/service/tasks/addRecordingTask (spec §2) */
export const addRecordingTask: WriteCall<'addRecordingTask', AddRecordingTaskRequest, AddRecordingTaskResponse> = {
  id: 'addRecordingTask', feature: 'tasks', method: 'POST', path: 'rest/secure/service/tasks/addRecordingTask', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  request: /* @__PURE__ */ z.object({ values: addRecordingTaskValues }),
  response: listRecordingTasksRowSchema,
}

export type UpdateRecordingTaskRequest = {
  taskId: string
  rev: number
  values: {
    title?: string
    instructions?: string | null
    script?: string | null
    orientation?: 'landscape' | 'portrait' | 'square' | null
    minSeconds?: number | null
    maxSeconds?: number | null
    dueOn?: string | null
    priority?: 'low' | 'normal' | 'high'
    /** Whoever decides; without one, every campaign manager. */
    reviewer?: string | null
    /** 0: as many as one likes. */
    maxTakes?: number
    /** What whoever asks says besides. */
    words?: string | null
  }
}

export type UpdateRecordingTaskResponse = ListRecordingTasksRow

/** Changes a row: RecordingTask. POST rest/secure/service/tasks/updateRecordingTask (spec §2) */
export const updateRecordingTask: WriteCall<'updateRecordingTask', UpdateRecordingTaskRequest, UpdateRecordingTaskResponse> = {
  id: 'updateRecordingTask', feature: 'tasks', method: 'POST', path: 'rest/secure/service/tasks/updateRecordingTask', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  request: /* @__PURE__ */ z.object({
    taskId: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
    rev: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    values: /* @__PURE__ */ z.object({
      title: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(200))),
      instructions: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(2000)))),
      script: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(10000)))),
      orientation: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.enum(['landscape', 'portrait', 'square']))),
      minSeconds: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1), /* @__PURE__ */ z.lte(3600)))),
      maxSeconds: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1), /* @__PURE__ */ z.lte(3600)))),
      dueOn: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.iso.date())),
      priority: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['low', 'normal', 'high'])),
      reviewer: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)))),
      maxTakes: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0), /* @__PURE__ */ z.lte(50))),
      words: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(1000)))),
    }),
  }),
  response: listRecordingTasksRowSchema,
}

export type OpenTasksRequest = ChangeRequest<ListRecordingTasksRows>

export type OpenTasksResponse = ChangeResponse

/** Notes that the assignee has seen it. POST rest/secure/service/tasks/openTasks (decided) */
export const openTasks: Call<'openTasks', OpenTasksRequest, OpenTasksResponse> = {
  id: 'openTasks', feature: 'tasks', method: 'POST', path: 'rest/secure/service/tasks/openTasks', auth: 'bearer', body: 'envelope',
  access: [[30, 0, 0, 31]],
  background: false, idempotent: false,
  response: changeResponse,
}

export type ClaimTasksRequest = ChangeRequest<ListRecordingTasksRows>

export type ClaimTasksResponse = ChangeResponse

/** Takes a task that is offered to several. POST rest/secure/service/tasks/claimTasks (decided) */
export const claimTasks: Call<'claimTasks', ClaimTasksRequest, ClaimTasksResponse> = {
  id: 'claimTasks', feature: 'tasks', method: 'POST', path: 'rest/secure/service/tasks/claimTasks', auth: 'bearer', body: 'envelope',
  access: [[30, 0, 0, 31]],
  background: false, idempotent: false,
  response: changeResponse,
}

export type ReleaseTasksRequest = ChangeRequest<ListRecordingTasksRows>

export type ReleaseTasksResponse = ChangeResponse

/** Offers it to the others again. POST rest/secure/service/tasks/releaseTasks (decided) */
export const releaseTasks: Call<'releaseTasks', ReleaseTasksRequest, ReleaseTasksResponse> = {
  id: 'releaseTasks', feature: 'tasks', method: 'POST', path: 'rest/secure/service/tasks/releaseTasks', auth: 'bearer', body: 'envelope',
  access: [[30, 0, 0, 31]],
  background: false, idempotent: false,
  response: changeResponse,
}

export type DeclineTasksRequest = ChangeRequest<ListRecordingTasksRows> & {
  values: {
    declineReason: 'noTime' | 'notMe' | 'unclear' | 'other'
    declineWords: string | null
  }
}

export type DeclineTasksResponse = ChangeResponse

/** Says no, and why. POST rest/secure/service/tasks/declineTasks (spec §2) */
export const declineTasks: Call<'declineTasks', DeclineTasksRequest, DeclineTasksResponse> = {
  id: 'declineTasks', feature: 'tasks', method: 'POST', path: 'rest/secure/service/tasks/declineTasks', auth: 'bearer', body: 'envelope',
  access: [[30, 0, 0, 31]],
  background: false, idempotent: false,
  response: changeResponse,
}

export type UndeclineTasksRequest = ChangeRequest<ListRecordingTasksRows>

export type UndeclineTasksResponse = ChangeResponse

/** Takes back that it was declined. POST rest/secure/service/tasks/undeclineTasks (decided) */
export const undeclineTasks: Call<'undeclineTasks', UndeclineTasksRequest, UndeclineTasksResponse> = {
  id: 'undeclineTasks', feature: 'tasks', method: 'POST', path: 'rest/secure/service/tasks/undeclineTasks', auth: 'bearer', body: 'envelope',
  access: [[30, 0, 0, 31]],
  background: false, idempotent: false,
  response: changeResponse,
}

export type SubmitTasksRequest = ChangeRequest<ListRecordingTasksRows>

export type SubmitTasksResponse = ChangeResponse

/** Sends all takes that are not sent, also while they are still uploading. POST rest/secure/service/tasks/submitTasks (spec §2) */
export const submitTasks: Call<'submitTasks', SubmitTasksRequest, SubmitTasksResponse> = {
  id: 'submitTasks', feature: 'tasks', method: 'POST', path: 'rest/secure/service/tasks/submitTasks', auth: 'bearer', body: 'envelope',
  access: [[30, 0, 0, 31]],
  background: false, idempotent: false,
  response: changeResponse,
}

export type TakeBackTasksRequest = ChangeRequest<ListRecordingTasksRows>

export type TakeBackTasksResponse = ChangeResponse

/** Takes back what was sent, while nobody has decided. POST rest/secure/service/tasks/takeBackTasks (decided) */
export const takeBackTasks: Call<'takeBackTasks', TakeBackTasksRequest, TakeBackTasksResponse> = {
  id: 'takeBackTasks', feature: 'tasks', method: 'POST', path: 'rest/secure/service/tasks/takeBackTasks', auth: 'bearer', body: 'envelope',
  access: [[30, 0, 0, 31]],
  background: false, idempotent: false,
  response: changeResponse,
}

export type RequestRetakesRequest = ChangeRequest<ListRecordingTasksRows> & {
  values: {
    /** What should change. */
    chips: RetakeChip[] | null
    /** What to look after in the next take. */
    points: string[] | null
    retakeWords: string | null
    dueOn: string | null
  }
}

export type RequestRetakesResponse = ChangeResponse

/** Asks for another take, with what should change. POST rest/secure/service/tasks/requestRetakes (spec §2) */
export const requestRetakes: Call<'requestRetakes', RequestRetakesRequest, RequestRetakesResponse> = {
  id: 'requestRetakes', feature: 'tasks', method: 'POST', path: 'rest/secure/service/tasks/requestRetakes', auth: 'bearer', body: 'envelope',
  access: [[30, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer' },
  response: changeResponse,
}

export type ReconsiderTasksRequest = ChangeRequest<ListRecordingTasksRows>

export type ReconsiderTasksResponse = ChangeResponse

/** Takes back what was decided. POST rest/secure/service/tasks/reconsiderTasks (decided) */
export const reconsiderTasks: Call<'reconsiderTasks', ReconsiderTasksRequest, ReconsiderTasksResponse> = {
  id: 'reconsiderTasks', feature: 'tasks', method: 'POST', path: 'rest/secure/service/tasks/reconsiderTasks', auth: 'bearer', body: 'envelope',
  access: [[30, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer' },
  response: changeResponse,
}

export type ReassignTasksRequest = ChangeRequest<ListRecordingTasksRows> & {
  values: {
    assignee: string
  }
}

export type ReassignTasksResponse = ChangeResponse

/** Asks somebody else instead. POST rest/secure/service/tasks/reassignTasks (spec §2) */
export const reassignTasks: Call<'reassignTasks', ReassignTasksRequest, ReassignTasksResponse> = {
  id: 'reassignTasks', feature: 'tasks', method: 'POST', path: 'rest/secure/service/tasks/reassignTasks', auth: 'bearer', body: 'envelope',
  access: [[30, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer' },
  response: changeResponse,
}

export type MoveTaskDaysRequest = ChangeRequest<ListRecordingTasksRows> & {
  values: {
    dueOn: string | null
  }
}

export type MoveTaskDaysResponse = ChangeResponse

/** Gives them another day. POST rest/secure/service/tasks/moveTaskDays (decided) */
export const moveTaskDays: Call<'moveTaskDays', MoveTaskDaysRequest, MoveTaskDaysResponse> = {
  id: 'moveTaskDays', feature: 'tasks', method: 'POST', path: 'rest/secure/service/tasks/moveTaskDays', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type CancelTasksRequest = ChangeRequest<ListRecordingTasksRows>

export type CancelTasksResponse = ChangeResponse

/** Asks for it no more; takes stay in Footage. POST rest/secure/service/tasks/cancelTasks (spec §2) */
export const cancelTasks: Call<'cancelTasks', CancelTasksRequest, CancelTasksResponse> = {
  id: 'cancelTasks', feature: 'tasks', method: 'POST', path: 'rest/secure/service/tasks/cancelTasks', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type ReviveTasksRequest = ChangeRequest<ListRecordingTasksRows>

export type ReviveTasksResponse = ChangeResponse

/** Asks for it again, as it was. POST rest/secure/service/tasks/reviveTasks (decided) */
export const reviveTasks: Call<'reviveTasks', ReviveTasksRequest, ReviveTasksResponse> = {
  id: 'reviveTasks', feature: 'tasks', method: 'POST', path: 'rest/secure/service/tasks/reviveTasks', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type RemindTasksRequest = ChangeRequest<ListRecordingTasksRows>

export type RemindTasksResponse = ChangeResponse

/** Reminds whoever is asked, once a day. POST rest/secure/service/tasks/remindTasks (decided) */
export const remindTasks: Call<'remindTasks', RemindTasksRequest, RemindTasksResponse> = {
  id: 'remindTasks', feature: 'tasks', method: 'POST', path: 'rest/secure/service/tasks/remindTasks', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type AddTakeRequest = {
  taskId: string
  clipId: string
  note?: string
}

export type AddTakeResponse = ListRecordingTasksRow

/** Makes a clip of one's own a take of a task. The same clip twice is the same take. POST rest/secure/service/task/addTake (decided) */
export const addTake: Call<'addTake', AddTakeRequest, AddTakeResponse> = {
  id: 'addTake', feature: 'tasks', method: 'POST', path: 'rest/secure/service/task/addTake', auth: 'bearer', body: 'envelope',
  access: [[30, 0, 0, 31]],
  background: false, idempotent: false,
  response: listRecordingTasksRowSchema,
}

export type RemoveTakeRequest = {
  taskId: string
  takeId: string
}

export type RemoveTakeResponse = ListRecordingTasksRow

/** Takes it out of the task again, while it is not sent. The clip stays. POST rest/secure/service/task/removeTake (decided) */
export const removeTake: Call<'removeTake', RemoveTakeRequest, RemoveTakeResponse> = {
  id: 'removeTake', feature: 'tasks', method: 'POST', path: 'rest/secure/service/task/removeTake', auth: 'bearer', body: 'envelope',
  access: [[30, 0, 0, 31]],
  background: false, idempotent: false,
  response: listRecordingTasksRowSchema,
}

export type AcceptTakeRequest = {
  taskId: string
  takeId: string
}

export type AcceptTakeResponse = AcceptedTake

/** Chooses a take that was sent; the others are put aside. POST rest/secure/service/task/acceptTake (spec §2) */
export const acceptTake: Call<'acceptTake', AcceptTakeRequest, AcceptTakeResponse> = {
  id: 'acceptTake', feature: 'tasks', method: 'POST', path: 'rest/secure/service/task/acceptTake', auth: 'bearer', body: 'envelope',
  access: [[30, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer' },
  response: acceptedTakeSchema,
}

export type ReplaceSlotsRequest = {
  taskId: string
  programIds: string[]
}

export type ReplaceSlotsResponse = {
  filled: Ref[]
}

/** Puts the accepted take into those drafts too in which somebody worked on what was there. POST rest/secure/service/task/replaceSlots (decided) */
export const replaceSlots: Call<'replaceSlots', ReplaceSlotsRequest, ReplaceSlotsResponse> = {
  id: 'replaceSlots', feature: 'tasks', method: 'POST', path: 'rest/secure/service/task/replaceSlots', auth: 'bearer', body: 'envelope',
  access: [[30, 0, 0, 31]],
  background: false, idempotent: true, rows: { cm: 'customer' },
  response: /* @__PURE__ */ z.object({
    filled: /* @__PURE__ */ z.array(refSchema),
  }),
}

export type AddTakeNoteRequest = {
  taskId: string
  takeId: string
  atMs: number
  body: string
}

export type AddTakeNoteResponse = ListRecordingTasksRow

/** Writes something about a moment of a take that is to be decided about. POST rest/secure/service/task/addTakeNote (decided) */
export const addTakeNote: Call<'addTakeNote', AddTakeNoteRequest, AddTakeNoteResponse> = {
  id: 'addTakeNote', feature: 'tasks', method: 'POST', path: 'rest/secure/service/task/addTakeNote', auth: 'bearer', body: 'envelope',
  access: [[30, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer' },
  response: listRecordingTasksRowSchema,
}

export type RemoveTakeNoteRequest = {
  taskId: string
  noteId: string
}

export type RemoveTakeNoteResponse = ListRecordingTasksRow

/** Takes a note of one's own back. POST rest/secure/service/task/removeTakeNote (decided) */
export const removeTakeNote: Call<'removeTakeNote', RemoveTakeNoteRequest, RemoveTakeNoteResponse> = {
  id: 'removeTakeNote', feature: 'tasks', method: 'POST', path: 'rest/secure/service/task/removeTakeNote', auth: 'bearer', body: 'envelope',
  access: [[30, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer' },
  response: listRecordingTasksRowSchema,
}

export type TickChecklistRequest = {
  taskId: string
  /** Their places. */
  done: number[]
}

export type TickChecklistResponse = ListRecordingTasksRow

/** Says which lines of the checklist are done. POST rest/secure/service/task/tickChecklist (decided) */
export const tickChecklist: Call<'tickChecklist', TickChecklistRequest, TickChecklistResponse> = {
  id: 'tickChecklist', feature: 'tasks', method: 'POST', path: 'rest/secure/service/task/tickChecklist', auth: 'bearer', body: 'envelope',
  access: [[30, 0, 0, 31]],
  background: false, idempotent: true,
  response: listRecordingTasksRowSchema,
}
