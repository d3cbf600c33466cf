// Generated from manifest/features/audience.yaml by npm run codegen. Edit the manifest, not this file.

import * as z from 'zod/mini'
import type { Call, WriteCall } from '../call'
import { listResponse, changeResponse, importRequest, importResponse, type WhichRows, type ListRow, type WithOwnFields, type ListRequest, type ListResponse, type ChangeRequest, type ChangeResponse, type ExportRequest, type ImportRequest, type ImportResponse } from '../forms'
import type { File } from './files'
import type { Recording } from './integrations'
import { type Ref, refSchema } from './screens'

/** A person in a customer, as this customer knows them (domain.md E6). (decided) */
export interface ListUsersRow extends CustomerUser, ListRow<'edit' | 'editAccount' | 'editRoles' | 'resend' | 'givePassword' | 'deactivate' | 'reactivate'>, WithOwnFields {}

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
  openFileRequests: /* @__PURE__ */ z.int(),
  owedDeliverables: /* @__PURE__ */ z.int(),
  may: /* @__PURE__ */ z.array(/* @__PURE__ */ z.enum(['edit', 'editAccount', 'editRoles', 'resend', 'givePassword', 'deactivate', 'reactivate'])),
  rev: /* @__PURE__ */ z.int(),
  changed: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
    by: /* @__PURE__ */ z.optional(refSchema),
    at: /* @__PURE__ */ z.string(),
  })),
  extra: /* @__PURE__ */ z.record(/* @__PURE__ */ z.string(), /* @__PURE__ */ z.union([/* @__PURE__ */ z.string(), /* @__PURE__ */ z.number(), /* @__PURE__ */ z.array(/* @__PURE__ */ z.string())])),
})

/** A role that somebody may give. (decided) */
export interface ListRoleChoicesRow extends RoleChoice, ListRow<string> {}

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
  /** File requests that wait for the person. */
  openFileRequests: number
  /** What the person has to deliver. */
  owedDeliverables: number
}

/** A role that somebody may give. (decided) */
export interface RoleChoice {
  roleId: string
  name: string
}

export type ListUsersRows = WhichRows<'search' | 'filters', string>

export type ListUsersRequest = ListRequest<ListUsersRows, 'name' | 'department' | 'lastSignInAt' | 'joinedAt'>

export type ListUsersResponse = ListResponse<ListUsersRow>

/** The people of the customer. POST rest/secure/service/audience/listUsers (decided) */
export const listUsers: Call<'listUsers', ListUsersRequest, ListUsersResponse> = {
  id: 'listUsers', feature: 'audience', method: 'POST', path: 'rest/secure/service/audience/listUsers', auth: 'bearer', body: 'envelope',
  access: [[24, 0, 0, 31]],
  background: false, idempotent: true, rows: 'customer',
  response: /* @__PURE__ */ listResponse(listUsersRowSchema),
}

export type ListRoleChoicesRows = WhichRows<'search', never>

export type ListRoleChoicesRequest = ListRequest<ListRoleChoicesRows, 'name'>

export type ListRoleChoicesResponse = ListResponse<ListRoleChoicesRow>

/** The roles that the person may give. POST rest/secure/service/audience/listRoleChoices (decided) */
export const listRoleChoices: Call<'listRoleChoices', ListRoleChoicesRequest, ListRoleChoicesResponse> = {
  id: 'listRoleChoices', feature: 'audience', method: 'POST', path: 'rest/secure/service/audience/listRoleChoices', auth: 'bearer', body: 'envelope',
  access: [[24, 0, 0, 31]],
  background: false, idempotent: true, rows: 'customer',
  response: /* @__PURE__ */ listResponse(listRoleChoicesRowSchema),
}

export const inviteUserValues = /* @__PURE__ */ z.object({
  name: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(120)),
  email: /* @__PURE__ */ z.email().check(/* @__PURE__ */ z.maxLength(254)),
  title: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(120))),
  department: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(120))),
  location: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(120))),
  roles: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(20)),
  extra: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.record(/* @__PURE__ */ z.string(), /* @__PURE__ */ z.union([/* @__PURE__ */ z.string(), /* @__PURE__ */ z.number(), /* @__PURE__ */ z.array(/* @__PURE__ */ z.string())]))),
})

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
export const inviteUser: WriteCall<'inviteUser', InviteUserRequest, InviteUserResponse> = {
  id: 'inviteUser', feature: 'audience', method: 'POST', path: 'rest/secure/service/audience/inviteUser', auth: 'bearer', body: 'envelope',
  access: [[24, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  request: /* @__PURE__ */ z.object({ values: inviteUserValues }),
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
export const updateUser: WriteCall<'updateUser', UpdateUserRequest, UpdateUserResponse> = {
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

export type SetRolesRequest = ChangeRequest<ListUsersRows> & {
  values: {
    roles: string[]
  }
}

export type SetRolesResponse = ChangeResponse

/** Gives people exactly these roles. POST rest/secure/service/audience/setRoles (decided) */
export const setRoles: Call<'setRoles', SetRolesRequest, SetRolesResponse> = {
  id: 'setRoles', feature: 'audience', method: 'POST', path: 'rest/secure/service/audience/setRoles', auth: 'bearer', body: 'envelope',
  access: [[24, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type ResendInvitationsRequest = ChangeRequest<ListUsersRows>

export type ResendInvitationsResponse = ChangeResponse

/** Writes invited people again; older links stop working. POST rest/secure/service/audience/resendInvitations (decided) */
export const resendInvitations: Call<'resendInvitations', ResendInvitationsRequest, ResendInvitationsResponse> = {
  id: 'resendInvitations', feature: 'audience', method: 'POST', path: 'rest/secure/service/audience/resendInvitations', auth: 'bearer', body: 'envelope',
  access: [[24, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type DeactivateUsersRequest = ChangeRequest<ListUsersRows>

export type DeactivateUsersResponse = ChangeResponse

/** Lets people into this customer no more. POST rest/secure/service/audience/deactivateUsers (decided) */
export const deactivateUsers: Call<'deactivateUsers', DeactivateUsersRequest, DeactivateUsersResponse> = {
  id: 'deactivateUsers', feature: 'audience', method: 'POST', path: 'rest/secure/service/audience/deactivateUsers', auth: 'bearer', body: 'envelope',
  access: [[24, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type ReactivateUsersRequest = ChangeRequest<ListUsersRows>

export type ReactivateUsersResponse = ChangeResponse

/** Lets people in again. POST rest/secure/service/audience/reactivateUsers (decided) */
export const reactivateUsers: Call<'reactivateUsers', ReactivateUsersRequest, ReactivateUsersResponse> = {
  id: 'reactivateUsers', feature: 'audience', method: 'POST', path: 'rest/secure/service/audience/reactivateUsers', auth: 'bearer', body: 'envelope',
  access: [[24, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type ImportUsersRequest = ImportRequest<InviteUserRequest['values']>

export type ImportUsersResponse = ImportResponse

/** Invites the people of a table, and changes those who are there. POST rest/secure/service/audience/importUsers (spec §6) */
export const importUsers: WriteCall<'importUsers', ImportUsersRequest, ImportUsersResponse> = {
  id: 'importUsers', feature: 'audience', method: 'POST', path: 'rest/secure/service/audience/importUsers', auth: 'bearer', body: 'envelope',
  access: [[24, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer', bodyLimit: { bytes: 2000000, keys: 22000 },
  request: /* @__PURE__ */ importRequest(inviteUserValues),
  response: importResponse,
}

export type ExportUsersRequest = ExportRequest<ListUsersRows, 'name' | 'department' | 'lastSignInAt' | 'joinedAt', string>

export type ExportUsersResponse = string

/** The people of the customer as a table, with what it wants to know of them. POST rest/secure/service/audience/exportUsers (decided) */
export const exportUsers: Call<'exportUsers', ExportUsersRequest, ExportUsersResponse> = {
  id: 'exportUsers', feature: 'audience', method: 'POST', path: 'rest/secure/service/audience/exportUsers', auth: 'bearer', body: 'csv',
  access: [[24, 0, 0, 31]],
  background: false, idempotent: true, rows: 'customer', transaction: 'own',
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
  response: /* @__PURE__ */ z.object({
    password: /* @__PURE__ */ z.string(),
    expiresAt: /* @__PURE__ */ z.string(),
  }),
}
