// Generated from manifest/features/notifications.yaml by npm run codegen. Edit the manifest, not this file.

import * as z from 'zod/mini'
import type { Call } from '../call'

/** Something that a person was told. (decided) */
export interface Notification {
  notificationId: string
  /** A notice of the manifest; one that a page does not know is passed over. */
  kind: string
  /** What the path of its route names. */
  subject: Record<string, string>
  /** What its words name, such as who and what. */
  params: Record<string, string>
  /** How often it happened since it was read. */
  count: number
  isRead: boolean
  toldAt: string
}

export const notificationSchema = /* @__PURE__ */ z.object({
  notificationId: /* @__PURE__ */ z.string(),
  kind: /* @__PURE__ */ z.string(),
  subject: /* @__PURE__ */ z.record(/* @__PURE__ */ z.string(), /* @__PURE__ */ z.string()),
  params: /* @__PURE__ */ z.record(/* @__PURE__ */ z.string(), /* @__PURE__ */ z.string()),
  count: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
  isRead: /* @__PURE__ */ z.boolean(),
  toldAt: /* @__PURE__ */ z.string(),
})

export type ListNotificationsRequest = Record<string, never>

export type ListNotificationsResponse = {
  items: Notification[]
  unread: number
}

/** The latest that a person was told, first what is unread. POST rest/secure/service/notification/listNotifications (decided) */
export const listNotifications: Call<'listNotifications', ListNotificationsRequest, ListNotificationsResponse> = {
  id: 'listNotifications', feature: 'notifications', method: 'POST', path: 'rest/secure/service/notification/listNotifications', auth: 'bearer', body: 'envelope',
  access: [[31, 0, 0, 31]],
  background: true, idempotent: true,
  response: /* @__PURE__ */ z.object({
    items: /* @__PURE__ */ z.array(notificationSchema),
    unread: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  }),
}

export type MarkNotificationsReadRequest = {
  /** Those alone that lead to this path, which the person has opened. */
  at?: string
  /** Without them and a path all. */
  notificationIds?: string[]
}

export type MarkNotificationsReadResponse = {
  unread: number
}

/** Marks some or all of them as read. POST rest/secure/service/notification/markNotificationsRead (decided) */
export const markNotificationsRead: Call<'markNotificationsRead', MarkNotificationsReadRequest, MarkNotificationsReadResponse> = {
  id: 'markNotificationsRead', feature: 'notifications', method: 'POST', path: 'rest/secure/service/notification/markNotificationsRead', auth: 'bearer', body: 'envelope',
  access: [[31, 0, 0, 31]],
  background: false, idempotent: true,
  response: /* @__PURE__ */ z.object({
    unread: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  }),
}
