// Generated from manifest/features/*.yaml by npm run codegen. Edit the manifest, not this file.

import type { RouteId, RouteParams } from './routes'
import type { TextKey } from './text'

export const notices = {
  approvalAsked: { text: 'notifications.tell.approvalAsked', route: 'approvals.review', mail: 'own' },
  approvalDueTomorrow: { text: 'notifications.tell.approvalDueTomorrow', route: 'approvals.review' },
  approvalOverdue: { text: 'notifications.tell.approvalOverdue', route: 'approvals.review' },
  approvalGiven: { text: 'notifications.tell.approvalGiven', route: 'approvals.review', mail: 'own' },
  changesAsked: { text: 'notifications.tell.changesAsked', route: 'approvals.review', mail: 'own' },
  approvalRefused: { text: 'notifications.tell.approvalRefused', route: 'approvals.review', mail: 'own' },
  commented: { text: 'notifications.tell.commented', route: 'approvals.review', mail: 'hourly' },
  mentioned: { text: 'notifications.tell.mentioned', route: 'approvals.review', mail: 'own' },
  letterStopped: { text: 'notifications.tell.letterStopped', route: 'campaigns.letter', mail: 'soon' },
  channelAsked: { text: 'notifications.tell.channelAsked', route: 'channels.details', query: 'tab=subscribers', mail: 'hourly' },
  channelLetIn: { text: 'notifications.tell.channelLetIn', route: 'channels.edit', mail: 'soon' },
  consentWithdrawn: { text: 'notifications.tell.consentWithdrawn', route: 'consent.case' },
  programHoldsWithdrawn: { text: 'notifications.tell.programHoldsWithdrawn', route: 'programs.edit' },
  guestAnswered: { text: 'notifications.tell.guestAnswered', route: 'tasks.crowd.submission', mail: 'hourly' },
  deliverableAsked: { text: 'notifications.tell.deliverableAsked', route: 'tasks.deliverable.own', mail: 'soon' },
  deliverableDelivered: { text: 'notifications.tell.deliverableDelivered', route: 'tasks.deliverable.row', mail: 'hourly' },
  deliverableChanges: { text: 'notifications.tell.deliverableChanges', route: 'tasks.deliverable.own', mail: 'soon' },
  deliverableAccepted: { text: 'notifications.tell.deliverableAccepted', route: 'tasks.deliverable.own', mail: 'hourly' },
  deliverableReconsidered: { text: 'notifications.tell.deliverableReconsidered', route: 'tasks.deliverable.own' },
  deliverableCancelled: { text: 'notifications.tell.deliverableCancelled', route: 'tasks.deliverable.own' },
  filesAsked: { text: 'notifications.tell.filesAsked', route: 'tasks.file.request', mail: 'soon' },
  filesSent: { text: 'notifications.tell.filesSent', route: 'tasks.file.sent', mail: 'hourly' },
  filesAccepted: { text: 'notifications.tell.filesAccepted', route: 'tasks.file.request' },
  filesReturned: { text: 'notifications.tell.filesReturned', route: 'tasks.file.request', mail: 'soon' },
  filesBroken: { text: 'notifications.tell.filesBroken', route: 'tasks.file.request', mail: 'soon' },
  filesReconsidered: { text: 'notifications.tell.filesReconsidered', route: 'tasks.file.request' },
  filesDeclined: { text: 'notifications.tell.filesDeclined', route: 'tasks.file.request' },
  filesCancelled: { text: 'notifications.tell.filesCancelled', route: 'tasks.file.request' },
  filesReassigned: { text: 'notifications.tell.filesReassigned', route: 'tasks.file.request' },
  filesReminded: { text: 'notifications.tell.filesReminded', route: 'tasks.file.request', mail: 'soon' },
  viewerCommented: { text: 'notifications.tell.viewerCommented', route: 'home.watch', mail: 'hourly' },
  commentReported: { text: 'notifications.tell.commentReported', route: 'home.watch', mail: 'hourly' },
  watchRequired: { text: 'notifications.tell.watchRequired', route: 'home.watch', mail: 'soon' },
  watchSoon: { text: 'notifications.tell.watchSoon', route: 'home.watch', mail: 'soon' },
  watchToday: { text: 'notifications.tell.watchToday', route: 'home.watch', mail: 'soon' },
  watchOverdue: { text: 'notifications.tell.watchOverdue', route: 'home.watch', mail: 'soon' },
  recordingImported: { text: 'notifications.tell.recordingImported', route: 'clips.edit', mail: 'hourly' },
  orderDrafted: { text: 'notifications.tell.orderDrafted', route: 'proEdits.boughtOrder', mail: 'hourly' },
  orderSent: { text: 'notifications.tell.orderSent', route: 'proEdits.order', mail: 'soon' },
  orderAccepted: { text: 'notifications.tell.orderAccepted', route: 'proEdits.boughtOrder', mail: 'hourly' },
  orderDeclined: { text: 'notifications.tell.orderDeclined', route: 'proEdits.boughtOrder', mail: 'soon' },
  orderGiven: { text: 'notifications.tell.orderGiven', route: 'proEdits.own', mail: 'soon' },
  orderDelivered: { text: 'notifications.tell.orderDelivered', route: 'proEdits.boughtOrder', mail: 'soon' },
  orderHeld: { text: 'notifications.tell.orderHeld', route: 'proEdits.boughtOrder', mail: 'hourly' },
  orderChanges: { text: 'notifications.tell.orderChanges', route: 'proEdits.own', mail: 'soon' },
  orderApproved: { text: 'notifications.tell.orderApproved', route: 'proEdits.own', mail: 'hourly' },
  orderCancelled: { text: 'notifications.tell.orderCancelled', route: 'proEdits.own', mail: 'soon' },
  orderWithdrawn: { text: 'notifications.tell.orderWithdrawn', route: 'proEdits.order', mail: 'soon' },
  filmMade: { text: 'notifications.tell.filmMade', route: 'programs.edit', mail: 'hourly' },
  filmFailed: { text: 'notifications.tell.filmFailed', route: 'programs.edit', mail: 'hourly' },
  shareApproved: { text: 'notifications.tell.shareApproved', route: 'approvals.review', query: 'v={versionNo}&tab=approval', mail: 'soon' },
  shareCommented: { text: 'notifications.tell.shareCommented', route: 'approvals.review', query: 'v={versionNo}', mail: 'hourly' },
  shareChangesAsked: { text: 'notifications.tell.shareChangesAsked', route: 'approvals.review', query: 'v={versionNo}&tab=approval', mail: 'soon' },
  shareGuessed: { text: 'notifications.tell.shareGuessed', route: 'sharing.page', mail: 'soon' },
  taskAsked: { text: 'notifications.tell.taskAsked', route: 'tasks.task', mail: 'soon' },
  takeSent: { text: 'notifications.tell.takeSent', route: 'tasks.reviewed', mail: 'hourly' },
  takeAccepted: { text: 'notifications.tell.takeAccepted', route: 'tasks.task', mail: 'daily' },
  retakeAsked: { text: 'notifications.tell.retakeAsked', route: 'tasks.task', mail: 'soon' },
  taskReconsidered: { text: 'notifications.tell.taskReconsidered', route: 'tasks.task', mail: 'tenMinutes' },
  taskDeclined: { text: 'notifications.tell.taskDeclined', route: 'tasks.asked', mail: 'soon' },
  taskCancelled: { text: 'notifications.tell.taskCancelled', route: 'tasks.task', mail: 'tenMinutes' },
  taskReassigned: { text: 'notifications.tell.taskReassigned', route: 'tasks.task', mail: 'tenMinutes' },
  taskReminded: { text: 'notifications.tell.taskReminded', route: 'tasks.task', mail: 'soon' },
  takeBroken: { text: 'notifications.tell.takeBroken', route: 'tasks.task', mail: 'soon' },
  taskHeld: { text: 'notifications.tell.taskHeld', route: 'tasks.task', mail: 'tenMinutes' },
  taskDueTomorrow: { text: 'notifications.tell.taskDueTomorrow', route: 'tasks.task', mail: 'soon' },
  taskOverdue: { text: 'notifications.tell.taskOverdue', route: 'tasks.task', mail: 'soon' },
  taskNeedsPerson: { text: 'notifications.tell.taskNeedsPerson', route: 'tasks.asked', mail: 'soon' },
} as const satisfies Readonly<Record<string, { text: TextKey; route: RouteId; query?: string; mail?: 'soon' | 'tenMinutes' | 'hourly' | 'daily' | 'own' }>>

export type NoticeKind = keyof typeof notices

/** Those of which letters are written. */
export type LetterKind = { [Kind in NoticeKind]: (typeof notices)[Kind] extends { mail: string } ? Kind : never }[NoticeKind]

type NamesIn<Query> = Query extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never

/** What a notice is about: what the path and the query of its address name. */
export type NoticeSubject<Kind extends NoticeKind> = RouteParams[(typeof notices)[Kind]['route']] &
  ((typeof notices)[Kind] extends { query: infer Query } ? { readonly [Name in NamesIn<Query>]: string } : unknown)
