// Generated from manifest/features/directory.yaml by npm run codegen. Edit the manifest, not this file.

import * as z from 'zod/mini'
import type { Call } from '../call'
import { refSchema, type Ref } from './screens'

/** Somebody of the organization, as all others of it know them. (decided) */
export interface ListPeopleRow {
  userId: string
  name: string
  pictureUrl?: string
  title?: string
  department?: string
  location?: string
  may: string[]
  rev: number
  changed?: {
    by?: Ref
    at: string
  }
  extra: Record<string, string | number | string[]>
}

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
export interface ListProfileFieldsRow {
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
  may: ('edit' | 'archive' | 'restore')[]
  rev: number
  changed?: {
    by?: Ref
    at: string
  }
}

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
export interface ListProfileFieldsInUseRow {
  profileFieldId: string
  name: string
  kind: 'text' | 'longText' | 'number' | 'date' | 'select' | 'multi'
  choices: string[]
  may: string[]
  rev: number
  changed?: {
    by?: Ref
    at: string
  }
}

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

export const profileFieldSchema = /* @__PURE__ */ z.object({
  profileFieldId: /* @__PURE__ */ z.string(),
  name: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(60), /* @__PURE__ */ z.regex(/* @__PURE__ */ new RegExp('\\S'))),
  kind: /* @__PURE__ */ z.enum(['text', 'longText', 'number', 'date', 'select', 'multi']),
  choices: /* @__PURE__ */ z.array(profileChoiceSchema).check(/* @__PURE__ */ z.maxLength(100)),
  position: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0), /* @__PURE__ */ z.lte(9999)),
  people: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  state: /* @__PURE__ */ z.enum(['inUse', 'archived']),
  createdAt: /* @__PURE__ */ z.string(),
})

/** Somebody of the organization, as all others of it know them. (spec §1) */
export interface Person {
  userId: string
  name: string
  pictureUrl?: string
  title?: string
  department?: string
  location?: string
}

export const personSchema = /* @__PURE__ */ z.object({
  userId: /* @__PURE__ */ z.string(),
  name: /* @__PURE__ */ z.string(),
  pictureUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  title: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  department: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  location: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
})

/** A profile field as those need it who look at people or edit them. (decided) */
export interface ProfileFieldInUse {
  profileFieldId: string
  name: string
  kind: 'text' | 'longText' | 'number' | 'date' | 'select' | 'multi'
  choices: string[]
}

export const profileFieldInUseSchema = /* @__PURE__ */ z.object({
  profileFieldId: /* @__PURE__ */ z.string(),
  name: /* @__PURE__ */ z.string(),
  kind: /* @__PURE__ */ z.enum(['text', 'longText', 'number', 'date', 'select', 'multi']),
  choices: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string()),
})

export type ListPeopleRequest = {
  search?: string
  filters?: {
    field: string
    op: 'is' | 'has' | 'from' | 'to' | 'none'
    value?: string
  }[]
  sort?: {
    field: 'name' | 'title' | 'department' | 'location'
    desc: boolean
  }
  after?: string
  limit?: number
  ids?: string[]
  values?: string
  counts?: {
    id: string
    filters: {
      field: string
      op: 'is' | 'has' | 'from' | 'to' | 'none'
      value?: string
    }[]
  }[]
  exact?: boolean
}

export type ListPeopleResponse = {
  rows: ListPeopleRow[]
  next?: string
  total?: number
  isFloor?: boolean
  counts?: {
    id: string
    count: number
    isFloor: boolean
  }[]
  values?: {
    value: string
    name?: string
    count: number
  }[]
}

/** The people of the customer who can sign in, without what is only for those who manage them. POST rest/secure/service/directory/listPeople (spec §6) */
export const listPeople: Call<'listPeople', ListPeopleRequest, ListPeopleResponse> = {
  id: 'listPeople', feature: 'directory', method: 'POST', path: 'rest/secure/service/directory/listPeople', auth: 'bearer', body: 'envelope',
  access: [[30, 0, 0, 31]],
  background: false, idempotent: true, rows: 'customer',
  request: /* @__PURE__ */ z.object({
    search: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
    filters: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
      field: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(80), /* @__PURE__ */ z.regex(/* @__PURE__ */ new RegExp('^(department|location|title|extra\\.[A-Za-z0-9_-]{1,64})$'))),
      op: /* @__PURE__ */ z.enum(['is', 'has', 'from', 'to', 'none']),
      value: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
    })).check(/* @__PURE__ */ z.maxLength(40))),
    sort: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
      field: /* @__PURE__ */ z.enum(['name', 'title', 'department', 'location']),
      desc: /* @__PURE__ */ z.boolean(),
    })),
    after: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(4000))),
    limit: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1), /* @__PURE__ */ z.lte(200))),
    ids: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200))),
    values: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(80), /* @__PURE__ */ z.regex(/* @__PURE__ */ new RegExp('^(department|location|title|extra\\.[A-Za-z0-9_-]{1,64})$')))),
    counts: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
      id: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
      filters: /* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
        field: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(80), /* @__PURE__ */ z.regex(/* @__PURE__ */ new RegExp('^(department|location|title|extra\\.[A-Za-z0-9_-]{1,64})$'))),
        op: /* @__PURE__ */ z.enum(['is', 'has', 'from', 'to', 'none']),
        value: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
      })).check(/* @__PURE__ */ z.maxLength(40)),
    })).check(/* @__PURE__ */ z.maxLength(12))),
    exact: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
  }),
  response: /* @__PURE__ */ z.object({
    rows: /* @__PURE__ */ z.array(listPeopleRowSchema),
    next: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
    total: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0))),
    isFloor: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
    counts: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
      id: /* @__PURE__ */ z.string(),
      count: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
      isFloor: /* @__PURE__ */ z.boolean(),
    }))),
    values: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
      value: /* @__PURE__ */ z.string(),
      name: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
      count: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    }))),
  }),
}

export type ListProfileFieldsRequest = {
  search?: string
  filters?: {
    field: 'kind' | 'state'
    op: 'is' | 'has' | 'from' | 'to' | 'none'
    value?: string
  }[]
  sort?: {
    field: 'position' | 'name' | 'people'
    desc: boolean
  }
  after?: string
  limit?: number
  ids?: string[]
  values?: 'kind' | 'state'
  counts?: {
    id: string
    filters: {
      field: 'kind' | 'state'
      op: 'is' | 'has' | 'from' | 'to' | 'none'
      value?: string
    }[]
  }[]
  exact?: boolean
}

export type ListProfileFieldsResponse = {
  rows: ListProfileFieldsRow[]
  next?: string
  total?: number
  isFloor?: boolean
  counts?: {
    id: string
    count: number
    isFloor: boolean
  }[]
  values?: {
    value: string
    name?: string
    count: number
  }[]
}

/** The customer's profile fields, also those that are archived. POST rest/secure/service/directory/listProfileFields (spec §2) */
export const listProfileFields: Call<'listProfileFields', ListProfileFieldsRequest, ListProfileFieldsResponse> = {
  id: 'listProfileFields', feature: 'directory', method: 'POST', path: 'rest/secure/service/directory/listProfileFields', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: true, rows: 'customer',
  request: /* @__PURE__ */ z.object({
    search: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
    filters: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
      field: /* @__PURE__ */ z.enum(['kind', 'state']),
      op: /* @__PURE__ */ z.enum(['is', 'has', 'from', 'to', 'none']),
      value: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
    })).check(/* @__PURE__ */ z.maxLength(40))),
    sort: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
      field: /* @__PURE__ */ z.enum(['position', 'name', 'people']),
      desc: /* @__PURE__ */ z.boolean(),
    })),
    after: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(4000))),
    limit: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1), /* @__PURE__ */ z.lte(200))),
    ids: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200))),
    values: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['kind', 'state'])),
    counts: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
      id: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
      filters: /* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
        field: /* @__PURE__ */ z.enum(['kind', 'state']),
        op: /* @__PURE__ */ z.enum(['is', 'has', 'from', 'to', 'none']),
        value: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
      })).check(/* @__PURE__ */ z.maxLength(40)),
    })).check(/* @__PURE__ */ z.maxLength(12))),
    exact: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
  }),
  response: /* @__PURE__ */ z.object({
    rows: /* @__PURE__ */ z.array(listProfileFieldsRowSchema),
    next: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
    total: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0))),
    isFloor: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
    counts: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
      id: /* @__PURE__ */ z.string(),
      count: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
      isFloor: /* @__PURE__ */ z.boolean(),
    }))),
    values: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
      value: /* @__PURE__ */ z.string(),
      name: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
      count: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    }))),
  }),
}

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
export const addProfileField: Call<'addProfileField', AddProfileFieldRequest, AddProfileFieldResponse> = {
  id: 'addProfileField', feature: 'directory', method: 'POST', path: 'rest/secure/service/directory/addProfileField', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  request: /* @__PURE__ */ z.object({
    values: /* @__PURE__ */ z.object({
      name: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(60), /* @__PURE__ */ z.regex(/* @__PURE__ */ new RegExp('\\S'))),
      kind: /* @__PURE__ */ z.enum(['text', 'longText', 'number', 'date', 'select', 'multi']),
      choices: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(profileChoiceSchema).check(/* @__PURE__ */ z.maxLength(100))),
      position: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0), /* @__PURE__ */ z.lte(9999))),
    }),
  }),
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
export const updateProfileField: Call<'updateProfileField', UpdateProfileFieldRequest, UpdateProfileFieldResponse> = {
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

export type ArchiveProfileFieldsRequest = {
  selection: {
    ids: string[]
  } | {
    all: {
      search?: string
      filters?: {
        field: 'kind' | 'state'
        op: 'is' | 'has' | 'from' | 'to' | 'none'
        value?: string
      }[]
    }
    except: string[]
    expected: number
  }
}

export type ArchiveProfileFieldsResponse = {
  changed: string[]
  refused: {
    id: string
    code: string
    params?: Record<string, string>
  }[]
}

/** Hides them and what they say of people, until they are restored. POST rest/secure/service/directory/archiveProfileFields (decided) */
export const archiveProfileFields: Call<'archiveProfileFields', ArchiveProfileFieldsRequest, ArchiveProfileFieldsResponse> = {
  id: 'archiveProfileFields', feature: 'directory', method: 'POST', path: 'rest/secure/service/directory/archiveProfileFields', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  request: /* @__PURE__ */ z.object({
    selection: /* @__PURE__ */ z.union([/* @__PURE__ */ z.object({
      ids: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200)),
    }), /* @__PURE__ */ z.object({
      all: /* @__PURE__ */ z.object({
        search: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
        filters: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
          field: /* @__PURE__ */ z.enum(['kind', 'state']),
          op: /* @__PURE__ */ z.enum(['is', 'has', 'from', 'to', 'none']),
          value: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
        })).check(/* @__PURE__ */ z.maxLength(40))),
      }),
      except: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200)),
      expected: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    })]),
  }),
  response: /* @__PURE__ */ z.object({
    changed: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string()),
    refused: /* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
      id: /* @__PURE__ */ z.string(),
      code: /* @__PURE__ */ z.string(),
      params: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.record(/* @__PURE__ */ z.string(), /* @__PURE__ */ z.string())),
    })),
  }),
}

export type RestoreProfileFieldsRequest = {
  selection: {
    ids: string[]
  } | {
    all: {
      search?: string
      filters?: {
        field: 'kind' | 'state'
        op: 'is' | 'has' | 'from' | 'to' | 'none'
        value?: string
      }[]
    }
    except: string[]
    expected: number
  }
}

export type RestoreProfileFieldsResponse = {
  changed: string[]
  refused: {
    id: string
    code: string
    params?: Record<string, string>
  }[]
}

/** Does one thing with several rows: ProfileField. POST rest/secure/service/directory/restoreProfileFields (decided) */
export const restoreProfileFields: Call<'restoreProfileFields', RestoreProfileFieldsRequest, RestoreProfileFieldsResponse> = {
  id: 'restoreProfileFields', feature: 'directory', method: 'POST', path: 'rest/secure/service/directory/restoreProfileFields', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  request: /* @__PURE__ */ z.object({
    selection: /* @__PURE__ */ z.union([/* @__PURE__ */ z.object({
      ids: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200)),
    }), /* @__PURE__ */ z.object({
      all: /* @__PURE__ */ z.object({
        search: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
        filters: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
          field: /* @__PURE__ */ z.enum(['kind', 'state']),
          op: /* @__PURE__ */ z.enum(['is', 'has', 'from', 'to', 'none']),
          value: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
        })).check(/* @__PURE__ */ z.maxLength(40))),
      }),
      except: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200)),
      expected: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    })]),
  }),
  response: /* @__PURE__ */ z.object({
    changed: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string()),
    refused: /* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
      id: /* @__PURE__ */ z.string(),
      code: /* @__PURE__ */ z.string(),
      params: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.record(/* @__PURE__ */ z.string(), /* @__PURE__ */ z.string())),
    })),
  }),
}

export type ListProfileFieldsInUseRequest = {
  after?: string
  limit?: number
  ids?: string[]
  exact?: boolean
}

export type ListProfileFieldsInUseResponse = {
  rows: ListProfileFieldsInUseRow[]
  next?: string
  total?: number
  isFloor?: boolean
}

/** The profile fields, in their order. POST rest/secure/service/directory/listProfileFieldsInUse (decided) */
export const listProfileFieldsInUse: Call<'listProfileFieldsInUse', ListProfileFieldsInUseRequest, ListProfileFieldsInUseResponse> = {
  id: 'listProfileFieldsInUse', feature: 'directory', method: 'POST', path: 'rest/secure/service/directory/listProfileFieldsInUse', auth: 'bearer', body: 'envelope',
  access: [[30, 0, 0, 31]],
  background: false, idempotent: true, rows: 'customer',
  request: /* @__PURE__ */ z.object({
    after: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(4000))),
    limit: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1), /* @__PURE__ */ z.lte(200))),
    ids: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200))),
    exact: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
  }),
  response: /* @__PURE__ */ z.object({
    rows: /* @__PURE__ */ z.array(listProfileFieldsInUseRowSchema),
    next: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
    total: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0))),
    isFloor: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
  }),
}
