// Generated from manifest/features/templates.yaml by npm run codegen. Edit the manifest, not this file.

import * as z from 'zod/mini'
import type { Call, WriteCall } from '../call'
import { listResponse, changeResponse, type WhichRows, type ListRow, type Trashable, type ListRequest, type ListResponse, type ChangeRequest, type ChangeResponse } from '../forms'
import { type ProgramFacts, programFactsSchema, type Timeline, timelineSchema, type Brand, brandSchema, type Words, wordsSchema } from './programs'
import { type Ref, refSchema } from './screens'

/** A story with places for footage, of which programs are made. (decided) */
export interface ListTemplatesRow extends Template, ListRow<'edit' | 'retire' | 'reopen' | 'trash' | 'restore' | 'erase'>, Trashable {}

export const listTemplatesRowSchema = /* @__PURE__ */ z.object({
  templateId: /* @__PURE__ */ z.string(),
  title: /* @__PURE__ */ z.string(),
  description: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  isBio: /* @__PURE__ */ z.boolean(),
  state: /* @__PURE__ */ z.enum(['draft', 'published', 'retired']),
  versionNo: /* @__PURE__ */ z.int(),
  hasChanges: /* @__PURE__ */ z.boolean(),
  slots: /* @__PURE__ */ z.int(),
  leastMs: /* @__PURE__ */ z.int(),
  mostMs: /* @__PURE__ */ z.int(),
  createdAt: /* @__PURE__ */ z.string(),
  updatedAt: /* @__PURE__ */ z.string(),
  may: /* @__PURE__ */ z.array(/* @__PURE__ */ z.enum(['edit', 'retire', 'reopen', 'trash', 'restore', 'erase'])),
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

/** A template that programs can be made of. (decided) */
export interface ListTemplateChoicesRow extends TemplateChoice, ListRow<string> {}

export const listTemplateChoicesRowSchema = /* @__PURE__ */ z.object({
  templateId: /* @__PURE__ */ z.string(),
  name: /* @__PURE__ */ z.string(),
  description: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  isBio: /* @__PURE__ */ z.boolean(),
  versionNo: /* @__PURE__ */ z.int(),
  slots: /* @__PURE__ */ z.int(),
  leastMs: /* @__PURE__ */ z.int(),
  mostMs: /* @__PURE__ */ z.int(),
  may: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string()),
  rev: /* @__PURE__ */ z.int(),
  changed: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
    by: /* @__PURE__ */ z.optional(refSchema),
    at: /* @__PURE__ */ z.string(),
  })),
})

/** A story with places for footage, of which programs are made. (spec §2) */
export interface Template {
  templateId: string
  title: string
  description?: string
  /** Everybody presents themselves with a program of it. */
  isBio: boolean
  state: 'draft' | 'published' | 'retired'
  /** Of what was published last; 0: it never was. */
  versionNo: number
  /** Its story is another one than what was published last. */
  hasChanges: boolean
  /** Places for footage. */
  slots: number
  /** How long a program is that has what is required at its shortest. */
  leastMs: number
  mostMs: number
  createdAt: string
  updatedAt: string
}

/** A template that programs can be made of. (decided) */
export interface TemplateChoice {
  templateId: string
  name: string
  description?: string
  isBio: boolean
  versionNo: number
  slots: number
  leastMs: number
  mostMs: number
}

/** A part of a template: a place for footage, or what is the same in each program. (decided) */
export interface StoryPart {
  id: string
  kind: 'slot' | 'title' | 'clip' | 'intro' | 'outro'
  label: string
  /** Of a slot: what goes there. */
  direction?: string
  shotType?: Ref
  /** What is read there. */
  script?: Ref
  /** Of a slot: its shortest footage. */
  minMs?: number
  /** Of a slot: its longest footage. */
  maxMs?: number
  /** Of a slot: nothing is published before it is filled. */
  required?: boolean
  /** Of a slot: it may hold several pieces of footage. */
  repeat?: boolean
  /** The style in which the name of who is seen is shown. */
  lowerThird?: string
  /** Of a title. */
  text?: Words
  /** Of a title: people write its words themselves. */
  isOpen?: boolean
  /** Of what is the same in each program. */
  lengthMs?: number
  clip?: Ref
  /** Of an intro or outro: one for each shape; without them the usual one. */
  bumpers?: Ref[]
  join: {
    kind: 'cut' | 'crossfade' | 'dip'
    frames: number
  }
}

export const storyPartSchema = /* @__PURE__ */ z.object({
  id: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.regex(/* @__PURE__ */ new RegExp('^[A-Za-z0-9_-]{1,64}$'))),
  kind: /* @__PURE__ */ z.enum(['slot', 'title', 'clip', 'intro', 'outro']),
  label: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(80)),
  direction: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(500))),
  shotType: /* @__PURE__ */ z.optional(refSchema),
  script: /* @__PURE__ */ z.optional(refSchema),
  minMs: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(500), /* @__PURE__ */ z.lte(600000))),
  maxMs: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(500), /* @__PURE__ */ z.lte(600000))),
  required: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
  repeat: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
  lowerThird: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))),
  text: /* @__PURE__ */ z.optional(wordsSchema),
  isOpen: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
  lengthMs: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(500), /* @__PURE__ */ z.lte(600000))),
  clip: /* @__PURE__ */ z.optional(refSchema),
  bumpers: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(refSchema).check(/* @__PURE__ */ z.maxLength(3))),
  join: /* @__PURE__ */ z.object({
    kind: /* @__PURE__ */ z.enum(['cut', 'crossfade', 'dip']),
    frames: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0), /* @__PURE__ */ z.lte(60)),
  }),
})

/** What a template consists of. (decided) */
export interface Story {
  parts: StoryPart[]
  brand: Brand
  logo?: {
    file: Ref
    corner: 'topLeft' | 'topRight' | 'bottomLeft' | 'bottomRight'
    /** Its width in parts of the shorter side. */
    percent: number
  }
  music?: {
    file: Ref
    gainDb: number
    duckDb: number
  }
  /** What it leaves open to whoever makes a program of it. */
  may: ('reorder' | 'addBlocks' | 'music' | 'look')[]
}

export const storySchema = /* @__PURE__ */ z.object({
  parts: /* @__PURE__ */ z.array(storyPartSchema).check(/* @__PURE__ */ z.maxLength(60)),
  brand: brandSchema,
  logo: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
    file: refSchema,
    corner: /* @__PURE__ */ z.enum(['topLeft', 'topRight', 'bottomLeft', 'bottomRight']),
    percent: /* @__PURE__ */ z.number().check(/* @__PURE__ */ z.gte(2), /* @__PURE__ */ z.lte(40)),
  })),
  music: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
    file: refSchema,
    gainDb: /* @__PURE__ */ z.number().check(/* @__PURE__ */ z.gte(-30), /* @__PURE__ */ z.lte(12)),
    duckDb: /* @__PURE__ */ z.number().check(/* @__PURE__ */ z.gte(-24), /* @__PURE__ */ z.lte(0)),
  })),
  may: /* @__PURE__ */ z.array(/* @__PURE__ */ z.enum(['reorder', 'addBlocks', 'music', 'look'])).check(/* @__PURE__ */ z.maxLength(4)),
})

/** A template as it was published. (decided) */
export interface TemplateVersion {
  versionNo: number
  slots: number
  note?: string
  publishedBy?: Ref
  publishedAt: string
}

export const templateVersionSchema = /* @__PURE__ */ z.object({
  versionNo: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
  slots: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  note: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  publishedBy: /* @__PURE__ */ z.optional(refSchema),
  publishedAt: /* @__PURE__ */ z.string(),
})

export type ListTemplatesRows = WhichRows<'search' | 'filters' | 'trash', 'state' | 'isBio' | 'hasChanges' | 'createdAt' | 'updatedAt'>

export type ListTemplatesRequest = ListRequest<ListTemplatesRows, 'updatedAt' | 'title' | 'createdAt'>

export type ListTemplatesResponse = ListResponse<ListTemplatesRow>

/** A page of rows: Template. POST rest/secure/service/templates/listTemplates (spec §2) */
export const listTemplates: Call<'listTemplates', ListTemplatesRequest, ListTemplatesResponse> = {
  id: 'listTemplates', feature: 'templates', method: 'POST', path: 'rest/secure/service/templates/listTemplates', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: true, rows: 'customer',
  response: /* @__PURE__ */ listResponse(listTemplatesRowSchema),
}

export const addTemplateValues = /* @__PURE__ */ z.object({
  title: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(200)),
  description: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(2000))),
  isBio: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
})

export type AddTemplateRequest = {
  values: {
    title: string
    description?: string
    /** Everybody presents themselves with a program of it. */
    isBio?: boolean
  }
}

export type AddTemplateResponse = ListTemplatesRow

/** Adds a row: Template. POST rest/secure/service/templates/addTemplate (spec §2) */
export const addTemplate: WriteCall<'addTemplate', AddTemplateRequest, AddTemplateResponse> = {
  id: 'addTemplate', feature: 'templates', method: 'POST', path: 'rest/secure/service/templates/addTemplate', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  request: /* @__PURE__ */ z.object({ values: addTemplateValues }),
  response: listTemplatesRowSchema,
}

export type UpdateTemplateRequest = {
  templateId: string
  rev: number
  values: {
    title?: string
    description?: string | null
    /** Everybody presents themselves with a program of it. */
    isBio?: boolean
  }
}

export type UpdateTemplateResponse = ListTemplatesRow

/** Changes a row: Template. POST rest/secure/service/templates/updateTemplate (spec §2) */
export const updateTemplate: WriteCall<'updateTemplate', UpdateTemplateRequest, UpdateTemplateResponse> = {
  id: 'updateTemplate', feature: 'templates', method: 'POST', path: 'rest/secure/service/templates/updateTemplate', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  request: /* @__PURE__ */ z.object({
    templateId: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
    rev: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    values: /* @__PURE__ */ z.object({
      title: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(200))),
      description: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(2000)))),
      isBio: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
    }),
  }),
  response: listTemplatesRowSchema,
}

export type RetireTemplatesRequest = ChangeRequest<ListTemplatesRows>

export type RetireTemplatesResponse = ChangeResponse

/** No new programs are made of them; those that are go on. POST rest/secure/service/templates/retireTemplates (decided) */
export const retireTemplates: Call<'retireTemplates', RetireTemplatesRequest, RetireTemplatesResponse> = {
  id: 'retireTemplates', feature: 'templates', method: 'POST', path: 'rest/secure/service/templates/retireTemplates', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type ReopenTemplatesRequest = ChangeRequest<ListTemplatesRows>

export type ReopenTemplatesResponse = ChangeResponse

/** Does one thing with several rows: Template. POST rest/secure/service/templates/reopenTemplates (decided) */
export const reopenTemplates: Call<'reopenTemplates', ReopenTemplatesRequest, ReopenTemplatesResponse> = {
  id: 'reopenTemplates', feature: 'templates', method: 'POST', path: 'rest/secure/service/templates/reopenTemplates', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type TrashTemplatesRequest = ChangeRequest<ListTemplatesRows>

export type TrashTemplatesResponse = ChangeResponse

/** Does one thing with several rows: Template. POST rest/secure/service/templates/trashTemplates (decided) */
export const trashTemplates: Call<'trashTemplates', TrashTemplatesRequest, TrashTemplatesResponse> = {
  id: 'trashTemplates', feature: 'templates', method: 'POST', path: 'rest/secure/service/templates/trashTemplates', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type RestoreTemplatesRequest = ChangeRequest<ListTemplatesRows>

export type RestoreTemplatesResponse = ChangeResponse

/** Does one thing with several rows: Template. POST rest/secure/service/templates/restoreTemplates (decided) */
export const restoreTemplates: Call<'restoreTemplates', RestoreTemplatesRequest, RestoreTemplatesResponse> = {
  id: 'restoreTemplates', feature: 'templates', method: 'POST', path: 'rest/secure/service/templates/restoreTemplates', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type EraseTemplatesRequest = ChangeRequest<ListTemplatesRows>

export type EraseTemplatesResponse = ChangeResponse

/** Deletes templates in the trash for good, before their days are over. POST rest/secure/service/templates/eraseTemplates (decided) */
export const eraseTemplates: Call<'eraseTemplates', EraseTemplatesRequest, EraseTemplatesResponse> = {
  id: 'eraseTemplates', feature: 'templates', method: 'POST', path: 'rest/secure/service/templates/eraseTemplates', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type ListTemplateChoicesRows = WhichRows<'search' | 'filters', 'isBio'>

export type ListTemplateChoicesRequest = ListRequest<ListTemplateChoicesRows, 'name'>

export type ListTemplateChoicesResponse = ListResponse<ListTemplateChoicesRow>

/** The templates that are published, for a new program. POST rest/secure/service/templates/listTemplateChoices (decided) */
export const listTemplateChoices: Call<'listTemplateChoices', ListTemplateChoicesRequest, ListTemplateChoicesResponse> = {
  id: 'listTemplateChoices', feature: 'templates', method: 'POST', path: 'rest/secure/service/templates/listTemplateChoices', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: true,
  response: /* @__PURE__ */ listResponse(listTemplateChoicesRowSchema),
}

export type GetStoryRequest = {
  templateId: string
  versionNo?: number
}

export type GetStoryResponse = {
  template: ListTemplatesRow
  story: Story
  storyRev: number
}

/** The story of a template: the one that is worked on, or a version. POST rest/secure/service/templates/getStory (decided) */
export const getStory: Call<'getStory', GetStoryRequest, GetStoryResponse> = {
  id: 'getStory', feature: 'templates', method: 'POST', path: 'rest/secure/service/templates/getStory', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: true, rows: 'customer',
  response: /* @__PURE__ */ z.object({
    template: listTemplatesRowSchema,
    story: storySchema,
    storyRev: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
  }),
}

export type TryTemplateRequest = {
  templateId: string
  aspect: '16:9' | '9:16' | '1:1'
}

export type TryTemplateResponse = {
  templateId: string
  start: Timeline
  facts: ProgramFacts
}

/** What a program begins with that is made of the story as it is worked on now; nothing is kept. POST rest/secure/service/templates/tryTemplate (decided) */
export const tryTemplate: Call<'tryTemplate', TryTemplateRequest, TryTemplateResponse> = {
  id: 'tryTemplate', feature: 'templates', method: 'POST', path: 'rest/secure/service/templates/tryTemplate', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: true, rows: 'customer',
  response: /* @__PURE__ */ z.object({
    templateId: /* @__PURE__ */ z.string(),
    start: timelineSchema,
    facts: programFactsSchema,
  }),
}

export type SaveStoryRequest = {
  templateId: string
  /** Of what was read or saved last. */
  storyRev: number
  story: Story
}

export type SaveStoryResponse = {
  template: ListTemplatesRow
  storyRev: number
}

/** Keeps what is worked on. Programs follow what is published. POST rest/secure/service/templates/saveStory (decided) */
export const saveStory: Call<'saveStory', SaveStoryRequest, SaveStoryResponse> = {
  id: 'saveStory', feature: 'templates', method: 'POST', path: 'rest/secure/service/templates/saveStory', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: /* @__PURE__ */ z.object({
    template: listTemplatesRowSchema,
    storyRev: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
  }),
}

export type PublishTemplateRequest = {
  templateId: string
  storyRev: number
  note?: string
}

export type PublishTemplateResponse = ListTemplatesRow

/** Makes a version of the story, of which programs are made from now on. POST rest/secure/service/templates/publishTemplate (decided) */
export const publishTemplate: Call<'publishTemplate', PublishTemplateRequest, PublishTemplateResponse> = {
  id: 'publishTemplate', feature: 'templates', method: 'POST', path: 'rest/secure/service/templates/publishTemplate', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: listTemplatesRowSchema,
}

export type ListTemplateVersionsRequest = {
  templateId: string
}

export type ListTemplateVersionsResponse = {
  versions: TemplateVersion[]
}

/** The versions of a template, the latest first. POST rest/secure/service/templates/listTemplateVersions (decided) */
export const listTemplateVersions: Call<'listTemplateVersions', ListTemplateVersionsRequest, ListTemplateVersionsResponse> = {
  id: 'listTemplateVersions', feature: 'templates', method: 'POST', path: 'rest/secure/service/templates/listTemplateVersions', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: true, rows: 'customer',
  response: /* @__PURE__ */ z.object({
    versions: /* @__PURE__ */ z.array(templateVersionSchema),
  }),
}
