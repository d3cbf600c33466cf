// Generated from manifest/features/events.yaml by npm run codegen. Edit the manifest, not this file.

import * as z from 'zod/mini'
import type { Call } from '../call'
import { type Ref, refSchema } from './screens'

/** A row that has changed. (decided) */
export interface HeardRow {
  id: string
  rev?: number
  /** Whoever changed it. */
  by?: string
}

export const heardRowSchema = /* @__PURE__ */ z.object({
  id: /* @__PURE__ */ z.string(),
  rev: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0))),
  by: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
})

/** Where somebody is in what people have open together. (decided) */
export interface HeardPresence {
  /** Of what they have open. */
  id: string
  person: Ref
  /** The part of it that they look at. */
  at?: string
  isTyping: boolean
  /** They have just come: whoever is there says so. */
  isNew: boolean
  isGone: boolean
}

export const heardPresenceSchema = /* @__PURE__ */ z.object({
  id: /* @__PURE__ */ z.string(),
  person: refSchema,
  at: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  isTyping: /* @__PURE__ */ z.boolean(),
  isNew: /* @__PURE__ */ z.boolean(),
  isGone: /* @__PURE__ */ z.boolean(),
})

/** Something that concerns the person has changed. (decided) */
export interface HeardEvent {
  topic: 'inbox' | 'channels' | 'tasks' | 'crowd' | 'storyboards' | 'programs' | 'notifications' | 'campaign' | 'orders' | 'imports'
  /** Many were told at once: whoever asks now waits for a random part of this time. */
  spreadMs?: number
  /** Of a row that people have open. */
  row?: HeardRow
  /** Nothing has changed, but somebody else has it open. */
  here?: HeardPresence
}

export const heardEventSchema = /* @__PURE__ */ z.object({
  topic: /* @__PURE__ */ z.enum(['inbox', 'channels', 'tasks', 'crowd', 'storyboards', 'programs', 'notifications', 'campaign', 'orders', 'imports']),
  spreadMs: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0), /* @__PURE__ */ z.lte(30000))),
  row: /* @__PURE__ */ z.optional(heardRowSchema),
  here: /* @__PURE__ */ z.optional(heardPresenceSchema),
})

export type FollowEventsRequest = Record<string, never>

export type FollowEventsResponse = string

/** Tells what concerns the person as it happens. GET rest/secure/service/event/followEvents (decided) */
export const followEvents: Call<'followEvents', FollowEventsRequest, FollowEventsResponse> = {
  id: 'followEvents', feature: 'events', method: 'GET', path: 'rest/secure/service/event/followEvents', auth: 'bearer', body: 'events',
  access: [[31, 0, 0, 31]],
  background: true, idempotent: true, transaction: 'own',
  response: /* @__PURE__ */ z.string(),
}
