// Generated from manifest/features/directory.yaml by npm run codegen. Edit the manifest, not this file.

import * as z from 'zod/mini'
import type { Call, WriteCall } from '../call'
import { listResponse, changeResponse, type WhichRows, type ListRow, type WithOwnFields, type ListRequest, type ListResponse, type ChangeRequest, type ChangeResponse } from '../forms'
import { refSchema } from './screens'

/** Somebody of the organization, as all others of it know them. (decided) */
export interface ListPeopleRow extends Person, ListRow<string>, WithOwnFields {}

export const listPeopleRowSchema = /* @__PURE__ */ z.object({
  userId: /* @__PURE__ */ z.string(),
  name: /* @__PURE__ */ z.string(),
  pictureUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  title: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  department: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  location: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  may: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string()),
  rev: /* @__PURE__ */ z.int(),
  changed: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
    by: /* @__PURE__ */ z.optional(refSchema),
    at: /* @__PURE__ */ z.string(),
  })),
  extra: /* @__PURE__ */ z.record(/* @__PURE__ */ z.string(), /* @__PURE__ */ z.union([/* @__PURE__ */ z.string(), /* @__PURE__ */ z.number(), /* @__PURE__ */ z.array(/* @__PURE__ */ z.string())])),
})

/** A value to choose. By its id it is renamed, wherever it was chosen; a new one needs none. (decided) */
export interface ProfileChoice {
  choiceId?: string
  name: string
}

export const profileChoiceSchema = /* @__PURE__ */ z.object({
  choiceId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(64))),
  name: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(60), /* @__PURE__ */ z.regex(/* @__PURE__ */ new RegExp('\\S'))),
})

/** What a customer wants to know of each of its people, besides what every customer does. (decided) */
export interface ListProfileFieldsRow extends ProfileField, ListRow<'edit' | 'archive' | 'restore'> {}

export const listProfileFieldsRowSchema = /* @__PURE__ */ z.object({
  profileFieldId: /* @__PURE__ */ z.string(),
  name: /* @__PURE__ */ z.string(),
  kind: /* @__PURE__ */ z.enum(['text', 'longText', 'number', 'date', 'select', 'multi']),
  choices: /* @__PURE__ */ z.array(profileChoiceSchema),
  position: /* @__PURE__ */ z.int(),
  people: /* @__PURE__ */ z.int(),
  state: /* @__PURE__ */ z.enum(['inUse', 'archived']),
  createdAt: /* @__PURE__ */ z.string(),
  may: /* @__PURE__ */ z.array(/* @__PURE__ */ z.enum(['edit', 'archive', 'restore'])),
  rev: /* @__PURE__ */ z.int(),
  changed: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
    by: /* @__PURE__ */ z.optional(refSchema),
    at: /* @__PURE__ */ z.string(),
  })),
})

/** A profile field as those need it who look at people or edit them. (decided) */
export interface ListProfileFieldsInUseRow extends ProfileFieldInUse, ListRow<string> {}

export const listProfileFieldsInUseRowSchema = /* @__PURE__ */ z.object({
  profileFieldId: /* @__PURE__ */ z.string(),
  name: /* @__PURE__ */ z.string(),
  kind: /* @__PURE__ */ z.enum(['text', 'longText', 'number', 'date', 'select', 'multi']),
  choices: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string()),
  may: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string()),
  rev: /* @__PURE__ */ z.int(),
  changed: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
    by: /* @__PURE__ */ z.optional(refSchema),
    at: /* @__PURE__ */ z.string(),
  })),
})

/** What a customer wants to know of each of its people, besides what every customer does. (spec §1) */
export interface ProfileField {
  profileFieldId: string
  name: string
  /** What its values are; it never changes. */
  kind: 'text' | 'longText' | 'number' | 'date' | 'select' | 'multi'
  /** What can be chosen, for the kinds select and multi. */
  choices: ProfileChoice[]
  position: number
  /** Of how many people it is known. */
  people: number
  state: 'inUse' | 'archived'
  createdAt: string
}

/** Somebody of the organization, as all others of it know them. (spec §1) */
export interface Person {
  userId: string
  name: string
  pictureUrl?: string
  title?: string
  department?: string
  location?: string
}

/** A profile field as those need it who look at people or edit them. (decided) */
export interface ProfileFieldInUse {
  profileFieldId: string
  name: string
  kind: 'text' | 'longText' | 'number' | 'date' | 'select' | 'multi'
  choices: string[]
}

export type ListPeopleRows = WhichRows<'search' | 'filters', string>

export type ListPeopleRequest = ListRequest<ListPeopleRows, 'name' | 'title' | 'department' | 'location'>

export type ListPeopleResponse = ListResponse<ListPeopleRow>

/** The people of the customer who can sign in, without what is only for those who manage them. POST rest/secure/service/directory/listPeople (spec §6) */
export const listPeople: Call<'listPeople', ListPeopleRequest, ListPeopleResponse> = {
  id: 'listPeople', feature: 'directory', method: 'POST', path: 'rest/secure/service/directory/listPeople', auth: 'bearer', body: 'envelope',
  access: [[30, 0, 0, 31]],
  background: false, idempotent: true, rows: 'customer',
  response: /* @__PURE__ */ listResponse(listPeopleRowSchema),
}

export type ListProfileFieldsRows = WhichRows<'search' | 'filters', 'kind' | 'state'>

export type ListProfileFieldsRequest = ListRequest<ListProfileFieldsRows, 'position' | 'name' | 'people'>

export type ListProfileFieldsResponse = ListResponse<ListProfileFieldsRow>

/** The customer's profile fields, also those that are archived. POST rest/secure/service/directory/listProfileFields (spec §2) */
export const listProfileFields: Call<'listProfileFields', ListProfileFieldsRequest, ListProfileFieldsResponse> = {
  id: 'listProfileFields', feature: 'directory', method: 'POST', path: 'rest/secure/service/directory/listProfileFields', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: true, rows: 'customer',
  response: /* @__PURE__ */ listResponse(listProfileFieldsRowSchema),
}

export const addProfileFieldValues = /* @__PURE__ */ z.object({
  name: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(60), /* @__PURE__ */ z.regex(/* @__PURE__ */ new RegExp('\\S'))),
  kind: /* @__PURE__ */ z.enum(['text', 'longText', 'number', 'date', 'select', 'multi']),
  choices: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(profileChoiceSchema).check(/* @__PURE__ */ z.maxLength(100))),
  position: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0), /* @__PURE__ */ z.lte(9999))),
})

export type AddProfileFieldRequest = {
  values: {
    name: string
    /** What its values are; it never changes. */
    kind: 'text' | 'longText' | 'number' | 'date' | 'select' | 'multi'
    /** What can be chosen, for the kinds select and multi. */
    choices?: ProfileChoice[]
    position?: number
  }
}

export type AddProfileFieldResponse = ListProfileFieldsRow

/** Adds a row: ProfileField. POST rest/secure/service/directory/addProfileField (spec §2) */
export const addProfileField: WriteCall<'addProfileField', AddProfileFieldRequest, AddProfileFieldResponse> = {
  id: 'addProfileField', feature: 'directory', method: 'POST', path: 'rest/secure/service/directory/addProfileField', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  request: /* @__PURE__ */ z.object({ values: addProfileFieldValues }),
  response: listProfileFieldsRowSchema,
}

export type UpdateProfileFieldRequest = {
  profileFieldId: string
  rev: number
  values: {
    name?: string
    /** What can be chosen, for the kinds select and multi. */
    choices?: ProfileChoice[]
    position?: number
  }
}

export type UpdateProfileFieldResponse = ListProfileFieldsRow

/** Choices that are left out are offered no more; who has them keeps them. POST rest/secure/service/directory/updateProfileField (spec §2) */
export const updateProfileField: WriteCall<'updateProfileField', UpdateProfileFieldRequest, UpdateProfileFieldResponse> = {
  id: 'updateProfileField', feature: 'directory', method: 'POST', path: 'rest/secure/service/directory/updateProfileField', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  request: /* @__PURE__ */ z.object({
    profileFieldId: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
    rev: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    values: /* @__PURE__ */ z.object({
      name: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(60), /* @__PURE__ */ z.regex(/* @__PURE__ */ new RegExp('\\S')))),
      choices: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(profileChoiceSchema).check(/* @__PURE__ */ z.maxLength(100))),
      position: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0), /* @__PURE__ */ z.lte(9999))),
    }),
  }),
  response: listProfileFieldsRowSchema,
}

export type ArchiveProfileFieldsRequest = ChangeRequest<ListProfileFieldsRows>

export type ArchiveProfileFieldsResponse = ChangeResponse

/** Hides them and what they say of people, until they are restored. POST rest/secure/service/directory/archiveProfileFields (decided) */
export const archiveProfileFields: Call<'archiveProfileFields', ArchiveProfileFieldsRequest, ArchiveProfileFieldsResponse> = {
  id: 'archiveProfileFields', feature: 'directory', method: 'POST', path: 'rest/secure/service/directory/archiveProfileFields', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type RestoreProfileFieldsRequest = ChangeRequest<ListProfileFieldsRows>

export type RestoreProfileFieldsResponse = ChangeResponse

/** Does one thing with several rows: ProfileField. POST rest/secure/service/directory/restoreProfileFields (decided) */
export const restoreProfileFields: Call<'restoreProfileFields', RestoreProfileFieldsRequest, RestoreProfileFieldsResponse> = {
  id: 'restoreProfileFields', feature: 'directory', method: 'POST', path: 'rest/secure/service/directory/restoreProfileFields', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type ListProfileFieldsInUseRows = WhichRows<never, never>

export type ListProfileFieldsInUseRequest = ListRequest<ListProfileFieldsInUseRows, never>

export type ListProfileFieldsInUseResponse = ListResponse<ListProfileFieldsInUseRow>

/** The profile fields, in their order. POST rest/secure/service/directory/listProfileFieldsInUse (decided) */
export const listProfileFieldsInUse: Call<'listProfileFieldsInUse', ListProfileFieldsInUseRequest, ListProfileFieldsInUseResponse> = {
  id: 'listProfileFieldsInUse', feature: 'directory', method: 'POST', path: 'rest/secure/service/directory/listProfileFieldsInUse', auth: 'bearer', body: 'envelope',
  access: [[30, 0, 0, 31]],
  background: false, idempotent: true, rows: 'customer',
  response: /* @__PURE__ */ listResponse(listProfileFieldsInUseRowSchema),
}
