// Generated from manifest/features/own-roles.yaml by npm run codegen. Edit the manifest, not this file.

import * as z from 'zod/mini'
import type { Call, WriteCall } from '../call'
import { listResponse, changeResponse, type WhichRows, type ListRow, type ListRequest, type ListResponse, type ChangeRequest, type ChangeResponse } from '../forms'
import { type Ref, refSchema } from './screens'

/** A role of the manifest, or one that the customer made of it. (decided) */
export interface ListCustomerRolesRow extends CustomerRole, ListRow<'edit' | 'delete'> {}

export const listCustomerRolesRowSchema = /* @__PURE__ */ z.object({
  roleId: /* @__PURE__ */ z.string(),
  name: /* @__PURE__ */ z.string(),
  description: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  kind: /* @__PURE__ */ z.enum(['fixed', 'own']),
  from: refSchema,
  closed: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string()),
  people: /* @__PURE__ */ z.int(),
  isHeld: /* @__PURE__ */ z.boolean(),
  holders: /* @__PURE__ */ z.array(refSchema),
  keeping: /* @__PURE__ */ z.array(refSchema),
  may: /* @__PURE__ */ z.array(/* @__PURE__ */ z.enum(['edit', 'delete'])),
  rev: /* @__PURE__ */ z.int(),
  changed: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
    by: /* @__PURE__ */ z.optional(refSchema),
    at: /* @__PURE__ */ z.string(),
  })),
})

/** A fixed role from which somebody may make another. (decided) */
export interface ListRoleBasesRow extends RoleBase, ListRow<string> {}

export const listRoleBasesRowSchema = /* @__PURE__ */ z.object({
  roleId: /* @__PURE__ */ z.string(),
  name: /* @__PURE__ */ z.string(),
  may: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string()),
  rev: /* @__PURE__ */ z.int(),
  changed: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
    by: /* @__PURE__ */ z.optional(refSchema),
    at: /* @__PURE__ */ z.string(),
  })),
})

/** A role of the manifest, or one that the customer made of it. (spec §2) */
export interface CustomerRole {
  roleId: string
  name: string
  description?: string
  kind: 'fixed' | 'own'
  /** The role it takes from; a fixed one says itself. */
  from: Ref
  /** Routes and permissions that it takes away. */
  closed: string[]
  people: number
  /** Somebody has it, if only a person who was deactivated. */
  isHeld: boolean
  /** Some of them. */
  holders: Ref[]
  /** People who have another role that gives them what this one takes away, of the first hundred. */
  keeping: Ref[]
}

/** A fixed role from which somebody may make another. (decided) */
export interface RoleBase {
  roleId: string
  name: string
}

export type ListCustomerRolesRows = WhichRows<never, never>

export type ListCustomerRolesRequest = ListRequest<ListCustomerRolesRows, 'name'>

export type ListCustomerRolesResponse = ListResponse<ListCustomerRolesRow>

/** The fixed roles and those of the customer. POST rest/secure/service/own-roles/listCustomerRoles (decided) */
export const listCustomerRoles: Call<'listCustomerRoles', ListCustomerRolesRequest, ListCustomerRolesResponse> = {
  id: 'listCustomerRoles', feature: 'own-roles', method: 'POST', path: 'rest/secure/service/own-roles/listCustomerRoles', auth: 'bearer', body: 'envelope',
  access: [[24, 0, 0, 31]],
  background: false, idempotent: true, rows: 'customer',
  response: /* @__PURE__ */ listResponse(listCustomerRolesRowSchema),
}

export type ListRoleBasesRows = WhichRows<'search', never>

export type ListRoleBasesRequest = ListRequest<ListRoleBasesRows, 'name'>

export type ListRoleBasesResponse = ListResponse<ListRoleBasesRow>

/** The fixed roles that the person may give. POST rest/secure/service/own-roles/listRoleBases (decided) */
export const listRoleBases: Call<'listRoleBases', ListRoleBasesRequest, ListRoleBasesResponse> = {
  id: 'listRoleBases', feature: 'own-roles', method: 'POST', path: 'rest/secure/service/own-roles/listRoleBases', auth: 'bearer', body: 'envelope',
  access: [[24, 0, 0, 31]],
  background: false, idempotent: true, rows: 'customer',
  response: /* @__PURE__ */ listResponse(listRoleBasesRowSchema),
}

export const addRoleValues = /* @__PURE__ */ z.object({
  name: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(80)),
  description: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
  from: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
  closed: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(120))).check(/* @__PURE__ */ z.maxLength(500))),
})

export type AddRoleRequest = {
  values: {
    name: string
    description?: string
    /** The role it takes from; a fixed one says itself. */
    from: string
    /** Routes and permissions that it takes away. */
    closed?: string[]
  }
}

export type AddRoleResponse = ListCustomerRolesRow

/** Makes a role of a fixed one. POST rest/secure/service/own-roles/addRole (decided) */
export const addRole: WriteCall<'addRole', AddRoleRequest, AddRoleResponse> = {
  id: 'addRole', feature: 'own-roles', method: 'POST', path: 'rest/secure/service/own-roles/addRole', auth: 'bearer', body: 'envelope',
  access: [[24, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  request: /* @__PURE__ */ z.object({ values: addRoleValues }),
  response: listCustomerRolesRowSchema,
}

export type UpdateRoleRequest = {
  roleId: string
  rev: number
  values: {
    name?: string
    description?: string | null
    /** Routes and permissions that it takes away. */
    closed?: string[]
  }
}

export type UpdateRoleResponse = ListCustomerRolesRow

/** Changes what a role is called and takes away; whoever has it gets it with the next call. POST rest/secure/service/own-roles/updateRole (decided) */
export const updateRole: WriteCall<'updateRole', UpdateRoleRequest, UpdateRoleResponse> = {
  id: 'updateRole', feature: 'own-roles', method: 'POST', path: 'rest/secure/service/own-roles/updateRole', auth: 'bearer', body: 'envelope',
  access: [[24, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  request: /* @__PURE__ */ z.object({
    roleId: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
    rev: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    values: /* @__PURE__ */ z.object({
      name: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(80))),
      description: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200)))),
      closed: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(120))).check(/* @__PURE__ */ z.maxLength(500))),
    }),
  }),
  response: listCustomerRolesRowSchema,
}

export type DeleteRolesRequest = ChangeRequest<ListCustomerRolesRows>

export type DeleteRolesResponse = ChangeResponse

/** Deletes roles that nobody has. POST rest/secure/service/own-roles/deleteRoles (decided) */
export const deleteRoles: Call<'deleteRoles', DeleteRolesRequest, DeleteRolesResponse> = {
  id: 'deleteRoles', feature: 'own-roles', method: 'POST', path: 'rest/secure/service/own-roles/deleteRoles', auth: 'bearer', body: 'envelope',
  access: [[24, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}
