// Generated from manifest/features/pro-edits.yaml by npm run codegen. Edit the manifest, not this file.

import * as z from 'zod/mini'
import type { Call, WriteCall } from '../call'
import { listResponse, changeResponse, type WhichRows, type ListRow, type ListRequest, type ListResponse, type ChangeRequest, type ChangeResponse } from '../forms'
import { type MediaSource, mediaSourceSchema } from './media'
import { type Ref, refSchema } from './screens'

/** Something that a customer has edited by professional editors. (decided) */
export interface ListOrdersRow extends Order, ListRow<'look' | 'edit' | 'plan' | 'log' | 'download' | 'submit' | 'discard' | 'accept' | 'decline' | 'assign' | 'unassign' | 'start' | 'deliver' | 'approve' | 'ask' | 'hold' | 'resume' | 'cancel' | 'close'> {}

export const listOrdersRowSchema = /* @__PURE__ */ z.object({
  orderId: /* @__PURE__ */ z.string(),
  title: /* @__PURE__ */ z.string(),
  brief: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  priority: /* @__PURE__ */ z.enum(['normal', 'rush']),
  state: /* @__PURE__ */ z.enum(['draft', 'submitted', 'declined', 'accepted', 'assigned', 'in_edit', 'in_review', 'changes_requested', 'on_hold', 'approved', 'closed', 'cancelled']),
  stateBefore: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['draft', 'submitted', 'declined', 'accepted', 'assigned', 'in_edit', 'in_review', 'changes_requested', 'on_hold', 'approved', 'closed', 'cancelled'])),
  side: /* @__PURE__ */ z.enum(['buyer', 'vendor']),
  isMine: /* @__PURE__ */ z.boolean(),
  customer: refSchema,
  vendor: refSchema,
  program: /* @__PURE__ */ z.optional(refSchema),
  storyboard: /* @__PURE__ */ z.optional(refSchema),
  owner: refSchema,
  editor: /* @__PURE__ */ z.optional(refSchema),
  dueOn: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.iso.date()),
  isOverdue: /* @__PURE__ */ z.boolean(),
  estimateMinutes: /* @__PURE__ */ z.int(),
  spentMinutes: /* @__PURE__ */ z.int(),
  round: /* @__PURE__ */ z.int(),
  maxRounds: /* @__PURE__ */ z.int(),
  posterUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  declineWords: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  holdWords: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  changesWords: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  submittedAt: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  deliveredAt: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  approvedAt: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  movedAt: /* @__PURE__ */ z.string(),
  createdAt: /* @__PURE__ */ z.string(),
  updatedAt: /* @__PURE__ */ z.string(),
  may: /* @__PURE__ */ z.array(/* @__PURE__ */ z.enum(['look', 'edit', 'plan', 'log', 'download', 'submit', 'discard', 'accept', 'decline', 'assign', 'unassign', 'start', 'deliver', 'approve', 'ask', 'hold', 'resume', 'cancel', 'close'])),
  rev: /* @__PURE__ */ z.int(),
  changed: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
    by: /* @__PURE__ */ z.optional(refSchema),
    at: /* @__PURE__ */ z.string(),
  })),
})

/** Somebody who edits for others. (decided) */
export interface ListEditorsRow extends Editor, ListRow<'edit'> {}

export const listEditorsRowSchema = /* @__PURE__ */ z.object({
  userId: /* @__PURE__ */ z.string(),
  name: /* @__PURE__ */ z.string(),
  pictureUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  capacityMinutes: /* @__PURE__ */ z.int(),
  skills: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string()),
  timeOff: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string()),
  openOrders: /* @__PURE__ */ z.int(),
  updatedAt: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  may: /* @__PURE__ */ z.array(/* @__PURE__ */ z.enum(['edit'])),
  rev: /* @__PURE__ */ z.int(),
  changed: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
    by: /* @__PURE__ */ z.optional(refSchema),
    at: /* @__PURE__ */ z.string(),
  })),
})

/** Something that a customer has edited by professional editors. (spec §2) */
export interface Order {
  orderId: string
  title: string
  /** What is wanted. */
  brief?: string
  priority: 'normal' | 'rush'
  state: 'draft' | 'submitted' | 'declined' | 'accepted' | 'assigned' | 'in_edit' | 'in_review' | 'changes_requested' | 'on_hold' | 'approved' | 'closed' | 'cancelled'
  /** What it was before it was held. */
  stateBefore?: 'draft' | 'submitted' | 'declined' | 'accepted' | 'assigned' | 'in_edit' | 'in_review' | 'changes_requested' | 'on_hold' | 'approved' | 'closed' | 'cancelled'
  /** On which whoever asks stands. */
  side: 'buyer' | 'vendor'
  /** To be edited by whoever asks. */
  isMine: boolean
  /** Whoever buys. */
  customer: Ref
  /** Whoever edits. */
  vendor: Ref
  /** Of which what is delivered becomes a version; those who buy see it. */
  program?: Ref
  storyboard?: Ref
  /** Whoever buys and is asked. */
  owner: Ref
  editor?: Ref
  dueOn?: string
  isOverdue: boolean
  /** Of one round; 0: not estimated. */
  estimateMinutes: number
  spentMinutes: number
  round: number
  maxRounds: number
  posterUrl?: string
  /** Why it was declined. */
  declineWords?: string
  /** What it waits for. */
  holdWords?: string
  /** What should change. */
  changesWords?: string
  submittedAt?: string
  deliveredAt?: string
  approvedAt?: string
  /** Since when it is in its state. */
  movedAt: string
  createdAt: string
  updatedAt: string
}

/** Footage, a file or a film of an order. (decided) */
export interface OrderItem {
  itemId: string
  kind: 'clip' | 'file' | 'version'
  name: string
  versionNo?: number
  /** In which it was delivered; missing: it was given. */
  round?: number
  /** coming: it is being copied or prepared. */
  state: 'coming' | 'ready' | 'failed'
  durationMs?: number
  /** How much of the download comes before what is shown; missing: all of it is shown. */
  cutInMs?: number
  bytes?: number
  leadMs?: number
  posterUrl?: string
  spriteUrl?: string
  sources: MediaSource[]
  /** The file as it was made, whole. */
  downloadUrl?: string
}

export const orderItemSchema = /* @__PURE__ */ z.object({
  itemId: /* @__PURE__ */ z.string(),
  kind: /* @__PURE__ */ z.enum(['clip', 'file', 'version']),
  name: /* @__PURE__ */ z.string(),
  versionNo: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
  round: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
  state: /* @__PURE__ */ z.enum(['coming', 'ready', 'failed']),
  durationMs: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0))),
  cutInMs: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0))),
  bytes: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0))),
  leadMs: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0))),
  posterUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  spriteUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  sources: /* @__PURE__ */ z.array(mediaSourceSchema),
  downloadUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
})

/** What became of an order. (decided) */
export interface OrderStep {
  stepId: string
  event: 'submit' | 'discard' | 'accept' | 'decline' | 'assign' | 'unassign' | 'start' | 'deliver' | 'approve' | 'ask' | 'hold' | 'resume' | 'cancel' | 'close'
  round: number
  words?: string
  by?: Ref
  at: string
}

export const orderStepSchema = /* @__PURE__ */ z.object({
  stepId: /* @__PURE__ */ z.string(),
  event: /* @__PURE__ */ z.enum(['submit', 'discard', 'accept', 'decline', 'assign', 'unassign', 'start', 'deliver', 'approve', 'ask', 'hold', 'resume', 'cancel', 'close']),
  round: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
  words: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  by: /* @__PURE__ */ z.optional(refSchema),
  at: /* @__PURE__ */ z.string(),
})

/** Time that was spent on an order. (decided) */
export interface OrderTime {
  timeId: string
  by: Ref
  day: string
  minutes: number
  note?: string
}

export const orderTimeSchema = /* @__PURE__ */ z.object({
  timeId: /* @__PURE__ */ z.string(),
  by: refSchema,
  day: /* @__PURE__ */ z.iso.date(),
  minutes: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1), /* @__PURE__ */ z.lte(1440)),
  note: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
})

/** What was said about a film that was delivered. (decided) */
export interface OrderComment {
  commentId: string
  versionNo: number
  atMs?: number
  body: string
  by: string
  isDone: boolean
  at: string
}

export const orderCommentSchema = /* @__PURE__ */ z.object({
  commentId: /* @__PURE__ */ z.string(),
  versionNo: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
  atMs: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0))),
  body: /* @__PURE__ */ z.string(),
  by: /* @__PURE__ */ z.string(),
  isDone: /* @__PURE__ */ z.boolean(),
  at: /* @__PURE__ */ z.string(),
})

/** What editors can be given. (decided) */
export interface OfferedItem {
  kind: 'clip' | 'file' | 'version'
  id: string
  name: string
  posterUrl?: string
  durationMs?: number
}

export const offeredItemSchema = /* @__PURE__ */ z.object({
  kind: /* @__PURE__ */ z.enum(['clip', 'file', 'version']),
  id: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
  name: /* @__PURE__ */ z.string(),
  posterUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  durationMs: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0))),
})

/** What editors are given. (decided) */
export interface GivenItem {
  kind: 'clip' | 'file' | 'version'
  id: string
}

export const givenItemSchema = /* @__PURE__ */ z.object({
  kind: /* @__PURE__ */ z.enum(['clip', 'file', 'version']),
  id: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
})

/** What was sent before. (decided) */
export interface SentOrder {
  orderId: string
  title: string
  state: 'draft' | 'submitted' | 'declined' | 'accepted' | 'assigned' | 'in_edit' | 'in_review' | 'changes_requested' | 'on_hold' | 'approved' | 'closed' | 'cancelled'
}

export const sentOrderSchema = /* @__PURE__ */ z.object({
  orderId: /* @__PURE__ */ z.string(),
  title: /* @__PURE__ */ z.string(),
  state: /* @__PURE__ */ z.enum(['draft', 'submitted', 'declined', 'accepted', 'assigned', 'in_edit', 'in_review', 'changes_requested', 'on_hold', 'approved', 'closed', 'cancelled']),
})

/** What can be sent to the editors. (decided) */
export interface PreparedOrder {
  title: string
  /** Whoever edits; missing where the customer has nobody. */
  vendor?: Ref
  /** A campaign manager has to send it. */
  isDraft: boolean
  items: OfferedItem[]
  orders: SentOrder[]
}

export const preparedOrderSchema = /* @__PURE__ */ z.object({
  title: /* @__PURE__ */ z.string(),
  vendor: /* @__PURE__ */ z.optional(refSchema),
  isDraft: /* @__PURE__ */ z.boolean(),
  items: /* @__PURE__ */ z.array(offeredItemSchema),
  orders: /* @__PURE__ */ z.array(sentOrderSchema),
})

/** What belongs to an order. (decided) */
export interface OrderDetail {
  items: OrderItem[]
  steps: OrderStep[]
  /** Those who edit see them. */
  times: OrderTime[]
  comments: OrderComment[]
}

export const orderDetailSchema = /* @__PURE__ */ z.object({
  items: /* @__PURE__ */ z.array(orderItemSchema),
  steps: /* @__PURE__ */ z.array(orderStepSchema),
  times: /* @__PURE__ */ z.array(orderTimeSchema),
  comments: /* @__PURE__ */ z.array(orderCommentSchema),
})

/** Somebody who edits for others. (decided) */
export interface Editor {
  userId: string
  name: string
  pictureUrl?: string
  /** In a week. */
  capacityMinutes: number
  skills: string[]
  /** Days, or the first and the last one. */
  timeOff: string[]
  openOrders: number
  updatedAt?: string
}

/** An order that is open, and when it will be done at today's pace. (decided) */
export interface PlannedOrder {
  orderId: string
  title: string
  customer: Ref
  editor?: Ref
  state: 'submitted' | 'accepted' | 'assigned' | 'in_edit' | 'in_review' | 'changes_requested' | 'on_hold'
  stateBefore?: 'submitted' | 'accepted' | 'assigned' | 'in_edit' | 'in_review' | 'changes_requested' | 'on_hold'
  priority: 'normal' | 'rush'
  round: number
  maxRounds: number
  dueOn?: string
  leftMinutes: number
  posterUrl?: string
  movedAt: string
  /** At today's pace; missing: nobody can say. */
  doneAt?: string
  /** It will be done after its day. */
  isAtRisk: boolean
  /** With whom all would stay in time. */
  giveTo?: Ref
  /** That are open. */
  comments: number
  may: string[]
}

export const plannedOrderSchema = /* @__PURE__ */ z.object({
  orderId: /* @__PURE__ */ z.string(),
  title: /* @__PURE__ */ z.string(),
  customer: refSchema,
  editor: /* @__PURE__ */ z.optional(refSchema),
  state: /* @__PURE__ */ z.enum(['submitted', 'accepted', 'assigned', 'in_edit', 'in_review', 'changes_requested', 'on_hold']),
  stateBefore: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['submitted', 'accepted', 'assigned', 'in_edit', 'in_review', 'changes_requested', 'on_hold'])),
  priority: /* @__PURE__ */ z.enum(['normal', 'rush']),
  round: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
  maxRounds: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
  dueOn: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.iso.date()),
  leftMinutes: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  posterUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  movedAt: /* @__PURE__ */ z.string(),
  doneAt: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  isAtRisk: /* @__PURE__ */ z.boolean(),
  giveTo: /* @__PURE__ */ z.optional(refSchema),
  comments: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  may: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string()),
})

/** What somebody owes by the end of a week, and how much they can do in it. (decided) */
export interface EditorWeek {
  begins: string
  owedMinutes: number
  capacityMinutes: number
  orderIds: string[]
}

export const editorWeekSchema = /* @__PURE__ */ z.object({
  begins: /* @__PURE__ */ z.iso.date(),
  owedMinutes: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  capacityMinutes: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  orderIds: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string()),
})

/** What somebody owes. (decided) */
export interface EditorLoad {
  editor: Ref
  /** This one and the five after it. */
  weeks: EditorWeek[]
}

export const editorLoadSchema = /* @__PURE__ */ z.object({
  editor: refSchema,
  weeks: /* @__PURE__ */ z.array(editorWeekSchema),
})

/** What is open at those who edit, and who does it when. (decided) */
export interface OrderLoad {
  orders: PlannedOrder[]
  /** How many are open; more than 500 are not planned. */
  total: number
  customers: number
  owedMinutes: number
  /** Of all editors this week. */
  capacityMinutes: number
  editors: EditorLoad[]
}

export const orderLoadSchema = /* @__PURE__ */ z.object({
  orders: /* @__PURE__ */ z.array(plannedOrderSchema).check(/* @__PURE__ */ z.maxLength(500)),
  total: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  customers: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  owedMinutes: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  capacityMinutes: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  editors: /* @__PURE__ */ z.array(editorLoadSchema),
})

/** How long orders have been in a state. (decided) */
export interface StateAge {
  state: 'submitted' | 'accepted' | 'assigned' | 'in_edit' | 'in_review' | 'changes_requested' | 'on_hold'
  orders: number
  medianHours: number
  longestHours: number
}

export const stateAgeSchema = /* @__PURE__ */ z.object({
  state: /* @__PURE__ */ z.enum(['submitted', 'accepted', 'assigned', 'in_edit', 'in_review', 'changes_requested', 'on_hold']),
  orders: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  medianHours: /* @__PURE__ */ z.number().check(/* @__PURE__ */ z.gte(0)),
  longestHours: /* @__PURE__ */ z.number().check(/* @__PURE__ */ z.gte(0)),
})

/** What was handed over first in a month. (decided) */
export interface InsightMonth {
  /** Such as 2026-11. */
  month: string
  delivered: number
  onTime: number
  approved: number
  approvedInRoundOne: number
}

export const insightMonthSchema = /* @__PURE__ */ z.object({
  month: /* @__PURE__ */ z.string(),
  delivered: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  onTime: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  approved: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  approvedInRoundOne: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
})

/** How many orders were approved in a round. (decided) */
export interface RoundCount {
  round: number
  orders: number
}

export const roundCountSchema = /* @__PURE__ */ z.object({
  round: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
  orders: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
})

/** How well what is promised is kept. (spec §2) */
export interface DeliverableInsights {
  delivered: number
  onTime: number
  approved: number
  approvedInRoundOne: number
  /** From sending to approval, without what was held. */
  medianDays?: number
  /** Nine of ten took no longer. */
  slowDays?: number
  rounds: RoundCount[]
  states: StateAge[]
  /** The last six. */
  months: InsightMonth[]
}

export const deliverableInsightsSchema = /* @__PURE__ */ z.object({
  delivered: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  onTime: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  approved: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  approvedInRoundOne: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  medianDays: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.number().check(/* @__PURE__ */ z.gte(0))),
  slowDays: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.number().check(/* @__PURE__ */ z.gte(0))),
  rounds: /* @__PURE__ */ z.array(roundCountSchema),
  states: /* @__PURE__ */ z.array(stateAgeSchema),
  months: /* @__PURE__ */ z.array(insightMonthSchema),
})

/** What is open for a customer. (decided) */
export interface CustomerLoad {
  customer: Ref
  orders: number
  /** Minutes that nobody has begun with. */
  waiting: number
  /** Minutes that somebody is at. */
  editing: number
  /** Minutes on hold. */
  held: number
}

export const customerLoadSchema = /* @__PURE__ */ z.object({
  customer: refSchema,
  orders: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  waiting: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  editing: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  held: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
})

/** How many orders came in a week, and how many were approved. (decided) */
export interface LoadWeek {
  begins: string
  came: number
  went: number
}

export const loadWeekSchema = /* @__PURE__ */ z.object({
  begins: /* @__PURE__ */ z.iso.date(),
  came: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  went: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
})

/** For whom there is work. (spec §2) */
export interface CustomersLoad {
  customers: CustomerLoad[]
  /** Twelve of them. */
  weeks: LoadWeek[]
}

export const customersLoadSchema = /* @__PURE__ */ z.object({
  customers: /* @__PURE__ */ z.array(customerLoadSchema),
  weeks: /* @__PURE__ */ z.array(loadWeekSchema),
})

export type ListOrdersRows = WhichRows<'search' | 'filters', 'state' | 'side' | 'isMine' | 'customer' | 'editor' | 'priority' | 'program' | 'storyboard' | 'dueOn' | 'createdAt'>

export type ListOrdersRequest = ListRequest<ListOrdersRows, 'dueOn' | 'title' | 'state' | 'createdAt' | 'updatedAt'>

export type ListOrdersResponse = ListResponse<ListOrdersRow>

/** Orders of those who buy, or of those who edit. Creators see those of their programs, editors their own. POST rest/secure/service/pro-edits/listOrders (spec §2) */
export const listOrders: Call<'listOrders', ListOrdersRequest, ListOrdersResponse> = {
  id: 'listOrders', feature: 'pro-edits', method: 'POST', path: 'rest/secure/service/pro-edits/listOrders', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: true, rows: { cm: 'customer', cc: 'own' },
  response: /* @__PURE__ */ listResponse(listOrdersRowSchema),
}

export type PrepareOrderRequest = {
  programId?: string
  storyboardId?: string
}

export type PrepareOrderResponse = PreparedOrder

/** What of a program or a storyboard can be sent to the editors. POST rest/secure/service/order/prepareOrder (spec §2) */
export const prepareOrder: Call<'prepareOrder', PrepareOrderRequest, PrepareOrderResponse> = {
  id: 'prepareOrder', feature: 'pro-edits', method: 'POST', path: 'rest/secure/service/order/prepareOrder', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'own' },
  response: preparedOrderSchema,
}

export type SendOrderRequest = {
  programId?: string
  storyboardId?: string
  title: string
  brief?: string
  priority: 'normal' | 'rush'
  dueOn?: string
  items: GivenItem[]
}

export type SendOrderResponse = ListOrdersRow

/** Sends something to the editors; what creators write is a draft for campaign managers. POST rest/secure/service/order/sendOrder (spec §2) */
export const sendOrder: Call<'sendOrder', SendOrderRequest, SendOrderResponse> = {
  id: 'sendOrder', feature: 'pro-edits', method: 'POST', path: 'rest/secure/service/order/sendOrder', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'own' },
  response: listOrdersRowSchema,
}

export type UpdateOrderRequest = {
  orderId: string
  rev: number
  values: {
    title?: string
    /** What is wanted. */
    brief?: string | null
    priority?: 'normal' | 'rush'
    dueOn?: string | null
  }
}

export type UpdateOrderResponse = ListOrdersRow

/** Changes a row: Order. POST rest/secure/service/pro-edits/updateOrder (spec §2) */
export const updateOrder: WriteCall<'updateOrder', UpdateOrderRequest, UpdateOrderResponse> = {
  id: 'updateOrder', feature: 'pro-edits', method: 'POST', path: 'rest/secure/service/pro-edits/updateOrder', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'own' },
  request: /* @__PURE__ */ z.object({
    orderId: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
    rev: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    values: /* @__PURE__ */ z.object({
      title: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(200))),
      brief: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(5000)))),
      priority: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['normal', 'rush'])),
      dueOn: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.iso.date())),
    }),
  }),
  response: listOrdersRowSchema,
}

export type AssignOrderRequest = {
  orderId: string
  rev: number
  values: {
    editor?: string | null
    /** Of one round; 0: not estimated. */
    estimateMinutes?: number
    maxRounds?: number
  }
}

export type AssignOrderResponse = ListOrdersRow

/** Says who edits it, how long that takes, and in how many rounds. POST rest/secure/service/pro-edits/assignOrder (spec §2) */
export const assignOrder: WriteCall<'assignOrder', AssignOrderRequest, AssignOrderResponse> = {
  id: 'assignOrder', feature: 'pro-edits', method: 'POST', path: 'rest/secure/service/pro-edits/assignOrder', auth: 'bearer', body: 'envelope',
  access: [[16, 32, 32, 31]],
  background: false, idempotent: false, rows: 'customer',
  request: /* @__PURE__ */ z.object({
    orderId: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
    rev: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    values: /* @__PURE__ */ z.object({
      editor: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)))),
      estimateMinutes: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0), /* @__PURE__ */ z.lte(60000))),
      maxRounds: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1), /* @__PURE__ */ z.lte(20))),
    }),
  }),
  response: listOrdersRowSchema,
}

export type SubmitOrdersRequest = ChangeRequest<ListOrdersRows>

export type SubmitOrdersResponse = ChangeResponse

/** Sends drafts to the editors. POST rest/secure/service/pro-edits/submitOrders (spec §2) */
export const submitOrders: Call<'submitOrders', SubmitOrdersRequest, SubmitOrdersResponse> = {
  id: 'submitOrders', feature: 'pro-edits', method: 'POST', path: 'rest/secure/service/pro-edits/submitOrders', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type DiscardOrdersRequest = ChangeRequest<ListOrdersRows>

export type DiscardOrdersResponse = ChangeResponse

/** Drops drafts. POST rest/secure/service/pro-edits/discardOrders (decided) */
export const discardOrders: Call<'discardOrders', DiscardOrdersRequest, DiscardOrdersResponse> = {
  id: 'discardOrders', feature: 'pro-edits', method: 'POST', path: 'rest/secure/service/pro-edits/discardOrders', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'own' },
  response: changeResponse,
}

export type ApproveOrdersRequest = ChangeRequest<ListOrdersRows>

export type ApproveOrdersResponse = ChangeResponse

/** Takes what was delivered. POST rest/secure/service/pro-edits/approveOrders (spec §2) */
export const approveOrders: Call<'approveOrders', ApproveOrdersRequest, ApproveOrdersResponse> = {
  id: 'approveOrders', feature: 'pro-edits', method: 'POST', path: 'rest/secure/service/pro-edits/approveOrders', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type AskOrderChangesRequest = ChangeRequest<ListOrdersRows> & {
  values: {
    /** What should change. */
    changesWords: string
  }
}

export type AskOrderChangesResponse = ChangeResponse

/** Says what should change. POST rest/secure/service/pro-edits/askOrderChanges (spec §2) */
export const askOrderChanges: Call<'askOrderChanges', AskOrderChangesRequest, AskOrderChangesResponse> = {
  id: 'askOrderChanges', feature: 'pro-edits', method: 'POST', path: 'rest/secure/service/pro-edits/askOrderChanges', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type CancelOrdersRequest = ChangeRequest<ListOrdersRows>

export type CancelOrdersResponse = ChangeResponse

/** Wants them no more. POST rest/secure/service/pro-edits/cancelOrders (spec §2) */
export const cancelOrders: Call<'cancelOrders', CancelOrdersRequest, CancelOrdersResponse> = {
  id: 'cancelOrders', feature: 'pro-edits', method: 'POST', path: 'rest/secure/service/pro-edits/cancelOrders', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type AcceptOrdersRequest = ChangeRequest<ListOrdersRows>

export type AcceptOrdersResponse = ChangeResponse

/** Promises to edit them. POST rest/secure/service/pro-edits/acceptOrders (spec §2) */
export const acceptOrders: Call<'acceptOrders', AcceptOrdersRequest, AcceptOrdersResponse> = {
  id: 'acceptOrders', feature: 'pro-edits', method: 'POST', path: 'rest/secure/service/pro-edits/acceptOrders', auth: 'bearer', body: 'envelope',
  access: [[16, 32, 32, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type DeclineOrdersRequest = ChangeRequest<ListOrdersRows> & {
  values: {
    /** Why it was declined. */
    declineWords: string
  }
}

export type DeclineOrdersResponse = ChangeResponse

/** Says no, and why. POST rest/secure/service/pro-edits/declineOrders (spec §2) */
export const declineOrders: Call<'declineOrders', DeclineOrdersRequest, DeclineOrdersResponse> = {
  id: 'declineOrders', feature: 'pro-edits', method: 'POST', path: 'rest/secure/service/pro-edits/declineOrders', auth: 'bearer', body: 'envelope',
  access: [[16, 32, 32, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type StartOrdersRequest = ChangeRequest<ListOrdersRows>

export type StartOrdersResponse = ChangeResponse

/** Says that somebody is at it. POST rest/secure/service/pro-edits/startOrders (spec §2) */
export const startOrders: Call<'startOrders', StartOrdersRequest, StartOrdersResponse> = {
  id: 'startOrders', feature: 'pro-edits', method: 'POST', path: 'rest/secure/service/pro-edits/startOrders', auth: 'bearer', body: 'envelope',
  access: [[18, 32, 32, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'own' },
  response: changeResponse,
}

export type HoldOrdersRequest = ChangeRequest<ListOrdersRows> & {
  values: {
    /** What it waits for. */
    holdWords: string
  }
}

export type HoldOrdersResponse = ChangeResponse

/** Waits for something. POST rest/secure/service/pro-edits/holdOrders (spec §2) */
export const holdOrders: Call<'holdOrders', HoldOrdersRequest, HoldOrdersResponse> = {
  id: 'holdOrders', feature: 'pro-edits', method: 'POST', path: 'rest/secure/service/pro-edits/holdOrders', auth: 'bearer', body: 'envelope',
  access: [[16, 32, 32, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type ResumeOrdersRequest = ChangeRequest<ListOrdersRows>

export type ResumeOrdersResponse = ChangeResponse

/** Goes on, as it was. POST rest/secure/service/pro-edits/resumeOrders (spec §2) */
export const resumeOrders: Call<'resumeOrders', ResumeOrdersRequest, ResumeOrdersResponse> = {
  id: 'resumeOrders', feature: 'pro-edits', method: 'POST', path: 'rest/secure/service/pro-edits/resumeOrders', auth: 'bearer', body: 'envelope',
  access: [[16, 32, 32, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type CloseOrdersRequest = ChangeRequest<ListOrdersRows>

export type CloseOrdersResponse = ChangeResponse

/** Puts away what was approved. POST rest/secure/service/pro-edits/closeOrders (spec §2) */
export const closeOrders: Call<'closeOrders', CloseOrdersRequest, CloseOrdersResponse> = {
  id: 'closeOrders', feature: 'pro-edits', method: 'POST', path: 'rest/secure/service/pro-edits/closeOrders', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type GetOrderRequest = {
  orderId: string
}

export type GetOrderResponse = OrderDetail

/** What editors were given and have delivered, and what became of the order. POST rest/secure/service/order/getOrder (spec §2) */
export const getOrder: Call<'getOrder', GetOrderRequest, GetOrderResponse> = {
  id: 'getOrder', feature: 'pro-edits', method: 'POST', path: 'rest/secure/service/order/getOrder', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'own' },
  response: orderDetailSchema,
}

export type GiveOrderRequest = {
  orderId: string
  userId: string
}

export type GiveOrderResponse = ListOrdersRow

/** Gives an order to another editor. POST rest/secure/service/order/giveOrder (decided) */
export const giveOrder: Call<'giveOrder', GiveOrderRequest, GiveOrderResponse> = {
  id: 'giveOrder', feature: 'pro-edits', method: 'POST', path: 'rest/secure/service/order/giveOrder', auth: 'bearer', body: 'envelope',
  access: [[16, 32, 32, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: listOrdersRowSchema,
}

export type LogTimeRequest = {
  orderId: string
  day: string
  minutes: number
  note?: string
}

export type LogTimeResponse = ListOrdersRow

/** Notes time that was spent on an order. POST rest/secure/service/order/logTime (spec §2) */
export const logTime: Call<'logTime', LogTimeRequest, LogTimeResponse> = {
  id: 'logTime', feature: 'pro-edits', method: 'POST', path: 'rest/secure/service/order/logTime', auth: 'bearer', body: 'envelope',
  access: [[18, 32, 32, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'own' },
  response: listOrdersRowSchema,
}

export type DeliverOrderRequest = {
  orderId: string
  clipId?: string
  fileId?: string
  programId?: string
}

export type DeliverOrderResponse = ListOrdersRow

/** Hands over footage, a file or the latest version of a program: it is copied into the storage of whoever buys. POST rest/secure/service/order/deliverOrder (spec §2) */
export const deliverOrder: Call<'deliverOrder', DeliverOrderRequest, DeliverOrderResponse> = {
  id: 'deliverOrder', feature: 'pro-edits', method: 'POST', path: 'rest/secure/service/order/deliverOrder', auth: 'bearer', body: 'envelope',
  access: [[18, 32, 32, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'own' },
  response: listOrdersRowSchema,
}

export type GetLoadRequest = Record<string, never>

export type GetLoadResponse = OrderLoad

/** What is open, who does it when, and what will be late. POST rest/secure/service/order/getLoad (spec §2) */
export const getLoad: Call<'getLoad', GetLoadRequest, GetLoadResponse> = {
  id: 'getLoad', feature: 'pro-edits', method: 'POST', path: 'rest/secure/service/order/getLoad', auth: 'bearer', body: 'envelope',
  access: [[16, 32, 32, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: orderLoadSchema,
}

export type GetDeliverableInsightsRequest = Record<string, never>

export type GetDeliverableInsightsResponse = DeliverableInsights

/** How well what is promised is kept. POST rest/secure/service/order/getDeliverableInsights (spec §2) */
export const getDeliverableInsights: Call<'getDeliverableInsights', GetDeliverableInsightsRequest, GetDeliverableInsightsResponse> = {
  id: 'getDeliverableInsights', feature: 'pro-edits', method: 'POST', path: 'rest/secure/service/order/getDeliverableInsights', auth: 'bearer', body: 'envelope',
  access: [[16, 32, 32, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: deliverableInsightsSchema,
}

export type GetCustomersLoadRequest = Record<string, never>

export type GetCustomersLoadResponse = CustomersLoad

/** For whom there is work. POST rest/secure/service/order/getCustomersLoad (spec §2) */
export const getCustomersLoad: Call<'getCustomersLoad', GetCustomersLoadRequest, GetCustomersLoadResponse> = {
  id: 'getCustomersLoad', feature: 'pro-edits', method: 'POST', path: 'rest/secure/service/order/getCustomersLoad', auth: 'bearer', body: 'envelope',
  access: [[16, 32, 32, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: customersLoadSchema,
}

export type ListEditorsRows = WhichRows<'search', never>

export type ListEditorsRequest = ListRequest<ListEditorsRows, 'name' | 'capacityMinutes'>

export type ListEditorsResponse = ListResponse<ListEditorsRow>

/** Those of the customer who edit. POST rest/secure/service/pro-edits/listEditors (spec §2) */
export const listEditors: Call<'listEditors', ListEditorsRequest, ListEditorsResponse> = {
  id: 'listEditors', feature: 'pro-edits', method: 'POST', path: 'rest/secure/service/pro-edits/listEditors', auth: 'bearer', body: 'envelope',
  access: [[16, 32, 32, 31]],
  background: false, idempotent: true, rows: 'customer',
  response: /* @__PURE__ */ listResponse(listEditorsRowSchema),
}

export type SaveEditorRequest = {
  userId: string
  rev: number
  values: {
    /** In a week. */
    capacityMinutes?: number
    skills?: string[]
    /** Days, or the first and the last one. */
    timeOff?: string[]
  }
}

export type SaveEditorResponse = ListEditorsRow

/** Changes a row: Editor. POST rest/secure/service/pro-edits/saveEditor (spec §2) */
export const saveEditor: WriteCall<'saveEditor', SaveEditorRequest, SaveEditorResponse> = {
  id: 'saveEditor', feature: 'pro-edits', method: 'POST', path: 'rest/secure/service/pro-edits/saveEditor', auth: 'bearer', body: 'envelope',
  access: [[16, 32, 32, 31]],
  background: false, idempotent: false, rows: 'customer',
  request: /* @__PURE__ */ z.object({
    userId: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
    rev: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    values: /* @__PURE__ */ z.object({
      capacityMinutes: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0), /* @__PURE__ */ z.lte(6000))),
      skills: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(40))).check(/* @__PURE__ */ z.maxLength(20))),
      timeOff: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.regex(/* @__PURE__ */ new RegExp('^\\d{4}-\\d{2}-\\d{2}(/\\d{4}-\\d{2}-\\d{2})?$')))).check(/* @__PURE__ */ z.maxLength(50))),
    }),
  }),
  response: listEditorsRowSchema,
}
