// Generated from manifest/features/file-requests.yaml by npm run codegen. Edit the manifest, not this file.

import * as z from 'zod/mini'
import type { Call, WriteCall } from '../call'
import { listResponse, changeResponse, type WhichRows, type ListRow, type ListRequest, type ListResponse, type ChangeRequest, type ChangeResponse } from '../forms'
import { type Ref, refSchema } from './screens'

/** What somebody hands in when they are asked for files. (decided) */
export interface RequestedFile {
  fileId: string
  name: string
  kind: 'image' | 'logo' | 'document' | 'music' | 'font' | 'subtitle' | 'other'
  /** added: not sent; returned: another one is asked for in its place. */
  step: 'added' | 'sent' | 'returned' | 'accepted'
  /** What whoever asks says about it. */
  words?: string
  state: 'uploading' | 'processing' | 'ready' | 'failed' | 'rejected'
  /** A code. */
  failReason?: string
  progress?: number
  /** No bytes of its upload have moved for a while. */
  isUploadStopped?: boolean
  bytes: number
  /** A preview 640 pixels wide. */
  smallUrl?: string
  downloadUrl?: string
  sender: Ref
  createdAt: string
}

export const requestedFileSchema = /* @__PURE__ */ z.object({
  fileId: /* @__PURE__ */ z.string(),
  name: /* @__PURE__ */ z.string(),
  kind: /* @__PURE__ */ z.enum(['image', 'logo', 'document', 'music', 'font', 'subtitle', 'other']),
  step: /* @__PURE__ */ z.enum(['added', 'sent', 'returned', 'accepted']),
  words: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  state: /* @__PURE__ */ z.enum(['uploading', 'processing', 'ready', 'failed', 'rejected']),
  failReason: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  progress: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0), /* @__PURE__ */ z.lte(100))),
  isUploadStopped: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
  bytes: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  smallUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  downloadUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  sender: refSchema,
  createdAt: /* @__PURE__ */ z.string(),
})

/** Files that a person is asked for. (decided) */
export interface ListFileRequestsRow extends FileRequest, ListRow<'look' | 'edit' | 'open' | 'add' | 'remove' | 'submit' | 'takeBack' | 'accept' | 'return' | 'reconsider' | 'decline' | 'undecline' | 'reassign' | 'cancel' | 'revive' | 'remind'> {}

export const listFileRequestsRowSchema = /* @__PURE__ */ z.object({
  fileRequestId: /* @__PURE__ */ z.string(),
  title: /* @__PURE__ */ z.string(),
  instructions: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  kinds: /* @__PURE__ */ z.array(/* @__PURE__ */ z.enum(['image', 'document', 'music', 'logo', 'font', 'subtitle', 'other'])),
  minCount: /* @__PURE__ */ z.int(),
  maxCount: /* @__PURE__ */ z.int(),
  maxMegabytes: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int()),
  state: /* @__PURE__ */ z.enum(['requested', 'opened', 'submitted', 'returned', 'accepted', 'declined', 'reassigned', 'cancelled']),
  assignee: refSchema,
  askedBy: refSchema,
  dueOn: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.iso.date()),
  due: /* @__PURE__ */ z.enum(['overdue', 'today', 'thisWeek', 'later', 'noDay', 'sent', 'ended']),
  turn: /* @__PURE__ */ z.int(),
  waitsForMe: /* @__PURE__ */ z.boolean(),
  waitsForReview: /* @__PURE__ */ z.boolean(),
  isDone: /* @__PURE__ */ z.boolean(),
  files: /* @__PURE__ */ z.array(requestedFileSchema),
  uploading: /* @__PURE__ */ z.enum(['yes', 'no']),
  returnWords: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  isBroken: /* @__PURE__ */ z.boolean(),
  declineReason: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['noTime', 'notMe', 'unclear', 'other'])),
  declineWords: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  submittedAt: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  createdAt: /* @__PURE__ */ z.string(),
  updatedAt: /* @__PURE__ */ z.string(),
  may: /* @__PURE__ */ z.array(/* @__PURE__ */ z.enum(['look', 'edit', 'open', 'add', 'remove', 'submit', 'takeBack', 'accept', 'return', 'reconsider', 'decline', 'undecline', 'reassign', 'cancel', 'revive', 'remind'])),
  rev: /* @__PURE__ */ z.int(),
  changed: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
    by: /* @__PURE__ */ z.optional(refSchema),
    at: /* @__PURE__ */ z.string(),
  })),
})

/** A file in whose place another one is asked for, and what is wrong with it. (decided) */
export interface FileMark {
  fileId: string
  words?: string
}

export const fileMarkSchema = /* @__PURE__ */ z.object({
  fileId: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
  words: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(300))),
})

/** Files that a person is asked for. (spec §2) */
export interface FileRequest {
  fileRequestId: string
  title: string
  instructions?: string
  /** None, or other: whatever Files takes. */
  kinds: ('image' | 'document' | 'music' | 'logo' | 'font' | 'subtitle' | 'other')[]
  /** So many files at least. */
  minCount: number
  /** So many files at most. */
  maxCount: number
  /** No file may be larger. */
  maxMegabytes?: number
  state: 'requested' | 'opened' | 'submitted' | 'returned' | 'accepted' | 'declined' | 'reassigned' | 'cancelled'
  assignee: Ref
  /** Whoever decides; once they are gone, every campaign manager. */
  askedBy: Ref
  dueOn?: string
  /** Under which heading it stands. */
  due: 'overdue' | 'today' | 'thisWeek' | 'later' | 'noDay' | 'sent' | 'ended'
  /** The order in which requests are answered. */
  turn: number
  /** To be answered by whoever asks. */
  waitsForMe: boolean
  /** To be decided by whoever asks. */
  waitsForReview: boolean
  /** Whoever asks has sent files or declined. */
  isDone: boolean
  files: RequestedFile[]
  /** Whether a file is on its way. */
  uploading: 'yes' | 'no'
  /** Why it came back. */
  returnWords?: string
  /** It came back because a file could not be read. */
  isBroken: boolean
  declineReason?: 'noTime' | 'notMe' | 'unclear' | 'other'
  declineWords?: string
  submittedAt?: string
  createdAt: string
  updatedAt: string
}

export type ListFileRequestsRows = WhichRows<'search' | 'filters', 'state' | 'waitsForMe' | 'waitsForReview' | 'isDone' | 'assignee' | 'askedBy' | 'dueOn' | 'createdAt'>

export type ListFileRequestsRequest = ListRequest<ListFileRequestsRows, 'turn' | 'submittedAt' | 'dueOn' | 'title' | 'assignee' | 'createdAt' | 'updatedAt'>

export type ListFileRequestsResponse = ListResponse<ListFileRequestsRow>

/** The files that somebody is asked for or has asked for; campaign managers see all. POST rest/secure/service/file-requests/listFileRequests (spec §2) */
export const listFileRequests: Call<'listFileRequests', ListFileRequestsRequest, ListFileRequestsResponse> = {
  id: 'listFileRequests', feature: 'file-requests', method: 'POST', path: 'rest/secure/service/file-requests/listFileRequests', auth: 'bearer', body: 'envelope',
  access: [[30, 0, 0, 31]],
  background: false, idempotent: true, rows: { cm: 'customer' },
  response: /* @__PURE__ */ listResponse(listFileRequestsRowSchema),
}

export const addFileRequestValues = /* @__PURE__ */ z.object({
  title: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(200)),
  instructions: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(2000))),
  kinds: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.enum(['image', 'document', 'music', 'logo', 'font', 'subtitle', 'other'])).check(/* @__PURE__ */ z.maxLength(7))),
  minCount: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1), /* @__PURE__ */ z.lte(50))),
  maxCount: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1), /* @__PURE__ */ z.lte(50))),
  maxMegabytes: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1), /* @__PURE__ */ z.lte(500))),
  assignee: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
  dueOn: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.iso.date()),
})

export type AddFileRequestRequest = {
  values: {
    title: string
    instructions?: string
    /** None, or other: whatever Files takes. */
    kinds?: ('image' | 'document' | 'music' | 'logo' | 'font' | 'subtitle' | 'other')[]
    /** So many files at least. */
    minCount?: number
    /** So many files at most. */
    maxCount?: number
    /** No file may be larger. */
    maxMegabytes?: number
    assignee: string
    dueOn?: string
  }
}

export type AddFileRequestResponse = ListFileRequestsRow

/** Adds a row: FileRequest. POST rest/secure/service/file-requests/addFileRequest (spec §2) */
export const addFileRequest: WriteCall<'addFileRequest', AddFileRequestRequest, AddFileRequestResponse> = {
  id: 'addFileRequest', feature: 'file-requests', method: 'POST', path: 'rest/secure/service/file-requests/addFileRequest', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  request: /* @__PURE__ */ z.object({ values: addFileRequestValues }),
  response: listFileRequestsRowSchema,
}

export type UpdateFileRequestRequest = {
  fileRequestId: string
  rev: number
  values: {
    title?: string
    instructions?: string | null
    /** None, or other: whatever Files takes. */
    kinds?: ('image' | 'document' | 'music' | 'logo' | 'font' | 'subtitle' | 'other')[]
    /** So many files at least. */
    minCount?: number
    /** So many files at most. */
    maxCount?: number
    /** No file may be larger. */
    maxMegabytes?: number | null
    dueOn?: string | null
  }
}

export type UpdateFileRequestResponse = ListFileRequestsRow

/** Changes a row: FileRequest. POST rest/secure/service/file-requests/updateFileRequest (spec §2) */
export const updateFileRequest: WriteCall<'updateFileRequest', UpdateFileRequestRequest, UpdateFileRequestResponse> = {
  id: 'updateFileRequest', feature: 'file-requests', method: 'POST', path: 'rest/secure/service/file-requests/updateFileRequest', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  request: /* @__PURE__ */ z.object({
    fileRequestId: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
    rev: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    values: /* @__PURE__ */ z.object({
      title: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(200))),
      instructions: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(2000)))),
      kinds: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.enum(['image', 'document', 'music', 'logo', 'font', 'subtitle', 'other'])).check(/* @__PURE__ */ z.maxLength(7))),
      minCount: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1), /* @__PURE__ */ z.lte(50))),
      maxCount: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1), /* @__PURE__ */ z.lte(50))),
      maxMegabytes: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1), /* @__PURE__ */ z.lte(500)))),
      dueOn: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.iso.date())),
    }),
  }),
  response: listFileRequestsRowSchema,
}

export type OpenFileRequestsRequest = ChangeRequest<ListFileRequestsRows>

export type OpenFileRequestsResponse = ChangeResponse

/** Notes that the assignee has seen it. POST rest/secure/service/file-requests/openFileRequests (decided) */
export const openFileRequests: Call<'openFileRequests', OpenFileRequestsRequest, OpenFileRequestsResponse> = {
  id: 'openFileRequests', feature: 'file-requests', method: 'POST', path: 'rest/secure/service/file-requests/openFileRequests', auth: 'bearer', body: 'envelope',
  access: [[30, 0, 0, 31]],
  background: false, idempotent: false,
  response: changeResponse,
}

export type SubmitFilesRequest = ChangeRequest<ListFileRequestsRows>

export type SubmitFilesResponse = ChangeResponse

/** Sends all files that are there, also while they are still uploading. POST rest/secure/service/file-requests/submitFiles (spec §2) */
export const submitFiles: Call<'submitFiles', SubmitFilesRequest, SubmitFilesResponse> = {
  id: 'submitFiles', feature: 'file-requests', method: 'POST', path: 'rest/secure/service/file-requests/submitFiles', auth: 'bearer', body: 'envelope',
  access: [[30, 0, 0, 31]],
  background: false, idempotent: false,
  response: changeResponse,
}

export type TakeBackFilesRequest = ChangeRequest<ListFileRequestsRows>

export type TakeBackFilesResponse = ChangeResponse

/** Takes back what was sent, while nobody has decided. POST rest/secure/service/file-requests/takeBackFiles (decided) */
export const takeBackFiles: Call<'takeBackFiles', TakeBackFilesRequest, TakeBackFilesResponse> = {
  id: 'takeBackFiles', feature: 'file-requests', method: 'POST', path: 'rest/secure/service/file-requests/takeBackFiles', auth: 'bearer', body: 'envelope',
  access: [[30, 0, 0, 31]],
  background: false, idempotent: false,
  response: changeResponse,
}

export type AcceptFilesRequest = ChangeRequest<ListFileRequestsRows>

export type AcceptFilesResponse = ChangeResponse

/** Puts what was sent into Files. POST rest/secure/service/file-requests/acceptFiles (spec §2) */
export const acceptFiles: Call<'acceptFiles', AcceptFilesRequest, AcceptFilesResponse> = {
  id: 'acceptFiles', feature: 'file-requests', method: 'POST', path: 'rest/secure/service/file-requests/acceptFiles', auth: 'bearer', body: 'envelope',
  access: [[30, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer' },
  response: changeResponse,
}

export type ReconsiderFilesRequest = ChangeRequest<ListFileRequestsRows>

export type ReconsiderFilesResponse = ChangeResponse

/** Takes back that they were accepted, and takes them out of Files. POST rest/secure/service/file-requests/reconsiderFiles (decided) */
export const reconsiderFiles: Call<'reconsiderFiles', ReconsiderFilesRequest, ReconsiderFilesResponse> = {
  id: 'reconsiderFiles', feature: 'file-requests', method: 'POST', path: 'rest/secure/service/file-requests/reconsiderFiles', auth: 'bearer', body: 'envelope',
  access: [[30, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer' },
  response: changeResponse,
}

export type DeclineFileRequestsRequest = ChangeRequest<ListFileRequestsRows> & {
  values: {
    declineReason: 'noTime' | 'notMe' | 'unclear' | 'other'
    declineWords: string | null
  }
}

export type DeclineFileRequestsResponse = ChangeResponse

/** Says no, and why. POST rest/secure/service/file-requests/declineFileRequests (spec §2) */
export const declineFileRequests: Call<'declineFileRequests', DeclineFileRequestsRequest, DeclineFileRequestsResponse> = {
  id: 'declineFileRequests', feature: 'file-requests', method: 'POST', path: 'rest/secure/service/file-requests/declineFileRequests', auth: 'bearer', body: 'envelope',
  access: [[30, 0, 0, 31]],
  background: false, idempotent: false,
  response: changeResponse,
}

export type UndeclineFileRequestsRequest = ChangeRequest<ListFileRequestsRows>

export type UndeclineFileRequestsResponse = ChangeResponse

/** Takes back that it was declined. POST rest/secure/service/file-requests/undeclineFileRequests (decided) */
export const undeclineFileRequests: Call<'undeclineFileRequests', UndeclineFileRequestsRequest, UndeclineFileRequestsResponse> = {
  id: 'undeclineFileRequests', feature: 'file-requests', method: 'POST', path: 'rest/secure/service/file-requests/undeclineFileRequests', auth: 'bearer', body: 'envelope',
  access: [[30, 0, 0, 31]],
  background: false, idempotent: false,
  response: changeResponse,
}

export type ReassignFileRequestsRequest = ChangeRequest<ListFileRequestsRows> & {
  values: {
    assignee: string
  }
}

export type ReassignFileRequestsResponse = ChangeResponse

/** Asks somebody else instead. POST rest/secure/service/file-requests/reassignFileRequests (spec §2) */
export const reassignFileRequests: Call<'reassignFileRequests', ReassignFileRequestsRequest, ReassignFileRequestsResponse> = {
  id: 'reassignFileRequests', feature: 'file-requests', method: 'POST', path: 'rest/secure/service/file-requests/reassignFileRequests', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type MoveFileRequestDaysRequest = ChangeRequest<ListFileRequestsRows> & {
  values: {
    dueOn: string | null
  }
}

export type MoveFileRequestDaysResponse = ChangeResponse

/** Gives them another day. POST rest/secure/service/file-requests/moveFileRequestDays (decided) */
export const moveFileRequestDays: Call<'moveFileRequestDays', MoveFileRequestDaysRequest, MoveFileRequestDaysResponse> = {
  id: 'moveFileRequestDays', feature: 'file-requests', method: 'POST', path: 'rest/secure/service/file-requests/moveFileRequestDays', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type CancelFileRequestsRequest = ChangeRequest<ListFileRequestsRows>

export type CancelFileRequestsResponse = ChangeResponse

/** Asks for them no more. POST rest/secure/service/file-requests/cancelFileRequests (spec §2) */
export const cancelFileRequests: Call<'cancelFileRequests', CancelFileRequestsRequest, CancelFileRequestsResponse> = {
  id: 'cancelFileRequests', feature: 'file-requests', method: 'POST', path: 'rest/secure/service/file-requests/cancelFileRequests', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type ReviveFileRequestsRequest = ChangeRequest<ListFileRequestsRows>

export type ReviveFileRequestsResponse = ChangeResponse

/** Asks for them again, as it was. POST rest/secure/service/file-requests/reviveFileRequests (decided) */
export const reviveFileRequests: Call<'reviveFileRequests', ReviveFileRequestsRequest, ReviveFileRequestsResponse> = {
  id: 'reviveFileRequests', feature: 'file-requests', method: 'POST', path: 'rest/secure/service/file-requests/reviveFileRequests', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type RemindFileRequestsRequest = ChangeRequest<ListFileRequestsRows>

export type RemindFileRequestsResponse = ChangeResponse

/** Reminds whoever is asked, once a day. POST rest/secure/service/file-requests/remindFileRequests (decided) */
export const remindFileRequests: Call<'remindFileRequests', RemindFileRequestsRequest, RemindFileRequestsResponse> = {
  id: 'remindFileRequests', feature: 'file-requests', method: 'POST', path: 'rest/secure/service/file-requests/remindFileRequests', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type RemoveRequestedFileRequest = {
  fileRequestId: string
  fileId: string
}

export type RemoveRequestedFileResponse = ListFileRequestsRow

/** Takes a file out of the request again, and deletes it. POST rest/secure/service/fileRequest/removeRequestedFile (decided) */
export const removeRequestedFile: Call<'removeRequestedFile', RemoveRequestedFileRequest, RemoveRequestedFileResponse> = {
  id: 'removeRequestedFile', feature: 'file-requests', method: 'POST', path: 'rest/secure/service/fileRequest/removeRequestedFile', auth: 'bearer', body: 'envelope',
  access: [[30, 0, 0, 31]],
  background: false, idempotent: true,
  response: listFileRequestsRowSchema,
}

export type ReturnFilesRequest = {
  fileRequestId: string
  words: string
  marks: FileMark[]
}

export type ReturnFilesResponse = ListFileRequestsRow

/** Asks for other files, says why, and in whose place. POST rest/secure/service/fileRequest/returnFiles (spec §2) */
export const returnFiles: Call<'returnFiles', ReturnFilesRequest, ReturnFilesResponse> = {
  id: 'returnFiles', feature: 'file-requests', method: 'POST', path: 'rest/secure/service/fileRequest/returnFiles', auth: 'bearer', body: 'envelope',
  access: [[30, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer' },
  response: listFileRequestsRowSchema,
}
