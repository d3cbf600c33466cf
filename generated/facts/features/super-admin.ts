// Generated from manifest/features/super-admin.yaml by npm run codegen. Edit the manifest, not this file.

import * as z from 'zod/mini'
import type { Call, WriteCall } from '../call'
import { listResponse, changeResponse, type WhichRows, type ListRow, type ListRequest, type ListResponse, type ChangeRequest, type ChangeResponse } from '../forms'
import { type Ref, refSchema } from './screens'

/** An organization, and how much of what it may use it uses. (decided) */
export interface ListCustomersRow extends Customer, ListRow<'edit' | 'activate' | 'lock' | 'unlock' | 'close'> {}

export const listCustomersRowSchema = /* @__PURE__ */ z.object({
  customerId: /* @__PURE__ */ z.string(),
  name: /* @__PURE__ */ z.string(),
  city: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  logoUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  lifeState: /* @__PURE__ */ z.enum(['trial', 'active', 'locked', 'closed']),
  people: /* @__PURE__ */ z.int(),
  signedIn: /* @__PURE__ */ z.int(),
  seats: /* @__PURE__ */ z.int(),
  storedBytes: /* @__PURE__ */ z.int(),
  storageBytes: /* @__PURE__ */ z.int(),
  drawnMinutes: /* @__PURE__ */ z.int(),
  renderMinutes: /* @__PURE__ */ z.int(),
  flags: /* @__PURE__ */ z.object({
    allowZoomIntegration: /* @__PURE__ */ z.boolean(),
    allowYoutubeIntegration: /* @__PURE__ */ z.boolean(),
    enableStoryBoard: /* @__PURE__ */ z.boolean(),
    campaignManagerAccess: /* @__PURE__ */ z.boolean(),
    hideOrganization: /* @__PURE__ */ z.boolean(),
    proEditVendor: /* @__PURE__ */ z.boolean(),
  }),
  idleSessionTimeoutMins: /* @__PURE__ */ z.int(),
  vendor: /* @__PURE__ */ z.optional(refSchema),
  lastActiveAt: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  createdAt: /* @__PURE__ */ z.string(),
  may: /* @__PURE__ */ z.array(/* @__PURE__ */ z.enum(['edit', 'activate', 'lock', 'unlock', 'close'])),
  rev: /* @__PURE__ */ z.int(),
  changed: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
    by: /* @__PURE__ */ z.optional(refSchema),
    at: /* @__PURE__ */ z.string(),
  })),
})

/** A customer that edits professionally for others. (decided) */
export interface ListEditingVendorsRow extends EditingVendor, ListRow<string> {}

export const listEditingVendorsRowSchema = /* @__PURE__ */ z.object({
  customerId: /* @__PURE__ */ z.string(),
  name: /* @__PURE__ */ z.string(),
  may: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string()),
  rev: /* @__PURE__ */ z.int(),
  changed: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
    by: /* @__PURE__ */ z.optional(refSchema),
    at: /* @__PURE__ */ z.string(),
  })),
})

/** A kind of shot that storyboards of all customers choose from. (decided) */
export interface ListShotTypesRow extends ShotType, ListRow<'edit' | 'archive' | 'restore'> {}

export const listShotTypesRowSchema = /* @__PURE__ */ z.object({
  shotTypeId: /* @__PURE__ */ z.string(),
  name: /* @__PURE__ */ z.string(),
  description: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  position: /* @__PURE__ */ z.int(),
  state: /* @__PURE__ */ z.enum(['inUse', 'archived']),
  createdAt: /* @__PURE__ */ z.string(),
  may: /* @__PURE__ */ z.array(/* @__PURE__ */ z.enum(['edit', 'archive', 'restore'])),
  rev: /* @__PURE__ */ z.int(),
  changed: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
    by: /* @__PURE__ */ z.optional(refSchema),
    at: /* @__PURE__ */ z.string(),
  })),
})

/** A kind of business, maybe within another, that customers say they are of. (decided) */
export interface ListIndustryTypesRow extends IndustryType, ListRow<'edit' | 'archive' | 'restore'> {}

export const listIndustryTypesRowSchema = /* @__PURE__ */ z.object({
  industryTypeId: /* @__PURE__ */ z.string(),
  name: /* @__PURE__ */ z.string(),
  path: /* @__PURE__ */ z.string(),
  parent: /* @__PURE__ */ z.optional(refSchema),
  position: /* @__PURE__ */ z.int(),
  customers: /* @__PURE__ */ z.int(),
  state: /* @__PURE__ */ z.enum(['inUse', 'archived']),
  createdAt: /* @__PURE__ */ z.string(),
  may: /* @__PURE__ */ z.array(/* @__PURE__ */ z.enum(['edit', 'archive', 'restore'])),
  rev: /* @__PURE__ */ z.int(),
  changed: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
    by: /* @__PURE__ */ z.optional(refSchema),
    at: /* @__PURE__ */ z.string(),
  })),
})

/** A person of whatever customers (domain.md E6). (decided) */
export interface ListAccountsRow extends Account, ListRow<'edit' | 'resend' | 'lock' | 'unlock'> {}

export const listAccountsRowSchema = /* @__PURE__ */ z.object({
  userId: /* @__PURE__ */ z.string(),
  name: /* @__PURE__ */ z.string(),
  email: /* @__PURE__ */ z.string(),
  pictureUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  customer: /* @__PURE__ */ z.optional(refSchema),
  customers: /* @__PURE__ */ z.array(refSchema),
  roles: /* @__PURE__ */ z.array(refSchema),
  state: /* @__PURE__ */ z.enum(['invited', 'active', 'inactive', 'locked']),
  lastSignInAt: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  createdAt: /* @__PURE__ */ z.string(),
  may: /* @__PURE__ */ z.array(/* @__PURE__ */ z.enum(['edit', 'resend', 'lock', 'unlock'])),
  rev: /* @__PURE__ */ z.int(),
  changed: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
    by: /* @__PURE__ */ z.optional(refSchema),
    at: /* @__PURE__ */ z.string(),
  })),
})

/** A role that every customer has. (decided) */
export interface ListGeneralRolesRow extends GeneralRole, ListRow<string> {}

export const listGeneralRolesRowSchema = /* @__PURE__ */ z.object({
  roleId: /* @__PURE__ */ z.string(),
  name: /* @__PURE__ */ z.string(),
  may: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string()),
  rev: /* @__PURE__ */ z.int(),
  changed: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
    by: /* @__PURE__ */ z.optional(refSchema),
    at: /* @__PURE__ */ z.string(),
  })),
})

/** An organization, and how much of what it may use it uses. (spec §2) */
export interface Customer {
  customerId: string
  name: string
  city?: string
  logoUrl?: string
  lifeState: 'trial' | 'active' | 'locked' | 'closed'
  /** Members and those who are invited. */
  people: number
  /** Its people who are signed in to it now. */
  signedIn: number
  seats: number
  storedBytes: number
  storageBytes: number
  /** Of films, this month. */
  drawnMinutes: number
  /** How many of films may be drawn in a month. */
  renderMinutes: number
  flags: {
    allowZoomIntegration: boolean
    allowYoutubeIntegration: boolean
    enableStoryBoard: boolean
    campaignManagerAccess: boolean
    hideOrganization: boolean
    proEditVendor: boolean
  }
  idleSessionTimeoutMins: number
  /** Whoever edits professionally for it. */
  vendor?: Ref
  /** The last time that one of its people came in. */
  lastActiveAt?: string
  createdAt: string
}

/** A customer that edits professionally for others. (decided) */
export interface EditingVendor {
  customerId: string
  name: string
}

/** A kind of shot that storyboards of all customers choose from. (spec §2) */
export interface ShotType {
  shotTypeId: string
  name: string
  description?: string
  position: number
  state: 'inUse' | 'archived'
  createdAt: string
}

/** A kind of business, maybe within another, that customers say they are of. (spec §2) */
export interface IndustryType {
  industryTypeId: string
  name: string
  /** Its name after those it is within. */
  path: string
  parent?: Ref
  /** Among those within the same one. */
  position: number
  /** How many customers are of it. */
  customers: number
  state: 'inUse' | 'archived'
  createdAt: string
}

/** A person of whatever customers (domain.md E6). (spec §2) */
export interface Account {
  userId: string
  name: string
  email: string
  pictureUrl?: string
  /** The one that signing in leads to. */
  customer?: Ref
  customers: Ref[]
  /** In all of them. */
  roles: Ref[]
  state: 'invited' | 'active' | 'inactive' | 'locked'
  lastSignInAt?: string
  createdAt: string
}

/** A role that every customer has. (decided) */
export interface GeneralRole {
  roleId: string
  name: string
}

export type ListCustomersRows = WhichRows<'search' | 'filters', 'lifeState' | 'flags' | 'lastActiveAt' | 'createdAt'>

export type ListCustomersRequest = ListRequest<ListCustomersRows, 'name' | 'people' | 'storedBytes' | 'lastActiveAt' | 'createdAt'>

export type ListCustomersResponse = {
  rows: ListCustomersRow[]
  next?: string
  total?: number
  isFloor?: boolean
  sums?: {
    people: number
    storedBytes: number
  }
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

/** All customers. POST rest/secure/service/super-admin/listCustomers (spec §2) */
export const listCustomers: Call<'listCustomers', ListCustomersRequest, ListCustomersResponse> = {
  id: 'listCustomers', feature: 'super-admin', method: 'POST', path: 'rest/secure/service/super-admin/listCustomers', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: true,
  response: /* @__PURE__ */ z.object({
    rows: /* @__PURE__ */ z.array(listCustomersRowSchema),
    next: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
    total: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0))),
    isFloor: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
    sums: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
      people: /* @__PURE__ */ z.int(),
      storedBytes: /* @__PURE__ */ z.int(),
    })),
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

export const addCustomerValues = /* @__PURE__ */ z.object({
  name: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(120), /* @__PURE__ */ z.regex(/* @__PURE__ */ new RegExp('\\S'))),
  city: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(80))),
  seats: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1), /* @__PURE__ */ z.lte(100000)),
  storageBytes: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0), /* @__PURE__ */ z.lte(9007199254740991)),
  renderMinutes: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0), /* @__PURE__ */ z.lte(1000000))),
  idleSessionTimeoutMins: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(2), /* @__PURE__ */ z.lte(480)),
  flags: /* @__PURE__ */ z.object({
    allowZoomIntegration: /* @__PURE__ */ z.boolean(),
    allowYoutubeIntegration: /* @__PURE__ */ z.boolean(),
    enableStoryBoard: /* @__PURE__ */ z.boolean(),
    campaignManagerAccess: /* @__PURE__ */ z.boolean(),
    hideOrganization: /* @__PURE__ */ z.boolean(),
    proEditVendor: /* @__PURE__ */ z.boolean(),
  }),
  vendor: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))),
})

export type AddCustomerRequest = {
  values: {
    name: string
    city?: string
    seats: number
    storageBytes: number
    /** How many of films may be drawn in a month. */
    renderMinutes?: number
    idleSessionTimeoutMins: number
    flags: {
      allowZoomIntegration: boolean
      allowYoutubeIntegration: boolean
      enableStoryBoard: boolean
      campaignManagerAccess: boolean
      hideOrganization: boolean
      proEditVendor: boolean
    }
    /** Whoever edits professionally for it. */
    vendor?: string
  }
}

export type AddCustomerResponse = ListCustomersRow

/** Adds a customer, on trial. POST rest/secure/service/super-admin/addCustomer (spec §2) */
export const addCustomer: WriteCall<'addCustomer', AddCustomerRequest, AddCustomerResponse> = {
  id: 'addCustomer', feature: 'super-admin', method: 'POST', path: 'rest/secure/service/super-admin/addCustomer', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: false,
  request: /* @__PURE__ */ z.object({ values: addCustomerValues }),
  response: listCustomersRowSchema,
}

export type UpdateCustomerRequest = {
  customerId: string
  rev: number
  values: {
    name?: string
    city?: string | null
    seats?: number
    storageBytes?: number
    /** How many of films may be drawn in a month. */
    renderMinutes?: number
    idleSessionTimeoutMins?: number
    flags?: {
      allowZoomIntegration: boolean
      allowYoutubeIntegration: boolean
      enableStoryBoard: boolean
      campaignManagerAccess: boolean
      hideOrganization: boolean
      proEditVendor: boolean
    }
    /** Whoever edits professionally for it. */
    vendor?: string | null
  }
}

export type UpdateCustomerResponse = ListCustomersRow

/** Changes a row: Customer. POST rest/secure/service/super-admin/updateCustomer (spec §2) */
export const updateCustomer: WriteCall<'updateCustomer', UpdateCustomerRequest, UpdateCustomerResponse> = {
  id: 'updateCustomer', feature: 'super-admin', method: 'POST', path: 'rest/secure/service/super-admin/updateCustomer', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: false,
  request: /* @__PURE__ */ z.object({
    customerId: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
    rev: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    values: /* @__PURE__ */ z.object({
      name: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(120), /* @__PURE__ */ z.regex(/* @__PURE__ */ new RegExp('\\S')))),
      city: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(80)))),
      seats: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1), /* @__PURE__ */ z.lte(100000))),
      storageBytes: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0), /* @__PURE__ */ z.lte(9007199254740991))),
      renderMinutes: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0), /* @__PURE__ */ z.lte(1000000))),
      idleSessionTimeoutMins: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(2), /* @__PURE__ */ z.lte(480))),
      flags: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
        allowZoomIntegration: /* @__PURE__ */ z.boolean(),
        allowYoutubeIntegration: /* @__PURE__ */ z.boolean(),
        enableStoryBoard: /* @__PURE__ */ z.boolean(),
        campaignManagerAccess: /* @__PURE__ */ z.boolean(),
        hideOrganization: /* @__PURE__ */ z.boolean(),
        proEditVendor: /* @__PURE__ */ z.boolean(),
      })),
      vendor: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)))),
    }),
  }),
  response: listCustomersRowSchema,
}

export type ListEditingVendorsRows = WhichRows<'search', never>

export type ListEditingVendorsRequest = ListRequest<ListEditingVendorsRows, 'name'>

export type ListEditingVendorsResponse = ListResponse<ListEditingVendorsRow>

/** The customers that edit professionally for others. POST rest/secure/service/super-admin/listEditingVendors (spec §2) */
export const listEditingVendors: Call<'listEditingVendors', ListEditingVendorsRequest, ListEditingVendorsResponse> = {
  id: 'listEditingVendors', feature: 'super-admin', method: 'POST', path: 'rest/secure/service/super-admin/listEditingVendors', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: true,
  response: /* @__PURE__ */ listResponse(listEditingVendorsRowSchema),
}

export type ActivateCustomersRequest = ChangeRequest<ListCustomersRows>

export type ActivateCustomersResponse = ChangeResponse

/** Ends their trial. POST rest/secure/service/super-admin/activateCustomers (decided) */
export const activateCustomers: Call<'activateCustomers', ActivateCustomersRequest, ActivateCustomersResponse> = {
  id: 'activateCustomers', feature: 'super-admin', method: 'POST', path: 'rest/secure/service/super-admin/activateCustomers', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: false,
  response: changeResponse,
}

export type LockCustomersRequest = ChangeRequest<ListCustomersRows>

export type LockCustomersResponse = ChangeResponse

/** Lets their people in no more. POST rest/secure/service/super-admin/lockCustomers (spec §2) */
export const lockCustomers: Call<'lockCustomers', LockCustomersRequest, LockCustomersResponse> = {
  id: 'lockCustomers', feature: 'super-admin', method: 'POST', path: 'rest/secure/service/super-admin/lockCustomers', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: false,
  response: changeResponse,
}

export type UnlockCustomersRequest = ChangeRequest<ListCustomersRows>

export type UnlockCustomersResponse = ChangeResponse

/** Lets their people in again; who was on trial is on trial. POST rest/secure/service/super-admin/unlockCustomers (spec §2) */
export const unlockCustomers: Call<'unlockCustomers', UnlockCustomersRequest, UnlockCustomersResponse> = {
  id: 'unlockCustomers', feature: 'super-admin', method: 'POST', path: 'rest/secure/service/super-admin/unlockCustomers', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: false,
  response: changeResponse,
}

export type CloseCustomersRequest = ChangeRequest<ListCustomersRows>

export type CloseCustomersResponse = ChangeResponse

/** Ends them for good. POST rest/secure/service/super-admin/closeCustomers (decided) */
export const closeCustomers: Call<'closeCustomers', CloseCustomersRequest, CloseCustomersResponse> = {
  id: 'closeCustomers', feature: 'super-admin', method: 'POST', path: 'rest/secure/service/super-admin/closeCustomers', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: false,
  response: changeResponse,
}

export type ListShotTypesRows = WhichRows<'search' | 'filters', 'state' | 'createdAt'>

export type ListShotTypesRequest = ListRequest<ListShotTypesRows, 'position' | 'name' | 'createdAt'>

export type ListShotTypesResponse = ListResponse<ListShotTypesRow>

/** The shot types of all customers. POST rest/secure/service/super-admin/listShotTypes (spec §2) */
export const listShotTypes: Call<'listShotTypes', ListShotTypesRequest, ListShotTypesResponse> = {
  id: 'listShotTypes', feature: 'super-admin', method: 'POST', path: 'rest/secure/service/super-admin/listShotTypes', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: true,
  response: /* @__PURE__ */ listResponse(listShotTypesRowSchema),
}

export const addShotTypeValues = /* @__PURE__ */ z.object({
  name: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(80), /* @__PURE__ */ z.regex(/* @__PURE__ */ new RegExp('\\S'))),
  description: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(300))),
  position: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0), /* @__PURE__ */ z.lte(9999))),
})

export type AddShotTypeRequest = {
  values: {
    name: string
    description?: string
    position?: number
  }
}

export type AddShotTypeResponse = ListShotTypesRow

/** Adds a row: ShotType. POST rest/secure/service/super-admin/addShotType (spec §2) */
export const addShotType: WriteCall<'addShotType', AddShotTypeRequest, AddShotTypeResponse> = {
  id: 'addShotType', feature: 'super-admin', method: 'POST', path: 'rest/secure/service/super-admin/addShotType', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: false,
  request: /* @__PURE__ */ z.object({ values: addShotTypeValues }),
  response: listShotTypesRowSchema,
}

export type UpdateShotTypeRequest = {
  shotTypeId: string
  rev: number
  values: {
    name?: string
    description?: string | null
    position?: number
  }
}

export type UpdateShotTypeResponse = ListShotTypesRow

/** Changes a row: ShotType. POST rest/secure/service/super-admin/updateShotType (spec §2) */
export const updateShotType: WriteCall<'updateShotType', UpdateShotTypeRequest, UpdateShotTypeResponse> = {
  id: 'updateShotType', feature: 'super-admin', method: 'POST', path: 'rest/secure/service/super-admin/updateShotType', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: false,
  request: /* @__PURE__ */ z.object({
    shotTypeId: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
    rev: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    values: /* @__PURE__ */ z.object({
      name: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(80), /* @__PURE__ */ z.regex(/* @__PURE__ */ new RegExp('\\S')))),
      description: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(300)))),
      position: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0), /* @__PURE__ */ z.lte(9999))),
    }),
  }),
  response: listShotTypesRowSchema,
}

export type ArchiveShotTypesRequest = ChangeRequest<ListShotTypesRows>

export type ArchiveShotTypesResponse = ChangeResponse

/** Offers them no more. POST rest/secure/service/super-admin/archiveShotTypes (decided) */
export const archiveShotTypes: Call<'archiveShotTypes', ArchiveShotTypesRequest, ArchiveShotTypesResponse> = {
  id: 'archiveShotTypes', feature: 'super-admin', method: 'POST', path: 'rest/secure/service/super-admin/archiveShotTypes', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: false,
  response: changeResponse,
}

export type RestoreShotTypesRequest = ChangeRequest<ListShotTypesRows>

export type RestoreShotTypesResponse = ChangeResponse

/** Does one thing with several rows: ShotType. POST rest/secure/service/super-admin/restoreShotTypes (decided) */
export const restoreShotTypes: Call<'restoreShotTypes', RestoreShotTypesRequest, RestoreShotTypesResponse> = {
  id: 'restoreShotTypes', feature: 'super-admin', method: 'POST', path: 'rest/secure/service/super-admin/restoreShotTypes', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: false,
  response: changeResponse,
}

export type ListIndustryTypesRows = WhichRows<'search' | 'filters', 'state' | 'parent' | 'customers'>

export type ListIndustryTypesRequest = ListRequest<ListIndustryTypesRows, 'path' | 'name' | 'customers'>

export type ListIndustryTypesResponse = ListResponse<ListIndustryTypesRow>

/** The industry types of all customers. POST rest/secure/service/super-admin/listIndustryTypes (spec §2) */
export const listIndustryTypes: Call<'listIndustryTypes', ListIndustryTypesRequest, ListIndustryTypesResponse> = {
  id: 'listIndustryTypes', feature: 'super-admin', method: 'POST', path: 'rest/secure/service/super-admin/listIndustryTypes', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: true,
  response: /* @__PURE__ */ listResponse(listIndustryTypesRowSchema),
}

export const addIndustryTypeValues = /* @__PURE__ */ z.object({
  name: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(80), /* @__PURE__ */ z.regex(/* @__PURE__ */ new RegExp('\\S'))),
  parent: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))),
  position: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0), /* @__PURE__ */ z.lte(9999))),
})

export type AddIndustryTypeRequest = {
  values: {
    name: string
    parent?: string
    /** Among those within the same one. */
    position?: number
  }
}

export type AddIndustryTypeResponse = ListIndustryTypesRow

/** Adds a row: IndustryType. POST rest/secure/service/super-admin/addIndustryType (spec §2) */
export const addIndustryType: WriteCall<'addIndustryType', AddIndustryTypeRequest, AddIndustryTypeResponse> = {
  id: 'addIndustryType', feature: 'super-admin', method: 'POST', path: 'rest/secure/service/super-admin/addIndustryType', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: false,
  request: /* @__PURE__ */ z.object({ values: addIndustryTypeValues }),
  response: listIndustryTypesRowSchema,
}

export type UpdateIndustryTypeRequest = {
  industryTypeId: string
  rev: number
  values: {
    name?: string
    parent?: string | null
    /** Among those within the same one. */
    position?: number
  }
}

export type UpdateIndustryTypeResponse = ListIndustryTypesRow

/** Changes a row: IndustryType. POST rest/secure/service/super-admin/updateIndustryType (spec §2) */
export const updateIndustryType: WriteCall<'updateIndustryType', UpdateIndustryTypeRequest, UpdateIndustryTypeResponse> = {
  id: 'updateIndustryType', feature: 'super-admin', method: 'POST', path: 'rest/secure/service/super-admin/updateIndustryType', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: false,
  request: /* @__PURE__ */ z.object({
    industryTypeId: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
    rev: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    values: /* @__PURE__ */ z.object({
      name: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(80), /* @__PURE__ */ z.regex(/* @__PURE__ */ new RegExp('\\S')))),
      parent: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)))),
      position: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0), /* @__PURE__ */ z.lte(9999))),
    }),
  }),
  response: listIndustryTypesRowSchema,
}

export type ArchiveIndustryTypesRequest = ChangeRequest<ListIndustryTypesRows>

export type ArchiveIndustryTypesResponse = ChangeResponse

/** Offers them and those within them no more. POST rest/secure/service/super-admin/archiveIndustryTypes (decided) */
export const archiveIndustryTypes: Call<'archiveIndustryTypes', ArchiveIndustryTypesRequest, ArchiveIndustryTypesResponse> = {
  id: 'archiveIndustryTypes', feature: 'super-admin', method: 'POST', path: 'rest/secure/service/super-admin/archiveIndustryTypes', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: false,
  response: changeResponse,
}

export type RestoreIndustryTypesRequest = ChangeRequest<ListIndustryTypesRows>

export type RestoreIndustryTypesResponse = ChangeResponse

/** Does one thing with several rows: IndustryType. POST rest/secure/service/super-admin/restoreIndustryTypes (decided) */
export const restoreIndustryTypes: Call<'restoreIndustryTypes', RestoreIndustryTypesRequest, RestoreIndustryTypesResponse> = {
  id: 'restoreIndustryTypes', feature: 'super-admin', method: 'POST', path: 'rest/secure/service/super-admin/restoreIndustryTypes', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: false,
  response: changeResponse,
}

export type ListAccountsRows = WhichRows<'search' | 'filters', 'customers' | 'roles' | 'state' | 'lastSignInAt' | 'createdAt'>

export type ListAccountsRequest = ListRequest<ListAccountsRows, 'name' | 'lastSignInAt' | 'createdAt'>

export type ListAccountsResponse = ListResponse<ListAccountsRow>

/** The people of all customers. POST rest/secure/service/super-admin/listAccounts (spec §2) */
export const listAccounts: Call<'listAccounts', ListAccountsRequest, ListAccountsResponse> = {
  id: 'listAccounts', feature: 'super-admin', method: 'POST', path: 'rest/secure/service/super-admin/listAccounts', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: true,
  response: /* @__PURE__ */ listResponse(listAccountsRowSchema),
}

export type ListGeneralRolesRows = WhichRows<'search', never>

export type ListGeneralRolesRequest = ListRequest<ListGeneralRolesRows, 'name'>

export type ListGeneralRolesResponse = ListResponse<ListGeneralRolesRow>

/** The roles that every customer has. POST rest/secure/service/super-admin/listGeneralRoles (decided) */
export const listGeneralRoles: Call<'listGeneralRoles', ListGeneralRolesRequest, ListGeneralRolesResponse> = {
  id: 'listGeneralRoles', feature: 'super-admin', method: 'POST', path: 'rest/secure/service/super-admin/listGeneralRoles', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: true,
  response: /* @__PURE__ */ listResponse(listGeneralRolesRowSchema),
}

export const addAccountValues = /* @__PURE__ */ z.object({
  name: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(120), /* @__PURE__ */ z.regex(/* @__PURE__ */ new RegExp('\\S'))),
  email: /* @__PURE__ */ z.email().check(/* @__PURE__ */ z.maxLength(254)),
  customer: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
  roles: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(20)),
})

export type AddAccountRequest = {
  values: {
    name: string
    email: string
    /** The one that signing in leads to. */
    customer: string
    /** In all of them. */
    roles: string[]
  }
}

export type AddAccountResponse = ListAccountsRow

/** Adds somebody to a customer and writes them. POST rest/secure/service/super-admin/addAccount (spec §2) */
export const addAccount: WriteCall<'addAccount', AddAccountRequest, AddAccountResponse> = {
  id: 'addAccount', feature: 'super-admin', method: 'POST', path: 'rest/secure/service/super-admin/addAccount', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: false,
  request: /* @__PURE__ */ z.object({ values: addAccountValues }),
  response: listAccountsRowSchema,
}

export type UpdateAccountRequest = {
  userId: string
  rev: number
  values: {
    name?: string
    email?: string
  }
}

export type UpdateAccountResponse = ListAccountsRow

/** Changes a row: Account. POST rest/secure/service/super-admin/updateAccount (spec §2) */
export const updateAccount: WriteCall<'updateAccount', UpdateAccountRequest, UpdateAccountResponse> = {
  id: 'updateAccount', feature: 'super-admin', method: 'POST', path: 'rest/secure/service/super-admin/updateAccount', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: false,
  request: /* @__PURE__ */ z.object({
    userId: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
    rev: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    values: /* @__PURE__ */ z.object({
      name: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(120), /* @__PURE__ */ z.regex(/* @__PURE__ */ new RegExp('\\S')))),
      email: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.email().check(/* @__PURE__ */ z.maxLength(254))),
    }),
  }),
  response: listAccountsRowSchema,
}

export type ResendAccountInvitationsRequest = ChangeRequest<ListAccountsRows>

export type ResendAccountInvitationsResponse = ChangeResponse

/** Writes them again from each customer that waits for them. POST rest/secure/service/super-admin/resendAccountInvitations (decided) */
export const resendAccountInvitations: Call<'resendAccountInvitations', ResendAccountInvitationsRequest, ResendAccountInvitationsResponse> = {
  id: 'resendAccountInvitations', feature: 'super-admin', method: 'POST', path: 'rest/secure/service/super-admin/resendAccountInvitations', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: false,
  response: changeResponse,
}

export type LockAccountsRequest = ChangeRequest<ListAccountsRows>

export type LockAccountsResponse = ChangeResponse

/** Lets them into no customer any more. POST rest/secure/service/super-admin/lockAccounts (decided) */
export const lockAccounts: Call<'lockAccounts', LockAccountsRequest, LockAccountsResponse> = {
  id: 'lockAccounts', feature: 'super-admin', method: 'POST', path: 'rest/secure/service/super-admin/lockAccounts', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: false,
  response: changeResponse,
}

export type UnlockAccountsRequest = ChangeRequest<ListAccountsRows>

export type UnlockAccountsResponse = ChangeResponse

/** Does one thing with several rows: Account. POST rest/secure/service/super-admin/unlockAccounts (decided) */
export const unlockAccounts: Call<'unlockAccounts', UnlockAccountsRequest, UnlockAccountsResponse> = {
  id: 'unlockAccounts', feature: 'super-admin', method: 'POST', path: 'rest/secure/service/super-admin/unlockAccounts', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: false,
  response: changeResponse,
}
