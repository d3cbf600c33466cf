// Generated from manifest/features/approvals.yaml by npm run codegen. Edit the manifest, not this file.

import * as z from 'zod/mini'
import type { Call, WriteCall } from '../call'
import { listResponse, changeResponse, type WhichRows, type ListRow, type ListRequest, type ListResponse, type ChangeRequest, type ChangeResponse } from '../forms'
import { type ListProgramsRow, listProgramsRowSchema, type ProgramFacts, programFactsSchema, type Timeline, timelineSchema } from './programs'
import { type Ref, refSchema } from './screens'

/** Somebody who is asked for their yes. (decided) */
export interface Approver {
  person: Ref
  decision?: 'approve' | 'changes' | 'reject'
  note?: string
  decidedAt?: string
  /** They manage no campaigns here any more. */
  hasGone: boolean
}

export const approverSchema = /* @__PURE__ */ z.object({
  person: refSchema,
  decision: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['approve', 'changes', 'reject'])),
  note: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  decidedAt: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  hasGone: /* @__PURE__ */ z.boolean(),
})

/** Those who are asked at the same time, as a request has them. (decided) */
export interface ApprovalStage {
  rule: 'any' | 'all' | 'n'
  /** How many have to approve. */
  needed: number
  dueOn?: string
  approvers: Approver[]
}

export const approvalStageSchema = /* @__PURE__ */ z.object({
  rule: /* @__PURE__ */ z.enum(['any', 'all', 'n']),
  needed: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
  dueOn: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.iso.date()),
  approvers: /* @__PURE__ */ z.array(approverSchema),
})

/** A version of a program that waits for a yes or has its answer. (decided) */
export interface ListApprovalsRow extends Approval, ListRow<'approve' | 'changes' | 'reject' | 'undo' | 'withdraw' | 'remind' | 'reassign'> {}

export const listApprovalsRowSchema = /* @__PURE__ */ z.object({
  approvalId: /* @__PURE__ */ z.string(),
  title: /* @__PURE__ */ z.string(),
  program: refSchema,
  versionId: /* @__PURE__ */ z.string(),
  versionNo: /* @__PURE__ */ z.int(),
  state: /* @__PURE__ */ z.enum(['pending', 'approved', 'changes_requested', 'rejected', 'withdrawn', 'superseded']),
  waitsForMe: /* @__PURE__ */ z.boolean(),
  isDecidedByMe: /* @__PURE__ */ z.boolean(),
  stageNo: /* @__PURE__ */ z.int(),
  stages: /* @__PURE__ */ z.array(approvalStageSchema),
  policy: /* @__PURE__ */ z.optional(refSchema),
  askedBy: refSchema,
  askedAt: /* @__PURE__ */ z.string(),
  dueOn: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.iso.date()),
  isOverdue: /* @__PURE__ */ z.boolean(),
  note: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  words: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  standIn: /* @__PURE__ */ z.optional(refSchema),
  durationMs: /* @__PURE__ */ z.int(),
  posterUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  may: /* @__PURE__ */ z.array(/* @__PURE__ */ z.enum(['approve', 'changes', 'reject', 'undo', 'withdraw', 'remind', 'reassign'])),
  rev: /* @__PURE__ */ z.int(),
  changed: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
    by: /* @__PURE__ */ z.optional(refSchema),
    at: /* @__PURE__ */ z.string(),
  })),
})

/** A stage of a policy. (decided) */
export interface PolicyStage {
  approvers: Ref[]
  rule: 'any' | 'all' | 'n'
  /** How many of them approve where the rule is n. */
  needed?: number
  /** How many days they have. */
  slaDays?: number
}

export const policyStageSchema = /* @__PURE__ */ z.object({
  approvers: /* @__PURE__ */ z.array(refSchema).check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(20)),
  rule: /* @__PURE__ */ z.enum(['any', 'all', 'n']),
  needed: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1), /* @__PURE__ */ z.lte(20))),
  slaDays: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1), /* @__PURE__ */ z.lte(365))),
})

/** Who approves programs, stage by stage. (decided) */
export interface ListApprovalPoliciesRow extends ApprovalPolicy, ListRow<'edit' | 'retire' | 'reopen'> {}

export const listApprovalPoliciesRowSchema = /* @__PURE__ */ z.object({
  policyId: /* @__PURE__ */ z.string(),
  name: /* @__PURE__ */ z.string(),
  state: /* @__PURE__ */ z.enum(['active', 'retired']),
  stages: /* @__PURE__ */ z.array(policyStageSchema),
  allowSelf: /* @__PURE__ */ z.boolean(),
  ccPublish: /* @__PURE__ */ z.boolean(),
  programs: /* @__PURE__ */ z.int(),
  createdAt: /* @__PURE__ */ z.string(),
  updatedAt: /* @__PURE__ */ z.string(),
  may: /* @__PURE__ */ z.array(/* @__PURE__ */ z.enum(['edit', 'retire', 'reopen'])),
  rev: /* @__PURE__ */ z.int(),
  changed: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
    by: /* @__PURE__ */ z.optional(refSchema),
    at: /* @__PURE__ */ z.string(),
  })),
})

/** A policy that programs can follow, as it would ask for whoever reads it. (decided) */
export interface ListPolicyChoicesRow extends PolicyChoice, ListRow<string> {}

export const listPolicyChoicesRowSchema = /* @__PURE__ */ z.object({
  policyId: /* @__PURE__ */ z.string(),
  name: /* @__PURE__ */ z.string(),
  stages: /* @__PURE__ */ z.array(policyStageSchema),
  problem: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['onlyYou', 'tooFew'])),
  may: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string()),
  rev: /* @__PURE__ */ z.int(),
  changed: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
    by: /* @__PURE__ */ z.optional(refSchema),
    at: /* @__PURE__ */ z.string(),
  })),
})

/** Somebody who can decide about programs. (decided) */
export interface ListApproverChoicesRow extends ApproverChoice, ListRow<string> {}

export const listApproverChoicesRowSchema = /* @__PURE__ */ z.object({
  userId: /* @__PURE__ */ z.string(),
  name: /* @__PURE__ */ z.string(),
  pictureUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  may: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string()),
  rev: /* @__PURE__ */ z.int(),
  changed: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
    by: /* @__PURE__ */ z.optional(refSchema),
    at: /* @__PURE__ */ z.string(),
  })),
})

/** A version of a program that waits for a yes or has its answer. (spec §2) */
export interface Approval {
  approvalId: string
  title: string
  program: Ref
  versionId: string
  versionNo: number
  state: 'pending' | 'approved' | 'changes_requested' | 'rejected' | 'withdrawn' | 'superseded'
  waitsForMe: boolean
  isDecidedByMe: boolean
  stageNo: number
  stages: ApprovalStage[]
  policy?: Ref
  askedBy: Ref
  askedAt: string
  dueOn?: string
  isOverdue: boolean
  /** What whoever asked says. */
  note?: string
  /** What has to be changed. */
  words?: string
  /** Who decides instead of those who have gone. */
  standIn?: Ref
  durationMs: number
  posterUrl?: string
}

/** What a visitor of a share page decided about a version. (decided) */
export interface GuestDecision {
  /** Proved, as only those decide who did. */
  email: string
  versionId: string
  versionNo: number
  decision: 'approve' | 'changes'
  note?: string
  decidedAt: string
}

export const guestDecisionSchema = /* @__PURE__ */ z.object({
  email: /* @__PURE__ */ z.string(),
  versionId: /* @__PURE__ */ z.string(),
  versionNo: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
  decision: /* @__PURE__ */ z.enum(['approve', 'changes']),
  note: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  decidedAt: /* @__PURE__ */ z.string(),
})

/** A line that somebody drew over the picture. (decided) */
export interface Stroke {
  kind: 'pen' | 'arrow' | 'box'
  colour: number
  /** x and y in turn, as parts of the picture. */
  points: number[]
}

export const strokeSchema = /* @__PURE__ */ z.object({
  kind: /* @__PURE__ */ z.enum(['pen', 'arrow', 'box']),
  colour: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0), /* @__PURE__ */ z.lte(3)),
  points: /* @__PURE__ */ z.array(/* @__PURE__ */ z.number().check(/* @__PURE__ */ z.gte(0), /* @__PURE__ */ z.lte(1))).check(/* @__PURE__ */ z.minLength(4), /* @__PURE__ */ z.maxLength(400)),
})

/** What somebody says about a version, at a moment, a range, or as a whole. (spec §2) */
export interface ReviewComment {
  commentId: string
  /** What it answers. */
  parentId?: string
  versionId: string
  versionNo: number
  fromMs?: number
  /** Of a range. */
  toMs?: number
  body: string
  drawing: Stroke[]
  mentions: Ref[]
  author: Ref
  isMine: boolean
  mayEdit: boolean
  createdAt: string
  isEdited: boolean
  resolvedBy?: Ref
  rev: number
}

export const reviewCommentSchema = /* @__PURE__ */ z.object({
  commentId: /* @__PURE__ */ z.string(),
  parentId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  versionId: /* @__PURE__ */ z.string(),
  versionNo: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
  fromMs: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0))),
  toMs: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0))),
  body: /* @__PURE__ */ z.string(),
  drawing: /* @__PURE__ */ z.array(strokeSchema),
  mentions: /* @__PURE__ */ z.array(refSchema),
  author: refSchema,
  isMine: /* @__PURE__ */ z.boolean(),
  mayEdit: /* @__PURE__ */ z.boolean(),
  createdAt: /* @__PURE__ */ z.string(),
  isEdited: /* @__PURE__ */ z.boolean(),
  resolvedBy: /* @__PURE__ */ z.optional(refSchema),
  rev: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
})

/** Who approves programs, stage by stage. (spec §2) */
export interface ApprovalPolicy {
  policyId: string
  name: string
  state: 'active' | 'retired'
  stages: PolicyStage[]
  /** Whoever asks may decide too. */
  allowSelf: boolean
  /** Content creators publish their programs themselves once they are approved. */
  ccPublish: boolean
  /** How many follow it. */
  programs: number
  createdAt: string
  updatedAt: string
}

/** A policy that programs can follow, as it would ask for whoever reads it. (decided) */
export interface PolicyChoice {
  policyId: string
  name: string
  stages: PolicyStage[]
  /** Why nobody can be asked by it: its approver is who asks, or fewer can decide than it needs. */
  problem?: 'onlyYou' | 'tooFew'
}

export const policyChoiceSchema = /* @__PURE__ */ z.object({
  policyId: /* @__PURE__ */ z.string(),
  name: /* @__PURE__ */ z.string(),
  stages: /* @__PURE__ */ z.array(policyStageSchema),
  problem: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['onlyYou', 'tooFew'])),
})

/** Somebody who can decide about programs. (decided) */
export interface ApproverChoice {
  userId: string
  name: string
  pictureUrl?: string
}

export type ListApprovalsRows = WhichRows<'search' | 'filters', 'state' | 'waitsForMe' | 'isDecidedByMe' | 'program' | 'policy' | 'askedBy' | 'dueOn' | 'askedAt'>

export type ListApprovalsRequest = ListRequest<ListApprovalsRows, 'dueOn' | 'askedAt' | 'title'>

export type ListApprovalsResponse = ListResponse<ListApprovalsRow>

/** A page of rows: Approval. POST rest/secure/service/approvals/listApprovals (spec §2) */
export const listApprovals: Call<'listApprovals', ListApprovalsRequest, ListApprovalsResponse> = {
  id: 'listApprovals', feature: 'approvals', method: 'POST', path: 'rest/secure/service/approvals/listApprovals', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: true, rows: { cm: 'customer', cc: 'shared' },
  response: /* @__PURE__ */ listResponse(listApprovalsRowSchema),
}

export type ApproveVersionsRequest = ChangeRequest<ListApprovalsRows>

export type ApproveVersionsResponse = ChangeResponse

/** Does one thing with several rows: Approval. POST rest/secure/service/approvals/approveVersions (spec §2) */
export const approveVersions: Call<'approveVersions', ApproveVersionsRequest, ApproveVersionsResponse> = {
  id: 'approveVersions', feature: 'approvals', method: 'POST', path: 'rest/secure/service/approvals/approveVersions', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type AskForChangesRequest = ChangeRequest<ListApprovalsRows> & {
  values: {
    /** What has to be changed. */
    words: string | null
  }
}

export type AskForChangesResponse = ChangeResponse

/** Sends a version back, with what has to be changed: in words, or in comments that are open. POST rest/secure/service/approvals/askForChanges (spec §2) */
export const askForChanges: Call<'askForChanges', AskForChangesRequest, AskForChangesResponse> = {
  id: 'askForChanges', feature: 'approvals', method: 'POST', path: 'rest/secure/service/approvals/askForChanges', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type RejectVersionsRequest = ChangeRequest<ListApprovalsRows> & {
  values: {
    /** What has to be changed. */
    words: string
  }
}

export type RejectVersionsResponse = ChangeResponse

/** Says no, with words. POST rest/secure/service/approvals/rejectVersions (spec §2) */
export const rejectVersions: Call<'rejectVersions', RejectVersionsRequest, RejectVersionsResponse> = {
  id: 'rejectVersions', feature: 'approvals', method: 'POST', path: 'rest/secure/service/approvals/rejectVersions', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type UndoDecisionsRequest = ChangeRequest<ListApprovalsRows>

export type UndoDecisionsResponse = ChangeResponse

/** Takes back a decision of the last 30 seconds, unless somebody has decided since. POST rest/secure/service/approvals/undoDecisions (decided) */
export const undoDecisions: Call<'undoDecisions', UndoDecisionsRequest, UndoDecisionsResponse> = {
  id: 'undoDecisions', feature: 'approvals', method: 'POST', path: 'rest/secure/service/approvals/undoDecisions', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type WithdrawApprovalsRequest = ChangeRequest<ListApprovalsRows>

export type WithdrawApprovalsResponse = ChangeResponse

/** Does one thing with several rows: Approval. POST rest/secure/service/approvals/withdrawApprovals (spec §2) */
export const withdrawApprovals: Call<'withdrawApprovals', WithdrawApprovalsRequest, WithdrawApprovalsResponse> = {
  id: 'withdrawApprovals', feature: 'approvals', method: 'POST', path: 'rest/secure/service/approvals/withdrawApprovals', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'shared' },
  response: changeResponse,
}

export type RemindApproversRequest = ChangeRequest<ListApprovalsRows>

export type RemindApproversResponse = ChangeResponse

/** Writes to those who are waited for, once a day. POST rest/secure/service/approvals/remindApprovers (decided) */
export const remindApprovers: Call<'remindApprovers', RemindApproversRequest, RemindApproversResponse> = {
  id: 'remindApprovers', feature: 'approvals', method: 'POST', path: 'rest/secure/service/approvals/remindApprovers', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'shared' },
  response: changeResponse,
}

export type ReassignApprovalsRequest = ChangeRequest<ListApprovalsRows> & {
  values: {
    /** Who decides instead of those who have gone. */
    standIn: string
  }
}

export type ReassignApprovalsResponse = ChangeResponse

/** Gives the decision of those who have gone to somebody else. POST rest/secure/service/approvals/reassignApprovals (decided) */
export const reassignApprovals: Call<'reassignApprovals', ReassignApprovalsRequest, ReassignApprovalsResponse> = {
  id: 'reassignApprovals', feature: 'approvals', method: 'POST', path: 'rest/secure/service/approvals/reassignApprovals', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type AskApprovalRequest = {
  programId: string
  versionId: string
  /** Of a program that follows none yet; campaign managers may choose another one. */
  policyId?: string
  note?: string
}

export type AskApprovalResponse = ListApprovalsRow

/** Asks for the yes to a version of a program, by its policy. A version that was asked for before is not waited for any more. POST rest/secure/service/approvals/askApproval (decided) */
export const askApproval: Call<'askApproval', AskApprovalRequest, AskApprovalResponse> = {
  id: 'askApproval', feature: 'approvals', method: 'POST', path: 'rest/secure/service/approvals/askApproval', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'shared' },
  response: listApprovalsRowSchema,
}

export type PublishProgramRequest = {
  programId: string
  versionId: string
  /** Nobody has to read what is said. */
  withoutCaptions?: boolean
  /** The last day on air. */
  onAirUntil?: string
}

export type PublishProgramResponse = ListProgramsRow

/** Puts a version of a program on air. One that follows a policy needs its yes, to exactly what this version holds. POST rest/secure/service/approvals/publishProgram (spec §2) */
export const publishProgram: Call<'publishProgram', PublishProgramRequest, PublishProgramResponse> = {
  id: 'publishProgram', feature: 'approvals', method: 'POST', path: 'rest/secure/service/approvals/publishProgram', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'own' },
  response: listProgramsRowSchema,
}

export type GetVersionTimelineRequest = {
  programId: string
  versionId: string
}

export type GetVersionTimelineResponse = {
  versionId: string
  timeline?: Timeline
  /** What its timeline shows. */
  facts?: ProgramFacts
  /** What it holds was approved, in this version or in another. */
  isApproved: boolean
  /** It is this version that people watch. */
  isPublished: boolean
  /** The policy that the program follows; creators ask by no other. */
  followed?: PolicyChoice
}

/** How a version was built; uploaded ones have none. POST rest/secure/service/approvals/getVersionTimeline (decided) */
export const getVersionTimeline: Call<'getVersionTimeline', GetVersionTimelineRequest, GetVersionTimelineResponse> = {
  id: 'getVersionTimeline', feature: 'approvals', method: 'POST', path: 'rest/secure/service/approvals/getVersionTimeline', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: true, rows: { cm: 'customer', cc: 'shared' },
  response: /* @__PURE__ */ z.object({
    versionId: /* @__PURE__ */ z.string(),
    timeline: /* @__PURE__ */ z.optional(timelineSchema),
    facts: /* @__PURE__ */ z.optional(programFactsSchema),
    isApproved: /* @__PURE__ */ z.boolean(),
    isPublished: /* @__PURE__ */ z.boolean(),
    followed: /* @__PURE__ */ z.optional(policyChoiceSchema),
  }),
}

export type ListCommentsRequest = {
  programId: string
}

export type ListCommentsResponse = {
  comments: ReviewComment[]
  decisions: GuestDecision[]
}

/** What was said about the versions of a program, by their moment, and what guests decided, the latest first. POST rest/secure/service/approvals/listComments (decided) */
export const listComments: Call<'listComments', ListCommentsRequest, ListCommentsResponse> = {
  id: 'listComments', feature: 'approvals', method: 'POST', path: 'rest/secure/service/approvals/listComments', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: true, rows: { cm: 'customer', cc: 'shared' },
  response: /* @__PURE__ */ z.object({
    comments: /* @__PURE__ */ z.array(reviewCommentSchema),
    decisions: /* @__PURE__ */ z.array(guestDecisionSchema),
  }),
}

export type AddCommentRequest = {
  programId: string
  versionId: string
  /** A new one, so that what is sent twice is said once. */
  commentId: string
  parentId?: string
  fromMs?: number
  toMs?: number
  body: string
  drawing?: Stroke[]
  mentions?: string[]
}

export type AddCommentResponse = ReviewComment

/** Says something about a version. Sent twice by one id it is said once. POST rest/secure/service/approvals/addComment (decided) */
export const addComment: Call<'addComment', AddCommentRequest, AddCommentResponse> = {
  id: 'addComment', feature: 'approvals', method: 'POST', path: 'rest/secure/service/approvals/addComment', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'shared' },
  response: reviewCommentSchema,
}

export type EditCommentRequest = {
  programId: string
  commentId: string
  rev: number
  body: string
}

export type EditCommentResponse = ReviewComment

/** Says it otherwise, for 15 minutes. POST rest/secure/service/approvals/editComment (decided) */
export const editComment: Call<'editComment', EditCommentRequest, EditCommentResponse> = {
  id: 'editComment', feature: 'approvals', method: 'POST', path: 'rest/secure/service/approvals/editComment', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: 'own',
  response: reviewCommentSchema,
}

export type ResolveCommentRequest = {
  programId: string
  commentId: string
  isResolved: boolean
}

export type ResolveCommentResponse = ReviewComment

/** Marks it as done, or as open again. POST rest/secure/service/approvals/resolveComment (decided) */
export const resolveComment: Call<'resolveComment', ResolveCommentRequest, ResolveCommentResponse> = {
  id: 'resolveComment', feature: 'approvals', method: 'POST', path: 'rest/secure/service/approvals/resolveComment', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'shared' },
  response: reviewCommentSchema,
}

export type RemoveCommentRequest = {
  programId: string
  commentId: string
}

export type RemoveCommentResponse = {
  commentId: string
}

/** Takes a comment of one's own away, with its answers. POST rest/secure/service/approvals/removeComment (decided) */
export const removeComment: Call<'removeComment', RemoveCommentRequest, RemoveCommentResponse> = {
  id: 'removeComment', feature: 'approvals', method: 'POST', path: 'rest/secure/service/approvals/removeComment', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: 'own',
  response: /* @__PURE__ */ z.object({
    commentId: /* @__PURE__ */ z.string(),
  }),
}

export type ListApprovalPoliciesRows = WhichRows<'search' | 'filters', 'state'>

export type ListApprovalPoliciesRequest = ListRequest<ListApprovalPoliciesRows, 'name' | 'updatedAt'>

export type ListApprovalPoliciesResponse = ListResponse<ListApprovalPoliciesRow>

/** A page of rows: ApprovalPolicy. POST rest/secure/service/approvals/listApprovalPolicies (spec §2) */
export const listApprovalPolicies: Call<'listApprovalPolicies', ListApprovalPoliciesRequest, ListApprovalPoliciesResponse> = {
  id: 'listApprovalPolicies', feature: 'approvals', method: 'POST', path: 'rest/secure/service/approvals/listApprovalPolicies', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: true, rows: 'customer',
  response: /* @__PURE__ */ listResponse(listApprovalPoliciesRowSchema),
}

export type ListPolicyChoicesRows = WhichRows<'search', never>

export type ListPolicyChoicesRequest = ListRequest<ListPolicyChoicesRows, 'name'>

export type ListPolicyChoicesResponse = ListResponse<ListPolicyChoicesRow>

/** The policies that programs can follow. POST rest/secure/service/approvals/listPolicyChoices (decided) */
export const listPolicyChoices: Call<'listPolicyChoices', ListPolicyChoicesRequest, ListPolicyChoicesResponse> = {
  id: 'listPolicyChoices', feature: 'approvals', method: 'POST', path: 'rest/secure/service/approvals/listPolicyChoices', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: true,
  response: /* @__PURE__ */ listResponse(listPolicyChoicesRowSchema),
}

export type ListApproverChoicesRows = WhichRows<'search', never>

export type ListApproverChoicesRequest = ListRequest<ListApproverChoicesRows, 'name'>

export type ListApproverChoicesResponse = ListResponse<ListApproverChoicesRow>

/** Those who can decide about programs. POST rest/secure/service/approvals/listApproverChoices (decided) */
export const listApproverChoices: Call<'listApproverChoices', ListApproverChoicesRequest, ListApproverChoicesResponse> = {
  id: 'listApproverChoices', feature: 'approvals', method: 'POST', path: 'rest/secure/service/approvals/listApproverChoices', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: true, rows: 'customer',
  response: /* @__PURE__ */ listResponse(listApproverChoicesRowSchema),
}

export const addApprovalPolicyValues = /* @__PURE__ */ z.object({
  name: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(120)),
  stages: /* @__PURE__ */ z.array(policyStageSchema).check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(5)),
  allowSelf: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
  ccPublish: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
})

export type AddApprovalPolicyRequest = {
  values: {
    name: string
    stages: PolicyStage[]
    /** Whoever asks may decide too. */
    allowSelf?: boolean
    /** Content creators publish their programs themselves once they are approved. */
    ccPublish?: boolean
  }
}

export type AddApprovalPolicyResponse = ListApprovalPoliciesRow

/** Adds a row: ApprovalPolicy. POST rest/secure/service/approvals/addApprovalPolicy (spec §2) */
export const addApprovalPolicy: WriteCall<'addApprovalPolicy', AddApprovalPolicyRequest, AddApprovalPolicyResponse> = {
  id: 'addApprovalPolicy', feature: 'approvals', method: 'POST', path: 'rest/secure/service/approvals/addApprovalPolicy', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  request: /* @__PURE__ */ z.object({ values: addApprovalPolicyValues }),
  response: listApprovalPoliciesRowSchema,
}

export type UpdateApprovalPolicyRequest = {
  policyId: string
  rev: number
  values: {
    name?: string
    stages?: PolicyStage[]
    /** Whoever asks may decide too. */
    allowSelf?: boolean
    /** Content creators publish their programs themselves once they are approved. */
    ccPublish?: boolean
  }
}

export type UpdateApprovalPolicyResponse = ListApprovalPoliciesRow

/** What is asked for already goes on as it began. POST rest/secure/service/approvals/updateApprovalPolicy (spec §2) */
export const updateApprovalPolicy: WriteCall<'updateApprovalPolicy', UpdateApprovalPolicyRequest, UpdateApprovalPolicyResponse> = {
  id: 'updateApprovalPolicy', feature: 'approvals', method: 'POST', path: 'rest/secure/service/approvals/updateApprovalPolicy', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  request: /* @__PURE__ */ z.object({
    policyId: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
    rev: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    values: /* @__PURE__ */ z.object({
      name: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(120))),
      stages: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(policyStageSchema).check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(5))),
      allowSelf: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
      ccPublish: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
    }),
  }),
  response: listApprovalPoliciesRowSchema,
}

export type RetireApprovalPoliciesRequest = ChangeRequest<ListApprovalPoliciesRows>

export type RetireApprovalPoliciesResponse = ChangeResponse

/** No more programs follow them; those that do go on. POST rest/secure/service/approvals/retireApprovalPolicies (decided) */
export const retireApprovalPolicies: Call<'retireApprovalPolicies', RetireApprovalPoliciesRequest, RetireApprovalPoliciesResponse> = {
  id: 'retireApprovalPolicies', feature: 'approvals', method: 'POST', path: 'rest/secure/service/approvals/retireApprovalPolicies', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type ReopenApprovalPoliciesRequest = ChangeRequest<ListApprovalPoliciesRows>

export type ReopenApprovalPoliciesResponse = ChangeResponse

/** Does one thing with several rows: ApprovalPolicy. POST rest/secure/service/approvals/reopenApprovalPolicies (decided) */
export const reopenApprovalPolicies: Call<'reopenApprovalPolicies', ReopenApprovalPoliciesRequest, ReopenApprovalPoliciesResponse> = {
  id: 'reopenApprovalPolicies', feature: 'approvals', method: 'POST', path: 'rest/secure/service/approvals/reopenApprovalPolicies', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}
