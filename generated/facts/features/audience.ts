// Generated from manifest/features/audience.yaml by npm run codegen. Edit the manifest, not this file.

import * as z from 'zod/mini'
import type { Call } from '../call'
import { refSchema, type Ref } from './screens'

/** A person in a customer, as this customer knows them (domain.md E6). (decided) */
export interface ListUsersRow {
  userId: string
  name: string
  email: string
  pictureUrl?: string
  title?: string
  department?: string
  location?: string
  roles: Ref[]
  state: 'invited' | 'active' | 'inactive' | 'locked'
  /** Until then the link of the invitation opens it. */
  invitedUntil?: string
  /** The last time into this customer. */
  lastSignInAt?: string
  joinedAt: string
  /** Recording tasks that wait for the person. */
  openTasks: number
  may: ('edit' | 'editAccount' | 'editRoles' | 'resend' | 'givePassword' | 'deactivate' | 'reactivate')[]
  rev: number
  changed?: {
    by?: Ref
    at: string
  }
  extra: Record<string, string | number | string[]>
}

export const listUsersRowSchema = /* @__PURE__ */ z.object({
  userId: /* @__PURE__ */ z.string(),
  name: /* @__PURE__ */ z.string(),
  email: /* @__PURE__ */ z.string(),
  pictureUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  title: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  department: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  location: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  roles: /* @__PURE__ */ z.array(refSchema),
  state: /* @__PURE__ */ z.enum(['invited', 'active', 'inactive', 'locked']),
  invitedUntil: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  lastSignInAt: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  joinedAt: /* @__PURE__ */ z.string(),
  openTasks: /* @__PURE__ */ z.int(),
  may: /* @__PURE__ */ z.array(/* @__PURE__ */ z.enum(['edit', 'editAccount', 'editRoles', 'resend', 'givePassword', 'deactivate', 'reactivate'])),
  rev: /* @__PURE__ */ z.int(),
  changed: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
    by: /* @__PURE__ */ z.optional(refSchema),
    at: /* @__PURE__ */ z.string(),
  })),
  extra: /* @__PURE__ */ z.record(/* @__PURE__ */ z.string(), /* @__PURE__ */ z.union([/* @__PURE__ */ z.string(), /* @__PURE__ */ z.number(), /* @__PURE__ */ z.array(/* @__PURE__ */ z.string())])),
})

/** A role that somebody may give. (decided) */
export interface ListRoleChoicesRow {
  roleId: string
  name: string
  may: string[]
  rev: number
  changed?: {
    by?: Ref
    at: string
  }
}

export const listRoleChoicesRowSchema = /* @__PURE__ */ z.object({
  roleId: /* @__PURE__ */ z.string(),
  name: /* @__PURE__ */ z.string(),
  may: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string()),
  rev: /* @__PURE__ */ z.int(),
  changed: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
    by: /* @__PURE__ */ z.optional(refSchema),
    at: /* @__PURE__ */ z.string(),
  })),
})

/** A person in a customer, as this customer knows them (domain.md E6). (decided) */
export interface CustomerUser {
  userId: string
  name: string
  email: string
  pictureUrl?: string
  title?: string
  department?: string
  location?: string
  roles: Ref[]
  state: 'invited' | 'active' | 'inactive' | 'locked'
  /** Until then the link of the invitation opens it. */
  invitedUntil?: string
  /** The last time into this customer. */
  lastSignInAt?: string
  joinedAt: string
  /** Recording tasks that wait for the person. */
  openTasks: number
}

export const customerUserSchema = /* @__PURE__ */ z.object({
  userId: /* @__PURE__ */ z.string(),
  name: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(120)),
  email: /* @__PURE__ */ z.email().check(/* @__PURE__ */ z.maxLength(254)),
  pictureUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
  title: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(120))),
  department: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(120))),
  location: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(120))),
  roles: /* @__PURE__ */ z.array(refSchema).check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(20)),
  state: /* @__PURE__ */ z.enum(['invited', 'active', 'inactive', 'locked']),
  invitedUntil: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  lastSignInAt: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  joinedAt: /* @__PURE__ */ z.string(),
  openTasks: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
})

/** A role that somebody may give. (decided) */
export interface RoleChoice {
  roleId: string
  name: string
}

export const roleChoiceSchema = /* @__PURE__ */ z.object({
  roleId: /* @__PURE__ */ z.string(),
  name: /* @__PURE__ */ z.string(),
})

export type ListUsersRequest = {
  search?: string
  filters?: {
    field: string
    op: 'is' | 'has' | 'from' | 'to' | 'none'
    value?: string
  }[]
  sort?: {
    field: 'name' | 'department' | 'lastSignInAt' | 'joinedAt'
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

export type ListUsersResponse = {
  rows: ListUsersRow[]
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

/** The people of the customer. POST rest/secure/service/audience/listUsers (decided) */
export const listUsers: Call<'listUsers', ListUsersRequest, ListUsersResponse> = {
  id: 'listUsers', feature: 'audience', method: 'POST', path: 'rest/secure/service/audience/listUsers', auth: 'bearer', body: 'envelope',
  access: [[24, 0, 0, 31]],
  background: false, idempotent: true, rows: 'customer',
  request: /* @__PURE__ */ z.object({
    search: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
    filters: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
      field: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(80), /* @__PURE__ */ z.regex(/* @__PURE__ */ new RegExp('^(roles|department|location|state|lastSignInAt|joinedAt|extra\\.[A-Za-z0-9_-]{1,64})$'))),
      op: /* @__PURE__ */ z.enum(['is', 'has', 'from', 'to', 'none']),
      value: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
    })).check(/* @__PURE__ */ z.maxLength(40))),
    sort: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
      field: /* @__PURE__ */ z.enum(['name', 'department', 'lastSignInAt', 'joinedAt']),
      desc: /* @__PURE__ */ z.boolean(),
    })),
    after: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(4000))),
    limit: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1), /* @__PURE__ */ z.lte(200))),
    ids: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200))),
    values: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(80), /* @__PURE__ */ z.regex(/* @__PURE__ */ new RegExp('^(roles|department|location|state|lastSignInAt|joinedAt|extra\\.[A-Za-z0-9_-]{1,64})$')))),
    counts: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
      id: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
      filters: /* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
        field: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(80), /* @__PURE__ */ z.regex(/* @__PURE__ */ new RegExp('^(roles|department|location|state|lastSignInAt|joinedAt|extra\\.[A-Za-z0-9_-]{1,64})$'))),
        op: /* @__PURE__ */ z.enum(['is', 'has', 'from', 'to', 'none']),
        value: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
      })).check(/* @__PURE__ */ z.maxLength(40)),
    })).check(/* @__PURE__ */ z.maxLength(12))),
    exact: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
  }),
  response: /* @__PURE__ */ z.object({
    rows: /* @__PURE__ */ z.array(listUsersRowSchema),
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

export type ListRoleChoicesRequest = {
  search?: string
  sort?: {
    field: 'name'
    desc: boolean
  }
  after?: string
  limit?: number
  ids?: string[]
  exact?: boolean
}

export type ListRoleChoicesResponse = {
  rows: ListRoleChoicesRow[]
  next?: string
  total?: number
  isFloor?: boolean
}

/** The roles that the person may give. POST rest/secure/service/audience/listRoleChoices (decided) */
export const listRoleChoices: Call<'listRoleChoices', ListRoleChoicesRequest, ListRoleChoicesResponse> = {
  id: 'listRoleChoices', feature: 'audience', method: 'POST', path: 'rest/secure/service/audience/listRoleChoices', auth: 'bearer', body: 'envelope',
  access: [[24, 0, 0, 31]],
  background: false, idempotent: true, rows: 'customer',
  request: /* @__PURE__ */ z.object({
    search: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
    sort: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
      field: /* @__PURE__ */ z.enum(['name']),
      desc: /* @__PURE__ */ z.boolean(),
    })),
    after: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(4000))),
    limit: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1), /* @__PURE__ */ z.lte(200))),
    ids: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200))),
    exact: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
  }),
  response: /* @__PURE__ */ z.object({
    rows: /* @__PURE__ */ z.array(listRoleChoicesRowSchema),
    next: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
    total: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0))),
    isFloor: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
  }),
}

export type InviteUserRequest = {
  values: {
    name: string
    email: string
    title?: string
    department?: string
    location?: string
    roles: string[]
    extra?: Record<string, string | number | string[]>
  }
}

export type InviteUserResponse = ListUsersRow

/** Adds somebody to the customer and writes them. POST rest/secure/service/audience/inviteUser (decided) */
export const inviteUser: Call<'inviteUser', InviteUserRequest, InviteUserResponse> = {
  id: 'inviteUser', feature: 'audience', method: 'POST', path: 'rest/secure/service/audience/inviteUser', auth: 'bearer', body: 'envelope',
  access: [[24, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  request: /* @__PURE__ */ z.object({
    values: /* @__PURE__ */ z.object({
      name: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(120)),
      email: /* @__PURE__ */ z.email().check(/* @__PURE__ */ z.maxLength(254)),
      title: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(120))),
      department: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(120))),
      location: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(120))),
      roles: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(20)),
      extra: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.record(/* @__PURE__ */ z.string(), /* @__PURE__ */ z.union([/* @__PURE__ */ z.string(), /* @__PURE__ */ z.number(), /* @__PURE__ */ z.array(/* @__PURE__ */ z.string())]))),
    }),
  }),
  response: listUsersRowSchema,
}

export type GetSeatsRequest = Record<string, never>

export type GetSeatsResponse = {
  free: number
  whole: number
}

/** How many people the customer may have, and how many more. POST rest/secure/service/audience/getSeats (decided) */
export const getSeats: Call<'getSeats', GetSeatsRequest, GetSeatsResponse> = {
  id: 'getSeats', feature: 'audience', method: 'POST', path: 'rest/secure/service/audience/getSeats', auth: 'bearer', body: 'envelope',
  access: [[24, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  request: /* @__PURE__ */ z.object({}),
  response: /* @__PURE__ */ z.object({
    free: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    whole: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  }),
}

export type UpdateUserRequest = {
  userId: string
  rev: number
  values: {
    name?: string
    email?: string
    pictureUrl?: string | null
    title?: string | null
    department?: string | null
    location?: string | null
    roles?: string[]
    extra?: Record<string, string | number | string[] | null>
  }
}

export type UpdateUserResponse = ListUsersRow

/** Changes what the customer says of somebody, and their account where they belong to no other. POST rest/secure/service/audience/updateUser (decided) */
export const updateUser: Call<'updateUser', UpdateUserRequest, UpdateUserResponse> = {
  id: 'updateUser', feature: 'audience', method: 'POST', path: 'rest/secure/service/audience/updateUser', auth: 'bearer', body: 'envelope',
  access: [[24, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  request: /* @__PURE__ */ z.object({
    userId: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
    rev: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    values: /* @__PURE__ */ z.object({
      name: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(120))),
      email: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.email().check(/* @__PURE__ */ z.maxLength(254))),
      pictureUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200)))),
      title: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(120)))),
      department: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(120)))),
      location: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(120)))),
      roles: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(20))),
      extra: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.record(/* @__PURE__ */ z.string(), /* @__PURE__ */ z.nullable(/* @__PURE__ */ z.union([/* @__PURE__ */ z.string(), /* @__PURE__ */ z.number(), /* @__PURE__ */ z.array(/* @__PURE__ */ z.string())])))),
    }),
  }),
  response: listUsersRowSchema,
}

export type SetRolesRequest = {
  selection: {
    ids: string[]
  } | {
    all: {
      search?: string
      filters?: {
        field: string
        op: 'is' | 'has' | 'from' | 'to' | 'none'
        value?: string
      }[]
    }
    except: string[]
    expected: number
  }
  values: {
    roles: string[]
  }
}

export type SetRolesResponse = {
  changed: string[]
  refused: {
    id: string
    code: string
    params?: Record<string, string>
  }[]
}

/** Gives people exactly these roles. POST rest/secure/service/audience/setRoles (decided) */
export const setRoles: Call<'setRoles', SetRolesRequest, SetRolesResponse> = {
  id: 'setRoles', feature: 'audience', method: 'POST', path: 'rest/secure/service/audience/setRoles', auth: 'bearer', body: 'envelope',
  access: [[24, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  request: /* @__PURE__ */ z.object({
    selection: /* @__PURE__ */ z.union([/* @__PURE__ */ z.object({
      ids: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200)),
    }), /* @__PURE__ */ z.object({
      all: /* @__PURE__ */ z.object({
        search: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
        filters: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
          field: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(80), /* @__PURE__ */ z.regex(/* @__PURE__ */ new RegExp('^(roles|department|location|state|lastSignInAt|joinedAt|extra\\.[A-Za-z0-9_-]{1,64})$'))),
          op: /* @__PURE__ */ z.enum(['is', 'has', 'from', 'to', 'none']),
          value: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
        })).check(/* @__PURE__ */ z.maxLength(40))),
      }),
      except: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200)),
      expected: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    })]),
    values: /* @__PURE__ */ z.object({
      roles: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(20)),
    }),
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

export type ResendInvitationsRequest = {
  selection: {
    ids: string[]
  } | {
    all: {
      search?: string
      filters?: {
        field: string
        op: 'is' | 'has' | 'from' | 'to' | 'none'
        value?: string
      }[]
    }
    except: string[]
    expected: number
  }
}

export type ResendInvitationsResponse = {
  changed: string[]
  refused: {
    id: string
    code: string
    params?: Record<string, string>
  }[]
}

/** Writes invited people again; older links stop working. POST rest/secure/service/audience/resendInvitations (decided) */
export const resendInvitations: Call<'resendInvitations', ResendInvitationsRequest, ResendInvitationsResponse> = {
  id: 'resendInvitations', feature: 'audience', method: 'POST', path: 'rest/secure/service/audience/resendInvitations', auth: 'bearer', body: 'envelope',
  access: [[24, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  request: /* @__PURE__ */ z.object({
    selection: /* @__PURE__ */ z.union([/* @__PURE__ */ z.object({
      ids: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200)),
    }), /* @__PURE__ */ z.object({
      all: /* @__PURE__ */ z.object({
        search: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
        filters: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
          field: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(80), /* @__PURE__ */ z.regex(/* @__PURE__ */ new RegExp('^(roles|department|location|state|lastSignInAt|joinedAt|extra\\.[A-Za-z0-9_-]{1,64})$'))),
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

export type DeactivateUsersRequest = {
  selection: {
    ids: string[]
  } | {
    all: {
      search?: string
      filters?: {
        field: string
        op: 'is' | 'has' | 'from' | 'to' | 'none'
        value?: string
      }[]
    }
    except: string[]
    expected: number
  }
}

export type DeactivateUsersResponse = {
  changed: string[]
  refused: {
    id: string
    code: string
    params?: Record<string, string>
  }[]
}

/** Lets people into this customer no more. POST rest/secure/service/audience/deactivateUsers (decided) */
export const deactivateUsers: Call<'deactivateUsers', DeactivateUsersRequest, DeactivateUsersResponse> = {
  id: 'deactivateUsers', feature: 'audience', method: 'POST', path: 'rest/secure/service/audience/deactivateUsers', auth: 'bearer', body: 'envelope',
  access: [[24, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  request: /* @__PURE__ */ z.object({
    selection: /* @__PURE__ */ z.union([/* @__PURE__ */ z.object({
      ids: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200)),
    }), /* @__PURE__ */ z.object({
      all: /* @__PURE__ */ z.object({
        search: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
        filters: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
          field: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(80), /* @__PURE__ */ z.regex(/* @__PURE__ */ new RegExp('^(roles|department|location|state|lastSignInAt|joinedAt|extra\\.[A-Za-z0-9_-]{1,64})$'))),
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

export type ReactivateUsersRequest = {
  selection: {
    ids: string[]
  } | {
    all: {
      search?: string
      filters?: {
        field: string
        op: 'is' | 'has' | 'from' | 'to' | 'none'
        value?: string
      }[]
    }
    except: string[]
    expected: number
  }
}

export type ReactivateUsersResponse = {
  changed: string[]
  refused: {
    id: string
    code: string
    params?: Record<string, string>
  }[]
}

/** Lets people in again. POST rest/secure/service/audience/reactivateUsers (decided) */
export const reactivateUsers: Call<'reactivateUsers', ReactivateUsersRequest, ReactivateUsersResponse> = {
  id: 'reactivateUsers', feature: 'audience', method: 'POST', path: 'rest/secure/service/audience/reactivateUsers', auth: 'bearer', body: 'envelope',
  access: [[24, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  request: /* @__PURE__ */ z.object({
    selection: /* @__PURE__ */ z.union([/* @__PURE__ */ z.object({
      ids: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200)),
    }), /* @__PURE__ */ z.object({
      all: /* @__PURE__ */ z.object({
        search: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
        filters: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
          field: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(80), /* @__PURE__ */ z.regex(/* @__PURE__ */ new RegExp('^(roles|department|location|state|lastSignInAt|joinedAt|extra\\.[A-Za-z0-9_-]{1,64})$'))),
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

export type ImportUsersRequest = {
  importId: string
  dryRun: boolean
  mode: 'fill' | 'overwrite' | 'skip'
  isQuiet?: boolean
  rows: {
    name: string
    email: string
    title?: string
    department?: string
    location?: string
    roles: string[]
    extra?: Record<string, string | number | string[]>
  }[]
}

export type ImportUsersResponse = {
  rows: {
    verdict: 'new' | 'changed' | 'same' | 'skipped' | 'refused'
    id?: string
    faults: {
      field: string
      code: string
    }[]
  }[]
  places?: {
    free: number
    whole: number
  }
  invites?: boolean
}

/** Invites the people of a table, and changes those who are there. POST rest/secure/service/audience/importUsers (spec §6) */
export const importUsers: Call<'importUsers', ImportUsersRequest, ImportUsersResponse> = {
  id: 'importUsers', feature: 'audience', method: 'POST', path: 'rest/secure/service/audience/importUsers', auth: 'bearer', body: 'envelope',
  access: [[24, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer', bodyLimit: { bytes: 2000000, keys: 22000 },
  request: /* @__PURE__ */ z.object({
    importId: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
    dryRun: /* @__PURE__ */ z.boolean(),
    mode: /* @__PURE__ */ z.enum(['fill', 'overwrite', 'skip']),
    isQuiet: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
    rows: /* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
      name: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(120)),
      email: /* @__PURE__ */ z.email().check(/* @__PURE__ */ z.maxLength(254)),
      title: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(120))),
      department: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(120))),
      location: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(120))),
      roles: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(20)),
      extra: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.record(/* @__PURE__ */ z.string(), /* @__PURE__ */ z.union([/* @__PURE__ */ z.string(), /* @__PURE__ */ z.number(), /* @__PURE__ */ z.array(/* @__PURE__ */ z.string())]))),
    })).check(/* @__PURE__ */ z.maxLength(500)),
  }),
  response: /* @__PURE__ */ z.object({
    rows: /* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
      verdict: /* @__PURE__ */ z.enum(['new', 'changed', 'same', 'skipped', 'refused']),
      id: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
      faults: /* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
        field: /* @__PURE__ */ z.string(),
        code: /* @__PURE__ */ z.string(),
      })),
    })),
    places: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
      free: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
      whole: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    })),
    invites: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
  }),
}

export type ExportUsersRequest = {
  search?: string
  filters?: {
    field: string
    op: 'is' | 'has' | 'from' | 'to' | 'none'
    value?: string
  }[]
  sort?: {
    field: 'name' | 'department' | 'lastSignInAt' | 'joinedAt'
    desc: boolean
  }
  ids?: string[]
  columns: string[]
}

export type ExportUsersResponse = string

/** The people of the customer as a table, with what it wants to know of them. POST rest/secure/service/audience/exportUsers (decided) */
export const exportUsers: Call<'exportUsers', ExportUsersRequest, ExportUsersResponse> = {
  id: 'exportUsers', feature: 'audience', method: 'POST', path: 'rest/secure/service/audience/exportUsers', auth: 'bearer', body: 'csv',
  access: [[24, 0, 0, 31]],
  background: false, idempotent: true, rows: 'customer', transaction: 'own',
  request: /* @__PURE__ */ z.object({
    search: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
    filters: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
      field: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(80), /* @__PURE__ */ z.regex(/* @__PURE__ */ new RegExp('^(roles|department|location|state|lastSignInAt|joinedAt|extra\\.[A-Za-z0-9_-]{1,64})$'))),
      op: /* @__PURE__ */ z.enum(['is', 'has', 'from', 'to', 'none']),
      value: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
    })).check(/* @__PURE__ */ z.maxLength(40))),
    sort: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
      field: /* @__PURE__ */ z.enum(['name', 'department', 'lastSignInAt', 'joinedAt']),
      desc: /* @__PURE__ */ z.boolean(),
    })),
    ids: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200))),
    columns: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(80), /* @__PURE__ */ z.regex(/* @__PURE__ */ new RegExp('^(name|email|pictureUrl|title|department|location|roles|state|invitedUntil|lastSignInAt|joinedAt|openTasks|extra\\.[A-Za-z0-9_-]{1,64})$')))).check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(200)),
  }),
  response: /* @__PURE__ */ z.string(),
}

export type GiveTemporaryPasswordRequest = {
  userId: string
}

export type GiveTemporaryPasswordResponse = {
  password: string
  expiresAt: string
}

/** Gives somebody a password that opens one session; it is shown this once. POST rest/secure/service/audience/giveTemporaryPassword (decided) */
export const giveTemporaryPassword: Call<'giveTemporaryPassword', GiveTemporaryPasswordRequest, GiveTemporaryPasswordResponse> = {
  id: 'giveTemporaryPassword', feature: 'audience', method: 'POST', path: 'rest/secure/service/audience/giveTemporaryPassword', auth: 'bearer', body: 'envelope',
  access: [[24, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer', transaction: 'own',
  request: /* @__PURE__ */ z.object({
    userId: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
  }),
  response: /* @__PURE__ */ z.object({
    password: /* @__PURE__ */ z.string(),
    expiresAt: /* @__PURE__ */ z.string(),
  }),
}
