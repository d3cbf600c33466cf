// Generated from manifest/features/contacts.yaml by npm run codegen. Edit the manifest, not this file.

import * as z from 'zod/mini'
import type { Call } from '../call'
import { listFilterSchema, type ListFilter, refSchema, type Ref } from './screens'

/** Somebody outside the organisation, to whom it writes. (decided) */
export interface ListContactsRow {
  contactId: string
  /** First and last name; without both the email address. */
  name: string
  firstName?: string
  lastName?: string
  /** In lower case; no two contacts of a customer have the same. */
  email: string
  phone?: string
  company?: string
  title?: string
  tags: string[]
  /** The language to write in. */
  locale?: 'da' | 'de' | 'en' | 'es' | 'fi' | 'fr' | 'it' | 'nb' | 'nl' | 'pl' | 'pt' | 'sv'
  /** Whether they agreed to be written to. */
  optIn: 'unknown' | 'in' | 'out'
  /** The static lists they are in. */
  lists: Ref[]
  /** Where they came from. */
  source: 'manual' | 'csv' | 'crowd' | 'share'
  state: 'active' | 'unsubscribed' | 'bounced'
  createdAt: string
  may: ('edit' | 'addToLists' | 'removeFromLists' | 'unsubscribe' | 'resubscribe' | 'trash' | 'restore' | 'erase')[]
  rev: number
  changed?: {
    by?: Ref
    at: string
  }
  trashed?: {
    by?: Ref
    at: string
  }
}

export const listContactsRowSchema = /* @__PURE__ */ z.object({
  contactId: /* @__PURE__ */ z.string(),
  name: /* @__PURE__ */ z.string(),
  firstName: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  lastName: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  email: /* @__PURE__ */ z.string(),
  phone: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  company: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  title: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  tags: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string()),
  locale: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['da', 'de', 'en', 'es', 'fi', 'fr', 'it', 'nb', 'nl', 'pl', 'pt', 'sv'])),
  optIn: /* @__PURE__ */ z.enum(['unknown', 'in', 'out']),
  lists: /* @__PURE__ */ z.array(refSchema),
  source: /* @__PURE__ */ z.enum(['manual', 'csv', 'crowd', 'share']),
  state: /* @__PURE__ */ z.enum(['active', 'unsubscribed', 'bounced']),
  createdAt: /* @__PURE__ */ z.string(),
  may: /* @__PURE__ */ z.array(/* @__PURE__ */ z.enum(['edit', 'addToLists', 'removeFromLists', 'unsubscribe', 'resubscribe', 'trash', 'restore', 'erase'])),
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

/** A list into which contacts can be put. (decided) */
export interface ListStaticContactListsRow {
  contactListId: string
  name: string
  may: string[]
  rev: number
  changed?: {
    by?: Ref
    at: string
  }
}

export const listStaticContactListsRowSchema = /* @__PURE__ */ z.object({
  contactListId: /* @__PURE__ */ z.string(),
  name: /* @__PURE__ */ z.string(),
  may: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string()),
  rev: /* @__PURE__ */ z.int(),
  changed: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
    by: /* @__PURE__ */ z.optional(refSchema),
    at: /* @__PURE__ */ z.string(),
  })),
})

/** A list to whose contacts one can write. (decided) */
export interface ListContactListChoicesRow {
  contactListId: string
  name: string
  may: string[]
  rev: number
  changed?: {
    by?: Ref
    at: string
  }
}

export const listContactListChoicesRowSchema = /* @__PURE__ */ z.object({
  contactListId: /* @__PURE__ */ z.string(),
  name: /* @__PURE__ */ z.string(),
  may: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string()),
  rev: /* @__PURE__ */ z.int(),
  changed: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
    by: /* @__PURE__ */ z.optional(refSchema),
    at: /* @__PURE__ */ z.string(),
  })),
})

/** Contacts that were put into it, or all that match a rule whenever it is looked at. (decided) */
export interface ListContactListsRow {
  contactListId: string
  name: string
  kind: 'static' | 'rule'
  /** Conditions as in the list of contacts; none lets every contact in. */
  rule?: ListFilter[]
  /** How many contacts are in it; counted up to ten thousand. */
  members: number
  /** Whether there are more members than were counted. */
  hasMore: boolean
  state: 'active' | 'archived'
  createdAt: string
  may: ('edit' | 'archive' | 'reopen')[]
  rev: number
  changed?: {
    by?: Ref
    at: string
  }
}

export const listContactListsRowSchema = /* @__PURE__ */ z.object({
  contactListId: /* @__PURE__ */ z.string(),
  name: /* @__PURE__ */ z.string(),
  kind: /* @__PURE__ */ z.enum(['static', 'rule']),
  rule: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(listFilterSchema)),
  members: /* @__PURE__ */ z.int(),
  hasMore: /* @__PURE__ */ z.boolean(),
  state: /* @__PURE__ */ z.enum(['active', 'archived']),
  createdAt: /* @__PURE__ */ z.string(),
  may: /* @__PURE__ */ z.array(/* @__PURE__ */ z.enum(['edit', 'archive', 'reopen'])),
  rev: /* @__PURE__ */ z.int(),
  changed: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
    by: /* @__PURE__ */ z.optional(refSchema),
    at: /* @__PURE__ */ z.string(),
  })),
})

/** Somebody outside the organisation, to whom it writes. (spec §6) */
export interface Contact {
  contactId: string
  /** First and last name; without both the email address. */
  name: string
  firstName?: string
  lastName?: string
  /** In lower case; no two contacts of a customer have the same. */
  email: string
  phone?: string
  company?: string
  title?: string
  tags: string[]
  /** The language to write in. */
  locale?: 'da' | 'de' | 'en' | 'es' | 'fi' | 'fr' | 'it' | 'nb' | 'nl' | 'pl' | 'pt' | 'sv'
  /** Whether they agreed to be written to. */
  optIn: 'unknown' | 'in' | 'out'
  /** The static lists they are in. */
  lists: Ref[]
  /** Where they came from. */
  source: 'manual' | 'csv' | 'crowd' | 'share'
  state: 'active' | 'unsubscribed' | 'bounced'
  createdAt: string
}

export const contactSchema = /* @__PURE__ */ z.object({
  contactId: /* @__PURE__ */ z.string(),
  name: /* @__PURE__ */ z.string(),
  firstName: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(80))),
  lastName: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(80))),
  email: /* @__PURE__ */ z.email().check(/* @__PURE__ */ z.maxLength(254)),
  phone: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(40))),
  company: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(120))),
  title: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(120))),
  tags: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(40))).check(/* @__PURE__ */ z.maxLength(20)),
  locale: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['da', 'de', 'en', 'es', 'fi', 'fr', 'it', 'nb', 'nl', 'pl', 'pt', 'sv'])),
  optIn: /* @__PURE__ */ z.enum(['unknown', 'in', 'out']),
  lists: /* @__PURE__ */ z.array(refSchema),
  source: /* @__PURE__ */ z.enum(['manual', 'csv', 'crowd', 'share']),
  state: /* @__PURE__ */ z.enum(['active', 'unsubscribed', 'bounced']),
  createdAt: /* @__PURE__ */ z.string(),
})

/** Contacts that were put into it, or all that match a rule whenever it is looked at. (spec §6) */
export interface ContactList {
  contactListId: string
  name: string
  kind: 'static' | 'rule'
  /** Conditions as in the list of contacts; none lets every contact in. */
  rule?: ListFilter[]
  /** How many contacts are in it; counted up to ten thousand. */
  members: number
  /** Whether there are more members than were counted. */
  hasMore: boolean
  state: 'active' | 'archived'
  createdAt: string
}

export const contactListSchema = /* @__PURE__ */ z.object({
  contactListId: /* @__PURE__ */ z.string(),
  name: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(120)),
  kind: /* @__PURE__ */ z.enum(['static', 'rule']),
  rule: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(listFilterSchema).check(/* @__PURE__ */ z.maxLength(40))),
  members: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  hasMore: /* @__PURE__ */ z.boolean(),
  state: /* @__PURE__ */ z.enum(['active', 'archived']),
  createdAt: /* @__PURE__ */ z.string(),
})

/** A list into which contacts can be put. (decided) */
export interface StaticContactList {
  contactListId: string
  name: string
}

export const staticContactListSchema = /* @__PURE__ */ z.object({
  contactListId: /* @__PURE__ */ z.string(),
  name: /* @__PURE__ */ z.string(),
})

/** A list to whose contacts one can write. (decided) */
export interface ContactListChoice {
  contactListId: string
  name: string
}

export const contactListChoiceSchema = /* @__PURE__ */ z.object({
  contactListId: /* @__PURE__ */ z.string(),
  name: /* @__PURE__ */ z.string(),
})

export type ListContactsRequest = {
  search?: string
  filters?: {
    field: 'lists' | 'optIn' | 'state' | 'company' | 'title' | 'tags' | 'locale' | 'source' | 'email' | 'createdAt'
    op: 'is' | 'has' | 'from' | 'to' | 'none'
    value?: string
  }[]
  trash?: boolean
  sort?: {
    field: 'name' | 'company' | 'title' | 'state' | 'createdAt'
    desc: boolean
  }
  after?: string
  limit?: number
  ids?: string[]
  values?: 'lists' | 'optIn' | 'state' | 'company' | 'title' | 'tags' | 'locale' | 'source' | 'email' | 'createdAt'
  counts?: {
    id: string
    filters: {
      field: 'lists' | 'optIn' | 'state' | 'company' | 'title' | 'tags' | 'locale' | 'source' | 'email' | 'createdAt'
      op: 'is' | 'has' | 'from' | 'to' | 'none'
      value?: string
    }[]
  }[]
  exact?: boolean
}

export type ListContactsResponse = {
  rows: ListContactsRow[]
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

/** A page of rows: Contact. POST rest/secure/service/contacts/listContacts (spec §6) */
export const listContacts: Call<'listContacts', ListContactsRequest, ListContactsResponse> = {
  id: 'listContacts', feature: 'contacts', method: 'POST', path: 'rest/secure/service/contacts/listContacts', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: true, rows: 'customer',
  request: /* @__PURE__ */ z.object({
    search: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
    filters: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
      field: /* @__PURE__ */ z.enum(['lists', 'optIn', 'state', 'company', 'title', 'tags', 'locale', 'source', 'email', 'createdAt']),
      op: /* @__PURE__ */ z.enum(['is', 'has', 'from', 'to', 'none']),
      value: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
    })).check(/* @__PURE__ */ z.maxLength(40))),
    trash: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
    sort: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
      field: /* @__PURE__ */ z.enum(['name', 'company', 'title', 'state', 'createdAt']),
      desc: /* @__PURE__ */ z.boolean(),
    })),
    after: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(4000))),
    limit: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1), /* @__PURE__ */ z.lte(200))),
    ids: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200))),
    values: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['lists', 'optIn', 'state', 'company', 'title', 'tags', 'locale', 'source', 'email', 'createdAt'])),
    counts: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
      id: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
      filters: /* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
        field: /* @__PURE__ */ z.enum(['lists', 'optIn', 'state', 'company', 'title', 'tags', 'locale', 'source', 'email', 'createdAt']),
        op: /* @__PURE__ */ z.enum(['is', 'has', 'from', 'to', 'none']),
        value: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
      })).check(/* @__PURE__ */ z.maxLength(40)),
    })).check(/* @__PURE__ */ z.maxLength(12))),
    exact: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
  }),
  response: /* @__PURE__ */ z.object({
    rows: /* @__PURE__ */ z.array(listContactsRowSchema),
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

export type AddContactRequest = {
  values: {
    firstName?: string
    lastName?: string
    /** In lower case; no two contacts of a customer have the same. */
    email: string
    phone?: string
    company?: string
    title?: string
    tags?: string[]
    /** The language to write in. */
    locale?: 'da' | 'de' | 'en' | 'es' | 'fi' | 'fr' | 'it' | 'nb' | 'nl' | 'pl' | 'pt' | 'sv'
    /** Whether they agreed to be written to. */
    optIn?: 'unknown' | 'in' | 'out'
    /** The static lists they are in. */
    lists?: string[]
  }
}

export type AddContactResponse = ListContactsRow

/** Adds a row: Contact. POST rest/secure/service/contacts/addContact (spec §6) */
export const addContact: Call<'addContact', AddContactRequest, AddContactResponse> = {
  id: 'addContact', feature: 'contacts', method: 'POST', path: 'rest/secure/service/contacts/addContact', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  request: /* @__PURE__ */ z.object({
    values: /* @__PURE__ */ z.object({
      firstName: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(80))),
      lastName: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(80))),
      email: /* @__PURE__ */ z.email().check(/* @__PURE__ */ z.maxLength(254)),
      phone: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(40))),
      company: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(120))),
      title: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(120))),
      tags: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(40))).check(/* @__PURE__ */ z.maxLength(20))),
      locale: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['da', 'de', 'en', 'es', 'fi', 'fr', 'it', 'nb', 'nl', 'pl', 'pt', 'sv'])),
      optIn: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['unknown', 'in', 'out'])),
      lists: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200))),
    }),
  }),
  response: listContactsRowSchema,
}

export type UpdateContactRequest = {
  contactId: string
  rev: number
  values: {
    firstName?: string | null
    lastName?: string | null
    /** In lower case; no two contacts of a customer have the same. */
    email?: string
    phone?: string | null
    company?: string | null
    title?: string | null
    tags?: string[]
    /** The language to write in. */
    locale?: 'da' | 'de' | 'en' | 'es' | 'fi' | 'fr' | 'it' | 'nb' | 'nl' | 'pl' | 'pt' | 'sv' | null
    /** Whether they agreed to be written to. */
    optIn?: 'unknown' | 'in' | 'out'
    /** The static lists they are in. */
    lists?: string[]
  }
}

export type UpdateContactResponse = ListContactsRow

/** Changes a row: Contact. POST rest/secure/service/contacts/updateContact (spec §6) */
export const updateContact: Call<'updateContact', UpdateContactRequest, UpdateContactResponse> = {
  id: 'updateContact', feature: 'contacts', method: 'POST', path: 'rest/secure/service/contacts/updateContact', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  request: /* @__PURE__ */ z.object({
    contactId: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
    rev: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    values: /* @__PURE__ */ z.object({
      firstName: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(80)))),
      lastName: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(80)))),
      email: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.email().check(/* @__PURE__ */ z.maxLength(254))),
      phone: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(40)))),
      company: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(120)))),
      title: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(120)))),
      tags: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(40))).check(/* @__PURE__ */ z.maxLength(20))),
      locale: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.enum(['da', 'de', 'en', 'es', 'fi', 'fr', 'it', 'nb', 'nl', 'pl', 'pt', 'sv']))),
      optIn: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['unknown', 'in', 'out'])),
      lists: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200))),
    }),
  }),
  response: listContactsRowSchema,
}

export type AddToContactListsRequest = {
  selection: {
    ids: string[]
  } | {
    all: {
      search?: string
      filters?: {
        field: 'lists' | 'optIn' | 'state' | 'company' | 'title' | 'tags' | 'locale' | 'source' | 'email' | 'createdAt'
        op: 'is' | 'has' | 'from' | 'to' | 'none'
        value?: string
      }[]
      trash?: boolean
    }
    except: string[]
    expected: number
  }
  values: {
    /** The static lists they are in. */
    lists: string[]
  }
}

export type AddToContactListsResponse = {
  changed: string[]
  refused: {
    id: string
    code: string
    params?: Record<string, string>
  }[]
}

/** Does one thing with several rows: Contact. POST rest/secure/service/contacts/addToContactLists (spec §6) */
export const addToContactLists: Call<'addToContactLists', AddToContactListsRequest, AddToContactListsResponse> = {
  id: 'addToContactLists', feature: 'contacts', method: 'POST', path: 'rest/secure/service/contacts/addToContactLists', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  request: /* @__PURE__ */ z.object({
    selection: /* @__PURE__ */ z.union([/* @__PURE__ */ z.object({
      ids: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200)),
    }), /* @__PURE__ */ z.object({
      all: /* @__PURE__ */ z.object({
        search: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
        filters: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
          field: /* @__PURE__ */ z.enum(['lists', 'optIn', 'state', 'company', 'title', 'tags', 'locale', 'source', 'email', 'createdAt']),
          op: /* @__PURE__ */ z.enum(['is', 'has', 'from', 'to', 'none']),
          value: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
        })).check(/* @__PURE__ */ z.maxLength(40))),
        trash: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
      }),
      except: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200)),
      expected: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    })]),
    values: /* @__PURE__ */ z.object({
      lists: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200)),
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

export type RemoveFromContactListsRequest = {
  selection: {
    ids: string[]
  } | {
    all: {
      search?: string
      filters?: {
        field: 'lists' | 'optIn' | 'state' | 'company' | 'title' | 'tags' | 'locale' | 'source' | 'email' | 'createdAt'
        op: 'is' | 'has' | 'from' | 'to' | 'none'
        value?: string
      }[]
      trash?: boolean
    }
    except: string[]
    expected: number
  }
  values: {
    /** The static lists they are in. */
    lists: string[]
  }
}

export type RemoveFromContactListsResponse = {
  changed: string[]
  refused: {
    id: string
    code: string
    params?: Record<string, string>
  }[]
}

/** Does one thing with several rows: Contact. POST rest/secure/service/contacts/removeFromContactLists (spec §6) */
export const removeFromContactLists: Call<'removeFromContactLists', RemoveFromContactListsRequest, RemoveFromContactListsResponse> = {
  id: 'removeFromContactLists', feature: 'contacts', method: 'POST', path: 'rest/secure/service/contacts/removeFromContactLists', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  request: /* @__PURE__ */ z.object({
    selection: /* @__PURE__ */ z.union([/* @__PURE__ */ z.object({
      ids: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200)),
    }), /* @__PURE__ */ z.object({
      all: /* @__PURE__ */ z.object({
        search: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
        filters: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
          field: /* @__PURE__ */ z.enum(['lists', 'optIn', 'state', 'company', 'title', 'tags', 'locale', 'source', 'email', 'createdAt']),
          op: /* @__PURE__ */ z.enum(['is', 'has', 'from', 'to', 'none']),
          value: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
        })).check(/* @__PURE__ */ z.maxLength(40))),
        trash: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
      }),
      except: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200)),
      expected: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
    })]),
    values: /* @__PURE__ */ z.object({
      lists: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200)),
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

export type UndoContactListsRequest = {
  selection: {
    ids: string[]
  } | {
    all: {
      search?: string
      filters?: {
        field: 'lists' | 'optIn' | 'state' | 'company' | 'title' | 'tags' | 'locale' | 'source' | 'email' | 'createdAt'
        op: 'is' | 'has' | 'from' | 'to' | 'none'
        value?: string
      }[]
      trash?: boolean
    }
    except: string[]
    expected: number
  }
}

export type UndoContactListsResponse = {
  changed: string[]
  refused: {
    id: string
    code: string
    params?: Record<string, string>
  }[]
}

/** Puts contacts back into the lists they were in before the last change of these, if nothing else changed since. POST rest/secure/service/contacts/undoContactLists (decided) */
export const undoContactLists: Call<'undoContactLists', UndoContactListsRequest, UndoContactListsResponse> = {
  id: 'undoContactLists', feature: 'contacts', method: 'POST', path: 'rest/secure/service/contacts/undoContactLists', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  request: /* @__PURE__ */ z.object({
    selection: /* @__PURE__ */ z.union([/* @__PURE__ */ z.object({
      ids: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200)),
    }), /* @__PURE__ */ z.object({
      all: /* @__PURE__ */ z.object({
        search: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
        filters: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
          field: /* @__PURE__ */ z.enum(['lists', 'optIn', 'state', 'company', 'title', 'tags', 'locale', 'source', 'email', 'createdAt']),
          op: /* @__PURE__ */ z.enum(['is', 'has', 'from', 'to', 'none']),
          value: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
        })).check(/* @__PURE__ */ z.maxLength(40))),
        trash: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
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

export type UnsubscribeContactsRequest = {
  selection: {
    ids: string[]
  } | {
    all: {
      search?: string
      filters?: {
        field: 'lists' | 'optIn' | 'state' | 'company' | 'title' | 'tags' | 'locale' | 'source' | 'email' | 'createdAt'
        op: 'is' | 'has' | 'from' | 'to' | 'none'
        value?: string
      }[]
      trash?: boolean
    }
    except: string[]
    expected: number
  }
}

export type UnsubscribeContactsResponse = {
  changed: string[]
  refused: {
    id: string
    code: string
    params?: Record<string, string>
  }[]
}

/** Does one thing with several rows: Contact. POST rest/secure/service/contacts/unsubscribeContacts (spec §6) */
export const unsubscribeContacts: Call<'unsubscribeContacts', UnsubscribeContactsRequest, UnsubscribeContactsResponse> = {
  id: 'unsubscribeContacts', feature: 'contacts', method: 'POST', path: 'rest/secure/service/contacts/unsubscribeContacts', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  request: /* @__PURE__ */ z.object({
    selection: /* @__PURE__ */ z.union([/* @__PURE__ */ z.object({
      ids: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200)),
    }), /* @__PURE__ */ z.object({
      all: /* @__PURE__ */ z.object({
        search: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
        filters: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
          field: /* @__PURE__ */ z.enum(['lists', 'optIn', 'state', 'company', 'title', 'tags', 'locale', 'source', 'email', 'createdAt']),
          op: /* @__PURE__ */ z.enum(['is', 'has', 'from', 'to', 'none']),
          value: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
        })).check(/* @__PURE__ */ z.maxLength(40))),
        trash: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
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

export type ResubscribeContactsRequest = {
  selection: {
    ids: string[]
  } | {
    all: {
      search?: string
      filters?: {
        field: 'lists' | 'optIn' | 'state' | 'company' | 'title' | 'tags' | 'locale' | 'source' | 'email' | 'createdAt'
        op: 'is' | 'has' | 'from' | 'to' | 'none'
        value?: string
      }[]
      trash?: boolean
    }
    except: string[]
    expected: number
  }
}

export type ResubscribeContactsResponse = {
  changed: string[]
  refused: {
    id: string
    code: string
    params?: Record<string, string>
  }[]
}

/** Does one thing with several rows: Contact. POST rest/secure/service/contacts/resubscribeContacts (decided) */
export const resubscribeContacts: Call<'resubscribeContacts', ResubscribeContactsRequest, ResubscribeContactsResponse> = {
  id: 'resubscribeContacts', feature: 'contacts', method: 'POST', path: 'rest/secure/service/contacts/resubscribeContacts', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  request: /* @__PURE__ */ z.object({
    selection: /* @__PURE__ */ z.union([/* @__PURE__ */ z.object({
      ids: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200)),
    }), /* @__PURE__ */ z.object({
      all: /* @__PURE__ */ z.object({
        search: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
        filters: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
          field: /* @__PURE__ */ z.enum(['lists', 'optIn', 'state', 'company', 'title', 'tags', 'locale', 'source', 'email', 'createdAt']),
          op: /* @__PURE__ */ z.enum(['is', 'has', 'from', 'to', 'none']),
          value: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
        })).check(/* @__PURE__ */ z.maxLength(40))),
        trash: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
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

export type TrashContactsRequest = {
  selection: {
    ids: string[]
  } | {
    all: {
      search?: string
      filters?: {
        field: 'lists' | 'optIn' | 'state' | 'company' | 'title' | 'tags' | 'locale' | 'source' | 'email' | 'createdAt'
        op: 'is' | 'has' | 'from' | 'to' | 'none'
        value?: string
      }[]
      trash?: boolean
    }
    except: string[]
    expected: number
  }
}

export type TrashContactsResponse = {
  changed: string[]
  refused: {
    id: string
    code: string
    params?: Record<string, string>
  }[]
}

/** Does one thing with several rows: Contact. POST rest/secure/service/contacts/trashContacts (spec §6) */
export const trashContacts: Call<'trashContacts', TrashContactsRequest, TrashContactsResponse> = {
  id: 'trashContacts', feature: 'contacts', method: 'POST', path: 'rest/secure/service/contacts/trashContacts', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  request: /* @__PURE__ */ z.object({
    selection: /* @__PURE__ */ z.union([/* @__PURE__ */ z.object({
      ids: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200)),
    }), /* @__PURE__ */ z.object({
      all: /* @__PURE__ */ z.object({
        search: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
        filters: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
          field: /* @__PURE__ */ z.enum(['lists', 'optIn', 'state', 'company', 'title', 'tags', 'locale', 'source', 'email', 'createdAt']),
          op: /* @__PURE__ */ z.enum(['is', 'has', 'from', 'to', 'none']),
          value: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
        })).check(/* @__PURE__ */ z.maxLength(40))),
        trash: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
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

export type RestoreContactsRequest = {
  selection: {
    ids: string[]
  } | {
    all: {
      search?: string
      filters?: {
        field: 'lists' | 'optIn' | 'state' | 'company' | 'title' | 'tags' | 'locale' | 'source' | 'email' | 'createdAt'
        op: 'is' | 'has' | 'from' | 'to' | 'none'
        value?: string
      }[]
      trash?: boolean
    }
    except: string[]
    expected: number
  }
}

export type RestoreContactsResponse = {
  changed: string[]
  refused: {
    id: string
    code: string
    params?: Record<string, string>
  }[]
}

/** Does one thing with several rows: Contact. POST rest/secure/service/contacts/restoreContacts (spec §6) */
export const restoreContacts: Call<'restoreContacts', RestoreContactsRequest, RestoreContactsResponse> = {
  id: 'restoreContacts', feature: 'contacts', method: 'POST', path: 'rest/secure/service/contacts/restoreContacts', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  request: /* @__PURE__ */ z.object({
    selection: /* @__PURE__ */ z.union([/* @__PURE__ */ z.object({
      ids: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200)),
    }), /* @__PURE__ */ z.object({
      all: /* @__PURE__ */ z.object({
        search: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
        filters: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
          field: /* @__PURE__ */ z.enum(['lists', 'optIn', 'state', 'company', 'title', 'tags', 'locale', 'source', 'email', 'createdAt']),
          op: /* @__PURE__ */ z.enum(['is', 'has', 'from', 'to', 'none']),
          value: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
        })).check(/* @__PURE__ */ z.maxLength(40))),
        trash: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
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

export type EraseContactsRequest = {
  selection: {
    ids: string[]
  } | {
    all: {
      search?: string
      filters?: {
        field: 'lists' | 'optIn' | 'state' | 'company' | 'title' | 'tags' | 'locale' | 'source' | 'email' | 'createdAt'
        op: 'is' | 'has' | 'from' | 'to' | 'none'
        value?: string
      }[]
      trash?: boolean
    }
    except: string[]
    expected: number
  }
}

export type EraseContactsResponse = {
  changed: string[]
  refused: {
    id: string
    code: string
    params?: Record<string, string>
  }[]
}

/** Deletes all that is known of contacts at once. Only a keyed hash of the address stays, by which an import knows them. POST rest/secure/service/contacts/eraseContacts (spec §6) */
export const eraseContacts: Call<'eraseContacts', EraseContactsRequest, EraseContactsResponse> = {
  id: 'eraseContacts', feature: 'contacts', method: 'POST', path: 'rest/secure/service/contacts/eraseContacts', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  request: /* @__PURE__ */ z.object({
    selection: /* @__PURE__ */ z.union([/* @__PURE__ */ z.object({
      ids: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200)),
    }), /* @__PURE__ */ z.object({
      all: /* @__PURE__ */ z.object({
        search: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
        filters: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
          field: /* @__PURE__ */ z.enum(['lists', 'optIn', 'state', 'company', 'title', 'tags', 'locale', 'source', 'email', 'createdAt']),
          op: /* @__PURE__ */ z.enum(['is', 'has', 'from', 'to', 'none']),
          value: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
        })).check(/* @__PURE__ */ z.maxLength(40))),
        trash: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
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

export type ImportContactsRequest = {
  importId: string
  dryRun: boolean
  mode: 'fill' | 'overwrite' | 'skip'
  isQuiet?: boolean
  rows: {
    firstName?: string
    lastName?: string
    /** In lower case; no two contacts of a customer have the same. */
    email: string
    phone?: string
    company?: string
    title?: string
    tags?: string[]
    /** The language to write in. */
    locale?: 'da' | 'de' | 'en' | 'es' | 'fi' | 'fr' | 'it' | 'nb' | 'nl' | 'pl' | 'pt' | 'sv'
    /** Whether they agreed to be written to. */
    optIn?: 'unknown' | 'in' | 'out'
    /** The static lists they are in. */
    lists?: string[]
  }[]
}

export type ImportContactsResponse = {
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

/** Adds and changes rows of a table: Contact. POST rest/secure/service/contacts/importContacts (spec §6) */
export const importContacts: Call<'importContacts', ImportContactsRequest, ImportContactsResponse> = {
  id: 'importContacts', feature: 'contacts', method: 'POST', path: 'rest/secure/service/contacts/importContacts', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer', bodyLimit: { bytes: 2000000, keys: 22000 },
  request: /* @__PURE__ */ z.object({
    importId: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
    dryRun: /* @__PURE__ */ z.boolean(),
    mode: /* @__PURE__ */ z.enum(['fill', 'overwrite', 'skip']),
    isQuiet: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
    rows: /* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
      firstName: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(80))),
      lastName: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(80))),
      email: /* @__PURE__ */ z.email().check(/* @__PURE__ */ z.maxLength(254)),
      phone: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(40))),
      company: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(120))),
      title: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(120))),
      tags: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(40))).check(/* @__PURE__ */ z.maxLength(20))),
      locale: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['da', 'de', 'en', 'es', 'fi', 'fr', 'it', 'nb', 'nl', 'pl', 'pt', 'sv'])),
      optIn: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['unknown', 'in', 'out'])),
      lists: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200))),
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

export type ExportContactsRequest = {
  search?: string
  filters?: {
    field: 'lists' | 'optIn' | 'state' | 'company' | 'title' | 'tags' | 'locale' | 'source' | 'email' | 'createdAt'
    op: 'is' | 'has' | 'from' | 'to' | 'none'
    value?: string
  }[]
  trash?: boolean
  sort?: {
    field: 'name' | 'company' | 'title' | 'state' | 'createdAt'
    desc: boolean
  }
  ids?: string[]
  columns: ('name' | 'firstName' | 'lastName' | 'email' | 'phone' | 'company' | 'title' | 'tags' | 'locale' | 'optIn' | 'lists' | 'source' | 'state' | 'createdAt')[]
}

export type ExportContactsResponse = string

/** Rows as a table for other programs: Contact. POST rest/secure/service/contacts/exportContacts (spec §6) */
export const exportContacts: Call<'exportContacts', ExportContactsRequest, ExportContactsResponse> = {
  id: 'exportContacts', feature: 'contacts', method: 'POST', path: 'rest/secure/service/contacts/exportContacts', auth: 'bearer', body: 'csv',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: true, rows: 'customer', transaction: 'own',
  request: /* @__PURE__ */ z.object({
    search: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
    filters: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
      field: /* @__PURE__ */ z.enum(['lists', 'optIn', 'state', 'company', 'title', 'tags', 'locale', 'source', 'email', 'createdAt']),
      op: /* @__PURE__ */ z.enum(['is', 'has', 'from', 'to', 'none']),
      value: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
    })).check(/* @__PURE__ */ z.maxLength(40))),
    trash: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
    sort: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
      field: /* @__PURE__ */ z.enum(['name', 'company', 'title', 'state', 'createdAt']),
      desc: /* @__PURE__ */ z.boolean(),
    })),
    ids: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200))),
    columns: /* @__PURE__ */ z.array(/* @__PURE__ */ z.enum(['name', 'firstName', 'lastName', 'email', 'phone', 'company', 'title', 'tags', 'locale', 'optIn', 'lists', 'source', 'state', 'createdAt'])).check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(200)),
  }),
  response: /* @__PURE__ */ z.string(),
}

export type ListStaticContactListsRequest = {
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

export type ListStaticContactListsResponse = {
  rows: ListStaticContactListsRow[]
  next?: string
  total?: number
  isFloor?: boolean
}

/** A page of rows: StaticContactList. POST rest/secure/service/contacts/listStaticContactLists (decided) */
export const listStaticContactLists: Call<'listStaticContactLists', ListStaticContactListsRequest, ListStaticContactListsResponse> = {
  id: 'listStaticContactLists', feature: 'contacts', method: 'POST', path: 'rest/secure/service/contacts/listStaticContactLists', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
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
    rows: /* @__PURE__ */ z.array(listStaticContactListsRowSchema),
    next: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
    total: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0))),
    isFloor: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
  }),
}

export type ListContactListChoicesRequest = {
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

export type ListContactListChoicesResponse = {
  rows: ListContactListChoicesRow[]
  next?: string
  total?: number
  isFloor?: boolean
}

/** A page of rows: ContactListChoice. POST rest/secure/service/contacts/listContactListChoices (decided) */
export const listContactListChoices: Call<'listContactListChoices', ListContactListChoicesRequest, ListContactListChoicesResponse> = {
  id: 'listContactListChoices', feature: 'contacts', method: 'POST', path: 'rest/secure/service/contacts/listContactListChoices', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
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
    rows: /* @__PURE__ */ z.array(listContactListChoicesRowSchema),
    next: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
    total: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0))),
    isFloor: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
  }),
}

export type ListContactListsRequest = {
  search?: string
  filters?: {
    field: 'kind' | 'state' | 'createdAt'
    op: 'is' | 'has' | 'from' | 'to' | 'none'
    value?: string
  }[]
  sort?: {
    field: 'name' | 'createdAt'
    desc: boolean
  }
  after?: string
  limit?: number
  ids?: string[]
  values?: 'kind' | 'state' | 'createdAt'
  counts?: {
    id: string
    filters: {
      field: 'kind' | 'state' | 'createdAt'
      op: 'is' | 'has' | 'from' | 'to' | 'none'
      value?: string
    }[]
  }[]
  exact?: boolean
}

export type ListContactListsResponse = {
  rows: ListContactListsRow[]
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

/** A page of rows: ContactList. POST rest/secure/service/contacts/listContactLists (spec §6) */
export const listContactLists: Call<'listContactLists', ListContactListsRequest, ListContactListsResponse> = {
  id: 'listContactLists', feature: 'contacts', method: 'POST', path: 'rest/secure/service/contacts/listContactLists', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: true, rows: 'customer',
  request: /* @__PURE__ */ z.object({
    search: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
    filters: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
      field: /* @__PURE__ */ z.enum(['kind', 'state', 'createdAt']),
      op: /* @__PURE__ */ z.enum(['is', 'has', 'from', 'to', 'none']),
      value: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
    })).check(/* @__PURE__ */ z.maxLength(40))),
    sort: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
      field: /* @__PURE__ */ z.enum(['name', 'createdAt']),
      desc: /* @__PURE__ */ z.boolean(),
    })),
    after: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(4000))),
    limit: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1), /* @__PURE__ */ z.lte(200))),
    ids: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200))),
    values: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['kind', 'state', 'createdAt'])),
    counts: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
      id: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
      filters: /* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
        field: /* @__PURE__ */ z.enum(['kind', 'state', 'createdAt']),
        op: /* @__PURE__ */ z.enum(['is', 'has', 'from', 'to', 'none']),
        value: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
      })).check(/* @__PURE__ */ z.maxLength(40)),
    })).check(/* @__PURE__ */ z.maxLength(12))),
    exact: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
  }),
  response: /* @__PURE__ */ z.object({
    rows: /* @__PURE__ */ z.array(listContactListsRowSchema),
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

export type AddContactListRequest = {
  values: {
    name: string
    kind: 'static' | 'rule'
    /** Conditions as in the list of contacts; none lets every contact in. */
    rule?: ListFilter[]
  }
}

export type AddContactListResponse = ListContactListsRow

/** Adds a row: ContactList. POST rest/secure/service/contacts/addContactList (spec §6) */
export const addContactList: Call<'addContactList', AddContactListRequest, AddContactListResponse> = {
  id: 'addContactList', feature: 'contacts', method: 'POST', path: 'rest/secure/service/contacts/addContactList', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  request: /* @__PURE__ */ z.object({
    values: /* @__PURE__ */ z.object({
      name: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(120)),
      kind: /* @__PURE__ */ z.enum(['static', 'rule']),
      rule: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(listFilterSchema).check(/* @__PURE__ */ z.maxLength(40))),
    }),
  }),
  response: listContactListsRowSchema,
}

export type UpdateContactListRequest = {
  contactListId: string
  rev: number
  values: {
    name?: string
    /** Conditions as in the list of contacts; none lets every contact in. */
    rule?: ListFilter[] | null
  }
}

export type UpdateContactListResponse = ListContactListsRow

/** Changes a row: ContactList. POST rest/secure/service/contacts/updateContactList (spec §6) */
export const updateContactList: Call<'updateContactList', UpdateContactListRequest, UpdateContactListResponse> = {
  id: 'updateContactList', feature: 'contacts', method: 'POST', path: 'rest/secure/service/contacts/updateContactList', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  request: /* @__PURE__ */ z.object({
    contactListId: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
    rev: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    values: /* @__PURE__ */ z.object({
      name: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(120))),
      rule: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.array(listFilterSchema).check(/* @__PURE__ */ z.maxLength(40)))),
    }),
  }),
  response: listContactListsRowSchema,
}

export type ArchiveContactListsRequest = {
  selection: {
    ids: string[]
  } | {
    all: {
      search?: string
      filters?: {
        field: 'kind' | 'state' | 'createdAt'
        op: 'is' | 'has' | 'from' | 'to' | 'none'
        value?: string
      }[]
    }
    except: string[]
    expected: number
  }
}

export type ArchiveContactListsResponse = {
  changed: string[]
  refused: {
    id: string
    code: string
    params?: Record<string, string>
  }[]
}

/** Does one thing with several rows: ContactList. POST rest/secure/service/contacts/archiveContactLists (spec §6) */
export const archiveContactLists: Call<'archiveContactLists', ArchiveContactListsRequest, ArchiveContactListsResponse> = {
  id: 'archiveContactLists', feature: 'contacts', method: 'POST', path: 'rest/secure/service/contacts/archiveContactLists', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  request: /* @__PURE__ */ z.object({
    selection: /* @__PURE__ */ z.union([/* @__PURE__ */ z.object({
      ids: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200)),
    }), /* @__PURE__ */ z.object({
      all: /* @__PURE__ */ z.object({
        search: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
        filters: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
          field: /* @__PURE__ */ z.enum(['kind', 'state', 'createdAt']),
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

export type ReopenContactListsRequest = {
  selection: {
    ids: string[]
  } | {
    all: {
      search?: string
      filters?: {
        field: 'kind' | 'state' | 'createdAt'
        op: 'is' | 'has' | 'from' | 'to' | 'none'
        value?: string
      }[]
    }
    except: string[]
    expected: number
  }
}

export type ReopenContactListsResponse = {
  changed: string[]
  refused: {
    id: string
    code: string
    params?: Record<string, string>
  }[]
}

/** Does one thing with several rows: ContactList. POST rest/secure/service/contacts/reopenContactLists (decided) */
export const reopenContactLists: Call<'reopenContactLists', ReopenContactListsRequest, ReopenContactListsResponse> = {
  id: 'reopenContactLists', feature: 'contacts', method: 'POST', path: 'rest/secure/service/contacts/reopenContactLists', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  request: /* @__PURE__ */ z.object({
    selection: /* @__PURE__ */ z.union([/* @__PURE__ */ z.object({
      ids: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200)),
    }), /* @__PURE__ */ z.object({
      all: /* @__PURE__ */ z.object({
        search: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200))),
        filters: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
          field: /* @__PURE__ */ z.enum(['kind', 'state', 'createdAt']),
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
