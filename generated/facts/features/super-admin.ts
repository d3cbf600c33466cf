// Generated from manifest/features/super-admin.yaml by npm run codegen. Edit the manifest, not this file.

import * as z from 'zod/mini'
import type { Call } from '../call'
import { refSchema, type Ref } from './screens'

/** An organization, and how much of what it may use it uses. (decided) */
export interface ListCustomersRow {
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
  may: ('edit' | 'activate' | 'lock' | 'unlock' | 'close')[]
  rev: number
  changed?: {
    by?: Ref
    at: string
  }
}

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
export interface ListEditingVendorsRow {
  customerId: string
  name: string
  may: string[]
  rev: number
  changed?: {
    by?: Ref
    at: string
  }
}

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
export interface ListShotTypesRow {
  shotTypeId: string
  name: string
  description?: string
  position: number
  state: 'inUse' | 'archived'
  createdAt: string
  may: ('edit' | 'archive' | 'restore')[]
  rev: number
  changed?: {
    by?: Ref
    at: string
  }
}

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
export interface ListIndustryTypesRow {
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
  may: ('edit' | 'archive' | 'restore')[]
  rev: number
  changed?: {
    by?: Ref
    at: string
  }
}

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
export interface ListAccountsRow {
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
  may: ('edit' | 'resend' | 'lock' | 'unlock')[]
  rev: number
  changed?: {
    by?: Ref
    at: string
  }
}

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
export interface ListGeneralRolesRow {
  roleId: string
  name: string
  may: string[]
  rev: number
  changed?: {
    by?: Ref
    at: string
  }
}

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

export const customerSchema = /* @__PURE__ */ z.object({
  customerId: /* @__PURE__ */ z.string(),
  name: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(120), /* @__PURE__ */ z.regex(/* @__PURE__ */ new RegExp('\\S'))),
  city: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(80))),
  logoUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  lifeState: /* @__PURE__ */ z.enum(['trial', 'active', 'locked', 'closed']),
  people: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  signedIn: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  seats: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1), /* @__PURE__ */ z.lte(100000)),
  storedBytes: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  storageBytes: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0), /* @__PURE__ */ z.lte(9007199254740991)),
  drawnMinutes: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  renderMinutes: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0), /* @__PURE__ */ z.lte(1000000)),
  flags: /* @__PURE__ */ z.object({
    allowZoomIntegration: /* @__PURE__ */ z.boolean(),
    allowYoutubeIntegration: /* @__PURE__ */ z.boolean(),
    enableStoryBoard: /* @__PURE__ */ z.boolean(),
    campaignManagerAccess: /* @__PURE__ */ z.boolean(),
    hideOrganization: /* @__PURE__ */ z.boolean(),
    proEditVendor: /* @__PURE__ */ z.boolean(),
  }),
  idleSessionTimeoutMins: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(2), /* @__PURE__ */ z.lte(480)),
  vendor: /* @__PURE__ */ z.optional(refSchema),
  lastActiveAt: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  createdAt: /* @__PURE__ */ z.string(),
})

/** A customer that edits professionally for others. (decided) */
export interface EditingVendor {
  customerId: string
  name: string
}

export const editingVendorSchema = /* @__PURE__ */ z.object({
  customerId: /* @__PURE__ */ z.string(),
  name: /* @__PURE__ */ z.string(),
})

/** A kind of shot that storyboards of all customers choose from. (spec §2) */
export interface ShotType {
  shotTypeId: string
  name: string
  description?: string
  position: number
  state: 'inUse' | 'archived'
  createdAt: string
}

export const shotTypeSchema = /* @__PURE__ */ z.object({
  shotTypeId: /* @__PURE__ */ z.string(),
  name: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(80), /* @__PURE__ */ z.regex(/* @__PURE__ */ new RegExp('\\S'))),
  description: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(300))),
  position: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0), /* @__PURE__ */ z.lte(9999)),
  state: /* @__PURE__ */ z.enum(['inUse', 'archived']),
  createdAt: /* @__PURE__ */ z.string(),
})

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

export const industryTypeSchema = /* @__PURE__ */ z.object({
  industryTypeId: /* @__PURE__ */ z.string(),
  name: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(80), /* @__PURE__ */ z.regex(/* @__PURE__ */ new RegExp('\\S'))),
  path: /* @__PURE__ */ z.string(),
  parent: /* @__PURE__ */ z.optional(refSchema),
  position: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0), /* @__PURE__ */ z.lte(9999)),
  customers: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  state: /* @__PURE__ */ z.enum(['inUse', 'archived']),
  createdAt: /* @__PURE__ */ z.string(),
})

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

export const accountSchema = /* @__PURE__ */ z.object({
  userId: /* @__PURE__ */ z.string(),
  name: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(120), /* @__PURE__ */ z.regex(/* @__PURE__ */ new RegExp('\\S'))),
  email: /* @__PURE__ */ z.email().check(/* @__PURE__ */ z.maxLength(254)),
  pictureUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  customer: /* @__PURE__ */ z.optional(refSchema),
  customers: /* @__PURE__ */ z.array(refSchema),
  roles: /* @__PURE__ */ z.array(refSchema).check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(20)),
  state: /* @__PURE__ */ z.enum(['invited', 'active', 'inactive', 'locked']),
  lastSignInAt: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  createdAt: /* @__PURE__ */ z.string(),
})

/** A role that every customer has. (decided) */
export interface GeneralRole {
  roleId: string
  name: string
}

export const generalRoleSchema = /* @__PURE__ */ z.object({
  roleId: /* @__PURE__ */ z.string(),
  name: /* @__PURE__ */ z.string(),
})

export type ListCustomersRequest = {
  search?: string
  filters?: {
    field: 'lifeState' | 'flags' | 'lastActiveAt' | 'createdAt'
    op: 'is' | 'has' | 'from' | 'to' | 'none'
    value?: string
  }[]
  sort?: {
    field: 'name' | 'people' | 'storedBytes' | 'lastActiveAt' | 'createdAt'
    desc: boolean
  }
  after?: string
  limit?: number
  ids?: string[]
  values?: 'lifeState' | 'flags' | 'lastActiveAt' | 'createdAt'
  counts?: {
    id: string
    filters: {
      field: 'lifeState' | 'flags' | 'lastActiveAt' | 'createdAt'
      op: 'is' | 'has' | 'from' | 'to' | 'none'
      value?: string
    }[]
  }[]
  exact?: boolean
}

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
  request: /* @__PURE__ */ z.object({
    search: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
    filters: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
      field: /* @__PURE__ */ z.enum(['lifeState', 'flags', 'lastActiveAt', 'createdAt']),
      op: /* @__PURE__ */ z.enum(['is', 'has', 'from', 'to', 'none']),
      value: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
    })).check(/* @__PURE__ */ z.maxLength(40))),
    sort: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
      field: /* @__PURE__ */ z.enum(['name', 'people', 'storedBytes', 'lastActiveAt', 'createdAt']),
      desc: /* @__PURE__ */ z.boolean(),
    })),
    after: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(4000))),
    limit: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1), /* @__PURE__ */ z.lte(200))),
    ids: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200))),
    values: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['lifeState', 'flags', 'lastActiveAt', 'createdAt'])),
    counts: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
      id: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
      filters: /* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
        field: /* @__PURE__ */ z.enum(['lifeState', 'flags', 'lastActiveAt', 'createdAt']),
        op: /* @__PURE__ */ z.enum(['is', 'has', 'from', 'to', 'none']),
        value: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
      })).check(/* @__PURE__ */ z.maxLength(40)),
    })).check(/* @__PURE__ */ z.maxLength(12))),
    exact: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
  }),
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
export const addCustomer: Call<'addCustomer', AddCustomerRequest, AddCustomerResponse> = {
  id: 'addCustomer', feature: 'super-admin', method: 'POST', path: 'rest/secure/service/super-admin/addCustomer', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: false,
  request: /* @__PURE__ */ z.object({
    values: /* @__PURE__ */ z.object({
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
    }),
  }),
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
export const updateCustomer: Call<'updateCustomer', UpdateCustomerRequest, UpdateCustomerResponse> = {
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

export type ListEditingVendorsRequest = {
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

export type ListEditingVendorsResponse = {
  rows: ListEditingVendorsRow[]
  next?: string
  total?: number
  isFloor?: boolean
}

/** The customers that edit professionally for others. POST rest/secure/service/super-admin/listEditingVendors (spec §2) */
export const listEditingVendors: Call<'listEditingVendors', ListEditingVendorsRequest, ListEditingVendorsResponse> = {
  id: 'listEditingVendors', feature: 'super-admin', method: 'POST', path: 'rest/secure/service/super-admin/listEditingVendors', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: true,
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
    rows: /* @__PURE__ */ z.array(listEditingVendorsRowSchema),
    next: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
    total: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0))),
    isFloor: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
  }),
}

export type ActivateCustomersRequest = {
  selection: {
    ids: string[]
  } | {
    all: {
      search?: string
      filters?: {
        field: 'lifeState' | 'flags' | 'lastActiveAt' | 'createdAt'
        op: 'is' | 'has' | 'from' | 'to' | 'none'
        value?: string
      }[]
    }
    except: string[]
    expected: number
  }
}

export type ActivateCustomersResponse = {
  changed: string[]
  refused: {
    id: string
    code: string
    params?: Record<string, string>
  }[]
}

/** Ends their trial. POST rest/secure/service/super-admin/activateCustomers (decided) */
export const activateCustomers: Call<'activateCustomers', ActivateCustomersRequest, ActivateCustomersResponse> = {
  id: 'activateCustomers', feature: 'super-admin', method: 'POST', path: 'rest/secure/service/super-admin/activateCustomers', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: false,
  request: /* @__PURE__ */ z.object({
    selection: /* @__PURE__ */ z.union([/* @__PURE__ */ z.object({
      ids: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200)),
    }), /* @__PURE__ */ z.object({
      all: /* @__PURE__ */ z.object({
        search: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
        filters: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
          field: /* @__PURE__ */ z.enum(['lifeState', 'flags', 'lastActiveAt', 'createdAt']),
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

export type LockCustomersRequest = {
  selection: {
    ids: string[]
  } | {
    all: {
      search?: string
      filters?: {
        field: 'lifeState' | 'flags' | 'lastActiveAt' | 'createdAt'
        op: 'is' | 'has' | 'from' | 'to' | 'none'
        value?: string
      }[]
    }
    except: string[]
    expected: number
  }
}

export type LockCustomersResponse = {
  changed: string[]
  refused: {
    id: string
    code: string
    params?: Record<string, string>
  }[]
}

/** Lets their people in no more. POST rest/secure/service/super-admin/lockCustomers (spec §2) */
export const lockCustomers: Call<'lockCustomers', LockCustomersRequest, LockCustomersResponse> = {
  id: 'lockCustomers', feature: 'super-admin', method: 'POST', path: 'rest/secure/service/super-admin/lockCustomers', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: false,
  request: /* @__PURE__ */ z.object({
    selection: /* @__PURE__ */ z.union([/* @__PURE__ */ z.object({
      ids: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200)),
    }), /* @__PURE__ */ z.object({
      all: /* @__PURE__ */ z.object({
        search: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
        filters: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
          field: /* @__PURE__ */ z.enum(['lifeState', 'flags', 'lastActiveAt', 'createdAt']),
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

export type UnlockCustomersRequest = {
  selection: {
    ids: string[]
  } | {
    all: {
      search?: string
      filters?: {
        field: 'lifeState' | 'flags' | 'lastActiveAt' | 'createdAt'
        op: 'is' | 'has' | 'from' | 'to' | 'none'
        value?: string
      }[]
    }
    except: string[]
    expected: number
  }
}

export type UnlockCustomersResponse = {
  changed: string[]
  refused: {
    id: string
    code: string
    params?: Record<string, string>
  }[]
}

/** Lets their people in again; who was on trial is on trial. POST rest/secure/service/super-admin/unlockCustomers (spec §2) */
export const unlockCustomers: Call<'unlockCustomers', UnlockCustomersRequest, UnlockCustomersResponse> = {
  id: 'unlockCustomers', feature: 'super-admin', method: 'POST', path: 'rest/secure/service/super-admin/unlockCustomers', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: false,
  request: /* @__PURE__ */ z.object({
    selection: /* @__PURE__ */ z.union([/* @__PURE__ */ z.object({
      ids: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200)),
    }), /* @__PURE__ */ z.object({
      all: /* @__PURE__ */ z.object({
        search: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
        filters: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
          field: /* @__PURE__ */ z.enum(['lifeState', 'flags', 'lastActiveAt', 'createdAt']),
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

export type CloseCustomersRequest = {
  selection: {
    ids: string[]
  } | {
    all: {
      search?: string
      filters?: {
        field: 'lifeState' | 'flags' | 'lastActiveAt' | 'createdAt'
        op: 'is' | 'has' | 'from' | 'to' | 'none'
        value?: string
      }[]
    }
    except: string[]
    expected: number
  }
}

export type CloseCustomersResponse = {
  changed: string[]
  refused: {
    id: string
    code: string
    params?: Record<string, string>
  }[]
}

/** Ends them for good. POST rest/secure/service/super-admin/closeCustomers (decided) */
export const closeCustomers: Call<'closeCustomers', CloseCustomersRequest, CloseCustomersResponse> = {
  id: 'closeCustomers', feature: 'super-admin', method: 'POST', path: 'rest/secure/service/super-admin/closeCustomers', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: false,
  request: /* @__PURE__ */ z.object({
    selection: /* @__PURE__ */ z.union([/* @__PURE__ */ z.object({
      ids: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200)),
    }), /* @__PURE__ */ z.object({
      all: /* @__PURE__ */ z.object({
        search: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
        filters: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
          field: /* @__PURE__ */ z.enum(['lifeState', 'flags', 'lastActiveAt', 'createdAt']),
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

export type ListShotTypesRequest = {
  search?: string
  filters?: {
    field: 'state' | 'createdAt'
    op: 'is' | 'has' | 'from' | 'to' | 'none'
    value?: string
  }[]
  sort?: {
    field: 'position' | 'name' | 'createdAt'
    desc: boolean
  }
  after?: string
  limit?: number
  ids?: string[]
  values?: 'state' | 'createdAt'
  counts?: {
    id: string
    filters: {
      field: 'state' | 'createdAt'
      op: 'is' | 'has' | 'from' | 'to' | 'none'
      value?: string
    }[]
  }[]
  exact?: boolean
}

export type ListShotTypesResponse = {
  rows: ListShotTypesRow[]
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

/** The shot types of all customers. POST rest/secure/service/super-admin/listShotTypes (spec §2) */
export const listShotTypes: Call<'listShotTypes', ListShotTypesRequest, ListShotTypesResponse> = {
  id: 'listShotTypes', feature: 'super-admin', method: 'POST', path: 'rest/secure/service/super-admin/listShotTypes', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: true,
  request: /* @__PURE__ */ z.object({
    search: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
    filters: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
      field: /* @__PURE__ */ z.enum(['state', 'createdAt']),
      op: /* @__PURE__ */ z.enum(['is', 'has', 'from', 'to', 'none']),
      value: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
    })).check(/* @__PURE__ */ z.maxLength(40))),
    sort: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
      field: /* @__PURE__ */ z.enum(['position', 'name', 'createdAt']),
      desc: /* @__PURE__ */ z.boolean(),
    })),
    after: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(4000))),
    limit: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1), /* @__PURE__ */ z.lte(200))),
    ids: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200))),
    values: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['state', 'createdAt'])),
    counts: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
      id: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
      filters: /* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
        field: /* @__PURE__ */ z.enum(['state', 'createdAt']),
        op: /* @__PURE__ */ z.enum(['is', 'has', 'from', 'to', 'none']),
        value: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
      })).check(/* @__PURE__ */ z.maxLength(40)),
    })).check(/* @__PURE__ */ z.maxLength(12))),
    exact: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
  }),
  response: /* @__PURE__ */ z.object({
    rows: /* @__PURE__ */ z.array(listShotTypesRowSchema),
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

export type AddShotTypeRequest = {
  values: {
    name: string
    description?: string
    position?: number
  }
}

export type AddShotTypeResponse = ListShotTypesRow

/** Adds a row: ShotType. POST rest/secure/service/super-admin/addShotType (spec §2) */
export const addShotType: Call<'addShotType', AddShotTypeRequest, AddShotTypeResponse> = {
  id: 'addShotType', feature: 'super-admin', method: 'POST', path: 'rest/secure/service/super-admin/addShotType', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: false,
  request: /* @__PURE__ */ z.object({
    values: /* @__PURE__ */ z.object({
      name: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(80), /* @__PURE__ */ z.regex(/* @__PURE__ */ new RegExp('\\S'))),
      description: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(300))),
      position: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0), /* @__PURE__ */ z.lte(9999))),
    }),
  }),
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
export const updateShotType: Call<'updateShotType', UpdateShotTypeRequest, UpdateShotTypeResponse> = {
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

export type ArchiveShotTypesRequest = {
  selection: {
    ids: string[]
  } | {
    all: {
      search?: string
      filters?: {
        field: 'state' | 'createdAt'
        op: 'is' | 'has' | 'from' | 'to' | 'none'
        value?: string
      }[]
    }
    except: string[]
    expected: number
  }
}

export type ArchiveShotTypesResponse = {
  changed: string[]
  refused: {
    id: string
    code: string
    params?: Record<string, string>
  }[]
}

/** Offers them no more. POST rest/secure/service/super-admin/archiveShotTypes (decided) */
export const archiveShotTypes: Call<'archiveShotTypes', ArchiveShotTypesRequest, ArchiveShotTypesResponse> = {
  id: 'archiveShotTypes', feature: 'super-admin', method: 'POST', path: 'rest/secure/service/super-admin/archiveShotTypes', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: false,
  request: /* @__PURE__ */ z.object({
    selection: /* @__PURE__ */ z.union([/* @__PURE__ */ z.object({
      ids: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200)),
    }), /* @__PURE__ */ z.object({
      all: /* @__PURE__ */ z.object({
        search: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
        filters: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
          field: /* @__PURE__ */ z.enum(['state', 'createdAt']),
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

export type RestoreShotTypesRequest = {
  selection: {
    ids: string[]
  } | {
    all: {
      search?: string
      filters?: {
        field: 'state' | 'createdAt'
        op: 'is' | 'has' | 'from' | 'to' | 'none'
        value?: string
      }[]
    }
    except: string[]
    expected: number
  }
}

export type RestoreShotTypesResponse = {
  changed: string[]
  refused: {
    id: string
    code: string
    params?: Record<string, string>
  }[]
}

/** Does one thing with several rows: ShotType. POST rest/secure/service/super-admin/restoreShotTypes (decided) */
export const restoreShotTypes: Call<'restoreShotTypes', RestoreShotTypesRequest, RestoreShotTypesResponse> = {
  id: 'restoreShotTypes', feature: 'super-admin', method: 'POST', path: 'rest/secure/service/super-admin/restoreShotTypes', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: false,
  request: /* @__PURE__ */ z.object({
    selection: /* @__PURE__ */ z.union([/* @__PURE__ */ z.object({
      ids: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200)),
    }), /* @__PURE__ */ z.object({
      all: /* @__PURE__ */ z.object({
        search: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
        filters: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
          field: /* @__PURE__ */ z.enum(['state', 'createdAt']),
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

export type ListIndustryTypesRequest = {
  search?: string
  filters?: {
    field: 'state' | 'parent' | 'customers'
    op: 'is' | 'has' | 'from' | 'to' | 'none'
    value?: string
  }[]
  sort?: {
    field: 'path' | 'name' | 'customers'
    desc: boolean
  }
  after?: string
  limit?: number
  ids?: string[]
  values?: 'state' | 'parent' | 'customers'
  counts?: {
    id: string
    filters: {
      field: 'state' | 'parent' | 'customers'
      op: 'is' | 'has' | 'from' | 'to' | 'none'
      value?: string
    }[]
  }[]
  exact?: boolean
}

export type ListIndustryTypesResponse = {
  rows: ListIndustryTypesRow[]
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

/** The industry types of all customers. POST rest/secure/service/super-admin/listIndustryTypes (spec §2) */
export const listIndustryTypes: Call<'listIndustryTypes', ListIndustryTypesRequest, ListIndustryTypesResponse> = {
  id: 'listIndustryTypes', feature: 'super-admin', method: 'POST', path: 'rest/secure/service/super-admin/listIndustryTypes', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: true,
  request: /* @__PURE__ */ z.object({
    search: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
    filters: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
      field: /* @__PURE__ */ z.enum(['state', 'parent', 'customers']),
      op: /* @__PURE__ */ z.enum(['is', 'has', 'from', 'to', 'none']),
      value: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
    })).check(/* @__PURE__ */ z.maxLength(40))),
    sort: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
      field: /* @__PURE__ */ z.enum(['path', 'name', 'customers']),
      desc: /* @__PURE__ */ z.boolean(),
    })),
    after: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(4000))),
    limit: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1), /* @__PURE__ */ z.lte(200))),
    ids: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200))),
    values: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['state', 'parent', 'customers'])),
    counts: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
      id: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
      filters: /* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
        field: /* @__PURE__ */ z.enum(['state', 'parent', 'customers']),
        op: /* @__PURE__ */ z.enum(['is', 'has', 'from', 'to', 'none']),
        value: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
      })).check(/* @__PURE__ */ z.maxLength(40)),
    })).check(/* @__PURE__ */ z.maxLength(12))),
    exact: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
  }),
  response: /* @__PURE__ */ z.object({
    rows: /* @__PURE__ */ z.array(listIndustryTypesRowSchema),
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
export const addIndustryType: Call<'addIndustryType', AddIndustryTypeRequest, AddIndustryTypeResponse> = {
  id: 'addIndustryType', feature: 'super-admin', method: 'POST', path: 'rest/secure/service/super-admin/addIndustryType', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: false,
  request: /* @__PURE__ */ z.object({
    values: /* @__PURE__ */ z.object({
      name: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(80), /* @__PURE__ */ z.regex(/* @__PURE__ */ new RegExp('\\S'))),
      parent: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))),
      position: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0), /* @__PURE__ */ z.lte(9999))),
    }),
  }),
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
export const updateIndustryType: Call<'updateIndustryType', UpdateIndustryTypeRequest, UpdateIndustryTypeResponse> = {
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

export type ArchiveIndustryTypesRequest = {
  selection: {
    ids: string[]
  } | {
    all: {
      search?: string
      filters?: {
        field: 'state' | 'parent' | 'customers'
        op: 'is' | 'has' | 'from' | 'to' | 'none'
        value?: string
      }[]
    }
    except: string[]
    expected: number
  }
}

export type ArchiveIndustryTypesResponse = {
  changed: string[]
  refused: {
    id: string
    code: string
    params?: Record<string, string>
  }[]
}

/** Offers them and those within them no more. POST rest/secure/service/super-admin/archiveIndustryTypes (decided) */
export const archiveIndustryTypes: Call<'archiveIndustryTypes', ArchiveIndustryTypesRequest, ArchiveIndustryTypesResponse> = {
  id: 'archiveIndustryTypes', feature: 'super-admin', method: 'POST', path: 'rest/secure/service/super-admin/archiveIndustryTypes', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: false,
  request: /* @__PURE__ */ z.object({
    selection: /* @__PURE__ */ z.union([/* @__PURE__ */ z.object({
      ids: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200)),
    }), /* @__PURE__ */ z.object({
      all: /* @__PURE__ */ z.object({
        search: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
        filters: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
          field: /* @__PURE__ */ z.enum(['state', 'parent', 'customers']),
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

export type RestoreIndustryTypesRequest = {
  selection: {
    ids: string[]
  } | {
    all: {
      search?: string
      filters?: {
        field: 'state' | 'parent' | 'customers'
        op: 'is' | 'has' | 'from' | 'to' | 'none'
        value?: string
      }[]
    }
    except: string[]
    expected: number
  }
}

export type RestoreIndustryTypesResponse = {
  changed: string[]
  refused: {
    id: string
    code: string
    params?: Record<string, string>
  }[]
}

/** Does one thing with several rows: IndustryType. POST rest/secure/service/super-admin/restoreIndustryTypes (decided) */
export const restoreIndustryTypes: Call<'restoreIndustryTypes', RestoreIndustryTypesRequest, RestoreIndustryTypesResponse> = {
  id: 'restoreIndustryTypes', feature: 'super-admin', method: 'POST', path: 'rest/secure/service/super-admin/restoreIndustryTypes', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: false,
  request: /* @__PURE__ */ z.object({
    selection: /* @__PURE__ */ z.union([/* @__PURE__ */ z.object({
      ids: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200)),
    }), /* @__PURE__ */ z.object({
      all: /* @__PURE__ */ z.object({
        search: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
        filters: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
          field: /* @__PURE__ */ z.enum(['state', 'parent', 'customers']),
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

export type ListAccountsRequest = {
  search?: string
  filters?: {
    field: 'customers' | 'roles' | 'state' | 'lastSignInAt' | 'createdAt'
    op: 'is' | 'has' | 'from' | 'to' | 'none'
    value?: string
  }[]
  sort?: {
    field: 'name' | 'lastSignInAt' | 'createdAt'
    desc: boolean
  }
  after?: string
  limit?: number
  ids?: string[]
  values?: 'customers' | 'roles' | 'state' | 'lastSignInAt' | 'createdAt'
  counts?: {
    id: string
    filters: {
      field: 'customers' | 'roles' | 'state' | 'lastSignInAt' | 'createdAt'
      op: 'is' | 'has' | 'from' | 'to' | 'none'
      value?: string
    }[]
  }[]
  exact?: boolean
}

export type ListAccountsResponse = {
  rows: ListAccountsRow[]
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

/** The people of all customers. POST rest/secure/service/super-admin/listAccounts (spec §2) */
export const listAccounts: Call<'listAccounts', ListAccountsRequest, ListAccountsResponse> = {
  id: 'listAccounts', feature: 'super-admin', method: 'POST', path: 'rest/secure/service/super-admin/listAccounts', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: true,
  request: /* @__PURE__ */ z.object({
    search: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
    filters: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
      field: /* @__PURE__ */ z.enum(['customers', 'roles', 'state', 'lastSignInAt', 'createdAt']),
      op: /* @__PURE__ */ z.enum(['is', 'has', 'from', 'to', 'none']),
      value: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
    })).check(/* @__PURE__ */ z.maxLength(40))),
    sort: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
      field: /* @__PURE__ */ z.enum(['name', 'lastSignInAt', 'createdAt']),
      desc: /* @__PURE__ */ z.boolean(),
    })),
    after: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(4000))),
    limit: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1), /* @__PURE__ */ z.lte(200))),
    ids: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200))),
    values: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['customers', 'roles', 'state', 'lastSignInAt', 'createdAt'])),
    counts: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
      id: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
      filters: /* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
        field: /* @__PURE__ */ z.enum(['customers', 'roles', 'state', 'lastSignInAt', 'createdAt']),
        op: /* @__PURE__ */ z.enum(['is', 'has', 'from', 'to', 'none']),
        value: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
      })).check(/* @__PURE__ */ z.maxLength(40)),
    })).check(/* @__PURE__ */ z.maxLength(12))),
    exact: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
  }),
  response: /* @__PURE__ */ z.object({
    rows: /* @__PURE__ */ z.array(listAccountsRowSchema),
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

export type ListGeneralRolesRequest = {
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

export type ListGeneralRolesResponse = {
  rows: ListGeneralRolesRow[]
  next?: string
  total?: number
  isFloor?: boolean
}

/** The roles that every customer has. POST rest/secure/service/super-admin/listGeneralRoles (decided) */
export const listGeneralRoles: Call<'listGeneralRoles', ListGeneralRolesRequest, ListGeneralRolesResponse> = {
  id: 'listGeneralRoles', feature: 'super-admin', method: 'POST', path: 'rest/secure/service/super-admin/listGeneralRoles', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: true,
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
    rows: /* @__PURE__ */ z.array(listGeneralRolesRowSchema),
    next: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
    total: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0))),
    isFloor: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
  }),
}

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
export const addAccount: Call<'addAccount', AddAccountRequest, AddAccountResponse> = {
  id: 'addAccount', feature: 'super-admin', method: 'POST', path: 'rest/secure/service/super-admin/addAccount', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: false,
  request: /* @__PURE__ */ z.object({
    values: /* @__PURE__ */ z.object({
      name: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(120), /* @__PURE__ */ z.regex(/* @__PURE__ */ new RegExp('\\S'))),
      email: /* @__PURE__ */ z.email().check(/* @__PURE__ */ z.maxLength(254)),
      customer: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
      roles: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(20)),
    }),
  }),
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
export const updateAccount: Call<'updateAccount', UpdateAccountRequest, UpdateAccountResponse> = {
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

export type ResendAccountInvitationsRequest = {
  selection: {
    ids: string[]
  } | {
    all: {
      search?: string
      filters?: {
        field: 'customers' | 'roles' | 'state' | 'lastSignInAt' | 'createdAt'
        op: 'is' | 'has' | 'from' | 'to' | 'none'
        value?: string
      }[]
    }
    except: string[]
    expected: number
  }
}

export type ResendAccountInvitationsResponse = {
  changed: string[]
  refused: {
    id: string
    code: string
    params?: Record<string, string>
  }[]
}

/** Writes them again from each customer that waits for them. POST rest/secure/service/super-admin/resendAccountInvitations (decided) */
export const resendAccountInvitations: Call<'resendAccountInvitations', ResendAccountInvitationsRequest, ResendAccountInvitationsResponse> = {
  id: 'resendAccountInvitations', feature: 'super-admin', method: 'POST', path: 'rest/secure/service/super-admin/resendAccountInvitations', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: false,
  request: /* @__PURE__ */ z.object({
    selection: /* @__PURE__ */ z.union([/* @__PURE__ */ z.object({
      ids: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200)),
    }), /* @__PURE__ */ z.object({
      all: /* @__PURE__ */ z.object({
        search: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
        filters: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
          field: /* @__PURE__ */ z.enum(['customers', 'roles', 'state', 'lastSignInAt', 'createdAt']),
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

export type LockAccountsRequest = {
  selection: {
    ids: string[]
  } | {
    all: {
      search?: string
      filters?: {
        field: 'customers' | 'roles' | 'state' | 'lastSignInAt' | 'createdAt'
        op: 'is' | 'has' | 'from' | 'to' | 'none'
        value?: string
      }[]
    }
    except: string[]
    expected: number
  }
}

export type LockAccountsResponse = {
  changed: string[]
  refused: {
    id: string
    code: string
    params?: Record<string, string>
  }[]
}

/** Lets them into no customer any more. POST rest/secure/service/super-admin/lockAccounts (decided) */
export const lockAccounts: Call<'lockAccounts', LockAccountsRequest, LockAccountsResponse> = {
  id: 'lockAccounts', feature: 'super-admin', method: 'POST', path: 'rest/secure/service/super-admin/lockAccounts', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: false,
  request: /* @__PURE__ */ z.object({
    selection: /* @__PURE__ */ z.union([/* @__PURE__ */ z.object({
      ids: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200)),
    }), /* @__PURE__ */ z.object({
      all: /* @__PURE__ */ z.object({
        search: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
        filters: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
          field: /* @__PURE__ */ z.enum(['customers', 'roles', 'state', 'lastSignInAt', 'createdAt']),
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

export type UnlockAccountsRequest = {
  selection: {
    ids: string[]
  } | {
    all: {
      search?: string
      filters?: {
        field: 'customers' | 'roles' | 'state' | 'lastSignInAt' | 'createdAt'
        op: 'is' | 'has' | 'from' | 'to' | 'none'
        value?: string
      }[]
    }
    except: string[]
    expected: number
  }
}

export type UnlockAccountsResponse = {
  changed: string[]
  refused: {
    id: string
    code: string
    params?: Record<string, string>
  }[]
}

/** Does one thing with several rows: Account. POST rest/secure/service/super-admin/unlockAccounts (decided) */
export const unlockAccounts: Call<'unlockAccounts', UnlockAccountsRequest, UnlockAccountsResponse> = {
  id: 'unlockAccounts', feature: 'super-admin', method: 'POST', path: 'rest/secure/service/super-admin/unlockAccounts', auth: 'bearer', body: 'envelope',
  access: [[1, 0, 0, 31]],
  background: false, idempotent: false,
  request: /* @__PURE__ */ z.object({
    selection: /* @__PURE__ */ z.union([/* @__PURE__ */ z.object({
      ids: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200)),
    }), /* @__PURE__ */ z.object({
      all: /* @__PURE__ */ z.object({
        search: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
        filters: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
          field: /* @__PURE__ */ z.enum(['customers', 'roles', 'state', 'lastSignInAt', 'createdAt']),
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
